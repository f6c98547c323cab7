"""Random turns for comparing two resolvers: every card, crowded cells, colliding and vain plans.

Nothing here knows the rules: entries name monsters, cells and cards that are often, not always,
right. A turn follows from its seed alone.
"""

from __future__ import annotations

import random
from typing import Any

from tests.games.nullpoga.literal_cards import MONSTERS, SPELLS, TOKENS, Draws, printed

SIDES = ("A", "B")
ROWS = ("battle", "standby")

PAIRS = (
    [["A", "battle"], ["A", "standby"]],
    [["B", "battle"], ["B", "standby"]],
    [["A", "battle"], ["B", "battle"]],
)

PLANNERS = ("tempest_knight", "chrono_mage", "frost_witch", "archer", "ranmaru", "seraphim")
"""Monsters that need an entry of their own, or much around them, before anything happens."""


def random_turn(
    seed: int, *, wrong_aims: bool = True
) -> tuple[dict[str, Any], dict[str, Any], Draws]:
    """A board, both plans and the draws.

    `wrong_aims`: some spells, one in twenty, are aimed at what they may never be aimed at, and
    entries name cards that are of the wrong kind.
    """
    r = random.Random(f"nullpoga/{seed}")
    board: dict[str, Any] = {"turn": r.choice((1, 2, 3, 5, 8, 9, 10, 11, 14))}
    pool = _pool(r)
    for side in SIDES:
        board[side] = _side(r, side, board["turn"], pool)
    if r.random() < 0.1:
        _last_breath(r, board)
    plans = _plans(r, board, wrong_aims=wrong_aims)
    for side in SIDES:
        _prepare_repetition(r, board[side], plans[side])
    if r.random() < 0.25:
        _collide(r, board, plans)
    return board, plans, Draws(seed)


def plans_after(seed: int, board: dict[str, Any]) -> dict[str, Any]:
    """Both plans for the turn that follows on a board."""
    return _plans(random.Random(f"nullpoga/{seed}/{board['turn']}"), board, wrong_aims=True)


def _plans(r: random.Random, board: dict[str, Any], *, wrong_aims: bool) -> dict[str, Any]:
    hot = r.sample(range(5), r.choice((1, 2, 5)))
    return {side: _plan(r, side, board, hot, wrong_aims=wrong_aims) for side in SIDES}


def _pool(r: random.Random) -> list[str]:
    """Few kinds of monsters, so that like ones meet, or all of them."""
    every = [*MONSTERS]
    kind = r.random()
    if kind < 0.25:
        return every
    if kind < 0.6:
        return [*r.sample(PLANNERS, 2), *r.sample(every, 3)]
    return r.sample(every, r.choice((1, 3, 6)))


def _side(r: random.Random, side: str, turn: int, pool: list[str]) -> dict[str, Any]:
    density = r.choice((0.2, 0.4, 0.5, 0.6, 0.8, 1.0))
    behind = r.choice((0.0, 0.1, 0.2, 0.4, 1.0))
    return {
        "life": r.choice((20, 20, r.randint(6, 19), r.randint(1, 5), 1)),
        "mana": r.choice((min(10, turn), min(10, turn), 10, r.randint(0, 10), 30)),
        "hand": _hand(r, pool),
        "deck": r.choices([*MONSTERS, *SPELLS], k=r.choice((0, 0, 1, 3, 10))),
        "graveyard": r.choices([*MONSTERS, *SPELLS], k=r.choice((0, 2))),
        "wild": sorted(r.sample(range(5), r.choice((0, 0, 1, 2, 3, 4, 4)))),
        "battle": _row(r, side, "b", turn, pool, density),
        "standby": _row(r, side, "s", turn, pool, behind),
    }


def _hand(r: random.Random, pool: list[str]) -> list[str]:
    """Up to eight cards, twins among them."""
    hand = r.choices([*SPELLS], k=r.choice((0, 0, 1, 2, 3, 4))) + r.choices(pool, k=r.randint(0, 2))
    hand += r.choices([*MONSTERS], k=r.randint(0, 2))
    if hand and r.random() < 0.4:
        hand.append(r.choice(hand))
    r.shuffle(hand)
    return hand[:8]


def _row(
    r: random.Random, side: str, row: str, turn: int, pool: list[str], density: float
) -> dict[str, Any]:
    return {
        str(column): _monster(r, f"{side.lower()}{row}{column}", side, turn, pool)
        for column in range(5)
        if r.random() < density
    }


