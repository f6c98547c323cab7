"""What each spell does. An effect returns why it did nothing, or nothing where it did."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.games.nullpoga.resolver.arrivals import OWN_LEFT, arrive
from app.games.nullpoga.resolver.board_values import (
    BATTLE,
    COLUMNS,
    SIDE_NAMES,
    SIDES,
    STANDBY,
    Place,
    Row,
)
from app.games.nullpoga.resolver.chance_orders import Order, columns_of
from app.games.nullpoga.resolver.life_changes import hurt
from app.games.nullpoga.resolver.resolving_turn import Turn
from app.games.nullpoga.resolver.turn_plans import Cast
from app.games.nullpoga.resolver.working_board import Monster

Effect = Callable[[Turn, int, Cast, Order], str]
"""(the turn, who casts, the spell as planned, what chance said) -> why nothing came of it."""

METEOR_DAMAGE = RAIN_DAMAGE = 3
BLAZE_DAMAGE = 1
RAIN_CELLS = 3
RITUAL_COST = 3
"""The most that a monster of the ritual may cost (ruling R25)."""
ROCK = "rock"
NEIGHBOURS: frozenset[frozenset[tuple[int, Row]]] = frozenset(
    {
        frozenset({(0, BATTLE), (0, STANDBY)}),
        frozenset({(1, BATTLE), (1, STANDBY)}),
        frozenset({(0, BATTLE), (1, BATTLE)}),
    }
)
"""Rows whose cells of one column are neighbours (ruling R28)."""


def _is_cell(place: Place | None) -> bool:
    return (
        place is not None
        and place.side in SIDES
        and place.row in (BATTLE, STANDBY)
        and 0 <= place.column < COLUMNS
    )


def meteor(turn: Turn, _side: int, cast: Cast, _order: Order) -> str:
    """隕石落下: hurt who stands there, or lay an empty battle cell waste (ruling R26)."""
    at = cast.target
    if at is None or not _is_cell(at):
        return "no_cell"
    held = turn.board.rows(at.row)[at.side][at.column]
    if held is not None:
        hurt(turn, held, METEOR_DAMAGE, cast.card, (at.side, at.row, at.column))
        return ""
    if at.row != BATTLE:
        return "nobody"
    turn.board.wild[at.side] |= 1 << at.column
    turn.tell("wasted", at.side, None, (at.side, BATTLE, at.column), reason=cast.card)
    return ""


def rock(turn: Turn, _side: int, cast: Cast, _order: Order) -> str:
    """不動の岩: put a rock on a free battle cell of either side, whose it is then (ruling R27)."""
    at = cast.target
    if at is None or not _is_cell(at) or at.row != BATTLE:
        return "no_cell"
    line = turn.board.battle[at.side]
    if line[at.column] is not None:
        return "taken"
    name = f"rock-{turn.board.turn}-{SIDE_NAMES[at.side]}{at.column}"
    made = Monster(turn.board.named(name), turn.cards[ROCK], at.side)
    line[at.column] = made
    turn.tell("placed", at.side, made, (at.side, BATTLE, at.column))
    return ""


def swap(turn: Turn, _side: int, cast: Cast, _order: Order) -> str:
    """前後交換: exchange what stands on two neighbouring cells of a column (ruling R28).

    Who comes to the other side is that side's from then on, and does nothing more this turn.
    """
    if cast.pair is None or frozenset(cast.pair) not in NEIGHBOURS:
        return "no_cell"
    if not 0 <= cast.column < COLUMNS:
        return "no_cell"
    (one_side, one_row), (other_side, other_row) = cast.pair
    one = turn.board.rows(one_row)[one_side]
    other = turn.board.rows(other_row)[other_side]
    pair = (one[cast.column], other[cast.column])
    if turn.rulings.swap == "monsters" and None in pair:
        return "nobody"
    one[cast.column], other[cast.column] = pair[1], pair[0]
    goals = ((other_side, other_row, cast.column), (one_side, one_row, cast.column))
    for held, goal in zip(pair, goals, strict=True):
        if held is not None:
            held.pulled = held.pulled or one_side != other_side
            turn.tell("swapped", goal[0], held, goal)
    return ""


def flame_guard(turn: Turn, side: int, cast: Cast, _order: Order) -> str:
    """炎の守護: keep one of one's own monsters from harm until the next turn (ruling R24)."""
    at = cast.target
    if at is None or not _is_cell(at) or at.side != side:
        return "no_cell"
    held = turn.board.rows(at.row)[side][at.column]
    if held is None:
        return "nobody"
    held.guarded = True
    turn.tell("guarded", side, held, (side, at.row, at.column))
    return ""


def ritual(turn: Turn, side: int, cast: Cast, _order: Order) -> str:
    """召喚の儀式: bring a monster from the hand into the battle zone, free of cost (ruling R25)."""
    at, card = cast.target, turn.cards.get(cast.monster)
    hand = turn.board.hand[side]
    if card is None or card.kind != "monster" or cast.monster not in hand:
        return "not_in_hand"
    if turn.rulings.ritual_cost == "checked" and card.cost > RITUAL_COST:
        return "cost"
    if at is None or not _is_cell(at) or (at.side, at.row) != (side, BATTLE):
        return "no_cell"
    row = BATTLE if turn.rulings.ritual == "battle" else STANDBY
    line = turn.board.rows(row)[side]
    column = at.column
    if line[column] is not None:
        free = [one for one in OWN_LEFT[side] if line[one] is None]
        if turn.rulings.ritual_taken == "fails" or not free:
            return "taken"
        column = free[0]
    hand.remove(cast.monster)
    made = Monster(turn.board.named(cast.uid), card, side)
    line[column] = made
    arrive(turn, made, (side, row, column))
    return ""


def blaze(turn: Turn, side: int, cast: Cast, _order: Order) -> str:
    """烈火の呪文: hurt the opponent's whole battle zone and set who was hurt burning (R14)."""
    foe, stacks = 1 - side, turn.rulings.burning == "stacks"
    for column, held in enumerate(turn.board.battle[foe]):
        if held is None:
            continue
        was_hurt = hurt(turn, held, BLAZE_DAMAGE, cast.card, (foe, BATTLE, column))
        if was_hurt or stacks:
            held.burn = held.burn + 1 if stacks else 1
            turn.tell("burning", foe, held, (foe, BATTLE, column), held.burn)
    return ""


def fire_rain(turn: Turn, side: int, cast: Cast, order: Order) -> str:
    """火の雨: hurt who stands on three cells that chance named (ruling R31)."""
    foe, reading = 1 - side, turn.rulings.rain
    columns = columns_of(order)[:RAIN_CELLS]
    cells = [(foe, column) for column in columns]
    if reading == "both_rows":
        cells = [(one, column) for one in SIDES for column in columns]
    elif reading == "ten_cells":
        cells = [(foe if one < COLUMNS else side, one % COLUMNS) for one in order[:RAIN_CELLS]]
    for hit, column in cells:
        held = turn.board.battle[hit][column]
        turn.tell("rained", hit, None, (hit, BATTLE, column), card=cast.card)
        if held is not None:
            hurt(turn, held, RAIN_DAMAGE, cast.card, (hit, BATTLE, column))
    return ""


FIRE_RAIN = "fire_rain"
EFFECTS: Mapping[str, Effect] = {
    "meteor": meteor,
    "rock_spell": rock,
    "swap": swap,
    "flame_guard": flame_guard,
    "summon_ritual": ritual,
    "blaze": blaze,
    FIRE_RAIN: fire_rain,
}
"""By card."""
