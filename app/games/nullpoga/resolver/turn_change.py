"""The end of a turn and the start of the next: poison, mana, cards, and what changes by itself."""

from __future__ import annotations

from app.games.nullpoga.resolver.board_values import (
    BATTLE,
    COLUMNS,
    MOST_MANA,
    SIDES,
    STANDBY,
    Row,
)
from app.games.nullpoga.resolver.chance_orders import columns_of
from app.games.nullpoga.resolver.game_end import end_without_cards, is_over
from app.games.nullpoga.resolver.life_changes import bury, hurt
from app.games.nullpoga.resolver.resolving_turn import Spot, Turn
from app.games.nullpoga.resolver.working_board import Monster

ROCK = "rock"
THUNDER_COLOSSUS = "thunder_colossus"
THUNDER = 3


def turn_end(turn: Turn) -> bool:
    """Let poison tick (ruling R13) and say whether the game is over."""
    for side in SIDES:
        for row in (BATTLE, STANDBY):
            for column, held in enumerate(turn.board.rows(row)[side]):
                if held is not None and held.poison:
                    held.poison -= 1
                    hurt(turn, held, 1, "poison", (side, row, column))
    bury(turn)
    over = is_over(turn)
    turn.end_step("turn_end")
    return over


def turn_start(turn: Turn) -> None:
    """Begin the next turn (ruling R15): mana, card, then what happens to each monster."""
    board = turn.board
    board.turn += 1
    for side in SIDES:
        board.mana[side] = min(board.turn, MOST_MANA)  # ruling R2
        if board.deck[side]:
            board.hand[side].append(board.deck[side].pop())
            turn.tell("drew", side)
    end_without_cards(turn)
    if not board.winner:
        for side in SIDES:
            for row in (BATTLE, STANDBY):
                for column, held in enumerate(board.rows(row)[side]):
                    if held is not None:
                        held.acted = held.guarded = held.pulled = False
                        held.barred = held.stunned
                        held.stunned = False
                        card = held.card
                        if held.doubled or held.burn or card.stages or card.id == ROCK:
                            _change(turn, held, (side, row, column))
        bury(turn)
        _thunder(turn)
    turn.end_step("turn_start")


def _change(turn: Turn, held: Monster, spot: Spot) -> None:
    """Count a doubled attack down, then burn, crumble, grow."""
    if held.doubled:
        held.doubled -= 1
    if held.burn:
        burn, held.burn = held.burn, 0
        hurt(turn, held, burn, "burn", spot)
    if held.card.id == ROCK:
        held.life -= 1
        turn.deaths = turn.deaths or held.life <= 0
        turn.tell("crumbled", spot[0], held, spot, 1)
    elif held.stage < len(held.card.stages):
        _grow(turn, held, spot)


def _grow(turn: Turn, held: Monster, spot: Spot) -> None:
    """Become what the next stage says. It comes before deaths: who burned may live on."""
    stage = held.card.stages[held.stage]
    if turn.rulings.frog == "becomes":
        held.attack, held.life = stage.attack, stage.life
    else:
        last = held.card.stages[held.stage - 1] if held.stage else held.card
        held.attack += stage.attack - last.attack
        held.life += stage.life - last.life
    held.full = stage.life
    held.stage += 1
    turn.tell("grew", spot[0], held, spot, held.stage)


def _thunder(turn: Turn) -> None:
    """Let each Thunder Colossus of a battle zone strike, all at once (ruling R15)."""
    struck: list[tuple[Monster, Spot]] = []
    for side in SIDES:
        for held in turn.board.battle[side]:
            if held is not None and held.card.id == THUNDER_COLOSSUS:
                target = _target(turn, 1 - side)
                if target is not None:
                    struck.append(target)
    for held, spot in struck:
        hurt(turn, held, THUNDER, THUNDER_COLOSSUS, spot)
    bury(turn)


def _target(turn: Turn, foe: int) -> tuple[Monster, Spot] | None:
    """Return whom chance names among a side's monsters, and where; none is drawn for nobody."""
    rows: tuple[Row, ...] = (BATTLE, STANDBY)
    rows = rows if turn.rulings.colossus == "everywhere" else (BATTLE,)
    if not any(held is not None for row in rows for held in turn.board.rows(row)[foe]):
        return None
    order = turn.draw()
    cells = order if len(rows) > 1 else columns_of(order)
    for cell in cells:
        row = BATTLE if cell < COLUMNS else STANDBY
        held = turn.board.rows(row)[foe][cell % COLUMNS]
        if held is not None:
            return held, (foe, row, cell % COLUMNS)
    return None
