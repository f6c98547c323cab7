"""Which effects say something just now: those used this turn, and those that work in play."""

from __future__ import annotations

import re
from typing import Any

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.effects.effects_said import (
    allowed,
    finds,
    parts,
    text_used,
    used,
    used_now,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import InStadium, Mon
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
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

TWICE = re.compile("attack twice|2回使える")
SAYS_SO = "This turn, you may attack twice."
CASE = Record(is_case=True)

DANCE = trainer("Dance", text=SAYS_SO)
OTHER = trainer("Other", text="Draw a card.")
NO_TEXT = trainer("Nameless")
DANCER = pokemon(
    "Dancer",
    attack("Step"),
    attack("Twirl", text=SAYS_SO),
    abilities=(ability("Rhythm", SAYS_SO), ability("Hum", "Draw a card.")),
)


def table(one: Mon | None = None, *done: p.Play, **more: Any) -> Position:
    """Return a table where `done` was done this turn."""
    return position([one or mon(RIOLU)], [mon(PIKACHU)], turn={"plays": done}, **more)


def played(*done: p.Play, **more: Any) -> Position:
    return table(None, *done, **more)


# -- texts ---------------------------------------------------------------------------------------


def test_a_text_has_a_phrase_or_not() -> None:
    assert finds(TWICE, SAYS_SO.casefold())
    assert not finds(TWICE, "you attack.")


def test_the_parts_of_a_card_are_its_abilities_and_attacks() -> None:
    assert [part.name.en for part in parts(DANCER)] == ["Rhythm", "Hum", "Step", "Twirl"]


# -- what a play uses ----------------------------------------------------------------------------


def told(play: p.Play, one: Mon | None = None) -> str | None:
    """Return the English half of what a play's effect says."""
    said = text_used(table(one), play)
    return said and said[: len(said) // 2]


def test_a_trainer_or_a_stadium_says_what_is_printed_on_it() -> None:
    assert told(c.PlayTrainer(ME, OTHER)) == "draw a card."
    assert told(c.UseStadium(ME, trainer("Gym", "stadium", "Heal it."))) == "heal it."
    assert told(c.PlayTrainer(ME, NO_TEXT)) is None
    assert told(c.PlayStadium(ME, None)) is None
    assert told(t.PassTurn(ME)) is None


def test_an_attack_says_its_own_text() -> None:
    assert told(p.Attack(ME, "a1", "Twirl"), mon(DANCER)) == SAYS_SO.casefold()
    assert told(p.Attack(ME, "a1", "Step"), mon(DANCER)) == ""


def test_an_attack_that_nobody_named_may_be_any_of_its_pokemon() -> None:
    unnamed = p.Attack(ME, "a1")
    said = text_used(table(mon(DANCER)), unnamed)
    assert said is not None
    assert finds(TWICE, said)
    assert text_used(table(mon(None, plain=True)), unnamed) == ""
    assert text_used(table(mon(None)), unnamed) is None


def test_an_attack_that_is_not_printed_there_is_not_known() -> None:
    assert text_used(table(mon(DANCER)), p.Attack(ME, "a1", "Leap")) is None
    assert text_used(table(mon(DANCER)), p.Attack(ME, "a9", "Twirl")) is None


def test_an_ability_says_its_own_text_or_those_of_its_pokemon() -> None:
    assert told(p.UseAbility(ME, "a1", "HUM"), mon(DANCER)) == "draw a card."
    unnamed = text_used(table(mon(DANCER)), p.UseAbility(ME, "a1"))
    assert unnamed is not None
    assert "draw a card" in unnamed
    assert finds(TWICE, unnamed)


def test_an_ability_of_what_is_not_known_may_say_anything() -> None:
    hum = p.UseAbility(ME, "a1", "Hum")
    assert text_used(table(mon(None)), hum) is None
    assert text_used(table(mon(None, plain=True)), hum) == ""
    assert text_used(table(mon(RIOLU)), hum) is None, "an Ability it does not have"
    assert text_used(table(), p.UseAbility(ME, "a9", "Hum")) is None


# -- used this turn ------------------------------------------------------------------------------


def test_what_was_used_this_turn_or_in_this_gesture() -> None:
    now = played(
        c.PlayTrainer(ME, OTHER),
        c.DrawCards(ME, 1),
        c.PlayTrainer(ME, None),
        gesture=(c.PlayTrainer(ME, DANCE),),
    )
    assert [said and said[:4] for said in used_now(now)] == ["draw", None, "this"]


def test_a_phrase_is_looked_for_in_what_was_used() -> None:
    assert used(played(c.PlayTrainer(ME, OTHER), c.PlayTrainer(ME, DANCE)), TWICE) is True
    assert used(played(gesture=(c.PlayTrainer(YOU, DANCE),)), TWICE) is True
    assert used(played(c.PlayTrainer(ME, OTHER)), TWICE) is False
    assert used(played(p.AttachCard(ME, "a1", FIGHTING)), TWICE) is False


def test_an_effect_that_nobody_can_read_may_have_said_it() -> None:
    assert used(played(c.PlayTrainer(ME, NO_TEXT)), TWICE) is None
    both_played = (c.PlayTrainer(ME, NO_TEXT), c.PlayTrainer(ME, DANCE))
    assert used(played(*both_played), TWICE) is True
    assert used(played(c.PlayTrainer(ME, NO_TEXT), record=CASE), TWICE) is False


def test_a_tool_works_while_it_is_attached_and_not_by_being_played() -> None:
    belt = trainer("Belt", "tool", SAYS_SO)
    assert used(played(c.PlayTrainer(ME, belt)), TWICE) is False
    assert used(played(c.PlayTrainer(ME, trainer("Loop", "tool"))), TWICE) is False


# -- used or at work -----------------------------------------------------------------------------


def test_an_effect_allows_it_that_was_used_this_turn() -> None:
    assert allowed(played(c.PlayTrainer(ME, DANCE)), ME, TWICE) is True
    assert allowed(played(c.PlayTrainer(ME, OTHER)), ME, TWICE) is False
    assert allowed(played(c.PlayTrainer(ME, NO_TEXT)), ME, TWICE) is None


@pytest.mark.parametrize(
    ("there", "mine", "theirs"),
    [
        (table(mon(DANCER)), True, False),
        (table(my_bench=[mon(DANCER)]), True, False),
        (table(mon(RIOLU, tools=(trainer("Belt", "tool", SAYS_SO),))), True, False),
        (table(stadiums=(trainer("Gym", "stadium", SAYS_SO),)), True, True),
        (table(stadiums=(trainer("Gym", "stadium", "Heal it."),)), False, False),
        (table(mon(pokemon("Actor", attack("Twirl", text=SAYS_SO)))), False, False),
        (table(mon(None)), None, False),
        (table(mon(None, plain=True)), False, False),
        (table(mon(None), my_bench=[mon(DANCER)]), True, False),
    ],
    ids=[
        "an Ability",
        "an Ability on the Bench",
        "a Tool",
        "a Stadium",
        "another Stadium",
        "an attack that was not used",
        "a card that is not known",
        "a stand-in",
        "beside a card that is not known",
    ],
)
def test_an_effect_allows_it_that_works_for_a_player(
    there: Position, mine: bool | None, theirs: bool | None
) -> None:
    assert allowed(there, ME, TWICE) is mine
    assert allowed(there, YOU, TWICE) is theirs


def test_a_stadium_that_is_not_known_may_allow_it() -> None:
    hidden = replace(table(), stadiums=(InStadium("s1", None, ME),))
    assert allowed(hidden, ME, TWICE) is None


def test_for_who_has_no_seat_only_stadiums_work() -> None:
    there = table(mon(DANCER))
    assert [allowed(there, nobody, TWICE) for nobody in (-1, 2)] == [False, False]
    gym = table(stadiums=(trainer("Gym", "stadium", SAYS_SO),))
    assert allowed(gym, -1, TWICE) is True
