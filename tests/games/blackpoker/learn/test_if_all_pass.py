"""What comes of the stage if everybody passes."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.intents.turn_intents import Declare
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.contracts.stage.forecast_contract import Forecast
from app.session.trial.stage_forecast import stage_forecast
from tests.games.blackpoker.black_table import BlackTable, Side
from tests.games.blackpoker.learn.foreseen_stage import blocked, comes, each, foreseen


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


def test_a_block_without_anybody_who_could_block_leads_to_the_judgement() -> None:
    table = BlackTable(Side("", "S9"), Side("H2"), format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="S9")
    assert [(one.en, one.ja) for one in foreseen(table).comes] == [
        ("Damage Judgement follows", "次はダメージ判定")
    ]


def test_cards_that_come_back_into_the_hand_are_said() -> None:
    table = BlackTable(Side("H6 H4", grave="SQ"), Side(), format="pro")
    table.start("reunion", keys="H6 H4")
    assert comes(table) == ["♠Q returns to the hand"]


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


def test_a_turn_that_ends_is_said_and_what_follows_is_not() -> None:
    table = BlackTable(Side(), Side(), format="lite")
    table.start("end")
    assert comes(table) == ["the turn ends"]
    assert foreseen(table).until is None


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
