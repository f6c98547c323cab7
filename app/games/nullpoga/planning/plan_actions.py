"""Planning by menu and keys: summon, cast, attack, move, freeze, repeat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.core.ids import UnitId
from app.core.intent import Intent
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, Pick
from app.games.game_api import Foremost, GameAction, Group, Selection
from app.games.nullpoga.planning import drafting as d
from app.games.nullpoga.planning.fighters import fighters, moves_to
from app.games.nullpoga.planning.plan_gestures import (
    Meaning,
    aimed_at,
    attack,
    card_meanings,
    unit_meanings,
)
from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS, STANDBY, Place
from app.games.nullpoga.resolver.turn_plans import Act, Plan, Repeat
from app.games.nullpoga.table.board_reading import board_of
from app.games.nullpoga.table.nullpoga_marks import card_of
from app.games.nullpoga.table.nullpoga_options import rulings_at
from app.games.nullpoga.table.nullpoga_zones import HAND, column_at
from app.games.table_tools import chosen, chosen_units, own, ref_of, zone_of

PLANNING = "planning"
"""The submenu of what is planned."""
GROUPS = (Group(PLANNING, Words("Plan", "計画"), on_table=True),)
Sketched = Callable[[SeatView, Selection], Plan | None]
"""(view, selection) -> the plan that comes of an entry; None where it is not offered."""


def _planned(name: str, title: Words, plan: Sketched, key: str = "") -> GameAction:
    def make(view: SeatView, selection: Selection) -> Intent | None:
        made = plan(view, selection) if d.drafts_now(view) else None
        return None if made is None else d.sketch(made)

    return GameAction(
        name,
        title,
        lambda view, selection: make(view, selection) is not None,
        make,
        key,
        PLANNING,
    )


# -- a card of the hand ---------------------------------------------------------------------------


def hand_card(view: SeatView, selection: Selection) -> str:
    """Return which single card of the own hand is selected; "" for none."""
    cards = chosen(view, selection)
    if len(cards) != 1 or selection.units or zone_of(view, cards[0]) != own(view, HAND):
        return ""
    return ref_of(view, cards[0]) or ""


def _places(view: SeatView) -> Iterator[Place]:
    """Yield the cells that can be aimed at, the enemy battle zone first."""
    for side in (1 - view.seat, view.seat):
        for row in (BATTLE, STANDBY):
            for cell in range(1, COLUMNS + 1):
                yield Place(side, row, column_at(side, cell))


def _card_meanings(view: SeatView, selection: Selection) -> list[Meaning]:
    """Return what the selected card may mean: at the cell that is aimed at, or at any."""
    card = hand_card(view, selection)
    if not card or not d.drafts_now(view):
        return []
    at = aimed_at(view, "", "", selection.cell)
    if at is not None:
        return list(card_meanings(view, card, at))
    found: dict[Plan, Words] = {}
    for one in _places(view):
        known = card_of(card)
        if known is not None and known.kind == "monster" and one.row != STANDBY:
            continue
        for words, plan in card_meanings(view, card, one):
            found.setdefault(plan, words)
    return [(words, plan) for plan, words in found.items()]


def _free_first(view: SeatView, selection: Selection) -> Plan | None:
    """Summon to the first free standby cell, or cast what needs no aim."""
    meanings = _card_meanings(view, selection)
    known = card_of(hand_card(view, selection))
    if not meanings or known is None:
        return None
    if known.kind == "spell":
        return meanings[0][1] if len(meanings) == 1 else None
    plan, board = d.draft_of(view), board_of(view)
    marching = {
        one.column for one in fighters(board, view.seat, plan).values() if one.row == STANDBY
    }
    taken = {one.column for one in plan.summons}
    for (_, made), cell in zip(meanings, range(1, COLUMNS + 1), strict=False):
        column = column_at(view.seat, cell)
        held = board.at(Place(view.seat, STANDBY, column))
        if column not in taken and (held is None or column in marching):
            return made
    return None


def _ask_where(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask what the selected card is aimed at, where there is more than one way."""
    meanings = _card_meanings(view, selection)
    if len(meanings) < 2:
        return None
    among = tuple(Choosable(str(n), words) for n, (words, _) in enumerate(meanings))
    chosen_one = answers.get("where", "")
    at = int(chosen_one) if chosen_one.isdecimal() and int(chosen_one) < len(meanings) else -1
    card = card_of(hand_card(view, selection))
    title = card.name if card is not None else Words("Plan", "計画")
    return Form(
        title,
        (Pick("where", Words("Where", "場所"), among, chosen_one if at >= 0 else ""),),
        Words("Put in the plan", "計画に入れる"),
        None if at < 0 else d.sketch(meanings[at][1]),
        missing=Words("Choose where.", "場所を選んでください。"),
    )


