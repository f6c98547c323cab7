"""Which cards of an opening hand a game may begin with, as far as a seat sees (seed 000 §5)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Ability
from app.games.pokemon.tasks import starters
from tests.games.pokemon.adviser.knowing import knowing, shipped_but
from tests.games.pokemon_table import DRAKLOAK, DREEPY, FIRE, IONO, Game

UNKNOWN = "?Mystery|XYZ|1"


def dealt(*hand: str) -> Game:
    game = Game(deck=(*hand, *(FIRE,) * 9))
    for ref in hand:
        game.put(ref, "hand.0")
    return game


def refs(game: Game, cards: tuple[str, ...]) -> list[str | None]:
    return [game.view().cards[card].ref for card in cards]


@pytest.fixture(params=["When setting up to play, you may put it there.", "対戦の準備をするとき"])
def eager(request: pytest.FixtureRequest) -> Iterator[None]:
    """Drakloak has an Ability by which it may begin, told in one language."""
    text: str = request.param
    told = Words(text, "") if text.isascii() else Words("", text)
    ability = Ability(Words("Eager", "はやる"), told)
    with knowing(shipped_but(DRAKLOAK, abilities=(ability,))):
        yield


def test_basic_pokemon_may_begin_anywhere() -> None:
    game = dealt(IONO, DREEPY, DRAKLOAK, FIRE)
    assert refs(game, starters.for_active(game.view())) == [DREEPY]
    assert refs(game, starters.for_bench(game.view())) == [DREEPY]


def test_a_card_without_data_is_given_the_doubt_after_those_that_are_sure() -> None:
    game = dealt(UNKNOWN, DREEPY)
    assert refs(game, starters.for_active(game.view())) == [DREEPY, UNKNOWN]
    assert starters.surely_has_basic(game.view())
    game = dealt(UNKNOWN, IONO)
    assert not starters.surely_has_basic(game.view())
    assert not starters.needs_mulligan(game.view()), "it might be one"


@pytest.mark.usefixtures("eager")
def test_an_ability_may_let_an_evolution_begin_in_the_active_spot() -> None:
    """APR G5."""
    assert starters.may_begin(DRAKLOAK)
    game = dealt(DRAKLOAK, DREEPY)
    assert refs(game, starters.for_active(game.view())) == [DREEPY, DRAKLOAK]
    assert refs(game, starters.for_bench(game.view())) == [DREEPY]


def test_a_shipped_evolution_with_such_an_ability_may_begin() -> None:
    assert starters.may_begin("MEG-28"), "Cinderace"
    assert not starters.may_begin("MEG-27"), "Raboot"


def test_nothing_else_may_begin() -> None:
    assert not any(starters.may_begin(ref) for ref in (DRAKLOAK, DREEPY, FIRE, UNKNOWN, None))


def test_a_hand_with_nothing_to_begin_with_needs_a_mulligan() -> None:
    assert starters.needs_mulligan(dealt(IONO, DRAKLOAK, FIRE).view())
    assert not starters.needs_mulligan(dealt(IONO, DREEPY).view())


def test_a_hand_is_seen_by_its_player_alone() -> None:
    game = dealt(DREEPY)
    assert starters.sees_hand(game.view(0), 0)
    assert not starters.sees_hand(game.view(1), 0)
    assert starters.for_active(game.view(1)) == ()
