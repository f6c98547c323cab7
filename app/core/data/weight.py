"""How much there is to tell of a table, in bytes at most: counted from what changed, never written.

Whoever joins is told the whole view in one message. The weight of a table is what that takes for
any eyes at most, so that a host can refuse what would make it too heavy for a message. What one
seat put there beside the cards has a bound of its own: nobody uses up the others' room.
"""

from __future__ import annotations

from collections.abc import Iterable
from json import encoder

from app.core.apply.changes import Changes
from app.core.card import CardState, Marks, Unit
from app.core.data.codec import to_bytes
from app.core.data.value import value
from app.core.ids import SeatId
from app.core.options import Options
from app.core.seal import PLAN_LENGTH, Seals
from app.core.table import Declaration, Setting, Table, Turn

MOST_WEIGHT = 2816 * 1024
"""Bytes of the whole view of any seat: all that the seats may put down, on a full table."""
MOST_PUT = 96 * 1024
"""Bytes of what one seat has put down: its marks, notes, declarations, long names of its cards."""
MOST_NAMED = 512 * 1024
"""Bytes of what the names of the cards that a table is laid with have beyond the usual."""
MOST_HANDLED = 8000
"""Cards and units that one gesture handles, each as often as it does; see `handled`."""

LONG_NAME = 128
"""Bytes of a card's name that every card counts with: a longer one is a name of its own length."""
_CARD = 80
"""A card in its row, its face without the name, its handle by itself."""
_UNIT = 128
_ZONE = 64
_MARK = 40
_MARKED = 40
"""What marks lie on."""
_DECLARATION = 96
_NAMED = 16
"""A handle, a key, a number among others."""
_GAP = 8
"""An empty place in a pile."""
_SEAL = PLAN_LENGTH + 32
"""A plan, however short: it is filled up."""
_REST = 4096
"""Brackets, the hash, the turn, what a message is filled up with."""
_LONG = 64
"""Letters of a name from which on a card is handled like two."""
_UNSEEN = 8

_spelled = encoder.encode_basestring


@value
class Weight:
    """What a table weighs."""

    whole: int
    """Bytes of the whole view of whoever sees most, at most."""
    put: dict[SeatId, int]
    """Of them, what each seat put there beside the cards."""

    @property
    def grew(self) -> bool:
        """Whether there is more of anything, where this is what changed."""
        return self.whole > 0 or any(amount > 0 for amount in self.put.values())


NOTHING = Weight(0, {})


def weigh(table: Table) -> Weight:
    """Return what a table weighs, counted anew."""
    count = _Count(_REST + _setting(table.setting), {})
    for number, card in enumerate(table.cards):
        count.card(table, number, card, 1)
    for unit in table.units.values():
        count.unit(unit, 1)
    count.others(table, 1)
    count.whole += _turn(table.turn) + _options(table.options) + _gaps(table)
    count.stage(table.stage.declarations, 1)
    count.seals(table.seals, 1)
    return Weight(count.whole, count.put)


def reweighed(weight: Weight, before: Table, after: Table, touched: Changes) -> Weight:
    """Return what the table `after` a fact weighs, where the one `before` it weighs `weight`.

    From `NOTHING` on it is what the table weighs more than before.
    """
    count = _Count(weight.whole, dict(weight.put))
    known = len(before.cards)
    for number in touched.cards:
        card = after.cards[number]
        if number >= known:
            count.card(after, number, card, 1)
        elif before.cards[number].marks is not card.marks:
            # Wherever it lies a card weighs the same, but for what is on it.
            count.marks(before.cards[number].marks, -1)
            count.marks(card.marks, 1)
    if touched.made:
        count.whole += _setting(after.setting) - _setting(before.setting)
    if before.gaps is not after.gaps:
        count.whole += _gaps(after) - _gaps(before)
    for table, sign in ((before, -1), (after, 1)):
        for name in touched.units:
            unit = table.units.get(name)
            if unit is not None:
                count.unit(unit, sign)
        if touched.marks:
            count.others(table, sign)
        count.singular(table, touched, sign)
    return Weight(count.whole, count.put)


def together(weight: Weight, more: Weight) -> Weight:
    """Return what a table of some weight weighs with what came to it."""
    put = dict(weight.put)
    for seat, amount in more.put.items():
        put[seat] = put.get(seat, 0) + amount
    return Weight(weight.whole + more.whole, put)


