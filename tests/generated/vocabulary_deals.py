"""True deals, and what a record says of them before its first action."""

from __future__ import annotations

import json
import random

DECK = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
SEATS = "NESW"
_STRAIN = ("C", "D", "H", "S", "NT")


class Start:
    """Who really holds what when the record begins, and the lines of the case that tell of it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.declarer = rng.choice(SEATS)
        self.trick = 1 if rng.random() < 0.55 else rng.randint(2, 13)
        size = 14 - self.trick
        deck = rng.sample(DECK, 4 * size)
        self.hands = {seat: sorted(deck[i * size : i * size + size], key=DECK.index) for i, seat in enumerate(SEATS)}
        self.stage = self._stage()
        self.lead = rng.choice(SEATS)

    def _stage(self) -> str | None:
        if self.trick > 1:
            return None
        return self.rng.choices((None, "play", "clarification", "auction", "cards taken"), (6, 3, 2, 1.5, 0.5))[0]

    def text(self) -> str:
        """The keys of the case that stand before its actions."""
        lines = [f"table = {{{self._header()}}}", f"deal = {{{', '.join(self._deal())}}}"]
        known = self._known()
        if known:
            lines.append(f"known = {json.dumps(known)}")
        if self.trick > 1:
            lines.append(f"start = {{{', '.join(self._start())}}}")
        return "\n".join(lines) + "\n"

    def _header(self) -> str:
        rng = self.rng
        contract = f"{rng.randint(1, 7)}{rng.choice(_STRAIN)}{rng.choice(('', '', '', 'X', 'XX'))}"
        self.trump = contract[1] if contract[1:3] != "NT" else ""
        parts = [f'declarer="{self.declarer}"', f'contract="{contract}"']
        if rng.random() < 0.4:
            parts.append(f'dealer="{rng.choice(SEATS)}"')
        if rng.random() < 0.3:
            parts.append(f'vulnerable="{rng.choice(("none", "NS", "EW", "all"))}"')
        if self.stage:
            parts.append(f'stage="{self.stage}"')
        return ", ".join(parts)

    def _deal(self) -> list[str]:
        """All hands, some, or each suit of them as far as it is known."""
        rng, style = self.rng, self.rng.random()
        parts = []
        for seat in SEATS:
            if style < 0.4 or (style < 0.7 and rng.random() < 0.5):
                parts.append(f'{seat}="{".".join(self._suit(seat, suit, 1) for suit in "SHDC")}"')
            elif style >= 0.55 and rng.random() < 0.7:
                parts.append(f'{seat}="{".".join(self._suit(seat, suit, rng.choice((0, 0.5, 1))) for suit in "SHDC")}"')
        return parts

    def _suit(self, seat: str, suit: str, much: float) -> str:
        ranks = [card[1] for card in self.hands[seat] if card[0] == suit]
        if not much:
            return "*"
        if much == 1:
            return "".join(ranks)
        kept = [rank for rank in ranks if self.rng.random() < 0.5]
        small = [rank for rank in ranks if rank not in kept and rank in "98765432"]
        return "".join(kept) + "x" * self.rng.randint(0, len(small)) + "+"

    def _known(self) -> list[str]:
        said, rng = [], self.rng
        while rng.random() < 0.2:
            seat, suit = rng.choice(SEATS), rng.choice(("spades", "hearts", "diamonds", "clubs"))
            held = [card for card in self.hands[seat] if card[0] == suit[0].upper()]
            if not held:
                said.append(f"{seat} has no {suit}")
            elif len(held) > 1 and rng.random() < 0.3:
                said.append(f"{seat} has a {suit[:-1]} besides {held[0]}")
            else:
                ways = (f"has a {suit[:-1]}", f"has exactly {len(held)} {suit}", f"has {rng.choice(held)}")
                said.append(f"{seat} {rng.choice(ways)}")
        return said

    def _start(self) -> list[str]:
        rng, before = self.rng, self.trick - 1
        parts = [f"trick={self.trick}"]
        if rng.random() < 0.85:
            parts.append(f'lead="{self.lead}"')
        told = rng.random()
        if told < 0.4:
            winners = "".join(rng.choice("NESW?") for _ in range(before - 1)) + self.lead
            parts.append(f'winners="{winners}"')
        elif told < 0.7:
            ours = rng.randint(0, before)
            parts.append(f"tricks={{NS={ours}, EW={before - ours}}}")
        if rng.random() < 0.2:
            seat, status = rng.choice(SEATS), rng.choice(("major penalty", "minor penalty", "exposed"))
            parts.append(f'on_table=["{seat} {rng.choice(self.hands[seat])} {status}"]')
        if rng.random() < 0.07:
            parts.append(f'duties=["{rng.choice(SEATS)}: not lead {rng.choice(("hearts", "clubs"))}, loses the lead"]')
        if rng.random() < 0.07:
            revoke = f"{rng.choice(SEATS)} trick {rng.randint(1, before)} hearts"
            parts.append(f'revokes=["{revoke}: {rng.choice(("open", "corrected", "established"))}"]')
        if rng.random() < 0.07:
            parts.append(f'calls=["{rng.choice(SEATS)} withdrew 2D for 3C"]')
        return parts
