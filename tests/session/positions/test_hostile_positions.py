"""Positions that somebody spoilt: refused in words, or a table that works like any other.

The long form (`CHABUDAI_HYPOTHESIS=long`) tries eighty times as many.
"""

from __future__ import annotations

import base64
import json
import os
import random
import zlib
from collections.abc import Iterator
from typing import Any

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.placed.position_names import numbered
from app.core.placed.table_position import position_of
from app.core.sight import view
from app.games.game_registry import GAMES, cards_of
from app.games.lexicon import lexicon
from app.session.conformance.random_play import RandomPlay
from app.session.host.local_table import LocalTable
from app.session.positions.laid_tables import lay_position
from app.session.positions.position_line import (
    BEGINNING,
    LONGEST_READ,
    PositionError,
    position_in,
    position_line,
)
from app.session.positions.position_text import position_text
from app.session.positions.seen_position import position_seen
from tests.helpers.toy_games import TOYS

LONG = os.environ.get("CHABUDAI_HYPOTHESIS") == "long"
TRIES = 2000 if LONG else 24
EVERY = {**TOYS, **GAMES}
WRONG: tuple[Any, ...] = (
    *(-1, 0, 1, 2, 7, 99, 10**9, 2**70, 0.5, True, None, "", "?", "a" * 5000, "deck.0", "seat.0"),
    *("u00000001", "c00000001", "\u202e<b>", "\ud800", "card.0", [], {}, [0], [-2], [[]], ["a"]),
)


def parts_of(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Give the way to every part of something made of what JSON is made of."""
    yield path
    if isinstance(data, dict):
        for key in data:
            yield from parts_of(data[key], (*path, key))
    elif isinstance(data, list):
        for number, held in enumerate(data):
            yield from parts_of(held, (*path, number))


def spoil(data: Any, chance: random.Random) -> None:
    """Change one part: put something wrong there, another part, or take it away or twice."""
    ways = [path for path in parts_of(data) if path]
    path = chance.choice(ways)
    held = data
    for key in path[:-1]:
        held = held[key]
    what, key = chance.randrange(4), path[-1]
    if what == 0:
        held[key] = chance.choice(WRONG)
    elif what == 1:
        other: Any = data
        for step in chance.choice(ways):
            other = other[step]
        held[key] = json.loads(json.dumps(other))
    elif what == 2:
        del held[key]
    elif isinstance(held, list):
        held.insert(0, json.loads(json.dumps(held[key])))


def line_of(data: Any) -> str:
    packed = zlib.compress(json.dumps(data).encode("utf-8", "replace"))
    return BEGINNING + base64.b32encode(packed).decode().rstrip("=")


def unpacked(line: str) -> Any:
    letters = line.removeprefix(BEGINNING)
    return json.loads(zlib.decompress(base64.b32decode(letters + "=" * (-len(letters) % 8))))


@pytest.mark.parametrize("game", sorted(EVERY))
@pytest.mark.timeout(3600 if LONG else 120)
def test_it_is_refused_or_a_table_like_any_other(game: str) -> None:
    spec, chance = EVERY[game], random.Random(game)
    play = RandomPlay(spec, 3)
    play.begin()
    for _ in play.go_on(30):
        pass
    whole = unpacked(position_line(position_of(play.host.tree.table), most=LONGEST_READ))
    words, laid = lexicon(spec, cards_of(spec)), 0
    for number in range(TRIES):
        data = json.loads(json.dumps(whole))
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            spoil(data, chance)
        try:
            host = lay_position(spec, position_in(line_of(data)))
        except PositionError as problem:
            refusal = problem.words
            assert refusal.en and refusal.ja, number  # noqa: PT018 - most are refused
            continue
        laid += 1
        table = host.tree.table
        for seat in (*range(len(table.setting.seats)), JUDGE, SPECTATOR):
            seen = view(table, seat)
            position_seen(seen)
            assert position_text(seen, words, "en")
        assert lay_position(spec, numbered(position_of(table))).tree.table
        goes_on(play, LocalTable(host))
    assert laid, "nothing at all could be laid"


def goes_on(play: RandomPlay, table: LocalTable) -> None:
    """Make a few gestures at a table, as a person would."""
    before, seats = play.table, play.seats
    play.table, play.seats = table, range(len(table.host.tree.table.setting.seats))
    try:
        for _ in play.go_on(3):
            pass
    finally:
        play.table, play.seats = before, seats
