"""What differs between two tables, as one seat sees them: two readings of a dispute, two branches.

Both are views of one history, or of two tables laid with the same cards; which units are the same
tells `unit_differences`. Nothing else is looked at than views.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from app.core.card import Mark, Marks
from app.core.ids import ZoneId
from app.core.text.log_lexicon import Lexicon
from app.core.text.turn_words import turn_title
from app.core.text.wording import CARD, both, bracketed, counted, number, owned, series
from app.core.text.words import Words
from app.core.view import SeatDeclaration, SeatView
from app.core.zone import cell_named
from app.session.positions.difference_words import NOTHING, Difference, DifferenceWords
from app.session.positions.unit_differences import UnitDifferences

TURN = Words("Turn", "番")
TABLE = Words("The table", "卓")
STAGE = Words("On the stage", "ステージ")


def differences(one: SeatView, other: SeatView, words: Lexicon) -> tuple[Difference, ...]:
    """Return what differs, the turn first, then unit by unit, zone by zone, player by player."""
    return tuple(_Comparing(one, other, words).all())


class _Comparing:
    """Goes through both views at once."""

    def __init__(self, one: SeatView, other: SeatView, lexicon: Lexicon) -> None:
        self._views = one, other
        self._lexicon = lexicon
        self._words = DifferenceWords(lexicon)

    def all(self) -> Iterator[Difference]:
        yield from self._turn()
        yield from UnitDifferences(*self._views, self._words).all()
        yield from self._zones()
        yield from self._stage()
        yield from self._marks()
        yield from self._options()

    def _unlike(self, about: Words, one: Words, other: Words) -> Iterator[Difference]:
        if one != other:
            yield Difference(about, one, other)

    # -- the turn ---------------------------------------------------------------------------------

    def _turn(self) -> Iterator[Difference]:
        one, other = (self._turn_title(view) for view in self._views)
        yield from self._unlike(TURN, one, other)
        ledgers = [dict(view.turn.ledger) for view in self._views]
        for key, title in self._lexicon.ledger.items():
            used = [number(ledger.get(key, 0)) for ledger in ledgers]
            yield from self._unlike(title, both(used[0]), both(used[1]))

    def _turn_title(self, view: SeatView) -> Words:
        phase = self._lexicon.phases.get(view.turn.phase, both(view.turn.phase))
        title = turn_title(view.turn, view.setting)
        said = bracketed(phase)
        return Words(title.en + said.en, title.ja + said.ja)

    # -- zones ------------------------------------------------------------------------------------

    def _zones(self) -> Iterator[Difference]:
        ids = dict.fromkeys(zone for view in self._views for zone in view.zones)
        for zone in ids:
            view = next(view for view in self._views if zone in view.zones)
            if view.setting.zones[zone].spec.holds == "units":
                continue
            lying = [self._lying(view, zone) for view in self._views]
            extra = [lying[0] - lying[1], lying[1] - lying[0]]
            counts = [self._count(view, zone) for view in self._views]
            if counts[0] == counts[1] and not extra[0] and not extra[1]:
                continue
            told = [self._pile(count, more) for count, more in zip(counts, extra, strict=True)]
            yield from self._unlike(self._words.zone_title(view, zone), told[0], told[1])

    def _count(self, view: SeatView, zone: ZoneId) -> int | None:
        return view.zones[zone].count if zone in view.zones else 0

    def _lying(self, view: SeatView, zone: ZoneId) -> Counter[str]:
        """Return the cards that the seat knows there, by ref."""
        if zone not in view.zones:
            return Counter()
        refs = (view.cards[handle].ref for handle in view.cards_in(zone))
        return Counter(ref for ref in refs if ref is not None)

    def _pile(self, count: int | None, more: Counter[str]) -> Words:
        """Return how many lie there, and those that do not in the other: "5 cards, with Switch"."""
        told = Words("?", "?") if count is None else counted(count, CARD)
        if not more:
            return told
        named = self._words.names([self._words.name(ref) for ref in more.elements()])
        return Words(f"{told.en}, with {named.en}", f"{told.ja}（{named.ja}を含む）")

    # -- stage, marks and options -----------------------------------------------------------------

    def _stage(self) -> Iterator[Difference]:
        """What waits on the stage, the last one first."""
        one, other = (
            series([self._declared(view, told) for told in reversed(view.stage.declarations)])
            for view in self._views
        )
        yield from self._unlike(STAGE, one if one.en else NOTHING, other if other.en else NOTHING)

    def _declared(self, view: SeatView, told: SeatDeclaration) -> Words:
        called = self._lexicon.declared(view.setting, told.seat, told.text) or both(told.text)
        return owned(view.setting.seats[told.seat].name, called) if told.seat >= 0 else called

    def _marks(self) -> Iterator[Difference]:
        targets = sorted({target for view in self._views for target in view.marks})
        for target in targets:
            lying = [_by_key(view.marks.get(target, ())) for view in self._views]
            keys = sorted({*lying[0], *lying[1]})
            unlike = [key for key in keys if lying[0].get(key) != lying[1].get(key)]
            told = [
                [self._words.mark(marks[key]) for key in unlike if key in marks] for marks in lying
            ]
            said = [series(one) if one else NOTHING for one in told]
            yield from self._unlike(self._target(target), said[0], said[1])

    def _target(self, target: str) -> Words:
        view = self._views[0]
        seats = {f"seat.{seat}": one.name for seat, one in enumerate(view.setting.seats)}
        if target in seats:
            return both(seats[target])
        cell = cell_named(view.setting.zones, target)
        if cell is None:
            return TABLE
        title = self._words.zone_title(view, cell[0])
        return Words(f"{title.en} {cell[1]}", f"{title.ja}{cell[1]}")

    def _options(self) -> Iterator[Difference]:
        agreed = [dict(view.options) for view in self._views]
        for key in sorted({*agreed[0], *agreed[1]}):
            title = self._lexicon.options.get(key, both(key))
            one, other = (self._option(key, options.get(key)) for options in agreed)
            yield from self._unlike(title, one, other)

    def _option(self, key: str, chosen: str | None) -> Words:
        if chosen is None:
            return NOTHING
        return self._lexicon.values.get((key, chosen), both(chosen))


def _by_key(marks: Marks) -> dict[str, Mark]:
    return {mark.key: mark for mark in marks}
