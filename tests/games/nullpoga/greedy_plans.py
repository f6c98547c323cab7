"""A simple greedy player: of a few plans it takes the one after which it stands best.

It looks ahead on the open board as if the other did nothing but attack, and knows no card of the
other's hand and none that is yet to be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from app.games.nullpoga.resolver.board_values import (
    BATTLE,
    COLUMNS,
    STANDBY,
    Board,
    Place,
    Row,
    Side,
)
from app.games.nullpoga.resolver.chance_orders import drawn_orders
from app.games.nullpoga.resolver.rulings import USUAL
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Freeze, Plan, Push, Summon
from app.games.nullpoga.resolver.turn_resolution import play_turn
from app.games.nullpoga.resolver.working_board import WorkingBoard, working
from tests.games.nullpoga.planned import CARDS
from tests.games.nullpoga.random_games import PAIRS

TRIED = 14
"""Plans that are tried for a turn."""


def greedy_plan(board: Board, side: int, chance: Random, tried: int = TRIED) -> Plan:
    """Return the best of a few plans for a turn."""
    other = _attacks(board, 1 - side)
    best, best_value = other, -1e9
    for number in range(tried):
        plan = _plan(board, side, chance, plain=number == 0)
        trial = working(_open_board(board, side), CARDS)
        plans = (plan, other) if side == 0 else (other, plan)
        play_turn(trial, plans, USUAL, drawn_orders(chance), CARDS)
        value = _value(trial, side) - _value(trial, 1 - side)
        if value > best_value:
            best, best_value = plan, value
    return best


def _open_board(board: Board, side: int) -> Board:
    """Return what a player may look ahead on: the own hand, and a card nobody minds to draw."""
    own, other = board.sides[side], board.sides[1 - side]
    unknown = ("rat",)
    own = Side(own.life, own.mana, own.hand, unknown, (), own.wild, own.battle, own.standby)
    other = Side(other.life, other.mana, (), unknown, (), other.wild, other.battle, other.standby)
    return Board((own, other) if side == 0 else (other, own), board.turn)


def _value(board: WorkingBoard, side: int) -> float:
    """Return how well a side stands: life, land, hand, and who stands for it."""
    if board.winner:
        return 100.0 if board.winner == "AB"[side] else 0.0
    wild = board.wild[side].bit_count()
    value = board.life[side] * 1.0 - wild * wild * 0.5 + len(board.hand[side]) * 0.4
    for lines, share in ((board.battle, 1.0), (board.standby, 0.9)):
        for held in lines[side]:
            if held is not None and held.card.kind != "token":
                strength = (held.attack + held.life * 0.7) * (0.8 if held.stunned else 1.0)
                value += share * (0.5 + strength + 0.6 * (held.card.effect is not None))
            elif held is not None:
                value += 0.5
    return value


def _attacks(board: Board, side: int) -> Plan:
    """Return the plan of who does nothing but attack."""
    return Plan(actions=tuple(Act(uid, "attack") for _, uid, _ in _fighters(board.sides[side])))


def _fighters(own: Side) -> list[tuple[int, str, str]]:
    """Return who will stand in the battle zone after the march: column, name, card."""
    there = ((column, own.battle[column] or own.standby[column]) for column in range(COLUMNS))
    return [(column, held.uid, held.card) for column, held in there if held is not None]


def _plan(board: Board, side: int, chance: Random, *, plain: bool) -> Plan:
    """Return a plan that is possible: a plain one is to summon what costs most, and to attack."""
    own, foe = board.sides[side], board.sides[1 - side]
    spells = () if plain else _spells(board, side, chance)
    mana = own.mana - sum(CARDS[cast.card].cost for cast in spells)
    hand = list(own.hand)
    for brought in {cast.monster for cast in spells if cast.monster}:
        hand.remove(brought)
    dearest = plain or chance.random() < 0.7
    summons = _summons(board, side, hand, mana, chance, dearest=dearest)
    fighters = _fighters(own)
    fighters += [
        (cast.target.column, cast.uid, cast.monster)
        for cast in spells
        if cast.target and cast.monster
    ]
    chance.shuffle(fighters)
    acts = [_act(*fighter, own, foe, chance, plain=plain) for fighter in fighters]
    enemies = [column for column in range(COLUMNS) if foe.battle[column] or foe.standby[column]]
    standing = [held.uid for held in foe.battle if held is not None]
    witches = [uid for _, uid, card in fighters if card == "frost_witch" and enemies]
    knights = [uid for _, uid, card in fighters if card == "tempest_knight" and standing]
    return Plan(
        spells,
        summons,
        tuple(acts),
        tuple(Freeze(uid, chance.choice(enemies)) for uid in witches),
        tuple(
            Push(uid, chance.choice(standing), chance.randrange(COLUMNS))
            for uid in knights
            if chance.random() < 0.6
        ),
        chance.choice(("spells", "actions")) if spells else "actions",
    )


def _spells(board: Board, side: int, chance: Random) -> tuple[Cast, ...]:
    own = board.sides[side]
    mana, found = own.mana, []
    for card in chance.sample(own.hand, len(own.hand)):
        if CARDS[card].kind == "spell" and CARDS[card].cost <= mana and chance.random() < 0.6:
            found.append(_cast(card, side, board, chance))
            mana -= CARDS[card].cost
    return tuple(found)


def _summons(
    board: Board, side: int, hand: Sequence[str], mana: int, chance: Random, *, dearest: bool
) -> tuple[Summon, ...]:
    """Return who is summoned, first where somebody can march on."""
    own, found = board.sides[side], list[Summon]()
    monsters = [card for card in hand if CARDS[card].kind == "monster"]
    chance.shuffle(monsters)
    if dearest:
        monsters.sort(key=lambda card: -CARDS[card].cost)
    free = [column for column in range(COLUMNS) if not (own.standby[column] and own.battle[column])]
    chance.shuffle(free)
    free.sort(key=lambda column: own.battle[column] is not None and own.standby[column] is None)
    for card in monsters:
        if free and CARDS[card].cost <= mana:
            mana -= CARDS[card].cost
            found.append(Summon(card, free.pop(0), f"{card}-{side}-{board.turn}-{len(found)}"))
    return tuple(found)


def _act(
    column: int, uid: str, card: str, own: Side, foe: Side, chance: Random, *, plain: bool
) -> Act:
    facing = foe.battle[column] or foe.standby[column]
    open_cells = [one for one in range(COLUMNS) if not foe.battle[one] and not foe.standby[one]]
    if card == "archer":
        fresh = [one for one in open_cells if one not in foe.wild] or open_cells
        weak = [one for one in range(COLUMNS) if (held := foe.battle[one]) and held.life <= 2]
        aims = fresh + weak
        return Act(uid, "attack", aim=chance.choice(aims) if aims else column)
    near = [one for one in (column - 1, column + 1) if 0 <= one < COLUMNS and not own.battle[one]]
    better = [one for one in near if one in open_cells]
    wants = 0.3 if facing is not None and better else 0.05
    if card == "ranmaru" and near:
        wants += 0.25
    if not plain and near and chance.random() < wants:
        return Act(uid, "move", chance.choice(better or near))
    return Act(uid, "attack")


def _cast(card: str, side: int, board: Board, chance: Random) -> Cast:
    own, foe = board.sides[side], board.sides[1 - side]
    if card == "meteor":
        fresh = [one for one in _cells(foe, taken=False) if one[1] not in foe.wild]
        aims = [*_cells(foe, taken=True), *_cells(foe, STANDBY, taken=True), *fresh]
        return Cast(card, _place(1 - side, aims, chance))
    if card == "rock_spell":
        whose = side if chance.random() < 0.8 else 1 - side
        return Cast(card, _place(whose, _cells(board.sides[whose], taken=False), chance))
    if card == "flame_guard":
        return Cast(card, _place(side, _cells(own, taken=True), chance))
    if card == "swap":
        pair = PAIRS[2] if chance.random() < 0.8 else chance.choice(PAIRS)
        return Cast(card, pair=pair, column=chance.randrange(COLUMNS))
    if card == "summon_ritual":
        cheap = [one for one in own.hand if CARDS[one].kind == "monster" and CARDS[one].cost <= 3]
        monster = max(cheap, key=lambda one: (CARDS[one].cost, CARDS[one].attack), default="")
        uid = f"ritual-{side}-{board.turn}-{chance.randrange(999)}"
        aim = _place(side, _cells(own, taken=False), chance)
        return Cast(card, aim, monster=monster, uid=uid)
    return Cast(card)


def _cells(of: Side, row: Row = BATTLE, *, taken: bool) -> list[tuple[Row, int]]:
    return [(row, n) for n, held in enumerate(of.row(row)) if (held is not None) == taken]


def _place(whose: int, cells: Sequence[tuple[Row, int]], chance: Random) -> Place:
    row, column = chance.choice(cells) if cells else (BATTLE, chance.randrange(COLUMNS))
    return Place(whose, row, column)
