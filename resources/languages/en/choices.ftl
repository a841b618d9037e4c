### What may be chosen: sentences for who has a choice, and for choices that were made.

choices-a-suit = a { SUIT($suit) }

# Who may choose. $who: South, or North or South; $words: a choice.
choices-may = { $who } may { $words }.
choices-choice-of = { SEAT($seat, form: "of") } choice: { $words }.
choices-choice-of-one-of = The choice of { $who }: { $words }.
choices-next-player = The next player
choices-the-next-player = the next player
choices-first-to-speak = { $who } (whoever speaks first)
choices-each = { $who } each
choices-if-they-differ = If they differ, { SEAT($seat) } decides.
# All that somebody may choose. $why: call for a withdrawn call, card for a penalty card.
choices-because-may = { $why ->
    [call] Because of the withdrawn call { $who } may { $words }.
    [card] Because of the penalty card { $who } may { $words }.
   *[none] { $who } may { $words }.
}
choices-or = { $first }, or { $last }
choices-which-card-of = { $who } { $may ->
    [yes] may say
   *[no] has to say
} which card is played: { $cards }.

# A choice within a sentence. $who is the player whose card or lead it is about; none if he is not known.
choices-designate = name { CARD($card, form: "the") } as the card played
choices-accept = accept
choices-refuse = refuse
choices-ask-nothing = ask for nothing
choices-spread = spread his hand and become dummy
choices-lead-from-hand = have declarer lead from his hand
choices-lead-from-dummy = have declarer lead from dummy
choices-play-on = have play go on, if all four agree
choices-stop = have the director decide on the claim
choices-waive = do without the rectification
choices-change-his-call = change his call
choices-keep-his-call = keep his call
# $number: the action that made the call, where it has to be named.
choices-on-call = { choices-verb } { SEAT($seat, form: "of") } { $call }{ choices-of-action }
choices-of-action = { $number ->
    [none] { "" }
   *[number] { " " }of action { $number }
}
choices-require = require { $suits }
choices-forbid = forbid { $suits }
choices-require-end = require the { $end ->
    [highest] highest
   *[lowest] lowest
} card of the suit led
choices-verb = { $answer ->
    [accept] accept
   *[refuse] refuse
}
# $it: what is meant by it, a lead that has been named, or a call.
choices-answer = { choices-verb } { $lead ->
    [yes] the lead
   *[no] { $it ->
        [lead] it
       *[call] it
    }
}
choices-answer-lead = { choices-verb } { SEAT($seat, form: "of") } lead of { CARD($card) }{ $from_dummy ->
    [yes] { " " }from dummy
   *[no] { "" }
}
choices-accept-in-place = accept { ruling-owned } in place of the penalty card
choices-have-it-played = have { ruling-owned } played instead
choices-have-penalty-card-played = have the penalty card played instead
choices-defender = { $who ->
    [none] the other defender
   *[seat] { SEAT($who) }
}
choices-have-play-end = have { choices-defender } play his { $end ->
    [highest] highest
    [lowest] lowest
   *[both] highest or his lowest
} card of the suit led
choices-of-play = { $forbid ->
    [yes] forbid { choices-defender } to play { $suits }
   *[no] have { choices-defender } play { $suits }
}
choices-no-restriction-on-card = put no restriction on { $who ->
    [none] the other defender's
   *[seat] { SEAT($who, form: "of") }
} card
choices-no-restriction-on-lead = put no restriction on { $who ->
    [none] the
   *[seat] { SEAT($who, form: "of") }
} lead
choices-a-lead = { choices-lead-verb } a { SUIT($suit) } lead{ choices-of-whom }
choices-the-lead = { choices-lead-verb } the lead of { $suits }{ choices-of-whom }
choices-lead-verb = { $verb ->
    [require] require
   *[forbid] forbid
}
choices-of-whom = { $who ->
    [none] { "" }
   *[seat] { $verb ->
        [require] { " " }from { SEAT($who) }
       *[forbid] { " " }as long as { SEAT($who) } keeps the lead
    }
}
choices-one-or-more-suits = one or more of these suits
choices-one-suit = one suit ({ $suits })

