"""A second reading of the rules of Nullpoga, slow and literal, to hold a fast resolver against.

Read it from top to bottom like the rules: the turn, the spell phase and its seven spells, march,
summons, the action phase, the end of the turn, the start of the next. R-numbers are the rulings of
`../shared/facts/nullpoga.md`, "§9" its section 9. Nothing is imported from the program.

Boards are plain dicts in the schema of `../shared/cases/nullpoga.json`: `turn`, `winner`, and under
"A" and "B" life, mana, hand, deck (the next card first), graveyard, wild (columns), battle and
standby ({"0".."4": monster}). A monster has id, card, atk (not doubled), life, and of its state
whatever is not at rest:

* owner: the side whose card it is (its graveyard); at rest the side it stands on
* stun_turn: the number of the turn in which it cannot act (0)
* poison: turn ends at which it still loses 1 (0)
* burn: loses 1 at the next turn start (False)
* protected: until the next turn start (False)
* double: turns, this one included, for which its attack counts twice (0)
* grown: turn starts at which a frog has grown (0)
* switched_turn: the number of the turn in which it last went over to the other side (0)

Plans are as in the schema, with `push`: [{"m", "target", "to"}] and `repeat`: "spells", "actions"
or None.

Chance comes from `Draws` under names (side, what, occurrence):

* (S, "fire_rain", i): for the Rain of Fire at index i of S's `spells`, the first three battle
  cells; in the k-th repetition of the spell phase the occurrence is 100 * k + i
* (S, "golem", i): for the golem at index i of S's `summons`, the first cell on which one of S's
  monsters stands once the golem is there, rocks and tokens too
* (S, "colossus", c): for S's colossus on battle column c at the turn start, the first battle cell
  on which an enemy stands

Each is an order of the ten cells of a side: 0 to 4 its battle row, 5 to 9 its standby row.

Where the rules can be read in two ways, one was taken; the other one is carried out if its name is
among the `readings` of `play_turn` (`OTHER_READINGS`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from copy import deepcopy
from typing import Any

from tests.games.nullpoga.literal_cards import MONSTERS, SPELLS, TOKENS, Draws, printed
from tests.games.nullpoga.random_turns import random_turn

__all__ = ["OTHER_READINGS", "Draws", "play_turn", "random_turn", "snapshot", "whole_board"]

Board = dict[str, Any]
Entry = dict[str, Any]
Turn = dict[str, Any]
"""A turn being played: board, plans, draws, readings; what is acted, frozen, tokens and stunned_now
(stunned before, and hit again) are sets of ids."""

SIDES = ("A", "B")
ROWS = ("battle", "standby")
COLUMNS = range(5)

OTHER_READINGS = {
    "second_copies": "a repeated spell phase takes another copy of the card from the hand",
    "like_ones_differ": "two boards that only differ in which of two like monsters is where are "
    "not the same when a misfire is looked for",
    "guard_stops_all": "Flame Guard keeps off the Fire Dragon and poison as well",
    "lost_entry_is_the_act": "a move or an attack that comes to nothing was the monster's act",
    "frog_adds": "a frog grows by the difference of its stages, what it lost stays lost",
    "double_stacks": "a monster that two golems chose has four times its attack",
    "push_in_battle_row": "a knight cannot push a monster out of the enemy's standby row",
    "stun_stops_effects": "a stunned witch, knight or mage, and a frozen knight, has no effect",
    "rocks_stay": "a rock in a standby row does not march",
    "repeat_steps_alone": "a repeated action phase has neither freeze nor push again",
    "wrong_aim_kept": "a spell aimed at what it may never be aimed at is not cast, nothing is paid",
}


# The turn


def play_turn(
    board: Board, plans: dict[str, Any], draws: Draws, readings: Collection[str] = ()
) -> tuple[Board, Board | None]:
    """The board at the end of the turn and after the next turn start; None where a side has won.

    R4: spells, march, summons, action; R10: once it is won, the rest of the turn is dropped.
    """
    assert set(readings) <= set(OTHER_READINGS)
    turn: Turn = {"board": whole_board(board), "plans": plans, "draws": draws}
    turn |= {"readings": readings, "acted": set(), "frozen": set(), "tokens": set()}
    turn |= {"stunned_now": set()}
    for phase in (spell_phase, march, summon_phase, action_phase, end_of_turn):
        phase(turn)
        if turn["board"]["winner"] is not None:
            return turn["board"], None
    end = deepcopy(turn["board"])
    start_of_next_turn(turn)
    return end, turn["board"]


def decide(turn: Turn) -> None:
    """R10: life of 0 or less, or five cells of wilderness; both at once: higher life, else a draw.

    R1: life may be below 0.
    """
    board = turn["board"]
    beaten = [
        side for side in SIDES if board[side]["life"] <= 0 or len(set(board[side]["wild"])) == 5
    ]
    if len(beaten) == 1:
        board["winner"] = other_side(beaten[0])
    elif len(beaten) == 2:
        life_of_a, life_of_b = board["A"]["life"], board["B"]["life"]
        board["winner"] = "draw" if life_of_a == life_of_b else "AB"[life_of_b > life_of_a]


def remove_the_dead(turn: Turn) -> None:
    """R9: life of 0 or less; §9: to its first owner's graveyard. Tokens are no cards."""
    board = turn["board"]
    for side, row, column, monster in list(standing(board)):
        if monster["life"] <= 0:
            del board[side][row][column]
            if monster["card"] not in TOKENS:
                board[monster["owner"]]["graveyard"].append(monster["card"])


