"""Every wording of the catalogues is there in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from string import Formatter
from typing import Any

import pytest

from app.cli.command_line import VERBS
from app.cli.verbs.bench_verb import BENCHES
from app.core.text.actor_names import NOBODY
from app.core.text.table_sentences import SENTENCES, UNSAID
from app.core.text.words import Words
from app.games.game_registry import GAMES

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
    empty = [
        place
        for place, words in found
        if words != UNSAID and not (words.en.strip() and words.ja.strip())
    ]
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