def _monster(r: random.Random, name: str, side: str, turn: int, pool: list[str]) -> dict[str, Any]:
    card = r.choice(pool) if r.random() < 0.9 else r.choice([*TOKENS])
    monster: dict[str, Any] = {"id": name, "card": card}
    if card == "frog":
        monster["grown"] = r.randint(0, 3)
    numbers = printed(card, monster.get("grown", 0))
    monster["atk"] = numbers.attack + r.choice((0, 0, 0, 1, 3))
    life = (numbers.life, numbers.life, r.randint(1, numbers.life), numbers.life + 3)
    monster["life"] = r.choice(life)
    states = {
        "stun_turn": r.choice((turn, turn, turn + 1)),
        "poison": r.choice((1, 2, 2)),
        "burn": True,
        "protected": True,
        "double": r.choice((1, 2)),
    }
    monster |= {state: value for state, value in states.items() if r.random() < 0.08}
    if r.random() < 0.04:
        monster["owner"] = "B" if side == "A" else "A"
    return monster


def _plan(
    r: random.Random, side: str, board: dict[str, Any], hot: list[int], *, wrong_aims: bool
) -> dict[str, Any]:
    mine, other = board[side], board["B" if side == "A" else "A"]
    spells = _spells(r, side, mine["hand"], hot, wrong_aims=wrong_aims)
    summons = _summons(r, side, mine["hand"], hot, wrong_aims=wrong_aims)
    for entry in (*spells, *summons):
        if "id" in entry:
            # No name twice: those of earlier turns may stand there still.
            entry["id"] += f".{board['turn']}"
    names = [one["id"] for one in mine["battle"].values()]
    for column, one in mine["standby"].items():
        if r.random() < (0.3 if column in mine["battle"] else 0.9):
            names.append(one["id"])
    names += [entry["id"] for entry in spells if "id" in entry and r.random() < 0.8]
    names += [entry["id"] for entry in summons if r.random() < 0.15]
    names += [f"{entry['id']}-token1" for entry in summons if r.random() < 0.1]
    enemies = _names(other)
    actions = _actions(r, names, mine)
    if enemies and r.random() < 0.1:
        actions.append({"m": r.choice(enemies), "do": "attack"})
    plan = {"spells": spells, "summons": summons, "actions": actions}
    return plan | _own_entries(r, mine, other, hot)


def _spells(
    r: random.Random, side: str, hand: list[str], hot: list[int], *, wrong_aims: bool
) -> list[dict[str, Any]]:
    cards = [card for card in hand if card in SPELLS and r.random() < 0.9]
    if r.random() < 0.1:
        cards.append(r.choice([*SPELLS]))
    r.shuffle(cards)
    return [
        _spell(r, side, card, f"{side.lower()}r{number}", hand, hot, wrong_aims=wrong_aims)
        for number, card in enumerate(cards)
    ]


def _spell(
    r: random.Random,
    side: str,
    card: str,
    name: str,
    hand: list[str],
    hot: list[int],
    *,
    wrong_aims: bool,
) -> dict[str, Any]:
    entry: dict[str, Any] = {"card": card}
    if card == "swap":
        pairs = (*PAIRS, [["A", "standby"], ["B", "standby"]]) if wrong_aims else PAIRS
        pair = r.choices(pairs, weights=[10, 10, 10, 1][: len(pairs)])[0]
        entry |= {"pair": r.sample(pair, 2), "col": _column(r, hot)}
    elif card not in ("blaze", "fire_rain"):
        target = {"side": r.choice(SIDES), "row": r.choice(ROWS), "col": _column(r, hot)}
        wrong = wrong_aims and r.random() < 0.05
        if card in ("flame_guard", "summon_ritual") and not wrong:
            target["side"] = side
        if card in ("rock_spell", "summon_ritual") and not wrong:
            target["row"] = "battle"
        entry["target"] = target
    if card == "summon_ritual":
        low = [one for one in MONSTERS if MONSTERS[one].cost <= 3]
        fitting = [one for one in hand if one in low]
        any_card = [one for one in hand if one in MONSTERS] if wrong_aims else fitting
        entry["monster"] = r.choice(fitting or any_card or low)
        entry["id"] = name
    return entry


def _summons(
    r: random.Random, side: str, hand: list[str], hot: list[int], *, wrong_aims: bool
) -> list[dict[str, Any]]:
    cards = [card for card in hand if card in MONSTERS and r.random() < 0.9]
    if r.random() < 0.1:
        cards.append(r.choice([*MONSTERS, *SPELLS] if wrong_aims else [*MONSTERS]))
    r.shuffle(cards)
    return [
        {"card": card, "col": _column(r, hot), "id": f"{side.lower()}n{number}"}
        for number, card in enumerate(cards)
    ]


def _actions(r: random.Random, names: list[str], mine: dict[str, Any]) -> list[dict[str, Any]]:
    """An entry for most, in any order; sometimes two for one, and one for nobody."""
    chosen = [name for name in names if r.random() < 0.85]
    chosen += [name for name in names if r.random() < 0.05]
    if r.random() < 0.1:
        chosen.append("nobody")
    r.shuffle(chosen)
    moving = r.choice((0.1, 0.2, 0.6))
    return [_action(r, name, mine, moving) for name in chosen]


