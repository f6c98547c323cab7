"""Whole games of programs against each other at one table: for benches, and to tell who is better.

Everything goes as at a table of people: through the host, to the view of each seat, which is all
that its player is handed.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from functools import partial

from app.cli.benches.tools.scripted_play import NAMES
from app.core.data.value import value
from app.core.ids import SeatId
from app.core.intents.agreement_intents import SetOptions
from app.core.options import Options
from app.games.contracts.computer_contract import Think, played_by
from app.games.game_api import GameSpec
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Refused
from app.session.trial.dry_run import dry_run

MOST_STEPS = 4000
MOST_IDLE = 3
"""So often in a row everybody is asked and nobody does anything: then the game has stopped."""


@value
class Played:
    """How a game between programs went."""

    table: LocalTable
    steps: int
    over: bool
    refused: tuple[str, ...]
    """What the table said of steps that are not possible."""
    thoughts: tuple[tuple[SeatId, float], ...]
    """Who thought, and for how many seconds of a processor."""


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
    table = lay_table(spec, NAMES[: len(players)], tuple(decks), seed=seed)
    clients = [table.sit(seat) for seat in range(len(players))]
    seats = tuple(played_by(seat, name) for seat, name in enumerate(players))
    clients[0].ask(SetOptions((*options, *seats)))
    ahead = partial(dry_run, spec)
    thinks: list[Think] = [spec.players[name].think(ahead) for name in players]
    memories = [""] * len(players)
    thoughts: list[tuple[SeatId, float]] = []
    refused: list[str] = []
    steps, acting, idle = 0, 0, 0
    while steps < MOST_STEPS and clients[0].view.turn.phase != spec.over and idle < MOST_IDLE:
        for seat in [(acting + offset) % len(players) for offset in range(len(players))]:
            chance = random.Random(f"{seed} {seat} {steps}")  # noqa: S311 - repeatable on purpose
            began = time.thread_time()
            step, memory = thinks[seat](clients[seat].view, memories[seat], chance)
            thoughts.append((seat, time.thread_time() - began))
            if step is None:
                continue
            answer = clients[seat].ask(step)
            if isinstance(answer, Refused):
                refused.append(f"{step}: {answer.reason.en}")
                continue
            memories[seat], acting, idle = memory, seat, 0
            steps += 1
            watched(table)
            break
        else:
            idle += 1
    over = clients[0].view.turn.phase == spec.over
    return Played(table, steps, over, tuple(refused), tuple(thoughts))
