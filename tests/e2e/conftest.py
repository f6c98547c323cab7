"""The program in a process of its own, with a window on whatever display there is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.e2e.started import ROOT


def environment_for(home: Path) -> dict[str, str]:
    """Return what a process with a real window is started with."""
    if not os.environ.get("DISPLAY"):
        pytest.skip("needs a display: run it under Xvfb, as .ci/run does")
    return {
        **os.environ,
        "QT_QPA_PLATFORM": "xcb",
        "CHABUDAI_HOME": str(home),
        "CHABUDAI_LANG": "en",
        "PYTHONPATH": str(ROOT),
        "PYTHONUNBUFFERED": "1",
    }


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return environment_for(tmp_path / "home")
