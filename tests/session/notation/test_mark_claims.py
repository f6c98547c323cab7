"""What an `expect` line asserts of marks and numbers, in any game, by the game's names for them."""

from __future__ import annotations

import pytest

from tests.session.notation.any_game import OUTPOST, seen, why

MARKED = "Aki marks Ren: points 3\n"


@pytest.mark.parametrize(
    "claim",
    [
        "Ren has 3 points",
        "Ren has points 3",
        "Ren has 3 点",
        "Aki has no points",
        "Aki has 0 points",
    ],
)
def test_marks_of_players_are_asserted(claim: str) -> None:
    seen(f"{MARKED}expect {claim}")


def test_what_is_not_so_is_answered_with_what_is() -> None:
    assert why(f"{MARKED}expect Ren has 2 points") == "Ren: points 3, and not 2."
    assert why(f"{MARKED}expect Ren has no points") == "Ren: points 3, and not 0."
    told = "there is no mark “apples”. Write points or a lifted stone, or “notes on …: apples”."
    assert why(f"{MARKED}expect Ren has 2 apples") == told


def test_a_number_is_what_is_usual_for_the_card_until_something_is_said() -> None:
    seen("expect gate 01 has 3 life\nAki marks gate 01: life 2\nexpect gate 01 has life 2", OUTPOST)
    assert why("expect gate 01 has 4 life", OUTPOST) == "gate 01: life 3, and not 4."
