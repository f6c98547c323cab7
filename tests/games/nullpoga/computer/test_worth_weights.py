"""What each part of a board counts: only cards that there are, and where it was fitted, all."""

from __future__ import annotations

import pytest

from app.games.nullpoga.computer.board_worth import WorthWeights, worth
from app.games.nullpoga.computer.worth_weights import LEARNED, PLAIN, TRIED
from tests.games.nullpoga.computer.plan_boards import table
from tests.games.nullpoga.planned import CARDS, side


def test_what_was_fitted_prices_every_card_that_stands_or_is_held() -> None:
    standing = {card.id for card in CARDS.values() if card.kind != "spell"}
    held = {card.id for card in CARDS.values() if card.kind != "token"}
    assert LEARNED.cards.keys() == standing
    assert LEARNED.hand.keys() == held | {""}
    assert TRIED.cards.keys() <= standing


def test_for_a_first_game_one_card_is_worth_another_of_its_numbers() -> None:
    witch, knight = (table(side({2: card}), side()) for card in ("frost_witch", "tempest_knight"))
    assert worth(witch, PLAIN) == worth(knight, PLAIN)
    assert worth(witch, TRIED) > worth(knight, TRIED)


@pytest.mark.parametrize("weights", [TRIED, LEARNED, PLAIN], ids=["tried", "learned", "plain"])
def test_with_all_of_them_life_and_land_are_worth_having(weights: WorthWeights) -> None:
    equal, more, less = (
        worth(table(mine, side(life=15)), weights)
        for mine in (side(life=15), side(life=20), side(life=15, wild=[0, 1, 2, 3]))
    )
    assert less < equal < more
