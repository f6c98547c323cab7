"""Where a script's names are looked for: which pile, whose Pokémon, which attached card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.core.intent import Draw, Look, Shuffle
from app.games.contracts.notation_contract import NotationError
from app.games.pokemon.notation import script_targets as targets
from tests.games.pokemon.spoken import scene
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, IONO, PSYCHIC, Game


def refused(ask: Callable[[], object]) -> str:
    with pytest.raises(NotationError) as told:
        ask()
    return told.value.words.en


def test_a_pile_is_the_acting_players_or_the_tables(game: Game) -> None:
    assert targets.pile(scene(game, 1), "deck") == "deck.1"
    assert targets.pile(scene(game, 1), "stadium") == "stadium"


def test_cards_are_meant_of_the_hand_where_no_zone_is_named(game: Game) -> None:
    (card,) = targets.from_zone(scene(game), "Iono")
    assert game.view().cards[card].zone == "hand.0"
    (card,) = targets.from_zone(scene(game), "Dreepy", "the discard pile")
    assert game.view().cards[card].zone == "discard.0"


def test_the_deck_is_looked_through_for_what_nobody_sees_yet(game: Game) -> None:
    looking = targets.looked_up(scene(game), "Dragapult ex", "the deck")
    assert next(looking) == Look("deck.0")
    game.do(Look("deck.0"))
    with pytest.raises(StopIteration) as found:
        next(looking)
    assert len(found.value.value) == 1
    assert list(targets.looked_up(scene(game), "Iono", "the hand")) == [], "no look at the hand"


def test_the_first_pile_that_has_them_all_is_meant(game: Game) -> None:
    found = targets.seen_somewhere(scene(game), "Dreepy and Fire Energy", "hand", "discard")
    assert {game.view().cards[card].zone for card in found} == {"discard.0"}
    why = refused(lambda: targets.seen_somewhere(scene(game), "Pikachu", "hand", "discard"))
    assert why.startswith("there is no Pikachu in Aki's Hand"), "where it was looked for first"


def test_whose_pokemon_is_meant_hangs_on_what_is_done(game: Game) -> None:
    asked = scene(game)
    assert targets.mine(asked, "Duskull") == game.unit("bench.0")
    assert targets.target(asked, "Duskull") == game.unit("active.1")
    assert targets.any_unit(asked, "Duskull") == game.unit("bench.0")
    assert targets.target(asked, "Dreepy") == game.unit("active.0"), "there is no other"


def test_of_several_that_could_the_one_in_the_active_spot_hits_and_is_hit(game: Game) -> None:
    game.stand(DREEPY, "bench.0")
    game.stand(DUSKULL, "bench.1")
    assert targets.attacking(scene(game), "Dreepy") == game.unit("active.0")
    assert targets.struck(scene(game), "Duskull") == game.unit("active.1")
    assert refused(lambda: targets.mine(scene(game), "Dreepy")).startswith("“Dreepy” may be")


def test_several_are_named_and_none_of_them_twice(game: Game) -> None:
    both = targets.several(scene(game), "Dreepy and Latias ex (Bench 2)")
    assert both == (game.unit("active.0"), game.unit("bench.0", 1))
    why = refused(lambda: targets.several(scene(game), "Dreepy, Dreepy"))
    assert why.startswith("the same Pokémon is named twice.")


def test_what_is_attached_goes_by_its_name(game: Game) -> None:
    unit = game.unit("active.1")
    (charm,) = targets.attached(scene(game), unit, "Bravery Charm")
    assert game.view().cards[charm].unit == unit
    assert len(targets.attached(scene(game), unit, "all")) == 2
    why = refused(lambda: targets.attached(scene(game), unit, "Iono"))
    assert why.startswith("there is no Iono in what is attached to Duskull; there: ")


def test_steps_are_one_gesture_and_none_is_said() -> None:
    shuffle = Shuffle("deck.0")
    assert targets.gestures([shuffle]) == (shuffle,)
    assert refused(lambda: targets.gestures([])) == "there is nothing to do here."


def test_what_was_drawn_has_to_be_what_was_told(game: Game) -> None:
    asked, before = scene(game), game.view().cards_in("hand.0")
    game.put(IONO, "deck.0")
    game.do(Draw(1, "deck.0", "hand.0"))
    drawn = game.refs("hand.0")[-1]
    targets.drawn_as_told(asked, before, "hand.0", "")
    targets.drawn_as_told(asked, before, "hand.0", str(drawn))
    other = "Basic Fire Energy" if drawn != FIRE else "Iono"
    why = refused(lambda: targets.drawn_as_told(asked, before, "hand.0", other))
    assert f"not {other}. What lies on top is told by “stack NAME: …”" in why


def test_a_card_that_stands_where_pokemon_stand_is_no_pokemon(game: Game) -> None:
    pokemon, energy = game.unit("active.0"), game.stand(PSYCHIC, "bench.1")
    assert targets.pokemon_of(scene(game), pokemon) == pokemon
    why = refused(lambda: targets.pokemon_of(scene(game), energy))
    assert why == "that is not a Pokémon in play."
