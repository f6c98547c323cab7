"""Nullpoga by what its rules allow: plans in secret, locked and unlocked, and phase after phase.

Each seat knows its own view alone. Now and then somebody changes by hand what the rules propose, or
takes back what lies open by then.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from app.core.intent import Intent, Procedure, Undo
from app.core.intents.seal_intents import LockPlan, Sketch, UnlockPlan
from app.core.options import Options
from app.core.view import SeatView
from app.games.game_api import Selection
from app.games.nullpoga.cards.bundles import BUNDLE_SIZE, BUNDLES, CHOSEN, SECTIONS
from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.computer.program_seats import plan_locked
from app.games.nullpoga.flow.bundle_choice import CHOOSES, has_bundles
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.flow.phase_tasks import phase_step
from app.games.nullpoga.nullpoga_game import SPEC
from app.games.nullpoga.planning.drafting import draft_of, drafts_now
from app.games.nullpoga.planning.plan_actions import PLANNING
from app.games.nullpoga.planning.plan_text import plan_text
from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS, SIDES, STANDBY, Place
from app.games.nullpoga.table.nullpoga_options import OPTIONS
from app.games.nullpoga.table.nullpoga_zones import HAND, cell_id
from app.games.table_tools import in_argument

SKETCHES = 0.6
"""How likely something is put into the draft, rather than a plan locked."""
LOCKS_DRAFT = 0.5
"""How likely the draft is what is locked, and not any plan that is possible."""
UNLOCKS = 0.15
BY_HAND = 0.04
"""How likely somebody changes the table by hand, whatever the rules propose."""
TAKES_BACK = 0.04
TABLES = 24
BY_DECKS = ("deck-form",)
"""Options that follow from what is brought."""
KINDS_BY_HAND = ("unit", "zone", "draw", "card")
"""Groups of actions that change the table by hand."""

_BOOK = card_book().cards.values()
CARDS = tuple(card.id for card in _BOOK if card.kind != "token")
TOKENS = frozenset(card.id for card in _BOOK if card.kind == "token")


def moves(view: SeatView, chance: random.Random) -> Intent | None:
    """Return something that a seat may do now; None where others are to act."""
    seat = view.seat
    if not view.turn.number:
        return _set_up(view, chance)
    own, phase = view.seal(seat), next_phase(view)
    changes = _pressed(view, chance, KINDS_BY_HAND) if chance.random() < BY_HAND else None
    if changes is not None:
        return changes
    if drafts_now(view):
        sketched = _pressed(view, chance, (PLANNING,)) if chance.random() < SKETCHES else None
        return sketched or _locked(view, chance)
    if own is not None and own.locked:
        return UnlockPlan() if chance.random() < UNLOCKS else None
    if not phase:
        return None
    return Undo() if chance.random() < TAKES_BACK else phase_step(phase)


def _set_up(view: SeatView, chance: random.Random) -> Intent | None:
    seat = view.seat
    if has_bundles(view, seat):
        chosen = in_argument(tuple(sorted(chance.sample(list(SECTIONS), CHOSEN))))
        return LockPlan(f"{CHOOSES} {chosen}") if view.seal(seat) is None else None
    return None if view.zones[f"{HAND}.{seat}"].items else Procedure("setup")


def _locked(view: SeatView, chance: random.Random) -> LockPlan:
    if chance.random() < LOCKS_DRAFT:
        return LockPlan(plan_text(draft_of(view)))
    return plan_locked("random", view, chance)


def _pressed(view: SeatView, chance: random.Random, groups: Sequence[str]) -> Intent | None:
    """Return what some action of these groups does with something; None where none is offered."""
    about = _pointed_at(view, chance)
    actions = [one for one in SPEC.actions if one.group in groups and one.form is None]
    chance.shuffle(actions)
    for one in actions:
        made = one.make(view, about) if one.when(view, about) else None
        if made is not None and (groups != (PLANNING,) or isinstance(made, Sketch)):
            return made
    return None


def _pointed_at(view: SeatView, chance: random.Random) -> Selection:
    """Return a card of the own hand over some cell, or a monster over some cell."""
    side, row = chance.choice(SIDES), chance.choice((BATTLE, STANDBY))
    cell = cell_id(Place(side, row, chance.randrange(COLUMNS)))
    hand, units = view.cards_in(f"{HAND}.{view.seat}"), tuple(view.units)
    things = [Selection(cards=(card,), cell=cell) for card in hand]
    things += [Selection(units=(unit,), cell=cell) for unit in units]
    return chance.choice(things) if things else Selection()


def tables() -> tuple[Options, ...]:
    """Return what people agree on: any value of each option, a table after the other."""
    chance = random.Random("tables of nullpoga")
    return tuple(
        tuple(
            (option.id, chance.choice(option.values).id)
            for option in OPTIONS
            if option.id not in BY_DECKS
        )
        for _ in range(TABLES)
    )


def bundles(chance: random.Random) -> tuple[str, ...]:
    """Return four bundles to choose from."""
    return tuple(chance.choices(CARDS, k=BUNDLES * BUNDLE_SIZE))
