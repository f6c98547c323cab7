from app.games.blackpoker.cards.black_cards import BlackCards, black_cards
from app.games.game_registry import GAMES


def test_its_cards_are_playing_cards_with_a_check_and_decks() -> None:
    cards = black_cards()
    assert len(cards) == 54
    assert cards.check is not None
    assert [pack.id for pack in cards.packs][:2] == ["54", "lite40"]


def test_they_are_found_without_the_table() -> None:
    assert GAMES.cards("blackpoker") is black_cards()


def test_each_stands_once_in_the_grid_in_which_decks_are_put_together() -> None:
    grid = black_cards().grid
    assert grid is not None
    assert sorted(grid.keys) == sorted(card.key for card in black_cards())


def test_its_suits_have_four_colours_unless_somebody_wants_two() -> None:
    cards = BlackCards()
    assert len({sign.colour for sign in cards.signs.values()}) == 4
    cards.wear({})
    assert len({sign.colour for sign in cards.signs.values()}) == 4
    cards.wear({"suits": "two"})
    assert len({sign.colour for sign in cards.signs.values()}) == 2
    assert [choice.usual for choice in cards.look_choices] == ["four", "blue"]
