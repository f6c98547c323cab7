"""Somebody who plays any game as it offers itself, knowing the view of one seat alone.

What the rules let a seat do (`legal_play`), where a game is played by them; otherwise what its
tasks ask, a double click, a card that is dropped somewhere, a mark across the table. Forms are
filled in at random, as they open.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from app.core import intent as i
from app.core.ids import zone_name
from app.core.view import SeatView
from app.games.contracts.out_contract import tasks_of, whose_turn
from app.games.form_model import Asks, FormField, Pick, Ticks
from app.games.game_api import GameSpec, Selection
from app.games.task_model import Choice
from tests.props.legal_play import BY_RULES

MOST_ANSWERS = 12
SET_UP = "get_ready"
"""The action by which somebody sets up as far as nothing is to choose."""
PICKY = 0.3
"""How likely all choices of what is asked for are looked at, and not only the first ones."""
MARKED_BY = "conditions"
"""The group of actions that do so."""
MARKS = 0.15
"""How likely a gesture of one's own marks a Pokémon across the table."""
ENDS = 0.1
"""How likely somebody who is asked for nothing ends the turn."""


class TablePlayer:
    """Makes the gestures of any seat of a game, each from the view of that seat."""

    def __init__(self, spec: GameSpec, rng: random.Random) -> None:
        self.spec = spec
        self.rng = rng
        self.by_rules = BY_RULES.get(spec.id)

    def next_intent(self, seen: SeatView) -> i.Intent | None:
        """Return what a seat does next; None where others are to act, or it has nothing to do."""
        begins = self.spec.beginning
        if begins is not None and not seen.turn.number and not begins.awaited(seen):
            return begins.begin()
        if self.by_rules is not None:
            return self.by_rules.moves(seen, self.rng)
        sets_up = None if seen.turn.number else self.sets_up(seen)
        if sets_up is not None:
            return sets_up
        asked = list(self.asked(seen))
        if asked:
            return self.rng.choice(asked)
        if seen.seat not in whose_turn(seen, self.spec.out, self.spec.over):
            return None
        ends = self.rng.random() < ENDS
        return i.Procedure("end_turn") if ends else self.own_move(seen)

    def sets_up(self, seen: SeatView) -> i.Intent | None:
        """Return how a seat sets up as far as nothing is to choose; None where it is ready."""
        begins = self.spec.beginning
        waited = begins.awaited(seen) if begins is not None else ()
        return self.by_action(seen, SET_UP, Selection()) if seen.seat in waited else None

    def asked(self, seen: SeatView) -> Iterator[i.Intent]:
        """Yield what the tasks of a seat offer, forms filled in as they open."""
        for task in tasks_of(seen, self.spec.tasks, self.spec.out):
            for choice in self._likely_of(task.choices) if task.seat == seen.seat else ():
                made = choice.intent
                if made is None and choice.action:
                    made = self.by_action(seen, choice.action, Selection())
                if made is not None:
                    yield made

    def _likely_of(self, choices: Sequence[Choice]) -> Sequence[Choice]:
        """Return the first choices more often than all: who always plays on plays for ever."""
        return choices if self.rng.random() < PICKY else choices[:2]

    def own_move(self, seen: SeatView) -> i.Intent | None:
        """Return a gesture of one's own, besides what is asked for; None where there is none."""
        marks = self._marking(seen) if self.rng.random() < MARKS else None
        return marks or self._likely(seen)

    def _marking(self, seen: SeatView) -> i.Intent | None:
        """Return a gesture that marks a unit of others, as the game's menus offer it by groups."""
        theirs = [unit for unit in seen.units if not self._is_mine(seen, unit)]
        marks = [one for one in self.spec.actions if one.group == MARKED_BY]
        if not theirs or not marks:
            return None
        about = Selection(units=(self.rng.choice(theirs),))
        return self.by_action(seen, self.rng.choice(marks).id, about)

    def _likely(self, seen: SeatView) -> i.Intent | None:
        """Return what a double click on something does, or a card that is dropped somewhere."""
        mine = [unit for unit in seen.units if self._is_mine(seen, unit)]
        things = [Selection(cards=(card,)) for card in seen.cards_in(f"hand.{seen.seat}")]
        things += [Selection(units=(unit,)) for unit in mine]
        self.rng.shuffle(things)
        for thing in things:
            made = self._dropped(seen, thing) if self.rng.random() < 0.4 else None
            made = made or self._double_click(seen, thing)
            if made is not None:
                return made
        return None

    def _double_click(self, seen: SeatView, thing: Selection) -> i.Intent | None:
        if self.spec.foremost is None:
            return None
        for name in self.spec.foremost(seen, thing).likeliest:
            made = self.by_action(seen, name, thing)
            if made is not None:
                return made
        return None

    def by_action(self, seen: SeatView, name: str, thing: Selection) -> i.Intent | None:
        """Return what an action comes to on a selection; None where it is not offered there."""
        action = next((one for one in self.spec.actions if one.id == name), None)
        if action is None or not action.when(seen, thing):
            return None
        if action.form is not None and action.form(seen, thing, {}) is not None:
            return self._filled(action.form, seen, thing)
        return action.make(seen, thing)

    def _filled(self, asks: Asks, seen: SeatView, about: Selection) -> i.Intent | None:
        """Return what a form comes to whose fields are answered at random, one after the other."""
        answers: dict[str, str] = {}
        for _ in range(MOST_ANSWERS):
            form = asks(seen, about, answers)
            if form is None:
                return None
            left = [field for field in form.fields if field.id not in answers]
            if not left or (form.intent is not None and self.rng.random() < 0.3):
                return form.intent
            answers[left[0].id] = self._answer(left[0])
        return None

    def _answer(self, field: FormField) -> str:
        if isinstance(field, Pick):
            return self.rng.choice(field.among).id if field.among else field.value
        if isinstance(field, Ticks):
            most = len(field.among) if field.most < 0 else min(field.most, len(field.among))
            chosen = self.rng.sample(field.among, self.rng.randint(min(1, most), most))
            return ",".join(one.id for one in chosen)
        return str(field.value)

    def _dropped(self, seen: SeatView, thing: Selection) -> i.Intent | None:
        """Return what dropping does: a card on one's own unit, a unit on its like across."""
        names = {zone_name(seen.units[unit].zone) for unit in thing.units}
        onto = [
            unit
            for unit, standing in seen.units.items()
            if self._is_mine(seen, unit) != bool(names)
            and (not names or zone_name(standing.zone) in names)
        ]
        if self.spec.drops is None or not onto:
            return None
        unit = self.rng.choice(onto)
        readings = self.spec.drops(seen, thing, seen.units[unit].zone, unit, 0)
        first = next(iter(readings), None)
        if first is None:
            return None
        if first.asks is not None and first.form(seen) is not None:
            return self._filled(first.asks, seen, first.about)
        return first.intent

    def _is_mine(self, seen: SeatView, unit: str) -> bool:
        return seen.seat in seen.setting.zones[seen.units[unit].zone].holders
