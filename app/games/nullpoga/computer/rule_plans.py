"""Plans that follow a rule and look at nothing else: what other players are measured by."""

from __future__ import annotations

from app.games.nullpoga.computer.plan_drafts import Draftable, summon
from app.games.nullpoga.resolver.board_values import BATTLE
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Plan, Summon


def first_plan(at: Draftable) -> Plan:
    """Return the first of what is possible: no spell, the first monsters leftmost, all attack."""
    return Plan((), _summons_from_left(at, at.options.mana), _attacks(at))


def greedy_plan(at: Draftable) -> Plan:
    """Return the plan of the author's own program.

    It casts each spell that it can pay at the first enemy, summons from the left, attacks with
    everybody and never moves.
    """
    mana, spells = at.options.mana, []
    for casts in at.options.casts:
        cost = at.cards[casts[0].card].cost
        if cost <= mana:
            spells.append(_at_first_enemy(casts, at.side))
            mana -= cost
    brought = [cast.monster for cast in spells if cast.monster]
    return Plan(tuple(spells), _summons_from_left(at, mana, brought), _attacks(at))


def _at_first_enemy(casts: tuple[Cast, ...], side: int) -> Cast:
    """Return the spell aimed at the first enemy; one of one's own monsters where it needs that."""
    for cast in casts:
        if cast.target is not None and (cast.target.side, cast.target.row) == (1 - side, BATTLE):
            return cast
    return casts[0]


def _summons_from_left(
    at: Draftable, mana: int, brought: list[str] | None = None
) -> tuple[Summon, ...]:
    columns = list(at.options.columns if at.side == 0 else reversed(at.options.columns))
    monsters = list(at.options.monsters)
    for card in brought or ():
        if card in monsters:
            monsters.remove(card)
    summons = []
    for card in monsters:
        if columns and at.cards[card].cost <= mana:
            mana -= at.cards[card].cost
            summons.append(summon(at, card, columns.pop(0)))
    return tuple(summons)


def _attacks(at: Draftable) -> tuple[Act, ...]:
    acts = [attacks[0] for attacks, _ in at.options.acts]
    return tuple(acts if at.side == 0 else reversed(acts))
