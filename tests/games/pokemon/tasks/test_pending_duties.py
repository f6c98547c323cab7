"""What people have to see to before the game goes on: Knock Outs, Prizes, a new Active Pokémon."""

from __future__ import annotations

from app.core.intent import PutMark
from app.games.game_api import Selection
from app.games.pokemon.table.prize_cards import DUE
from app.games.pokemon.tasks import pending_duties as duties
from tests.games.pokemon_table import PSYCHIC, Game


def knock_out(game: Game, *zones: str) -> None:
    units = tuple(game.unit(zone) for zone in zones)
    game.act("knock_out", selection=Selection(units=units))


def test_in_the_middle_of_a_turn_nothing_has_to_be_seen_to(game: Game) -> None:
    assert duties.pending(game.view()) == frozenset()


def test_a_pokemon_without_hp_left_waits_to_be_knocked_out(game: Game) -> None:
    unit = game.unit("active.1")
    game.do(PutMark((unit,), "damage", value=110))
    assert duties.pending(game.view()) == {f"knock_out.{unit}"}


def test_then_prizes_are_taken_and_a_new_pokemon_is_sent_out(game: Game) -> None:
    knock_out(game, "active.1")
    assert duties.pending(game.view()) == {"prizes.0", "promote.1"}
    assert duties.pending(game.view(1)) == duties.pending(game.view()), "both see it"


def test_the_player_whose_turn_it_is_takes_prizes_first(game: Game) -> None:
    for seat in (0, 1):
        game.do(PutMark((f"seat.{seat}",), DUE, value=1))
    assert duties.takers(game.view()) == (0, 1)
    game.turn(1)
    assert duties.takers(game.view()) == (1, 0)


def test_the_player_whose_turn_is_next_sends_out_first(game: Game) -> None:
    """Seed 000 §7.4, APR D-05."""
    knock_out(game, "active.0", "active.1")
    assert duties.promoters(game.view()) == (1, 0)
    game.turn(1)
    assert duties.promoters(game.view()) == (0, 1)


def test_who_has_nobody_on_the_bench_sends_nobody_out(game: Game) -> None:
    knock_out(game, "active.1", "bench.1")
    assert duties.promoters(game.view()) == ()
    energy = game.stand(PSYCHIC, "bench.1")
    assert duties.benched(game.view(), 1) == (), "an Energy is no Pokémon"
    assert energy in game.view().zones["bench.1"].items
