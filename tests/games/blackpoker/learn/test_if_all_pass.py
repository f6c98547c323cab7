"""What comes of the stage if everybody passes."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.intents.turn_intents import Declare
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.contracts.stage.forecast_contract import Forecast
from app.session.trial.stage_forecast import stage_forecast
from tests.games.blackpoker.black_table import BlackTable, Side


def foreseen(table: BlackTable, seat: int = 0) -> Forecast:
    found = stage_forecast(SPEC, table.view(seat))
    assert found is not None
    return found


def comes(table: BlackTable, seat: int = 0) -> list[str]:
    return [words.en for words in foreseen(table, seat).comes]


def each(table: BlackTable, seat: int = 0) -> list[str]:
    """Return what each declaration comes to, the newest first."""
    return [words.en for _, words in foreseen(table, seat).each]


def blocked(mine: str = "C10", theirs: str = "C3", by: str = "D10") -> BlackTable:
    """Aki attacks with ♠9 and ♥5+♥A; Ren blocks the first."""
    table = BlackTable(
        Side("H3 HJ C8 H7 DA D2", "S9 H5+HA", mine),
        Side("S5 D8 D9", "D10", theirs),
        format="pro",
    )
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="S9 H5+HA")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(1, **{"by_S9": by, "by_H5+HA": ""})
    return table


@pytest.mark.parametrize(
    ("blocks", "said"),
    [
        (0, "→ 20"),
        (2, "2 : 10, 3 : 9, → 15"),
        (4, "2 : 10, 3 more, → 6"),
    ],
)
def test_many_battles_are_told_in_little_room(blocks: int, said: str) -> None:
    attackers, blockers = ["S2", "S3", "S4", "S5", "S6"], ["D10", "D9", "D8", "D7"]
    table = BlackTable(
        Side(soldiers=" ".join(attackers)), Side(soldiers=" ".join(blockers)), format="lite"
    )
    table.start("attack")
    table.let_pass()
    table.resolve(attackers=" ".join(attackers))
    for seat in (0, 1):
        table.let_pass(seat)
    by = dict(zip(attackers, blockers[:blocks], strict=False))
    table.resolve(1, **{f"by_{one}": by.get(one, "") for one in attackers})
    assert each(table) == [said]


def test_a_stage_three_deep_is_resolved_from_the_top() -> None:
    table = blocked()
    table.start("up", keys="H3", discards="HJ", target="S9")
    table.start("down", seat=1, keys="S5", discards="D8", target="S9")
    for seat in (0, 1):
        assert comes(table, seat) == ["♠9 falls", "Ren takes 6"]
        assert each(table, seat) == ["9 → 4", "4 → 7", "7 : 10, → 6"]
    assert [words.ja for words in foreseen(table).comes] == ["♠9が墓地へ", "Renに6ダメージ"]


def test_what_is_countered_or_has_lost_its_target_has_no_effect() -> None:
    table = blocked()
    table.start("up", keys="H3", discards="HJ", target="S9")
    table.start("down", seat=1, keys="S5", discards="D8", target="S9")
    table.start("counter", keys="C8", discards="H7", target="down")
    assert comes(table) == ["Down has no effect", "♦10 falls", "Ren takes 6", "♠9: 9 → 12"]

    table = BlackTable(Side("H6 C2", "C3"), Side("S4 D9"), format="lite")
    table.start("up", keys="H6", discards="C2", target="C3")
    table.start("down", seat=1, keys="S4", discards="D9", target="C3")
    assert comes(table) == ["♣3 falls", "Up has no effect"]
    assert each(table) == ["falls", "no effect"]


def test_a_hidden_bulwark_stays_hidden_to_who_may_not_know_it() -> None:
    hidden = "a hidden bulwark meets ♠9"
    told = [comes(blocked(theirs=one, by=one)) for one in ("C3", "C9")]
    assert told[0] == told[1] == [hidden, "1 bulwark falls", "Ren takes 6"]
    assert comes(blocked(theirs="C3", by="C3"), 1) == ["♣3 falls", "Ren takes 6"]
    assert comes(blocked(theirs="C9", by="C9"), 1) == ["♠9 and ♣9 fall", "Ren takes 6"]
    assert each(blocked(theirs="C3", by="C3")) == ["9 : ?, → 6"]
    assert each(blocked(theirs="C3", by="C3"), 1) == ["9 : ♣3, → 6"]


def test_it_ends_where_somebody_has_to_choose() -> None:
    table = BlackTable(Side(soldiers="S9"), Side(soldiers="C4"), format="lite")
    table.start("attack")
    found = foreseen(table, 1)
    assert (found.comes, found.until and found.until.en) == ((), "Aki chooses (Attack)")
    table.let_pass()
    table.resolve(attackers="S9")
    found = foreseen(table)
    assert found.until is not None
    assert found.until.en == "Ren chooses (Block)"
    assert found.status is not None


def test_two_cards_are_drawn_without_a_choice_from_edition_9_on() -> None:
    for edition, until, drawn in (
        ("6", "Ren chooses (Draw)", []),
        ("9", None, ["Ren draws 2 cards"]),
    ):
        table = BlackTable(
            Side("C2"), Side(deck="S2 S3 S4 S5"), format="lite", options=(("edition", edition),)
        )
        table.start("end")
        table.let_pass(1)
        table.resolve()
        for seat in (0, 1):
            found = foreseen(table, seat)
            assert (found.until.en if found.until else None) == until
            assert [words.en for words in found.comes] == drawn


def test_a_trump_that_is_destroyed_falls() -> None:
    table = BlackTable(Side("C2", opened="S2"), Side("S2", bulwarks="D3"))
    table.start("attack")
    table.start("trumpDestroy", seat=1, keys="S2", drives="D3", target="S2")
    assert comes(table, 1)[0] == "♠2 falls"


def test_while_somebody_chooses_nothing_is_foreseen() -> None:
    table = BlackTable(Side("C2", opened="D9 C7"))
    table.start("end")
    assert foreseen(table) == Forecast(), "what was triggered is ordered first"
    table = BlackTable(Side("JR", deck="S2 S3"), Side(), format="lite")
    table.start("search", keys="JR")
    assert foreseen(table) == Forecast()


def test_it_ends_where_people_do_something_by_hand() -> None:
    table = BlackTable(Side("C2"))
    table.do(Declare("Say hello"))
    found = foreseen(table)
    assert found.until is not None
    assert found.until.en == "Say hello is done by hand"


def test_all_damage_counts_where_nobody_is_told_the_size_of_a_deck() -> None:
    def thrown(deck: int) -> BlackTable:
        table = BlackTable(Side("SK C7"), Side(deck=deck), format="lite")
        table.start("throwing", keys="SK C7", target="seat.1")
        return table

    assert comes(thrown(15)) == comes(thrown(15), 1) == ["Ren takes 13"]
    assert comes(thrown(5)) == ["Ren takes 5", "Ren has no deck left"]


def test_characters_come_and_go() -> None:
    table = BlackTable(Side("C7 H2 H3 HA", "S5 H5", "C9 C10"), Side(), format="lite")
    table.start("summonsSoldier", keys="C7", drives="C9")
    assert comes(table) == ["♣7 enters"]
    table = BlackTable(Side("HA", "S5 H5", "C9"), Side(), format="lite")
    table.start("mountSoldier", keys="HA", drives="C9", target="H5")
    assert (comes(table), each(table)) == (["♥5: 5 → 6"], ["5 → 6"])
    table = BlackTable(Side("H2 H3", "S5", "C9"), Side(), format="standard")
    table.start("unsummons", keys="H2 H3", drives="C9", target="S5")
    assert (comes(table), each(table)) == (["♠5 returns to the hand"], ["leaves"])


def test_a_turn_that_ends_is_said_and_what_follows_is_not() -> None:
    table = BlackTable(Side(), Side(), format="lite")
    table.start("end")
    assert comes(table) == ["the turn ends"]
    assert foreseen(table).until is None


def test_several_hidden_bulwarks_are_counted() -> None:
    table = BlackTable(Side(soldiers="S9 H5"), Side(bulwarks="C2 C3"), format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="S9 H5")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(1, by_S9="C2", by_H5="C3")
    assert comes(table)[-1] == "2 bulwarks fall"


def test_the_judge_sees_all_and_who_watches_what_lies_open() -> None:
    hidden = ["a hidden bulwark meets ♠9", "1 bulwark falls", "Ren takes 6"]
    for card in ("C9", "C3"):
        assert comes(blocked(theirs=card, by=card), SPECTATOR) == hidden
    table = blocked(theirs="C9", by="C9")
    assert comes(table, JUDGE) == ["♠9 and ♣9 fall", "Ren takes 6"]
    assert foreseen(table, SPECTATOR).status is not None

    table = blocked()
    table.start("up", keys="H3", discards="HJ", target="S9")
    table.start("down", seat=1, keys="S5", discards="D8", target="S9")
    assert comes(table, SPECTATOR) == ["♠9 falls", "Ren takes 6"]
    assert foreseen(table, SPECTATOR).answers == ()


def test_of_an_empty_stage_there_is_nothing_to_foresee() -> None:
    assert stage_forecast(SPEC, BlackTable().view()) is None
