"""What a row of the outline says: one sentence with all that matters, in either language.

Read on the screen and by screen readers alike, so nothing here is told by a sign or a colour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from app.core.card import Mark, Marks, value_of
from app.core.placed.pile_gaps import place_of
from app.core.text.turn_words import whose
from app.core.text.wording import CARD, both, cell_in, counted, listed, owned, quoted, series
from app.core.text.words import Words
from app.core.zone import cell_named
from app.games.contracts.board.mark_contract import given_words
from app.games.contracts.board.number_contract import numbers_of, open_refs
from app.games.contracts.board.stamp_contract import stamps_of
from app.games.contracts.computer_contract import computers_of, signed
from app.games.contracts.out_contract import seats_out, turn_of
from app.games.contracts.stage.stage_contract import titles_of_marks
from app.games.game_api import Health
from app.games.seats.boards.seat_facing import TWO_SIDES
from app.ui.outline.outline_words import (
    A_CARD,
    ATTACHED,
    EMPTY,
    EMPTY_PLACES,
    FACE_DOWN,
    FACE_UP,
    HIDDEN,
    NOT_BEGUN,
    NOTE,
    OUT,
    QUIET_MARKS,
    SEALED,
    SEEN,
    SHARED,
    WITH,
    YOURS,
    cell_title,
    how_many,
    left_of,
    numbered,
    planned,
    titled,
    untold,
)
from app.ui.panels.cards.unit_health import health_of, number_label

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.core.ids import SeatId
    from app.core.text.words import Language
    from app.core.view import SeatCard, SeatUnit, SeatView
    from app.core.zone import Zone
    from app.games.game_api import GameSpec
    from app.ui.outline.outline_rows import Row


class Sentences:
    """Says rows of one game in one language."""

    def __init__(self, spec: GameSpec, card_of: Callable[[str], Face], language: Language) -> None:
        self.language: Language = language
        self._spec = spec
        self.card_of = card_of
        self._marks = titles_of_marks(spec.marks)
        self._phases = dict(spec.phases)
        self._ledger = {key: title for key, title, _ in spec.ledger}

    def row(self, view: SeatView, row: Row) -> str:
        """Return what a row says."""
        return self._join(self._parts(view, row))

    def name(self, view: SeatView, row: Row) -> str:
        """Return what a row is called: the beginning of its sentence."""
        return self._in(self.head(view, row))

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
        seen = view.cards.get(card)
        return self._card_name(seen)

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
            return head + self._unit(view, view.units[row.unit])
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
        return parts + self._told(view, view.marks.get(f"seat.{seat}", ()))

    def _table(self, view: SeatView) -> list[Words]:
        turn = turn_of(view, self._spec.out)
        if not turn.number:
            parts = [NOT_BEGUN]
        else:
            who = whose(turn, view.setting)
            parts = [
                Words(f"turn {turn.number}: {who.en}", f"{turn.number}ターン目 · {who.ja}の番")
            ]
        return parts + self._told(view, view.marks.get("table", ()))

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
        return [*(names or [EMPTY]), *self._told(view, view.marks.get(row.key, ()))]

    def _unit(self, view: SeatView, unit: SeatUnit) -> list[Words]:
        base = view.cards[unit.base]
        parts = [] if base.up else [FACE_DOWN]
        if len(view.setting.zones[unit.zone].holders) > 1:
            name = view.setting.seats[base.owner].name
            parts.append(YOURS if base.owner == view.seat else owned(name, A_CARD))
        held = numbers_of(self._spec.numbers, unit.marks, open_refs(unit, view.cards))
        parts += [one.told(now, usual) for one, now, usual in held]
        card = None if base.ref is None else self.card_of(base.ref)
        damage = value_of(unit.marks, "damage")
        if card is not None and card.unit:
            parts.append(left_of(health_of(self._spec, view, unit, card), number_label(card)))
        if damage:
            parts.append(Words(f"damage {damage}", f"ダメージ{damage}"))
        quiet = QUIET_MARKS if card is not None else ("damage",)
        parts += self._told(view, unit.marks, [*quiet, *(one.key for one in self._spec.numbers)])
        parts += stamps_of(self._spec.stamps, view, unit)
        turned = any(mark.key in self._marks for mark in unit.marks if mark.key != "damage")
        if unit.turn and not turned:
            parts.append(Words(f"turned {unit.turn}°", f"{unit.turn}°回してある"))
        parts += self._attached(view, unit)
        if unit.under:
            stages = listed([self.of(view, handle) for handle in reversed(unit.under)])
            upon = self._spec.unit_words.upon
            parts.append(Words(upon.en.format(cards=stages.en), upon.ja.format(cards=stages.ja)))
        return parts

    def _attached(self, view: SeatView, unit: SeatUnit) -> list[Words]:
        """Return what is attached: by its sign and how often, by its name, and whatever else."""
        energy: Counter[Words] = Counter()
        tools: list[Words] = []
        others: Counter[Words] = Counter()
        for handle in unit.attached:
            ref = view.cards[handle].ref
            card = None if ref is None else self.card_of(ref)
            if card is not None and card.attached == "sign":
                energy[card.short] += 1
            elif card is not None and card.attached == "name":
                tools.append(card.name)
            else:
                others[self.of(view, handle)] += 1
        parts = []
        if energy:
            kinds = listed([how_many(name, times) for name, times in energy.items()])
            parts.append(titled(self._spec.unit_words.signs, kinds))
        if tools:
            parts.append(titled(self._spec.unit_words.names, listed(tools)))
        if others:
            parts.append(
                titled(WITH, listed([numbered(name, times) for name, times in others.items()]))
            )
        return parts

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
        return parts + self._told(view, seen.marks)

    def _told(self, view: SeatView, marks: Marks, quiet: Iterable[str] = ()) -> list[Words]:
        hidden = {*quiet, *self._spec.unseen}
        told = [mark for mark in marks if mark.key not in hidden]
        # What people wrote is the longest and the least urgent.
        told.sort(key=lambda mark: mark.key.startswith("note"))
        return [self._mark(view, mark) for mark in told]

    def _mark(self, view: SeatView, mark: Mark) -> Words:
        kind = mark.key.partition(":")[0]
        if kind == "note":
            return titled(NOTE, quoted(mark.text))
        title = self._marks.get(mark.key) or self._marks.get(kind) or both(mark.text or mark.key)
        value = 1 if mark.key in self._spec.unnumbered else mark.value
        told = numbered(title, value, always=mark.key in self._spec.counted)
        given = given_words(view, mark, self._spec.by_seat)
        if given.en:
            told = Words(title.en + given.en, title.ja + given.ja)
        aimed = cell_named(view.setting.zones, mark.to)
        if mark.to in view.units or aimed is not None:
            goal = self.aimed(view, mark.to)
            told = Words(f"{told.en} on {goal.en}", f"{told.ja}（{goal.ja}へ）")
        return told

    def aimed(self, view: SeatView, target: str) -> Words:
        """Return what is aimed at: a unit by its card's name, or a numbered place."""
        cell = cell_named(view.setting.zones, target)
        if cell is None:
            return self.of(view, view.units[target].base)
        return cell_in(view.setting.zones[cell[0]].spec.title, cell[1])

    def _card_name(self, card: SeatCard | None) -> Words:
        return HIDDEN if card is None or card.ref is None else self.card_of(card.ref).name

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