def hurt(monster: Entry, amount: int) -> None:
    """R20: a Gaia Beast that loses life gains as much attack."""
    monster["life"] -= amount
    if monster["card"] == "gaia_beast":
        monster["atk"] += amount


def attack_of(monster: Entry) -> int:
    """R22: doubled by a golem for this turn and the next."""
    if monster["double"] == 0:
        return int(monster["atk"])
    times = 2 ** int(monster.get("times", 1))
    return int(monster["atk"]) * int(times)


# The spell phase


def spell_phase(turn: Turn) -> None:
    """R30: sub-phase i is the i-th spell of both; §9: a repetition comes after both are through."""
    again = repetitions(turn, "spells")
    spell_sub_phases(turn, SIDES, 0)
    for repetition in range(1, max(again.values()) + 1):
        spell_sub_phases(turn, [side for side in SIDES if again[side] >= repetition], repetition)


def spell_sub_phases(turn: Turn, sides: Collection[str], repetition: int) -> None:
    """R10: looked at after each sub-phase. An entry that cannot be cast does not shift the next."""
    for index in range(max(len(entries_of(turn, side, "spells")) for side in sides)):
        if turn["board"]["winner"] is not None:
            return
        cast = {}
        for side in sides:
            entry = entry_at(turn, side, "spells", index)
            if entry is not None and pay_for_spell(turn, side, entry, repetition):
                cast[side] = (entry, 100 * repetition + index)
        spell_sub_phase(turn, cast)
        decide(turn)


def pay_for_spell(turn: Turn, side: str, entry: Entry, repetition: int) -> bool:
    """Whether it is cast: the card from the hand and its mana are gone, whatever it does (R29).

    §9: in a repetition costs are paid again, and an entry needs to be still possible: of those
    that were cast, as what is carried out once more is what was carried out.
    """
    mine, card = turn["board"][side], entry["card"]
    if card not in SPELLS or mine["mana"] < SPELLS[card].cost:
        return False
    if "wrong_aim_kept" in turn["readings"] and not aimed_rightly(side, entry):
        return False
    if repetition and "second_copies" not in turn["readings"]:
        if not was_cast(turn, entry):
            return False
    elif card in mine["hand"]:
        mine["hand"].remove(card)
        mine["graveyard"].append(card)
    else:
        return False
    mine["mana"] -= SPELLS[card].cost
    turn.setdefault("cast", []).append(entry)
    return True


def was_cast(turn: Turn, entry: Entry) -> bool:
    return any(one is entry for one in turn.get("cast", ()))


