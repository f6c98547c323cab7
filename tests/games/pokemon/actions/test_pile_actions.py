"""What the menu of a pile offers: draw, look, discard from the top, take Prizes."""

from __future__ import annotations

from app.games.game_api import Selection
from tests.games.pokemon_table import (
    DRAGAPULT,
    FIRE,
    Game,
    action,
)

DECK = Selection(zone="deck.0")


def test_prizes_are_taken_one_by_one_or_several_at_once(game: Game) -> None:
    before = len(game.refs("hand.0"))
    game.act("take_prize")
    game.act("take_prizes_2", selection=Selection(zone="prizes.0"))
    assert game.view().zones["prizes.0"].count == 0
    assert len(game.refs("hand.0")) == before + 3
    assert game.verbs(seat=1) == ["take_prize", "mark"], "the last Prize is noted"
    assert game.table.host.told(game.table.host.tree.cursor, 1)[0].cards == (None, None)


def test_a_certain_prize_can_be_taken(game: Game) -> None:
    game.act("take_prize", selection=Selection(("prizes.0#1",)))
    assert game.view().zones["prizes.0"].count == 2
    assert game.view().zones["prizes.0"].gaps == (1,)


def test_looking_again_shows_one_card_more(game: Game) -> None:
    for expected in (1, 2, 3):
        game.act("look_at_one_more")
        assert len(game.view().cards_in("deck.0")) == expected
    assert game.view(1).cards_in("deck.0") == ()
    game.act("end_look")
    assert game.view().cards_in("deck.0") == ()


def test_a_searched_card_is_shown_taken_and_the_deck_shuffled(game: Game) -> None:
    game.act("look_through", selection=Selection(zone="deck.0"))
    game.act("show", selection=Selection((game.card(DRAGAPULT, "deck.0"),)))
    assert game.refs("deck.0", seat=1) == [DRAGAPULT]
    game.act("to_hand", selection=Selection((game.card(DRAGAPULT, "deck.0", seat=1),)))
    assert DRAGAPULT in game.refs("hand.0")
    game.act("shuffle")
    assert game.view().cards_in("deck.0") == ()


def test_the_hand_is_brought_to_a_number(game: Game) -> None:
    assert game.view().zones["hand.0"].count == 9
    assert not action("draw_up_to_9").when(game.view(), DECK)
    game.act("to_discard", selection=Selection((game.card(FIRE),)))
    game.act("draw_up_to_9", selection=DECK)
    assert game.view().zones["hand.0"].count == 9


def test_the_top_of_the_deck_is_discarded_or_set_out(game: Game) -> None:
    piles = {name: game.view().zones[f"{name}.0"].count or 0 for name in ("discard", "prizes")}
    game.act("discard_top_3", selection=DECK)
    game.act("top_to_prizes", selection=DECK)
    assert game.view().zones["discard.0"].count == piles["discard"] + 3
    assert game.view().zones["prizes.0"].count == piles["prizes"] + 1
    assert not action("discard_top").when(game.view(), Selection(zone="deck.1"))
