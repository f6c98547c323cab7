"""Plays by what is said or noted, as a seat is told of it."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.data.value import replace
from app.core.intents.turn_intents import NextTurn, SetPhase
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.readers.gesture_plays import plays_told
from tests.games.pokemon.adviser.readers.gestures import AKI, REN, plays
from tests.games.pokemon_table import (
    ARTAZON,
    FIRE,
    IONO,
    Game,
    royal,
)
from tests.games.setup_table import told_of, two

# -- marks -----------------------------------------------------------------------------------------


def test_damage_is_put_and_healed(game: Game, theirs: str) -> None:
    assert plays(game, i.PutMark((theirs,), "damage", add=30)) == [p.ChangeDamage(AKI, theirs, 30)]
    assert plays(game, i.PutMark((theirs,), "damage", value=10)) == [
        p.ChangeDamage(AKI, theirs, -20)
    ]


def test_conditions_are_put_on_and_end(game: Game, theirs: str) -> None:
    for number, on in ((1, True), (0, False)):
        assert plays(game, i.PutMark((theirs,), "burned", value=number)) == [
            p.ChangeCondition(AKI, theirs, "burned", on=on, counters=2)
        ]
    assert plays(game, i.PutMark((theirs,), "poisoned", value=4)) == [
        p.ChangeCondition(AKI, theirs, "poisoned", on=True, counters=4)
    ]
    assert plays(game, i.PutMark((theirs,), "no_retreat", value=1)) == [], "a note is no play"


def test_what_players_say_of_their_hands(game: Game) -> None:
    for key in ("has_basic", "no_basic", "ready"):
        assert plays(game, i.PutMark(("seat.1",), key, value=1)) == [t.Announce(REN, key)]
        assert plays(game, i.PutMark(("seat.1",), key, value=0)) == []


def test_what_is_marked_on_several_at_once_is_read_once_of_each(
    game: Game, mine: str, theirs: str
) -> None:
    both = (mine, theirs)
    damage = plays(game, i.PutMark(both, "damage", value=30))
    assert sorted(map(str, damage)) == sorted(str(p.ChangeDamage(AKI, unit, 30)) for unit in both)
    game.do(i.PutMark((mine,), "damage", add=10))
    healed = plays(game, i.PutMark(both, "damage", add=-30))
    assert len(healed) == 2, "of one the mark is gone, of the other it is less"
    asleep = plays(game, i.PutMark(both, "asleep", value=1))
    assert len(asleep) == 2
    ready = plays(game, i.PutMark(("seat.0", "seat.1"), "ready", value=1))
    assert ready == [t.Announce(AKI, "ready"), t.Announce(REN, "ready")]


def test_conditions_that_end_together_with_a_turn_are_each_read(game: Game, theirs: str) -> None:
    for key in ("burned", "poisoned"):
        game.do(i.PutMark((theirs,), key, value=1, until=1))
    ended = [play for play in plays(game, NextTurn(REN)) if isinstance(play, p.ChangeCondition)]
    assert sorted((play.key, play.on) for play in ended) == [("burned", False), ("poisoned", False)]


def test_a_step_of_a_checkup_is_ticked_off(game: Game, theirs: str) -> None:
    for key in ("poisoned", "check_poisoned"):
        game.do(i.PutMark((theirs,), key, value=1))
    tick = i.PutMark((theirs,), "check_poisoned", value=0)
    assert plays(game, tick) == [], "in a turn it says nothing"
    game.do(i.PutMark((theirs,), "check_poisoned", value=1))
    game.do(SetPhase("checkup"))
    assert plays(game, tick) == [t.Checkup(AKI, step="poisoned", unit=theirs)]
    assert plays(game, i.PutMark((theirs,), "check_burned", value=1)) == []
    assert plays(game, i.PutMark((theirs,), "check_burned", value=0)) == [], "it is not Burned"


def test_a_pokemon_is_turned(game: Game, mine: str, theirs: str) -> None:
    assert plays(game, i.Rotate((theirs,), 90)) == [p.TurnCard(AKI, theirs, 90)]
    assert plays(game, i.Rotate((mine, theirs), 90)) == [p.TurnCard(AKI, mine, 90)]


def test_an_attack_that_failed(game: Game, mine: str) -> None:
    assert plays(game, i.Announce("attack_fails", "", (mine,))) == [
        p.Attack(AKI, mine, failed=True)
    ]


def test_the_pokemon_that_attacked_is_known_though_it_left_with_the_gesture(
    game: Game, mine: str
) -> None:
    attack = i.Announce("attack", "Bite", (mine,))
    leaves = i.Collect((mine,), "discard.0")
    found = plays(game, attack, leaves)
    assert found[0] == p.Attack(AKI, mine, "Bite")


def test_an_ability_of_nobody_there(game: Game) -> None:
    assert plays(game, i.Announce("ability", "Skyliner")) == [p.UseAbility(AKI, "", "Skyliner")]


def test_the_stadium_is_used(game: Game) -> None:
    game.put(ARTAZON, "stadium", AKI)
    use = i.Announce("use_stadium", units=(game.unit("stadium"),))
    assert plays(game, use) == [c.UseStadium(AKI, known(ARTAZON))]


@pytest.mark.parametrize("verb", ["say", "checkup", "extra_draw", "no_extra_draw", "worked_out"])
def test_what_is_only_said(game: Game, verb: str) -> None:
    said = i.Announce(verb, "so it is", number=2)
    assert plays(game, said) == [t.Announce(AKI, verb, "so it is", 2)]


# -- turns -----------------------------------------------------------------------------------------


def test_a_turn_ends_and_the_next_begins(game: Game) -> None:
    assert plays(game, NextTurn(REN)) == [t.PassTurn(AKI, REN), t.BeginTurn(AKI, REN)]


def test_a_turn_ends_with_the_checkup(game: Game) -> None:
    assert plays(game, SetPhase("end")) == []
    assert plays(game, SetPhase("checkup")) == [], "the turn was over before"
    game.do(SetPhase("main"))
    assert plays(game, SetPhase("checkup")) == [t.PassTurn(AKI)]
    assert plays(game, NextTurn(REN)) == [t.BeginTurn(AKI, REN)]


def test_the_first_turn_ends_none() -> None:
    game = two()
    assert plays(game, NextTurn(REN)) == [t.BeginTurn(AKI, REN)]


# -- chance and hidden cards -----------------------------------------------------------------------


def test_coins_are_flipped(game: Game) -> None:
    (coins,) = plays(game, i.Flip(3))
    assert isinstance(coins, c.FlipCoins)
    assert list(coins.results) == game.coins()


def test_a_pile_is_shuffled_and_looked_through(game: Game) -> None:
    assert plays(game, i.Shuffle("deck.0"), seat=REN) == [c.ShuffleZone(AKI, "deck", AKI)]
    assert plays(game, i.Look("deck.0", 3)) == [c.LookAt(AKI, "deck", AKI, 3)]
    assert plays(game, i.Look("deck.0")) == [c.LookAt(AKI, "deck", AKI)]
    assert plays(game, i.Look("prizes.0", 3)) == [c.LookAt(AKI, "prizes", AKI)], "all there are"
    game.do(i.Draw(2, "prizes.0", "hand.0"))
    assert plays(game, i.Look("prizes.0", 1)) == [c.LookAt(AKI, "prizes", AKI, 1)]


def test_cards_are_shown_and_turned(game: Game, mine: str) -> None:
    cards = (game.card(IONO), game.card(FIRE), "deck.0#0")
    assert plays(game, i.Show(cards, ()), seat=REN) == [
        c.Reveal(AKI, "hand", AKI, 2),
        c.Reveal(AKI, "deck", AKI, 1),
    ]
    base = game.view().units[mine].base
    for up in (False, True):
        assert plays(game, i.Face((base,), up)) == [c.TurnUp(AKI, "active", AKI, up)]
    game.put(ARTAZON, "stadium", AKI)
    stadium = game.view().units[game.unit("stadium")].base
    assert plays(game, i.Face((stadium,), up=False)) == [c.TurnUp(AKI, "stadium", None, up=False)]


# -- how it ends -----------------------------------------------------------------------------------


def test_somebody_concedes(game: Game) -> None:
    assert plays(game, i.Procedure("concede")) == [
        t.Claim(AKI, "concede"),
        t.Claim(AKI, "Ren wins", REN),
    ]


def test_a_result_is_announced(game: Game) -> None:
    finish = i.Procedure("finish", (("winner", "0"),))
    assert plays(game, finish, seat=REN) == [t.Claim(AKI, "Aki wins", AKI)]
    tie = i.Procedure("finish", (("winner", "tie"),))
    assert plays(game, tie) == [t.Claim(AKI, "A tie", None, tie=True)]
    other = i.Announce("result", "Akiko wins")
    assert plays(game, other) == [t.Claim(AKI, "Akiko wins", None, tie=True)]


def test_the_winner_may_have_a_name_that_begins_with_the_others(game: Game) -> None:
    view, facts = told_of(game, i.Announce("result", "Ren B wins"))
    aki, ren = view.setting.seats
    seats = (replace(aki, name="Ren"), replace(ren, name="Ren B"))
    named = replace(view, setting=replace(view.setting, seats=seats))
    (claim,) = plays_told(named, facts)
    assert claim.play == t.Claim(AKI, "Ren B wins", REN)


def test_whom_a_trainer_means_that_was_discarded_at_once() -> None:
    game = royal()
    card = game.put(IONO, "hand.0")
    said = (("card", card), ("seat", "2"), ("finish", "1"))
    did = plays(game, i.Procedure("play_trainer", said))
    assert [one.players for one in did if isinstance(one, c.PlayTrainer)] == [(2,)]
    ends = plays(game, i.Procedure("end_turn"))
    assert not [one for one in ends if isinstance(one, c.Choose)]
