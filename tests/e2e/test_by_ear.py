"""The whole program by assistive technology alone: found, chosen and pressed over AT-SPI."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from ctypes.util import find_library
from pathlib import Path

import pytest

from tests.e2e.started import PATIENCE, ROOT

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(300)]


def test_a_turn_is_played_by_actions_of_assistive_technology_alone(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    if not shutil.which("dbus-run-session") or find_library("atspi") is None:
        pytest.skip("needs at-spi2-core and dbus, which .ci/run installs")
    told = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-m", "tests.e2e.play_by_ear", str(tmp_path)],
        capture_output=True,
        text=True,
        env={**environment, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
        cwd=ROOT,
        timeout=3 * PATIENCE,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    heard = json.loads((tmp_path / "told.json").read_text("utf-8"))

    # After each deed the keyboard was said to be on a row that is meant by it.
    assert dict(heard["deeds"])["Dreepy, 70 HP"] == "Dreepy, 70 HP"
    names = [name for _, name in heard["there"]]
    assert "Ren (you), to move, turn 2, Deck 46, Hand 6, Prizes 6, used: Draw" in names
    assert any(name.startswith("Drakloak, 90 HP, Energy: 1 Fire, evolved") for name in names)
    assert heard["code"] == 0, heard["errors"]
    assert "Could not find accessible" not in heard["errors"]
    if folder := os.environ.get("CHABUDAI_PICTURES"):
        lines = [*map(str, heard["deeds"]), *(f"{role}: {name}" for role, name in heard["there"])]
        Path(folder, "by-ear.txt").write_text("\n".join(lines), "utf-8")
