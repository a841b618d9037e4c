"""The interpretations on which directors differ, or which a national body chooses: named, with a default."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Setting:
    """A disputed reading: its `values` (the default first; empty for a number of minutes), the paragraph, and two
    sentences for the settings page: the `reason` for the default and the `effect` of switching.
    """

    id: str
    values: tuple[str, ...]
    cite: str
    reason: str
    effect: str

    @property
    def default(self) -> str:
        """The value that holds unless a record says otherwise."""
        return self.values[0]

    def allows(self, value: str) -> bool:
        """Whether `value` may stand in a record: one of the list, or a number of minutes."""
        minutes = self.id == "correction-minutes" and value.isascii() and value.isdecimal() and len(value) <= 4
        return value in self.values or minutes


_LIST: tuple[Setting, ...] = (
    Setting(
        "held-must-stop",
        ("yes", "no"),
        "45C2",
        "A card swept towards the table and back is not held there, so it must come to rest for a moment.",
        "With “no”, declarer's card is played as soon as it comes to the table face up, even in one movement.",
    ),
    Setting(
        "small-card-unplayed",
        ("minor-unless-meant", "major"),
        "50B",
        "Of two cards put down together, the small one left unplayed slipped out, unless it was the one meant.",
        "With “major”, the card left unplayed is a major penalty card, whatever its rank.",
    ),
    Setting(
        "call-change-2007",
        ("at-once", "declarer-plays", "partner-plays"),
        "2007:45C4(b)",
        "A slip is corrected without a pause, and at the latest before declarer's side plays from the other hand.",
        "The other values let him change until he plays from his own hand, or until his partner has played a card; "
        "dummy, who puts out the card called, has only carried out the call.",
    ),
    Setting(
        "major-stays-major",
        ("yes", "no"),
        "50B",
        "A minor penalty card that became major beside a second one stays major when the other is gone.",
        "With “no”, the card is a minor penalty card again as soon as it lies alone.",
    ),
    Setting(
        "withdrawn-53B-2017",
        ("no-penalty", "penalty"),
        "2017:53B",
        "A defender who takes back his card after a proper lead has only followed the law; it is no penalty card.",
        "With “penalty”, the card he takes back stays on the table as a penalty card.",
    ),
    Setting(
        "lead-after-a-change",
        ("may-stand", "goes-back"),
        "44G",
        "Once a change gives the trick to another hand, the next lead was out of turn; the opponents may accept it.",
        "With “goes-back”, such a lead, in turn when it was made, is always taken back.",
    ),
    Setting(
        "option-57A",
        ("must", "may"),
        "57A",
        "Declarer has to pick one of the options, so play does not go on before he does.",
        "With “may”, declarer can leave all the options unused.",
    ),
    Setting(
        "leads",
        ("face-down", "faced"),
        "41A",
        "The opening lead lies face down until the questions are over.",
        "With “faced”, an opening lead put down face up is the normal procedure here.",
    ),
    Setting(
        "defenders-may-ask-2007",
        ("yes", "no"),
        "2007:61B3",
        "Defenders may ask each other about having none; a national body can forbid it.",
        "With “no”, such a question between defenders breaks the rules and has consequences.",
    ),
    Setting(
        "revoke-pointed-out",
        ("established", "put-right"),
        "63A1",
        "Any card of the offenders to the next trick establishes a revoke, legal or not, even one pointed out before.",
        "With “put-right”, a revoke that was pointed out in time is corrected, whatever the offenders play after that.",
    ),
    Setting(
        "dummy-leaves-out-a-card",
        ("no-trick", "one-trick"),
        "64B3",
        "A card left out by dummy is deemed a revoke, and no revoke with dummy's cards costs a trick by itself.",
        "With “one-trick”, Law 67B1 is read by itself: the trick is lost for dummy's omission too, as 64A2 says.",
    ),
    Setting(
        "high-in-last-seat",
        ("top", "lowest-winner"),
        "46B1(a)",
        "The word “high” means the highest card of the suit, in every seat.",
        "With “lowest-winner”, the same word in fourth seat means the cheapest card that wins the trick.",
    ),
    Setting(
        "claim-order",
        ("top-down", "free"),
        "70E2",
        "A claimer who names no order plays a suit from the top.",
        "With “free”, any order within a suit counts as normal play.",
    ),
    Setting(
        "correction-minutes",
        ("30",),
        "79C",
        "Mistakes in the score can be put right for half an hour after it was made available.",
        "Another number of minutes lengthens or shortens that time.",
    ),
)

SETTINGS: dict[str, Setting] = {setting.id: setting for setting in _LIST}
"""Every setting by its id, in the order of the settings page."""
