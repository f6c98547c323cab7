"""Knock Outs: all cards to where they belong, and the Prizes for them (rules N of the facts)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.core.ids import JUDGE
from app.core.intent import Attach, Draw, Procedure, PutMark, Undo
from app.games.game_api import Selection
from app.games.pokemon.pokemon_game import SPEC
from app.games.pokemon.table import prize_cards
from tests.games.pokemon.adviser.knowing import knowing, shipped_but
from tests.games.pokemon_table import (
    BELT,
    DREEPY,
    DUSKULL,
    FIRE,
    LATIAS,
    PSYCHIC,
    Game,
    log,
)

MEGA = "ASC-47"
"""Mega Froslass ex."""


def due(game: Game, seat: int) -> int:
    return prize_cards.due(game.view(seat), seat)


def hurt(game: Game, unit: str, points: int = 500) -> str:
    game.do(PutMark((unit,), "damage", value=points))
    return unit


def test_all_cards_go_to_their_owners_discard_piles_in_one_step(game: Game) -> None:
    victim = game.unit("active.1")
    game.act("attach_by_effect", selection=Selection((game.card(FIRE),), (victim,)))
    nodes = len(game.table.host.tree.nodes)
    game.act("knock_out", selection=Selection(units=(victim,)))
    assert len(game.table.host.tree.nodes) == nodes + 1
    assert sorted(game.refs("discard.1"), key=str) == sorted((DUSKULL, PSYCHIC, BELT))
    assert game.refs("discard.0").count(FIRE) == 2, "Aki's Energy comes back to Aki"


def test_with_nothing_selected_all_with_damage_enough_are_knocked_out(game: Game) -> None:
    hurt(game, game.unit("active.0"), 70)
    hurt(game, game.unit("bench.1"), 210)
    hurt(game, game.unit("active.1"), 50)
    game.act("knock_out")
    assert game.refs("active.0") == game.refs("bench.1") == []
    assert DUSKULL in game.refs("active.1"), "10 HP are left"
    assert (due(game, 0), due(game, 1)) == (2, 1)


def test_nothing_is_knocked_out_where_nobody_has_damage_enough(game: Game) -> None:
    assert not next(a for a in SPEC.actions if a.id == "knock_out").when(game.view(), Selection())
    assert game.ask(Procedure("knock_out")).code == "gone"
    assert game.ask(Procedure("knock_out", (("units", "unothing"),))).code == "gone"


@pytest.mark.parametrize(("zone", "number"), [("active.1", 1), ("bench.1", 2)])
def test_the_rule_box_says_how_many_prizes_are_taken(game: Game, zone: str, number: int) -> None:
    game.act("knock_out", selection=Selection(units=(game.unit(zone),)))
    assert (due(game, 0), due(game, 1)) == (number, 0)
    assert due(game, 0) == prize_cards.due(game.view(1), 0), "both players see it"


def test_a_mega_evolution_gives_three() -> None:
    game = Game(deck=(MEGA, *(FIRE,) * 20))
    game.stand(MEGA, "active.1")
    for _ in range(6):
        game.put(FIRE, "prizes.0")
    game.turn()
    game.act("knock_out", selection=Selection(units=(game.unit("active.1"),)))
    assert due(game, 0) == 3


def test_marks_on_the_pokemon_change_the_number(game: Game) -> None:
    victim = game.unit("active.1")
    game.act("prizes_more_1", selection=Selection(units=(victim,)))
    game.act("knock_out", selection=Selection(units=(victim,)))
    assert due(game, 0) == 2
    assert "Prizes: 1 + 1 = 2 for Duskull" in log(game)
    assert "サイド：ヨマワルで1 + 1 = 2枚" in log(game, "ja")


def test_a_fewer_mark_can_leave_nothing_to_take(game: Game) -> None:
    victim = game.unit("active.1")
    game.act("prizes_less_1", selection=Selection(units=(victim,)))
    game.act("knock_out", selection=Selection(units=(victim,)))
    assert due(game, 0) == 0
    assert "Prizes: 1 − 1 = 0 for Duskull" in log(game)


def test_three_prizes_for_the_last_one_left_is_one(game: Game) -> None:
    game.do(Draw(2, "prizes.0", "hand.0"))
    for zone in ("active.1", "bench.1"):
        game.act("knock_out", selection=Selection(units=(game.unit(zone),)))
    assert game.view().zones["prizes.0"].count == 1
    assert due(game, 0) == 1


def test_a_pokemon_that_knocks_itself_out_gives_its_opponent_prizes(game: Game) -> None:
    game.act("knock_out", selection=Selection(units=(hurt(game, game.unit("active.0")),)))
    assert (due(game, 0), due(game, 1)) == (0, 1)


def test_the_log_names_who_is_knocked_out_and_what_for(game: Game) -> None:
    game.act("knock_out", selection=Selection(units=(game.unit("bench.1"),)))
    assert log(game) == ("Knocked Out: Latias ex; Prizes: 2 for Latias ex; Aki is to take 2 cards")
    assert log(game, "ja") == (
        "きぜつ：ラティアスex／サイド：ラティアスexで2枚／Akiはサイドをあと2枚とる"
    )


def test_the_log_says_that_no_prize_is_due_once_all_were_taken(game: Game) -> None:
    game.act("knock_out", selection=Selection(units=(game.unit("active.1"),)))
    game.act("take_prize")
    assert log(game).endswith("; Aki has no Prize due")
    assert log(game, "ja").endswith("Akiがとるサイドはない")
    game.do(PutMark(("seat.0",), prize_cards.DUE, value=1))
    game.do(PutMark(("seat.0",), prize_cards.DUE, value=0))
    assert log(game) == "Aki has no Prize due", "nobody took any"


def test_both_actives_at_once(game: Game) -> None:
    for zone in ("active.0", "active.1"):
        hurt(game, game.unit(zone))
    game.act("knock_out")
    assert game.refs("active.0") == game.refs("active.1") == []
    assert (due(game, 0), due(game, 1)) == (1, 1)


def test_a_second_knock_out_adds_to_what_is_due(game: Game) -> None:
    game.act("knock_out", selection=Selection(units=(game.unit("active.1"),)))
    game.act("knock_out", selection=Selection(units=(game.unit("bench.1"),)))
    assert due(game, 0) == 3


def test_undo_brings_the_pokemon_back_and_takes_the_prizes_off(game: Game) -> None:
    victim = game.unit("active.1")
    game.act("knock_out", selection=Selection(units=(victim,)))
    game.act("take_prize")
    game.do(Undo())
    assert due(game, 0) == 1
    game.do(Undo())
    assert due(game, 0) == 0
    assert game.refs("active.1") == [DUSKULL, PSYCHIC, BELT]


def test_a_table_without_prizes_owes_none() -> None:
    game = Game()
    game.stand(DREEPY, "active.0")
    victim = game.stand(DUSKULL, "active.1")
    game.turn()
    game.act("knock_out", selection=Selection(units=(victim,)))
    assert game.verbs() == ["knock_out"]


def test_nobody_takes_prizes_for_a_position_being_laid_out() -> None:
    game = Game()
    victim = game.stand(DUSKULL, "active.1")
    game.put(FIRE, "prizes.0")
    game.act("knock_out", selection=Selection(units=(victim,)))
    assert due(game, 0) == 0


def test_dropping_on_the_discard_pile_offers_the_same_knock_out(game: Game) -> None:
    victim = Selection(units=(game.unit("bench.1"),))
    drop = next(d for d in game.drops(victim, "discard.1") if d.title.en == "Knocked Out")
    game.do(drop.intent)
    assert due(game, 0) == 2


def test_a_player_alone_owes_nobody() -> None:
    game = Game(seats=1)
    victim = game.stand(DREEPY, "active.0")
    game.put(FIRE, "prizes.0")
    game.turn()
    game.act("knock_out", selection=Selection(units=(victim,)))
    assert game.refs("discard.0") == [DREEPY]


# -- ◇ cards ------------------------------------------------------------------------------


@pytest.fixture
def prism() -> Iterator[None]:
    """Make Fire Energy a ◇ card."""
    with knowing(shipped_but(FIRE, LATIAS, tags=("Prism Star",))):
        yield


@pytest.mark.usefixtures("prism")
def test_an_attached_prism_star_goes_to_its_owners_lost_zone(game: Game) -> None:
    victim = game.unit("active.1")
    game.do(Attach((game.card(FIRE),), victim), JUDGE)
    game.act("knock_out", selection=Selection(units=(victim,)))
    assert game.refs("lost.0") == [FIRE], "Aki's, though it was on Ren's Pokémon"
    assert sorted(game.refs("discard.1"), key=str) == sorted((DUSKULL, PSYCHIC, BELT))
    assert "goes to the Lost Zone" in log(game)


@pytest.mark.usefixtures("prism")
def test_a_prism_star_pokemon_goes_to_the_lost_zone_and_the_rest_is_discarded(game: Game) -> None:
    victim = game.unit("bench.1")
    game.do(Attach((game.put(BELT, "discard.1"),), victim), JUDGE)
    game.act("knock_out", selection=Selection(units=(victim,)))
    assert game.refs("lost.1") == [LATIAS]
    assert game.refs("discard.1") == [BELT]
    assert due(game, 0) == 2


def test_a_knocked_out_pokemon_goes_to_its_owner_with_all_that_is_on_it(game: Game) -> None:
    victim = game.unit("active.1")
    game.act("attach_by_effect", selection=Selection((game.card(FIRE),), (victim,)))
    game.act("knock_out", selection=Selection(units=(victim,)))
    assert game.refs("active.1") == []
    assert sorted(game.refs("discard.1"), key=str) == sorted((DUSKULL, PSYCHIC, BELT))
    assert game.refs("discard.0").count(FIRE) == 2, "Aki's Energy comes back to Aki"
