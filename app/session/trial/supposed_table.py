"""A table as one seat supposes it to be: made of its view, with blanks for what it does not know.

It never touches the truth, so whatever is tried out on it can tell a seat nothing new. A blank is
a card without a ref; where the seat is not told how many cards lie somewhere, there are as many as
it must suppose.
"""

from __future__ import annotations

from app.core.card import CardState, Unit
from app.core.data.value import replace
from app.core.ids import JUDGE, CardId, Handle, SeatId, ZoneId
from app.core.seal import Seal
from app.core.table import Declaration, Stage, Table
from app.core.view import SeatCard, SeatDeclaration, SeatView, SeatZone
from app.core.visibility import is_listed, sees_face

BLANK = ""
"""The ref of a card that the seat does not know, and the plan of another that is locked."""
_SUPPOSED = "c~"
"""What handles of blanks begin with, where a card must have one: no host gives such."""


def supposed_table(view: SeatView) -> Table:
    """Return the table that `view` shows, with blanks where it shows nothing.

    What `sight.view` tells its seat of it is `view` again, but for the refs of blanks
    (`without_blanks`).
    """
    return _Supposing(view).table()


def without_blanks(view: SeatView) -> SeatView:
    """Return a view of a supposed table in which blanks are backs again, and plans not told."""
    cards = {
        handle: replace(card, ref=None) if card.ref == BLANK else card
        for handle, card in view.cards.items()
    }
    seals = tuple(replace(one, plan=None) if one.plan == BLANK else one for one in view.seals)
    return replace(view, cards=cards, seals=seals)


def _first_free(view: SeatView) -> int:
    """Return a number from which on no blank is called yet: `view` may be of a supposed table."""
    named = (name.removeprefix(_SUPPOSED) for name in view.cards if name.startswith(_SUPPOSED))
    return 1 + max((int(number) for number in named if number.isdecimal()), default=-1)


class _Supposing:
    """The table that one view supposes, while it is put together."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.cards: list[CardState] = []
        self.numbers: dict[Handle, CardId] = {}
        self.first_free = _first_free(view)

    def table(self) -> Table:
        view, setting = self.view, self.view.setting
        for card in sorted(view.cards.values(), key=self._number):
            self._add(card)
        fields = {
            zone: view.zones[zone].items
            for zone, place in setting.zones.items()
            if place.spec.holds == "units"
        }
        bare = Table(setting, zones={zone: () for zone in view.zones if zone not in fields})
        zones = {zone: self._pile(bare, view.zones[zone]) for zone in bare.zones}
        table = Table(
            setting,
            tuple(self.cards),
            zones,
            fields,
            {name: self._unit(name) for name in view.units},
            dict(view.marks),
            view.turn,
            options=view.options,
            opened=frozenset(zone for zone in zones if self._is_opened(zone)),
            gaps={zone: seen.gaps for zone, seen in view.zones.items() if seen.gaps},
            laid=len(self.cards),
            seals=tuple(
                Seal(seal.seat, BLANK if seal.plan is None else seal.plan, seal.locked)
                for seal in view.seals
            ),
        )
        table = replace(table, cards=tuple(self._shown(table, n) for n in range(len(self.cards))))
        return replace(table, stage=self._stage())

    def _number(self, card: SeatCard) -> tuple[bool, int]:
        """Return a key that puts what a judge names by its number at that number."""
        named = self.view.seat == JUDGE and card.handle.startswith("j")
        return (True, int(card.handle[1:])) if named else (False, 0)

    def _add(self, card: SeatCard) -> None:
        self.numbers[card.handle] = len(self.cards)
        self.cards.append(
            CardState(
                BLANK if card.ref is None else card.ref,
                card.owner,
                card.zone,
                card.unit,
                card.handle,
                card.up,
                marks=card.marks,
                entered=card.entered,
            )
        )

    def _blank(self, bare: Table, zone: ZoneId) -> CardId:
        """Add a card of which nothing is known but where it lies, and return its number."""
        number = len(self.cards)
        place = self.view.setting.zones[zone]
        handle = f"{_SUPPOSED}{self.first_free + number}" if is_listed(bare, zone) else None
        owner = place.holders[0] if place.holders else 0
        self.cards.append(CardState(BLANK, owner, zone, handle=handle))
        return number

    def _pile(self, bare: Table, seen: SeatZone) -> tuple[CardId, ...]:
        if seen.listed:
            return tuple(self.numbers[handle] for handle in seen.items)
        known = {place: self.numbers[handle] for place, handle in seen.seen}
        size = self._size(seen)
        return tuple(
            known[place] if place in known else self._blank(bare, seen.id) for place in range(size)
        )

    def _size(self, seen: SeatZone) -> int:
        """Return how many cards a pile has, or at least has where the seat is not told."""
        if seen.count is not None:
            return seen.count
        least = max((place + 1 for place, _ in seen.seen), default=int(seen.sealed))
        return max(least, self.view.setting.zones[seen.id].spec.counted_below or 0)

    def _is_opened(self, zone: ZoneId) -> bool:
        place, seat = self.view.setting.zones[zone], self.view.seat
        listed = self.view.zones[zone].listed and seat != JUDGE
        return place.spec.visibility == "sealed" and listed and seat not in place.holders

    def _unit(self, name: str) -> Unit:
        unit = self.view.units[name]
        return Unit(
            unit.id,
            unit.zone,
            self.numbers[unit.base],
            tuple(self.numbers[handle] for handle in unit.under),
            tuple(self.numbers[handle] for handle in unit.attached),
            unit.marks,
            unit.turn,
            unit.position,
            unit.entered,
            unit.changed,
            unit.cell,
        )

    def _shown(self, table: Table, number: CardId) -> CardState:
        """Return a card whose face the seat sees although it does not lie open to it."""
        card = table.cards[number]
        seat = self.view.seat
        if card.ref == BLANK or sees_face(table, seat, number):
            return card
        return replace(card, shown=frozenset({seat}), known=frozenset({seat}))

    def _stage(self) -> Stage:
        stage = self.view.stage
        return Stage(tuple(map(self._declared, stage.declarations)), stage.chance, stage.passed)

    def _declared(self, seen: SeatDeclaration) -> Declaration:
        """Return a declaration; a key card that the seat cannot point out is a blank of theirs."""
        cards, handles = [], []
        for handle in seen.cards:
            number = self._key_card(handle, seen.seat)
            if number is not None:
                cards.append(number)
                # A blank that lies in sight was called otherwise when it was declared.
                handles.append(handle)
        return Declaration(
            seen.id, seen.seat, seen.text, tuple(cards), tuple(handles), seen.targets, seen.cost
        )

    def _key_card(self, handle: Handle | None, seat: SeatId) -> CardId | None:
        if handle is not None:
            return self.numbers[handle]
        blanks = [n for n, card in enumerate(self.cards) if card.ref == BLANK]
        theirs = (n for n in blanks if self.cards[n].owner == seat)
        return next(theirs, blanks[0] if blanks else None)
