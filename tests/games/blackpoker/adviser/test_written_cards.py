"""Cards are written as people say them."""

from __future__ import annotations

import pytest

from app.games.advising.cases.case_fields import CaseError, CaseReader
from app.games.blackpoker.adviser.written_cards import card, cards

READ = CaseReader({}, "here")


@pytest.mark.parametrize(
    ("written", "key"),
    [("S10", "S-10"), ("ha", "H-A"), ("D-K", "D-K"), ("Joker", "J-R"), ("any", None), (None, None)],
)
def test_a_card_by_its_short_name(written: str | None, key: str | None) -> None:
    assert card(READ, "keys", written) == key


@pytest.mark.parametrize("written", ["S1", "X3", "S11", 7, "♠5"])
def test_what_is_no_card_is_told(written: object) -> None:
    with pytest.raises(CaseError, match=r"here, keys: .* is not a card"):
        cards(READ, "keys", [written])
