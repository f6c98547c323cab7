"""What open trumps trigger by themselves."""

from __future__ import annotations

from tests.games.blackpoker.black_table import DRIVEN, BlackTable, Side


def ended(own: Side, other: Side | None = None) -> BlackTable:
    """Return a table at which the first player just started End."""
    table = BlackTable(own, other)
    table.start("end")
    return table


def test_what_is_triggered_by_end_goes_over_the_stage_before_it() -> None:
    table = ended(Side(soldiers="S9' H5'", bulwarks="C4'", opened="D9"))
    assert table.stage() == ["end", "satisfaction"]
    assert table.chance() == 1, "starting End is a pass, once what it triggers is on the stage"

    table.let_pass(1)
    table.resolve()

    assert table.soldiers() == ["S9", "H5"]
    assert table.bulwarks() == ["C4"]
    assert table.stage() == ["end"]


def test_nothing_is_triggered_by_the_end_of_the_others_turn() -> None:
    assert ended(Side(), Side(opened="D9 C7")).stage() == ["end"]


def test_hand_refill_draws_two_with_two_cards_and_one_with_three() -> None:
    for hand, more in (("C2 C3", 2), ("C2 C3 C4", 1), ("C2 C3 C4 C5", 0)):
        table = ended(Side(hand=hand, opened="C7"))
        table.let_pass(1)
        table.resolve()
        assert len(table.hand()) == len(hand.split()) + more


def test_illusion_turns_soldiers_into_charged_bulwarks_in_any_order() -> None:
    table = ended(Side(soldiers="S9' H5+HA C3", bulwarks="C4 C6", opened="H7"))
    table.let_pass(1)
    table.resolve(soldiers="S9 H5+HA", order="C6 S9")

    assert table.soldiers() == ["C3"]
    assert table.bulwarks() == ["C6", "S9", "C4", "H5", "HA"]


def test_illusion_may_do_nothing() -> None:
    table = ended(Side(soldiers="S9", bulwarks="C4 C6", opened="H7"))
    table.let_pass(1)
    table.resolve(soldiers="", order="")

    assert table.soldiers() == ["S9"]
    assert table.stage() == ["end"]


def test_exhaustion_turns_loss_down_or_costs_two() -> None:
    table = ended(Side(opened="D5"))
    table.let_pass(1)
    table.resolve(how="down")
    assert table.trumps() == ["(D5)"]
    table.undo()
    table.resolve(how="hurt")
    assert (table.trumps(), table.life()) == (["D5"], 38)


def test_exhaustion_costs_two_where_loss_lies_open_no_more() -> None:
    table = ended(Side(opened="D5"), Side(hand="D8 D9 C3"))
    table.start("close", seat=1, keys="D8 D9", discards="C3", target="D5")
    table.let_pass(1)
    table.let_pass(0)
    table.resolve()

    assert table.life() == 38


def test_riot_hurts_the_opponent_for_each_card_they_discard() -> None:
    table = BlackTable(Side(hand="H6 C3", soldiers="S9"), Side(opened="C5"))

    table.start("up", keys="H6", discards="C3", target="S9")

    assert table.life() == 38


def test_riot_counts_the_cards_of_one_discard() -> None:
    table = BlackTable(Side(hand="C3 C4", trumps="D6"), Side(opened="C5"))

    table.start("open", discards="C3 C4", way=1, trump="D6")

    assert table.life() == 36


def test_riot_follows_what_end_discards() -> None:
    table = BlackTable(Side(hand="H2 H3 H4 H5 H6 H7 H8 H9 C2"), Side(opened="C5"))

    table.start("end")
    table.let_pass(1)
    table.resolve(cards="H2 H3")

    assert table.life() == 36


def test_omen_hurts_who_opens_reset() -> None:
    table = BlackTable(Side(hand="C3 C4", trumps="C8"))

    table.start("open", discards="C3 C4", way=1, trump="C8")

    assert table.life() == 32


def test_revolution_draw_for_an_attacker_that_nobody_blocks() -> None:
    table = BlackTable(Side(soldiers="S9 H5", opened="SA"), Side(soldiers="C4"))
    attacked(table, "S9 H5", by_S9="C4")

    assert table.life(1) == 35
    assert len(table.hand()) == 1


def attacked(table: BlackTable, attackers: str, **blocks: str) -> None:
    """Attack, block, and judge; who is not named is not blocked."""
    table.start("attack")
    table.let_pass(1)
    table.resolve(attackers=attackers)
    table.let_pass(0)
    table.let_pass(1)
    if table.soldiers(1) or table.bulwarks(1):
        every = {f"by_{unit.strip(DRIVEN)}": "" for unit in table.soldiers()}
        table.resolve(1, **{**every, **blocks})
    else:
        table.resolve()
    table.let_pass(0)
    table.let_pass(1)
    table.resolve()


def test_demon_king_has_an_heir_when_its_owner_starts_end() -> None:
    table = BlackTable(Side(soldiers="SK+CK", deck="H2 HQ H3 H4"))

    table.start("end")

    assert table.hand() == ["HQ"]
    assert table.grave() == ["H2"]
    assert table.stage() == ["end"]
