"""docs/nullpoga.md says of the cards what their data says."""

from __future__ import annotations

from pathlib import Path

from app.games.nullpoga.cards.nullpoga_cards import NullpogaCard, card_book
from app.games.nullpoga.cards.nullpoga_check import FORMATS
from app.resources import decklists

PAGE = (Path(__file__).parents[4] / "docs" / "nullpoga.md").read_text("utf-8")
BOOK = card_book()


def _row(card: NullpogaCard) -> str:
    cells = (
        str(card.number),
        card.name.en,
        card.name.ja,
        card.kind,
        str(card.cost) if card.kind != "token" else "",
        f"{card.attack}/{card.life}" if card.kind != "spell" else "",
        card.effect.en if card.effect is not None else "",
    )
    return f"| {' | '.join(cells)} |"


def test_the_table_has_every_card_in_order() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and line[2].isdigit()]
    assert rows == [_row(card) for card in BOOK.cards.values()]


def test_version_and_credit_are_told() -> None:
    assert f"Version {BOOK.version}." in PAGE
    assert BOOK.credit.en in PAGE
    assert BOOK.credit.ja in PAGE


def test_formats_and_shipped_decks_are_told() -> None:
    for name, one in FORMATS.items():
        assert f"`{name}`" in PAGE
        assert one.title.ja in PAGE
    for path in (decklists() / "nullpoga").glob("*.txt"):
        assert f"`{path.stem}`" in PAGE
