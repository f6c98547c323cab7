"""The turn of a typed position: "turn 5 Ren; used energy", and the options that were agreed on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from app.cards.name_keys import name_key
from app.core.card import Mark
from app.core.data.value import replace
from app.core.ids import SeatId
from app.core.options import names_option
from app.core.placed.table_position import went_first
from app.core.table import Turn
from app.core.text.wording import either
from app.core.text.words import Words
from app.core.zone import Seat
from app.session.positions.typed.typed_cards import items_of, short, wrong
from app.session.positions.typed.typed_seats import named_first
from app.session.positions.typed.typed_units import valued

if TYPE_CHECKING:
    from app.games.game_api import GameSpec

USUAL_TURN = 3
"""The turn of a position that does not say: nobody's first any more."""

_TURN = re.compile(r"(?:turn|ターン|番)\s*(?P<n>\d{1,4})\b[\s,、·・]*(?P<rest>.*)", re.IGNORECASE)
_USED = re.compile(r"(?:used|使用済み)\s*[:：]?\s*(?P<what>.+)", re.IGNORECASE)
_OPTION = re.compile(r"(?:option|ルール)\s+(?P<key>\S+?)\s*[:：]\s*(?P<chosen>\S+)", re.IGNORECASE)
_FIRST = re.compile(r"(?:first|先攻)\s*[:：]\s*(?P<who>.+)", re.IGNORECASE)
_TO_NEXT = re.compile(r"[\s,、·・]+|$")


class TypedTurn:
    """Which turn it is, what was used in it, and what the table agreed on."""

    def __init__(self, spec: GameSpec, seats: Sequence[Seat], used: Iterable[str]) -> None:
        """`used` are the keys of what is used in every turn that does not say."""
        self._spec = spec
        self._seats = seats
        # Where turns are planned in secret all play them at once.
        also = tuple(range(1, len(seats))) if spec.plan_sheet is not None else ()
        ledger = tuple((key, 1) for key in sorted(used))
        self.turn = Turn(USUAL_TURN, 0, _usual_phase(spec), ledger, also)
        self.used: dict[str, int] = {}
        """What parts say was used in the turn."""
        self.said = False
        """Whether a part says which turn it is, or what was used in it."""
        self.options: tuple[tuple[str, str], ...] = ()
        self._first: SeatId | None = None
        self._is_named = False
        """Whether a part says whose turn it is."""

    @property
    def told_first(self) -> SeatId | None:
        """Who went first, where a part says so."""
        return self._first

    @property
    def first(self) -> SeatId | None:
        """Who went first, as far as it is said or follows from the turn."""
        return went_first(self._first, self.turn)

    def read(self, part: str) -> list[Mark] | None:
        """Take over what a part says; None where it is about something else.

        Returns the marks of what was used once in the game: the player's whose part it is.
        """
        ways: tuple[tuple[re.Pattern[str], Callable[[str, re.Match[str]], list[Mark]]], ...] = (
            (_TURN, self._begin),
            (_USED, self._use),
            (_OPTION, self._agree),
            (_FIRST, self._go_first),
        )
        for form, does in ways:
            found = form.fullmatch(part)
            if found is not None:
                return does(part, found)
        return None

    def _begin(self, part: str, found: re.Match[str]) -> list[Mark]:
        """Take over which turn it is: "turn 5 Ren", "turn 3 Aki, Ren planning"."""
        seats: list[SeatId] = []
        seat, rest = named_first(self._seats, found["rest"].strip(), _TO_NEXT)
        while seat is not None:
            seats.append(seat)
            seat, rest = named_first(self._seats, rest, _TO_NEXT)
        phase = self._one_of(part, rest, dict(self._spec.phases)) if rest else self.turn.phase
        self.said = True
        self._is_named = self._is_named or bool(seats)
        first = seats[0] if seats else self.turn.seat
        also = tuple(sorted({*seats} - {first})) if seats else self.turn.also
        self.turn = replace(self.turn, number=int(found["n"]), seat=first, phase=phase, also=also)
        return []

    def _use(self, part: str, found: re.Match[str]) -> list[Mark]:
        """Take over what was used in this turn; return what was used once in the game."""
        titles = {key: title for key, title, _ in self._spec.ledger}
        marks: list[Mark] = []
        for item in items_of(found["what"]):
            named, amount = valued(item) or (item, 1)
            key = self._one_of(part, named, {**titles, **dict(self._spec.once)})
            if key in titles:
                self.used[key] = amount
            else:
                marks.append(Mark(key, amount))
        self.said = self.said or bool(self.used)
        ledger = {**dict(self.turn.ledger), **self.used}
        self.turn = replace(self.turn, ledger=tuple(sorted(ledger.items())))
        return marks

    def _agree(self, part: str, found: re.Match[str]) -> list[Mark]:
        pair = found["key"], found["chosen"]
        if not all(map(names_option, pair)):
            raise wrong(part, "this is not an option.", "この項目はありません。")
        self.options = (*self.options, pair)
        return []

    def _go_first(self, part: str, found: re.Match[str]) -> list[Mark]:
        """Take over who went first; a turn that is said to be nobody's is that player's."""
        seat, rest = named_first(self._seats, found["who"].strip(), _TO_NEXT)
        if seat is None or rest:
            names = either([Words(one.name, one.name) for one in self._seats])
            raise wrong(
                part,
                f"name one player who went first: {names.en}.",
                f"先攻のプレイヤーを1人書いてください（{names.ja}）。",
            )
        self._first = seat
        if not self._is_named:
            also = tuple(sorted({*self.turn.seats} - {seat})) if self.turn.also else ()
            self.turn = replace(self.turn, seat=seat, also=also)
        return []

    def _one_of(self, part: str, said: str, titles: Mapping[str, Words]) -> str:
        """Return the key whose key or title was said."""
        wanted = name_key(said)
        for key, title in titles.items():
            if wanted in (name_key(key), name_key(title.en), name_key(title.ja)):
                return key
        named = either(list(titles.values()))
        raise wrong(
            part,
            f"“{short(said)}” is none of {named.en}.",
            f"「{short(said)}」は{named.ja}のどれでもありません。",
        )


def _usual_phase(spec: GameSpec) -> str:
    """Return the phase in which most of a turn is played."""
    keys = [key for key, _ in spec.phases]
    return "main" if "main" in keys or not keys else keys[0]
