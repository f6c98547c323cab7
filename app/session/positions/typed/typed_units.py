"""Units in a typed position: "Dragapult ex < Drakloak + Bravery Charm 2P 150 [asleep]"."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import count
from typing import TYPE_CHECKING

from app.cards.name_keys import name_key
from app.core.card import MOST_CARDS, Mark, with_mark
from app.core.data.value import replace
from app.core.ids import SeatId
from app.core.placed.table_position import UNKNOWN, PlacedCard, PlacedUnit
from app.core.zone import Zone, first_free
from app.session.positions.typed.typed_cards import TypedCards, items_of, short, wrong

if TYPE_CHECKING:
    from app.games.game_api import GameSpec

LONGEST_NUMBER = 5
"""Digits of a mark."""
_CELL = re.compile(r"#?(?P<n>\d{1,2})\s*[:：]\s*(?P<what>.+)")
_VALUED = re.compile(r"(?P<key>.+?)\s*[x×+:：]?\s*(?P<n>\d{1,5})")
_BRACKETS = re.compile(r"(?P<text>[^\[\]]*?)\s*\[(?P<inside>[^\[\]]*)\]")
_ROUND = re.compile(r"(?P<text>.*?)\s*[(（](?P<inside>[^()（）]*)[)）]")
_NEW = re.compile(r"new|just played|出たばかり", re.IGNORECASE)
"""An attribute: it came this turn."""
NEW = 1
"""The turn of a unit that came this turn: which that is may be said later in the text."""


def valued(said: str) -> tuple[str, int] | None:
    """Return what was said and its number: "energy 2"."""
    found = _VALUED.fullmatch(said)
    return None if found is None else (found["key"], int(found["n"]))


class SaidMarks:
    """Finds the marks of a game: damage by its number alone, others by title or key."""

    def __init__(self, spec: GameSpec) -> None:
        self._numbered = any(key == "damage" for key, _ in spec.marks)
        self._named: dict[str, str] = {}
        """All that a mark may be called -> its key."""
        for key, title in spec.marks:
            for name in (key, title.en, title.ja):
                self._named.setdefault(name_key(name), key)

    def mark(self, said: str) -> Mark | None:
        """Return the mark that was said; None where it is none."""
        if said.isdecimal():
            takes = len(said) <= LONGEST_NUMBER and self._numbered
            return Mark("damage", int(said)) if takes else None
        for named, amount in _readings(said):
            key = self._named.get(name_key(named))
            if key is not None:
                return Mark(key, amount)
        return None


def _readings(said: str) -> Iterator[tuple[str, int]]:
    yield said, 1
    with_number = valued(said)
    if with_number is not None:
        yield with_number


class TypedUnits:
    """Reads what stands in the zones of one position."""

    def __init__(self, marks: SaidMarks, cards: TypedCards) -> None:
        self._marks = marks
        self._cards = cards
        self._names = count(1)

    def read(
        self, items: Sequence[str], zone: Zone, owner: SeatId, held: Collection[int]
    ) -> tuple[list[PlacedUnit], list[tuple[int, Mark]]]:
        """Return the units of a list, and the marks that lie on cells themselves.

        `held` are the cells in which others stand. Raises PositionError.
        """
        units: list[PlacedUnit] = []
        grounds: list[tuple[int, Mark]] = []
        for item in self._each(items):
            changed = self._with_attribute(units[-1], item) if units else None
            celled = _CELL.fullmatch(item) if zone.spec.cells else None
            ground = None if celled is None else self._marks.mark(celled["what"])
            if changed is not None:
                units[-1] = changed
            elif celled is not None and ground is not None:
                grounds.append((_cell(item, celled, zone), ground))
            else:
                taken = [*held, *(unit.cell for unit in units)]
                units.append(self._unit(item, celled, zone, owner, taken))
        return units, grounds

    def joining(self, text: str, zone: Zone, owner: SeatId) -> PlacedUnit | None:
        """Return a unit of an unknown card with what a text says of one that stands there.

        None where the text begins with a card: that is another unit. Raises PositionError.
        """
        items = items_of(f"{UNKNOWN} {text}")
        chain = re.split(r"\s\+\s*|＋|\s*[<＜]\s*", self._bracketed(items[0])[0])[0].strip()
        top, _, _ = self._cards.name_alone(chain, owner, self._is_attribute)
        if top != UNKNOWN:
            return None
        units, _ = self.read(items, zone, owner, ())
        return units[0] if len(units) == 1 else None

    def _each(self, items: Sequence[str]) -> Iterator[str]:
        """Give an item for each unit: "2 Dreepy" and "3 unknown" are several."""
        for item in items:
            unknown = 0 if item.isdecimal() else self._cards.unknown(item)
            if unknown:
                yield from [UNKNOWN] * min(unknown, MOST_CARDS + 1)
                continue
            copies, name = self._cards.counted(item)
            if self._marks.mark(item) is None and copies > 1:
                yield from [name] * copies
            else:
                yield item

    def _unit(
        self,
        item: str,
        celled: re.Match[str] | None,
        zone: Zone,
        owner: SeatId,
        taken: Collection[int],
    ) -> PlacedUnit:
        text, attributes = self._bracketed(item if celled is None else celled["what"])
        chain, *attached = [one.strip() for one in re.split(r"\s\+\s*|＋", text)]
        top, *under = [one.strip() for one in re.split(r"\s*[<＜]\s*", chain)]
        top, shorts, behind = self._cards.name_alone(top, owner, self._is_attribute)
        if not top or not all(under):
            raise wrong(item, "a unit begins with a card.", "ユニットはカードの名前で始めます。")
        more = [card for one in attached for card in self._cards.placed(one, owner, up=True)]
        cell = _free_cell(item, zone, taken) if celled is None else _cell(item, celled, zone, taken)
        unit = PlacedUnit(
            f"u{next(self._names):08}",
            self._card(top, owner),
            tuple([self._card(name, owner) for name in reversed(under)]),
            (*shorts, *more),
            cell=cell,
        )
        for said in (*behind, *attributes):
            changed = self._with_attribute(unit, said)
            if changed is None:
                raise wrong(
                    item,
                    f"“{short(said)}” is neither a number nor a mark of this game.",
                    f"「{short(said)}」は数字でも、このゲームの印でもありません。",
                )
            unit = changed
        return unit

    def _bracketed(self, text: str) -> tuple[str, list[str]]:
        """Return a text without what stands in brackets behind it, and that as a list.

        Round ones may be a part of a name: "Boss's Orders (Ghetsis)".
        """
        found = _BRACKETS.fullmatch(text)
        if found is not None:
            return found["text"], items_of(found["inside"])
        found = _ROUND.fullmatch(text)
        inside = items_of(found["inside"]) if found is not None else []
        if found is None or not inside or not all(map(self._is_attribute, inside)):
            return text, []
        return found["text"], inside

    def _is_attribute(self, said: str) -> bool:
        turned = said in {f"{degrees}°" for degrees in (90, 180, 270)}
        return turned or bool(_NEW.fullmatch(said)) or self._marks.mark(said) is not None

    def _card(self, name: str, owner: SeatId) -> PlacedCard:
        if name == UNKNOWN:
            return PlacedCard(UNKNOWN, owner)
        return PlacedCard(self._cards.ref(name), owner, None, up=True)

    def _with_attribute(self, unit: PlacedUnit, said: str) -> PlacedUnit | None:
        """Return a unit with what was said of it, None where that is no attribute."""
        if _NEW.fullmatch(said):
            return replace(unit, entered=NEW, changed=NEW)
        for degrees in (90, 180, 270):
            if said == f"{degrees}°":
                return replace(unit, turn=degrees)
        mark = self._marks.mark(said)
        return None if mark is None else replace(unit, marks=with_mark(unit.marks, mark.key, mark))


def _cell(item: str, celled: re.Match[str], zone: Zone, taken: Collection[int] = ()) -> int:
    cell = int(celled["n"])
    if not 1 <= cell <= zone.spec.cells:
        last = zone.spec.cells
        raise wrong(item, f"the cells there are 1 to {last}.", f"マスは1～{last}です。")
    if cell in taken:
        raise wrong(item, "somebody stands in that cell.", "そのマスにはもうカードがあります。")
    return cell


def _free_cell(item: str, zone: Zone, taken: Collection[int]) -> int:
    """Return a cell for a unit that does not say one; 0 where a zone has none."""
    cell = first_free(zone.spec.cells, taken)
    if zone.spec.cells and not cell:
        raise wrong(item, "no cell is free there.", "空いているマスがありません。")
    return cell