def aimed_rightly(side: str, entry: Entry) -> bool:
    """What can be said of an aim without looking at the board (R24-R28)."""
    card = entry["card"]
    if card == "swap":
        return vertical_neighbours(entry["pair"])
    if card == "flame_guard":
        return bool(entry["target"]["side"] == side)
    if card == "rock_spell":
        return bool(entry["target"]["row"] == "battle")
    if card == "summon_ritual":
        cost = MONSTERS[entry["monster"]].cost if entry["monster"] in MONSTERS else 99
        target = entry["target"]
        return bool(target["side"] == side and target["row"] == "battle" and cost <= 3)
    return True


def spell_sub_phase(turn: Turn, cast: dict[str, tuple[Entry, int]]) -> None:
    """R30: the lower card number first; two of the same card by the two trials."""
    cards = [entry["card"] for entry, _ in cast.values()]
    if len(cards) == 2 and cards[0] == cards[1]:
        two_of_the_same_card(turn, cast)
        return
    for side in sorted(cast, key=lambda one: SPELLS[cast[one][0]["card"]].number):
        carry_out_spell(turn, side, *cast[side])


def two_of_the_same_card(turn: Turn, cast: dict[str, tuple[Entry, int]]) -> None:
    """R30: A first and B first, with the same draws; boards that differ: both misfire (R29)."""
    boards = []
    for order in (("A", "B"), ("B", "A")):
        trial = {**turn, "board": deepcopy(turn["board"])}
        for side in order:
            carry_out_spell(trial, side, *cast[side])
        boards.append(trial["board"])
    if looks_of(turn, boards[0]) == looks_of(turn, boards[1]):
        turn["board"] = boards[0]


def looks_of(turn: Turn, board: Board) -> Any:
    """R30: life, cells, cards, wilderness; mana and hands left out.

    A monster is itself: two rats that changed places are another board. A new rock is like any.
    """
    looks = {
        side: {what: board[side][what] for what in ("life", "battle", "standby")}
        | {"wild": sorted(set(board[side]["wild"]))}
        for side in SIDES
    }
    if "like_ones_differ" not in turn["readings"]:
        looks = deepcopy(looks)
        for _, _, _, monster in standing(looks):
            for unseen in ("id", "owner", "switched_turn"):
                del monster[unseen]
    return looks


def carry_out_spell(turn: Turn, side: str, entry: Entry, occurrence: int) -> None:
    """R9: the dead go after each spell."""
    if entry["card"] == "fire_rain":
        fire_rain(turn, side, occurrence)
    else:
        {
            "meteor": meteor,
            "rock_spell": rock_spell,
            "swap": swap,
            "flame_guard": flame_guard,
            "summon_ritual": summon_ritual,
            "blaze": blaze,
        }[entry["card"]](turn, side, entry)
    remove_the_dead(turn)


def meteor(turn: Turn, side: str, entry: Entry) -> None:
    """隕石落下. R26: battle or standby of either side; an empty battle cell becomes wilderness."""
    target = entry["target"]
    monster = at(turn["board"], target["side"], target["row"], target["col"])
    if monster is not None:
        hurt_by_spell(monster, 3)
    elif target["row"] == "battle":
        lay_waste(turn["board"], target["side"], target["col"])


def rock_spell(turn: Turn, side: str, entry: Entry) -> None:
    """不動の岩. R27: a free battle cell of either side; the rock belongs to that row."""
    target, board = entry["target"], turn["board"]
    if target["row"] == "battle" and at(board, target["side"], "battle", target["col"]) is None:
        name = f"rock-{board['turn']}-{target['side']}{target['col']}"
        rock = new_monster(board, target["side"], "rock", name)
        put(board, target["side"], "battle", target["col"], rock)


def swap(turn: Turn, side: str, entry: Entry) -> None:
    """前後交換. R28: what stands on two vertically neighbouring cells; empty ones are allowed.

    The wilderness stays. §9: a monster pulled over belongs to the new side from then on.
    """
    if not vertical_neighbours(entry["pair"]):
        return
    board, column = turn["board"], entry["col"]
    (side_1, row_1), (side_2, row_2) = entry["pair"]
    first = board[side_1][row_1].pop(str(column), None)
    second = board[side_2][row_2].pop(str(column), None)
    for monster, side_now, row_now in ((first, side_2, row_2), (second, side_1, row_1)):
        if monster is not None:
            board[side_now][row_now][str(column)] = monster
            if side_1 != side_2:
                monster["switched_turn"] = board["turn"]


