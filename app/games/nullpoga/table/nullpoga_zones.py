"""Where cards lie: deck, hand and graveyard, and two rows of five cells for each side.

Cells are numbered from their owner's left, so that cell 1 faces the opponent's cell 5. Nobody's
cards are another's to keep: a monster may be pulled over to the other side (ruling R28).
"""

from __future__ import annotations

from collections.abc import Iterator

from app.core.fact import StartCard
from app.core.ids import place
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec
from app.games.game_api import Layout, ZonePlace
from app.games.nullpoga.cards.bundles import BUNDLE_SIZE, BUNDLES, SECTIONS, bundles_in
from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS, STANDBY, Place, Row

DECK, HAND, GRAVE, ASIDE = "deck", "hand", "graveyard", "aside"
ROWS: tuple[Row, Row] = (BATTLE, STANDBY)

OPEN_SPELLS, OPEN = "open-spells", "open"
"""The option, and its value, by which the opponent sees a hand's spells (seed 002, line 54)."""
_SPELLS = tuple(card.id for card in card_book().cards.values() if card.kind == "spell")

BUNDLE_ZONES = dict(zip(SECTIONS, ("bundle_a", "bundle_b", "bundle_c", "bundle_d"), strict=True))
"""Where the four bundles lie that somebody brought, by the part of the deck list."""

ZONES = (
    ZoneSpec(DECK, Words("Deck", "山札"), visibility="hidden"),
    ZoneSpec(
        HAND,
        Words("Hand", "手札"),
        visibility="owner",
        lies_open=_SPELLS,
        opened_by=(OPEN_SPELLS, OPEN),
    ),
    ZoneSpec(GRAVE, Words("Graveyard", "墓地")),
    ZoneSpec(
        BATTLE,
        Words("Battle zone", "バトルゾーン"),
        holds="units",
        cells=COLUMNS,
        cards_of="anyone",
    ),
    ZoneSpec(
        STANDBY,
        Words("Standby zone", "スタンバイゾーン"),
        holds="units",
        cells=COLUMNS,
        cards_of="anyone",
    ),
    ZoneSpec(ASIDE, Words("Set aside", "脇に置いたカード"), cards_of="anyone"),
    *(ZoneSpec(BUNDLE_ZONES[section], words) for section, words in SECTIONS.items()),
)
LAYOUT = Layout(
    (714, 580),
    (
        ZonePlace(BATTLE, (151, 296, 412, 94), "row", label="none", upright=True),
        ZonePlace(STANDBY, (151, 394, 412, 94), "row", label="none", upright=True),
        ZonePlace(DECK, (577, 400, 63, 88)),
        ZonePlace(GRAVE, (649, 400, 63, 88)),
        ZonePlace(ASIDE, (649, 300, 63, 88), label="none", frame="used"),
        *(
            ZonePlace(name, (2 + at % 2 * 72, 300 + at // 2 * 108, 63, 88), frame="used")
            for at, name in enumerate(BUNDLE_ZONES.values())
        ),
        ZonePlace(HAND, (117, 494, 480, 114), "fan", label="none"),
    ),
)


def cell_of(side: int, column: int) -> int:
    """Return the cell, from 1 at its owner's left, of a column (`resolver/board_values.py`)."""
    return column + 1 if side == 0 else COLUMNS - column


def column_at(side: int, cell: int) -> int:
    """Return the column, from 0 at the first side's left, of a cell of a side."""
    return cell - 1 if side == 0 else COLUMNS - cell


def cell_id(at: Place) -> str:
    """Return what a cell is called where marks and targets name it: "battle.0#3"."""
    return place(f"{at.row}.{at.side}", cell_of(at.side, at.column))


def lay(seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    """Return the cards as they are brought: as a deck, or as four bundles to choose from."""
    return tuple(
        StartCard(ref, seat, zone, up=zone != f"{DECK}.{seat}")
        for seat in range(len(seats))
        for ref, zone in _brought(decks[seat], seat)
    )


def _brought(deck: tuple[str, ...], seat: int) -> Iterator[tuple[str, str]]:
    """Yield the cards that a player brings, with where they lie."""
    if len(deck) != BUNDLES * BUNDLE_SIZE:
        for ref in deck:
            yield ref, f"{DECK}.{seat}"
        return
    for name, bundle in zip(BUNDLE_ZONES.values(), bundles_in(deck), strict=True):
        for ref in bundle:
            yield ref, f"{name}.{seat}"
