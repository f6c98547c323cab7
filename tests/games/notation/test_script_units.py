"""A name in a script means a unit."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import PutMark
from app.games.notation import script_units as names
from tests.games.notation.refusing import refused
from tests.games.pokemon.spoken import scene
from tests.games.pokemon_table import DUSKULL, Game


@pytest.mark.parametrize(
    ("text", "zone", "index"),
    [
        ("Dreepy", "active.0", 0),
        ("Latias ex", "bench.0", 1),
        ("Bench 2", "bench.0", 1),
        ("Duskull (Bench 1)", "bench.0", 0),
        ("the Active Pokémon", "active.0", 0),
        ("Ren's Latias ex", "bench.1", 0),
        ("バトル場", "active.0", 0),
    ],
)
def test_a_unit_is_named_by_what_it_is_or_where_it_stands(
    game: Game, text: str, zone: str, index: int
) -> None:
    assert names.unit_named(scene(game), text) == game.unit(zone, index)


def test_whose_unit_is_meant_depends_on_what_is_done(game: Game) -> None:
    meant = names.unit_named(scene(game), "Duskull", own=False)
    assert meant == game.unit("active.1")
    assert names.unit_named(scene(game), "Dreepy", own=False, anywhere=True) == game.unit(
        "active.0"
    )
    why = refused(lambda: names.unit_named(scene(game), "Dreepy", own=False))
    assert why == (
        "there is no Dreepy on Ren's side; in play: Ren's Duskull (Active Spot) and "
        "Ren's Latias ex (Bench)."
    )


def test_of_twins_the_first_is_meant_otherwise_it_has_to_be_said_which() -> None:
    game = Game()
    first, second = (game.stand(DUSKULL, "bench.0") for _ in range(2))
    assert names.unit_named(scene(game), "Duskull") == first, "nobody can tell them apart"
    game.do(PutMark((second,), "damage", value=10), JUDGE)
    why = refused(lambda: names.unit_named(scene(game), "Duskull"))
    assert why == "“Duskull” may be Duskull (Bench 1) or Duskull (Bench 2). Write one of these."
    assert names.unit_named(scene(game), "Duskull", likelier=(second,)) == second


def test_for_a_judge_every_side_is_meant(game: Game) -> None:
    assert names.unit_named(scene(game, JUDGE), "Dreepy") == game.unit("active.0")
    why = refused(lambda: names.unit_named(scene(game, JUDGE), "Latias ex"))
    assert why.startswith("“Latias ex” may be Aki's Latias ex (Bench 2) or")
