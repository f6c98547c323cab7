"""Plays any game at random, by what it offers itself: its actions, drops, tasks and procedures.

Whatever happens follows from the seed. Nobody at the table knows more than their own view.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from app.core import intent as i
from app.core.data.value import value
from app.core.ids import SeatId, place
from app.core.intents.turn_intents import Declare, NextTurn, PassChance, Restage, Use
from app.core.view import SeatView
from app.games.game_api import GameAction, GameSpec, Selection
from app.games.game_registry import cards_of
from app.session.conformance.spec_findings import Decks
from app.session.host.host import Host
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Answer, Refused

NAMES = ("Aki", "Ren", "Mio", "Sora", "Yui", "Kai", "Noa", "Rin")
TRIES = 12
"""Selections that are tried before each gesture."""
MOST_AT_ONCE = 3


@value
class Situation:
    """What one seat sees, and what it has selected."""

    view: SeatView
    selection: Selection


def decks_for(spec: GameSpec, seats: int, decks: Decks, seed: int) -> Decks:
    """Return a deck for each seat: of those given, else the game's packs, else of names."""
    if not spec.brings_decks:
        return ((),) * seats
    known = [*decks, *(pack.deck.keys for pack in cards_of(spec).packs)]
    if not known:
        return tuple(
            tuple(f"{spec.id} {seat}-{number:02}" for number in range(13)) for seat in range(seats)
        )
    return tuple(known[(seed + seat) % len(known)] for seat in range(seats))


