"""What attacks and retreats cost, and which of the attached cards pay it."""

from __future__ import annotations

import pytest

from app.core.intent import PutMark
from app.games.pokemon.procedures.attack_payment import payment, retreat_cost, settled
from tests.games.pokemon_table import DUSKULL, FIRE, LATIAS, PSYCHIC, Game

URSALUNA, NEO_UPPER, LUMINOUS = "TWM-141", "TEF-162", "PAL-191"


TWO = LATIAS
"""A Pokémon whose retreat costs two."""


def table(active: str, *energy: str, bench: int = 1) -> Game:
    deck = (active, *(DUSKULL,) * 4, NEO_UPPER, LUMINOUS, *(PSYCHIC, FIRE) * 9)
    game = Game(deck=deck)
    game.stand(active, "active.0", *energy)
    for _ in range(bench):
        game.stand(DUSKULL, "bench.0")
    game.turn(0)
    return game


@pytest.mark.parametrize(
    ("energy", "expected"),
    [
        ((PSYCHIC, PSYCHIC), (PSYCHIC, PSYCHIC)),
        ((PSYCHIC, PSYCHIC, PSYCHIC), (PSYCHIC, PSYCHIC)),
        ((PSYCHIC, FIRE), (PSYCHIC, FIRE)),
        ((PSYCHIC, PSYCHIC, FIRE), None),  # which of them is for people to say
        ((PSYCHIC,), None),  # short of it
    ],
)
def test_what_pays_is_settled_where_there_is_no_choice(
    energy: tuple[str, ...], expected: tuple[str, ...] | None
) -> None:
    game = table(TWO, *energy)
    view = game.view()
    cards = settled(view, view.units[game.unit("active.0")])
    assert (cards and tuple(view.cards[card].ref for card in cards)) == expected


def test_one_card_may_be_worth_two() -> None:
    game = Game(deck=("TWM-130", *(DUSKULL,) * 2, NEO_UPPER, *(PSYCHIC,) * 9))
    unit = game.stand("TWM-130", "active.0", NEO_UPPER)
    game.stand(DUSKULL, "bench.0")
    game.turn(0)
    game.do(PutMark((unit,), "retreat_more", value=1))
    view = game.view()
    assert retreat_cost(view, view.units[unit]) == 2
    assert len(settled(view, view.units[unit]) or ()) == 1


def test_marks_change_the_cost() -> None:
    game = table(TWO, PSYCHIC)
    unit = game.unit("active.0")
    game.do(PutMark((unit,), "retreat_less", value=1))
    assert retreat_cost(game.view(), game.view().units[unit]) == 1
    assert len(payment(game.view(), unit, ())) == 1
    game.do(PutMark((unit,), "retreat_less", value=5))
    assert settled(game.view(), game.view().units[unit]) == ()
    assert payment(game.view(), unit, ()) == ()


def test_what_is_there_pays_where_it_is_short() -> None:
    game = table(URSALUNA, PSYCHIC, FIRE)
    assert len(payment(game.view(), game.unit("active.0"), ())) == 2
