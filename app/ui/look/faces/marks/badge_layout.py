"""Where the badges of a card lie: what matters most at its own place, the rest where there is room.

Words and numbers stay upright however the board turns the card.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from app.core.data.value import value
from app.core.text.wording import both
from app.core.text.words import Language
from app.ui.look.faces.card_sides import FEW_WORDS_FROM
from app.ui.look.faces.marks.badge_places import (
    NO_PLACES,
    OVERHANG,
    Colours,
    MarkPlaces,
    Pill,
    Placed,
    Rect,
    fitting_form,
    placed_freely,
    stacked,
)
from app.ui.look.faces.marks.badges import CONDITIONS, TICK, USED, Badges, KnownFace
from app.ui.look.faces.marks.crest_marks import CrestMarks
from app.ui.look.palette import Palette
from app.ui.look.tints import CREAM, INK

LARGEST = 1.6
"""How much larger than usual badges become with the text; more would hide the card."""
LARGEST_TAB = 1.3
"""The same for what stands over the card's edge."""
WIDEST = 0.94
"""The widest a pill becomes, as a share of the card's width."""
LEAST_LETTERS = 8.0
LEAST_SHARE = 0.13
"""Letters are at least so many pixels high, as far as that is no more than a share of the card."""
BELOW_NAME = 0.2
"""Where words begin that leave the card's name alone, in card widths from its upper edge."""
DISC_BELOW, DISC_BELOW_LARGE = 0.21, 0.37
"""Where the disc of an owner begins, also below a name in large letters."""
NUMBER_SHARE = 0.28
"""How high the digits of a unit's numbers are, in card widths."""
KNOWN_SHARE = 0.24
"""The same of what tells on a back which card it is."""
LEAST_NUMBER = 11.0
LEAST_NUMBER_SHARE = 0.4
"""In pixels, and the most of a card's width that they take to be that high."""
NOTE = 0.2
LARGEST_NOTE = 1.15
"""The side of a note, in card widths, and how much larger it becomes: its picture ends there."""


