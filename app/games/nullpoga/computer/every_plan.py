"""All plans that a side could make, where they are few."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from app.games.nullpoga.computer.plan_drafts import Draftable, ritual_act, summon
from app.games.nullpoga.resolver.turn_plans import Act, Cast, Freeze, Plan, Push, Repeat, Summon
from app.games.nullpoga.resolver.working_board import Cards


def every_plan(at: Draftable, most: int) -> list[Plan] | None:
    """Return all plans, each once; None where there are more than `most`.

    Whoever can do nothing in a step is left out of it: nobody waits.
    """
    found: dict[Plan, None] = {}
    # Plan by plan: a full board has millions, and none but the first few are asked for.
    for plan in _plans(at):
        found[plan] = None
        if len(found) > most:
            return None
    return list(found)


def _plans(at: Draftable) -> Iterator[Plan]:
    options = at.options
    for spells, mana in _spells(at.options.casts, at.cards, options.mana):
        brought = [cast.monster for cast in spells if cast.monster]
        if any(at.board.hand[at.side].count(card) < brought.count(card) for card in brought):
            continue
        monsters = list(options.monsters)
        for card in brought:
            if card in monsters:
                monsters.remove(card)
        extra = tuple(ritual_act(cast) for cast in spells if cast.monster)
        more = list(product(_freezes(at), _pushes(at), _repeats(at, spells)))
        for summons in _summons(at, tuple(monsters), options.columns, mana):
            for actions in _actions(at, extra):
                for freeze, push, repeat in more:
                    yield Plan(spells, summons, actions, freeze, push, repeat)


def _spells(
    casts: tuple[tuple[Cast, ...], ...], cards: Cards, mana: int
) -> Iterator[tuple[tuple[Cast, ...], int]]:
    """Yield all orders of all spells that the mana pays for, and what mana is left."""
    yield (), mana
    for number, one in enumerate(casts):
        cost = cards[one[0].card].cost
        if cost > mana:
            continue
        for more, left in _spells(casts[:number] + casts[number + 1 :], cards, mana - cost):
            for cast in one:
                yield (cast, *more), left


def _summons(
    at: Draftable, monsters: tuple[str, ...], columns: tuple[int, ...], mana: int
) -> Iterator[tuple[Summon, ...]]:
    if not monsters:
        yield ()
        return
    card, rest = monsters[0], monsters[1:]
    yield from _summons(at, rest, columns, mana)
    cost = at.cards[card].cost
    if cost > mana:
        return
    for column in columns:
        left = tuple(one for one in columns if one != column)
        for more in _summons(at, rest, left, mana - cost):
            yield (summon(at, card, column), *more)


def _actions(at: Draftable, extra: tuple[Act, ...]) -> Iterator[tuple[Act, ...]]:
    """Yield what everybody may do, in any order; who rests comes in none."""
    each: list[tuple[Act | None, ...]] = [
        (*attacks, *moves, None) for attacks, moves in at.options.acts
    ]
    each += [(act, None) for act in extra]
    for picked in product(*each):
        acts = [act for act in picked if act is not None]
        yield from permutations(acts)


def _freezes(at: Draftable) -> list[tuple[Freeze, ...]]:
    return list(product(*at.options.freezes))


def _pushes(at: Draftable) -> list[tuple[Push, ...]]:
    chosen = product(*((None, *one) for one in at.options.pushes))
    return [tuple(push for push in pushes if push is not None) for pushes in chosen]


def _repeats(at: Draftable, spells: tuple[Cast, ...]) -> tuple[Repeat, ...]:
    if not at.options.repeats:
        return ("",)
    return ("actions", "spells") if spells else ("actions",)
