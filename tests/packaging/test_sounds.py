"""The sounds that ship are those that the script makes: short, quiet, without a click."""

from __future__ import annotations

import importlib.util
from array import array
from itertools import pairwise
from types import ModuleType

import pytest

from app.resources import assets
from app.store.personal_settings import SOUNDS
from tests.conftest import PROJECT


def _script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sounds", PROJECT / "packaging" / "sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


script = _script()


def shipped(name: str) -> array[int]:
    held: array[int] = script.held(assets() / "sounds" / f"{name}.wav")
    return held


def test_every_sound_ships_and_no_other() -> None:
    assert set(script.SOUNDS) == set(SOUNDS)
    assert {path.stem for path in (assets() / "sounds").iterdir()} == set(SOUNDS)


@pytest.mark.parametrize("name", SOUNDS)
def test_it_is_what_the_script_makes(name: str) -> None:
    assert script.is_current(name)


def test_the_script_says_what_would_change(monkeypatch: pytest.MonkeyPatch) -> None:
    assert script.main(["--check"]) == 0
    monkeypatch.setitem(script.SOUNDS, "card", script.SOUNDS["coin"])
    assert not script.is_current("card")
    assert script.main(["--check"]) == 1


@pytest.mark.parametrize("name", SOUNDS)
def test_it_is_short_and_quiet_and_has_no_click(name: str) -> None:
    samples = shipped(name)
    assert 0.06 <= len(samples) / script.RATE <= 0.3
    assert 0.15 <= max(map(abs, samples)) / 32767 <= 0.5
    assert abs(samples[0]) < 328, "it begins at rest"
    assert samples[-1] == 0, "and ends there"
    assert abs(sum(samples) / len(samples)) < 328, "and swings around it"


def test_the_four_are_told_apart() -> None:
    def crossings(name: str) -> float:
        samples = shipped(name)
        pairs = pairwise(samples)
        return sum((one < 0) != (other < 0) for one, other in pairs) / len(samples)

    assert crossings("turn") < crossings("coin"), "a bell of wood is lower than metal"
    assert len({len(shipped(name)) for name in SOUNDS} | {crossings(name) for name in SOUNDS}) > 6
