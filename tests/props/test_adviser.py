"""The adviser over random games: it never raises, it never blocks, and what it says is whole.

Games are played twice over: with the actions and tasks that a game offers, as people would, and
with any intent at all. CHABUDAI_HYPOTHESIS=long plays a hundred times as many.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.advice import SEVERITIES, Advice, Adviser
from app.core.ids import SeatId
from app.core.intent import Intent, Jump, Procedure, Redo, Undo
from app.core.view import SeatView
from app.games.game_api import GameSpec, Selection
from app.games.game_registry import GAMES
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.games.pokemon.cards.every_card import known_base
from app.resources import decklists
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted
from app.session.seat.seat_adviser import SeatAdviser
from tests.helpers.begun import begins
from tests.helpers.play import KINDS, NAMES, Player

LONG = os.environ.get("CHABUDAI_HYPOTHESIS") == "long"
GESTURES = 60
ADVISED = sorted(name for name, spec in GAMES.items() if spec.adviser is not None)


def lists() -> list[tuple[str, ...]]:
    """The shipped decks, as card keys."""
    files = sorted((decklists() / "pokemon").glob("*.txt"))
    return [read_decklist_file(file, known_base()).keys for file in files]


def broken(rule: str, problem: Exception) -> None:
    """A rule must not raise."""
    raise AssertionError(rule) from problem


class Watched:
    """A table with an adviser at each of its seats, all of it repeatable by `seed`."""

    def __init__(self, spec: GameSpec, seed: int) -> None:
        self.chance = random.Random(seed)
        players = range(max(2, spec.seats[0]))
        decks = tuple(self.chance.choice(lists()) for _ in players)
        self.table: LocalTable = lay_table(spec, NAMES[: len(players)], decks, seed=seed)
        assert spec.adviser is not None
        self.adviser: Adviser = spec.adviser()
        self.known = {rule.id: rule for rule in self.adviser.rules}
        self.seats = {seat: self._seated(seat) for seat in players}

    def _seated(self, seat: SeatId) -> SeatAdviser:
        client, host = self.table.sit(seat), self.table.host
        made = SeatAdviser(self.adviser, seat, client.node, client.view, host.retell, broken)
        client.listeners.append(made.told)
        return made

    def ask(self, seat: SeatId, intent: Intent) -> None:
        """Ask for a gesture: what is said of it before and after must be whole, and block none."""
        before = self.seats[seat].foresee(intent)
        answer = self.table.sit(seat).ask(intent)
        for one in before:
            self.check(one)
        for adviser in self.seats.values():
            assert adviser.catch_up()
        if isinstance(answer, Accepted):
            for adviser in self.seats.values():
                for one in adviser.advice_at(answer.node):
                    self.check(one)

    def check(self, advice: Advice) -> None:
        """Every advice has a rule, a severity no graver than the rule's, and a sentence."""
        rule = self.known[advice.rule]
        assert rule.state == "checked"
        assert SEVERITIES.index(advice.severity) >= SEVERITIES.index(rule.severity)
        for words in (advice.message, rule.title):
            assert words.en.strip()
            assert words.ja.strip()
            assert "None" not in words.en
        assert rule.source
        assert all(about for about in advice.about)


def offered(spec: GameSpec, view: SeatView, chance: random.Random) -> Intent | None:
    """Return something a game offers on what one may point at, or a step of its own procedures."""
    if spec.tasks is not None and chance.random() < 0.4:
        choices = [choice.intent for task in spec.tasks(view) for choice in task.choices]
        meant = [intent for intent in choices if intent is not None]
        if meant:
            return chance.choice(meant)
    units = [unit for unit in view.units if chance.random() < 0.2][:2]
    hand = view.cards_in(f"hand.{max(view.seat, 0)}")
    cards = [card for card in hand if chance.random() < 0.3][:2]
    selection = Selection(tuple(cards), tuple(units), chance.choice((*view.zones, "")))
    actions = [action for action in spec.actions if action.when(view, selection)]
    return chance.choice(actions).make(view, selection) if actions else None


def any_at_all(spec: GameSpec, view: SeatView, chance: random.Random) -> Intent | None:
    """Return any intent at all, possible or not."""
    return Player(spec, chance, KINDS).intent(view, 1)


@pytest.mark.parametrize("game", ADVISED)
@pytest.mark.parametrize("habit", [offered, any_at_all], ids=["as people play", "anything"])
@pytest.mark.timeout(3600 if LONG else 120)
def test_advice_is_whole_and_never_raises(
    game: str, habit: Callable[[GameSpec, SeatView, random.Random], Intent | None]
) -> None:
    spec = GAMES[game]

    @settings(max_examples=300 if LONG else 6)
    @given(st.integers(0, 2**32))
    def over_seeds(seed: int) -> None:
        watched = Watched(spec, seed)
        if watched.chance.random() < 0.7:
            for seat in watched.seats:
                watched.ask(seat, Procedure("setup", (("auto", "1"),)))
            watched.ask(0, begins(watched.table.sit(0).view))
        for _ in range(GESTURES):
            seat = watched.chance.choice((watched.table.host.tree.table.turn.seat, *watched.seats))
            intent = habit(spec, watched.table.sit(seat).view, watched.chance)
            if intent is not None:
                watched.ask(seat, intent)

    over_seeds()


@pytest.mark.parametrize("game", ADVISED)
def test_what_is_remembered_follows_the_history(game: str) -> None:
    """After undo, redo and jumps an adviser remembers what one remembers that saw it all again."""
    spec = GAMES[game]

    @settings(max_examples=60 if LONG else 3)
    @given(st.integers(0, 2**32))
    def over_seeds(seed: int) -> None:
        watched = Watched(spec, seed)
        for _ in range(GESTURES):
            seat, chance = watched.chance.randrange(len(watched.seats)), watched.chance
            intent = offered(spec, watched.table.sit(seat).view, chance)
            nodes = len(watched.table.host.tree.nodes)
            travels: list[Intent] = [Undo(), Redo(), Jump(chance.randrange(nodes))]
            if chance.random() < 0.2:
                intent = chance.choice(travels)
            if intent is not None:
                watched.ask(seat, intent)
        host = watched.table.host
        for seat, adviser in watched.seats.items():
            view = watched.table.sit(seat).view
            fresh = SeatAdviser(watched.adviser, seat, host.tree.cursor, view, host.retell, broken)
            assert fresh.case() == adviser.case()
            assert fresh.kept() == adviser.kept()
            for node in host.tree.path(host.tree.cursor):
                assert fresh.advice_at(node) == adviser.advice_at(node)

    over_seeds()
