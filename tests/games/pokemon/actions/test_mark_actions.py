"""Special Conditions, targets and plain marks by the keys that put them on and take them off."""

from __future__ import annotations

import pytest

from app.core.text.describe import describe_all
from app.core.text.words import Language, plain
from app.games.game_api import Selection
from app.games.lexicon import lexicon
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.pokemon_game import SPEC
from tests.games.pokemon_table import (
    DUSKULL,
    IONO,
    Game,
    action,
    middle,
)

WORDS = lexicon(SPEC, PokemonCards.load())


def told(game: Game, language: Language = "en") -> str:
    node = game.table.host.tree.cursor
    setting = game.view().setting
    return plain(describe_all(game.table.host.told(node, 0), language, setting, WORDS))


@pytest.fixture
def game() -> Game:
    return middle()


def on(game: Game, zone: str = "active.0", index: int = 0) -> Selection:
    return Selection(units=(game.unit(zone, index),))


def test_a_condition_for_playing_a_card_is_said_for_ones_own_cards(game: Game) -> None:
    game.act("condition_met", selection=Selection((game.card(IONO),)))
    event = game.table.host.told(game.table.host.tree.cursor, 1)[0]
    assert (event.verb, event.text.partition("\x1f")[0]) == ("condition_met", "Iono")
    assert not action("condition_met").when(game.view(), on(game, "active.1"))
    assert not action("condition_met").when(game.view(), Selection(("deck.0#0",)))


def test_targets_are_marks_on_what_lies_open_and_words_for_the_rest(game: Game) -> None:
    game.act("target", selection=on(game, "active.1"))
    assert game.marks(game.unit("active.1")) == {"target": 1}
    for selection, en, ja in (
        (
            Selection(("hand.1#1",)),
            "Aki chooses Ren's Hand, card 2",
            "AkiがRenの手札の2枚目を選んだ",
        ),
        (Selection(zone="deck.1"), "Aki chooses Ren's Deck", "AkiがRenの山札を選んだ"),
        (Selection((game.card(DUSKULL),)), "Aki chooses Aki's Hand, card 2", "手札の2枚目を選んだ"),
        (Selection(zone="stadium"), "Aki chooses Stadium", "Akiがスタジアムを選んだ"),
    ):
        game.act("target", selection=selection)
        assert told(game) == en
        assert ja in told(game, "ja")
    assert not action("target").when(game.view(), Selection(zone="mat"))
