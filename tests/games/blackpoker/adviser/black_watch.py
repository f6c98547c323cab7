"""A table of two, played by hand or guided, and what the advisers of both seats say of it."""

from __future__ import annotations

from typing import Any

from app.core.advice import Advice
from app.core.intent import Batch, Draw, Intent, Move, PutMark, Rotate
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import Declare, NextTurn, PassChance, Settle
from app.core.view import SeatView
from app.games.blackpoker.adviser.blackpoker_advising import ADVISED
from app.games.blackpoker.blackpoker_game import SPEC
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Refused, Stepped, Update
from tests.games.blackpoker.black_table import BlackTable

REST = ("S-2", "H-2", "D-2", "S-6", "H-6", "D-6", "C-6", "S-8", "H-8", "D-8", "C-8", "S-10")
A_HAND = ("C-7", "C-9", "S-3", "H-5", "D-9", "H-4", "S-K", "D-3", "H-7")
B_HAND = ("S-4", "H-3", "D-5", "C-5", "S-9", "D-4", "C-2", "H-9")
Said = set[str]


class Watch:
    """Two seats with known hands: seven cards each, one turned, the starter drew one."""

    def __init__(
        self,
        a: tuple[str, ...] = A_HAND,
        b: tuple[str, ...] = B_HAND,
        packs: tuple[tuple[str, ...], ...] = (),
        **said: str,
    ) -> None:
        """`packs`: whole decks as they are brought, in place of hands."""
        options = tuple(sorted({"format": "lite", "edition": "6", **said}.items()))
        decks = packs or (_deck(a), _deck(b))
        self.table: LocalTable = lay_table(SPEC, ("Aki", "Ren"), decks, seed=3)
        self.said: dict[int, list[Advice]] = {0: [], 1: []}
        self.views = {seat: self.table.sit(seat).view for seat in (0, 1)}
        self.memories = {seat: ADVISED.begin(self.views[seat]) for seat in (0, 1)}
        for seat in (0, 1):
            client = self.table.sit(seat)
            client.listeners.append(lambda update, seat=seat: self._told(seat, update))
        self.do(SetOptions(options))

    def _told(self, seat: int, update: Update) -> None:
        after = self.table.sit(seat).view
        if isinstance(update, Stepped):
            said, self.memories[seat] = ADVISED.follow(
                self.memories[seat], self.views[seat], update.facts, after
            )
            self.said[seat] += said
        self.views[seat] = after

    def view(self, seat: int = 0) -> SeatView:
        return self.table.sit(seat).view

    def do(self, intent: Intent, seat: int = 0) -> Said:
        """Do it, and return what both advisers say of it: of what both see, the same."""
        self.said = {0: [], 1: []}
        answer = self.table.sit(seat).ask(intent)
        assert not isinstance(answer, Refused), answer.reason
        return {one.rule for both in self.said.values() for one in both}

    def before(self, intent: Intent, seat: int = 0) -> Said:
        """Return what is said of it before it is done."""
        said = ADVISED.foresee(self.memories[seat], self.view(seat), intent)
        return {one.rule for one in said}

    def begun(self) -> Watch:
        """Take hands and begin the first turn by hand; return the table."""
        for seat in (1, 0):
            assert not self.do(Draw(7, f"deck.{seat}", f"hand.{seat}"), seat)
            assert not self.do(Draw(1, f"deck.{seat}", f"graveyard.{seat}"), seat)
        assert not self.do(Draw(1, "deck.0", "hand.0"))
        assert not self.do(NextTurn(0))
        return self

    def card(self, ref: str, seat: int = 0) -> str:
        """Return a card that a seat sees, by its key."""
        own = (card for card in self.view(seat).cards.values() if card.owner == seat)
        return next(card.handle for card in own if card.ref == ref)

    def unit(self, ref: str, seat: int = 0) -> str:
        """Return the character that a card is part of."""
        return self.view(seat).cards[self.card(ref, seat)].unit

    def wall(self, seat: int, at: int = -1) -> str:
        """Return a bulwark, the one nearest the deck unless told otherwise."""
        return self.view(seat).zones[f"bulwarks.{seat}"].items[at]

    def top(self) -> str:
        return self.view().stage.declarations[-1].id

    # -- what people do by hand --------------------------------------------------------------------

    def wall_set(self, ref: str, seat: int = 0) -> Said:
        """Place a bulwark by hand."""
        said = self.do(Draw(1, f"deck.{seat}", f"graveyard.{seat}"), seat)
        said |= self.do(Declare("setBulwark"), seat)
        said |= self.do(Move((self.card(ref, seat),), f"bulwarks.{seat}", -1, up=False), seat)
        return said | self.do(Settle(self.top()), seat)

    def stands(self, ref: str, seat: int = 0) -> str:
        """Let a soldier stand that entered long ago."""
        self.do(Move((self.card(ref, seat),), f"soldiers.{seat}", -1, up=True), seat)
        return self.unit(ref, seat)

    def show_key(self, *refs: str, seat: int = 0) -> tuple[str, ...]:
        self.do(Move(tuple(self.card(ref, seat) for ref in refs), f"keys.{seat}", 0, up=True), seat)
        return tuple(self.card(ref, seat) for ref in refs)

    def drives(self, *units: str, seat: int = 0) -> Said:
        return self.do(Rotate(units, 90), seat)

    def passes(self, seat: int) -> Said:
        return self.do(PassChance(), seat)

    def declares(self, text: str, seat: int = 0, **how: Any) -> Said:
        return self.do(Declare(text, **how), seat)

    def settles(self, seat: int = 0) -> Said:
        return self.do(Settle(self.top()), seat)

    def names(self, *units: str, seat: int = 0) -> Said:
        """Drive and name attackers."""
        return self.do(Batch((Rotate(units, 90), PutMark(units, "attacks", value=1))), seat)

    def blocks(self, unit: str, attacker: str, seat: int = 1) -> Said:
        return self.do(PutMark((unit,), "blocks", value=1, to=attacker), seat)


def _deck(hand: tuple[str, ...]) -> tuple[str, ...]:
    return (*hand, *(ref for ref in REST if ref not in hand))


def listening(table: BlackTable, seat: int) -> set[str]:
    """Return what the adviser of a seat will have said of the next gesture."""
    said: set[str] = set()
    before = table.view(seat)

    def listen(update: Update) -> None:
        if isinstance(update, Stepped):
            memory = ADVISED.begin(before)
            found, _ = ADVISED.follow(memory, before, update.facts, table.view(seat))
            said.update(one.rule for one in found)

    table.table.sit(seat).listeners.append(listen)
    return said
