"""What is said of a whole case: of its moves, of its decks, and of what was not looked at."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.contracts.reading.case_contract import JudgedCase
from app.games.pokemon.adviser.cases.case_deck_check import RELEASED
from app.games.pokemon.adviser.cases.case_file import judge_case
from tests.games.pokemon.adviser.cases.telling import whole

SECOND = {"this_turn": {"supporter": "Iono"}}
BOSS = {"type": "play_trainer", "card": "Boss's Orders"}


def rules(case: JudgedCase, move: int = 0) -> list[str]:
    return [one.rule for one in case.moves[move]]


def test_every_move_of_a_case_is_judged_from_the_same_position() -> None:
    case = judge_case(whole(BOSS, {"type": "pass_turn"}, BOSS, **SECOND), 1, None)
    assert (case.id, case.title, case.error) == ("one", "", None)
    assert [rules(case, move) for move in range(3)] == [["supporter-once"], [], ["supporter-once"]]
    assert case.wrong == (None, None, None)
    assert (case.unread, case.odd, case.doubts) == ((), ((), (), ()), ())


def test_a_case_has_the_title_that_is_written() -> None:
    assert judge_case({**whole(BOSS), "title": "Two Supporters"}, 1, None).title == "Two Supporters"


def test_a_case_that_cannot_be_read_says_why() -> None:
    case = judge_case({**whole(variant="chess"), "title": "Odd"}, 7, None)
    assert (case.id, case.title, case.moves) == ("one", "Odd", ())
    assert case.error is not None
    assert case.error.en.startswith("one.state, variant: “chess” is not a variant; choose standard")
    nothing = judge_case(3, 7, None)
    assert (nothing.id, nothing.title) == ("case-7", "")
    assert nothing.error is not None
    assert nothing.error.en == "case 7: an object in braces is needed here."


def test_a_move_that_cannot_be_read_leaves_the_others() -> None:
    case = judge_case(whole({"type": "fly"}, BOSS, **SECOND), 1, None)
    (wrong, fine) = case.wrong
    assert wrong is not None
    assert "“fly” is not a move" in wrong.en
    assert fine is None
    assert rules(case, 1) == ["supporter-once"]


def test_what_was_not_looked_at_is_told_with_what_is_read() -> None:
    case = judge_case(whole({**BOSS, "colour": 1}, {**BOSS, "colour": 1, "size": 2}), 1, None)
    one, two = case.unread
    assert one.en.startswith("one, move 1: “colour” means nothing here and was not looked at.")
    assert two.en.startswith("one, move 2: “colour” and “size” mean nothing here")
    assert "This kind of move is read by ability_used, affected, affects, after" in one.en
    assert two.ja.startswith("one、操作2：「colour」、「size」はどれも読まれませんでした。")
    assert case.odd == (("colour",), ("colour", "size"))


def test_what_looks_wrong_is_told_beside_what_is_judged() -> None:
    case = judge_case(whole(BOSS, date="yesterday", **SECOND), 1, None)
    assert [one.en for one in case.doubts] == [
        "one.state.date: “yesterday” is not a date; write it as 2026-02-18."
    ]
    assert rules(case) == ["supporter-once"]


def test_in_every_variant_it_is_told_what_was_not_looked_at() -> None:
    case = judge_case(
        whole({**BOSS, "colour": 1}, variant="battle-royal", date="soon", **SECOND), 1, None
    )
    assert case.odd == (("colour",),)
    assert len(case.unread) == 1
    assert len(case.doubts) == 1
    assert judge_case(whole({"type": "fly"}, variant="multi-2v2"), 1, None).wrong[0] is not None


# -- decks -----------------------------------------------------------------------------------------

DREEPY, IONO = {"sv6-128": 4}, {"sv2-185": 4}
"""Marked H and out since 24 May 2024; marked G, which counted in Japan until 23 January 2026."""
MARK, NOT_YET = "deck-regulation-mark", "deck-mark-not-yet"


def checked(deck: dict[str, int], asked: str | None = None, **state: Any) -> JudgedCase:
    """Return what is said of a deck; a format and a date are those of the state."""
    entry = {"id": "deck", "state": state, "moves": [{"type": "deck_check", "deck": deck}]}
    return judge_case(entry, 1, asked)


def test_a_deck_is_checked_by_the_rules_of_its_format() -> None:
    assert rules(checked({"sv6-128": 5})) == [
        *("deck-size", "deck-copy-limit"),
        *("deck-energy-type-missing", "deck-energy-type-missing"),
    ]
    assert rules(checked(DREEPY, format="glc"))[:2] == ["glc-size", "glc-singleton"]
    (size, *_) = checked(DREEPY).moves[0]
    assert (size.severity, size.message.en) == ("illegal", "The deck has 4 cards. Add 56.")


def test_a_deck_and_another_move_may_stand_in_one_case() -> None:
    case = judge_case(whole(BOSS, {"type": "deck_check", "deck": DREEPY}, **SECOND), 1, None)
    assert rules(case) == ["supporter-once"]
    assert rules(case, 1)[0] == "deck-size"


def test_marks_count_by_the_days_of_japan_unless_somebody_says_otherwise() -> None:
    winter = {"date": "2026-02-01"}
    assert MARK in rules(checked(IONO, **winter))
    assert MARK in rules(checked(IONO, format="standard_jp", **winter))
    assert MARK not in rules(checked(IONO, format="Standard-INTL", **winter))
    assert MARK not in rules(checked(IONO, "intl", **winter))
    assert MARK in rules(checked(IONO, "moon", **winter))
    both = checked(IONO, "intl", format="standard_jp", **winter)
    assert MARK in rules(both), "the case counts before the command"


def test_when_a_print_came_out_is_asked_of_where_it_came_out() -> None:
    spring = {"date": "2024-04-01"}
    assert rules(checked(DREEPY, **spring)).count(RELEASED) == 1
    assert RELEASED not in rules(checked(DREEPY, "jp", **spring))
    assert RELEASED in rules(checked(DREEPY, "intl", **spring))
    assert NOT_YET not in rules(checked(DREEPY, **spring))
    assert NOT_YET in rules(checked(DREEPY, "intl", **spring))


def test_a_date_that_is_none_is_left_out() -> None:
    assert rules(checked(IONO, date="soon")) == rules(checked(IONO))


@pytest.mark.parametrize("written", ["Fire", "fire", "炎"])
def test_the_type_of_a_deck_of_one_type_may_be_said(written: str) -> None:
    assert "glc-one-type" not in rules(checked(DREEPY, format="glc"))
    assert "glc-one-type" in rules(checked(DREEPY, format="glc", type=written))


def test_a_format_or_a_type_that_is_none_is_told_with_those_there_are() -> None:
    lunch = checked(DREEPY, format="lunch").error
    assert lunch is not None
    assert lunch.en.startswith("deck.state, format: “lunch” is not a format; choose expanded,")
    wood = checked(DREEPY, format="glc", type="Wood").error
    assert wood is not None
    assert wood.en.startswith("deck.state, type: “Wood” is not a type; choose Grass, Fire,")
    assert judge_case(whole(BOSS, format="lunch"), 1, None).error is None, "no deck is checked"
