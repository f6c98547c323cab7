"""Whole-turn plans by chance: sensible ones, as most of what is possible is foolish."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from app.core.data.value import value
from app.games.nullpoga.computer.plan_options import ARCHER, PlanOptions, name_of, options_of
from app.games.nullpoga.resolver.board_values import BATTLE
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Plan, Repeat, Summon
from app.games.nullpoga.resolver.working_board import Cards, WorkingBoard

T = TypeVar("T")


@value
class Habits:
    """How likely a draft does what (0 to 1)."""

    casts: float = 0.6
    """Each spell that it can still pay."""
    summons: float = 0.93
    dearest: float = 0.6
    """That the dearest monsters are summoned first, and not any."""
    moves: float = 0.15
    """Each monster that has where to go moves; else it attacks."""
    rests: float = 0.02
    sorted: float = 0.5
    """That the acts follow in the order in which they do harm, and not in any."""


USUAL_HABITS = Habits()


@value
class Draftable:
    """A board as one side plans on it."""

    board: WorkingBoard
    side: int
    options: PlanOptions
    cards: Cards


def draftable(board: WorkingBoard, side: int, rulings: Rulings, cards: Cards) -> Draftable:
    """Return what a side drafts plans on."""
    return Draftable(board, side, options_of(board, side, rulings, cards), cards)


def draft(at: Draftable, chance: Random, habits: Habits = USUAL_HABITS) -> Plan:
    """Return a plan by chance that keeps within the mana and the free cells."""
    spells, mana = spells_by_chance(at, chance, habits)
    summons = summons_by_chance(at, chance, habits, mana, spells)
    return Plan(
        spells,
        summons,
        acts_by_chance(at, chance, habits, spells),
        tuple(picked(one, chance) for one in at.options.freezes),
        tuple(picked(one, chance) for one in at.options.pushes if chance.random() < habits.casts),
        repeat_by_chance(at, chance, spells),
    )


def picked(held: Sequence[T], chance: Random) -> T:
    """Return one of them, each as likely; quicker than `choice`."""
    return held[int(chance.random() * len(held))]


def mixed(held: Sequence[T], chance: Random) -> list[T]:
    """Return them in an order by chance, each as likely; quicker than `shuffle`."""
    order: list[T] = []
    for one in held:
        order.insert(int(chance.random() * (len(order) + 1)), one)
    return order


def spells_by_chance(at: Draftable, chance: Random, habits: Habits) -> tuple[tuple[Cast, ...], int]:
    """Return spells that the mana pays for, and what mana is left."""
    mana = at.options.mana
    spells: list[Cast] = []
    if not at.options.casts:
        return (), mana
    brought: list[str] = []
    for casts in chance.sample(at.options.casts, len(at.options.casts)):
        cost = at.cards[casts[0].card].cost
        if cost > mana or chance.random() >= habits.casts:
            continue
        cast = picked(casts, chance)
        if cast.monster:
            brought.append(cast.monster)
            if brought.count(cast.monster) > at.board.hand[at.side].count(cast.monster):
                continue
        spells.append(cast)
        mana -= cost
    return tuple(spells), mana


def summons_by_chance(
    at: Draftable, chance: Random, habits: Habits, mana: int, spells: tuple[Cast, ...]
) -> tuple[Summon, ...]:
    """Return summons for the mana that is left, on cells of their own."""
    if not at.options.monsters or not at.options.columns:
        return ()
    monsters = list(at.options.monsters)
    for cast in spells:
        if cast.monster in monsters:
            monsters.remove(cast.monster)
    chance.shuffle(monsters)
    if chance.random() < habits.dearest:
        monsters.sort(key=lambda card: -at.cards[card].cost)
    columns = list(at.options.columns)
    summons = []
    for card in monsters:
        cost = at.cards[card].cost
        if cost > mana or not columns or chance.random() >= habits.summons:
            continue
        mana -= cost
        column = columns.pop(int(chance.random() * len(columns)))
        summons.append(summon(at, card, column))
    return tuple(summons)


def summon(at: Draftable, card: str, column: int) -> Summon:
    """Return a summon, with a name for the monster."""
    return Summon(card, column, name_of(at.board, at.side, card, f"{column}"))


def acts_by_chance(
    at: Draftable, chance: Random, habits: Habits, spells: tuple[Cast, ...]
) -> tuple[Act, ...]:
    """Return an act for nearly everybody who may act, in an order by chance or by harm done."""
    acts = []
    for attacks, moves in at.options.acts:
        throw = chance.random()
        if moves and throw < habits.moves:
            acts.append(picked(moves, chance))
        elif throw < 1 - habits.rests:
            acts.append(attacks[0] if len(attacks) == 1 else picked(attacks, chance))
    acts += [ritual_act(cast) for cast in spells if cast.monster]
    chance.shuffle(acts)
    if chance.random() < habits.sorted:
        ranks = harm_ranks(at)
        acts.sort(key=lambda act: ranks.get(act.monster, 0))
    return tuple(acts)


def ritual_act(cast: Cast) -> Act:
    """Return what a monster does that a ritual brings this turn."""
    if cast.monster == ARCHER and cast.target is not None:
        return Act(cast.uid, "attack", aim=cast.target.column)
    return Act(cast.uid, "attack")


def harm_ranks(at: Draftable) -> dict[str, int]:
    """Return who acts when: first who kills before it is struck, last who strikes the player."""
    ranks = {}
    foe = 1 - at.side
    battle, standby = at.board.battle, at.board.standby
    for column in range(len(battle[0])):
        held = battle[at.side][column] or standby[at.side][column]
        if held is None:
            continue
        facing = battle[foe][column] or standby[foe][column]
        if facing is None:
            ranks[held.uid] = 2
        else:
            ranks[held.uid] = 0 if held.attack >= facing.life else 1
    return ranks


def repeat_by_chance(at: Draftable, chance: Random, spells: tuple[Cast, ...]) -> Repeat:
    """Return which phase a Chrono Mage repeats."""
    if not at.options.repeats:
        return ""
    return "spells" if spells and chance.random() < 0.25 else "actions"


def own_row_of(cast: Cast, side: int) -> bool:
    """Whether a spell is aimed at one's own battle zone."""
    return cast.target is not None and cast.target.side == side and cast.target.row == BATTLE
