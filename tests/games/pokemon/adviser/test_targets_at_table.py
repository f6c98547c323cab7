"""On which Pokémon effects work at a real table: what a card calls, switches and heals."""

from __future__ import annotations

import pytest

from app.core.intent import Intent, Procedure, PutMark, SwapUnits
from app.games.game_api import Selection
from tests.games.pokemon.adviser.at_table import Watched
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, PSYCHIC, Game

CARE, BOSS, SURF = "POR-75", "MEG-114", "MEG-129"
DECK = tuple(ref for ref in (DREEPY, DUSKULL, FIRE, PSYCHIC, CARE, BOSS, SURF) for _ in range(8))


@pytest.fixture
def table() -> Watched:
    """Aki's first turn, Ren went first: Dreepy Active, hurt Duskull and Dreepy on the Bench."""
    game = Game(deck=DECK)
    game.stand(DREEPY, "active.0", PSYCHIC)
    for ref in (DUSKULL, DREEPY):
        game.stand(ref, "bench.0")
    game.stand(DREEPY, "active.1", PSYCHIC)
    game.stand(DUSKULL, "bench.1")
    for ref in (CARE, BOSS, SURF):
        game.put(ref, "hand.0")
    for seat in (0, 1):
        for _ in range(6):
            game.put(FIRE, f"prizes.{seat}")
    watched = Watched(game)
    game.start(first="1")
    game.do(Procedure("end_turn"), 1)
    for place in range(2):
        game.do(PutMark((bench(watched, place),), "damage", value=40))
    return watched


def bench(table: Watched, place: int = 0, seat: int = 0) -> str:
    return str(table.game.view(seat).zones[f"bench.{seat}"].items[place])


def after(table: Watched, ref: str, intent: Intent) -> set[str]:
    """Play a card, and return the rules that speak of a gesture after it: before and once told."""
    table.act("play", 0, Selection((table.game.card(ref, "hand.0", 0),)))
    foreseen = table.before(intent)
    table.game.do(intent)
    assert set(foreseen) == set(table.said)
    return set(table.said)


def test_what_heals_pokemon_of_a_type_heals_no_other(table: Watched) -> None:
    assert after(table, CARE, PutMark((bench(table, 1),), "damage", value=0)) == {"target-wrong"}


def test_it_heals_one_of_that_type(table: Watched) -> None:
    assert after(table, CARE, PutMark((bench(table, 0),), "damage", value=0)) == set()


def test_a_number_that_is_put_right_is_no_healing(table: Watched) -> None:
    assert after(table, CARE, PutMark((bench(table, 1),), "damage", value=30)) == set()


def test_any_pokemon_may_be_called(table: Watched) -> None:
    swap = SwapUnits(table.game.unit("active.1"), bench(table, seat=1))
    assert after(table, BOSS, swap) == set()


def test_what_switches_pokemon_of_a_type_switches_no_others(table: Watched) -> None:
    table.act("play", 0, Selection((table.game.card(SURF, "hand.0", 0),)))
    beach = table.game.unit("stadium")
    table.act("use_stadium", 0, Selection(units=(beach,)))
    swap = SwapUnits(table.game.unit("active.0"), bench(table, 0))
    assert table.before(swap) == {"target-wrong": "suspicious"}
    table.game.do(swap)
    assert [one.message.en for one in table.last] == [
        "Surfing Beach does not work on Duskull: it is not a Water Pokémon."
    ], "of both Pokémon one word"