# Choices that have been made: after the player who made them.
choices-made-designate = names { CARD($card, form: "the") } as the card played
choices-made-accept = accepts
choices-made-refuse = refuses
choices-made-ask-nothing = asks for nothing
choices-made-spread = spreads his hand
choices-made-lead-from-hand = has declarer lead from his hand
choices-made-lead-from-dummy = has declarer lead from dummy
choices-made-play-on = plays on
choices-made-stop = stops the play
choices-made-waive = does without the rectification
choices-made-change-his-call = changes his call
choices-made-keep-his-call = keeps his call
choices-made-on-call = { $answer ->
    [accept] accepts
   *[refuse] refuses
} { SEAT($seat, form: "of") } { $call }{ choices-of-action }
choices-made-require = requires { $suits }
choices-made-forbid = forbids { $suits }
choices-made-require-end = requires the { $end ->
    [highest] highest
   *[lowest] lowest
} card of the suit led
# The name of a branch: after the choice, or the action done instead of another, with which it begins.
choices-branch = { $declarer ->
    [yes] declarer
   *[no] { SEAT($seat) }
} { $chosen }
choices-branch-instead = { $done } instead
choices-told-play-on = play on
choices-told-stop = stop the play

# A choice with those that it opens for the same player at once.
choices-and-then = { $words }, and then { $then }
choices-alike = { $words } { $suits }.

# A choice as a director offers it to the player who has it. $who: whose card or lead it is about.
# What is said first while a call waits for its fate. $who may choose; $seat has made the $call.
choices-call-or-not = { $kind ->
    [insufficient] { SEAT($seat, form: "of") } { $call } is not high enough. { $who } may accept it; if not, { SEAT($seat) } has to put it right.
   *[out-of-turn] { SEAT($seat) } has called out of turn. { $who } may accept the { $call }; if not, it is cancelled.
}
# What a call in place of a bid that was too low would lead to.
choices-replacement = { $what ->
    [free] { $call }: nothing more follows.
    [open] { $call }: { SEAT($partner) } has to pass until the auction ends, unless the director finds that it says the same.
    [refused] { $call }: not allowed. Another call has to be made, and { SEAT($partner) } has to pass until the auction ends.
   *[barred] { $call }: { SEAT($partner) } has to pass until the auction ends.
}
choices-call-replaced = { SEAT($seat, form: "of") } { $call } is not high enough, and he has put { $new } there himself. { $who } may accept the { $call }; if not, { $new } is ruled on.
choices-change-of-call = { SEAT($seat) } wants { $new } in place of { $old }. { $open ->
    [yes] { $who } may accept that; if not, { $old } stands.
   *[no] That cannot be accepted: { $old } stands.
}
choices-call-over-a-slip = { $who } called { $call } over a slip that has been put right: { $legal ->
    [yes] he may call again, or keep his call.
   *[no] it is no longer allowed, and he has to call again.
}
choices-spoken-spread = Accept the lead, lay your hand down and be dummy. Your partner becomes declarer.
choices-spoken-lead-from-hand = Have declarer lead from his hand.
choices-spoken-lead-from-dummy = Have declarer lead from dummy.
choices-spoken-play-on = Let play go on. All four players must agree; the claim is void then.
choices-spoken-stop = Let play stop here; the director then decides on the claim.
choices-spoken-require-the-highest = Have { choices-defender } play his highest card of the suit led.
choices-spoken-require-the-lowest = Have { choices-defender } play his lowest card of the suit led.
choices-spoken-accept = Accept it: the card stands as if nothing had happened.
choices-spoken-waive = Do without the rectification.
choices-spoken-change-his-call = Change your call.
choices-spoken-keep-his-call = Keep your call.
choices-spoken-refuse = Do not accept it: it is put right.
choices-spoken-on-call = { $answer ->
    [accept] Accept
   *[refuse] Refuse
} { SEAT($seat, form: "of") } { $call }.
choices-spoken-accept-other-card = Accept the card that was played. The penalty card stays where it is.
choices-spoken-accept-lead-no-longer-due = Accept the lead. It stands, and play goes on from it.
choices-spoken-accept-lead = Accept the lead. It stands, and play goes on from it.
choices-spoken-accept-opening-lead = Accept the lead and stay declarer. Dummy is spread, and you play second, from your own hand.
choices-spoken-refuse-lead-no-longer-due = Do not accept the lead. The card goes back to the hand.
choices-spoken-refuse-other-card = Do not accept it. The card is taken back, and the penalty card is played.
choices-spoken-refuse-opening-lead = Do not accept the lead. The card becomes a penalty card, and the lead comes from the hand whose turn it was.
choices-spoken-refuse-declarers-lead = Do not accept the lead. The card goes back, and the lead comes from the hand whose turn it was.
choices-spoken-refuse-defenders-lead = Do not accept the lead. The card becomes a penalty card, and the lead comes from the hand whose turn it was.
choices-spoken-require-penalty-card = Have { choices-on-lead } lead { $one }. The penalty card goes back to the hand.
choices-spoken-forbid-penalty-card = Forbid { choices-on-lead } to lead { $suits } while he keeps the lead. The penalty card goes back to the hand.
choices-spoken-ask-nothing-penalty-card = Ask for nothing. { choices-spoken-free }, and the penalty card stays on the table.
choices-spoken-require-penalty-cards = Have { choices-on-lead } lead { $one }. The penalty cards of that suit go back to the hand.
choices-spoken-forbid-penalty-cards = Forbid { choices-on-lead } to lead { $suits } while he keeps the lead. The penalty cards of the suits named go back.
choices-spoken-ask-nothing-penalty-cards = Ask for nothing. { choices-spoken-free }, and the penalty cards stay on the table.
choices-spoken-require-call = Have { choices-on-lead } lead { $one } now.
choices-spoken-forbid-call = Forbid { choices-on-lead } to lead { $suits } now, and for as long as he keeps the lead.
choices-spoken-ask-nothing-call = Ask for nothing. { choices-spoken-free }.
choices-spoken-require-play = Have { choices-defender } play { $one } to this trick.
choices-spoken-forbid-play = Forbid { choices-defender } to play { $one } to this trick.
choices-spoken-ask-nothing-play = Ask for nothing: { choices-defender } may play any card that he legally can.
# $own: yes if he has a penalty card of his own to lead.
choices-spoken-free = { $own ->
    [yes] { choices-on-lead } leads his own penalty card then
   *[no] { choices-on-lead } may lead any card
}
choices-on-lead = { $who ->
    [none] the player on lead
   *[seat] { SEAT($who) }
}
choices-spoken-designate = Say that { CARD($card, form: "the") } is the card played.
choices-spoken-below = – { $words }
# What choices that differ in the suit alone have in common: before the suits.
choices-spoken-common-play = { $forbid ->
    [yes] Forbid { choices-defender } to play
   *[no] Have { choices-defender } play
}
choices-spoken-common-lead = { $forbid ->
    [yes] Forbid { choices-on-lead } to lead
   *[no] Have { choices-on-lead } lead
}
choices-you-may-choose = { $who }, you may choose:
choices-numbered = { $number }.  { $words }

