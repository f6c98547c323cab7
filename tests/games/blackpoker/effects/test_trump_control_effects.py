"""Opening, closing, destroying and regaining trumps."""

from __future__ import annotations

import pytest

from app.core.ids import place
from app.core.intent import Move
from app.games.blackpoker.actions.resolving_form import resolve_now, resolving_form
from app.games.blackpoker.actions.stage_tasks import tasks
from app.games.blackpoker.computer.steady import Steady
from app.games.blackpoker.computer.turn_moves import next_step
from app.games.blackpoker.flow.ability_hooks import still_returns
from app.games.blackpoker.flow.triggers import order_with
from app.games.blackpoker.flow.waiting_triggers import to_order
from app.games.game_api import Selection
from tests.games.blackpoker.black_table import BlackTable, Side


def test_open_turns_a_trump_up_and_its_ability_is_there_at_once() -> None:
    table = BlackTable(Side(hand="C3", soldiers="S9", bulwarks="D4 D7", trumps="S2 D6"))
    assert table.why_not("slash") == "trump"

    table.start("open", drives="D4 D7", discards="C3", trump="S2")

    assert table.trumps() == ["S2", "(D6)"]
    assert table.bulwarks() == ["D4'", "D7'"]
    assert (table.chance(), table.stage()) == (0, [])


def test_open_costs_two_cards_in_the_others_turn() -> None:
    table = BlackTable(
        Side(hand="H6 C3", soldiers="S9"), Side(hand="C3 C4", trumps="C10", soldiers="H7")
    )
    table.start("up", keys="H6", discards="C3", target="S9")

    table.start("open", seat=1, discards="C3 C4", way=1, trump="C10")

    assert table.trumps(1) == ["C10"]
    assert table.chance() == 1, "an immediate action leaves the chance where it is"


def test_a_trump_without_ability_may_be_opened_and_nothing_happens() -> None:
    table = BlackTable(Side(hand="C3 C4", trumps="D6"))

    table.start("open", discards="C3 C4", way=1, trump="D6")

    assert table.trumps() == ["D6"]
    assert not table.can("open"), "none is left that lies face down"
    assert table.why_not("open") == "trump"


def test_a_trump_of_a_later_version_than_agreed_has_no_ability() -> None:
    early = BlackTable(
        Side(hand="", opened="S2 S3", soldiers="S9"), options=(("trump-version", "ex3.10.0"),)
    )

    assert early.can("slash")
    assert early.why_not("drain") == "trump"


def test_close_turns_a_trump_of_the_key_cards_suit_down() -> None:
    table = BlackTable(Side(hand="S4 S5 C3", opened="S2"), Side(opened="S3 H2"))

    table.start("close", keys="S4 S5", discards="C3", target="S3")

    assert table.trumps(1) == ["(S3)", "H2"]
    table.undo()
    table.start("close", keys="S4 S5", discards="C3", target="H2")
    assert table.trumps(1) == ["S3", "H2"]


def test_who_lays_a_trump_still_knows_it_once_it_is_closed() -> None:
    table = BlackTable(Side(hand="S4 S5 C3"), Side(opened="S3"))
    table.start("close", keys="S4 S5", discards="C3", target="S3")

    closed = table.view(1).units[table.unit("S3", 1)].base

    assert table.view(1).cards[closed].ref == "S-3"
    there = table.view(0).units[table.unit("S3", 1)].base
    assert table.view(0).cards[there].ref is None


def test_destroy_trump_takes_one_of_the_same_suit_and_number() -> None:
    table = BlackTable(Side(hand="S3 S5", bulwarks="D4"), Side(opened="S3 S5"))

    table.through("trumpDestroy", keys="S3", drives="D4", target="S3")

    assert table.trumps(1) == ["S5"]
    assert table.grave(1) == ["S3"]


def test_destroy_trump_does_nothing_to_another_card_or_one_that_lies_face_down() -> None:
    table = BlackTable(Side(hand="S3 S4", bulwarks="D4 D5"), Side(opened="S5", trumps="S4"))

    table.through("trumpDestroy", keys="S3", drives="D4", target="S5")
    table.through("trumpDestroy", keys="S4", drives="D5", target="S4")

    assert table.trumps(1) == ["(S4)", "S5"]


def test_the_trump_of_a_knight_comes_back_when_the_knight_falls() -> None:
    table = BlackTable(
        Side(hand="S9 S8", soldiers="H5"), Side(soldiers="CJ+S5", grave="H2"), format="extra"
    )

    table.through("kill", keys="S9 S8", target="CJ+S5")

    assert table.trumps(1) == ["CJ"]
    assert table.grave(1) == ["S5", "H2"]
    assert table.hand(1) == [], "no Next Generation for its Jack"


def test_two_jacks_that_fall_together_come_back_whoever_resolves_it() -> None:
    table = BlackTable(Side(hand="C3", opened="C8"), Side(soldiers="SJ+H5 H3 CJ+S5", grave="H2"))

    table.through("reset", keys="C3")

    assert table.trumps() == ["(C8)"], "what whose turn it is triggered comes first"
    assert table.trumps(1) == ["CJ", "SJ"]
    assert sorted(table.grave(1)) == ["H2", "H3", "H5", "S5"]


