"""Entries of a plan in words: what they do, and to whom, as the board lies."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.text.wording import both, labelled
from app.core.text.words import Words
from app.games.contracts.planned.planning_contract import PlanSign
from app.games.nullpoga.planning.fighters import Fighter
from app.games.nullpoga.resolver.board_values import BATTLE, Board, Place, Standing
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Freeze, Push, Repeat, Summon
from app.games.nullpoga.table.nullpoga_marks import card_of
from app.games.nullpoga.table.nullpoga_zones import cell_of

OWN_ROWS = {
    "battle": Words("battle", "バトル"),
    "standby": Words("standby", "スタンバイ"),
}
FOE_ROWS = {
    "battle": Words("enemy battle", "相手バトル"),
    "standby": Words("enemy standby", "相手スタンバイ"),
}
REPEATS: dict[Repeat, Words] = {
    "spells": Words("Chrono Mage repeats the spells", "クロノメイジがスペルを繰り返す"),
    "actions": Words("Chrono Mage repeats the actions", "クロノメイジが行動を繰り返す"),
}
ACT_SIGNS: dict[str, PlanSign] = {"attack": "attack", "move": "move", "push": "other"}
"""By what an act does."""


def card_name(card: str) -> Words:
    """Return what a card is called."""
    known = card_of(card)
    return known.name if known is not None else both(card)


def short_name(card: str) -> Words:
    """Return a name without what stands before its own: “フロストウィッチ”."""
    name = card_name(card)
    own = name.ja.partition("「")[2].removesuffix("」")
    return replace(name, ja=own) if own else name


def standing_name(held: Standing) -> Words:
    """Return what a monster is called: some change their name as they grow (seed 002)."""
    card = card_of(held.card)
    if card is not None and held.stage:
        return card.stages[held.stage - 1].name
    return short_name(held.card)


def place_name(at: Place, own: int) -> Words:
    """Return what a cell is called: "battle 3", "enemy battle 2", counted from its owner's left."""
    rows = OWN_ROWS if at.side == own else FOE_ROWS
    row, cell = rows[at.row], cell_of(at.side, at.column)
    return Words(f"{row.en} {cell}", f"{row.ja}{cell}")


def who_stands(board: Board, at: Place, own: int) -> Words:
    """Return a cell with who stands there: "enemy battle 2: Cat"."""
    held, cell = board.at(at), place_name(at, own)
    return cell if held is None else labelled(cell, standing_name(held))


def cast_detail(cast: Cast, board: Board, own: int) -> Words:
    """Return what a spell is aimed at."""
    if cast.pair is not None:
        first, second = (
            who_stands(board, Place(side, row, cast.column), own) for side, row in cast.pair
        )
        return Words(f"{first.en} ⇄ {second.en}", f"{first.ja}⇄{second.ja}")
    if cast.target is None:
        return both("")
    at = who_stands(board, cast.target, own)
    return labelled(at, short_name(cast.monster)) if cast.monster else at


def summon_detail(summon: Summon, own: int) -> Words:
    """Return where a monster is to be put."""
    return place_name(Place(own, "standby", summon.column), own)


def act_title(act: Act, fighter: Fighter | None, at: int, board: Board, own: int) -> Words:
    """Return an act: "Boar attacks enemy battle 2"; `at` is the column the monster stands in."""
    name = short_name(fighter.card) if fighter is not None else Words("(gone)", "（不在）")
    if act.do == "move":
        goal = place_name(Place(own, BATTLE, act.to), own)
        return Words(f"{name.en} moves to {goal.en}", f"{name.ja}が{goal.ja}へ動く")
    if act.do == "push":
        return push_title(Push(act.monster, act.target, act.to), board, own)
    goal = place_name(Place(1 - own, BATTLE, at), own)
    return Words(f"{name.en} attacks {goal.en}", f"{name.ja}が{goal.ja}を攻撃")


def freeze_title(freeze: Freeze, board: Board, own: int) -> Words:
    """Return which column is frozen, and who stands there now."""
    at = who_stands(board, Place(1 - own, BATTLE, freeze.column), own)
    name = short_name("frost_witch")
    return Words(f"{name.en} freezes {at.en}", f"{name.ja}が凍らせる：{at.ja}")


def push_title(push: Push, board: Board, own: int) -> Words:
    """Return who is pushed, and where to."""
    held = next(
        (
            one
            for row in (board.sides[1 - own].battle, board.sides[1 - own].standby)
            for one in row
            if one is not None and one.uid == push.target
        ),
        None,
    )
    who = standing_name(held) if held is not None else Words("(gone)", "（不在）")
    goal = place_name(Place(1 - own, BATTLE, push.to), own)
    name = short_name("tempest_knight")
    return Words(f"{name.en} pushes {who.en} to {goal.en}", f"{name.ja}が{who.ja}を{goal.ja}へ押す")
