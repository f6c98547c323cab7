"""Cards as they are named in a typed position, and what is said of what is not understood."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from app.cards.deck.deck import DeckLine, DeckListError
from app.cards.name_keys import name_key
from app.core.ids import SeatId
from app.core.placed.table_position import UNKNOWN, PlacedCard
from app.core.text.wording import both, either, quoted
from app.core.text.words import Words
from app.core.zone import Seat
from app.session.positions.position_line import PositionError

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards

LONGEST_CARD = 120
"""Letters of the name of a card."""
NO_NAME = Words(
    "this is not the name of a card. A comma stands between cards, and “+” before what is "
    "attached.",
    "カードの名前ではありません。カードは「、」で区切り、ついているカードは「+」の後に書きます。",
)
_SHOWN = 40
_OPEN, _CLOSED, _COMMAS = frozenset("[(（"), frozenset("])）"), frozenset(",、，")
_WITHIN = 400
"""Letters within which brackets are closed."""

_UNKNOWN = re.compile(
    r"(?P<n>\d{1,4})\s*(?:cards?|枚)?\s*(?:unknown|face[- ]down|left|不明|裏向き|残り)?"
    r"|(?:unknown|不明|\?)",
    re.IGNORECASE,
)
_COPIES = re.compile(
    r"(?P<n>\d{1,2})(?:\s*[xX×]\s*|\s+)(?P<before>.+)"
    r"|(?P<after>.+?)(?:\s+[xX]|\s*×)\s*(?P<m>\d{1,2})"
)
_EYES = re.compile(r"(?P<what>.+?)\s*[@＠]\s*(?P<who>[^@＠]+)")


def wrong(part: str, en: str, ja: str) -> PositionError:
    """Return the error of a part of a typed position."""
    said = quoted(Words(short(part), short(part)))
    return PositionError(Words(f"{said.en}: {en}", f"{said.ja}：{ja}"))


def short(text: str) -> str:
    """Return a text as it is told back, however long it is."""
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def items_of(text: str) -> list[str]:
    """Return the items of a list; what stands in brackets is one with what is before it."""
    items, begins, depth = [], 0, 0
    for place, sign in enumerate(text):
        if sign in _OPEN:
            depth += 1
        elif sign in _CLOSED:
            depth = max(0, depth - 1)
        elif sign in _COMMAS and (not depth or not _is_closed(text, place)):
            items.append(text[begins:place])
            begins, depth = place + 1, 0
    return [one for item in (*items, text[begins:]) if (one := item.strip())]


def _is_closed(text: str, place: int) -> bool:
    """Whether brackets that are open somewhere are closed soon."""
    return any(sign in _CLOSED for sign in text[place : place + _WITHIN])


def _is_print_of(line: DeckLine) -> bool:
    """Whether the card of a line is of the print that it says, if it says one."""
    said = [one.casefold() for one in (line.set_code, line.number) if one]
    return not said or said[-1] in re.split(r"\W+", line.key.casefold())


class TypedCards:
    """Finds the cards that a text names."""

    def __init__(self, cards: GameCards, shorts: Mapping[str, str], seats: Sequence[Seat]) -> None:
        self.shorts = shorts
        """Short names of cards -> their names."""
        self.remarks: dict[str, Words] = {}
        """By name: that there is no data for it."""
        self._cards = cards
        self._seats = seats
        self._refs: dict[str, str] = {}

    def placed(self, item: str, owner: SeatId, *, up: bool) -> Iterator[PlacedCard]:
        """Give the cards of an item: "Iono", "2 Iono", "24 unknown", "Iono @Ren"."""
        eyes = _EYES.fullmatch(item)
        seats = self._eyes(item, eyes["who"]) if eyes is not None else ()
        what = eyes["what"] if eyes is not None else item
        if _UNKNOWN.fullmatch(what) is not None:
            for _ in range(self.unknown(what)):
                yield PlacedCard(UNKNOWN, owner)
            return
        copies, name = self.counted(what)
        ref = self.ref(name)
        for _ in range(copies):
            yield PlacedCard(ref, owner, None, up, seats, seats)

    def counted(self, what: str) -> tuple[int, str]:
        """Return how many of which card: "2 Iono"; "2 of Hearts" is the name of one."""
        found = None if self.is_known(what.strip()) else _COPIES.fullmatch(what)
        if found is None:
            return 1, what.strip()
        return int(found["n"] or found["m"]), (found["before"] or found["after"]).strip()

    def unknown(self, what: str) -> int:
        """Return how many cards nobody named, where that is what is said: "3 unknown"."""
        found = _UNKNOWN.fullmatch(what)
        return 0 if found is None else int(found["n"] or 1)

    def _eyes(self, part: str, who: str) -> tuple[SeatId, ...]:
        """Return who knows a card: "Ren", "Aki+Ren"."""
        found = []
        for name in re.split(r"[+＋&]", who):
            called = [name_key(one.name) for one in self._seats]
            if name_key(name) not in called:
                known, said = either([one.name for one in self._seats]), short(name.strip())
                raise wrong(
                    part,
                    f"“{said}” is none of {known.en}.",
                    f"「{said}」は{known.ja}のどれでもありません。",
                )
            found.append(called.index(name_key(name)))
        return tuple(sorted(set(found)))

    def ref(self, name: str) -> str:
        """Return the key of the card that a name means, as a deck list of the game has it."""
        name = self.shorts.get(name, name)
        if name not in self._refs:
            self._refs[name] = self._looked_up(name)
        return self._refs[name]

    def is_known(self, name: str) -> bool:
        """Whether a card has just this name, with what looks like a number behind it."""
        return self._cards.find(name) is not None

    def _short(self, said: str, counted: str) -> str:
        """Return a short name that was said, "" for none; small letters will do behind a number."""
        if said in self.shorts:
            return said
        return said.upper() if counted and said.upper() in self.shorts else ""

    def _looked_up(self, name: str) -> str:
        if len(name) > LONGEST_CARD:
            raise wrong(name, "this is not the name of a card.", "カードの名前ではありません。")
        try:
            read = self._cards.lists.read(f"1 {name}")
        except DeckListError as problem:
            raise wrong(name, NO_NAME.en, NO_NAME.ja) from problem
        if len(read.keys) != 1:
            raise wrong(name, NO_NAME.en, NO_NAME.ja)
        if any(line.status != "known" for line in read.lines):
            said = quoted(Words(short(name), short(name)))
            self.remarks[name] = Words(
                f"There is no card data for {said.en}: a plain card with that name lies there.",
                f"{said.ja}のカードデータがないため、名前だけのカードを置きました。",
            )
        elif not _is_print_of(read.lines[0]):
            said = quoted(Words(short(name), short(name)))
            meant = both(read.lines[0].name)
            self.remarks[name] = Words(
                f"{said.en} is read as {meant.en}: there is no such print.",
                f"{said.ja}というカードはないため、{meant.ja}として読みました。",
            )
        return read.keys[0]

    def name_alone(
        self, text: str, owner: SeatId, is_attribute: Callable[[str], bool]
    ) -> tuple[str, list[PlacedCard], list[str]]:
        """Return a name without what stands behind it: short names of cards, and attributes.

        `is_attribute` says what else may be said of a unit: "poisoned", "150".
        """
        cards: list[PlacedCard] = []
        attributes: list[str] = []
        words = text.split()
        while len(words) > 1 and not self.is_known(" ".join(words)):
            last = words[-1]
            found = re.fullmatch(r"(\d{0,2})(\D+)", last)
            # Of two numbers the first is the card's own: "Dragapult ex TWM 130 150".
            second = last.isdecimal() and any(map(str.isdecimal, attributes))
            if is_attribute(last) and not second:
                attributes.append(last)
            elif found is not None and (short_name := self._short(found[2], counted=found[1])):
                copies = int(found[1] or 1)
                cards[:0] = [PlacedCard(self.ref(short_name), owner, None, up=True)] * copies
            else:
                break
            words.pop()
        return " ".join(words), cards, attributes
