"""A plan as it is shown: each entry as it is typed, with what may come to nothing."""

from __future__ import annotations

from app.games.nullpoga.text_play.draft_lines import draft_lines, entry_words, shown_plan
from tests.games.nullpoga.poga_table import Half
from tests.games.nullpoga.text_play.typing_table import TypingTable, lines

HAND = "rat boar meteor swap summon_ritual cat"
OWN = Half("1:archer 2:boar 4:frost_witch 5:tempest_knight", hand=HAND, mana=10)
FOE = Half("4:cat 1:wyvern", "2:rat")


def test_entries_stand_in_the_order_of_the_phases_as_they_are_typed() -> None:
    table = TypingTable(OWN, FOE)
    table.type(
        "attack 1 e5",
        "move 2 3",
        "summon rat 2",
        "cast meteor e2",
        "freeze e5",
        "push e2 e3",
    )
    assert lines(shown_plan(table.seat())) == [
        "Your plan (mana left 6 of 10):",
        "1 cast Meteor Fall e2 (Cat)",
        "2 summon Rat s2",
        "3 freeze e5 (Wyvern)",
        "4 push e2 (Cat) e3",
        "5 attack 1 Pisces Archer → e5 (Wyvern)",
        "6 move 2 Boar → 3",
    ]


def test_who_will_not_stand_where_it_is_planned_for_is_gone() -> None:
    table = TypingTable(Half("", "3:cat", hand="summon_ritual rat"))
    table.type("attack 3", "cast ritual rat 3")
    assert lines(shown_plan(table.seat()))[1:] == [
        "1 cast Summoning Ritual Rat → 3",
        "2 attack (gone) ⚠ the monster is gone",
    ]


def test_what_may_come_to_nothing_has_a_warning() -> None:
    table = TypingTable(Half("2:boar", "2:cat", hand="rat"), Half())
    table.type("summon rat 2")
    (line,) = draft_lines(table.seat())
    assert line.problem is not None
    assert lines(shown_plan(table.seat()))[1] == "1 summon Rat s2 ⚠ the cell is taken"


def test_an_empty_plan_says_so() -> None:
    assert lines(shown_plan(TypingTable().seat())) == [
        "Your plan (mana left 6 of 6):",
        "(nothing yet)",
    ]


def test_the_other_s_plan_is_told_with_the_reader_s_cells() -> None:
    table = TypingTable(Half(), Half("1:boar 2:chrono_mage", hand="swap"), turn=9)
    table.type("attack 1", "move 2 3", "repeat actions", "cast swap 3 e3", seat=1)
    told = [words for _, words in entry_words(table.plan(1), table.board(0), 1, 0)]
    assert [" ".join(word.en for word in words).strip() for words in told] == [
        "cast Front-Back Swap e3 ⇄ 3",
        "attack e5 Boar → 5",
        "move e4 Chrono Mage → e3",
        "repeat actions",
    ]
    assert [word.ja for word in told[1]] == ["攻撃", "敵5", "イノシシ→5"]
