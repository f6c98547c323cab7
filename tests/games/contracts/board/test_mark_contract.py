"""Who put a mark there, said by its number or its text."""

from __future__ import annotations

import pytest

from app.core.card import Mark
from app.core.ids import SeatId
from app.core.text.words import Words
from app.games.contracts.board.mark_contract import given_words, giver_of
from app.ui.board.scene.pieces.mark_badges import MarkReader
from tests.games.pokemon_table import royal

HIT = frozenset({"hit"})


@pytest.mark.parametrize(
    ("mark", "seat"),
    [
        (Mark("hit", 1), 0),
        (Mark("hit", 4), 3),
        (Mark("poisoned", 1, "seat.2"), 2),
        (Mark("poisoned", 2), None),
        (Mark("poisoned", 1, "seat.two"), None),
        (Mark("poisoned", 1, "seat."), None),
        (Mark("poisoned", 1, "seat.1234"), None),
        (Mark("counter", 3, "of the 2"), None),
    ],
)
def test_number_or_text_name_a_seat(mark: Mark, seat: SeatId | None) -> None:
    assert giver_of(mark, HIT) == seat


def test_it_is_said_by_its_name_as_long_as_there_is_such_a_player() -> None:
    view = royal().view()
    assert given_words(view, Mark("hit", 2), HIT) == Words(" (Ren)", "（Ren）")
    assert given_words(view, Mark("burned", 1, "seat.3"), HIT) == Words(" (Kai)", "（Kai）")
    assert given_words(view, Mark("burned", 1), HIT) == Words("", "")
    assert given_words(view, Mark("hit", 9), HIT) == Words("", "")


def test_on_the_card_it_is_a_word_and_no_number() -> None:
    words = {"hit": Words("Hit this turn", "この番にワザを受けた"), "deep": Words("Deep", "深い")}
    badges = MarkReader("en", words, by_seat=HIT).badges((Mark("hit", 3), Mark("deep", 2)))
    assert badges.marks == ("Hit this turn",)
    assert badges.counters == (("Deep ", 2),)


def test_where_the_seat_is_what_matters_its_number_is_shown_too() -> None:
    words = {"chosen": Words("Chosen opponent", "選んだ相手")}
    reader = MarkReader(
        "en", words, by_seat=frozenset({"chosen"}), shows_seat=frozenset({"chosen"})
    )
    assert reader.badges((Mark("chosen", 4),)).marks == ("Chosen opponent ④",)
    assert reader.badges((Mark("chosen", 10),)).marks == ("Chosen opponent",)
