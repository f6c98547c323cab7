"""Two at one window play a whole game behind the curtain: one game, and what was seen of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import environment_for
from tests.e2e.started import started, verified

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(900)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("duel")


@pytest.fixture(scope="module")
def duel(folder: Path) -> dict[str, Any]:
    """The game, played once: it takes the better part of a minute."""
    with started("tests.e2e.play_duel", folder, environment_for(folder / "home")) as told:
        return told


@pytest.fixture
def log(duel: dict[str, Any]) -> str:
    return "\n".join(duel["log"])


def test_the_setup_is_done_by_what_is_asked_for(duel: dict[str, Any]) -> None:
    did = duel["did"]
    assert did["setup: first"] == 1
    assert did["setup: deal"] == 2
    assert did["setup: redraw"] >= 1
    assert did["setup: extra"] == 1
    assert did["setup: start"] == 1
    assert did["put down"] == 2


def test_a_turn_is_played_by_hand(duel: dict[str, Any]) -> None:
    for what in ("benched", "evolved", "attached", "Supporters", "retreats"):
        assert duel["did"][what] >= 1, what


def test_an_attack_does_what_was_worked_out_or_what_was_written_over_it(
    duel: dict[str, Any], log: str
) -> None:
    assert duel["did"]["worked out"] == 2
    assert duel["did"]["overwritten"] >= 1
    assert re.search(r"\d+ ×2 \(Weakness\) = \d+;", log)
    assert "set to 250 by hand" in log


def test_a_wrong_move_is_taken_back_and_another_kept(duel: dict[str, Any], log: str) -> None:
    assert (duel["did"]["taken back"], duel["did"]["kept by ruling"]) == (1, 1)
    assert "takes back 1 step" in log
    assert re.search(r"Kept by ruling \(Aki and Ren agreed\): .*agreed before the game", log)


def test_the_adviser_calls_nothing_else_wrong(duel: dict[str, Any]) -> None:
    said = [rule for severity, rule in duel["advised"] if severity != "reminder"]
    assert said.count("energy-once") == 2
    # A number that nothing on the table explains is worth a look.
    assert set(said) == {"energy-once", "damage-mismatch"}


def test_a_knock_out_is_seen_to_at_both_seats(duel: dict[str, Any], log: str) -> None:
    did = duel["did"]
    for what in ("knock_outs", "prizes", "promote"):
        assert did[f"task: {what}"] >= 1, what
    assert did["Prizes chosen"] >= 1
    assert "Knocked Out: " in log


def test_poison_is_checked_between_the_turns(duel: dict[str, Any], log: str) -> None:
    assert duel["did"]["task: checkup"] >= 1
    assert duel["did"]["task: next_turn"] >= 1
    assert re.search(r"checks .*\(Poisoned\); puts 10 damage", log)


def test_the_game_is_won(duel: dict[str, Any]) -> None:
    assert duel["phase"] == "over"
    assert duel["did"]["task: result"] == 1
    assert re.search(r"(Aki|Ren) wins \(", duel["log"][-1])
    assert re.search(r"(Aki|Ren) wins \(", duel["over"])


def test_nothing_of_a_hand_is_told_to_whom_it_does_not_belong(duel: dict[str, Any]) -> None:
    did = duel["did"]
    assert did["sat down"] >= 6
    assert did["kept behind the curtain"] > did["kept from who sits"] > 0
    # Who sits there reads the own cards: what was looked for would have been found.
    assert did["read by who sits"] > 0
    assert duel["leaks"] == []


def test_the_saved_table_is_sound(duel: dict[str, Any], folder: Path) -> None:
    told = verified(folder / "duel.chabudai", environment_for(folder / "home"))
    assert told["sound"]
    assert told["nodes"] == duel["nodes"]


def test_a_rematch_is_offered_and_laid(duel: dict[str, Any]) -> None:
    assert duel["offered"][:2] == ["rematch_swapped", "rematch"]
    assert duel["rematch"] == ["Ren", "Aki"]
    assert duel["apart"]
    assert duel["sits"] == 0