def vertical_neighbours(pair: list[list[str]]) -> bool:
    """R28: battle and standby of one side, or the two battle cells that face each other."""
    cells = sorted(tuple(cell) for cell in pair)
    return cells in (
        [("A", "battle"), ("A", "standby")],
        [("B", "battle"), ("B", "standby")],
        [("A", "battle"), ("B", "battle")],
    )


def flame_guard(turn: Turn, side: str, entry: Entry) -> None:
    """炎の守護. R24: one own monster, in either row, until the next turn start."""
    target = entry["target"]
    monster = at(turn["board"], target["side"], target["row"], target["col"])
    if monster is not None and target["side"] == side:
        monster["protected"] = True


def summon_ritual(turn: Turn, side: str, entry: Entry) -> None:
    """召喚の儀式. R25: a monster of cost 3 or less from the hand onto a free own battle cell, free.

    Otherwise it fails, and the monster stays in the hand (R35).
    """
    board, target, card = turn["board"], entry["target"], entry["monster"]
    if not aimed_rightly(side, entry) or card not in board[side]["hand"]:
        return
    if at(board, side, "battle", target["col"]) is None:
        board[side]["hand"].remove(card)
        put(board, side, "battle", target["col"], new_monster(board, side, card, entry["id"]))


def blaze(turn: Turn, side: str, entry: Entry) -> None:
    """烈火の呪文. R14: 1 damage to each in the opponent's battle row, and it burns; no stacking."""
    for monster in turn["board"][other_side(side)]["battle"].values():
        if hurt_by_spell(monster, 1):
            monster["burn"] = True


def fire_rain(turn: Turn, side: str, occurrence: int) -> None:
    """火の雨. R31: three different cells of the opponent's battle row, 3 damage each."""
    for column in turn["draws"].columns(side, "fire_rain", occurrence):
        monster = at(turn["board"], other_side(side), "battle", column)
        if monster is not None:
            hurt_by_spell(monster, 3)


def hurt_by_spell(monster: Entry, amount: int) -> bool:
    """R24: not a protected one. Whether it was hurt."""
    if not monster["protected"]:
        hurt(monster, amount)
    return not monster["protected"]


# The summoning and marching phase


def march(turn: Turn) -> None:
    """R4: whoever stands in standby goes to the battle cell ahead, if that is free; all columns."""
    marched = []
    for side in SIDES:
        mine = turn["board"][side]
        for column in COLUMNS:
            monster = at(turn["board"], side, "standby", column)
            if monster is None or at(turn["board"], side, "battle", column) is not None:
                continue
            if monster["card"] == "rock" and "rocks_stay" in turn["readings"]:
                continue
            mine["battle"][str(column)] = mine["standby"].pop(str(column))
            marched.append((side, column, monster))
    fire_dragons(turn, marched)


def fire_dragons(turn: Turn, marched: list[tuple[str, int, Entry]]) -> None:
    """R16: after all marches, 2 damage on the enemy battle cells c-1, c, c+1. R9: then deaths.

    R24 names attacks and spells: this is neither, a protected monster is hurt.
    """
    for side, column, dragon in marched:
        if dragon["card"] != "fire_dragon":
            continue
        for near in (column - 1, column, column + 1):
            monster = at(turn["board"], other_side(side), "battle", near)
            if monster is not None and not guarded_from_all(turn, monster):
                hurt(monster, 2)
    remove_the_dead(turn)


def guarded_from_all(turn: Turn, monster: Entry) -> bool:
    return "guard_stops_all" in turn["readings"] and bool(monster["protected"])


def summon_phase(turn: Turn) -> None:
    """R4: after the march, in the order of the plan. The two sides do not meet here."""
    for side in SIDES:
        for index, entry in enumerate(entries_of(turn, side, "summons")):
            summon(turn, side, entry, index)


