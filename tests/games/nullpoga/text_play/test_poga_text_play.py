"""What a typed line comes to: entries, taking them out, cards, and what is not understood."""

from __future__ import annotations

import pytest

from app.core.seal import PLAN_LENGTH
from app.games.nullpoga.nullpoga_game import SPEC
from app.games.nullpoga.text_play.poga_text_play import TEXT_PLAY, opened, read
from tests.games.nullpoga.poga_table import Half
from tests.games.nullpoga.text_play.typing_table import TypingTable, lines


@pytest.fixture
def table() -> TypingTable:
    return TypingTable(Half("2:boar", hand="rat cat meteor"), Half("4:cat"))


def test_the_game_is_played_at_a_terminal() -> None:
    assert SPEC.text_play is not None
    assert SPEC.text_play() is TEXT_PLAY


def test_a_line_is_answered_with_its_entry(table: TypingTable) -> None:
    typed = read(table.view(), "attack 2")
    assert lines(typed.shown) == ["1 attack 2 Boar → e2 (Cat)"]
    assert typed.draft == f"attack {table.unit('battle.0#2')}"


def test_an_entry_is_taken_out_by_its_number(table: TypingTable) -> None:
    table.type("summon rat 3", "attack 2")
    plan = table.type("drop 1")
    assert (plan.summons, len(plan.actions)) == ((), 1)
    assert table.wrong("drop 2").en == "The plan has no entry 2. Type plan to see them."
    assert "計画に2番はありません" in table.wrong("外す 2").ja
    assert "Type drop NUMBER" in table.wrong("drop rat").en
    assert table.type("clear") == table.type("clear")


def test_the_hand_and_a_card_are_looked_up(table: TypingTable) -> None:
    assert read(table.view(), "hand").draft is None
    assert lines(read(table.view(), "カード 隕石").shown)[0] == "[3] Meteor Fall"
    assert "Type card NAME" in table.wrong("card").en
    assert "Type part of its name." in table.wrong("card zebra").en


@pytest.mark.parametrize("line", ["summno rat 3", "3", "…", "attck 2"])
def test_what_is_no_command_is_said(table: TypingTable, line: str) -> None:
    words = table.wrong(line)
    assert "Type help for the list." in words.en
    assert "「ヘルプ」で一覧を表示します。" in words.ja
    assert ("Did you mean" in words.en) == (line[0] in "sa")


def test_a_plan_that_no_seal_holds_is_refused(
    table: TypingTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.core.seal.PLAN_LENGTH", 10)
    assert PLAN_LENGTH > 10
    assert "The plan would be too long." in table.wrong("summon rat 3").en


def test_open_plans_are_told_to_the_other(table: TypingTable) -> None:
    table.type("attack 2")
    table.lock(table.view().draft, "")
    assert lines(opened(table.view(1), 0)) == ["Aki planned:", "attack e4 Boar → 4 (Cat)"]
    assert lines(opened(table.view(0), 1)) == ["Ren planned:", "nothing"]


def test_every_example_of_the_help_is_understood_in_both_languages() -> None:
    hand = "rat meteor rock_spell swap flame_guard summon_ritual blaze fire_rain"
    own = Half("2:archer 3:boar 1:frost_witch 5:tempest_knight", "4:cat", hand=hand, mana=10)
    for example, _ in TEXT_PLAY.help:
        for line in (example.en, example.ja.strip("「」")):
            table = TypingTable(own, Half("2:boar"))
            table.type("freeze 1 e4", "attack 5")
            answer = read(table.view(), line)
            # There is no mage to repeat anything, and no room beside the archer.
            never = ("repeat", "繰り返し", "move", "移動")
            assert (answer.wrong is None) == (not line.startswith(never)), line