# What is said first while somebody has a choice. $who has it; at most 120 letters in English, whatever others need for the same.
choices-has-a-choice = { $who } has a choice to make.
choices-may-forbid-because-of-call = { $who } may forbid { $partner ->
    [none] the leader
   *[seat] { SEAT($partner) }
} to lead { $suits }, because of a call that was withdrawn.
choices-may-require-or-forbid-because-of-call = { $who } may require or forbid a { $suits } lead from { $partner ->
    [none] the leader
   *[seat] { SEAT($partner) }
}, because of a call that was withdrawn.
choices-which-card = { $who } { $may ->
    [yes] may say
   *[no] has to say
} which card is played.
choices-about-a-lead = { $who } may { $spread ->
    [yes] spread his hand, accept or refuse
   *[no] accept or refuse
} { SEAT($seat, form: "of") } lead of { CARD($card) }{ $from_dummy ->
    [yes] { " " }from dummy
   *[no] { "" }
}; until then it waits.
choices-accept-or-have = { $who } may accept { ruling-owned }, or have { SEAT($owner, form: "of") } { CARD($due) }, his penalty card, played instead.
choices-accept-or-have-one = { $who } may accept { ruling-owned }, or have a penalty card, his penalty card, played instead.
choices-penalty-cards-lie = { SEAT($seat, form: "of") } { $count ->
    [one] { CARD($card) } is a penalty card
   *[other] { $cards } are penalty cards
}
choices-suit = { SUIT($suit) }
# $suits: heart or club; $lie is choices-penalty-cards-lie.
choices-lead-of-partner = { $who } may { $verbs ->
    [require] require
    [forbid] forbid
    [forbid-or-require] forbid or require
   *[require-or-forbid] require or forbid
} a { $suits } lead from { SEAT($leader) }, or neither: { $lie }.
choices-what-may-be-led = { $who } says what may be led, or must be: { $lie }.
choices-what-he-may-lead = { $who } says what { SEAT($leader) } may lead, because of { SEAT($seat, form: "of") } penalty cards.
choices-play-of-partner = { ruling-owned } came too early{ $penalty ->
    [yes] , a penalty card
   *[no] { "" }
}: { $who } may have { SEAT($partner) } play highest, lowest, or { $verbs ->
    [require] name
    [forbid] forbid
    [forbid-or-require] forbid or name
   *[require-or-forbid] name or forbid
} a suit.