def summon(turn: Turn, side: str, entry: Entry, index: int) -> None:
    """A monster onto a free own standby cell. R35: where it fails, card and mana are kept."""
    board, card = turn["board"], entry["card"]
    mine = board[side]
    if card not in MONSTERS or card not in mine["hand"] or mine["mana"] < MONSTERS[card].cost:
        return
    if at(board, side, "standby", entry["col"]) is not None:
        return
    mine["hand"].remove(card)
    mine["mana"] -= MONSTERS[card].cost
    put(board, side, "standby", entry["col"], new_monster(board, side, card, entry["id"]))
    if card == "nightmare_lord":
        nightmare_tokens(turn, side, entry)
    if card == "mecha_golem":
        golem(turn, side, index)


def nightmare_tokens(turn: Turn, side: str, entry: Entry) -> None:
    """R21: two tokens on the leftmost free own battle cells, by the owner's left; act next turn."""
    from_the_left = COLUMNS if side == "A" else reversed(COLUMNS)
    free = [c for c in from_the_left if at(turn["board"], side, "battle", c) is None]
    for number, column in enumerate(free[:2], 1):
        name = f"{entry['id']}-token{number}"
        token = new_monster(turn["board"], side, "nightmare_token", name)
        put(turn["board"], side, "battle", column, token)
        turn["tokens"].add(token["id"])


def golem(turn: Turn, side: str, index: int) -> None:
    """R22: one own monster of both rows, the golem among them: this turn and the next.

    A second choice of the same monster makes it two turns again, not four times the attack.
    """
    mine = turn["board"][side]
    monsters = {
        5 * ROWS.index(row) + c: mine[row][str(c)]
        for row in ROWS
        for c in COLUMNS
        if str(c) in mine[row]
    }
    chosen = monsters[turn["draws"].first(side, "golem", index, monsters)]
    if chosen["double"] and "double_stacks" in turn["readings"]:
        chosen["times"] = chosen.get("times", 1) + 1
    chosen["double"] = 2


# The action phase


def action_phase(turn: Turn) -> None:
    """§9: a repetition comes after both are through. R19: the Seraphim after the last step."""
    again = repetitions(turn, "actions")
    actions(turn, SIDES, repeated=False)
    for repetition in range(1, max(again.values()) + 1):
        if turn["board"]["winner"] is None:
            actions(turn, [side for side in SIDES if again[side] >= repetition], repeated=True)
    if turn["board"]["winner"] is None:
        seraphim(turn)


def actions(turn: Turn, sides: Collection[str], *, repeated: bool) -> None:
    """R17 freeze, §9 push, then R5: step i is the i-th entry of both. R6: one act per monster."""
    turn["acted"] = set()
    if not repeated or "repeat_steps_alone" not in turn["readings"]:
        freeze(turn, sides)
        push(turn, sides)
    for index in range(max(len(entries_of(turn, side, "actions")) for side in sides)):
        if turn["board"]["winner"] is not None:
            return
        entries = {side: entry_at(turn, side, "actions", index) for side in sides}
        step(turn, {side: entry for side, entry in entries.items() if entry is not None})


def repetitions(turn: Turn, phase: str) -> dict[str, int]:
    """§9: the plan names one phase; once for each mage on the battle row when that phase begins."""
    count = dict.fromkeys(SIDES, 0)
    for side in SIDES:
        if turn["plans"].get(side, {}).get("repeat") == phase:
            names = [one["id"] for one in turn["board"][side]["battle"].values()]
            count[side] = sum(has_effect(turn, side, name, "chrono_mage") for name in names)
    return count


def freeze(turn: Turn, sides: Collection[str]) -> None:
    """R17: who stands on the named enemy battle column when the action phase starts."""
    for side in sides:
        for entry in first_of_each(entries_of(turn, side, "freeze")):
            if has_effect(turn, side, entry["m"], "frost_witch"):
                monster = at(turn["board"], other_side(side), "battle", entry["col"])
                if monster is not None:
                    turn["frozen"].add(monster["id"])


