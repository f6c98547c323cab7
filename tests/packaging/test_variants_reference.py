"""docs/variants.md: every sentence of both articles once, met by what is there, in own words."""

from __future__ import annotations

import importlib.util
import json
import unicodedata
from dataclasses import fields
from pathlib import Path
from types import ModuleType

import pytest

from app.games.game_registry import GAMES
from app.games.pokemon.adviser.rules.rule_registry import every_rule
from app.games.pokemon.variants.variant import Variant

RULES = every_rule()

PROJECT = Path(__file__).resolve().parent.parent.parent
ARTICLES = {"battle-royal": ("BR", 260), "team-battle": ("TV", 78)}
"""How the sentences of each variant's article are numbered, and how many there are."""
WORDS_ALIKE, SIGNS_ALIKE = 6, 12
"""So many words in a row, or signs of Japanese, would be the article's and not ours."""
NEEDED = {
    "table": ("procedures", "fields", "actions"),
    "option": ("options",),
    "adviser": ("rules",),
    "by-hand": ("actions",),
    "prose": (),
}
"""Of which kinds of names at least one stands beside each way."""
games = pytest.mark.parametrize("game", sorted(ARTICLES))


@pytest.fixture(scope="module")
def reference() -> ModuleType:
    path = PROJECT / "packaging" / "variants_reference.py"
    spec = importlib.util.spec_from_file_location("variants_reference", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def article() -> dict[str, dict[str, str]]:
    """The sentences by article and number, where the facts lie beside the project."""
    places = (folder / "shared" / "facts" / "ptcg_sentences.json" for folder in PROJECT.parents)
    path = next((place for place in places if place.is_file()), None)
    if path is None:
        pytest.skip("../shared/facts/ptcg_sentences.json is not there: nothing to compare with")
    docs = json.loads(path.read_text(encoding="utf-8"))["docs"]
    return {
        name: {one["id"]: one["text"] for one in doc["sentences"]} for name, doc in docs.items()
    }


def test_the_page_is_up_to_date(reference: ModuleType) -> None:
    assert reference.problems() == []


def test_a_page_that_lies_is_found(
    reference: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stale = tmp_path / "variants.md"
    stale.write_text(reference.page().replace("BR043", "BR034"), encoding="utf-8")
    monkeypatch.setattr(reference, "PAGE", stale)
    assert reference.problems()
    assert reference.main(["--check"]) == 1


@games
def test_every_sentence_is_there_once(reference: ModuleType, game: str) -> None:
    name, count = ARTICLES[game]
    told = [one for row in reference.rows(game) for one in reference.sentences(row["ids"])]
    assert sorted(told) == [f"{name}{number:03}" for number in range(1, count + 1)]


@games
def test_those_are_the_sentences_of_the_article(
    reference: ModuleType, article: dict[str, dict[str, str]], game: str
) -> None:
    told = {one for row in reference.rows(game) for one in reference.sentences(row["ids"])}
    assert told == set(article[ARTICLES[game][0]])


def test_what_names_no_sentence_is_refused(reference: ModuleType) -> None:
    assert reference.sentences("BR001-BR003, BR007") == ("BR001", "BR002", "BR003", "BR007")
    for wrong in ("BR1", "BR001-TV003", "BR001,BR002", ""):
        with pytest.raises(ValueError, match="names no sentence"):
            reference.sentences(wrong)


@games
def test_each_row_says_how_and_with_what(reference: ModuleType, game: str) -> None:
    for row in reference.rows(game):
        needed = NEEDED[row["how"]]
        assert set(row["by"]) <= set(reference.KINDS), row
        assert bool(row["by"]) is bool(needed), row
        assert not needed or any(row["by"].get(kind) for kind in needed), row
        assert row["en"].strip(), row
        assert row["ja"].strip(), row


@games
@pytest.mark.parametrize("kind", ["procedures", "fields", "actions", "options", "rules"])
def test_everything_named_is_there(reference: ModuleType, game: str, kind: str) -> None:
    spec = GAMES[game]
    there = {
        "procedures": set(spec.procedures),
        "fields": {field.name for field in fields(Variant)},
        "actions": set(reference.action_titles(spec)),
        "options": set(reference.option_titles(spec)),
        "rules": set(RULES),
    }[kind]
    named = {name for row in reference.rows(game) for name in row["by"].get(kind, ())}
    assert named - there == set()


@games
def test_every_rule_of_a_variant_is_named(reference: ModuleType, game: str) -> None:
    named = {name for row in reference.rows(game) for name in row["by"].get("rules", ())}
    own = {name for name in RULES if name.startswith(f"{ARTICLES[game][0].lower()}-")}
    assert {name for name in own - named if not name.endswith("-silent-rules")} == set()


@games
def test_every_option_of_a_variant_is_named(reference: ModuleType, game: str) -> None:
    named = {name for row in reference.rows(game) for name in row["by"].get("options", ())}
    own = {name for name in reference.option_titles(GAMES[game]) if name[:3] in {"br-", "tv-"}}
    silent = {"tv-supporter", "tv-once"}
    """What the article says nothing about: no sentence asks for it."""
    assert own - named == silent & own


# -- in words of our own ------------------------------------------------------------------


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).replace(" ", "")


def _runs(parts: list[str] | str, length: int) -> set[tuple[str, ...]]:
    return {tuple(parts[at : at + length]) for at in range(len(parts) - length + 1)}


def copied(ours: dict[str, str], theirs: list[str]) -> set[tuple[str, ...]]:
    """Return what a row has in common with sentences of the article that is too much."""
    signs, words = _runs(_plain(ours["ja"]), SIGNS_ALIKE), _runs(ours["en"].split(), WORDS_ALIKE)
    return {
        run
        for text in theirs
        for run in (
            *(signs & _runs(_plain(text), SIGNS_ALIKE)),
            *(words & _runs(text.split(), WORDS_ALIKE)),
        )
    }


@games
def test_nothing_is_copied(
    reference: ModuleType, article: dict[str, dict[str, str]], game: str
) -> None:
    theirs = list(article[ARTICLES[game][0]].values())
    told = [*reference.rows(game), *reference.data()[game]["players"]]
    assert [row for row in told if copied(row, theirs)] == []


def test_what_is_copied_is_found() -> None:
    ours = {
        "en": "we say that every one of you may go",
        "ja": "はじめに手札を7枚ずつ引いてから出します",
    }
    assert copied(ours, ["手札を7枚ずつ引いてから出"])
    assert copied(ours, ["that every one of you may"])
    assert not copied(ours, ["手札を7枚ずつ引いて", "every one of you may"])
