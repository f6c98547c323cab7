"""Rules of the two Stadiums of a Battle Royal."""

from __future__ import annotations

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from tests.games.pokemon.adviser.royal import A, B, C, D, royal
from tests.games.pokemon.adviser.situation import hears, says, trainer

GYM, MESA, LAKE = (trainer(name, "stadium") for name in ("Gym", "Mesa", "Lake"))
CITY = trainer("City", "stadium", "This ↓ player can't have more than 3 Benched Pokémon.")
MOST, THIRD, NAME, SIDE = (
    f"br-{key}"
    for key in ("stadium-max-two", "stadium-third", "stadium-same-name", "parallel-city")
)


def test_br_stadium_max_two() -> None:
    three = royal(stadiums=[GYM, MESA, LAKE])
    assert hears(MOST, three, p.Standing()) == ("illegal", ("s1", "s2", "s3"), 2)
    assert hears(MOST, three, t.PassTurn(A)) is not None


def test_br_stadium_max_two_is_silent_for_two() -> None:
    assert says(royal(stadiums=[GYM, MESA]), p.Standing()) == {}


def test_br_stadium_third() -> None:
    two = royal(stadiums=[GYM, MESA])
    heard = ("illegal", ("s1", "s2"), 1)
    assert hears(THIRD, two, c.PlayStadium(A, LAKE, discarded=())) == heard
    assert hears(THIRD, two, c.PlayStadium(A, LAKE, discarded=(GYM, MESA))) == heard
    one = royal(stadiums=[GYM])
    assert hears(THIRD, one, c.PlayStadium(A, LAKE, discarded=(GYM,))) == ("illegal", ("s1",), 0)


def test_br_stadium_third_is_silent_for_one_discarded() -> None:
    two = royal(stadiums=[GYM, MESA])
    assert says(two, c.PlayStadium(A, LAKE, discarded=(GYM,))) == {}
    assert hears(THIRD, two, c.PlayStadium(A, LAKE)) is None, "nobody said"
    assert hears(THIRD, royal(stadiums=[GYM]), c.PlayStadium(A, LAKE, discarded=())) is None


def test_br_stadium_same_name() -> None:
    play = c.PlayStadium(A, trainer("Gym", "stadium"))
    assert hears(NAME, royal(stadiums=[MESA, GYM]), play) == ("suspicious", ("s2",), None)


def test_br_stadium_same_name_is_silent_for_another() -> None:
    assert hears(NAME, royal(stadiums=[MESA]), c.PlayStadium(A, GYM)) is None


def test_br_parallel_city() -> None:
    several = c.PlayStadium(A, CITY, players=(B, C, D))
    assert hears(SIDE, royal(), several) == ("suspicious", ("seat.1", "seat.2", "seat.3"), 1)
    assert hears(SIDE, royal(), c.Choose(A, CITY, (B, C))) is not None


def test_br_parallel_city_is_silent_for_one_and_for_other_stadiums() -> None:
    assert hears(SIDE, royal(), c.PlayStadium(A, CITY, players=(B,))) is None
    assert hears(SIDE, royal(), c.PlayStadium(A, GYM, players=(B, C))) is None