class RandomPlay:
    """A table of a game, and a player for all its seats."""

    def __init__(self, spec: GameSpec, seed: int, decks: Decks = ()) -> None:
        self.spec = spec
        self.rng = random.Random(f"play {seed}")  # noqa: S311 - a test of games, no secret
        fewest, most = spec.seats
        seats = fewest + seed % (most - fewest + 1)
        laid = decks_for(spec, seats, decks, seed)
        self.table: LocalTable = lay_table(spec, NAMES[:seats], tuple(laid), seed=seed)
        self.seats = range(seats)

    @property
    def host(self) -> Host:
        """Who owns the table."""
        return self.table.host

    def begin(self) -> None:
        """Run the setup of each seat, and let the first turn begin."""
        self.set_up()
        begins = self.spec.beginning
        self._ask(0, i.Procedure(begins.procedure) if begins is not None else NextTurn(0))

    def set_up(self) -> tuple[tuple[SeatId, Refused], ...]:
        """Run the setup of each seat; return for whom it was refused, and why."""
        answers = [
            (seat, self._ask(seat, i.Procedure("setup")))
            for seat in (self.seats if "setup" in self.spec.procedures else ())
        ]
        return tuple((seat, answer) for seat, answer in answers if isinstance(answer, Refused))

    def go_on(self, gestures: int) -> Iterator[Situation]:
        """Yield the situations that come up while so many gestures are made."""
        seat = 0
        for _ in range(gestures):
            # A seat does several things in a row: what it has begun can be gone on with.
            seat = seat if self.rng.random() < 0.6 else self.rng.choice(self.seats)
            view = self.table.sit(seat).view
            tried = [self.selection(view) for _ in range(TRIES)]
            for selection in tried:
                yield Situation(view, selection)
            self._ask(seat, self._gesture(view, tried))

    def _ask(self, seat: int, intent: i.Intent) -> Answer:
        return self.table.sit(seat).ask(intent)

    # -- what is selected -------------------------------------------------------------------------

    def selection(self, view: SeatView) -> Selection:
        """Return something that a person might have selected or pointed at."""
        what = self.rng.randrange(6)
        zone = self._zone(view)
        if what == 0:
            return Selection()
        if what == 1:
            return Selection(zone=zone)
        cards, units = self._cards(view), self._units(view)
        cell = self._cell(view) if self.rng.random() < 0.5 else ""
        if what == 2:
            return Selection(units=units, cell=cell, zone=self._at(view, units))
        if what == 3:
            return Selection(cards=cards, units=units)
        if what == 4:
            return Selection(cell=cell)
        return Selection(cards=cards, cell=cell, zone=self._at(view, cards))

    def _zone(self, view: SeatView) -> str:
        return self.rng.choice(list(view.zones))

    def _at(self, view: SeatView, refs: Sequence[str]) -> str:
        """Return where the first of what is selected lies: the pointer is over it."""
        for ref in refs[:1]:
            if ref in view.units:
                return view.units[ref].zone
            if ref in view.cards:
                return view.cards[ref].zone
        return ""

    def _cards(self, view: SeatView) -> tuple[str, ...]:
        """Return some cards of one zone, by their handles or their places."""
        filled = [zone for zone in view.zones.values() if self._lying(view, zone.id)]
        if not filled:
            return ()
        zone = self.rng.choice(filled).id
        lying = self._lying(view, zone)
        return tuple(self.rng.sample(lying, min(len(lying), self.rng.randint(1, MOST_AT_ONCE))))

    def _lying(self, view: SeatView, zone: str) -> list[str]:
        if view.setting.zones[zone].spec.holds == "units":
            parts = (view.units[unit].parts for unit in view.zones[zone].items)
            return [card for cards in parts for card in cards]
        seen = view.zones[zone]
        return list(seen.items) or [place(zone, n) for n in range(min(seen.count or 0, 9))]

    def _units(self, view: SeatView) -> tuple[str, ...]:
        units = list(view.units)
        return tuple(self.rng.sample(units, min(len(units), self.rng.choice((1, 1, 1, 2)))))

    def _cell(self, view: SeatView) -> str:
        zones = [zone for zone in view.setting.zones.values() if zone.spec.cells]
        if not zones:
            return ""
        zone = self.rng.choice(zones)
        return place(zone.id, self.rng.randint(1, zone.spec.cells))

    # -- what is done -----------------------------------------------------------------------------

    def _gesture(self, view: SeatView, tried: Sequence[Selection]) -> i.Intent:
        """Return a gesture: mostly what the game offers, now and then what any table can do."""
        tasks = self.spec.tasks(view) if self.spec.tasks is not None else ()
        asked = [c.intent for task in tasks for c in task.choices if c.intent is not None]
        roll = self.rng.random()
        if asked and roll < 0.2:
            return self.rng.choice(asked)
        offered = self._offered(view, tried) if roll < 0.7 else None
        if offered is not None:
            return offered
        ways = (self._drop, self._move, self._field, self._attach, self._any)
        return self.rng.choice(ways)(view)

    def _offered(self, view: SeatView, tried: Sequence[Selection]) -> i.Intent | None:
        """Return what one of the actions does on something that was tried."""
        actions = self.rng.sample(self.spec.actions, len(self.spec.actions))
        for selection in tried:
            for action in actions:
                made = made_by(action, view, selection)
                if made is not None:
                    return made
        return None

    def _drop(self, view: SeatView) -> i.Intent:
        if self.spec.drops is None:
            return self._move(view)
        unit = self.rng.choice(("", *view.units))
        zone = view.units[unit].zone if unit else self._zone(view)
        dragged = self.rng.choice(
            (Selection(cards=self._cards(view)), Selection(units=self._units(view)))
        )
        readings = list(self.spec.drops(view, dragged, zone, unit, 0))
        return self.rng.choice(readings).intent if readings else self._move(view)

    def _move(self, view: SeatView) -> i.Intent:
        return i.Move(self._cards(view), self._zone(view), self.rng.choice((0, -1)))

    def _field(self, view: SeatView) -> i.Intent:
        fields = [z.id for z in view.setting.zones.values() if z.spec.holds == "units"]
        mine = [zone for zone in fields if view.seat in view.setting.zones[zone].holders]
        zone = self.rng.choice(mine or fields or [""])
        name = zone.partition(".")[0]
        free = any(p.zone == name and p.arrange == "free" for p in self.spec.layout.places)
        spot = (self.rng.randrange(60, 400), self.rng.randrange(60, 400)) if free else None
        return i.Move(self._cards(view), zone, -1, position=spot)

    def _attach(self, view: SeatView) -> i.Intent:
        zones = view.setting.zones
        mine = [one.id for one in view.units.values() if view.seat in zones[one.zone].holders]
        return i.Attach(self._cards(view), self.rng.choice(mine or [*view.units, ""]))

    def _any(self, view: SeatView) -> i.Intent:
        seat = self.rng.choice(self.seats)
        marks = [key for key, _ in self.spec.marks] or ["note"]
        aims = [*view.units, f"seat.{seat}", "table"]
        held = [zone for zone in view.zones if zone.startswith(self.spec.layout.hand)]
        made: list[i.Intent] = [
            NextTurn((view.turn.seat + 1) % len(self.seats)),
            Declare("?", self._cards(view)[:1]),
            PassChance(),
            self._restage(view),
            i.PutMark((self.rng.choice(aims),), self.rng.choice(marks), add=1),
            Use(self.rng.choice([key for key, *_ in self.spec.ledger] or ["move"])),
            i.Look(self._zone(view), 1),
            i.Draw(1, self._zone(view), self.rng.choice(held or list(view.zones))),
            *(i.Procedure(name) for name in self.spec.procedures),
        ]
        return self.rng.choice(made)

    def _restage(self, view: SeatView) -> i.Intent:
        stage = [one.id for one in view.stage.declarations]
        aims = ((stage[-1], tuple(self.rng.sample(stage, 1))),) if stage else ()
        return Restage(tuple(self.rng.sample(stage, len(stage))), aims)


def made_by(action: GameAction, view: SeatView, selection: Selection) -> i.Intent | None:
    """Return what an action does there, by its form if it asks one; None where it does nothing."""
    if not action.when(view, selection):
        return None
    form = action.form(view, selection, {}) if action.form is not None else None
    return form.intent if form is not None else action.make(view, selection)