def push(turn: Turn, sides: Collection[str]) -> None:
    """§9, R18: before step 1, in the order of the knights' columns, both sides at once."""
    pushes = []
    for side in sides:
        for entry in first_of_each(entries_of(turn, side, "push")):
            if "stun_stops_effects" in turn["readings"] and entry["m"] in turn["frozen"]:
                continue
            if has_effect(turn, side, entry["m"], "tempest_knight"):
                column = column_of(turn["board"], side, "battle", entry["m"])
                pushes.append((str(column), side, entry))
    for _, side, entry in sorted(pushes, key=lambda one: one[0]):
        push_one(turn, side, entry)


def push_one(turn: Turn, side: str, entry: Entry) -> None:
    """§9: misfires if the goal is taken or the monster is gone; it is no act of the knight."""
    board, enemy = turn["board"], other_side(side)
    rows = ("battle",) if "push_in_battle_row" in turn["readings"] else ROWS
    for row in rows:
        column = column_of(board, enemy, row, entry["target"])
        if column is not None and at(board, enemy, "battle", entry["to"]) is None:
            put(board, enemy, "battle", entry["to"], board[enemy][row].pop(column))
            return


def has_effect(turn: Turn, side: str, name: str, card: str) -> bool:
    """Whether this is such a monster on the own battle row, planned for by its own side (§9).

    Freezing, pushing and repeating are no acts: being unable to act does not hinder them.
    """
    board = turn["board"]
    column = column_of(board, side, "battle", name)
    if column is None:
        return False
    monster = board[side]["battle"][column]
    if "stun_stops_effects" in turn["readings"] and monster["stun_turn"] == board["turn"]:
        return False
    return bool(monster["card"] == card and monster["switched_turn"] != board["turn"])


def step(turn: Turn, entries: dict[str, Entry]) -> None:
    """R5: in a step moves, then both attacks at once, then deaths. R10: then who has won."""
    for side, entry in entries.items():
        if entry["do"] == "move":
            move(turn, side, entry)
    blows = []
    for side, entry in entries.items():
        if entry["do"] == "attack":
            blows += attack(turn, side, entry)
    for blow in blows:
        land(turn, blow)
    remove_the_dead(turn)
    decide(turn)


def who_acts(turn: Turn, side: str, name: str) -> tuple[int, Entry] | None:
    """The monster and its column if it may act. R6: once; R12 stunned, R17 frozen: not at all.

    R27: a rock never; R21: a new token next turn; §9: not one that was pulled over in this turn.
    """
    board = turn["board"]
    column = column_of(board, side, "battle", name)
    cannot = turn["acted"] | turn["frozen"] | turn["tokens"] | turn["stunned_now"]
    if column is None or name in cannot:
        return None
    monster = board[side]["battle"][column]
    if board["turn"] in (monster["stun_turn"], monster["switched_turn"]):
        return None
    if monster["card"] == "rock":
        return None
    return int(column), monster


def move(turn: Turn, side: str, entry: Entry) -> None:
    """R7: to the next column, free at that moment. R34: Ranmaru gains 1 attack, lasting.

    A move that comes to nothing is no act.
    """
    acting = who_acts(turn, side, entry["m"])
    if acting is None:
        return
    column, monster = acting
    goal, board = entry["to"], turn["board"]
    possible = abs(goal - column) == 1 and at(board, side, "battle", goal) is None
    if possible and goal in COLUMNS:
        del board[side]["battle"][str(column)]
        put(board, side, "battle", goal, monster)
        if monster["card"] == "ranmaru":
            monster["atk"] += 1
    elif "lost_entry_is_the_act" not in turn["readings"]:
        return
    turn["acted"].add(monster["id"])


def attack(turn: Turn, side: str, entry: Entry) -> list[Entry]:
    """What an attack will do: both attacks of a step see the board before either (R8)."""
    acting = who_acts(turn, side, entry["m"])
    if acting is None:
        return []
    column, monster = acting
    turn["acted"].add(monster["id"])
    enemy = other_side(side)
    return [
        {
            "attack": attack_of(monster),
            "by": monster["card"],
            "side": enemy,
            "column": aim,
            "on": at(turn["board"], enemy, "battle", aim),
        }
        for aim in aims(side, column, monster, entry)
    ]


