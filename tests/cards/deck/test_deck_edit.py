"""Editing a deck: every change is another deck, has a title, and can be taken back."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckList
from app.cards.deck.deck_edit import (
    STEPS_KEPT,
    Step,
    add,
    begin,
    change_print,
    make_for,
    move,
    retitle,
    same_cards,
    set_count,
    switch,
)
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.decklists.decklist import read_decklist


def card(cards: CardBase, name: str) -> Card:
    found = cards.find(name)
    assert found is not None
    return found


def counts(deck: DeckList) -> list[tuple[int, str]]:
    return [(line.count, line.name) for line in deck.lines]


def test_a_card_that_is_added_joins_its_line(deck: DeckList, cards: CardBase) -> None:
    step = add(deck, card(cards, "Iono"))
    assert (4, "Iono") in counts(step.deck)
    assert step.title == Words("Add 1 Iono to the deck", "ナンジャモ1枚をデッキに入れる")
    assert counts(deck)[4] == (3, "Iono")
    first = add(deck, card(cards, "Drakloak")).deck
    assert (len(first.lines), first.lines[0].count) == (len(deck.lines), 3)


def test_a_new_card_comes_to_the_end_with_its_print(deck: DeckList, cards: CardBase) -> None:
    boss = card(cards, "Boss's Orders")
    line = add(deck, boss, 2).deck.lines[-1]
    assert (line.count, line.key, line.section, line.chosen) == (2, boss.key, "trainer", "person")
    assert f"{line.set_code}-{line.number}" == boss.key


def test_none_of_a_card_takes_its_line_out(deck: DeckList) -> None:
    iono = Words("Iono", "ナンジャモ")
    fewer = set_count(deck, "main", 4, 2, iono)
    assert counts(fewer.deck)[4] == (2, "Iono")
    gone = set_count(deck, "main", 4, 0, iono)
    assert len(gone.deck.lines) == len(deck.lines) - 1
    assert gone.title == Words("Take out 3 Iono", "ナンジャモ3枚を抜く")
    with pytest.raises(IndexError):
        set_count(deck, "main", 99, 1, iono)


def test_copies_move_to_the_maybe_pile_and_back(deck: DeckList) -> None:
    iono = Words("Iono", "ナンジャモ")
    aside = move(deck, "main", 4, "maybe", 2, iono)
    assert counts(aside.deck)[4] == (1, "Iono")
    assert [(line.count, line.name) for line in aside.deck.maybe] == [(2, "Iono")]
    assert aside.title.en == "Move 2 Iono to the maybe pile"
    back = move(aside.deck, "maybe", 0, "main", None, iono)
    assert back.deck == deck


def test_another_print_joins_the_line_that_has_it(cards: CardBase) -> None:
    deck = read_decklist("2 Iono PAL 185\n1 Iono PAF 80\n", cards)
    iono = card(cards, "Iono")
    other = replace(iono, key="ABC-1")
    changed = change_print(deck, "main", 0, other).deck
    assert (changed.lines[0].key, changed.lines[0].count) == ("ABC-1", 2)
    joined = change_print(changed, "main", 0, replace(iono, key=deck.lines[1].key)).deck
    assert [line.count for line in joined.lines] == [3]


def test_a_code_is_only_kept_while_the_deck_is_the_one_it_stands_for(
    deck: DeckList, cards: CardBase
) -> None:
    coded = replace(deck, code="abc-def")
    assert add(coded, card(cards, "Iono"), pile="maybe").deck.code == "abc-def"
    assert add(coded, card(cards, "Iono")).deck.code == ""


def test_everything_is_taken_back_and_done_again(deck: DeckList, cards: CardBase) -> None:
    history = begin(deck)
    assert history.undo_title is None
    history = history.done(add(deck, card(cards, "Iono")))
    named = retitle(history.deck, "  My   deck ")
    history = history.done(named)
    assert history.deck.title == "My deck"
    assert history.undo_title == Words("Name the deck “My deck”", "デッキの名前を「My deck」にする")
    twice = history.undone().undone()
    assert twice.deck == deck
    assert twice.undone() == twice
    assert twice.redone().redone() == history
    other = history.undone().done(set_count(deck, "main", 0, 1, Words("Dreepy", "ドラメシヤ")))
    assert other.redo_title is None


def test_the_format_it_is_made_for_is_a_step_as_any(deck: DeckList) -> None:
    half = Words("Half Deck", "ハーフデッキ")
    history = begin(deck).done(make_for(deck, "half", half))
    assert history.deck.format == "half"
    assert history.undo_title == Words(
        "Make the deck for Half Deck", "レギュレーションをハーフデッキにする"
    )
    assert not same_cards(deck, history.deck)
    assert history.undone().deck == deck
    assert begin(deck).done(make_for(deck, "", half)).undo_title is None


def test_a_step_that_changes_nothing_is_none(deck: DeckList) -> None:
    history = begin(deck)
    assert history.done(Step(Words("Nothing", "何もしない"), deck)) is history


def test_the_history_is_bounded(deck: DeckList) -> None:
    history = begin(deck)
    for number in range(STEPS_KEPT + 50):
        history = history.done(retitle(deck, f"Deck {number}"))
    assert len(history.steps) == STEPS_KEPT
    assert history.deck.title == f"Deck {STEPS_KEPT + 49}"


def test_how_a_list_was_read_is_no_difference(deck: DeckList) -> None:
    assert same_cards(deck, replace(deck, notes=(Words("a", "あ"),)))
    assert not same_cards(deck, replace(deck, title="Other"))


def test_cards_are_switched_on_where_any_is_missing_and_off_where_none_is(
    deck: DeckList, cards: CardBase
) -> None:
    names = ("Boss's Orders", "Munkidori")
    new = [card(cards, name) for name in names]
    called = Words("two cards", "2枚")
    on = switch(deck, new, [new[1].key, deck.lines[4].key, new[0].key], called)
    assert on.title == Words("Add two cards to the deck", "2枚をデッキに入れる")
    assert counts(on.deck)[4:6] == [(1, "Munkidori"), (3, "Iono")]
    assert counts(on.deck)[-1] == (1, "Boss's Orders")
    one_missing = switch(deck, new[:1], [], called).deck
    assert same_cards(switch(one_missing, new, [new[0].key], called).deck, one_missing) is False
    off = switch(on.deck, new, [], called)
    assert off.title == Words("Take out two cards", "2枚を抜く")
    assert same_cards(off.deck, deck)


def test_several_copies_are_no_matter_of_switching(deck: DeckList, cards: CardBase) -> None:
    iono = card(cards, "Iono")
    assert switch(deck, [iono], [iono.key], Words("Iono", "ナンジャモ")).deck == deck