class _Count:
    """Bytes that come together."""

    __slots__ = ("put", "whole")

    def __init__(self, whole: int, put: dict[SeatId, int]) -> None:
        self.whole = whole
        self.put = put

    def _put(self, seat: SeatId, amount: int) -> None:
        self.whole += amount
        self.put[seat] = self.put.get(seat, 0) + amount

    def card(self, table: Table, number: int, card: CardState, sign: int) -> None:
        self.whole += sign * (_CARD + LONG_NAME)
        long = long_name(card.ref)
        if long and number >= table.laid:
            self._put(card.owner, sign * long)
        else:
            self.whole += sign * long
        if card.marks:
            self.marks(card.marks, sign)

    def singular(self, table: Table, touched: Changes, sign: int) -> None:
        """Count what a table has one of, where it was touched."""
        if touched.turn:
            self.whole += sign * _turn(table.turn)
        if touched.options:
            self.whole += sign * _options(table.options)
        if touched.stage:
            self.stage(table.stage.declarations, sign)
        if touched.seals:
            self.seals(table.seals, sign)

    def unit(self, unit: Unit, sign: int) -> None:
        self.whole += sign * _UNIT
        if unit.marks:
            self.marks(unit.marks, sign)

    def others(self, table: Table, sign: int) -> None:
        """Count the marks on seats and on the table."""
        for marks in table.marks.values():
            self.whole += sign * _MARKED
            self.marks(marks, sign)

    def marks(self, marks: Marks, sign: int) -> None:
        for mark in marks:
            self._put(mark.by, sign * (_MARK + _text(mark.key) + _text(mark.text) + _text(mark.to)))

    def stage(self, declarations: Iterable[Declaration], sign: int) -> None:
        for one in declarations:
            self._put(one.seat, sign * _declaration(one))

    def seals(self, seals: Seals, sign: int) -> None:
        for seal in seals:
            self._put(seal.seat, sign * _SEAL)


def _declaration(one: Declaration) -> int:
    texts = (one.id, one.text, one.cost, *one.targets)
    return _DECLARATION + _NAMED * len(one.cards) + sum(map(_text, texts))


def _turn(turn: Turn) -> int:
    return (
        _text(turn.phase)
        + _NAMED * len(turn.also)
        + sum(_NAMED + _text(key) for key, _ in turn.ledger)
    )


def _options(options: Options) -> int:
    return sum(_NAMED + _text(key) + _text(chosen) for key, chosen in options)


def _gaps(table: Table) -> int:
    return _GAP * sum(map(len, table.gaps.values()))


_latest: list[tuple[Setting | None, int]] = [(None, 0)]
"""The setting that was weighed last: it is the same through all of a game, or nearly."""


def _setting(setting: Setting) -> int:
    known, weight = _latest[0]
    if known is not setting:
        weight = len(to_bytes(setting)) + _ZONE * len(setting.zones)
        _latest[0] = setting, weight
    return weight


def _text(text: str) -> int:
    """Return the bytes of a text within JSON."""
    if not text:
        return 2
    return len(_spelled(text).encode("utf-8", "replace"))


def long_name(ref: str) -> int:
    """Return the bytes that the name of a card has beyond the usual; 0 for nearly all."""
    # Six bytes are the most that a letter takes, escaped.
    if 6 * len(ref) <= LONG_NAME:
        return 0
    width, size = LONG_NAME, _text(ref) - 2
    while width < size:
        width *= 2
    return width - LONG_NAME


def told_of(declarations: Iterable[Declaration]) -> int:
    """Return what it costs to tell of declarations anew, in cards that would cost as much."""
    return sum(1 + _declaration(one) // LONG_NAME for one in declarations)


def handled(table: Table, touched: Changes) -> int:
    """Return how much a fact handles of the table after it: what it costs to tell of it.

    Each unit and each card that somebody can single out counts, one with a very long name as
    several; those that lie in piles that nobody lists are hardly told of, and count as an eighth.
    """
    cards, amount, unseen = table.cards, 1 + len(touched.units), 0
    for number in touched.cards:
        card = cards[number]
        if card.handle is None:
            unseen += 1
        else:
            amount += 1 + len(card.ref) // _LONG
    return amount + unseen // _UNSEEN