def _at_cell(cell: int) -> Sketched:
    def plan(view: SeatView, selection: Selection) -> Plan | None:
        card, units = hand_card(view, selection), chosen_units(view, selection)
        if card:
            return _card_at(view, card, cell)
        if len(units) == 1 and not selection.cards and _aims(view, units[0]):
            foe = Place(1 - view.seat, BATTLE, column_at(1 - view.seat, cell))
            for _, made in unit_meanings(view, units[0], foe):
                return made
        return None

    return plan


def _aims(view: SeatView, unit: UnitId) -> bool:
    """Whether a monster does something at a cell of choice."""
    one = fighters(board_of(view), view.seat, d.draft_of(view)).get(unit)
    return one is not None and one.card in ("archer", "frost_witch")


def _card_at(view: SeatView, card: str, cell: int) -> Plan | None:
    """Return the plan with a card at a cell: a monster at the own, a spell at the likeliest."""
    for side in (view.seat, 1 - view.seat):
        known = card_of(card)
        row = STANDBY if known is not None and known.kind == "monster" else BATTLE
        if side == view.seat and row == BATTLE and card in ("meteor", "rock_spell", "swap"):
            continue
        at = Place(side, row, column_at(side, cell))
        for _, made in card_meanings(view, card, at):
            return made
    return None


# -- a monster of one's own -----------------------------------------------------------------------


def _one_unit(view: SeatView, selection: Selection) -> UnitId:
    units = chosen_units(view, selection)
    return units[0] if len(units) == 1 and not selection.cards else ""


def _attacks(view: SeatView, selection: Selection) -> Plan | None:
    unit, plan = _one_unit(view, selection), d.draft_of(view)
    one = fighters(board_of(view), view.seat, plan).get(unit)
    if one is None or not one.able:
        return None
    return attack(plan, unit, -1, None, view.seat)[1]


def _moves(by: int) -> Sketched:
    """Move to the neighbouring cell, counted from the own left."""

    def plan(view: SeatView, selection: Selection) -> Plan | None:
        unit, made = _one_unit(view, selection), d.draft_of(view)
        board = board_of(view)
        one = fighters(board, view.seat, made).get(unit)
        if one is None or not one.able:
            return None
        goals = moves_to(board, view.seat, made, unit, rulings_at(view))
        step = by if view.seat == 0 else -by
        goal = one.column + step
        return d.with_act(made, Act(unit, "move", goal)) if goal in goals else None

    return plan


def _rests(view: SeatView, selection: Selection) -> Plan | None:
    """Take out what the selected monster, or the card, was planned for."""
    plan, unit, card = d.draft_of(view), _one_unit(view, selection), hand_card(view, selection)
    made = d.without_monster(plan, unit) if unit else d.without_card(plan, card) if card else plan
    return None if made == plan else made


def _repeats(phase: Repeat) -> Sketched:
    def plan(view: SeatView, selection: Selection) -> Plan | None:
        mages = [
            one
            for one in fighters(board_of(view), view.seat, d.draft_of(view)).values()
            if one.card == "chrono_mage"
        ]
        off = rulings_at(view).repeat == "off"
        unit = _one_unit(view, selection)
        meant = selection == Selection() or any(one.uid == unit for one in mages)
        return d.with_repeat(d.draft_of(view), phase) if mages and meant and not off else None

    return plan


def _with_form(action: GameAction) -> GameAction:
    return GameAction(
        action.id,
        action.title,
        lambda view, selection: bool(_card_meanings(view, selection)),
        action.make,
        action.key,
        action.group,
        form=_ask_where,
    )


ACTIONS = (
    _planned("summon", Words("Summon or cast", "召喚・詠唱"), _free_first, "S"),
    _with_form(
        _planned(
            "aim", Words("Summon or cast at …", "場所を選んで召喚・詠唱…"), _free_first, "Shift+S"
        )
    ),
    _planned("attack", Words("Attack in front", "正面を攻撃する"), _attacks, "A"),
    _planned("move_left", Words("Move left", "左へ動く"), _moves(-1), "J"),
    _planned("move_right", Words("Move right", "右へ動く"), _moves(1), "L"),
    *(
        _planned(
            f"cell_{cell}", Words(f"At cell {cell}", f"{cell}番のマスへ"), _at_cell(cell), str(cell)
        )
        for cell in range(1, COLUMNS + 1)
    ),
    _planned("repeat_spells", Words("Repeat the spells", "スペルを繰り返す"), _repeats("spells")),
    _planned("repeat_actions", Words("Repeat the actions", "行動を繰り返す"), _repeats("actions")),
    _planned("rest", Words("Out of the plan", "計画から外す"), _rests, "X"),
)
_FIRST = tuple(action.id for action in ACTIONS if action.group == PLANNING)


def foremost(_view: SeatView, _selection: Selection) -> Foremost:
    """Return what a double click does, and what the menu begins with."""
    likeliest = ("attack", "summon", "aim")
    return Foremost(likeliest, (*_FIRST, "phase"))
