"""Rules of Pokémon that are called and switched in a Battle Royal."""

from __future__ import annotations

from typing import Any

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.royal import PLAIN, A, B, C, royal
from tests.games.pokemon.adviser.situation import hears, trainer

BOSS, FREE = "br-boss-chooser", "br-boss-free-spot"
ROPE, CATCHER = "br-escape-rope-owner-chooses", "br-counter-catcher"
ORDERS = trainer("Orders", "supporter", "Switch in 1 of your opponent's Benched Pokémon.")
LINE = trainer("Line", text="Each player switches their Active Pokémon with a Benched one.")
CATCH = trainer(
    "Catch",
    text="You can use this only if you have more Prize cards remaining than your opponent. Switch "
    "in 1 of your opponent's Benched Pokémon.",
)


def table(**more: Any) -> Any:
    return royal(bench={A: [PLAIN], B: [PLAIN], C: [PLAIN]}, **more)


def swap(out: str, into: str, chooser: int, cause: Any = ORDERS) -> p.Switch:
    return p.Switch(A, out, into, chooser, cause)


def test_br_boss_chooser() -> None:
    assert hears(BOSS, table(), swap("b1", "b3", A)) == ("illegal", ("b1",), "B")
    used = c.PlayTrainer(A, ORDERS), p.Switch(A, "b1", "b3", A)
    assert hears(BOSS, table(), *used) is not None


def test_br_boss_chooser_is_silent_for_the_owner() -> None:
    assert hears(BOSS, table(), swap("b1", "b3", B)) is None
    assert hears(BOSS, table(), swap("a1", "a3", A, LINE)) is None


def test_br_boss_free_spot() -> None:
    assert hears(FREE, table(b=[PLAIN]), swap("b1", "b2", B)) == ("illegal", ("b2",), None)


def test_br_boss_free_spot_is_silent_where_both_are_taken_or_nobody_leaves() -> None:
    assert hears(FREE, table(), swap("b1", "b3", B)) is None
    assert hears(FREE, table(b=[PLAIN]), swap("", "b2", B)) is None


def test_br_escape_rope_owner_chooses() -> None:
    assert hears(ROPE, table(), swap("b1", "b3", A, LINE)) == ("illegal", ("b3",), "B")
    assert hears(ROPE, table(b=[]), swap("", "b1", B, LINE)) == ("illegal", ("b1",), None)


def test_br_escape_rope_owner_chooses_is_silent_where_each_does() -> None:
    assert hears(ROPE, table(), swap("b1", "b3", B, LINE)) is None
    assert hears(ROPE, table(), swap("b1", "b3", A)) is None, "that is another effect"


def test_br_counter_catcher() -> None:
    left = {A: {"prizes": 5}, B: {"prizes": 6}, C: {"prizes": 4}}
    on_b = c.PlayTrainer(A, CATCH, players=(B,))
    assert hears(CATCHER, table(sides=left), on_b) == ("illegal", ("seat.1",), None)
    called = c.PlayTrainer(A, CATCH), swap("b1", "b3", B, CATCH)
    assert hears(CATCHER, table(sides=left), *called) is not None


def test_br_counter_catcher_is_silent_for_who_has_fewer() -> None:
    left = {A: {"prizes": 5}, B: {"prizes": 6}, C: {"prizes": 4}}
    assert hears(CATCHER, table(sides=left), c.PlayTrainer(A, CATCH, players=(C,))) is None
    assert hears(CATCHER, table(sides=left), c.PlayTrainer(A, CATCH)) is None
    assert hears(CATCHER, table(sides=left), c.PlayTrainer(A, ORDERS, players=(B,))) is None
