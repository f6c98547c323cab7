"""What is printed on a card, found by the key that the table knows it by."""

from __future__ import annotations

from typing import ClassVar

import pytest

from app.core.data.value import replace
from app.games.pokemon.cards import every_card
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.table.printed_facts import (
    ENERGY,
    FACE_DOWN,
    TRAINERS,
    evolves,
    facts,
    hit_points,
    is_basic,
    is_evolution,
    kind,
    name_of,
    printed_on,
    stands_as_pokemon,
)
from tests.games.pokemon.adviser.knowing import knowing, shipped_but
from tests.games.pokemon_table import (
    BELT,
    DRAGAPULT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    TOWER,
    ULTRA_BALL,
)

UNKNOWN = "?Mystery|XYZ|1"


@pytest.mark.parametrize(
    ("ref", "played_as"),
    [
        (DREEPY, "pokemon"),
        (ULTRA_BALL, "item"),
        (BELT, "tool"),
        (IONO, "supporter"),
        (TOWER, "stadium"),
        (FIRE, "basic_energy"),
        (UNKNOWN, "unknown"),
        (None, "unknown"),
    ],
)
def test_what_a_card_is_played_as(ref: str | None, played_as: str) -> None:
    assert kind(ref) == played_as
    assert (played_as in TRAINERS) is (ref in (ULTRA_BALL, BELT, IONO, TOWER))
    assert (played_as in ENERGY) is (ref == FIRE)


def test_a_basic_pokemon_and_one_that_evolves() -> None:
    for ref, basic, evolution in (
        (DREEPY, True, False),
        (DRAKLOAK, False, True),
        (FIRE, False, False),
        (UNKNOWN, False, False),
        (None, False, False),
    ):
        assert (is_basic(ref), is_evolution(ref)) == (basic, evolution), ref


def test_a_card_evolves_from_what_it_says_and_from_nothing_else() -> None:
    """Seed 000 §4.2."""
    assert evolves(DRAKLOAK, DREEPY)
    assert evolves(DRAGAPULT, DRAKLOAK)
    assert not evolves(DRAGAPULT, DREEPY), "not over a stage"
    assert not evolves(DRAKLOAK, DUSKULL)
    assert not evolves(DREEPY, DREEPY)
    assert not evolves(None, DREEPY)
    assert not evolves(DRAKLOAK, None)


def test_a_back_in_play_may_be_a_pokemon_and_an_energy_is_none() -> None:
    assert [stands_as_pokemon(ref) for ref in (DREEPY, None, UNKNOWN, FIRE, IONO)] == [
        True, True, True, False, False,
    ]  # fmt: skip


def test_names_and_hit_points_are_those_printed() -> None:
    assert (name_of(DREEPY).en, name_of(DREEPY).ja) == ("Dreepy", "ドラメシヤ")
    assert name_of(UNKNOWN).en == "Mystery"
    assert name_of(None) == FACE_DOWN
    assert [hit_points(ref) for ref in (DREEPY, FIRE, UNKNOWN, None)] == [70, 0, 0, 0]
    assert facts(DRAGAPULT).prizes == 2


def test_what_was_printed_on_several_cards_holds_until_one_is_told_otherwise() -> None:
    refs = [DREEPY, UNKNOWN, IONO]
    printed = printed_on(refs)
    assert printed.refs == (UNKNOWN,), "an import tells nothing new of the others"
    assert printed.holds()
    with knowing(shipped_but(DREEPY, hp=130)):
        assert not printed.holds()
    with knowing([*shipped_but(), replace(facts(IONO), key=UNKNOWN)]):
        assert not printed.holds()
    assert printed.holds()


def test_what_an_import_brings_of_one_of_them_is_noticed() -> None:
    class Brought(PokemonCards):
        """A base that hears of more cards while it is asked."""

        more: ClassVar[dict[str, Card]] = {}

        def get(self, key: str) -> Card:
            return self.more.get(key) or super().get(key)

    token = every_card._of_run.set(Brought(shipped_but()))
    try:
        printed = printed_on([DREEPY, UNKNOWN])
        assert printed.holds()
        Brought.more[UNKNOWN] = facts(IONO)
        assert not printed.holds()
    finally:
        every_card._of_run.reset(token)
