"""The board as text: rows from the far end on, with cells from the reader's own left."""

from __future__ import annotations

from app.core.intent import PutMark
from app.core.text.words import Words
from app.games.contracts.planned.text_play_contract import TextTable
from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.table import nullpoga_marks as m
from app.games.nullpoga.text_play.board_lines import shown_board, shown_card, shown_hand
from tests.games.nullpoga.poga_table import Half
from tests.games.nullpoga.text_play.typing_table import TypingTable, lines

CARDS = card_book().cards


def rows(table: TypingTable, seat: int = 0) -> list[list[str]]:
    """Return the board's cells in English."""
    found, *_ = (part for part in shown_board(table.view(seat)) if isinstance(part, TextTable))
    return [[cell.en.strip() for cell in row] for row in found.rows]


def test_each_row_has_names_and_below_them_attack_and_life() -> None:
    table = TypingTable(Half("1:boar", "5:rat", wild=(2,)), Half("1:wyvern"))
    assert rows(table) == [
        ["", "", "1", "2", "3", "4", "5"],
        ["es", "standby", "·", "·", "·", "·", "·"],
        ["e", "battle", "·", "·", "·", "·", "Wyvern"],
        ["", "", "", "", "", "", "4/2"],
        ["", "battle", "Boar", "wild", "·", "·", "·"],
        ["", "", "3/2", "", "", "", ""],
        ["s", "standby", "·", "·", "·", "·", "Rat"],
        ["", "", "", "", "", "", "1/1"],
    ]


def test_the_other_sees_the_same_from_the_other_end() -> None:
    table = TypingTable(Half("1:boar"), Half("1:wyvern"))
    theirs = rows(table, 1)
    assert theirs[2] == ["e", "battle", "·", "·", "·", "·", "Boar"]
    assert theirs[4] == ["", "battle", "Wyvern", "·", "·", "·", "·"]


def test_lives_mana_and_hands_stand_above_the_own_hand_below() -> None:
    table = TypingTable(Half(hand="boar rat rat meteor", deck=9, life=12), Half(hand="cat"))
    said = lines(shown_board(table.view()))
    assert said[:3] == [
        "Turn 6",
        "Ren: life 20, mana 6, hand 1, deck 20",
        "Aki: life 12, mana 6, hand 4, deck 9",
    ]
    assert said[-1] == "Hand: [1] Rat 1/1 ×2 · [3] Boar 3/2 · [3] Meteor Fall"
    # What the other holds is not told.
    assert "Cat" not in " ".join(said)


def test_what_holds_of_a_monster_is_told_below_the_board() -> None:
    table = TypingTable(Half(), Half("2:boar", wild=(2,)))
    boar = (table.unit("battle.1#2"),)
    for key in (m.BARRED, m.STUNNED, m.GUARDED, m.BURN):
        table.ask(0, PutMark(boar, key, value=1))
    for key in (m.POISON, m.DOUBLED):
        table.ask(0, PutMark(boar, key, value=2))
    assert (
        "e4 Boar cannot act this turn, cannot act next turn, guarded, poison 2, burning and "
        "attack doubled"
    ) in lines(shown_board(table.view()))
    assert ["", "", "", "", "", "6/2 wild", ""] in rows(table)


def test_cards_tell_what_they_do() -> None:
    (rat,) = shown_card("rat", CARDS)
    assert isinstance(rat, Words)
    assert rat.ja == "[1] ネズミ 1/1"
    title, effect = lines(shown_card("blaze", CARDS))
    assert title == "[5] Blazing Incantation"
    assert effect.startswith("1 damage to every monster")


def test_the_hand_with_its_texts_or_that_there_is_none() -> None:
    table = TypingTable(Half(hand="rat blaze"))
    said = lines(shown_hand(table.view()))
    assert [line.strip()[:4] for line in said] == ["[1] ", "[5] ", "1 da"]
    assert lines(shown_hand(table.view(1))) == ["Your hand is empty."]
