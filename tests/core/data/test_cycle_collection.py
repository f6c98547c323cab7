"""Python's cycle collector runs where the program says, and nothing that is garbage stays."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from app.core.data.cycle_collection import Collecting


class Ring:
    """Refers to itself, so that only the collector can let it go."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collecting() -> Iterator[Collecting]:
    thresholds = gc.get_threshold()
    gc.collect()
    gc.set_threshold(100, 3, 3)
    collecting = Collecting()
    yield collecting
    collecting.stop()
    gc.set_threshold(*thresholds)


def ring() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def looked_often(collecting: Collecting) -> None:
    """Make so much, and look so often, that everything made since was gone through."""
    kept = []
    for _ in range(40):
        kept.append([[] for _ in range(110)])
        collecting.look()


def test_it_collects_only_when_it_is_told_to(collecting: Collecting) -> None:
    dead = ring()
    kept = [[] for _ in range(1000)]  # type: ignore[var-annotated]
    assert dead() is not None
    collecting.look()
    assert dead() is None
    del kept


def test_where_little_was_made_it_does_nothing(collecting: Collecting) -> None:
    gc.collect()
    dead = ring()
    collecting.look()
    assert dead() is not None


def test_what_was_gone_through_is_put_aside(collecting: Collecting) -> None:
    kept = [[] for _ in range(1000)]  # type: ignore[var-annotated]
    before = gc.get_freeze_count()
    looked_often(collecting)
    assert gc.get_freeze_count() > before + len(kept) / 2


def test_what_became_garbage_after_it_was_put_aside_goes_when_all_is_quiet(
    collecting: Collecting,
) -> None:
    old = Ring()
    dead = weakref.ref(old)
    looked_often(collecting)
    del old
    looked_often(collecting)
    assert dead() is not None
    collecting.rest()
    assert dead() is None


def test_a_rest_with_nothing_put_aside_is_a_look(collecting: Collecting) -> None:
    dead = ring()
    kept = [[] for _ in range(1000)]  # type: ignore[var-annotated]
    collecting.rest()
    assert dead() is None
    assert gc.get_freeze_count() > 0
    del kept


def test_a_long_rest_does_not_count_again_and_again_what_was_put_aside(
    collecting: Collecting, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_often(collecting)
    collecting.rest()
    counted: list[int] = []
    monkeypatch.setattr(gc, "get_freeze_count", lambda: counted.append(1) or 0)
    for _ in range(10):
        collecting.rest()
    assert not counted


def test_after_it_python_collects_by_itself_again() -> None:
    collecting = Collecting()
    assert not gc.isenabled()
    collecting.stop()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
