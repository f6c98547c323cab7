"""Sentences of notes with an end: on a Pokémon, a player or the table, as the menu puts them."""

from __future__ import annotations

import pytest

from tests.games.pokemon.spoken import misunderstood, say
from tests.games.pokemon_table import Game


def test_a_note_ends_as_it_usually_does(game: Game) -> None:
    say(game, "marks Ren's Duskull: Can't retreat")
    (mark,) = game.view().units[game.unit("active.1")].marks
    assert (mark.key, mark.value, mark.until) == ("no_retreat", 1, 2), "through Ren's turn"


@pytest.mark.parametrize("number", ["HP +50", "HP + (50)", "最大HP+50"])
def test_a_number_stands_behind_its_note_and_adds_up(game: Game, number: str) -> None:
    for _ in range(2):
        say(game, f"marks Dreepy: {number}")
    assert game.marks(game.unit("active.0")) == {"hp": 100}


def test_players_and_the_table_are_marked_too(game: Game) -> None:
    say(game, "marks Ren: グッズが使えない")
    say(game, "marks the table: No Abilities")
    assert [mark.key for mark in game.view().marks["seat.1"]] == ["no_items"]
    assert [mark.key for mark in game.view().marks["table"]] == ["no_abilities"]


def test_titles_that_begin_alike_are_told_apart(game: Game) -> None:
    say(game, "marks the table: 特性なし（全員）")
    say(game, "marks Dreepy: 特性なし")
    assert [mark.key for mark in game.view().marks["table"]] == ["no_abilities"]
    assert game.marks(game.unit("active.0")) == {"no_ability": 1}


def test_a_note_is_taken_off(game: Game) -> None:
    say(game, "marks Dreepy: Protected")
    say(game, "unmarks Dreepy: protected")
    assert game.marks(game.unit("active.0")) == {}


def test_what_is_no_note_is_answered_with_some_that_are(game: Game) -> None:
    why = misunderstood(game, "marks Dreepy: Sleepy")
    assert why.startswith("“Sleepy” is not a mark of this game. Some of them: Can't attack,")
    assert misunderstood(game, "marks Pikachu: Protected").startswith("there is no Pikachu")
