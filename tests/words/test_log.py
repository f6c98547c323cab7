"""Every sentence of the log, of every table and every game, filled in and read both ways."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from app.core.data.value import replace
from app.core.ids import JUDGE, SPECTATOR, TABLE
from app.core.table import Setting
from app.core.text.describe import describe, describe_travel
from app.core.text.log_lexicon import Lexicon
from app.core.text.table_sentences import SENTENCES
from app.core.text.words import Language, plain
from app.core.view import Event
from app.games.game_registry import GAMES
from app.games.lexicon import lexicon
from app.session.host.local_table import lay_table
from tests.helpers.shipped import shipped_base
from tests.words.allowed import SAME
from tests.words.source import JAPANESE

WITHIN = {"rearrange": "move", "restack": "return"}
"""What is told of cards that stay in their pile -> the verb of the move."""
LANGUAGES: tuple[Language, ...] = ("en", "ja")
CARDS = ("TWM-130", "TWM-130", "PAL-185")
"""Dragapult ex ドラパルトex twice, Iono ナンジャモ."""
KNOWN = ("Aki", "Ren", "Dragapult", "Iono", "ACE SPEC", "VSTAR", "strike")
"""Names, and what is the same on the cards of both languages."""


NUMBER = "poisoned"
"""A mark that stands for a number of a unit."""


def words_of(game: str) -> tuple[Setting, Lexicon]:
    """The setting and the words of a table of two, or of as many as the game needs."""
    spec = GAMES[game]
    names = ("Aki", "Ren", "Mio", "Sota")[: max(2, spec.seats[0])]
    table = lay_table(spec, names, (CARDS,) * len(names), seed=1)
    return table.sit(0).view.setting, lexicon(spec, shipped_base())


def samples(
    key: str, setting: Setting, numbered: str = NUMBER, marks: frozenset[str] = frozenset()
) -> Iterator[Event]:
    """Events of a kind: of one thing and of many, known and hidden, of every actor.

    `marks` are those of the game: what else is said of a mark is a verb of the game's.
    """
    verb, _, mark = key.partition(":")
    way = ""
    if marks and verb in ("mark", "unmark") and f"{verb}:{mark}" not in SENTENCES:
        way, mark = ("", mark) if mark in marks else (mark, numbered)
    expires = verb == "expire"
    if expires or key == "mark:heal":
        verb, mark = ("unmark", mark or "note:1") if expires else ("mark", "damage")
    if key == "option":
        mark = "strike"
    own = key in ("mark:own_count", "unmark:own_count")
    if own or key in ("mark:number", "mark:count", "unmark:count"):
        mark = numbered
    in_cell = key == "move:cell"
    zones = list(setting.zones)
    for actor in (0, 1, JUDGE, SPECTATOR, TABLE):
        for cards in ((), CARDS[:1], CARDS, (None,), (*CARDS, None, None)):
            number = len(cards)
            yield Event(
                WITHIN.get(key, verb),
                TABLE if expires else actor,
                cards,
                count=number,
                source=zones[1],
                goal=zones[1] if key in WITHIN or in_cell else zones[0],
                unit=cards[0] if cards and not own else None,
                unit_seat=1,
                at="cell.3" if in_cell else ("", "top", "bottom", "middle")[number % 4],
                results=tuple(place % 2 for place in range(max(1, number))),
                number=-number if key == "mark:heal" else number,
                text="strike",
                mark=mark or "damage",
                seats=(actor,) if own else (0, 1)[: max(1, number % 3)],
                until=3,
                way=way,
            )


def kinds() -> list[tuple[str, str]]:
    return [
        (game, key)
        for game in GAMES
        for key in dict.fromkeys((*SENTENCES, *GAMES[game].sentences))
        # Cards are put back only in a game that has a verb for it.
        if WITHIN.get(key, "move") in (*SENTENCES, *GAMES[game].sentences)
    ]


def a_mark(game: str) -> str:
    """Return a mark that the game has words for."""
    return NUMBER if game == "pokemon" else GAMES[game].marks[0][0]


@pytest.fixture(scope="module")
def tables() -> dict[str, tuple[Setting, Lexicon]]:
    return {game: words_of(game) for game in GAMES}


@pytest.mark.parametrize(("game", "key"), kinds())
def test_a_sentence_reads_well_in_both_languages(
    tables: dict[str, tuple[Setting, Lexicon]], game: str, key: str
) -> None:
    setting, words = tables[game]
    if key == "mark:number":
        words = replace(words, numbers=frozenset({a_mark(game)}))
    elif key.endswith("count"):
        words = replace(words, counted=frozenset({a_mark(game)}))
    marks = frozenset(mark.partition(":")[0] for mark, _ in GAMES[game].marks)
    for event in samples(key, setting, a_mark(game), marks):
        for language in LANGUAGES:
            for named in (True, False):
                said = plain(describe(event, language, setting, words, named=named))
                problem = trouble(said, language)
                assert not problem, (said, problem, event)


WRONG: dict[Language, dict[str, str]] = {
    "en": {
        "Japanese in English": JAPANESE.pattern,
        "one and many": r"\b1 (?:cards|heads|coins|steps)\b|\b(?:[02-9]|\d\d+) (?:card|head)\b",
        "spaces": r"  |\( | \)",
    },
    "ja": {
        "English in Japanese": r"[A-Za-z]{3,}",
        "marks of English": rf"{JAPANESE.pattern} (?!·)|(?<!·) {JAPANESE.pattern}|[,;:()]",
    },
}


def trouble(said: str, language: Language) -> str:
    """Return what is wrong with a sentence, "" for nothing."""
    if not said.strip():
        return "nothing is said"
    if re.search(r"[{}]|None|\b(?:True|False)\b", said):
        return "a blank is left"
    words = re.sub("|".join(KNOWN), "", said) if language == "ja" else said
    found = (name for name, pattern in WRONG[language].items() if re.search(pattern, words))
    return next(found, "")


@pytest.mark.parametrize("how", ["undo", "redo", "jump"])
@pytest.mark.parametrize("steps", [1, 2])
def test_journeys_through_the_history(
    tables: dict[str, tuple[Setting, Lexicon]], how: str, steps: int
) -> None:
    setting, _ = tables["pokemon"]
    for language in LANGUAGES:
        said = plain(describe_travel(how, 0, steps, "5.3", language, setting))
        assert not re.search(r"\b1 steps|手順5\.3へ移動$", said)
        assert said.startswith("Aki")
        assert bool(JAPANESE.search(said)) == (language == "ja")
        asked = plain(describe_travel(how, 0, steps, "5.3", language, setting, (1, JUDGE)))
        ends = {"en": " (Ren and the judge agreed)", "ja": "（Ren、ジャッジが同意）"}
        assert asked == said + ends[language]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_game_keeps_has_a_name(game: str) -> None:
    """Marks, phases and what is ticked off stand in sentences by their names."""
    spec = GAMES[game]
    for _, words, *_ in (*spec.marks, *spec.phases, *spec.ledger):
        assert words.en.strip()
        assert JAPANESE.search(words.ja) or words.ja in SAME, words
