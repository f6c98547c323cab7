"""What a computer player is asked and answers, as lines; what it does wrong costs nobody else."""

from __future__ import annotations

import json
from random import Random

import pytest

from app.core.data.codec import CodecError
from app.core.data.value import replace
from app.core.intent import Draw, Step, Undo
from app.core.text.wording import both
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.computer_contract import (
    LONGEST_MEMORY,
    LONGEST_REASON,
    MOST_REASONS,
    ComputerPlayer,
    Think,
)
from app.games.contracts.planned.review_contract import MOST_ENTRIES, JudgedTurn
from app.games.game_api import GameSpec
from app.session.computer.thoughts import (
    Question,
    Thought,
    answer_to,
    question_from,
    question_line,
    thought_from,
    thought_line,
)
from tests.helpers.play import decks_for, lay
from tests.helpers.toy_games import TOYS

DRAW = Draw(1, "deck.0", "hand.0")


def draws(view: SeatView, memory: str, chance: Random) -> tuple[Step | None, str]:
    """Draw while the hand is short; remember how often, and a number that chance gave."""
    short = len(view.cards_in(f"hand.{view.seat}")) < 3
    return (DRAW if short else None), f"{memory}{chance.randrange(10)}"


def with_player(think: Think) -> dict[str, GameSpec]:
    player = ComputerPlayer(Words("Draws", "引く人"), lambda _ahead: think)
    return {"duel": replace(TOYS["duel"], players={"draws": player})}


def question(memory: str = "") -> Question:
    return Question(7, "duel", "draws", 11, lay(TOYS["duel"], 5).view(0), memory)


def test_a_question_is_read_as_it_was_asked() -> None:
    line = question_line(question("…\n"))
    assert line.count(b"\n") == 1
    assert question_from(line) == question("…\n")


def test_the_same_question_has_the_same_answer() -> None:
    games = with_player(draws)
    answer = answer_to(question("12"), games)
    assert (answer.number, answer.step, answer.memory[:2]) == (7, DRAW, "12")
    assert answer_to(question_from(question_line(question("12"))), games) == answer
    assert thought_from(thought_line(answer)) == answer
    assert thought_from(thought_line(Thought(3))) == Thought(3)


def test_a_player_that_fails_says_so_instead_of_answering() -> None:
    def fails(view: SeatView, _memory: str, _chance: Random) -> tuple[Step | None, str]:
        return None, view.units["nowhere"].id

    def keeps_too_much(*_: object) -> tuple[Step | None, str]:
        return None, "x" * (LONGEST_MEMORY + 1)

    assert "KeyError" in answer_to(question(), with_player(fails)).failed
    assert answer_to(question(), with_player(keeps_too_much)).failed


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"[]",
        b'{"number":"1"}',
        b'{"number":1,"memory":5}',
        b'{"number":1,"step":{"kind":"nonsense"}}',
        json.dumps({"number": 1, "memory": "x" * (LONGEST_MEMORY + 1)}).encode(),
        thought_line(Thought(1, Undo())),  # type: ignore[arg-type]  # it travels, which is no step
    ],
)
def test_an_answer_that_is_none_is_refused_in_words(line: bytes) -> None:
    with pytest.raises(CodecError) as refused:
        thought_from(line)
    assert refused.value.reason.ja


@pytest.mark.parametrize("game", sorted(TOYS))
@pytest.mark.parametrize("seed", range(6))
def test_a_question_is_the_same_whatever_lies_where_the_seat_does_not_see_it(
    game: str, seed: int
) -> None:
    spec = TOYS[game]
    seats = spec.seats[0]
    decks = decks_for(spec, seats)
    asked = []
    for other in (decks[1], decks[1][:2] + decks[1][:1:-1]):
        play = lay(spec, seed, seats=seats, decks=(decks[0], other, *decks[2:]))
        seen = [card.ref for card in play.view(0).cards.values()]
        asked.append((seen, question_line(Question(1, game, "draws", 1, play.view(0)))))
    assert asked[0] == asked[1]


def test_why_is_asked_of_a_player_that_says_it() -> None:
    why = (Words("It is short.", "手札が少ないので。"),)
    player = ComputerPlayer(Words("Draws", "引く人"), lambda _: draws, lambda: lambda *_: why * 99)
    games = {"duel": replace(TOYS["duel"], players={"draws": player})}
    assert answer_to(question(), games).reasons == ()
    asked = replace(question(), why=True)
    assert question_from(question_line(asked)) == asked
    answer = answer_to(asked, games)
    assert answer.reasons == why * MOST_REASONS
    assert thought_from(thought_line(answer)) == answer
    assert answer_to(asked, with_player(draws)).reasons == (), "it says nothing of that"


@pytest.mark.parametrize(
    "reasons",
    [
        "short",
        [1],
        [{}],
        [{"en": "a"}],
        [{"en": "a", "ja": 1}],
        [{"en": "a", "ja": "b", "more": "c"}],
        [{"en": "a" * (LONGEST_REASON + 1), "ja": "b"}],
        [{"en": "a", "ja": "b"}] * (MOST_REASONS + 1),
    ],
)
def test_reasons_that_are_none_are_no_answer(reasons: object) -> None:
    with pytest.raises(CodecError):
        thought_from(json.dumps({"number": 1, "reasons": reasons}).encode())


# -- a turn that is over --------------------------------------------------------------------------

JUDGED = JudgedTurn(0.5, 0.25, 1.0, 0.5, (Words("Cat: standby 1", "ネコ：スタンバイ1"),))


def test_a_turn_that_is_over_is_judged_and_travels() -> None:
    view = lay(TOYS["duel"], 5).view(0)
    player = ComputerPlayer(both("Judge"), lambda _: draws, judges=lambda: lambda *_: JUDGED)
    games = {"duel": replace(TOYS["duel"], players={"draws": player})}
    asked = replace(question(), opened=view)
    assert question_from(question_line(asked)) == asked
    thought = answer_to(asked, games)
    assert (thought.step, thought.judged) == (None, JUDGED)
    assert thought_from(thought_line(thought)) == thought
    assert answer_to(asked, with_player(draws)).judged is None, "one that judges nothing"


@pytest.mark.parametrize(
    "judged",
    [
        [],
        {"stood": 0.5},
        {"stood": 2, "planned": 0, "met": 0, "promised": 0},
        {"stood": "1", "planned": 0, "met": 0, "promised": 0},
        {"stood": True, "planned": 0, "met": 0, "promised": 0},
        {"stood": 1, "planned": 0, "met": 0, "promised": 0, "best": [{"en": "x"}]},
        {
            **dict.fromkeys(("stood", "planned", "met", "promised"), 1),
            "best": [{"en": "x", "ja": "x"}] * (MOST_ENTRIES + 1),
        },
    ],
)
def test_a_judgement_that_is_none_is_refused(judged: object) -> None:
    with pytest.raises(CodecError):
        thought_from(json.dumps({"number": 1, "judged": judged}).encode())
