"""How many HP a Pokémon of the table has left: strip, panel and adviser say the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.core.intent import PutMark
from app.core.text.words import Words
from app.games.game_api import Health
from app.games.pokemon.cards.card_record import Ability
from app.games.pokemon.pokemon_game import SPEC
from app.games.pokemon.table.health import knocked_out, perhaps_out, surely_or_perhaps_out
from tests.games.pokemon.adviser.knowing import knowing, shipped_but
from tests.games.pokemon_table import DREEPY, Game, on

CHARMED = "active.1"
"""Duskull of 60 HP with Bravery Charm: 110."""


@pytest.fixture
def dubious() -> Iterator[None]:
    """Dreepy has an Ability that gives some Pokémon 30 HP: which ones is for people to read."""
    text = Words("Your Pokémon in play that have no Energy get +30 HP.", "")
    shelter = Ability(Words("Shelter", "かくれが"), text)
    with knowing(shipped_but(DREEPY, abilities=(shelter,))):
        yield


def health(game: Game, zone: str) -> Health | None:
    assert SPEC.health is not None
    return SPEC.health(game.view(), game.view().units[game.unit(zone)])


def hurt(game: Game, zone: str, points: int) -> str:
    game.do(PutMark((game.unit(zone),), "damage", value=points))
    return game.unit(zone)


def titles(game: Game) -> list[str]:
    assert SPEC.tasks is not None
    return [task.title.en for task in SPEC.tasks(game.view())]


def test_a_tool_that_gives_hp_counts_at_the_table_too(game: Game) -> None:
    unit = hurt(game, CHARMED, 60)
    assert health(game, CHARMED) == Health(50, 110)
    assert titles(game) == []
    hurt(game, CHARMED, 110)
    assert titles(game) == ["Knocked Out: Duskull"]
    assert knocked_out(game.view()) == surely_or_perhaps_out(game.view()) == (unit,)


def test_what_people_noted_is_not_added_to_what_the_text_says(game: Game) -> None:
    game.do(PutMark((game.unit(CHARMED),), "hp", value=50))
    assert health(game, CHARMED) == Health(110, 110)


def test_a_tool_without_effect_gives_nothing(game: Game) -> None:
    hurt(game, CHARMED, 60)
    game.act("no_tools")
    assert titles(game) == ["Knocked Out: Duskull"]


@pytest.mark.usefixtures("dubious")
def test_what_a_text_may_add_makes_it_a_question(game: Game) -> None:
    unit = hurt(game, "bench.0", 60)  # Duskull
    assert health(game, "bench.0") == Health(0, 60, sure=False)
    assert (knocked_out(game.view()), perhaps_out(game.view())) == ((), (unit,))
    assert surely_or_perhaps_out(game.view()) == (unit,)
    assert SPEC.tasks is not None
    (task,) = SPEC.tasks(game.view())
    assert task.title.en == "Is Duskull Knocked Out? A text may give it more HP"
    assert [choice.title.en for choice in task.choices] == ["Knock out Duskull", "No, it has 90 HP"]
    assert task.choices[1].intent is not None
    game.do(task.choices[1].intent)
    assert titles(game) == []
    assert health(game, "bench.0") == Health(30, 90)


@pytest.mark.usefixtures("dubious")
def test_more_damage_than_any_text_adds_is_no_question(game: Game) -> None:
    hurt(game, "bench.0", 90)
    assert titles(game) == ["Knocked Out: Duskull"]


def test_the_end_of_the_turn_waits_for_the_answer(game: Game, dubious: None) -> None:
    hurt(game, "bench.0", 60)
    game.act("end_turn")
    assert game.view().turn.number == 1


def test_less_hp_knocks_out_earlier_and_more_hp_later(game: Game) -> None:
    unit = game.unit("active.0")  # Dreepy has 70 HP
    for name in ("damage_50", "damage_10", "hp_less_10"):
        game.act(name, selection=on(game))
    assert knocked_out(game.view()) == (unit,)
    game.act("hp_50", selection=on(game))
    assert knocked_out(game.view()) == ()
