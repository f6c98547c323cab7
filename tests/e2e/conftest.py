"""The program in a process of its own, with a window on whatever display there is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.started import ROOT

if TYPE_CHECKING:
    from tests.e2e.processes import Process


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


@pytest.fixture
def running() -> Iterator[list[Process]]:
    """Whatever is begun is ended, however the test ends."""
    processes: list[Process] = []
    with ExitStack() as stack:
        yield processes
        for process in processes:
            if process.process.poll() is None:
                stack.callback(process.kill)
