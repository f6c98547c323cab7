"""A table as one seat supposes it: it looks the same to that seat, and holds nothing more."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.past.table_soundness import check_conserved
from app.core.sight import view
from app.core.table import Table
from app.session.trial.supposed_table import BLANK, supposed_table, without_blanks
from tests.core.small_table import AKI, REN, laid, moved
from tests.helpers.play import played
from tests.helpers.toy_games import TOYS


@pytest.fixture
def table() -> Table:
    """Aki holds fox and owl over a deck of two; Ren's cat stands on the field."""
    table = laid(hand_0=("fox", "owl"), deck_0=("elk", "bee"), hand_1=("cat", "dog"))
    return moved(table, 4, "field.1", handle="ccat", up=True, unit="u1")


def test_what_a_seat_does_not_know_is_blank(table: Table) -> None:
    supposed = supposed_table(view(table, AKI))
    refs = {zone: [supposed.cards[n].ref for n in pile] for zone, pile in supposed.zones.items()}
    assert refs["hand.0"] == ["fox", "owl"]
    assert refs["deck.0"] == [BLANK, BLANK]
    assert refs["hand.1"] == [BLANK]
    assert [supposed.cards[unit.base].ref for unit in supposed.units.values()] == ["cat"]


def test_a_card_that_was_shown_to_the_seat_alone_is_not_shown_to_others() -> None:
    table = moved(laid(deck_0=("elk", "bee")), 0, "deck.0", handle="celk", shown=(AKI,))
    supposed = supposed_table(view(table, AKI))
    (number,) = [n for n, card in enumerate(supposed.cards) if card.ref == "elk"]
    assert supposed.cards[number].shown == {AKI}
    assert all(card.ref != "elk" for card in view(supposed, REN).cards.values())


@pytest.mark.parametrize("game", sorted(TOYS))
@pytest.mark.parametrize("seed", range(12))
def test_it_looks_the_same_to_whoever_supposes_it(game: str, seed: int) -> None:
    play = played(TOYS[game], seed, steps=30)
    for seat in (*play.seats, JUDGE, SPECTATOR):
        seen = play.view(seat)
        supposed = supposed_table(seen)
        assert list(check_conserved(supposed)) == []
        assert without_blanks(view(supposed, seat)) == seen
