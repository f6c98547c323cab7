"""What a row of the outline says: one sentence with all that matters, in either language.

Read on the screen and by screen readers alike, so nothing here is told by a sign or a colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from app.core.placed.pile_gaps import place_of
from app.core.text.turn_words import whose
from app.core.text.wording import CARD, both, counted, listed, owned, series
from app.core.text.words import Words
from app.games.contracts.computer_contract import computers_of, signed
from app.games.contracts.out_contract import seats_out, turn_of
from app.games.game_api import Health
from app.games.seats.boards.seat_facing import TWO_SIDES
from app.ui.outline.sentences.outline_marks import MarkSentences
from app.ui.outline.sentences.outline_words import (
    ATTACHED,
    EMPTY,
    EMPTY_PLACES,
    FACE_DOWN,
    FACE_UP,
    NOT_BEGUN,
    OUT,
    SEALED,
    SEEN,
    SHARED,
    cell_title,
    left_of,
    name_of,
    numbered,
    planned,
    titled,
    untold,
)
from app.ui.outline.sentences.unit_sentences import UnitSentences
from app.ui.panels.cards.unit_health import number_label

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.ids import SeatId
    from app.core.text.words import Language
    from app.core.view import SeatView
    from app.core.zone import Zone
    from app.games.game_api import GameSpec
    from app.ui.outline.outline_rows import Row


class Sentences:
    """Says rows of one game in one language."""

    def __init__(self, spec: GameSpec, card_of: Callable[[str], Face], language: Language) -> None:
        self.language: Language = language
        self._spec = spec
        self.card_of = card_of
        self._marks = MarkSentences(spec, self.of)
        self._units = UnitSentences(spec, card_of, self._marks, self.of)
        self._phases = dict(spec.phases)
        self._ledger = {key: title for key, title, _ in spec.ledger}

    def row(self, view: SeatView, row: Row) -> str:
        """Return what a row says."""
        return self._join(self._parts(view, row))

    def name(self, view: SeatView, row: Row) -> str:
        """Return what a row is called: the beginning of its sentence."""
        return self._in(self.head(view, row))

    def face(self, view: SeatView, row: Row) -> Face | None:
        """Return the card that a row is of; None for other rows, and where it is not known."""
        if row.kind not in ("unit", "card"):
            return None
        seen = view.cards.get(row.card)
        return None if seen is None or seen.ref is None else self.card_of(seen.ref)

    def where(self, view: SeatView, row: Row) -> str:
        """Return where a card or unit lies: whose, which zone, which place of how many."""
        if row.kind not in ("unit", "card", "cell"):
            return ""
        parts: list[Words] = []
        zone = view.setting.zones[row.zone]
        if row.seat is not None and row.seat != view.seat:
            parts.append(both(view.setting.seats[row.seat].name))
        parts.append(zone.spec.title)
        if row.role:
            parts.append(self.of(view, view.units[row.unit].base))
        elif row.kind == "cell" or zone.spec.cells:
            cell = row.index if row.kind == "cell" else view.units[row.unit].cell
            parts += [cell_title(cell)] if row.unit and cell else []
        else:
            count, gaps = view.zones[row.zone].count, view.zones[row.zone].gaps
            if count is not None:
                number, places = place_of(gaps, row.index) + 1, count + len(gaps)
                parts.append(Words(f"{number} of {places}", f"{places}のうち{number}番目"))
        return self._join(parts)

    def of(self, view: SeatView, card: str) -> Words:
        """Return the name of a card that a handle, or a place nobody sees into, stands for."""
        return name_of(view, card, self.card_of)

    # -- the parts of a sentence --------------------------------------------------------------

    def _parts(self, view: SeatView, row: Row) -> list[Words]:
        head = [self.head(view, row)]
        if row.kind == "seat" and row.seat is not None:
            return head + self._seat(view, row.seat)
        if row.kind == "table":
            return head + self._table(view)
        if row.kind == "zone":
            return self._zone(view, view.setting.zones[row.zone], head[0])
        if row.words is not None:
            return head
        if row.kind == "unit":
            return head + self._units.parts(view, view.units[row.unit])
        return head + (self._cell if row.kind == "cell" else self._card)(view, row)

    def head(self, view: SeatView, row: Row) -> Words:
        """Return what a row is called, in both languages."""
        if row.words is not None:
            return row.words
        if row.kind == "seat" and row.seat is not None:
            return _sitting(view, row.seat)
        if row.kind == "table":
            return SHARED
        if row.kind == "zone":
            title = view.setting.zones[row.zone].spec.title
            if row.seat is None or row.seat == view.seat:
                return title
            return owned(view.setting.seats[row.seat].name, title)
        return cell_title(row.index) if row.kind == "cell" else self.of(view, row.card)

    def _seat(self, view: SeatView, seat: SeatId) -> list[Words]:
        parts: list[Words] = []
        if len(view.setting.seats) > TWO_SIDES:
            parts.append(Words(f"player {seat + 1}", f"プレイヤー{seat + 1}"))
        turn = turn_of(view, self._spec.out)
        if turn.of(seat):
            parts.append(Words(f"to move, turn {turn.number}", f"手番（{turn.number}ターン目）"))
            phase = self._phases.get(turn.phase)
            parts += [phase] if phase is not None and turn.phase != "main" else []
        why = seats_out(view, self._spec.out).get(seat)
        parts += [titled(OUT, why)] if why is not None else []
        for zone in view.setting.zones.values():
            count = view.zones[zone.id].count
            if zone.holders == (seat,) and zone.spec.visibility != "public" and count is not None:
                title = zone.spec.title
                parts.append(Words(f"{title.en} {count}", f"{title.ja}{count}枚"))
        if turn.of(seat):
            used = [
                numbered(self._ledger.get(key, both(key)), times)
                for key, times in turn.ledger
                if times
            ]
            if used:
                parts.append(titled(Words("used", "使用済み"), listed(used)))
        parts += planned(view, seat, self._spec.plan_words)
        return parts + self._marks.told(view, view.marks.get(f"seat.{seat}", ()))

    def _table(self, view: SeatView) -> list[Words]:
        turn = turn_of(view, self._spec.out)
        if not turn.number:
            parts = [NOT_BEGUN]
        else:
            who = whose(turn, view.setting)
            parts = [Words(f"turn {turn.number}: {who.en}", f"{turn.number}ターン目・{who.ja}の番")]
        return parts + self._marks.told(view, view.marks.get("table", ()))

    def _zone(self, view: SeatView, zone: Zone, head: Words) -> list[Words]:
        seen = view.zones[zone.id]
        parts = [head]
        if len(zone.holders) > 1:
            parts.append(listed([view.setting.seats[seat].name for seat in zone.holders]))
        if seen.count is None:
            return [*parts, SEALED if seen.sealed else untold(zone.spec.counted_below)]
        if not seen.count:
            return [*parts, EMPTY]
        if zone.spec.holds == "units":
            # What a game counts with what word only the game knows.
            return [Words(f"{head.en}, {seen.count}", f"{head.ja}（{seen.count}）"), *parts[1:]]
        parts.append(counted(seen.count, CARD))
        if seen.listed and zone.spec.visibility == "public":
            top = self.of(view, seen.items[0])
            parts.append(Words(f"on top {top.en}", f"一番上は{top.ja}"))
        elif seen.seen:
            number = len(seen.seen)
            parts.append(Words(f"{number} of them seen by you", f"うち{number}枚が見えている"))
        if seen.gaps:
            parts.append(titled(EMPTY_PLACES, listed([str(gap + 1) for gap in seen.gaps])))
        return parts

    def _cell(self, view: SeatView, row: Row) -> list[Words]:
        held = (view.units[name] for name in view.zones[row.zone].items)
        names = [self.of(view, unit.base) for unit in held if unit.cell == row.index]
        return [*(names or [EMPTY]), *self._marks.told(view, view.marks.get(row.key, ()))]

    def _card(self, view: SeatView, row: Row) -> list[Words]:
        seen = view.cards.get(row.card)
        parts: list[Words] = []
        if row.role:
            parts.append(ATTACHED if row.role == "attached" else self._spec.unit_words.earlier)
        if seen is None:
            return parts
        if seen.ref is not None:
            card = self.card_of(seen.ref)
            if not card.plain:
                parts.append(card.line)
            if card.unit and not row.role:
                parts.append(left_of(Health(card.unit, card.unit), number_label(card)))
        zone = view.setting.zones[seen.zone]
        if zone.spec.visibility == "public":
            parts += [FACE_DOWN] if seen.ref is not None and not seen.up else []
        elif seen.ref is not None and (
            zone.spec.visibility in ("hidden", "sealed") or view.seat not in zone.holders
        ):
            parts.append(FACE_UP if seen.up else SEEN)
        return parts + self._marks.told(view, seen.marks)

    def _in(self, words: Words) -> str:
        return words.in_(self.language)

    def _join(self, parts: Iterable[Words]) -> str:
        return self._in(series(list(parts)))


def _sitting(view: SeatView, seat: SeatId) -> Words:
    """Return who has a seat, and whether that is a computer, or oneself."""
    name = view.setting.seats[seat].name
    if seat in computers_of(view.options):
        return signed(both(name))
    return Words(f"{name} (you)", f"{name}（あなた）") if seat == view.seat else both(name)
