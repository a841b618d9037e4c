"""The ledger: who owes what, who may take back what, who may not use what."""

from __future__ import annotations

from typing import Unpack

from bridgetable.cases.reader import load
from bridgetable.explain.ledger import LedgerRow, ledger
from bridgetable.findings import kinds as k
from bridgetable.findings.deeds import read_deed
from bridgetable.findings.kinds import Status
from bridgetable.judge import judge
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.position import Header, Position
from bridgetable.table.record import Fact, Record
from bridgetable.table.sentences import parse
from verdicts import Parts, by, card, status, verdict


def rows_of(seat: Seat, *statuses: Status, **parts: Unpack[Parts]) -> tuple[LedgerRow, ...]:
    return dict(ledger(verdict(*statuses, **parts)).players)[seat]


def test_nothing_stands_after_lawful_play() -> None:
    book = ledger(verdict())
    assert book.empty
    assert book.counts() == ()


def test_a_penalty_card_stands_with_what_it_obliges_to() -> None:
    play = k.Duty(by("50D1(a)"), Seat.W, must=read_deed("play H5"), when="first legal turn", card=card("H5"))
    other = k.Duty(by("44C"), Seat.W, must=read_deed("play a diamond"), when="this trick")
    ban = k.Duty(by("50D2(a)"), Seat.W, may_not=read_deed("lead hearts"), until="loses the lead")
    rows = rows_of(Seat.W, status("W H5", "major penalty"), duties=(play, other, ban))
    assert [(row.kind, row.cite) for row in rows] == [
        ("penalty card", "50D1(a)"),
        ("restriction", "50D2(a)"),
        ("must", "44C"),
    ]
    assert rows[0].note == "West must play ♥5 at the first turn at which it is legal"
    (minor,) = rows_of(Seat.W, status("W H5", "minor penalty"))
    assert minor.note.startswith("no other small card")


def test_rights_to_take_back_say_what_ends_them() -> None:
    right = k.MayWithdraw(by("47D"), Seat.E, card("D7"), "partner plays", "RHO changed", penalty=True)
    step = k.MustWithdraw(by("47B"), Seat.E, card("C2"))
    goes, may = rows_of(Seat.E, may_withdraw=(right,), must_withdraw=(step,))
    assert goes.kind == "goes back"
    assert may.note == "until his partner plays, but only if North's card is changed; it becomes a penalty card then"
    (may,) = rows_of(Seat.E, may_withdraw=(k.MayWithdraw(by("47D"), Seat.E, card("D7"), "partner plays", "he asks"),))
    assert may.note == "until his partner plays, but only if he asks"


def test_what_may_not_be_used_stands_with_each_player_it_is_barred_to() -> None:
    barred = k.Information(by("16B1"), "W D7", "sight", (Seat.N, Seat.S, Seat.W), (Seat.E,))
    free = k.Information(by("50E1"), "W D7", "duty to play", tuple(Seat), ())
    book = ledger(verdict(information=(barred, free)))
    assert [row.head for row in dict(book.players)[Seat.E]] == ["The sight of West's ♦7"]
    assert [row.note for row in book.table] == ["everybody may use it"]
    nobody = k.Information(by("16B1"), "#9", "all", (), (Seat.E,), until="this trick")
    assert rows_of(Seat.E, information=(nobody,))[0].note == "may not be used in this trick"


def test_the_end_of_play_has_revokes_open_facts_and_what_is_looked_at_again() -> None:
    revoke = k.Revoke(by("61A"), Seat.W, 3, "hearts", "open", 9)
    asked = k.Question(by("64A"), "trick-winner", "3", ("N", "E", "S", "W"))
    transfer = k.Transfer(by("64A1"), Seat.N.side, 2)
    book = ledger(
        verdict(
            revokes=(revoke,),
            questions=(asked,),
            transfer=transfer,
            checks=(k.Check(by("50E4"), damage="penalty card"),),
        )
    )
    assert [row.kind for row in book.end_of_play] == ["revoke", "revoke", "revoke", "later"]
    assert book.counts() == (("revoke", 3), ("later", 1))


def test_an_action_that_told_something_is_quoted() -> None:
    record = load(resource_path("cases", "law54", "law54-b-accepts.toml")).record.upto(3)
    book = ledger(judge(record, 2017), record.log)
    assert [row.head for row in dict(book.players)[Seat.S]] == ["What “North calls the director” tells"]


def test_of_two_cards_due_now_declarer_says_which() -> None:
    record = load(resource_path("cases", "law51", "law51-a-on-lead.toml")).record.upto(0)
    rows = dict(ledger(judge(record, 2017)).players)[Seat.E]
    assert [(row.note, row.cite) for row in rows] == [("to be played now, if South says so", "51A")] * 2


def test_a_lead_that_may_be_restricted_stands_with_him_who_will_lead() -> None:
    calls = (
        "N bids 1S",
        "E bids 1H",
        "S calls the director",
        "the director explains",
        "S chooses to refuse",
        "E bids 3H",
    )
    record = Record(
        Position(Header(dealer=Seat.N, stage="auction")), tuple(map(parse, calls)), (Fact("comparable", "E 3H", "no"),)
    )
    players = dict(ledger(judge(record, 2017)).players)
    lead, must = players[Seat.W][:2]
    assert (lead.kind, lead.cite, must.kind) == ("restriction", "26B", "must")
    assert lead.head.startswith("When West first leads against declarer, declarer may forbid one suit")
    assert not [row for row in players[Seat.E] if row.kind == "restriction"]
