"""What lies on a card with a crest: all of it in a place of its own, so that it covers nothing.

The damage is beside the hit points; words lie on the crest in rows, in short or counted where there
is no room for more. Whoever looks at the card is told all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from app.core.data.value import replace, value
from app.core.text.wording import both
from app.ui.look.faces.marks.badge_places import HAIR, OVERHANG, Colours, Pill, Placed, Rect
from app.ui.look.faces.marks.badges import CONDITION_SIGNS, CONDITIONS, TICK, USED, Badges
from app.ui.look.fonts import elided, fitting_pixels
from app.ui.look.strokes import RING, TIGHT, TIGHT_LINE
from app.ui.look.tints import CREAM, INK

if TYPE_CHECKING:
    from app.ui.look.faces.marks.badge_layout import BadgeLayout

TILE, LARGE_TILE = 0.1, 0.2
"""How high letters on a crest are, also in large text, in card widths."""
DAMAGE, LEAST_DAMAGE = 0.115, 9.0
"""How high the damage beside a crest is in usual text, and the least of it in pixels, for which it
lies on the sign too."""
NARROWER = 0.8
"""How much smaller letters become for a word that would not go into its row."""
SHORT = 0.45
"""How much of a row a word takes that is cut, where there is more to say."""


@value
class CrestMarks:
    """The marks of one card that has a crest."""

    layout: BadgeLayout
    crest: Rect
    damage: Rect
    """The place of the damage, as the card lies."""

    def placed(self, badges: Badges, taken: list[Rect]) -> list[Placed]:
        """Return all marks in their places, beside what is `taken`."""
        layout, crest = self.layout, self.crest
        over, palette = layout.of(OVERHANG), layout.palette
        right = layout.wide + (over if layout.few else over / 2)
        field = Rect(-over, crest.y, right + over, crest.high)
        # Beside the damage words cover no more than signs, and that only where they have to.
        within = Rect(crest.x, crest.y, right - crest.x, crest.high)
        badge = (palette.badge, palette.badge_text, CREAM)
        fine = (palette.matcha, palette.matcha_text, CREAM)
        pale = (CREAM, INK, palette.gold)
        tiles = []
        for key in badges.conditions:
            word = CONDITIONS.get(key, both(key)).in_(layout.language)
            sign = CONDITION_SIGNS.get(key, both("")).in_(layout.language)
            tiles.append(self._tile(word, layout.colours_of(key), field, sign))
        tiles += [self._tile(mark, pale, field) for mark in badges.marks]
        tiles += [self._tile(f"{word}{many}", badge, field) for word, many in badges.counters]
        if badges.used:
            tiles.append(self._tile(USED.in_(layout.language), fine, field, TICK))
        damage = [self._damage(badges.damage)] if badges.damage else []
        blocked = [*taken, *(layout.lying(box) for box in layout.places.said)]
        blocked += [placed.box for placed in damage]
        more = partial(self._more, colours=pale, field=field)
        return [*damage, *_in_rows(tiles, (within, field), blocked, more)]

    def _more(self, many: int, colours: Colours, field: Rect) -> Pill:
        return self._tile(f"+{many}", colours, field)

    def _tile(self, text: str, colours: Colours, field: Rect, short: str = "") -> Pill:
        """Return a word on the crest; where it has no `short` one it is cut in short."""
        layout = self.layout
        letters = layout.of(LARGE_TILE) if layout.few else layout.letters(TILE)
        room = field.wide - 2 * letters * TIGHT - 2 * _ring(letters)
        pixels = fitting_pixels(text, room, letters, letters * NARROWER, bold=True)
        whole = elided(text, room, pixels, bold=True)
        short = short or elided(text, room * SHORT, pixels, bold=True)
        return Pill(
            whole, pixels, (0, 0), colours, field.wide, square=True, tight=True, short=short
        )

    def _damage(self, damage: int) -> Placed:
        """Return the damage beside or below the hit points, over the nearer edge."""
        layout, box = self.layout, self.damage
        over, palette = layout.of(OVERHANG), layout.palette
        if box.centre[0] < layout.wide / 2:
            box = Rect(box.x - over, box.y, box.wide + over, box.high)
        else:
            box = Rect(box.x, box.y, layout.wide + over - box.x, box.high)
        fits = min(box.high / (TIGHT_LINE * (1 + 2 * RING)), (box.high - 2) / TIGHT_LINE)
        usual = layout.of(LARGE_TILE) if layout.few else max(layout.of(DAMAGE), LEAST_DAMAGE)
        letters = max(1, int(min(fits, usual)))
        colours = (palette.vermilion, palette.vermilion_text, CREAM)
        centre = box.centre if layout.few else (box.centre[0], box.bottom)
        room = box.wide - 2 * _ring(letters)
        pill = Pill(str(damage), letters, centre, colours, room, tight=True)
        return Placed(pill, pill.pixels, pill.near(1.0, box))


def _ring(letters: float) -> float:
    return max(1.0, letters * TIGHT_LINE * RING)


def _in_rows(
    pills: Sequence[Pill],
    fields: Sequence[Rect],
    taken: Sequence[Rect],
    more: Callable[[int], Pill],
) -> list[Placed]:
    """Return `pills` in rows within one of `fields`, the first with room, from its foot upwards.

    What matters most comes first. Where there is no room for all, they are said in short, from the
    last on; then those left out are counted, as `more` says it.
    """
    if not pills:
        return []
    for wanted in _shorter_and_shorter(pills, more):
        for field in fields:
            placed = _rows(wanted, field, taken)
            if placed is not None:
                return placed
    return []


def _shorter_and_shorter(
    pills: Sequence[Pill], more: Callable[[int], Pill]
) -> Iterator[Sequence[Pill]]:
    short = [replace(pill, text=pill.short or pill.text) for pill in pills]
    for whole in range(len(pills), -1, -1):
        yield [*pills[:whole], *short[whole:]]
    for kept in range(len(pills) - 1, -1, -1):
        yield [*short[:kept], more(len(pills) - kept)]


def _rows(pills: Sequence[Pill], field: Rect, taken: Sequence[Rect]) -> list[Placed] | None:
    """Return `pills` as large as they wish to be, in rows that end at the right of `field`."""
    sizes = [pill.sized() for pill in pills]
    high = max(size[1] for size in sizes)
    placed: list[Placed] = []
    place, bottom = 0, field.bottom
    while place < len(pills):
        row = Rect(field.x, bottom - high, field.wide, high)
        beside = [box for box in taken if box.meets(row)]
        middle = row.centre[0]
        start = max([field.x, *(box.right for box in beside if box.centre[0] < middle)])
        end = min([field.right, *(box.x for box in beside if box.centre[0] >= middle)])
        first, wide = place, 0.0
        while place < len(pills) and wide + sizes[place][0] <= end - start:
            wide += sizes[place][0]
            place += 1
        if place == first or row.y < field.y - HAIR:
            return None
        x = end - wide
        for pill, size in zip(pills[first:place], sizes[first:place], strict=True):
            placed.append(Placed(pill, pill.pixels, Rect(x, row.y, size[0], high)))
            x += size[0]
        bottom -= high
    return placed
