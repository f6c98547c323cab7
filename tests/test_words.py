"""Every wording is there in Japanese and in English, in the catalogues and in the window."""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from app.cli.bench_verb import BENCHES
from app.cli.parser import VERBS
from app.core.describe import NOBODY
from app.core.sentences import SENTENCES
from app.core.words import Words
from app.games.registry import GAMES

PROJECT = Path(__file__).resolve().parent.parent

CATALOGUES: dict[str, Any] = {
    "sentences of every table": SENTENCES,
    "who is nobody": NOBODY,
    "verbs": VERBS,
    "benches": BENCHES,
    **{f"the game {game}": GAMES[game] for game in GAMES},
}


def words_in(thing: Any, place: str = "") -> Iterator[tuple[str, Words]]:
    """All wordings of a catalogue, with the way to them."""
    if isinstance(thing, Words):
        yield place, thing
    elif isinstance(thing, Mapping):
        for key, inner in thing.items():
            yield from words_in(inner, f"{place}[{key}]")
    elif isinstance(thing, (tuple, list)):
        for number, inner in enumerate(thing):
            yield from words_in(inner, f"{place}[{getattr(inner, 'id', number)}]")
    elif is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            yield from words_in(getattr(thing, field.name), f"{place}.{field.name}")


def blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("name", CATALOGUES)
def test_no_wording_of_a_catalogue_is_empty(name: str) -> None:
    found = list(words_in(CATALOGUES[name]))
    assert found
    empty = [place for place, words in found if not words.en.strip() or not words.ja.strip()]
    assert empty == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_all_that_it_has(game: str) -> None:
    spec = GAMES[game]
    named = {place.split("[")[0].split(".")[-1] for place, _ in words_in(spec)}
    assert {"title", "zones", "sentences", "actions", "marks"} <= named


@pytest.mark.parametrize("name", [name for name in CATALOGUES if "sentences" in name])
def test_sentences_have_the_same_blanks_in_both_languages(name: str) -> None:
    differing = [
        place for place, words in words_in(CATALOGUES[name]) if blanks(words.en) != blanks(words.ja)
    ]
    assert differing == []


def test_no_wording_in_the_source_is_empty() -> None:
    """Wordings that are made where they are said, refusals and errors for instance."""
    seen, empty = 0, []
    for path in sorted((PROJECT / "app").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Words":
                seen += 1
                arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
                texts = [arg.value for arg in arguments if isinstance(arg, ast.Constant)]
                if any(not str(text).strip() for text in texts):
                    empty.append(f"{path.relative_to(PROJECT)}:{node.lineno}")
    assert seen > 200
    assert empty == []


def test_the_translations_of_the_window_are_complete() -> None:
    spec = importlib.util.spec_from_file_location(
        "translate", PROJECT / "packaging" / "translate.py"
    )
    assert spec
    assert spec.loader
    translate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(translate)
    assert translate.problems() == []
