"""Cards fetched from where nobody can point at them: the deck, or deep in the discard pile."""

from __future__ import annotations

from app.games.game_api import Selection
from tests.games.pokemon_table import (
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    Game,
    action,
    on,
    title,
)

PILE = Selection(zone="discard.0")


# -- the deck -----------------------------------------------------------------------------------


def test_another_one_comes_from_the_deck_and_everybody_sees_it(game: Game) -> None:
    assert title(game, "search_same", on(game)) == "Search the deck for Dreepy"
    game.act("search_same", selection=on(game))
    assert game.refs("hand.0")[-1] == DREEPY
    assert game.verbs(1) == ["look", "show", "move", "shuffle"]
    assert game.view().zones["deck.0"].seen == ()


def test_another_one_is_benched_from_the_deck(game: Game) -> None:
    game.act("search_bench", selection=on(game, "bench.0"))
    assert game.refs("bench.0")[-1] == DUSKULL
    assert not action("search_bench").when(game.view(), Selection((game.card(FIRE),)))


def test_a_pokemon_evolves_from_the_deck(game: Game) -> None:
    game.act("search_evolution", selection=on(game))
    assert game.refs("active.0")[0] == DRAKLOAK


def test_what_is_not_there_is_not_found_and_the_deck_is_shuffled(game: Game) -> None:
    game.act("search_evolution", selection=on(game, "bench.0", 1))  # nothing evolves Latias
    assert game.verbs() == ["look", "shuffle"]


def test_with_no_deck_there_is_nothing_to_search() -> None:
    game = Game(deck=(DREEPY,))
    game.put(DREEPY, "active.0")
    assert not action("search_same").when(game.view(), on(game))
    assert not action("search_evolution").when(game.view(), on(game))


# -- the discard pile -----------------------------------------------------------------------------


def test_any_card_of_the_discard_pile_is_a_choice_of_its_menu(game: Game) -> None:
    assert [title(game, f"recover_{number}", PILE) for number in (1, 2)] == [
        "To the hand: Dreepy",
        "To the hand: Basic Fire Energy",
    ]
    game.act("recover_2", selection=PILE)
    assert game.refs("hand.0")[-1] == FIRE
    assert not action("recover_3").when(game.view(), PILE)


def test_the_whole_discard_pile_is_shuffled_in(game: Game) -> None:
    deck = game.view().zones["deck.0"].count or 0
    game.act("pile_into_deck", selection=PILE)
    assert game.refs("discard.0") == []
    assert game.view().zones["deck.0"].count == deck + 2
    game.put(FIRE, "discard.1")
    assert not action("pile_into_deck").when(game.view(), Selection(zone="discard.1"))
