"""What a side could plan on a board: which spells at what, which summons, whose acts.

Everything here is possible if nothing comes between; whether it is wise is for others to say.
"""

from __future__ import annotations

from app.core.data.value import value
from app.games.nullpoga.resolver.action_start import FROST_WITCH, TEMPEST_KNIGHT
from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS, STANDBY, Place, Row
from app.games.nullpoga.resolver.mages import CHRONO_MAGE
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.spell_effects import RITUAL_COST
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Freeze, Push
from app.games.nullpoga.resolver.working_board import Cards, Monster, WorkingBoard

ARCHER = "archer"
ROCK = "rock"
PAIRS_OF_ROWS: tuple[tuple[tuple[int, Row], tuple[int, Row]], ...] = (
    ((0, BATTLE), (0, STANDBY)),
    ((1, BATTLE), (1, STANDBY)),
    ((0, BATTLE), (1, BATTLE)),
)
Acts = tuple[Act, ...]


@value
class PlanOptions:
    """All of what one side may choose from in a turn."""

    mana: int
    casts: tuple[tuple[Cast, ...], ...]
    """For each spell in the hand that it can pay, what it may be aimed at."""
    monsters: tuple[str, ...]
    """Those in the hand that it can pay."""
    columns: tuple[int, ...]
    """Standby cells that are free, or will be after the march."""
    acts: tuple[tuple[Acts, Acts], ...]
    """For each monster that may act: its attacks, and its moves and pushes."""
    freezes: tuple[tuple[Freeze, ...], ...]
    """For each Frost Witch."""
    pushes: tuple[tuple[Push, ...], ...]
    """For each Tempest Knight."""
    repeats: bool
    """Whether a Chrono Mage has a phase repeated."""


def options_of(board: WorkingBoard, side: int, rulings: Rulings, cards: Cards) -> PlanOptions:
    """Return what a side may plan. Cards without a name are none."""
    mana = board.mana[side]
    hand = [card for card in board.hand[side] if card and cards[card].cost <= mana]
    fronts = fronts_of(board, side)
    kinds = [held.card.id for _, held in fronts]
    casts = [
        _casts(board, side, card, rulings, cards) for card in hand if cards[card].kind == "spell"
    ]
    return PlanOptions(
        mana,
        tuple(one for one in casts if one),
        tuple(card for card in hand if cards[card].kind == "monster"),
        tuple(
            column
            for column in range(COLUMNS)
            if board.standby[side][column] is None or board.battle[side][column] is None
        ),
        tuple(
            acts_of(board, side, column, held, rulings)
            for column, held in fronts
            if not held.barred and not held.pulled and held.card.id != ROCK
        ),
        tuple(
            tuple(Freeze(held.uid, column) for column, _ in fronts_of(board, 1 - side))
            for _, held in fronts
            if held.card.id == FROST_WITCH and fronts_of(board, 1 - side)
        ),
        tuple(
            pushes
            for _, held in fronts
            if held.card.id == TEMPEST_KNIGHT and rulings.push == "before_steps"
            if (pushes := _pushes(board, side, held))
        ),
        CHRONO_MAGE in kinds and rulings.repeat == "phase",
    )


def fronts_of(board: WorkingBoard, side: int) -> list[tuple[int, Monster]]:
    """Return who stands in the battle zone after the march, if no spell changes it."""
    fronts = []
    for column, held in enumerate(board.battle[side]):
        front = held or board.standby[side][column]
        if front is not None:
            fronts.append((column, front))
    return fronts


def acts_of(
    board: WorkingBoard, side: int, column: int, held: Monster, rulings: Rulings
) -> tuple[Acts, Acts]:
    """Return the attacks of a monster, and what else it may do."""
    uid = held.uid
    attacks: Acts = (Act(uid, "attack"),)
    if held.card.id == ARCHER:
        attacks = tuple(
            Act(uid, "attack", aim=aim) for aim in sorted(range(COLUMNS), key=lambda c: c != column)
        )
    battle, standby = board.battle[side], board.standby[side]
    moves = tuple(
        Act(uid, "move", to)
        for to in range(COLUMNS)
        if battle[to] is None and standby[to] is None
        if abs(to - column) == 1 or rulings.moving == "anywhere"
    )
    if held.card.id == TEMPEST_KNIGHT and rulings.push == "as_act":
        moves += tuple(
            Act(uid, "push", push.to, target=push.target) for push in _pushes(board, side, held)
        )
    return attacks, moves


def _pushes(board: WorkingBoard, side: int, knight: Monster) -> tuple[Push, ...]:
    foe = 1 - side
    goals = [
        column
        for column in range(COLUMNS)
        if board.battle[foe][column] is None and board.standby[foe][column] is None
    ]
    return tuple(
        Push(knight.uid, held.uid, to) for _, held in fronts_of(board, foe) for to in goals
    )


def _casts(
    board: WorkingBoard, side: int, card: str, rulings: Rulings, cards: Cards
) -> tuple[Cast, ...]:
    foe = 1 - side
    if card == "meteor":
        return tuple(Cast(card, place) for place in _meteor_cells(board, side))
    if card == "rock_spell":
        return tuple(
            Cast(card, Place(one, BATTLE, column))
            for one in (side, foe)
            for column in range(COLUMNS)
            if board.battle[one][column] is None
        )
    if card == "swap":
        return tuple(_swaps(board, rulings))
    if card == "flame_guard":
        return tuple(Cast(card, place) for place in _taken(board, side))
    if card == "summon_ritual":
        return tuple(_rituals(board, side, rulings, cards))
    return (Cast(card),)


def _taken(board: WorkingBoard, side: int) -> list[Place]:
    rows: tuple[Row, ...] = (BATTLE, STANDBY)
    return [
        Place(side, row, column)
        for row in rows
        for column in range(COLUMNS)
        if board.rows(row)[side][column] is not None
    ]


def _meteor_cells(board: WorkingBoard, side: int) -> list[Place]:
    """Return enemies, and the foe's free battle cells that are not wilderness yet."""
    foe = 1 - side
    waste = [
        Place(foe, BATTLE, column)
        for column in range(COLUMNS)
        if board.battle[foe][column] is None and not board.wild[foe] >> column & 1
    ]
    return _taken(board, foe) + waste


def _swaps(board: WorkingBoard, rulings: Rulings) -> list[Cast]:
    found = []
    for pair in PAIRS_OF_ROWS:
        for column in range(COLUMNS):
            held = [board.rows(row)[one][column] for one, row in pair]
            empty = held.count(None)
            # A march does by itself what a swap with a free battle cell would.
            marches = pair[0][0] == pair[1][0] and held[0] is None
            if empty == len(held) or marches or (empty and rulings.swap == "monsters"):
                continue
            found.append(Cast("swap", pair=pair, column=column))
    return found


def _rituals(board: WorkingBoard, side: int, rulings: Rulings, cards: Cards) -> list[Cast]:
    row: Row = BATTLE if rulings.ritual == "battle" else STANDBY
    free = [column for column in range(COLUMNS) if board.rows(row)[side][column] is None]
    return [
        Cast(
            "summon_ritual",
            Place(side, BATTLE, column),
            monster=card,
            uid=name_of(board, side, card, f"r{column}"),
        )
        for card in dict.fromkeys(board.hand[side])
        if card and cards[card].kind == "monster"
        if cards[card].cost <= RITUAL_COST or rulings.ritual_cost == "any"
        for column in free
    ]


def name_of(board: WorkingBoard, side: int, card: str, where: str) -> str:
    """Return how a new monster is called: no name of this or another turn."""
    return f"{card}-{board.turn}-{'ab'[side]}{where}"
