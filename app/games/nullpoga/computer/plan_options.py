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
    spells: list[str] = []
    monsters: list[str] = []
    for card in board.hand[side]:
        if card and cards[card].cost <= mana:
            (monsters if cards[card].kind == "monster" else spells).append(card)
    free = free_columns(board, side)
    acts, freezes, pushes, repeats = [], [], [], False
    for column, held in fronts_of(board, side):
        card = held.card.id
        if may_act(held):
            acts.append(acts_of(board, side, column, held, free, rulings))
        if card == FROST_WITCH:
            freezes.append(freezes_of(board, side, held))
        elif card == TEMPEST_KNIGHT and rulings.push == "before_steps":
            pushes.append(pushes_of(board, side, held))
        elif card == CHRONO_MAGE:
            repeats = rulings.repeat == "phase"
    casts = [casts_of(board, side, card, rulings, cards) for card in spells]
    return PlanOptions(
        mana,
        tuple([one for one in casts if one]),
        tuple(monsters),
        tuple(summon_columns(board, side)),
        tuple(acts),
        tuple([one for one in freezes if one]),
        tuple([one for one in pushes if one]),
        repeats,
    )


def fronts_of(board: WorkingBoard, side: int) -> list[tuple[int, Monster]]:
    """Return who stands in the battle zone after the march, if no spell changes it."""
    fronts = []
    for column, held in enumerate(board.battle[side]):
        front = held or board.standby[side][column]
        if front is not None:
            fronts.append((column, front))
    return fronts


def free_columns(board: WorkingBoard, side: int) -> list[int]:
    """Return the battle cells of a side that nobody stands on, nor marches to."""
    both = zip(range(COLUMNS), board.battle[side], board.standby[side], strict=True)
    return [column for column, front, behind in both if front is None and behind is None]


def summon_columns(board: WorkingBoard, side: int) -> list[int]:
    """Return the standby cells of a side that are free, or will be after the march."""
    both = zip(range(COLUMNS), board.battle[side], board.standby[side], strict=True)
    return [column for column, front, behind in both if front is None or behind is None]


def may_act(held: Monster) -> bool:
    """Whether a plan may have an act of this monster."""
    return not held.barred and not held.pulled and held.card.id != ROCK


def acts_of(
    board: WorkingBoard, side: int, column: int, held: Monster, free: list[int], rulings: Rulings
) -> tuple[Acts, Acts]:
    """Return the attacks of a monster, and what else it may do; `free` are its side's cells."""
    return attacks_of(column, held), moves_of(board, side, column, held, free, rulings)


def attacks_of(column: int, held: Monster) -> Acts:
    """Return how a monster may attack; the archer aims ahead first."""
    if held.card.id != ARCHER:
        return (Act(held.uid, "attack"),)
    aims = sorted(range(COLUMNS), key=lambda aim: aim != column)
    return tuple([Act(held.uid, "attack", aim=aim) for aim in aims])


def moves_of(
    board: WorkingBoard, side: int, column: int, held: Monster, free: list[int], rulings: Rulings
) -> Acts:
    """Return where a monster may move, and whom it may push where that is an act."""
    anywhere = rulings.moving == "anywhere"
    goals = [to for to in free if anywhere or -1 <= to - column <= 1]
    moves: Acts = tuple([Act(held.uid, "move", to) for to in goals])
    if held.card.id == TEMPEST_KNIGHT and rulings.push == "as_act":
        moves += tuple(
            Act(held.uid, "push", push.to, target=push.target)
            for push in pushes_of(board, side, held)
        )
    return moves


def freezes_of(board: WorkingBoard, side: int, witch: Monster) -> tuple[Freeze, ...]:
    """Return whom a Frost Witch may freeze."""
    return tuple([Freeze(witch.uid, column) for column, _ in fronts_of(board, 1 - side)])


def pushes_of(board: WorkingBoard, side: int, knight: Monster) -> tuple[Push, ...]:
    """Return whom a Tempest Knight may push, and where to."""
    foe = 1 - side
    goals = free_columns(board, foe)
    return tuple(
        Push(knight.uid, held.uid, to) for _, held in fronts_of(board, foe) for to in goals
    )


def casts_of(
    board: WorkingBoard, side: int, card: str, rulings: Rulings, cards: Cards
) -> tuple[Cast, ...]:
    """Return what a spell in the hand may be aimed at."""
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
        for column, held in enumerate(board.rows(row)[side])
        if held is not None
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
        (one, one_row), (other, other_row) = pair
        held = zip(board.rows(one_row)[one], board.rows(other_row)[other], strict=True)
        for column, (first, second) in enumerate(held):
            # A march does by itself what a swap with a free battle cell would.
            if first is None and (second is None or one == other):
                continue
            if rulings.swap == "monsters" and (first is None or second is None):
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
