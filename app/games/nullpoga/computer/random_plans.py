"""Any plan that is possible, by chance: the player that every other one is measured by.

What it does not choose is never listed, as thousands of its games are played in a row.
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

from app.games.nullpoga.computer.plan_drafts import mixed, picked, ritual_act
from app.games.nullpoga.computer.plan_options import (
    attacks_of,
    casts_of,
    free_columns,
    freezes_of,
    fronts_of,
    may_act,
    moves_of,
    name_of,
    pushes_of,
    summon_columns,
)
from app.games.nullpoga.resolver.action_start import FROST_WITCH, TEMPEST_KNIGHT
from app.games.nullpoga.resolver.mages import CHRONO_MAGE
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Freeze, Plan, Push, Repeat, Summon
from app.games.nullpoga.resolver.working_board import Cards, WorkingBoard

T = TypeVar("T")

PLAYS = 0.5
"""How likely each card that can be paid is played, and each Tempest Knight pushes."""
MOVES, ACTS = 0.4, 0.7
"""How likely a monster moves, where it can, and how likely it does anything."""
SPELLS_AGAIN = 0.25
"""How likely a Chrono Mage repeats the spells, where there are any, and not the acts."""


def random_plan(
    board: WorkingBoard, side: int, rulings: Rulings, cards: Cards, chance: Random
) -> Plan:
    """Return a plan of which everything that is possible may be a part."""
    hand = [card for card in board.hand[side] if card]
    first = int(chance.random() * len(hand))  # which card has the mana first
    hand = hand[first:] + hand[:first]
    spells, mana = _spells(board, side, hand, rulings, cards, chance)
    summons = _summons(board, side, hand, mana, cards, chance)
    acts = [ritual_act(cast) for cast in spells if cast.monster]
    freezes: list[Freeze] = []
    pushes: list[Push] = []
    repeat: Repeat = ""
    free = free_columns(board, side)
    for column, held in fronts_of(board, side):
        throw = chance.random()
        if throw < ACTS and may_act(held):
            moves = moves_of(board, side, column, held, free, rulings) if throw < MOVES else ()
            acts.append(picked(moves or attacks_of(column, held), chance))
        card = held.card.id
        if card == FROST_WITCH:
            freezes += _one_of(freezes_of(board, side, held), chance)
        elif card == TEMPEST_KNIGHT and rulings.push == "before_steps" and chance.random() < PLAYS:
            pushes += _one_of(pushes_of(board, side, held), chance)
        elif card == CHRONO_MAGE and rulings.repeat == "phase":
            repeat = "spells" if spells and chance.random() < SPELLS_AGAIN else "actions"
    ordered: tuple[Act, ...] = tuple(mixed(acts, chance))
    return Plan(tuple(spells), summons, ordered, tuple(freezes), tuple(pushes), repeat)


def _spells(
    board: WorkingBoard, side: int, hand: list[str], rulings: Rulings, cards: Cards, chance: Random
) -> tuple[list[Cast], int]:
    """Return spells and what mana is left; the monsters they bring are taken from `hand`."""
    mana = board.mana[side]
    spells: list[Cast] = []
    for card in [card for card in hand if cards[card].kind == "spell"]:
        if cards[card].cost > mana or chance.random() >= PLAYS:
            continue
        for cast in _one_of(casts_of(board, side, card, rulings, cards), chance):
            if cast.monster:
                if cast.monster not in hand:
                    continue
                hand.remove(cast.monster)
            spells.insert(int(chance.random() * (len(spells) + 1)), cast)
            mana -= cards[card].cost
    return spells, mana


def _summons(
    board: WorkingBoard, side: int, hand: list[str], mana: int, cards: Cards, chance: Random
) -> tuple[Summon, ...]:
    columns, summons = summon_columns(board, side), []
    for card in hand:
        held = cards[card]
        if held.kind != "monster" or held.cost > mana or chance.random() >= PLAYS:
            continue
        if not columns:
            break
        column = columns.pop(int(chance.random() * len(columns)))
        summons.append(Summon(card, column, name_of(board, side, card, f"{column}")))
        mana -= held.cost
    return tuple(summons)


def _one_of(held: tuple[T, ...], chance: Random) -> tuple[T, ...]:
    """Return one of them, if there is any."""
    return (picked(held, chance),) if held else ()
