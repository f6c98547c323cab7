"""What the table offers once the game began: end of turn, another turn, a Checkup, once more."""

from __future__ import annotations

import pytest

from app.core.text.describe import describe_all
from app.core.text.words import Language, plain
from app.games.game_api import Selection
from app.games.lexicon import lexicon
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.pokemon_game import SPEC
from tests.games.pokemon_table import Game, action, middle

WORDS = lexicon(SPEC, PokemonCards.load())


@pytest.fixture
def game() -> Game:
    return middle()


def told(game: Game, language: Language = "en") -> str:
    node = game.table.host.tree.cursor
    setting = game.view().setting
    return plain(describe_all(game.table.host.told(node, 0), language, setting, WORDS))


def test_once_more_is_said_and_takes_the_tick_back(game: Game) -> None:
    game.act("play", selection=Selection((game.card("PAL-185"),)))
    game.act("again_supporter")
    assert game.view().turn.used("supporter") == 0
    assert told(game) == "Aki may do this once more this turn: Supporter"
    assert not action("again_supporter").when(game.view(), Selection())
