"""The ground every test stands on: no window, no settings of the user, repeatable examples.

Qt reads its platform and the home folder when it is first loaded, so both are set while pytest
imports this file and not in a fixture.
"""

from __future__ import annotations

import gc
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import hypothesis
import pytest
from hypothesis.internal.conjecture import providers

from tests.helpers.short_reports import report_shortly

PROJECT = Path(__file__).resolve().parent.parent
LONG = os.environ.get("CHABUDAI_HYPOTHESIS") == "long"

# Only an explicit xcb (the run inside Xvfb) may open windows; a desktop's own "wayland" may not.
if os.environ.get("QT_QPA_PLATFORM") != "xcb":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

# Where memory can be a folder, files of tests lie there: they are flushed thousands of times, and
# nobody waits for a disk to do it.
_MEMORY, _ENOUGH = Path("/dev/shm"), 4 << 30
_roomy = os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > _ENOUGH
if _roomy and "TMPDIR" not in os.environ:
    os.environ["TMPDIR"] = tempfile.tempdir = str(_MEMORY)

_HOME = Path(tempfile.mkdtemp(prefix="chabudai-home-"))
# Whoever keeps cards and settings elsewhere must not find them in the tests, nor changed by them.
os.environ.pop("CHABUDAI_HOME", None)
for _variable, _folder in {
    "HOME": "",
    "USERPROFILE": "",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
    "XDG_CACHE_HOME": ".cache",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_RUNTIME_DIR": ".runtime",
}.items():
    _path = _HOME / _folder
    _path.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.environ[_variable] = str(_path)

# Pythons of people keep what they compiled. Without that each process of a run, and each program
# that a test starts, would compile all of it anew and rewrite every assertion.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

hypothesis.settings.register_profile(
    "dev", derandomize=True, database=None, deadline=None, max_examples=50
)
hypothesis.settings.register_profile(
    "long", database=None, deadline=None, max_examples=1000, print_blob=True
)
hypothesis.settings.load_profile("long" if LONG else "dev")
if not LONG:
    # Hypothesis tries the constants of whichever modules are loaded by then: a test would have
    # other examples alone than after the tests of another folder. The long run looks for more.
    providers._get_local_constants = lambda: providers._local_constants


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    # A long run looks for what nobody thought of: other examples each time, so its seed is printed.
    if LONG and config.getoption("hypothesis_seed", None) is None:
        seed = os.environ.setdefault("CHABUDAI_SEED", str(random.randrange(2**32)))
        config.option.hypothesis_seed = seed
    report_shortly(config)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Let one process more than there are cores run tests: each waits a sixth of its time."""
    return (os.cpu_count() or 1) + 1


def pytest_report_header(config: pytest.Config) -> str | None:
    if not LONG:
        return None
    return (
        f"hypothesis: long profile, repeat with --hypothesis-seed={config.option.hypothesis_seed}"
    )


def pytest_unconfigure() -> None:
    shutil.rmtree(_HOME, ignore_errors=True)


@pytest.fixture(scope="session")
def shared() -> Path:
    """The material beside the project: rule facts, cases, card data and deck lists for tests."""
    folder = PROJECT.parent / "shared"
    if not folder.is_dir():
        pytest.skip(f"needs the material beside the project, and {folder} is not there")
    return folder


WINDOWS_KEPT = 20
"""Tests with Qt between two full looks for cycles; one takes some hundredths of a second."""
_windows_seen: list[str] = []
_passed_over: list[str] = []
"""The part of `tests` at whose first window the collector was told to pass over what was there."""


def _load_own_share(config: pytest.Config) -> None:
    """Load a share of all tests first, in each process of a whole run another one.

    Each process reads all of them. In a fresh checkout each would compile them all as well, at the
    same time as the others; so it finds the most part compiled.
    """
    worker = getattr(config, "workerinput", None)
    if worker is None or config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    files = sorted(PROJECT.joinpath("tests").rglob("test_*.py"))
    number, count = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
    for file in files[len(files) * number // count : len(files) * (number + 1) // count]:
        # What cannot be loaded, or is left out here, is told where it is collected.
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(file.relative_to(PROJECT).with_suffix("").parts))


SELDOM = (20_000, 20, 50)
"""When Python looks for cycles where a test has no window: it takes a twentieth less time so."""


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Let the collector pass over all tests and modules: they stay to the end.

    Nor does it look through them again and again while they are made.
    """
    gc.disable()
    try:
        _load_own_share(session.config)
        return (yield)
    finally:
        gc.enable()
        gc.set_threshold(*SELDOM)
        gc.collect()
        gc.freeze()


def _pass_over_what_is_there(part: str) -> None:
    """Let it pass over what other folders left in caches: no window of theirs is there any more."""
    if _passed_over != [part]:
        _passed_over[:] = [part]
        _windows_seen.clear()
        gc.collect()
        gc.freeze()


WITH_WINDOWS = ("mouse_let_go", "advice_at_once", "collected_between_tests")
"""What every test with Qt asks for first. Half of all tests have none, and none of this either."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Give a test with Qt what its windows need, before what it asks for itself."""
    names = getattr(item, "fixturenames", ())
    if "qapp" in names and WITH_WINDOWS[0] not in names:
        names[:0] = WITH_WINDOWS


@pytest.fixture
def mouse_let_go() -> Iterator[None]:
    """Let go of a mouse button that a test ended with: Qt holds it down for all tests after it."""
    yield
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QWidget

    held = QApplication.mouseButtons()
    if held == Qt.MouseButton.NoButton:
        return
    elsewhere = QWidget()
    elsewhere.show()
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        if held & button:
            QTest.mouseRelease(elsewhere, button)
    elsewhere.close()


@pytest.fixture
def advice_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the adviser be fetched with the table, which a window puts off for a moment."""
    monkeypatch.setattr("app.ui.side.advice.advice_watch.AT_FIRST", 0)


@pytest.fixture
def collected_between_tests(request: pytest.FixtureRequest) -> Iterator[None]:
    """Look for cycles where Qt is at rest, as the program does (`ui/app/collector.py`).

    Python's collector would otherwise tear down a widget of an earlier test in the middle of
    dressing the next window, which ends the run.
    """
    _pass_over_what_is_there(request.path.relative_to(PROJECT / "tests").parts[0])
    gc.disable()
    yield
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    # What was to go later goes now: each window that is still there is dressed with the next one.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # A whole window is old by then: without a full look now and then a run keeps them all. What is
    # left after it is in caches, and need not be looked through again.
    _windows_seen.append(request.node.name)
    if len(_windows_seen) >= WINDOWS_KEPT:
        _windows_seen.clear()
        gc.collect()
        gc.freeze()
    else:
        gc.collect(1)
    gc.enable()
