"""How many Pokémon fit on a Bench: 5, and what Stadiums, Abilities and notes change of that."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.effects.bench_size import Limit, fits, has_tera, limit_of
from app.games.pokemon.adviser.effects.locks.lock_causes import NOTED, by_card
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import InStadium
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    ME,
    PIKACHU,
    YOU,
    ability,
    mon,
    pokemon,
    position,
    trainer,
)

TERA = pokemon("Terapagos", tags=("Tera",))
AREA_ZERO = trainer("Area Zero Underdepths", "stadium")
SKY, COLLAPSED = trainer("Sky Field", "stadium"), trainer("Collapsed Stadium", "stadium")
NARROW, PARALLEL = trainer("Narrow Gym", "stadium"), trainer("Parallel City", "stadium")
ROOMY = pokemon(
    "Roomy",
    abilities=(
        ability("Hum", "Draw a card."),
        ability("Room", "You can have up to 7 Pokémon on your Bench."),
    ),
)


def under(*stadiums: Card, **more: Any) -> Position:
    return position([mon()], [mon(PIKACHU)], stadiums=stadiums, **more)


def lowered(most: int, stadium: Card) -> Limit:
    return Limit(most, lowered=True, cause=by_card(stadium))


def test_five_fit_on_a_bench() -> None:
    assert limit_of(under(), ME) == Limit(5)
    assert limit_of(under(trainer("Mesa", "stadium")), ME) == Limit(5)


def test_a_stadium_lets_more_on_every_bench() -> None:
    assert [limit_of(under(SKY), player) for player in (ME, YOU)] == [Limit(8), Limit(8)]


def test_area_zero_lets_more_on_the_bench_of_who_has_a_tera_pokemon() -> None:
    mine = under(AREA_ZERO, my_bench=[mon(TERA)])
    assert (limit_of(mine, ME), limit_of(mine, YOU)) == (Limit(8), Limit(5))
    hidden = under(AREA_ZERO, my_bench=[mon(None)])
    assert limit_of(hidden, ME) == Limit(8), "it may be one"


def test_whether_somebody_has_a_tera_pokemon_may_be_unknown() -> None:
    assert has_tera(under(my_bench=[mon(None), mon(TERA)]).side(ME)) is True
    assert has_tera(under(my_bench=[mon(None)]).side(ME)) is None
    assert has_tera(under(my_bench=[mon(None, plain=True)]).side(ME)) is False
    assert has_tera(under().side(ME)) is False


def test_a_stadium_lets_fewer_on_every_bench() -> None:
    assert limit_of(under(COLLAPSED), ME) == lowered(4, COLLAPSED)
    assert limit_of(under(COLLAPSED), YOU) == lowered(4, COLLAPSED)


def test_parallel_city_holds_for_whom_it_faces() -> None:
    city = under(PARALLEL)
    facing = replace(city, stadiums=(replace(city.stadiums[0], faces=YOU),))
    assert (limit_of(facing, ME), limit_of(facing, YOU)) == (Limit(5), lowered(3, PARALLEL))
    assert limit_of(city, ME) == Limit(5), "nobody said whom"


def test_the_smaller_number_wins_where_two_differ() -> None:
    assert limit_of(under(SKY, COLLAPSED), ME) == lowered(4, COLLAPSED)
    facing = replace(under(NARROW), stadiums=(InStadium("s1", PARALLEL, ME, faces=ME),))
    both = replace(facing, stadiums=(*facing.stadiums, InStadium("s2", NARROW, ME)))
    assert limit_of(both, ME) == lowered(3, PARALLEL)


def test_an_ability_lets_more_on_its_own_bench() -> None:
    roomy = under(my_bench=[mon(None), mon(ROOMY)])
    assert (limit_of(roomy, ME), limit_of(roomy, YOU)) == (Limit(7), Limit(5))
    assert limit_of(under(SKY, my_bench=[mon(ROOMY)]), ME) == Limit(8)
    off = under(my_bench=[mon(ROOMY)], marks=(Mark("no_abilities"),))
    assert limit_of(off, ME) == Limit(5)


def test_a_stadium_that_is_not_known_may_change_it() -> None:
    hidden = replace(under(), stadiums=(InStadium("s1", None, YOU),))
    assert limit_of(hidden, ME) == Limit(5, sure=False)
    with_sky = replace(hidden, stadiums=(*hidden.stadiums, *under(SKY).stadiums))
    assert limit_of(with_sky, ME) == Limit(8, sure=False)
    fewer = replace(hidden, stadiums=(*hidden.stadiums, *under(COLLAPSED).stadiums))
    assert limit_of(fewer, ME) == replace(lowered(4, COLLAPSED), sure=False)


def test_what_people_noted_counts_alone() -> None:
    noted = under(COLLAPSED, me={"marks": (Mark("bench", 6),)}, marks=(Mark("bench", 3),))
    assert (limit_of(noted, ME), limit_of(noted, YOU)) == (
        Limit(6, cause=NOTED),
        Limit(3, cause=NOTED),
    )


@pytest.mark.parametrize("there", [4, 5, 6])
def test_so_many_fit_whatever_the_limit_is(there: int) -> None:
    assert fits(under(), under().side(ME), there) is (there <= 5)


def test_under_a_stadium_only_the_least_fit_without_a_look_at_it() -> None:
    gym = under(SKY)
    assert [fits(gym, gym.side(ME), there) for there in (3, 4)] == [True, False]


def test_with_a_note_nothing_is_told_without_a_look() -> None:
    table = under(marks=(Mark("bench", 8),))
    player = under(me={"marks": (Mark("bench", 8),)})
    assert not fits(table, table.side(ME), 1)
    assert not fits(player, player.side(ME), 1)
    assert fits(player, player.side(YOU), 1)