@pytest.mark.parametrize("enters", ["C3", "D4", "H2"])
def test_the_very_trump_comes_back_though_a_card_below_it_leaves(enters: str) -> None:
    table = BlackTable(Side(hand="S5 H10", soldiers="SJ+H7", grave="C3 D4 H2"))

    table.start("reanimate", keys="S5 H10", target="SJ+H7")
    table.let_pass()
    table.resolve(card=enters)

    assert table.soldiers() == [enters]
    assert table.trumps() == ["SJ"]
    left = [card for card in ("C3", "D4", "H2") if card != enters]
    assert sorted(table.grave()) == sorted(["S5", "H10", "H7", *left])


def test_a_reanimator_that_reanimates_itself_away_gives_its_own_jack_back() -> None:
    table = BlackTable(
        Side(hand="C4 H7 S5 H10", bulwarks="D3 D4 D5", grave="C9 C8", trumps="SJ"), Side()
    )
    table.start("open", drives="D3 D4", discards="C4", trump="SJ")
    table.start("summonReanimator", keys="H7", drives="D5")
    table.let_pass()
    table.resolve(card="C9")
    assert table.soldiers() == ["C9", "SJ+H7"]

    table.start("reanimate", keys="S5 H10", target="SJ+H7")
    table.let_pass()
    table.resolve(card="C8")

    assert table.soldiers() == ["C9", "C8"]
    assert table.trumps() == ["SJ"]
    assert sorted(table.grave()) == ["C4", "H10", "H7", "S5", "SA"], "the ace was the life paid"


def test_only_the_trump_of_that_graveyard_moves_down() -> None:
    both = (("trumpRegene:S-J@graveyard.0#3", 0), ("trumpRegene:S-J@graveyard.1#3", 1))
    others = (("trumpRegene:D-J@hand.0#3", 0), ("nextGeneration", 0))

    told = still_returns((*both, *others), "graveyard.0", [0, 2, 5])

    assert told == (("trumpRegene:S-J@graveyard.0#1", 0), both[1], *others)


def knight_fell() -> BlackTable:
    """Ren's Knight has fallen in a judgement; Aki has to order what was triggered before."""
    table = BlackTable(
        Side(soldiers="HK C3 S2", opened="SA"),
        Side(soldiers="CJ+S5", bulwarks="CK", grave="D2 D3"),
    )
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="HK C3 S2")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(1, by_HK="CK", by_C3="CJ+S5", by_S2="")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve()
    return table


def lying(table: BlackTable, card: str) -> str:
    """Return the place of a card of Ren's graveyard."""
    return place("graveyard.1", table.grave(1).index(card))


TO_HAND, ONTO_DECK, BELOW = "hand.1", "deck.1", "graveyard.1"


@pytest.mark.parametrize(
    ("card", "goal", "comes_back"),
    [
        ("CJ", TO_HAND, True),
        ("CJ", BELOW, True),
        ("D2", TO_HAND, True),
        ("D2", BELOW, True),
        ("CJ", ONTO_DECK, False),
    ],
)
def test_the_very_trump_comes_back_though_people_moved_cards_meanwhile(
    card: str, goal: str, *, comes_back: bool
) -> None:
    table = knight_fell()
    table.do(Move((lying(table, card),), goal, -1), 1)
    table.do(order_with(("revolutionDraw.1",)))
    group = to_order(table.view())
    assert group is not None
    assert (group.seat, table.trumps(1)) == (1, []), "Aki does not see where it lies now"
    (task,) = tasks(table.view(1))
    assert (task.seat, task.title.en) == (1, "Ren takes an open trump back")
    assert resolve_now(table.view(), Selection()) is None
    assert resolving_form(table.view(1), Selection(), {}) is None
    gesture = resolve_now(table.view(1), Selection())
    assert gesture is not None
    table.do(gesture, 1)

    assert table.trumps(1) == (["CJ"] if comes_back else [])
    assert {"D2", "D3", "S5"} <= {*table.grave(1), *table.hand(1)}, "nothing else has moved"
    assert to_order(table.view()) is None


def test_a_trump_that_nobody_moved_comes_back_by_its_player_too() -> None:
    table = knight_fell()
    table.do(order_with(("revolutionDraw.1",)))
    assert next_step(table.view(), Steady()) is None
    gesture = next_step(table.view(1), Steady())
    assert gesture is not None
    table.do(gesture, 1)
    assert table.trumps(1) == ["CJ"]


def test_own_trumps_that_are_turned_down_and_one_that_comes_back_are_put_in_order() -> None:
    table = BlackTable(Side(hand="C3", opened="C8", soldiers="SJ+H5"))
    table.through("reset", keys="C3")
    assert table.trumps() == ["C8"]
    table.do(order_with(("trumpReset.1",)))
    assert table.trumps() == ["(C8)", "SJ"]


def test_the_trump_comes_back_from_the_hand_as_well() -> None:
    table = BlackTable(Side(hand="D3 D9", soldiers="DJ+C5", bulwarks="C2"))

    table.through("unsummons", keys="D3 D9", drives="C2", target="DJ+C5")

    assert table.trumps() == ["DJ"]
    assert table.hand() == ["C5", "D3", "D9"]


def test_trump_reset_turns_all_trumps_down() -> None:
    table = BlackTable(Side(hand="C3", opened="C8 S2"), Side(opened="H2", soldiers="H3"))

    table.through("reset", keys="C3")

    assert table.trumps() == ["(C8)", "(S2)"]
    assert table.trumps(1) == ["(H2)"]
    assert table.soldiers(1) == []
