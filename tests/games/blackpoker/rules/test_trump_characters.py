"""Which two cards a Jack or King of the trumps makes one soldier of."""

from __future__ import annotations

import pytest

from app.games.blackpoker.rules.trump_characters import pair_of, printed


@pytest.mark.parametrize(
    ("refs", "character", "number"),
    [
        (("S-J", "H-2"), "reanimator", 11),
        (("H-10", "S-J"), "reanimator", 11),
        (("H-J", "D-5"), "wallBreaker", 11),
        (("D-J", "C-5"), "strategist", 11),
        (("C-J", "S-5"), "knight", 11),
        (("S-K", "C-K"), "darklord", 26),
        (("D-K", "H-K"), "giant", 26),
    ],
)
def test_two_cards_that_belong_together(refs: tuple[str, ...], character: str, number: int) -> None:
    pair = pair_of(refs)

    assert pair is not None
    assert pair.character == character
    assert printed(refs) == number


@pytest.mark.parametrize(
    ("refs", "number"),
    [
        (("S-J", "S-2"), 13),
        (("S-J", "H-A"), 12),
        (("S-J",), 11),
        (("S-J", "H-2", "H-3"), 16),
        (("J-R",), 0),
    ],
)
def test_other_cards_count_their_sum(refs: tuple[str, ...], number: int) -> None:
    assert pair_of(refs) is None
    assert printed(refs) == number
