"""How well a table stands for a seat."""

from app.games.blackpoker.computer.outlook import battles, packs_of, position, standing
from tests.games.blackpoker.black_table import BlackTable, Side


def stands(own: Side, other: Side, seat: int = 0) -> float:
    view = BlackTable(own, other, format="lite").view(seat)
    return position(view, packs_of(view), seat)


def test_more_of_anything_stands_better() -> None:
    even = stands(Side("S2"), Side("H2"))
    assert stands(Side("S2 S9"), Side("H2")) > even
    assert stands(Side("S2", "S9"), Side("H2")) > even > stands(Side("S2"), Side("H2", "H9"))
    assert stands(Side("S2", bulwarks="D4"), Side("H2")) > even
    assert stands(Side(deck=9), Side(deck=9)) > stands(Side(deck=5), Side(deck=9))


def test_the_life_of_a_deck_that_is_not_told_is_what_the_pack_leaves() -> None:
    table = BlackTable(Side(deck=40), Side(soldiers="S9", deck=39), format="lite")
    view = table.view()
    packs = packs_of(view)
    assert packs.cards == (40, 40)
    assert packs.life(view, 1) == 39
    assert standing(view, packs, 0) < standing(view, packs, 1)


def test_an_attack_that_is_still_to_come_counts_and_one_that_is_over_does_not() -> None:
    table = BlackTable(Side(soldiers="S9"), Side(), format="lite")
    view = table.view()
    packs = packs_of(view)
    assert battles(view, packs, 0, 1) > battles(view, packs, 0, 1, attacks=False)
    table.start("attack")
    pending = battles(table.view(), packs, 0, 1)
    assert pending > battles(view, packs, 0, 1, attacks=False)
    table.let_pass(1)
    table.resolve(attackers="")
    over = table.view()
    assert battles(over, packs, 0, 1) == battles(over, packs, 0, 1, attacks=False)


def test_a_soldier_of_the_other_that_nobody_can_stop_is_a_threat() -> None:
    view = BlackTable(Side(), Side(soldiers="S9"), format="lite").view()
    guarded = BlackTable(Side(soldiers="HK"), Side(soldiers="S9"), format="lite").view()
    assert battles(view, packs_of(view), 0, 1) < -5
    assert battles(guarded, packs_of(guarded), 0, 1) > -1
