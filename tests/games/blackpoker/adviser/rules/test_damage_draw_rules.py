"""Codes of `damage_draw_rules`: each speaks, and is silent on the legal neighbour."""

from __future__ import annotations

from app.games.blackpoker.adviser.rules import damage_draw_rules as group
from tests.games.blackpoker.adviser.black_saying import codes, of, steps
from tests.games.blackpoker.adviser.both_ways import start, table
from tests.games.blackpoker.adviser.group_checks import both_ways, speaks_and_is_silent


@both_ways(group)
def test_every_code_speaks_and_is_silent(code: str) -> None:
    speaks_and_is_silent(code)


LANCE = {"id": "l", "by": "A", "action": "deathLance", "keys": ["S5", "D3"], "targets": ["H9"]}
DRAW = [{"id": "d", "by": "A", "action": "draw"}]


def test_damage_is_clipped_at_the_deck() -> None:
    throw = {
        "id": "t",
        "by": "A",
        "action": "throwing",
        "keys": ["S9", "C2"],
        "targets": ["seat.1"],
    }
    on = table(b={"deck": 4}, stage=[throw], passed=True)
    taken = steps(of("damage", "B", count=4), of("resolve"))
    assert codes(taken, on) == set()
    assert codes(steps(of("damage", "B", count=3), of("resolve"), of("go_on")), on) == {
        "DAMAGE_COUNT"
    }


def test_a_lance_hurts_who_owned_the_soldier() -> None:
    on = table(b={"soldiers": ["H9"]}, format="standard", stage=[LANCE], passed=True)
    hit = steps(
        of("leave", "B", units=["H9"], to="deck"), of("damage", "B", count=5), of("resolve")
    )
    assert codes(steps(hit, of("go_on")), on) == set()
    assert codes(steps(of("resolve"), of("go_on")), on) == {"DAMAGE_COUNT"}


def test_in_edition_9_two_cards_are_drawn_and_one_with_two_left() -> None:
    nine = {"edition": "9", "stage": DRAW, "passed": True}
    assert codes(of("draw", count=2), table(**nine)) == set()
    assert codes(steps(of("draw"), of("resolve"), of("go_on")), table(**nine)) == {"DRAW_COUNT"}
    assert codes(of("draw", count=2), table({"deck": 2}, **nine)) == {"DRAW_COUNT"}
    short = steps(of("draw"), of("resolve"))
    assert codes(short, table({"deck": 2}, **nine)) == set()


def test_a_draw_that_was_resolved_without_a_card_is_told() -> None:
    left = steps(of("resolve"), of("go_on"))
    assert codes(left, table(stage=DRAW, passed=True)) == {"DRAW_COUNT"}


def test_a_generation_explains_a_card_from_the_deck() -> None:
    owed = [{"action": "nextGeneration", "by": "A"}]
    assert codes(of("draw"), table(owed=owed)) == set()
    assert codes(of("draw", "B"), table(owed=owed)) == {"DRAW_UNEXPLAINED"}


def test_the_starter_has_no_draw_action_in_the_first_turn() -> None:
    assert "DRAW_FIRST_TURN" in codes(start("draw"), table(number=1))


def test_under_the_trump_loss_nobody_is_charged() -> None:
    driven = {"soldiers": [{"cards": ["C3"], "driven": True}]}
    loss = {"trumps": [{"cards": ["D5"], "up": True}]}
    assert codes(of("go_on"), table(driven, uncharged=["C3"])) == {"CHARGE_SKIPPED"}
    assert codes(of("go_on"), table(driven, loss, format="extra", uncharged=["C3"])) == set()
