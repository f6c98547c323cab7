"""Rules of the Energy that is attached by hand in a Battle Royal."""

from __future__ import annotations

from typing import Any

from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.royal import A, royal
from tests.games.pokemon.adviser.situation import FIGHTING, FIRE, WATER, energy, hears, says

DOUBLE, GIFT = energy("C", "Double"), energy("C", "Gift")
SPECIAL, MIXED = "br-energy-special-single", "br-energy-mixed"
TWO, SAME = "br-energy-basic-two", "br-energy-basic-same-target"


def on(card: Card, uid: str = "a1", **more: Any) -> p.AttachCard:
    return p.AttachCard(A, uid, card, **more)


def after(*before: p.AttachCard, **more: Any) -> Any:
    turn = {"plays": before, "used": (("energy", len(before)),)}
    return royal(turn=turn, **more)


def test_br_energy_special_single() -> None:
    assert hears(SPECIAL, after(on(DOUBLE)), on(GIFT, "a2")) == ("illegal", ("a2",), 1)
    together = on(DOUBLE), on(GIFT, "a2")
    assert hears(SPECIAL, royal(), *together) is not None


def test_br_energy_special_single_is_silent_for_one() -> None:
    assert says(after(), on(DOUBLE)) == {}
    assert hears(SPECIAL, after(on(DOUBLE, manual=False)), on(GIFT)) is None


def test_br_energy_mixed() -> None:
    assert hears(MIXED, after(on(DOUBLE)), on(FIRE, "a2")) == ("illegal", ("a2",), None)
    assert hears(MIXED, after(on(FIRE)), on(DOUBLE, "a2")) == ("illegal", ("a2",), None)


def test_br_energy_mixed_is_silent_for_two_basic() -> None:
    assert says(after(on(FIRE)), on(WATER, "a2")) == {}


def test_br_energy_basic_two() -> None:
    two = after(on(FIRE), on(WATER, "a2"))
    assert hears(TWO, two, on(FIGHTING, "a1")) == ("illegal", ("a1",), 2)
    counted = royal(turn={"used": (("energy", 2),)})
    assert hears(TWO, counted, on(FIRE)) is not None


def test_br_energy_basic_two_is_silent_for_the_second() -> None:
    assert hears(TWO, after(on(FIRE)), on(WATER, "a2")) is None
    assert hears(TWO, after(on(FIRE), on(WATER, "a2")), on(FIRE, manual=False)) is None


def test_br_energy_basic_same_target() -> None:
    assert hears(SAME, after(on(FIRE)), on(WATER)) == ("illegal", ("a1",), None)
    assert hears(SAME, royal(), on(FIRE), on(WATER)) is not None


def test_br_energy_basic_same_target_is_silent_for_another() -> None:
    assert hears(SAME, after(on(FIRE)), on(WATER, "a2")) is None
    assert "energy-once" not in says(after(on(FIRE)), on(WATER))
