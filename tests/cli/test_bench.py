"""`chabudai bench`: every name has a measure, and the figures have one form."""

from __future__ import annotations

import json
from importlib import import_module

import pytest

from app.cli.benches import file_bench
from app.cli.benches.tools.bench_figures import figures
from app.cli.verbs.bench_verb import BENCHES
from tests.cli.conftest import Command


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_bench, "GESTURES", 200)
    monkeypatch.setattr(file_bench, "OPENINGS", 2)


@pytest.mark.parametrize("name", BENCHES)
def test_every_name_has_a_measure_and_words(name: str) -> None:
    module, words = BENCHES[name]
    assert callable(getattr(import_module(f"app.cli.benches.{module}"), name))
    assert words.en
    assert words.ja


def test_json(chabudai: Command, short: None) -> None:
    said = chabudai("bench", "--json", "bytes_per_gesture", "open_10000")
    assert said.code == 0
    told = json.loads(said.out)
    assert list(told) == ["bytes_per_gesture", "open_10000"]
    assert told["bytes_per_gesture"]["unit"] == "B"
    assert 20 < told["bytes_per_gesture"]["p50"] < 1000
    assert told["open_10000"]["n"] == 2
    for figure in told.values():
        assert list(figure) == ["p50", "p99", "n", "unit"]


def test_text(chabudai: Command, short: None, monkeypatch: pytest.MonkeyPatch) -> None:
    (line,) = chabudai("bench", "bytes_per_gesture").out.splitlines()
    assert line.startswith("bytes_per_gesture ")
    assert line.endswith("size of a table file per gesture")
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    assert "ファイルの大きさ" in chabudai("bench", "bytes_per_gesture").out


def test_an_unknown_name(chabudai: Command) -> None:
    said = chabudai("bench", "bytes_per_gesture", "speed")
    assert (said.code, said.out) == (2, "")
    assert "There is no bench speed" in said.err
    assert all(name in said.err for name in BENCHES)


def test_figures() -> None:
    told = figures([3.0, 1.0, 2.0], "ms")
    assert (told.p50, told.p99, told.n, told.unit) == (2.0, 3.0, 3, "ms")
    many = figures([float(number) for number in range(1000)], "s")
    assert (many.p50, many.p99) == (499.5, 990.0)
