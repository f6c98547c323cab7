"""Looking through one's own deck for a card, taking it, and shuffling: one gesture."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure
from tests.games.pokemon_table import DRAGAPULT, DRAKLOAK, DREEPY, DUSKULL, Game


def search(game: Game, **arguments: str) -> None:
    nodes = len(game.table.host.tree.nodes)
    game.do(Procedure("search", tuple(arguments.items())))
    assert len(game.table.host.tree.nodes) == nodes + 1, "one gesture"
    assert game.verbs()[-1] == "shuffle"
    assert game.view().zones["deck.0"].seen == (), "nothing is known of the deck afterwards"


def test_a_card_is_shown_to_everybody_and_taken(game: Game) -> None:
    search(game, card=DRAGAPULT, goal="hand")
    assert game.refs("hand.0")[-1] == DRAGAPULT
    assert game.verbs(1) == ["look", "show", "move", "shuffle"]
    shown = next(
        e for e in game.table.host.told(game.table.host.tree.cursor, 1) if e.verb == "show"
    )
    assert shown.cards == (DRAGAPULT,)


def test_a_pokemon_is_benched_from_the_deck(game: Game) -> None:
    search(game, card=DUSKULL, goal="bench")
    assert game.refs("bench.0", seat=1)[-1] == DUSKULL


def test_a_pokemon_evolves_with_the_first_card_that_fits(game: Game) -> None:
    search(game, unit=game.unit("active.0"))
    assert game.refs("active.0")[:2] == [DRAKLOAK, DREEPY]


@pytest.mark.parametrize("wanted", [{"card": "XYZ-1", "goal": "hand"}, {"card": ""}, {}])
def test_what_is_not_there_is_not_found_and_the_deck_is_shuffled(
    game: Game, wanted: dict[str, str]
) -> None:
    hand = game.refs("hand.0")
    search(game, **wanted)
    assert game.verbs() == ["look", "shuffle"]
    assert game.refs("hand.0") == hand


def test_it_is_the_own_deck_that_is_looked_through(game: Game) -> None:
    before = game.view(1).zones["deck.0"].count
    game.do(Procedure("search", (("card", DUSKULL), ("goal", "hand"))), 1)
    assert game.view(1).zones["deck.0"].count == before
    assert game.refs("hand.1", seat=1)[-1] == DUSKULL
