"""A position is exact: out of any random table of any game, through a line, back on a table.

The long form (`CHABUDAI_HYPOTHESIS=long`) takes ten thousand tables of each game.
"""

from __future__ import annotations

import os

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.placed.position_names import numbered
from app.core.placed.table_position import position_of
from app.core.sight import view
from app.games.game_registry import GAMES
from app.session.conformance.random_play import RandomPlay
from app.session.positions.laid_tables import lay_position
from app.session.positions.position_line import LONGEST_READ, position_in, position_line
from app.session.positions.seen_position import position_seen
from tests.helpers.toy_games import TOYS

LONG = os.environ.get("CHABUDAI_HYPOTHESIS") == "long"
TABLES = 10_000 if LONG else 12
BETWEEN = 29
"""Situations of a game between two tables that are taken."""
GESTURES = 40
EVERY = {**TOYS, **GAMES}


@pytest.mark.parametrize("game", sorted(EVERY))
@pytest.mark.timeout(36_000 if LONG else 120)
def test_it_comes_back_as_it_was(game: str) -> None:
    spec, taken, seed = EVERY[game], 0, 0
    while taken < TABLES:
        play = RandomPlay(spec, seed)
        play.begin()
        for number, _ in enumerate(play.go_on(GESTURES)):
            if number % BETWEEN or taken >= TABLES:
                continue
            taken += 1
            table = play.host.tree.table
            whole = numbered(position_of(table))
            told = position_in(position_line(whole, most=LONGEST_READ))
            assert told == whole, f"seed {seed}, situation {number}"
            again = lay_position(spec, told).tree.table
            assert numbered(position_of(again)) == whole, f"seed {seed}, situation {number}"
            for seat in (*play.seats, JUDGE, SPECTATOR):
                # With all that is secret in it, each seat sees there what it saw.
                seen = numbered(position_seen(view(table, seat)))
                assert numbered(position_seen(view(again, seat))) == seen, f"seed {seed}: {seat}"
        seed += 1
