"""Sentences of cards that go from pile to pile: searching, looking, discarding, returning."""

from __future__ import annotations

import pytest

from tests.games.pokemon.spoken import misunderstood, say
from tests.games.pokemon_table import (
    BELT,
    DRAGAPULT,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    LATIAS,
    PSYCHIC,
    TOWER,
    Game,
)


def count(game: Game, zone: str) -> int:
    return game.view().zones[zone].count or 0


def test_a_search_shows_what_it_takes_and_shuffles(game: Game) -> None:
    say(game, "searches the deck for Dragapult ex")
    assert game.refs("hand.0")[-1] == DRAGAPULT
    assert game.verbs(1) == ["shuffle"]
    assert game.view().zones["deck.0"].seen == (), "the look is over"


def test_a_search_may_go_to_the_bench_or_be_in_vain(game: Game) -> None:
    say(game, "searches their deck for Duskull onto the Bench")
    assert game.refs("bench.0")[-1] == DUSKULL
    say(game, "searches the deck in vain")
    assert game.verbs() == ["look", "shuffle"]
    assert misunderstood(game, "searches the deck for Pikachu").startswith("there is no Pikachu")


def test_what_was_looked_at_can_be_taken_or_put_back(game: Game) -> None:
    before = count(game, "deck.0")
    say(game, "looks at the top two cards of the deck")
    (_, first), (_, second) = game.view().zones["deck.0"].seen
    refs = [game.view().cards[card].ref for card in (first, second)]
    say(game, f"puts {refs[1]} into their hand")
    assert game.refs("hand.0")[-1] == refs[1]
    say(game, "ends the look at the deck")
    assert game.view().zones["deck.0"].seen == ()
    assert count(game, "deck.0") == before - 1


@pytest.mark.parametrize(
    ("sentence", "gone", "zone"),
    [
        ("discards Iono", IONO, "discard.0"),
        ("discards Fire Energy from Dreepy", FIRE, "discard.0"),
        ("discards Bravery Charm from Ren's Duskull", BELT, "discard.1"),
        ("moves Iono from their hand to the Lost Zone", IONO, "lost.0"),
    ],
)
def test_cards_go_to_their_owners_piles(game: Game, sentence: str, gone: str, zone: str) -> None:
    say(game, sentence)
    assert game.refs(zone)[0] == gone


def test_cards_are_taken_from_the_discard_pile(game: Game) -> None:
    say(game, "puts Dreepy from the discard pile into their hand")
    assert game.refs("hand.0")[-1] == DREEPY
    assert game.refs("discard.0") == [FIRE]
    assert misunderstood(game, "takes Dreepy from the discard pile").startswith(
        "there is no Dreepy in Aki's Discard pile; there: Basic Fire Energy"
    )


def test_cards_go_on_top_of_the_deck_or_to_its_bottom(game: Game) -> None:
    before = count(game, "deck.0")
    say(game, "puts Iono on top of the deck")
    say(game, "draws 1 card")
    assert game.refs("hand.0")[-1] == IONO
    say(game, "puts Drakloak and Duskull from their hand on the bottom of the deck")
    assert count(game, "deck.0") == before + 2


@pytest.mark.parametrize(
    "sentence", ["puts their hand on the bottom of the deck", "shuffles the hand into the deck"]
)
def test_a_whole_hand_goes_into_the_deck(game: Game, sentence: str) -> None:
    before = count(game, "deck.0") + count(game, "hand.0")
    say(game, sentence)
    assert (count(game, "hand.0"), count(game, "deck.0")) == (0, before)


def test_the_top_of_a_deck_is_discarded_by_whose_it_is(game: Game) -> None:
    mine, theirs = count(game, "discard.0"), count(game, "discard.1")
    say(game, "discards the top card of the deck")
    say(game, "discards the top 2 cards of Ren's deck")
    assert (count(game, "discard.0"), count(game, "discard.1")) == (mine + 1, theirs + 2)
    assert game.verbs() == ["discard"]


def test_a_card_is_discarded_at_random(game: Game) -> None:
    say(game, "discards one card at random from Ren's hand")
    assert (count(game, "hand.1"), count(game, "discard.1")) == (1, 1)


def test_a_pokemon_leaves_play_with_all_that_is_on_it(game: Game) -> None:
    say(game, "puts Duskull with everything attached on it into their hand")
    assert game.refs("bench.0") == [LATIAS]
    assert game.refs("hand.0")[-2:] == [DUSKULL, PSYCHIC]


def test_cards_are_shown(game: Game) -> None:
    say(game, "shows Jamming Tower")
    assert game.refs("hand.0", seat=1) == [TOWER]
    say(game, "shows the hand")
    assert len(game.refs("hand.0", seat=1)) == 9


def test_where_there_is_nothing_to_do_it_says_so(game: Game) -> None:
    assert misunderstood(game, "discards the Stadium") == "there is nothing to do here."
