"""A Nullpoga table in a few words: rows by cell, hands, what is planned, what comes of it.

Cells are counted from their owner's left, as people see them: `Half("5:boar", hand="meteor rat")`
has a boar in cell 5, which faces the other's cell 1.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.core.data.value import value
from app.core.fact import StartCard
from app.core.ids import SeatId, UnitId, ZoneId
from app.core.intent import Intent, PutMark
from app.core.intents.seal_intents import LockPlan, Sketch
from app.core.intents.turn_intents import NextTurn
from app.core.options import Options
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Selection
from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.flow.phase_order import PLAN
from app.games.nullpoga.flow.phase_tasks import phase_step
from app.games.nullpoga.nullpoga_game import SPEC
from app.games.nullpoga.planning.drafting import draft_of
from app.games.nullpoga.resolver.board_values import BATTLE, SIDES, STANDBY, Board
from app.games.nullpoga.resolver.turn_plans import Plan
from app.games.nullpoga.table import nullpoga_marks as m
from app.games.nullpoga.table.board_reading import board_of
from app.games.nullpoga.table.nullpoga_zones import DECK, GRAVE, HAND
from app.session.host.local_table import lay_table
from app.session.host.updates import Accepted, Answer, Refused

NAMES = ("Aki", "Ren")
FILLER = tuple(card.id for card in card_book().cards.values() if card.kind == "monster")


@value
class Half:
    """What one player has; rows and hand with spaces between."""

    battle: str = ""
    """"5:boar 3:cat"."""
    standby: str = ""
    hand: str = ""
    deck: str | int = 20
    """Its cards, the top one first; or how many, whichever."""
    grave: str = ""
    life: int = 20
    mana: int | None = None
    """None for what the turn gives."""
    wild: tuple[int, ...] = ()


class PogaTable:
    """A table in the planning of a turn."""

    def __init__(
        self,
        first: Half | None = None,
        second: Half | None = None,
        *,
        turn: int = 6,
        options: Mapping[str, str] | None = None,
        seed: int = 7,
    ) -> None:
        halves = (first or Half(), second or Half())
        cards = tuple(card for seat, half in enumerate(halves) for card in _cards(seat, half))
        chosen: Options = tuple(sorted((options or {}).items()))
        decks = tuple(tuple(c.ref for c in cards if c.owner == seat) for seat in SIDES)
        self.table = lay_table(SPEC, NAMES, decks, seed, 0, chosen, cards)
        self.clients = tuple(self.table.sit(seat) for seat in SIDES)
        for _ in range(turn):
            self.ask(0, NextTurn(0, PLAN, SIDES))
        for seat, half in enumerate(halves):
            mana = min(turn, 10) if half.mana is None else half.mana
            for key, amount in ((m.PLAYER_LIFE, half.life), (m.MANA, mana)):
                self.ask(seat, PutMark((f"seat.{seat}",), key, value=amount, verb="settles"))
            for cell in half.wild:
                self.ask(seat, PutMark((f"{BATTLE}.{seat}#{cell}",), m.WILD, value=1))

    # -- what there is ---------------------------------------------------------------------------

    def view(self, seat: SeatId = 0) -> SeatView:
        return self.clients[seat].view

    def board(self, seat: SeatId = 0) -> Board:
        return board_of(self.view(seat))

    def unit(self, where: str) -> UnitId:
        """Return who stands at "battle.0#3"; fails where nobody does."""
        zone, _, cell = where.partition("#")
        view = self.view()
        return next(u for u in view.zones[zone].items if view.units[u].cell == int(cell))

    def card(self, ref: str, seat: SeatId = 0) -> str:
        """Return a card of a hand by its handle."""
        view = self.view(seat)
        return next(c for c in view.zones[f"{HAND}.{seat}"].items if view.cards[c].ref == ref)

    def held(self, ref: str, cell: str = "", seat: SeatId = 0) -> Selection:
        """Return a card of a hand as it is pointed at, over a cell where one is said."""
        return Selection(cards=(self.card(ref, seat),), cell=cell)

    def plan(self, seat: SeatId = 0) -> Plan:
        return draft_of(self.view(seat))

    # -- what is done ----------------------------------------------------------------------------

    def ask(self, seat: SeatId, intent: Intent) -> Answer:
        answer = self.clients[seat].ask(intent)
        assert isinstance(answer, Accepted), answer
        return answer

    def refused(self, seat: SeatId, intent: Intent) -> Words:
        answer = self.clients[seat].ask(intent)
        assert isinstance(answer, Refused), answer
        return answer.reason

    def press(self, action: str, selection: Selection, seat: SeatId = 0) -> bool:
        """Do what an action does on a selection, and say whether it was offered."""
        found = next(one for one in SPEC.actions if one.id == action)
        if not found.when(self.view(seat), selection):
            return False
        intent = found.make(self.view(seat), selection)
        assert intent is not None
        self.ask(seat, intent)
        return True

    def drop(
        self,
        selection: Selection,
        zone: ZoneId,
        unit: UnitId = "",
        seat: SeatId = 0,
        which: int = 0,
    ) -> Words:
        """Let go of something, and return what that was called."""
        assert SPEC.drops is not None
        found = list(SPEC.drops(self.view(seat), selection, zone, unit, 0))
        self.ask(seat, found[which].intent)
        return found[which].title

    def sketch(self, text: str, seat: SeatId = 0) -> None:
        self.ask(seat, Sketch(text))

    def lock(self, first: str = "", second: str = "") -> None:
        """Lock both plans."""
        for seat, text in enumerate((first, second)):
            self.ask(seat, LockPlan(text))

    def run(self, before: str = "") -> None:
        """Carry out the phases that come before one, or all there are."""
        while (phase := next_phase(self.view())) and phase != before:
            self.ask(0, phase_step(phase))

    def turn(self, first: str = "", second: str = "") -> None:
        """Lock both plans and carry out all of the turn."""
        self.lock(first, second)
        self.run()


def _cards(seat: SeatId, half: Half) -> list[StartCard]:
    laid = [StartCard(ref, seat, f"{HAND}.{seat}") for ref in half.hand.split()]
    for row, line in ((BATTLE, half.battle), (STANDBY, half.standby)):
        for one in line.split():
            cell, _, ref = one.partition(":")
            laid.append(StartCard(ref, seat, f"{row}.{seat}", up=True, cell=int(cell)))
    laid += [StartCard(ref, seat, f"{GRAVE}.{seat}", up=True) for ref in half.grave.split()]
    deck = half.deck.split() if isinstance(half.deck, str) else _filled(half.deck)
    return [*laid, *(StartCard(ref, seat, f"{DECK}.{seat}") for ref in deck)]


def _filled(size: int) -> list[str]:
    return [FILLER[at % len(FILLER)] for at in range(size)]
