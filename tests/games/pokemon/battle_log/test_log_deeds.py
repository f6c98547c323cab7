"""Each kind of line is carried out in one place, or only tells."""

from __future__ import annotations

import pytest

from app.games.pokemon.battle_log import (
    deck_lines,
    fight_lines,
    hand_lines,
    log_forms,
    moved_lines,
    pokemon_lines,
)
from app.games.pokemon.battle_log.log_deeds import ALWAYS, DOES
from tests.games.pokemon.battle_log.told_games import around, read, told

PARTS = (hand_lines, moved_lines, deck_lines, pokemon_lines, fight_lines)


def test_no_kind_is_carried_out_twice() -> None:
    assert sum(len(part.DOES) for part in PARTS) == len(DOES)


def test_what_is_carried_out_is_what_lines_are() -> None:
    assert set(DOES) <= {kind for kind, _ in log_forms._FORMS}


@pytest.mark.parametrize(
    "line",
    [
        "Aki ended their turn.",
        "Aki can no longer use VSTAR Powers.",
        "Aki didn't take an action in time.",
        "Aki lost connection and reconnected to the server.",
        "Damage to Duskull was prevented.",
        "Luminous Energy was activated.",
        "Aki shuffled their hand.",
        "Aki chose Attack twice",
    ],
)
def test_what_only_tells_does_nothing(line: str) -> None:
    assert told(line, "Aki played Iono.") == ["Aki plays and discards Iono"]


@pytest.mark.parametrize(
    "line",
    [
        "Aki put 2 damage counters on Ren's Budew.",
        "Aki moved 2 damage counters from Aki's Dreepy to Ren's Budew.",
        "Aki's Dreepy used Bite on Ren’s Budew for 10 damage.",
        "Ren's Budew took 10 damage.",
        "Ren's Budew was Knocked Out!",
        "Aki attached Iono to Budew on the Bench.",
        "Aki evolved Budew to Roselia on the Bench.",
        "Aki retreated Dreepy to the Bench.",
        "Aki devolved Ren's Duskull to Budew.",
    ],
)
def test_a_line_about_what_lies_nowhere_is_not_carried_out(line: str) -> None:
    assert read(around("Aki played Iono.", line)).unread == (14,)


def test_only_what_lines_are_always_comes_to_something() -> None:
    assert set(DOES) > ALWAYS
