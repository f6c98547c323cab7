"""The lists of the game: every card, phase and agreement can be looked up."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.contracts.learning.lists_contract import found
from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.flow.phase_order import OVER, TITLES
from app.games.nullpoga.learn.nullpoga_lookup import at, lists, sections
from app.games.nullpoga.nullpoga_game import ACTIONS, SPEC
from app.games.nullpoga.table.nullpoga_options import RULINGS
from tests.games.nullpoga.poga_table import PogaTable

BOOK = card_book()


def titles() -> list[Words]:
    return [row.title for one in sections(BOOK.version) for row in one.rows]


def search(text: str) -> list[str]:
    left = found(sections(BOOK.version), text, str.casefold)
    return [row.title.en for one in left for row in one.rows]


def test_every_card_phase_and_ruling_is_there_once() -> None:
    there = titles()
    for card in BOOK.cards.values():
        assert there.count(card.name) >= 1
    for phase, words in TITLES.items():
        assert there.count(words) == int(phase != OVER)
    for option in RULINGS.values():
        assert there.count(option.title) == 1


def test_cards_are_found_by_name_number_and_effect_in_either_language() -> None:
    assert search("イノシシ") == search("boar") == ["Boar"]
    assert "Electric Jellyfish" in search("cannot act")
    assert search("cost 8")
    # Also by what it is called once it has grown.
    assert search("軍曹") == ["Private Frog"]


def test_what_a_card_costs_and_how_strong_it_is_stands_beside_it() -> None:
    rows = [row for one in sections(BOOK.version) for row in one.rows if row.title.en == "Boar"]
    assert [fact.en for fact in rows[0].facts] == ["cost 3", "attack/life 3/2", "No. 7"]


def test_a_table_shows_the_cards_it_plays_with() -> None:
    assert at(PogaTable().view()) == BOOK.version
    assert next(name for name, _ in lists().kinds) == BOOK.version
    assert lists().credit == BOOK.credit


def test_rows_start_actions_of_the_game() -> None:
    known = {action.id for action in ACTIONS} | {""}
    assert {row.action for one in sections(BOOK.version) for row in one.rows} <= known
    assert SPEC.lists is not None
    assert SPEC.lists().kinds == lists().kinds
