"""Who acts, what advice about it is about, and whether it is an action of the own turn."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import (
    ACTIONS,
    called,
    in_a_turn,
    on_turn,
    own_action,
    seat,
    sits,
    subject,
)
from app.games.pokemon.adviser.model.position import Position
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    LUCARIO,
    ME,
    PIKACHU,
    RIOLU,
    YOU,
    ability,
    attack,
    mon,
    pokemon,
    position,
    trainer,
)

TABLE_ITSELF = -1


def at(phase: str = "main", number: int = 5) -> Position:
    return position([mon()], [mon(PIKACHU)], turn={"phase": phase, "number": number})


# -- who -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["draw", "main", "between_attacks", "attack", "checkup", "end"])
def test_a_turn_is_under_way_until_the_next_begins(phase: str) -> None:
    assert in_a_turn(at(phase))
    assert in_a_turn(at(phase, 1))


def test_before_the_first_turn_and_after_the_game_there_is_none() -> None:
    assert not in_a_turn(at("setup"))
    assert not in_a_turn(at("over"))
    assert not in_a_turn(at("main", 0))


def test_the_table_itself_and_a_judge_sit_nowhere() -> None:
    assert [by for by in (TABLE_ITSELF, ME, YOU, 2) if sits(at(), by)] == [ME, YOU]


def test_one_player_at_a_time_is_on_turn() -> None:
    assert on_turn(at(), ME)
    assert not on_turn(at(), YOU)
    assert not on_turn(at("setup", 0), ME)
    both = at()
    assert on_turn(replace(both, turn=replace(both.turn, also=(YOU,))), YOU)
    assert not on_turn(position([mon()], turn={"player": TABLE_ITSELF}), TABLE_ITSELF)


def test_a_sentence_calls_players_by_their_names() -> None:
    assert (called(at(), ME), called(at(), YOU)) == ("Aki", "Ren")
    assert called(at(), TABLE_ITSELF) == "?"


def test_advice_is_about_a_pokemon_or_else_about_who_does_it() -> None:
    assert seat(YOU) == "seat.1"
    assert subject(p.AttachCard(ME, "a1", FIGHTING)) == ("a1",)
    assert subject(p.Retreat(ME, "a1", "a2")) == ("a1",)
    assert subject(p.Attack(ME, "a2")) == ("a2",)
    assert subject(c.PlayTrainer(ME, None, onto="a3")) == ("a3",)
    assert subject(c.PlayTrainer(YOU, None)) == ("seat.1",)
    assert subject(t.PassTurn(ME)) == ("seat.0",)


# -- what ----------------------------------------------------------------------------------------

BALL, GYM = trainer("Ball"), trainer("Gym", "stadium")


@pytest.mark.parametrize(
    "play",
    [
        p.AttachCard(ME, "a1", FIGHTING, manual=True),
        p.Evolve(ME, "a1", LUCARIO),
        c.PutDown(ME, (RIOLU,), "bench", ME),
        c.PlayTrainer(ME, BALL),
        c.PlayStadium(ME, GYM),
        p.Retreat(ME, "a1"),
        p.Attack(ME, "a1"),
        c.UseStadium(ME, GYM),
    ],
    ids=lambda play: type(play).__name__,
)
def test_what_comes_from_the_hand_is_done_of_ones_own_accord(play: p.Play) -> None:
    assert own_action(at(), play) is True
    assert isinstance(play, ACTIONS)


@pytest.mark.parametrize(
    "play",
    [
        p.AttachCard(ME, "a1", FIGHTING, source="discard"),
        p.Evolve(ME, "a1", LUCARIO, source="deck"),
        p.Evolve(ME, "a1", LUCARIO, effect=True),
        c.PutDown(ME, (RIOLU,), "bench", ME, source="deck"),
        c.PutDown(ME, (RIOLU,), "bench", ME, effect=True),
        c.PlayTrainer(ME, BALL, source="discard"),
        c.PlayStadium(ME, GYM, source="deck"),
    ],
    ids=lambda play: f"{type(play).__name__} from the {play.source}",
)
def test_what_comes_from_elsewhere_is_done_by_an_effect(play: p.Play) -> None:
    assert own_action(at(), play) is False


@pytest.mark.parametrize(
    "play", [p.Switch(ME, "a1", "a2"), c.DrawCards(ME, 1), t.PassTurn(ME), c.FlipCoins(ME)]
)
def test_what_anybody_may_do_at_any_time_is_no_action(play: p.Play) -> None:
    assert own_action(at(), play) is False
    assert not isinstance(play, ACTIONS)


def test_an_energy_without_a_tick_may_have_been_attached_by_an_effect() -> None:
    assert own_action(at(), p.AttachCard(ME, "a1", FIGHTING, manual=False)) is None


def using(*texts: str, attacks: tuple[Any, ...] = ()) -> Position:
    """A table on which "a1" has Abilities called First, Second, … with these texts."""
    names = ("First", "Second")
    told = tuple(ability(name, text) for name, text in zip(names, texts, strict=False))
    return position([mon(pokemon("Someone", *attacks, abilities=told))], [mon()])


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ("Once during your turn, you may draw a card.", True),
        ("You may use this as often as you like in your turn.", True),
        ("If this Pokémon is Knocked Out, draw a card.", False),
        ("", None),
    ],
)
def test_an_ability_says_itself_whether_it_is_used_in_the_own_turn(
    text: str, own: bool | None
) -> None:
    assert own_action(using(text), p.UseAbility(ME, "a1", "First")) is own


def test_the_ability_that_is_named_is_asked_and_otherwise_the_whole_card() -> None:
    both = using("If this Pokémon is Knocked Out, draw a card.", "Once during your turn, draw.")
    assert own_action(both, p.UseAbility(ME, "a1", "First")) is False
    assert own_action(both, p.UseAbility(ME, "a1", "Second")) is True
    assert own_action(both, p.UseAbility(ME, "a1")) is True
    assert own_action(both, p.UseAbility(ME, "a1", "Unheard")) is True


def test_of_a_pokemon_that_is_not_known_nobody_can_tell() -> None:
    hidden = position([mon(None)], [mon()])
    assert own_action(hidden, p.UseAbility(ME, "a1", "First")) is None
    assert own_action(hidden, p.UseAbility(ME, "a9", "First")) is None
    silent = using(attacks=(attack("Punch"),))
    assert own_action(silent, p.UseAbility(ME, "a1", "First")) is None