def _action(r: random.Random, name: str, mine: dict[str, Any], moving: float) -> dict[str, Any]:
    column, card = 2, None
    for row in ROWS:
        for where, monster in mine[row].items():
            if monster["id"] == name:
                column, card = int(where), monster["card"]
    near = [one for one in (column - 1, column + 1) if 0 <= one < 5]
    free = [one for one in near if str(one) not in mine["battle"]]
    if r.random() < (moving if free else 0.1):
        near = free or near
        goal = r.choice(near) if r.random() < 0.85 else r.randrange(5)
        return {"m": name, "do": "move", "to": goal}
    entry: dict[str, Any] = {"m": name, "do": "attack"}
    if card == "archer" and r.random() < 0.85:
        entry["col"] = r.randrange(5)
    return entry


def _own_entries(
    r: random.Random, mine: dict[str, Any], other: dict[str, Any], hot: list[int]
) -> dict[str, Any]:
    """Freeze, push and repeat, for those that can, on either row; sometimes for others."""
    monsters = [one for row in ROWS for one in mine[row].values()]
    if r.random() < 0.15:
        # Somebody may be pulled over, and is not theirs to plan for.
        monsters += other["battle"].values()
    enemies = _names(other)
    plan: dict[str, Any] = {"freeze": [], "push": [], "repeat": None}
    for monster in r.sample(monsters, len(monsters)):
        name = monster["id"]
        card = monster["card"] if r.random() < 0.97 else r.choice(PLANNERS[:3])
        for _ in range(r.choices((0, 1, 2), weights=(1, 8, 1))[0]):
            if card == "frost_witch":
                plan["freeze"].append({"m": name, "col": _column(r, hot)})
            if card == "tempest_knight" and enemies:
                free = [one for one in range(5) if str(one) not in other["battle"]]
                goal = r.choice(free if free and r.random() < 0.8 else range(5))
                plan["push"].append({"m": name, "target": r.choice(enemies), "to": goal})
            if card == "chrono_mage":
                plan["repeat"] = r.choice(("spells", "actions"))
    return plan


def _column(r: random.Random, hot: list[int]) -> int:
    """Mostly one of the columns that this turn is about."""
    return r.choice(hot) if r.random() < 0.8 else r.randrange(5)


def _last_breath(r: random.Random, board: dict[str, Any]) -> None:
    """Both can end in one step: little life or little land, few monsters, in different columns."""
    life = r.randint(1, 3)
    for side in SIDES:
        board[side]["life"] = life
        board[side]["wild"] = sorted(r.sample(range(5), r.choice((0, 4))))
        board[side]["hand"] = board[side]["hand"][:2]
        for column in range(5):
            if (side == "A") == bool(column % 2) or r.random() < 0.5:
                board[side]["battle"].pop(str(column), None)


def _names(side: dict[str, Any]) -> list[str]:
    return [one["id"] for row in ROWS for one in side[row].values()]


def _prepare_repetition(r: random.Random, mine: dict[str, Any], plan: dict[str, Any]) -> None:
    """Where a spell phase is to be repeated: mostly cards and mana to do so."""
    if plan["spells"] and plan["repeat"] == "spells":
        mine["hand"] += [one["card"] for one in plan["spells"] if r.random() < 0.6]
        mine["hand"] += [one["monster"] for one in plan["spells"] if "monster" in one]
        mine["mana"] = max(mine["mana"], r.choice((6, 10, 20, 30)))


def _collide(r: random.Random, board: dict[str, Any], plans: dict[str, Any]) -> None:
    """Both cast a swap, or a meteor, or a rock, on the same column in the same sub-phase.

    Sometimes like monsters, all of them A's cards, stand on the four cells of that column.
    """
    column, card = r.randrange(5), r.choice(("swap", "swap", "swap", "meteor", "rock_spell"))
    like = r.choice([*MONSTERS]) if r.random() < 0.3 else None
    target = {"side": r.choice(SIDES), "row": "battle", "col": column}
    place = min(len(plans[side]["spells"]) for side in SIDES)
    for side in SIDES:
        entry: dict[str, Any] = {"card": card, "target": dict(target)}
        if card == "swap":
            entry = {"card": card, "pair": r.choice(PAIRS), "col": column}
            if like is not None:
                for row in ROWS:
                    name = f"{side.lower()}{row[0]}{column}"
                    board[side][row][str(column)] = {"id": name, "card": like, "owner": "A"}
        plans[side]["spells"].insert(r.choice((0, place)) if r.random() < 0.1 else 0, entry)
        board[side]["hand"].append(card)
        board[side]["mana"] = max(board[side]["mana"], r.choice((7, 10)))