def aims(side: str, column: int, monster: Entry, entry: Entry) -> list[int]:
    """R8: the facing cell. R32: an archer's column. R33: a stoat's front and its owner's right."""
    if monster["card"] == "archer":
        return [entry.get("col", column)]
    if monster["card"] == "stoat":
        right = column + 1 if side == "A" else column - 1
        return [aim for aim in (column, right) if aim in COLUMNS]
    return [column]


def land(turn: Turn, blow: Entry) -> None:
    """R8: on a monster, else damage and wilderness, attack 0 too. R24: none, nor on-hit effects.

    R12: a jellyfish stuns for the whole next turn. R13: a snake poisons for two turn ends.
    """
    board, monster = turn["board"], blow["on"]
    if monster is None:
        board[blow["side"]]["life"] -= blow["attack"]
        lay_waste(board, blow["side"], blow["column"])
    elif not monster["protected"]:
        hurt(monster, blow["attack"])
        if blow["by"] == "jellyfish":
            if monster["stun_turn"] == board["turn"]:
                turn["stunned_now"].add(monster["id"])
            monster["stun_turn"] = board["turn"] + 1
        if blow["by"] == "venom_snake":
            monster["poison"] = 2


def seraphim(turn: Turn) -> None:
    """R19: each Seraphim on a battle row heals 2 on its own battle row, up to full life."""
    for side in SIDES:
        monsters = list(turn["board"][side]["battle"].values())
        for _ in [one for one in monsters if one["card"] == "seraphim"]:
            for monster in monsters:
                full = printed(monster["card"], monster["grown"]).life
                monster["life"] = max(monster["life"], min(full, monster["life"] + 2))


# The end of the turn and the start of the next


def end_of_turn(turn: Turn) -> None:
    """R13: the poisoned lose 1, wherever they stand. R9: deaths. R10: who has won."""
    for _, _, _, monster in standing(turn["board"]):
        if monster["poison"]:
            monster["poison"] -= 1
            if not guarded_from_all(turn, monster):
                hurt(monster, 1)
    remove_the_dead(turn)
    decide(turn)


def start_of_next_turn(turn: Turn) -> None:
    """R15: mana, draw, protection ends, burn, rock, frog, deaths, then Colossus, both at once."""
    turn["board"]["turn"] += 1
    mana_and_draw(turn)
    monsters = [monster for _, _, _, monster in standing(turn["board"])]
    for monster in monsters:
        monster["protected"] = False
        monster["double"] = max(0, monster["double"] - 1)
        if not monster["double"]:
            monster.pop("times", None)
    for monster in monsters:
        if monster["burn"]:
            hurt(monster, 1)
            monster["burn"] = False
    for monster in monsters:
        if monster["card"] == "rock":
            hurt(monster, 1)
    for monster in monsters:
        if monster["card"] == "frog":
            grow(turn, monster)
    remove_the_dead(turn)
    colossi(turn)


def mana_and_draw(turn: Turn) -> None:
    """R2: the turn number, at most 10, refilled. R3: one card. R11: no card, no draw, no loss."""
    board = turn["board"]
    for side in SIDES:
        board[side]["mana"] = min(10, board["turn"])
        if board[side]["deck"]:
            board[side]["hand"].append(board[side]["deck"].pop(0))


def grow(turn: Turn, frog: Entry) -> None:
    """The seed: it becomes 1/2, then 2/2, then 3/3, at its first three turn starts."""
    if frog["grown"] == 3:
        return
    before, after = printed("frog", frog["grown"]), printed("frog", frog["grown"] + 1)
    frog["grown"] += 1
    if "frog_adds" in turn["readings"]:
        frog["atk"] += after.attack - before.attack
        frog["life"] += after.life - before.life
    else:
        frog["atk"], frog["life"] = after.attack, after.life


