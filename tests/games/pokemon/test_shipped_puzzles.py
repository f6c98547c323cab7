"""The questions to a judge that come along: each can be laid, each answer tells itself apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from app.core.advice import Advice
from app.core.text.words import Words
from app.games.contracts.learning.puzzle_contract import Puzzle, PuzzleAnswer
from app.games.game_registry import GAMES
from app.session.puzzles.puzzle_table import do_answer, lay_puzzle, outcome_of
from app.session.seat.seat_adviser import SeatAdviser

SPEC = GAMES["pokemon"]
CARDS = GAMES.cards("pokemon")
assert SPEC.puzzles is not None
PUZZLES = SPEC.puzzles()
PLAYERS = ("Aki", "Ren")
LONGEST = 200
every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES.every, ids=lambda one: one.id)

UNSAID = {
    "poisoned-and-burned": "counters are counted once the Checkup is over, and it goes on",
    "freezing-shroud": "as above",
    "before-weakness": "what an Ability of the Pokémon that is hit takes off may be anything",
    "counters-on-tera": "where the counters of an attack go is for people",
    "last-prizes": "the other Prize may still be taken: no answer is wrong before the game is over",
    "cursed-blast-on-a-mega": "how many are due is not noted: that would be the answer",
    "damage-on-the-bench": "damage that is put by hand is no attack",
    "one-card-too-many": "that a card was drawn wrongly is told, and lies in no history",
}
"""Questions of whose wrong answers the adviser has nothing to say, and why."""


def test_there_are_three_of_each_of_five_kinds() -> None:
    counts = [sum(one.kind == kind for one in PUZZLES.every) for kind in PUZZLES.kinds]
    assert counts == [3] * 5
    assert len({one.id for one in PUZZLES.every}) == len(PUZZLES.every)


@every_puzzle
def test_a_question_can_be_laid_and_each_answer_leads_elsewhere(puzzle: Puzzle) -> None:
    assert puzzle.kind in PUZZLES.kinds
    assert puzzle.sources
    assert {one.right for one in puzzle.answers} == {True, False}
    lay_puzzle(SPEC, CARDS, puzzle)
    ends = [outcome_of(SPEC, CARDS, puzzle, one, PUZZLES.marks) for one in puzzle.answers]
    for first, second in combinations(range(len(ends)), 2):
        assert ends[first] != ends[second], (puzzle.answers[first].title.en, first, second)


@every_puzzle
def test_where_an_answer_leads_is_no_chance(puzzle: Puzzle) -> None:
    for one in puzzle.answers:
        ends = [outcome_of(SPEC, CARDS, puzzle, one, PUZZLES.marks) for _ in range(3)]
        assert ends[0] == ends[1] == ends[2], one.title.en


@every_puzzle
def test_a_question_is_short_and_in_the_manner_of_all_words(puzzle: Puzzle) -> None:
    assert 2 <= len(puzzle.answers) <= 4
    assert re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", puzzle.id)
    sentences = (puzzle.asks, *(one.why for one in puzzle.answers))
    for words in (*_titles(puzzle), *sentences):
        assert words.en
        assert words.ja
        assert not re.search(r'["\'!]|  |\.\.\.', words.en), words.en
        assert not re.search(r'["\'!,.]|  |[ぁ-ん一-龠] [ぁ-んァ-ヶ一-龠]', words.ja), words.ja
        assert not re.search(r"[Ａ-Ｚａ-ｚ０-９]", words.ja), words.ja
    for words in sentences:
        assert len(words.en) <= LONGEST, words.en
        assert words.en.endswith("."), words.en
        assert words.ja.endswith("。"), words.ja
    for one in puzzle.answers:
        assert all(re.match(r"(?:Aki|Ren|Judge)\b", said) for said in one.sentences), one.sentences


def _titles(puzzle: Puzzle) -> Iterator[Words]:
    yield puzzle.title
    for one in puzzle.answers:
        yield one.title


@every_puzzle
def test_the_adviser_has_nothing_against_a_right_answer(puzzle: Puzzle) -> None:
    for one in puzzle.answers:
        if one.right:
            assert _against(puzzle, one) == [], one.title.en


@every_puzzle
def test_the_adviser_speaks_of_a_wrong_answer(puzzle: Puzzle) -> None:
    """It has nothing to say of who does nothing."""
    for one in puzzle.answers:
        if not one.right and one.sentences:
            assert bool(_against(puzzle, one)) == (puzzle.id not in UNSAID), one.title.en


def _against(puzzle: Puzzle, answer: PuzzleAnswer) -> list[Advice]:
    """Return what the advisers of those who act have against an answer."""
    assert SPEC.adviser is not None
    table = lay_puzzle(SPEC, CARDS, puzzle)
    acting = [seat for seat, name in enumerate(PLAYERS) if _acts(name, answer)]
    advisers = []
    for seat in acting:
        client = table.sit(seat)
        advisers.append(
            SeatAdviser(SPEC.adviser(), seat, client.node, client.view, table.host.retell, _broken)
        )
        client.listeners.append(advisers[-1].told)
    do_answer(table, SPEC, CARDS, answer)
    said: list[Advice] = []
    for seat, adviser in zip(acting, advisers, strict=True):
        adviser.catch_up()
        for node in table.host.tree.path(table.sit(seat).node):
            said += adviser.advice_at(node)
    return [one for one in said if one.severity in ("illegal", "suspicious")]


def _acts(name: str, answer: PuzzleAnswer) -> bool:
    return any(said.startswith(f"{name} ") for said in answer.sentences)


def _broken(rule: str, problem: Exception) -> None:
    raise AssertionError(rule) from problem
