"""Units in a typed position: stages, what is attached, marks, cells."""

from __future__ import annotations

import pytest

from app.core.card import Mark
from app.core.zone import Seat, Zone, lay_zones
from app.games.game_registry import GAMES
from app.session.positions.position_line import PositionError
from app.session.positions.typed.typed_cards import TypedCards
from app.session.positions.typed.typed_units import NEW, SaidMarks, TypedUnits

SPEC = GAMES["pokemon"]
SEATS = (Seat("Aki", 0), Seat("Ren", 1))
BENCH = lay_zones(SPEC.zones, SEATS)["bench.0"]


@pytest.fixture(scope="module")
def units() -> TypedUnits:
    return TypedUnits(SaidMarks(SPEC), TypedCards(GAMES.cards("pokemon"), {}, SEATS))


def names(refs: list[str]) -> list[str]:
    return [GAMES.cards("pokemon").get(ref).name.en for ref in refs]


def test_stages_and_attached_cards(units: TypedUnits) -> None:
    text = "Dragapult ex < Drakloak < Dreepy + Bravery Charm + 2 Psychic Energy [30, burned, new]"
    ((unit,), grounds) = units.read([text], BENCH, 0, ())
    assert names([unit.base.ref]) == ["Dragapult ex"]
    assert names([card.ref for card in unit.under]) == ["Dreepy", "Drakloak"]
    assert [card.up for card in unit.attached] == [True] * 3
    assert {mark.key: mark.value for mark in unit.marks} == {"damage": 30, "burned": 1}
    assert unit.entered == unit.changed == NEW
    assert grounds == []


def test_what_follows_a_comma_is_about_the_unit_before(units: TypedUnits) -> None:
    found, _ = units.read(["Dreepy", "20", "asleep", "Duskull"], BENCH, 0, ())
    assert [len(unit.marks) for unit in found] == [2, 0]


def test_an_unknown_unit_lies_face_down(units: TypedUnits) -> None:
    ((unit,), _) = units.read(["?"], BENCH, 0, ())
    assert not unit.base.up


@pytest.mark.parametrize(
    ("said", "mark"),
    [
        ("150", Mark("damage", 150)),
        ("poisoned", Mark("poisoned")),
        ("どく", Mark("poisoned")),
        ("counter 3", Mark("counter", 3)),
        ("dancing", None),
        ("123456", None),
    ],
)
def test_marks(said: str, mark: Mark | None) -> None:
    assert SaidMarks(SPEC).mark(said) == mark


def stand(text: list[str], held: tuple[int, ...] = ()) -> list[int]:
    game = GAMES["nullpoga"]
    battle: Zone = lay_zones(game.zones, SEATS)["battle.0"]
    reading = TypedUnits(SaidMarks(game), TypedCards(GAMES.cards("nullpoga"), {}, SEATS))
    return [unit.cell for unit in reading.read(text, battle, 0, held)[0]]


def test_cells() -> None:
    assert stand(["Rat", "4: Cat", "Boar"], held=(1,)) == [2, 4, 3]
    with pytest.raises(PositionError, match="1 to 5"):
        stand(["6: Rat"])
    with pytest.raises(PositionError, match="somebody stands"):
        stand(["1: Rat"], held=(1,))