@value
class BadgeLayout:
    """The badges of one card that lies at `card`."""

    card: QRectF
    language: Language
    turn: int
    """The angle in degrees by which the board will turn the finished picture."""
    palette: Palette
    grown: float
    """How much larger than usual."""
    places: MarkPlaces = NO_PLACES
    """Where the face speaks, and where it leaves room."""

    # -- the card as it lies ------------------------------------------------------------------

    @property
    def lies_wide(self) -> bool:
        """Whether the card is turned by a quarter."""
        return self.turn % 180 != 0

    @property
    def wide(self) -> float:
        """The width of the card as it lies."""
        return self.card.height() if self.lies_wide else self.card.width()

    @property
    def _high(self) -> float:
        return self.card.width() if self.lies_wide else self.card.height()

    def of(self, share: float) -> float:
        """Return a share of the card's width."""
        return self.card.width() * share

    def letters(self, share: float) -> float:
        """Return the height of letters: a share of the card's width, and never a mere blot."""
        return max(self.of(share * self.grown), min(LEAST_LETTERS, self.of(LEAST_SHARE)))

    def at(self, x: float, y: float) -> QPointF:
        """Return a point counted from the upper left corner of the card as it lies.

        A card turned by a quarter lies wide: its words can still be stacked without covering
        each other.
        """
        if not self.lies_wide:
            return self.card.topLeft() + QPointF(x, y)
        on_screen = QPointF(x - self.wide / 2, y - self._high / 2)
        return self.card.center() + QTransform().rotate(-self.turn).map(on_screen)

    def _field(self) -> Rect:
        """Return where pills may lie: the card and a little around it."""
        over = self.of(OVERHANG)
        return Rect(-over, -over, self.wide + 2 * over, self._high + 2 * over)

    @property
    def few(self) -> bool:
        """Whether the face says little, in large letters."""
        return self.grown >= FEW_WORDS_FROM

    def _crest_marks(self) -> CrestMarks | None:
        """Return who lays marks on the crest; None where the card has none, or lies wide."""
        crest, damage = self.places.crest, self.places.damage
        if crest is None or damage is None or self.lies_wide:
            return None
        return CrestMarks(self, self.lying(crest), self.lying(damage))

    # -- words --------------------------------------------------------------------------------

    def pills(self, badges: Badges) -> list[Placed]:
        """Return all words and numbers in their places, what matters most first."""
        numbers = list(self._numbers(badges.numbers))
        taken = [self.disc()] if badges.owner is not None else []
        taken += [placed.box for placed in numbers]
        on_crest = self._crest_marks()
        if on_crest is not None:
            found = [*numbers, *on_crest.placed(badges, taken)]
            if badges.known is not None:
                found.append(self._known(badges.known, [*taken, *(one.box for one in found)]))
            return [*found, self._count(badges.count)] if badges.count else found
        top = self.of(BELOW_NAME) if not self.lies_wide else -self.of(OVERHANG)
        damage = self._damage(badges.damage) if badges.damage else None
        field, room = self._field(), self.of(WIDEST)
        conditions = [self._condition(word, room) for word in badges.conditions]
        laid = stacked(damage, conditions, field, top, taken)
        found = [*numbers, *laid]
        taken += [placed.box for placed in laid]
        if badges.known is not None:
            known = self._known(badges.known, taken)
            found.append(known)
            taken.append(known.box)
        said = [self.lying(box) for box in self._printed(badges)]
        left_out = 0
        for wanted in (*self._counters(badges.counters, room), *self._stamps(badges, room)):
            placed = placed_freely(wanted, field, taken, said)
            if placed is None:
                left_out += 1
                continue
            found.append(placed)
            taken.append(placed.box)
        if left_out:
            more = self._stamp(f"+{left_out}", 0, (CREAM, INK, self.palette.gold), room)
            own = Placed(more, more.pixels, more.near(1.0, field))
            found.append(placed_freely(more, field, taken) or own)
        if badges.count:
            found.append(self._count(badges.count))
        return found

    def _printed(self, badges: Badges) -> Iterator[QRectF]:
        """Return what had better not be covered: name, hit points and notes."""
        yield from self.places.said
        if badges.notes:
            yield self.sheet()

    def lying(self, box: QRectF) -> Rect:
        """Return a rectangle of the card's own coordinates as it lies."""
        box = box.translated(-self.card.topLeft())
        if not self.lies_wide:
            return Rect(box.x(), box.y(), box.width(), box.height())
        wide, high = self.card.width(), self.card.height()
        if self.turn % 360 == 90:
            return Rect(high - box.bottom(), box.x(), box.height(), box.width())
        return Rect(box.y(), wide - box.right(), box.height(), box.width())

    def _damage(self, damage: int) -> Pill:
        text = str(damage)
        # Longer numbers move inwards, so that the pill keeps within the picture.
        across = 0.96 - 0.03 * len(text)
        down = 0.2 if self.lies_wide else 0.43
        colours = (self.palette.vermilion, self.palette.vermilion_text, CREAM)
        return Pill(
            text,
            self.of(0.168 * self.grown),
            (self.wide * across, self._high * down),
            colours,
            self.of(min(WIDEST, 0.62 * self.grown)),
        )

    def _condition(self, condition: str, room: float) -> Pill:
        """Return a condition, which wishes to be at the right edge below the damage."""
        return Pill(
            CONDITIONS.get(condition, both(condition)).in_(self.language),
            self.letters(0.112),
            (self.wide * 0.84, self._high * (0.47 if self.lies_wide else 0.615)),
            self.colours_of(condition),
            room,
        )

    def colours_of(self, condition: str) -> Colours:
        """Return the colours of a Special Condition."""
        if condition == "poisoned":
            return self.palette.poison, self.palette.poison_text, CREAM
        if condition == "burned":
            return self.palette.burn, self.palette.burn_text, CREAM
        return self.palette.badge, self.palette.badge_text, self.palette.gold

    def disc(self) -> Rect:
        """Return where the disc of a card's owner lies: over its left edge, below its name.

        On one with a crest it is over the right edge, on the crest. On one that lies wide it is
        over the upper edge, at its foot or where there is room.
        """
        side = max(self.of(0.27 * min(self.grown, LARGEST_TAB)), min(12.0, self.of(0.42)))
        said = [self.lying(box) for box in self.places.said]
        inwards = side / 2 - self.of(OVERHANG) * 0.8
        if self.lies_wide:
            foot = inwards if self.turn % 360 == 90 else self.wide - inwards
            along = [foot, self.wide / 2, *(self.wide * step / 20 for step in range(2, 19))]
            wide = [_square(x, y, side) for y in (inwards, self._high - inwards) for x in along]
            return next((one for one in wide if not any(map(one.meets, said))), wide[0])
        if self.places.crest is not None:
            crest = self.lying(self.places.crest)
            return _square(self.wide - inwards, crest.y + side / 2, side)
        below = self.of(DISC_BELOW_LARGE if self.few else DISC_BELOW)
        beside = _square(inwards, below + side / 2, side)
        # A name may stand in several lines.
        below = max((one.bottom for one in said if beside.meets(one)), default=below)
        return _square(inwards, min(below + side / 2, self._high - side / 2), side)

    def _numbers(self, numbers: tuple[tuple[str, ...], ...]) -> Iterator[Placed]:
        """Return the numbers of a unit along its lower edge, the second at the right, more above.

        They are read before anything else on a small card.
        """
        letters = self.of(NUMBER_SHARE * min(self.grown, LARGEST_TAB))
        letters = max(letters, min(LEAST_NUMBER, self.of(LEAST_NUMBER_SHARE)))
        room = self.of((0.5 if len(numbers) > 1 else 0.9) + OVERHANG / 2)
        for index, forms in enumerate(numbers):
            line, place = divmod(index, 2)
            colours = (CREAM, INK, self.palette.gold)
            if place:
                colours = (self.palette.badge, self.palette.badge_text, self.palette.gold)
            text, pixels = fitting_form(forms, letters, room)
            pill = Pill(text, pixels, (0.0, 0.0), colours, room)
            wide, high = pill.sized()
            over = self.of(OVERHANG) * 0.5
            x = self.wide + over - wide if place else -over
            y = self._high + over - high - line * high * 0.96
            yield Placed(pill, pill.pixels, Rect(x, y, wide, high))

    def _known(self, known: KnownFace, taken: list[Rect]) -> Placed:
        """Return at the lower edge which card it is, where it is free as near to it as can be."""
        letters = self.of(KNOWN_SHARE * min(self.grown, LARGEST_TAB))
        letters = max(letters, min(LEAST_NUMBER, self.of(LEAST_NUMBER_SHARE)))
        colours = (CREAM, known.colour, CREAM)
        low = (self.wide / 2, self._high)
        pill = Pill(known.text, letters, low, colours, self.of(WIDEST), square=True)
        card = Rect(0.0, 0.0, self.wide, self._high + self.of(OVERHANG) * 0.2)
        own = Placed(pill, pill.pixels, pill.near(1.0, card))
        return placed_freely(pill, card, taken) or own

    def _counters(self, counters: tuple[tuple[str, int], ...], room: float) -> Iterator[Pill]:
        """Return other counters, which wish to lie along the lower edge as square tiles."""
        colours = (self.palette.badge, self.palette.badge_text, CREAM)
        for index, (label, number) in enumerate(counters):
            line, place = divmod(index, 3)
            centre = (
                self.wide * 0.34 + self.of(0.27) * place,
                self._high * 0.9 - self.of(0.18) * line,
            )
            yield Pill(
                f"{label}{number}",
                self.letters(0.1),
                centre,
                colours,
                room,
                square=True,
            )

    def _stamps(self, badges: Badges, room: float) -> Iterator[Pill]:
        """Return words across the art: that the card acted this turn, and what was used up."""
        words = [(mark, (CREAM, INK, self.palette.gold)) for mark in badges.marks]
        if badges.used:
            fine = (self.palette.matcha, self.palette.matcha_text, CREAM)
            words.append((USED.in_(self.language), fine))
        for index, (text, colours) in enumerate(reversed(words)):
            yield self._stamp(text, index, colours, room)

    def _stamp(self, text: str, index: int, colours: Colours, room: float) -> Pill:
        up = self.of(0.18 * self.grown) * index
        centre = (self.wide * 0.31, self._high * 0.43 - up)
        short = TICK if text.startswith(TICK) else ""
        return Pill(text, self.letters(0.096), centre, colours, room, square=True, short=short)

    def _count(self, count: int) -> Placed:
        colours = (self.palette.badge, self.palette.badge_text, self.palette.gold)
        centre = (self.wide * 0.88, self._high * 0.96)
        pill = Pill(str(count), self.of(0.15 * self.grown), centre, colours, self.of(WIDEST))
        return Placed(pill, pill.pixels, pill.near(1.0, self._field()))

    # -- at the upper edge ----------------------------------------------------------------------

    def sheet(self) -> QRectF:
        """Return where notes are pinned: at the upper right corner, beside the name."""
        side = self.of(NOTE * min(self.grown, LARGEST_NOTE))
        over = side - self.of(NOTE - OVERHANG)
        return QRectF(self.card.right() + over - side, self.card.top() - over, side, side)


def _square(x: float, y: float, side: float) -> Rect:
    return Rect(x - side / 2, y - side / 2, side, side)
