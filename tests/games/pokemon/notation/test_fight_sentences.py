"""Sentences of attacks, damage, Special Conditions, Knock Outs, Prizes and the end of a turn."""

from __future__ import annotations

import pytest

from app.games.contracts.notation_contract import NotationError
from app.games.pokemon.notation.fight_sentences import condition_named
from tests.games.pokemon.spoken import misunderstood, say
from tests.games.pokemon_table import PSYCHIC, Game


def damage(game: Game, zone: str) -> int:
    return game.marks(game.unit(zone)).get("damage", 0)


def test_an_attack_is_announced_and_puts_what_is_told(game: Game) -> None:
    say(game, "attacks: Bite, 40 to Duskull, 10 damage to Latias ex")
    assert (damage(game, "active.1"), damage(game, "bench.1")) == (40, 10)
    assert game.verbs()[0] == "attack"
    assert game.view().turn.used("attack") == 1


def test_an_attack_that_hits_puts_its_printed_damage(game: Game) -> None:
    say(game, "attacks with Dreepy: かみつく, hits")
    assert damage(game, "active.1") == 40


def test_an_attack_that_is_not_there_is_answered_with_those_that_are(game: Game) -> None:
    why = misunderstood(game, "attacks: Phantom Dive")
    assert why == "it has no attack “Phantom Dive”, but Petty Grudge, Bite."
    assert game.view().turn.used("attack") == 0


def test_without_an_active_pokemon_nobody_attacks() -> None:
    assert misunderstood(Game(), "attacks: Bite") == "the Active Spot is empty."


@pytest.mark.parametrize(
    ("sentence", "points"),
    [
        ("puts 30 damage on Ren's Duskull", 80),
        ("puts two damage counters on Ren's Duskull", 70),
        ("Duskull takes 10 damage", 60),
        ("heals 20 from Ren's Duskull", 30),
        ("heals all from Ren's Duskull", 0),
        ("moves 20 damage from Ren's Duskull to Latias ex", 30),
        ("moves one damage counter from Ren's Duskull to Latias ex", 40),
    ],
)
def test_damage_is_put_healed_and_moved(game: Game, sentence: str, points: int) -> None:
    say(game, "puts 50 damage on Ren's Duskull")
    say(game, sentence)
    assert damage(game, "active.1") == points


def test_no_more_damage_is_moved_than_there_is(game: Game) -> None:
    say(game, "puts 10 damage on Ren's Duskull")
    why = misunderstood(game, "moves 30 damage from Ren's Duskull to Latias ex")
    assert why == "only 10 damage is there to be moved."
    assert damage(game, "active.1") == 10


def test_conditions_come_and_go(game: Game) -> None:
    say(game, "Duskull is now Poisoned, Burned and ねむり")
    unit = game.unit("active.1")
    assert set(game.marks(unit)) == {"poisoned", "burned", "asleep"}
    say(game, "Ren's Duskull is no longer Burned")
    assert set(game.marks(unit)) == {"poisoned", "asleep"}
    say(game, "Ren's Duskull recovers from all conditions")
    assert game.marks(unit) == {}


def test_a_condition_goes_by_either_name_and_no_other() -> None:
    assert [condition_named(text) for text in ("Asleep", " マヒ ", "confused")] == [
        "asleep", "paralyzed", "confused",
    ]  # fmt: skip
    with pytest.raises(NotationError, match="“drunk” is not a Special Condition"):
        condition_named("drunk")


def test_who_is_knocked_out_owes_prizes_and_those_named_are_taken(game: Game) -> None:
    say(game, "Ren's Duskull is Knocked Out")
    assert game.refs("active.1") == []
    before = len(game.refs("hand.0"))
    say(game, "takes a Prize: Basic Psychic Energy")
    assert game.refs("hand.0")[before:] == [PSYCHIC]
    assert game.view().zones["prizes.0"].count == 2


def test_as_many_prizes_are_named_as_are_taken(game: Game) -> None:
    why = misunderstood(game, "takes 2 Prizes: Basic Psychic Energy")
    assert why == "2 Prizes are taken, and 1 are named."
    assert game.view().zones["prizes.0"].count == 3


def test_a_turn_ends_and_somebody_concedes(game: Game) -> None:
    say(game, "ends the turn")
    assert (game.view().turn.number, game.view().turn.seat) == (2, 1)
    say(game, "concedes", actor=1)
    assert game.view().turn.phase == "over"
