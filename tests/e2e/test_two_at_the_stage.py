"""A whole game of BlackPoker at two windows: the stage, answers to answers, an attack, the end.

With CHABUDAI_PICTURES=FOLDER in the environment pictures of the windows are saved there.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.processes import Process
from tests.e2e.stage_windows import StageWindows

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(300)]

AKI, REN = 0, 1


def test_a_game_over_the_network_to_an_empty_deck(tmp_path: Path, running: list[Process]) -> None:
    two = StageWindows(tmp_path, running)
    two.gather()
    for seat in (AKI, REN):
        two.do(seat, "procedure", name="setup")
    two.do(AKI, "procedure", name="start")
    assert (two.now["turn"], two.now["seat"]) == (1, AKI)
    three_deep(two)
    a_bulwark_face_down(two)
    an_attack_that_is_blocked(two)
    an_attack_that_ends_it(two)
    assert two.now["phase"] == "over"
    two.show("6-over")
    two.agree()
    two.check()


def three_deep(two: StageWindows) -> None:
    """Aki summons; Ren counters, takes that back with Aki's leave, counters; Aki counters that."""
    court, soldier, club = two.held(AKI, "[SD]-"), two.held(AKI, "H-"), two.held(AKI, "C-")
    first, second, *_ = two.held(REN, "C-")
    spare = two.held(REN, "[SD]-")
    two.do(AKI, "start", which="setBulwark", card=court[:1])
    two.show("1-bulwark")
    two.do(AKI, "start", which="summonsSoldier", keys=soldier[:1])
    assert two.now["stage"] == ["summonsSoldier"]
    before = two.do(REN, "start", which="counter", keys=[first], discards=spare[:1])["node"]
    assert two.now["stage"] == ["summonsSoldier", "counter"]
    two.players[REN].do("asks_back")
    two.do(AKI, "allows")
    assert two.now["node"] < before
    assert two.now["stage"] == ["summonsSoldier"], "taken back"
    two.do(REN, "start", which="counter", keys=[second], discards=spare[:1])
    two.do(AKI, "start", which="counter", keys=club[:1], targets=["counter"], discards=court[1:2])
    assert two.now["stage"] == ["summonsSoldier", "counter", "counter"]
    two.show("2-three-deep")
    assert two.resolve() == AKI
    assert two.now["stage"] == ["summonsSoldier"], "Ren's counter is countered"
    assert two.resolve() == AKI
    assert len(two.now["units"]["soldiers.0"]) == 1
    two.do(AKI, "start", which="end")
    two.resolve_all(second=["no"])
    assert (two.now["turn"], two.now["seat"]) == (2, REN)


def a_bulwark_face_down(two: StageWindows) -> None:
    """Ren knows the own bulwark, and Aki does not."""
    low = two.held(REN, "[SD]-[A2-4]")[:1]
    two.do(REN, "start", which="setBulwark", card=low)
    assert two.seen_by(REN)["faces"]["bulwarks.1"] == low
    assert two.seen_by(AKI)["faces"]["bulwarks.1"] == [None]
    two.do(REN, "start", which="end")
    two.resolve_all(second=["no"])
    assert (two.now["turn"], two.now["seat"]) == (3, AKI)


def an_attack_that_is_blocked(two: StageWindows) -> None:
    (soldier,) = two.now["units"]["soldiers.0"]
    (bulwark,) = two.now["units"]["bulwarks.1"]
    two.do(AKI, "start", which="attack")
    assert two.resolve(attackers=[soldier]) == AKI
    two.show("3-attack")
    assert two.resolve(**{f"by:{soldier}": [bulwark]}) == REN
    two.show("4-block")
    assert two.resolve() == AKI
    assert "bulwarks.1" not in two.now["units"], "it fell"
    assert two.seen_by(AKI)["faces"]["graveyard.1"] != [None], "and everybody saw it"
    assert two.now["units"]["soldiers.0"] == [soldier]
    two.show("5-judged")
    for seat in (AKI, REN):
        two.do(seat, "start", which="end")
        two.resolve_all(second=["no"])
    assert (two.now["turn"], two.now["seat"]) == (5, AKI)


def an_attack_that_ends_it(two: StageWindows) -> None:
    (soldier,) = two.now["units"]["soldiers.0"]
    two.do(AKI, "start", which="attack")
    two.resolve(attackers=[soldier])
    two.resolve_all()
    assert two.now["counts"]["deck.1"] == 0