def colossi(turn: Turn) -> None:
    """R15: each on a battle row strikes one enemy on the other for 3, all at once; then deaths."""
    board, struck = turn["board"], []
    for side in SIDES:
        enemies = {c: one for c in COLUMNS if (one := at(board, other_side(side), "battle", c))}
        for column in COLUMNS:
            monster = at(board, side, "battle", column)
            if monster is not None and monster["card"] == "thunder_colossus" and enemies:
                struck.append(enemies[turn["draws"].first(side, "colossus", column, enemies)])
    for monster in struck:
        hurt(monster, 3)
    remove_the_dead(turn)


# The board


def whole_board(board: Board) -> Board:
    """A copy with everything that the schema may leave out: 20 life, mana by the turn, ten rats."""
    whole = deepcopy(board)
    whole.setdefault("turn", 1)
    whole.setdefault("winner", None)
    for side in SIDES:
        mine = whole.setdefault(side, {})
        rest = {"life": 20, "mana": min(10, whole["turn"]), "deck": ["rat"] * 10}
        rest |= {"hand": [], "graveyard": [], "wild": [], "battle": {}, "standby": {}}
        whole[side] = rest | mine
        for row in ROWS:
            cells = whole[side][row]
            whole[side][row] = {str(c): whole_monster(one, side) for c, one in cells.items()}
    return whole


def whole_monster(monster: Entry, side: str) -> Entry:
    numbers = printed(monster["card"], monster.get("grown", 0))
    rest: Entry = {"atk": numbers.attack, "life": numbers.life, "owner": side}
    rest |= {"stun_turn": 0, "poison": 0, "burn": False, "protected": False}
    rest |= {"double": 0, "grown": 0, "switched_turn": 0}
    return rest | monster


def new_monster(board: Board, owner: str, card: str, name: str) -> Entry:
    """An id that is in use gets a mark."""
    while any(monster["id"] == name for _, _, _, monster in standing(board)):
        name += "+"
    return whole_monster({"id": name, "card": card}, owner)


def put(board: Board, side: str, row: str, column: int, monster: Entry) -> None:
    board[side][row][str(column)] = monster


def at(board: Board, side: str, row: str, column: int) -> Entry | None:
    monster: Entry | None = board[side][row].get(str(column))
    return monster


def column_of(board: Board, side: str, row: str, name: str) -> str | None:
    for column, monster in board[side][row].items():
        if monster["id"] == name:
            return str(column)
    return None


def standing(board: Board) -> Iterator[tuple[str, str, str, Entry]]:
    """Side, row, column and monster, for all that stand."""
    for side in SIDES:
        for row in ROWS:
            for column in sorted(board[side][row]):
                yield side, row, column, board[side][row][column]


def lay_waste(board: Board, side: str, column: int) -> None:
    board[side]["wild"] = sorted({*board[side]["wild"], column})


def other_side(side: str) -> str:
    return "B" if side == "A" else "A"


def entries_of(turn: Turn, side: str, kind: str) -> list[Entry]:
    return list(turn["plans"].get(side, {}).get(kind, ()))


def entry_at(turn: Turn, side: str, kind: str, index: int) -> Entry | None:
    entries = entries_of(turn, side, kind)
    return entries[index] if index < len(entries) else None


def first_of_each(entries: list[Entry]) -> list[Entry]:
    """The first entry for each monster: it freezes, pushes or repeats once."""
    first: dict[str, Entry] = {}
    for entry in entries:
        first.setdefault(entry["m"], entry)
    return list(first.values())


def snapshot(board: Board, winner: str | None) -> dict[str, Any]:
    """What two resolvers are compared by: attack as it counts, hands and wilderness sorted."""
    whole = whole_board(board)
    looks: dict[str, Any] = {"winner": winner}
    for side in SIDES:
        mine = whole[side]
        looks[side] = {"life": mine["life"], "mana": mine["mana"]}
        looks[side] |= {"hand": sorted(mine["hand"]), "wild": sorted(set(mine["wild"]))}
        for row in ROWS:
            looks[side][row] = {
                column: {"card": one["card"], "attack": attack_of(one), "life": one["life"]}
                for column, one in sorted(mine[row].items())
            }
    return looks
