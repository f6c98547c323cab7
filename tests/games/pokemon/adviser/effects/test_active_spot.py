"""An empty Active Spot: whether a Knock Out emptied it, and what is said of it."""

from __future__ import annotations

import pytest

from app.core.text.words import Words
from app.games.advising.advice_rule import Said
from app.games.pokemon.adviser.effects.active_spot import lately_knocked_out, spot_is_empty
from app.games.pokemon.adviser.model.turn_record import KnockedOut, Record
from tests.games.pokemon.adviser.situation import ME, YOU, mon, position

NOW = 5


@pytest.mark.parametrize(
    ("turn", "owner", "lately"),
    [(NOW, YOU, True), (NOW - 1, YOU, True), (NOW - 2, YOU, False), (NOW, ME, False)],
)
def test_a_knock_out_of_this_turn_or_the_last_may_have_emptied_it(
    turn: int, owner: int, lately: bool
) -> None:
    there = position([mon()], record=Record(kos=(KnockedOut(ME, owner, turn),)))
    assert lately_knocked_out(there, YOU) is lately


def test_without_a_knock_out_none_did() -> None:
    assert not lately_knocked_out(position([mon()]), ME)


def test_whose_spot_is_empty_is_told_what_to_choose() -> None:
    side = position([mon()], their_bench=[mon()]).side(YOU)
    assert spot_is_empty(side) == Said(
        Words(
            f"{side.name}'s Active Spot is empty: choose a Benched Pokémon for it first.",
            f"{side.name}のバトル場が空いています。先にベンチからポケモンを出してください。",
        ),
        ("seat.1",),
    )
