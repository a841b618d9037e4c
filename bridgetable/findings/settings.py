"""The interpretations on which directors differ, or which a national body chooses: named, with a default."""

from __future__ import annotations

from bridgetable.value import value


@value
class Setting:
    """A disputed reading: its `values` (the default first; of a number of minutes that one alone) and the paragraph."""

    id: str
    values: tuple[str, ...]
    cite: str

    @property
    def default(self) -> str:
        """The value that holds unless a record says otherwise.

        >>> SETTINGS["held-must-stop"].default
        'yes'
        """
        return self.values[0]

    @property
    def message(self) -> str:
        """The message of its name; its `.reason` says why the default holds, its `.effect` what switching does."""
        return f"reading-{self.id}"

    def value_message(self, value: str) -> str:
        """The message of the name of one of its values, where they are words; `.within` names it within a sentence."""
        return f"reading-{self.id}-{value}"

    def allows(self, value: str) -> bool:
        """Whether `value` may stand in a record: one of the list, or a number of minutes.

        >>> SETTINGS["held-must-stop"].allows("no"), SETTINGS["held-must-stop"].allows("perhaps")
        (True, False)
        """
        minutes = self.id == "correction-minutes" and value.isascii() and value.isdecimal() and len(value) <= 4
        return value in self.values or minutes


_LIST: tuple[Setting, ...] = (
    Setting("held-must-stop", ("yes", "no"), "45C2"),
    Setting("small-card-unplayed", ("minor-unless-meant", "major"), "50B"),
    Setting("call-change-2007", ("at-once", "declarer-plays", "partner-plays"), "2007:45C4(b)"),
    Setting("major-stays-major", ("yes", "no"), "50B"),
    Setting("withdrawn-53B-2017", ("no-penalty", "penalty"), "2017:53B"),
    Setting("lead-after-a-change", ("may-stand", "goes-back"), "44G"),
    Setting("option-57A", ("must", "may"), "57A"),
    Setting("leads", ("face-down", "faced"), "41A"),
    Setting("defenders-may-ask-2007", ("yes", "no"), "2007:61B3"),
    Setting("revoke-pointed-out", ("established", "put-right"), "63A1"),
    Setting("dummy-leaves-out-a-card", ("no-trick", "one-trick"), "64B3"),
    Setting("high-in-last-seat", ("top", "lowest-winner"), "46B1(a)"),
    Setting("claim-order", ("top-down", "free"), "70E2"),
    Setting("call-made-when", ("out-of-the-box", "near-the-table", "let-go"), "18F"),
    Setting("pick-up-is-pass", ("yes", "no"), "22"),
    Setting("lho-is-dealer", ("ask", "in-turn", "accepts"), "28B"),
    Setting("two-out-of-rotation", ("ask", "last-first"), "29A"),
    Setting("pass-30A-comparable", ("yes", "no"), "30A"),
    Setting("law-26-refused-change-2007", ("no", "yes"), "2007:25B2"),
    Setting("law-26-accepted-change-2007", ("yes", "no"), "2007:25B1"),
    Setting("law-26-after-28B-2007", ("no", "yes"), "2007:28B"),
    Setting("law-26-repeated-denomination-2007", ("no", "yes"), "2007:31A2(a)"),
    Setting("law-26-withdrawn-replacement", ("yes", "no"), "27C"),
    Setting("law-26-after-21B2", ("no", "yes"), "21B2"),
    Setting("several-withdrawn-calls", ("each", "one"), "26"),
    Setting("accepted-then-right-player", ("29A", "28B"), "29A"),
    Setting("call-not-repeated", ("ask", "put-in", "change"), "31A1"),
    Setting("inadmissible-out-of-turn", ("right-player", "next-player"), "37"),
    Setting("third-pass-out-of-turn", ("17D3", "30"), "34"),
    Setting("late-change-of-call", ("refused", "ask"), "25B"),
    Setting("double-as-change", ("25", "36"), "25B"),
    Setting("law-16D-after-27B1b-2007", ("stays", "off"), "2007:27B1(b)"),
    Setting("bad-double-in-play-2007", ("as-36C", "stands"), "2007:36"),
    Setting("slip-until-partner-out-of-turn", ("yes", "no"), "25A"),
    Setting("robbed-turn-law-26", ("no", "yes"), "17D3"),
    Setting("slip-tells-nothing", ("no", "yes"), "25A"),
    Setting("same-and-more-27B1a", ("ask", "yes", "no"), "2017:27B1(a)"),
    Setting("correction-minutes", ("30",), "79C"),
)

SETTINGS: dict[str, Setting] = {setting.id: setting for setting in _LIST}
"""Every setting by its id, in the order of the settings page."""
