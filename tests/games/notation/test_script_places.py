"""A name in a script means a player or a zone."""

from __future__ import annotations

import pytest

from app.games.notation import script_places as names
from tests.games.notation.refusing import refused
from tests.games.pokemon.spoken import scene
from tests.games.pokemon_table import Game


def test_a_player_is_called_by_name_in_any_case(game: Game) -> None:
    assert [names.seat_named(game.view(), text) for text in ("Aki", " ren ")] == [0, 1]
    why = refused(lambda: names.seat_named(game.view(), "Kei"))
    assert why == "nobody called “Kei” sits at this table. Write Aki or Ren."


@pytest.mark.parametrize(
    ("text", "owner", "bare"),
    [
        ("Ren's Duskull", 1, "Duskull"),
        ("Renのヨマワル", 1, "ヨマワル"),
        ("the opponent's hand", 1, "hand"),
        ("相手の手札", 1, "手札"),
        ("their own deck", 0, "deck"),
        ("自分の山札", 0, "山札"),
        ("Duskull", None, "Duskull"),
    ],
)
def test_whose_something_is_may_be_said(
    game: Game, text: str, owner: int | None, bare: str
) -> None:
    assert names.without_owner(scene(game), text) == (owner, bare)


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("the discard pile", "discard.0"),
        ("discard", "discard.0"),
        ("Prize", "prizes.0"),
        ("Prize cards", "prizes.0"),
        ("山札", "deck.0"),
        ("Ren's hand", "hand.1"),
        ("the Active Spot", "active.0"),
        ("Stadium", "stadium"),
    ],
)
def test_a_zone_is_the_acting_players_unless_it_is_said_whose(
    game: Game, text: str, zone: str
) -> None:
    assert names.zone_named(scene(game), text) == zone


def test_a_zone_that_is_not_there_is_answered_with_those_that_are(game: Game) -> None:
    assert names.zone_named(scene(game), "hand", owner=1) == "hand.1"
    why = refused(lambda: names.zone_named(scene(game), "graveyard"))
    assert why.startswith("there is no zone “graveyard”. The zones are: Deck, Hand,")


def test_a_zone_is_called_after_who_holds_it(game: Game) -> None:
    assert names.zone_title(game.view(), "bench.1").en == "Ren's Bench"
    assert names.zone_title(game.view(), "bench.1").ja == "Renのベンチ"
    assert names.zone_title(game.view(), "stadium").en == "Stadium"


def test_a_word_is_one_of_several_in_any_case() -> None:
    assert names.any_of(" The Table ", "the table", "卓")
    assert not names.any_of("Ren", "the table", "卓")
