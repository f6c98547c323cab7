"""Where the parts of the page of decks lie: the deck beside the list where there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.ui.home.decks.decks_page import Decks

TWO = 66.0
"""Letters of width from which the deck lies beside the list of decks, not below it."""
LIST = 27.0
"""Width of the list of decks, in letters."""


def lay_out(page: Decks, unit: float, width: int, height: int) -> tuple[float, float, float]:
    """Place everything at a size, in pixels; return where it ends.

    Behind that stand the highest and the lowest place of the opened deck beside the list, which
    may be far higher than the window. `unit` is the height of plain text.
    """
    side = max(1.4 * unit, min(width * 0.05, 5 * unit))
    inner = width - 2 * side
    top = _lay_head(page, unit, side, width, max(1.2 * unit, height * 0.04))
    two = width >= TWO * unit
    wide = min(LIST * unit, inner * 0.42) if two else inner
    y = _lay_list(page, unit, side, top, wide)
    left = side + wide + unit * 1.8 if two else side
    start = top if two else y + unit * 0.6
    room = round(width - side - left)
    least = page.sheet.height_for(room)
    tall = max(least, height - start - unit * 1.6) if two else least
    page.sheet.setGeometry(round(left), round(start), room, round(tall))
    end = max(y, start + tall)
    return end + unit * 1.4, start, end - tall


def _lay_head(page: Decks, unit: float, side: float, width: int, y: float) -> float:
    """Place what stands above the list; return where that begins."""
    size = page.back.sizeHint()
    page.back.setGeometry(round(side - page.back.pad), round(y), size.width(), size.height())
    beside = page.all_cards.sizeHint()
    right = round(width - side - beside.width() + page.all_cards.pad)
    page.all_cards.setGeometry(right, round(y), beside.width(), beside.height())
    new = page.new.sizeHint()
    left = round(right - new.width() - unit * 0.6)
    page.new.setGeometry(left, round(y), new.width(), new.height())
    y += size.height() + unit * 0.2
    inner = width - 2 * side
    high = page.heading.height_for(inner)
    page.heading.setGeometry(round(side), round(y), round(inner), round(high) + 2)
    y += high
    if page.games:
        y = page.game_links.lay(side, y + unit * 0.3, inner)
    return y + unit * 1.1


def _lay_list(page: Decks, unit: float, side: float, y: float, wide: float) -> float:
    """Place the decks below one another; return where the sheet may follow."""
    for tile in page.tiles:
        tall = tile.height_for(wide)
        tile.put(side, y, wide, tall)
        y += tall + unit * 0.75
    tall = page.adding.height_for(wide)
    page.adding.setGeometry(round(side), round(y), round(wide), round(tall) + 2)
    return y + tall + unit * 0.75
