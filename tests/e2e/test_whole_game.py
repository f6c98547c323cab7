"""The whole program in a real window: a game by mouse and keys, a kill, and the table again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 90
"""Seconds; the game takes about fifteen."""

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(300)]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    if not os.environ.get("DISPLAY"):
        pytest.skip("needs a display: run it under Xvfb, as .ci/run does")
    return {
        **os.environ,
        "QT_QPA_PLATFORM": "xcb",
        "CHABUDAI_HOME": str(tmp_path / "home"),
        "PYTHONPATH": str(ROOT),
        "PYTHONUNBUFFERED": "1",
    }


@contextmanager
def started(
    module: str, folder: Path, environment: dict[str, str], *, killed: bool = False
) -> Iterator[dict]:
    """Run a module until it has printed its line of JSON; then wait for its end, or kill it."""
    with subprocess.Popen(
        [sys.executable, "-m", module, str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        cwd=ROOT,
    ) as process:
        try:
            line = process.stdout.readline()
            if not line:
                pytest.fail(process.stderr.read())
            yield json.loads(line)
        finally:
            if killed:
                process.send_signal(signal.SIGKILL)
            process.wait(PATIENCE)


def test_a_game_is_played_killed_and_taken_up_again(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    with started("tests.e2e.play_game", tmp_path, environment, killed=True) as played:
        pass

    assert played["attached"] == 1
    assert played["under"] == 2
    assert played["bench"] == 1
    assert played["damage"] == [70]
    assert played["knocked_out"]
    assert played["prizes_taken"] == 1
    assert played["undone_to"] == 0
    assert played["redone"]
    assert played["branched"]

    with started("tests.e2e.reopen", tmp_path, environment) as reopened:
        pass

    assert reopened["offered"][0] == ["Aki", "Ren"]
    assert reopened["nodes"] == played["nodes"]
    assert reopened["node"] == played["node"]
    assert reopened["view"] == played["view"]
    assert reopened["left"] == 0
    assert reopened["saved_nodes"] == played["nodes"] - 1


def test_a_saved_table_is_sound(tmp_path: Path, environment: dict[str, str]) -> None:
    with started("tests.e2e.play_game", tmp_path, environment, killed=True):
        pass

    checked = subprocess.run(
        [sys.executable, "-m", "app", "verify", "--json", str(tmp_path / "game.chabudai")],
        capture_output=True,
        text=True,
        env=environment,
        cwd=ROOT,
        timeout=PATIENCE,
        check=False,
    )

    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert json.loads(checked.stdout)["sound"]
