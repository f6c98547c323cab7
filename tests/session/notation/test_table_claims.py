"""What an `expect` line can assert of any table: the turn, how many cards lie where, the log."""

from __future__ import annotations

import pytest

from app.core.apply.apply import apply
from app.core.facts.turn_facts import TurnSet
from app.core.table import Table, Turn
from app.games.contracts.notation_contract import NotationError, readings
from app.session.notation.table_claims import CLAIMS
from tests.core.small_table import AKI, REN, laid
from tests.session.notation.small_script import LINES, play, scene, wrong

TABLE = apply(
    laid(hand_0=("fox", "owl"), grave_0=("elk",), deck_1=("cat", "cat")),
    TurnSet(REN, Turn(3, REN, "main", (("energy", 1),)), "turn"),
)


TOGETHER = apply(TABLE, TurnSet(REN, Turn(4, REN, "plan", also=(AKI,)), "turn"))
"""A turn of both."""


def holds(claim: str, table: Table = TABLE) -> str:
    """Return "" where a claim holds in one of its readings, else what the nearest says of it."""
    found: list[NotationError] = []
    for one, blanks in readings(CLAIMS, claim):
        try:
            one.holds(scene(table, actor=AKI), blanks)
        except NotationError as caught:
            found.append(caught)
        else:
            return ""
    return max(found, key=lambda problem: problem.weight).words.en


@pytest.mark.parametrize(
    "claim",
    [
        "turn 3",
        "turn 3, Ren",
        "phase main",
        "energy used 1 time",
        "supporter used 0 times",
        "Aki has 2 cards in hand",
        "Ren has no cards in hand",
        "Ren has 2 cards in their deck",
        "fox in Aki's hand",
        "no elk in Aki's hand",
        "Aki's grave: elk",
        "Ren's grave: nothing",
    ],
)
def test_what_is_so(claim: str) -> None:
    assert holds(claim) == ""


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        ("turn 2", "it is turn 3, Ren's."),
        ("turn 3, Aki", "it is turn 3, Ren's."),
        ("phase battle", "the phase is “main”."),
        ("energy used 2 times", "this turn used “energy” once."),
        ("Aki has 3 cards in hand", "Aki's hand: 2, and not 3."),
        ("Ren has no cards in deck", "Ren's deck: 2, and not 0."),
        ("no fox in Aki's hand", "fox lies in Aki's hand."),
        ("Aki's hand: fox", "Aki's hand also holds: owl."),
    ],
)
def test_what_is_not_is_answered_with_what_is(claim: str, said: str) -> None:
    assert holds(claim) == said


@pytest.mark.parametrize("claim", ["turn 4", "turn 4, Ren", "turn 4, aki", "turn 4, Ren and Aki"])
def test_a_turn_of_several_is_each_of_theirs(claim: str) -> None:
    assert holds(claim, TOGETHER) == ""


def test_a_turn_of_several_is_answered_with_all_of_them() -> None:
    assert holds("turn 5, Ren", TOGETHER) == "it is turn 4, Ren and Aki's."
    assert holds("turn 3, Aki") == "it is turn 3, Ren's."


# -- in a script ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "expect Aki has 4 Prizes left",
        "expect Aki has 1 card in hand",
        "expect Aki has no cards in the deck",
        "expect Iono in Aki's discard pile",
        "expect no Iono in Aki's hand",
        "expect Aki's discard pile: Iono",
        "expect turn 2, Ren",
        "expect phase checkup",
        "expect energy used 1 times",
        "expect Duskull has 10 damage",
        "expect Duskull is Poisoned",
        "expect Duskull is Active",
        "expect Duskull is not in play",
        "expect Duskull has Basic Psychic Energy attached",
        "expect Aki wins",
        "expect a tie",
        "expect Ren is to take 1 Prize",
        "expect a rainbow",
    ],
)
def test_what_is_expected_and_not_so_is_an_error(line: str) -> None:
    assert wrong(line).line == LINES + 1


@pytest.mark.parametrize(
    "line",
    [
        "expect Aki has 6 Prizes",
        "expect Aki's discard pile: nothing",
        "expect Iono, Drakloak in Aki's hand",
        "expect turn 1, Aki",
        "expect Duskull has no damage",
        "expect Duskull is not Asleep",
        "expect Ren's Snorunt is Active",
        "expect the game goes on",
    ],
)
def test_what_is_expected_and_so_passes(line: str) -> None:
    assert play(line).expected == 1
