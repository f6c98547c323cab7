"""Whole games of programs against each other at one table: for benches, and to tell who is better.

Everything goes as at a table of people: through the host, to the view of each seat, which is all
that its player is handed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.cli.benches.tools.scripted_play import NAMES
from app.cli.matches.seated_programs import Acted, SeatedPrograms, go_on
from app.core.data.value import value
from app.core.intents.agreement_intents import SetOptions
from app.core.options import Options
from app.games.contracts.computer_contract import played_by
from app.games.game_api import GameSpec
from app.session.host.local_table import LocalTable, lay_table

MOST_TURNS = 200
MOST_STEPS = 4000


@value
class Played:
    """How a game between programs went."""

    table: LocalTable
    steps: int
    over: bool
    """False where it was cut: after `MOST_TURNS` or `MOST_STEPS`, or when nobody did anything."""
    thoughts: tuple[Acted, ...]

    @property
    def refused(self) -> tuple[str, ...]:
        """What the table said of steps that are not possible."""
        return tuple(one.refused.en for one in self.thoughts if one.refused is not None)


def play_out(
    spec: GameSpec,
    players: Sequence[str],
    decks: Sequence[tuple[str, ...]],
    seed: int,
    options: Options = (),
    watched: Callable[[LocalTable], None] = lambda _table: None,
) -> Played:
    """Let `players`, one for each seat, play a game to its end; the same seed is the same game.

    `watched` is called after every step.
    """
    table = lay_table(spec, NAMES[: len(players)], tuple(decks), seed=seed, options=options)
    client = table.sit(0)
    seats = tuple(played_by(seat, name) for seat, name in enumerate(players))
    client.ask(SetOptions(seats))
    programs = SeatedPrograms(table, dict(enumerate(players)), seed)
    thoughts: list[Acted] = []
    steps = 0
    while steps < MOST_STEPS and client.view.turn.number <= MOST_TURNS and not is_over(table):
        thought = list(programs.think())
        thoughts += thought
        if not (thought and thought[-1].refused is None) and not go_on(table):
            break
        steps += 1
        watched(table)
    return Played(table, steps, is_over(table), tuple(thoughts))


def is_over(table: LocalTable) -> bool:
    """Whether the game on a table is over."""
    spec = table.spec
    return bool(spec.over) and table.sit(0).view.turn.phase == spec.over
