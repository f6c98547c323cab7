"""What is said when something cannot be done with the cards of a game."""

from __future__ import annotations

import pytest

from app.cards.card_facts import CardsError
from app.core.text.words import Words


def test_a_refusal_is_said_in_both_languages() -> None:
    told = Words("There is no such card.", "そのカードはありません。")
    with pytest.raises(CardsError, match="There is no such card") as refused:
        raise CardsError(told)
    assert refused.value.words == told
