"""What a gesture means while a plan is made: a card or a monster, and what it is let go over."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.ids import UnitId, ZoneId, parse_place, zone_name
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.nullpoga.planning import drafting as d
from app.games.nullpoga.planning import entry_words as w
from app.games.nullpoga.planning.fighters import fighters, moves_to
from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS, STANDBY, Board, Place, Row
from app.games.nullpoga.resolver.spell_effects import RITUAL_COST
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Freeze, Plan, Push, Summon
from app.games.nullpoga.table.board_reading import board_of, hand_of
from app.games.nullpoga.table.nullpoga_marks import card_of
from app.games.nullpoga.table.nullpoga_options import rulings_at
from app.games.nullpoga.table.nullpoga_zones import ROWS, column_at

Meaning = tuple[Words, Plan]
"""What a gesture is called, and the plan that comes of it."""


def aimed_at(view: SeatView, zone: ZoneId, unit: UnitId, cell: str) -> Place | None:
    """Return the cell that is meant: the one named, or the one a unit stands in."""
    named = parse_place(cell)
    if named is None and unit in view.units:
        held = view.units[unit]
        named = (held.zone, held.cell)
    if named is None:
        return None
    zone, number = named
    row: Row = BATTLE if zone_name(zone) == BATTLE else STANDBY
    holders = view.setting.zones[zone].holders if zone in view.setting.zones else ()
    if zone_name(zone) not in ROWS or not holders or not 1 <= number <= COLUMNS:
        return None
    return Place(holders[0], row, column_at(holders[0], number))


def card_meanings(
    view: SeatView, card: str, at: Place | None, zone: ZoneId = ""
) -> Iterator[Meaning]:
    """Yield what a card of the hand, by its ref, may mean over a cell, the likeliest first."""
    plan, board, known = d.draft_of(view), board_of(view), card_of(card)
    if known is None:
        return
    if known.kind == "spell":
        for words, cast in _casts(view, plan, board, card, at, zone):
            yield words, d.with_cast(plan, cast, d.left_in_hand(view, plan, card))
    elif at is not None and at.side == view.seat:
        yield from _monster_meanings(view, plan, board, card, at)


def _monster_meanings(
    view: SeatView, plan: Plan, board: Board, card: str, at: Place
) -> Iterator[Meaning]:
    left, known = d.left_in_hand(view, plan, card), card_of(card)
    rituals = d.left_in_hand(view, plan, "summon_ritual")
    cheap = known is not None and known.cost <= RITUAL_COST
    free = board.at(Place(view.seat, BATTLE, at.column)) is None
    if at.row == BATTLE and rituals > 0 and left > 0 and cheap and free:
        ritual = Cast("summon_ritual", Place(view.seat, BATTLE, at.column), monster=card)
        name = w.place_name(at, view.seat)
        yield (
            Words(f"By the ritual to {name.en}", f"召喚の儀式で{name.ja}へ"),
            d.with_cast(plan, ritual, rituals),
        )
    standby = w.place_name(Place(view.seat, STANDBY, at.column), view.seat)
    yield (
        Words(f"Summon to {standby.en}", f"{standby.ja}に召喚"),
        d.with_summon(plan, Summon(card, at.column), left),
    )


def _casts(
    view: SeatView, plan: Plan, board: Board, card: str, at: Place | None, zone: ZoneId
) -> Iterator[tuple[Words, Cast]]:
    name = w.short_name(card)
    if card in ("blaze", "fire_rain"):
        if at is not None or zone_name(zone) in ROWS:
            yield Words(f"Cast {name.en}", f"{name.ja}を唱える"), Cast(card)
        return
    if at is None:
        return
    if card == "swap":
        yield from _swaps(board, at, view.seat)
    elif card == "summon_ritual":
        yield from _rituals(view, plan, at)
    elif card != "rock_spell" or at.row == BATTLE:
        if card == "flame_guard" and at.side != view.seat:
            return
        on = w.who_stands(board, at, view.seat)
        yield Words(f"{name.en}: {on.en}", f"{name.ja}：{on.ja}"), Cast(card, at)


def _swaps(board: Board, at: Place, own: int) -> Iterator[tuple[Words, Cast]]:
    """Yield the pairs of a column that a cell belongs to: with the one behind, or facing it."""
    other_row: Row = STANDBY if at.row == BATTLE else BATTLE
    others = [Place(at.side, other_row, at.column)]
    if at.row == BATTLE:
        others.insert(0, Place(1 - at.side, BATTLE, at.column))
    for other in others:
        first, second = w.who_stands(board, at, own), w.who_stands(board, other, own)
        cast = Cast("swap", pair=((at.side, at.row), (other.side, other.row)), column=at.column)
        yield Words(f"{first.en} ⇄ {second.en}", f"{first.ja}⇄{second.ja}"), cast


def _rituals(view: SeatView, plan: Plan, at: Place) -> Iterator[tuple[Words, Cast]]:
    if (at.side, at.row) != (view.seat, BATTLE):
        return
    for card in dict.fromkeys(hand_of(view, view.seat)):
        known = card_of(card)
        if known is None or known.kind != "monster" or known.cost > RITUAL_COST:
            continue
        if d.left_in_hand(view, plan, card) > 0:
            name = w.short_name(card)
            yield (
                Words(f"Bring {name.en}", f"{name.ja}を出す"),
                Cast("summon_ritual", at, monster=card),
            )


def unit_meanings(view: SeatView, unit: UnitId, at: Place | None) -> Iterator[Meaning]:
    """Yield what a monster may mean over a cell, the likeliest first."""
    plan, board = d.draft_of(view), board_of(view)
    if at is None or unit not in view.units:
        return
    own = view.seat
    if unit in fighters(board, own, plan):
        yield from _own_meanings(view, plan, board, unit, at)
    elif at.side != own and at.row == BATTLE and board.at(at) is None:
        yield from _pushes(view, plan, board, unit, at)


def _own_meanings(
    view: SeatView, plan: Plan, board: Board, unit: UnitId, at: Place
) -> Iterator[Meaning]:
    own, one = view.seat, fighters(board, view.seat, plan)[unit]
    name = w.place_name(at, own)
    if at.side == own:
        if at.row == BATTLE and at.column in moves_to(board, own, plan, unit, rulings_at(view)):
            yield (
                Words(f"Move to {name.en}", f"{name.ja}へ動く"),
                d.with_act(plan, Act(unit, "move", at.column)),
            )
        return
    found: list[Meaning] = []
    if one.able and at.row == BATTLE:
        aim = at.column if one.card == "archer" else -1
        found.append(attack(plan, unit, aim, at if aim >= 0 else None, own))
    if one.card == "frost_witch" and at.row == BATTLE:
        frozen = d.with_freeze(plan, Freeze(unit, at.column))
        # Who stands elsewhere than in front cannot be meant by an attack.
        first = board.at(at) is not None and at.column != one.column
        words = Words(f"Freeze {name.en}", f"{name.ja}を凍らせる")
        found.insert(0 if first else len(found), (words, frozen))
    yield from found


def attack(plan: Plan, unit: UnitId, aim: int, at: Place | None, own: int) -> Meaning:
    """Return an attack, aimed where the monster can aim."""
    act = d.with_act(plan, Act(unit, "attack", aim=aim))
    if at is None:
        return Words("Attack in front", "正面を攻撃する"), act
    name = w.place_name(at, own)
    return Words(f"Attack {name.en}", f"{name.ja}を攻撃"), act


def _pushes(view: SeatView, plan: Plan, board: Board, unit: UnitId, at: Place) -> Iterator[Meaning]:
    """Yield a push of an enemy by the first Tempest Knight that pushes nobody yet."""
    own, rulings = view.seat, rulings_at(view)
    busy = {one.monster for one in plan.push}
    able = fighters(board, own, plan)
    knights = [one.uid for one in able.values() if one.card == "tempest_knight"]
    name = w.place_name(at, own)
    words = Words(f"Push to {name.en}", f"{name.ja}へ押す")
    for knight in sorted(knights, key=lambda one: one in busy):
        if rulings.push == "as_act":
            yield words, d.with_act(plan, Act(knight, "push", at.column, target=unit))
        else:
            yield words, d.with_push(plan, Push(knight, unit, at.column))
        return
