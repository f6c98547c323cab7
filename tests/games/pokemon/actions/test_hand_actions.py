"""What the menu of a hand offers: all of it at once, and picks nobody chooses."""

from __future__ import annotations

from app.games.game_api import Selection
from tests.games.pokemon_table import (
    FIRE,
    Game,
    action,
)

HAND = Selection(zone="hand.0")


def test_the_hand_is_shuffled_and_put_under_the_deck(game: Game) -> None:
    number = len(game.refs("hand.0"))
    deck = game.view().zones["deck.0"].count or 0
    game.act("hand_below", selection=Selection(zone="hand.0"))
    assert game.view().zones["deck.0"].count == deck + number
    assert game.refs("hand.0") == []


def test_a_card_is_discarded_at_random_from_the_opponents_hand(game: Game) -> None:
    game.act("random_discard", selection=Selection(zone="hand.1"))
    assert game.view().zones["hand.1"].count == 1
    assert len(game.refs("discard.1")) == 1


def test_a_card_of_the_hand_stands_for_all_of_it(game: Game) -> None:
    card = Selection((game.card(FIRE),))
    for name in ("show_hand", "discard_hand", "shuffle_hand_in", "hand_below"):
        assert action(name).when(game.view(), card), name
        assert action(name).when(game.view(), HAND), name
        assert not action(name).when(game.view(), Selection(("hand.1#0",))), name
        assert not action(name).when(game.view(), Selection()), name


def test_a_back_of_the_opponents_hand_stands_for_all_of_it(game: Game) -> None:
    back = Selection(("hand.1#0",))
    game.act("random_discard", selection=back)
    game.act("random_open", selection=back)
    assert game.view().zones["hand.1"].count == 0
    assert game.view().zones["stage"].count == 1
    assert not action("random_open").when(game.view(), Selection(zone="deck.1"))


def test_a_hand_is_shown_discarded_or_shuffled_in_as_a_whole(game: Game) -> None:
    number = len(game.refs("hand.0"))
    game.act("show_hand", selection=HAND)
    assert None not in game.refs("hand.0", seat=1)
    game.act("discard_hand", selection=HAND)
    assert (game.refs("hand.0"), len(game.refs("discard.0"))) == ([], number + 2)
    assert not action("discard_hand").when(game.view(), HAND), "it is empty"


def test_what_throws_a_hand_away_is_not_done_by_a_slip() -> None:
    ruinous = [name for name in ("discard_hand", "shuffle_hand_in", "hand_below", "show_hand")
               if action(name).ruinous]  # fmt: skip
    assert ruinous == ["discard_hand", "shuffle_hand_in", "hand_below"]
