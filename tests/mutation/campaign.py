"""Runs the tests on every mutant: as a pytest plugin, in forked processes, two at a time.

First each test runs on the adviser as it is, and what it calls is written down. A mutant then meets
only the tests that call the function it changes, the quickest first, until one fails.
"""

from __future__ import annotations

import gc
import os
import pickle
import resource
import signal
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from tests.mutation.calls import Place, watch
from tests.mutation.live import forget_what_was_kept, put
from tests.mutation.mutants import Mutant

JOBS = 2
SLACK = 10.0
"""Seconds a mutant may take beside five times what its tests usually take."""
MEMORY = 8 * 2**30
"""Bytes of address space: a mutant may fill a list without end."""


class Campaign:
    """The plugin; afterwards `killed` and `survived` have all mutants."""

    def __init__(
        self, mutants: list[Mutant], modules: dict[str, Path], tell: Callable[[str], None]
    ) -> None:
        self.mutants, self.modules, self.tell = mutants, modules, tell
        self.killed: list[Mutant] = []
        self.survived: list[Mutant] = []
        self.broken: list[str] = []
        """Tests that fail without any mutant: they show nothing and are left out."""
        self._seconds: dict[str, float] = {}
        self._calls: dict[str, set[Place]] = {}
        self._tests: dict[Place, list[pytest.Item]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the campaign instead of the tests."""
        began = time.monotonic()
        _warm()
        gc.collect()
        gc.freeze()
        self._look_at_the_tests(session.items)
        self.tell(
            f"{len(self.mutants)} mutants, {len(self._calls)} tests, looked at in "
            f"{time.monotonic() - began:.0f} s"
        )
        self._meet_all(session.items)
        return True

    # -- which tests --------------------------------------------------------------------------

    def _look_at_the_tests(self, items: list[pytest.Item]) -> None:
        size = -(-len(items) // JOBS)
        parts = [items[first : first + size] for first in range(0, len(items), size)]
        for reader, child in [_look(part, self.modules) for part in parts]:
            with os.fdopen(reader, "rb") as pipe:
                told = pipe.read()
            os.waitpid(child, 0)
            if not told:
                raise pytest.UsageError("the tests could not be run on the adviser as it is")
            for name, passed, seconds, calls in pickle.loads(told):
                if passed:
                    self._seconds[name], self._calls[name] = seconds, calls
                else:
                    self.broken.append(name)

    def _tests_of(self, mutant: Mutant, items: list[pytest.Item]) -> list[pytest.Item]:
        """Return the tests that call what a mutant changes, those of its own file first."""
        asked = (mutant.module, mutant.place)
        if asked not in self._tests:
            self._tests[asked] = self._chosen(mutant, items)
        return self._tests[asked]

    def _chosen(self, mutant: Mutant, items: list[pytest.Item]) -> list[pytest.Item]:
        def calls(name: str) -> bool:
            places = self._calls.get(name, set())
            if mutant.place:
                return (mutant.module, mutant.place) in places
            return any(module == mutant.module for module, _ in places)

        own = f"test_{mutant.group}.py"
        chosen = [item for item in items if calls(item.nodeid)]
        return sorted(chosen, key=lambda item: (item.path.name != own, self._seconds[item.nodeid]))

    # -- the mutants --------------------------------------------------------------------------

    def _meet_all(self, items: list[pytest.Item]) -> None:
        waiting = list(reversed(self.mutants))
        running: dict[int, tuple[Mutant, float]] = {}
        done, told = 0, time.monotonic()
        try:
            while waiting or running:
                while waiting and len(running) < JOBS:
                    mutant = waiting.pop()
                    tests = self._tests_of(mutant, items)
                    limit = SLACK + 5 * sum(self._seconds[test.nodeid] for test in tests)
                    running[_meet(mutant, tests)] = (mutant, time.monotonic() + limit)
                for child in list(running):
                    alive = self._alive(child, *running[child])
                    if not alive:
                        del running[child]
                        done += 1
                if time.monotonic() - told > 30:
                    told = time.monotonic()
                    self.tell(f"  {done} met, {len(self.survived)} survived")
                time.sleep(0.002)
        finally:
            for child in running:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
        order = {id(mutant): number for number, mutant in enumerate(self.mutants)}
        self.survived.sort(key=lambda mutant: order[id(mutant)])

    def _alive(self, child: int, mutant: Mutant, deadline: float) -> bool:
        ended, status = os.waitpid(child, os.WNOHANG)
        if not ended and time.monotonic() > deadline:
            os.kill(child, signal.SIGKILL)
            ended, status = os.waitpid(child, 0)
        if not ended:
            return True
        (self.survived if status == 0 else self.killed).append(mutant)
        return False


def _warm() -> None:
    """Read the card data beside the project once: every process would read it anew."""
    from tests.games.pokemon.adviser import shared_cards

    shared = Path(__file__).resolve().parents[3] / "shared"
    if (shared / "data" / "ptcg").is_dir():
        with shared_cards.shared_cards(shared):
            pass


def _be_quiet() -> None:
    """Say nothing: what a test of a mutant prints is of no use."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _look(items: list[pytest.Item], modules: dict[str, Path]) -> tuple[int, int]:
    """Start a process that runs tests without any mutant; return what to read from, its id."""
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(writer)
        return reader, child
    code = 1
    try:
        _be_quiet()
        with os.fdopen(writer, "wb") as pipe:
            pickle.dump(_observed(items, modules), pipe)
        code = 0
    finally:
        os._exit(code)


def _meet(mutant: Mutant, tests: list[pytest.Item]) -> int:
    """Start the process in which the tests meet a mutant; it ends with 0 if that survives."""
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        _be_quiet()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        put(mutant.module, mutant.source(), constants=not mutant.place)
        code = 0 if all(_pass(tests)) else 1
    finally:
        os._exit(code)


def _pass(tests: list[pytest.Item]) -> Iterable[bool]:
    for item, following in zip(tests, [*tests[1:], None], strict=True):
        reports = runtestprotocol(item, log=False, nextitem=following)
        yield not any(report.failed for report in reports)


Observed = list[tuple[str, bool, float, set[Place]]]


def _observed(items: list[pytest.Item], modules: dict[str, Path]) -> Observed:
    """Run the tests and return name, whether it passed, seconds, what of the modules it calls."""
    called = watch(modules)
    found: Observed = []
    for item, following in zip(items, [*items[1:], None], strict=True):
        called.clear()
        forget_what_was_kept(set(modules))
        began = time.monotonic()
        reports = runtestprotocol(item, log=False, nextitem=following)
        passed = not any(report.failed for report in reports)
        ran = any(report.when == "call" and report.passed for report in reports)
        if ran or not passed:  # a skipped test shows nothing
            found.append((item.nodeid, passed, time.monotonic() - began, set(called)))
    return found
