"""Whole games of four at four real windows: a Battle Royal, and two against two.

With CHABUDAI_PICTURES=FOLDER in the environment pictures of all windows are saved there.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.four_windows import FourWindows
from tests.e2e.processes import Process

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(600)]

GLC = ("glc-fire", "glc-grass", "glc-fighting", "glc-psychic")
HALF = ("half-darkness", "half-lightning", "half-metal", "half-water")
ARTAZON, FOREST = "PAL-171", "MEG-117"


def test_a_battle_royal_to_the_last_player_left(tmp_path: Path, running: list[Process]) -> None:
    four = FourWindows(tmp_path, "battle-royal", GLC, running)
    first_turns(four)
    two_attacks(four)
    a_condition(four)
    who_comes_back(four)
    assert four.now["phase"] == "over", "Aki is left"
    four.show("7-over")
    four.agree()
    four.check()


def first_turns(four: FourWindows) -> None:
    """Set up; the first three do not attack, and two of them put a Stadium into play."""
    four.gather()
    # Ren has nobody on the Bench, and is out once both Active Pokémon are.
    four.set_up((4, 0, 4, 4))
    four.looks_on()
    four.show("1-begun")
    assert four.seat == 0, "who won rock, paper, scissors goes first"
    assert four.did["setup: hand"] == 4
    four.fill("0", 3)
    four.do(0, "fetch", what=ARTAZON, goal="hand")
    four.do(0, "stadium")
    four.do(0, "attach", unit=four.units("active.0")[0])
    four.end_turn()
    four.do(1, "fetch", what=FOREST, goal="hand")
    four.do(1, "stadium")
    assert len(four.units("stadium")) == 2
    four.end_turn()
    four.fill("2", 3)
    four.end_turn()
    four.fill("3", 3)
    four.did.clear()
    assert (four.turn, four.seat) == (4, 3)
    four.show("2-stadiums")


def two_attacks(four: FourWindows) -> None:
    """Sora knocks out Pokémon of two players: Aki's Spot waits for Aki's turn."""
    one, other = four.units("active.3")
    four.do(3, "attack", unit=one, target=four.units("active.1")[0])
    four.see_to_it()
    four.do(3, "attack", unit=other, target=four.units("active.0")[0])
    four.show("3-attacked")
    four.see_to_it()
    assert four.now["prizes"] == [6, 6, 6, 4]
    assert four.did["task: promote"] == 0
    before = four.now["node"]
    assert "turn" in four.do(0, "promote", unit=four.units("bench.0")[0])["said"]
    assert four.now["node"] == before, "not out of turn"
    four.end_turn()
    assert four.did["task: promote"] == 1, "in the own turn, before the draw"


def a_condition(four: FourWindows) -> None:
    """Aki poisons a Pokémon of Mio's, and knocks out the last one of Ren's, who is out."""
    one, other = four.units("active.0")
    weak = four.units("active.2")[0]
    four.do(0, "attack", unit=one, target=weak, left=10)
    four.do(0, "poison", unit=weak)
    four.do(0, "attack", unit=other, target=four.units("active.1")[0])
    four.see_to_it()
    four.show("4-poisoned")
    four.end_turn()
    assert four.seat == 1
    four.end_turn()
    assert four.did["task: leave"] == 1, "Ren is out"
    assert not four.units("active.1")
    four.show("5-one-is-out")
    assert four.seat == 2
    assert four.now["prizes"][0] == 4, "one by an attack, one by a condition"


def who_comes_back(four: FourWindows) -> None:
    """Mio's window crashes; Mio comes back and attacks by dragging. Two concede."""
    assert four.killed_and_back(2)
    four.do(2, "attach", unit=four.units("active.2")[0])
    four.do(2, "drag_attack", unit=four.units("active.2")[0], target=four.units("active.3")[0])
    four.see_to_it()
    four.show("6-dragged")
    four.end_turn()
    for seat in (3, 2):
        four.do(seat, "concede")
        four.see_to_it()


def test_two_against_two_to_the_sixth_prize(tmp_path: Path, running: list[Process]) -> None:
    four = FourWindows(tmp_path, "team-battle", HALF, running)
    pairs_begin(four)
    a_free_spot(four)
    a_shared_prize(four)
    the_last_prizes(four)
    assert four.now["phase"] == "over"
    four.show("4-over")
    four.agree()
    four.check()


def pairs_begin(four: FourWindows) -> None:
    """Set up by pairs; Sora and not Ren goes first of one, Mio's Energy is for Aki's Pokémon."""
    four.gather()
    four.set_up((4, 4, 4, 4))
    four.looks_on()
    assert four.did["setup: pair"] == 2
    four.did.clear()
    four.fill("t0", 4)
    four.end_turn()
    assert four.seat == 3
    four.fill("t1", 5)
    four.end_turn()
    assert four.seat == 2
    own = [*four.units("active.t0"), *four.units("bench.t0")]
    four.do(2, "attach", unit=next(unit for unit in own if four.now["owners"][unit] == 0))
    four.show("1-partners-energy")
    four.end_turn()


def a_free_spot(four: FourWindows) -> None:
    """Ren knocks one out: the free Spot is filled at once."""
    assert (four.turn, four.seat) == (4, 1)
    four.fill("t1", 7)
    four.do(1, "attack", unit=four.units("active.t1")[0], target=four.units("active.t0")[0])
    four.show("2-knocked-out")
    four.see_to_it()
    assert four.did["task: promote"] == 1
    assert len(four.units("active.t0")) == 2
    four.end_turn()
    assert four.now["prizes"] == [3, 2, 3, 3]


def a_shared_prize(four: FourWindows) -> None:
    """Aki knocks one out, and another by Poison: the team chooses who takes the Prize for it."""
    assert (four.turn, four.seat) == (5, 0)
    one, other = four.units("active.t1")
    four.do(0, "attack", unit=four.units("active.t0")[0], target=one)
    four.do(0, "hurt", unit=other, left=10)
    four.do(0, "poison", unit=other)
    four.see_to_it()
    four.taker = "Aki"
    four.end_turn()
    assert four.did["task: share"] == 1
    assert four.now["prizes"] == [1, 2, 3, 3]

    # Sora's window crashes, and Sora is back.
    assert four.seat == 3
    assert four.killed_and_back(3)
    four.show("3-back")
    four.end_turn()


def the_last_prizes(four: FourWindows) -> None:
    """Mio takes two; then Aki lacks one of two, and Mio takes that."""
    for seat, left in ((2, [1, 2, 1, 3]), (0, [0, 2, 0, 3])):
        assert four.seat == seat
        one, other = four.units("active.t1")
        four.do(seat, "attack", unit=four.units("active.t0")[0], target=one)
        four.do(seat, "hurt", unit=other)
        four.see_to_it()
        assert four.now["prizes"] == left
        if four.now["phase"] != "over":
            four.end_turn()
            four.end_turn()
