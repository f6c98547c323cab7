"""The entries of an export of ptcg-sim, carried out one after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.games.pokemon.sim_export.sim_board import (
    HAND,
    POKEMON,
    PRIZES,
    NotThereError,
    SimBoard,
    SimCard,
)

Does = Callable[["SimTable", str, list[Any]], None]
MOST_COPIES = 60
MOST_NAMES = 200
LONGEST_NAME = 200
LONGEST_CONDITION = 4
MOST_DAMAGE = 9990
SHOWS = frozenset(
    (
        *("lookAtCards", "stopLookingAtCards", "revealCards", "hideCards", "revealShortcut"),
        *("hideShortcut", "lookShortcut", "stopLookingShortcut", "rotateCard", "changeCardBack"),
        *("useAbility", "removeAbilityCounter", "exchangeData"),
    )
)
"""Entries that leave all cards where they are."""


class SimTable:
    """A table of the simulator, entry by entry."""

    def __init__(self) -> None:
        self.board = SimBoard()
        self.turn = 0
        self.player = "self"
        """Whose turn it is."""
        self.used: dict[str, set[str]] = {"self": set(), "opp": set()}
        """VSTAR and GX, as far as they are used."""

    def do(self, user: object, action: object, parameters: object) -> None:
        """Carry out an entry. Raises NotThereError."""
        told = parameters if isinstance(parameters, list) else []
        if user not in self.used or not isinstance(action, str):
            raise NotThereError
        if action in SHOWS:
            return
        does = _DOES.get(action)
        if does is None:
            raise NotThereError
        try:
            does(self, str(user), told)
        except (IndexError, TypeError, ValueError, AttributeError, RecursionError) as problem:
            raise NotThereError from problem

    def load(self, user: str, told: list[Any]) -> None:
        """Take in a deck, and lay it; "" is none."""
        rows = [] if told[0] in ("", None) else told[0]
        if not isinstance(rows, list) or len(rows) > MOST_NAMES:
            raise NotThereError
        deck = []
        for row in rows:
            copies, name, kind = int(row[0]), row[1], row[2]
            if not 0 < copies <= MOST_COPIES or not isinstance(name, str) or not name.strip():
                raise NotThereError
            deck.append((copies, name.strip()[:LONGEST_NAME], str(kind)))
        if sum(copies for copies, _, _ in deck) > MOST_NAMES:
            raise NotThereError
        self.board.decks[user] = deck
        self.board.lay(user)


def _reset(table: SimTable, user: str, told: list[Any]) -> None:
    table.board.lay(user, build=len(told) < 2 or bool(told[1]))
    table.used[user].clear()
    table.turn = 0


def _setup(table: SimTable, user: str, told: list[Any]) -> None:
    _reset(table, user, [])
    table.board.order(user, "deck", told[0])
    _draw(table, user, HAND)
    for _ in range(min(PRIZES, len(table.board.zone(user, "deck")))):
        table.board.move(user, "deck", "prizes", 0)


def _draw(table: SimTable, user: str, count: object) -> None:
    if not isinstance(count, int) or count < 0:
        raise NotThereError
    for _ in range(min(count, len(table.board.zone(user, "deck")))):
        table.board.move(user, "deck", "hand", 0)


def _turn(table: SimTable, user: str, _told: list[Any]) -> None:
    _board_away(table, user, [])
    if table.board.zone(user, "deck"):
        table.turn += 1
        _draw(table, user, 1)
    table.player = user


def _board_away(table: SimTable, user: str, _told: list[Any]) -> None:
    """Discard what the player has played, as the simulator does after an attack and a pass."""
    table.board.all_to(user, "board", "discard")


def _bundle(table: SimTable, user: str, told: list[Any]) -> None:
    table.board.move(user, told[1], told[2], told[3], told[4] if len(told) > 4 else None)
    table.board.refresh()


def _to_top(table: SimTable, user: str, told: list[Any]) -> None:
    _bundle(table, user, [None, told[1], "deck", told[2]])
    deck = table.board.zone(user, "deck")
    deck.insert(0, deck.pop())


def _switch(table: SimTable, user: str, told: list[Any]) -> None:
    if told[1] not in ("deck", "deckCover"):
        _to_top(table, user, told)
        if len(table.board.zone(user, "deck")) > 1:
            table.board.move(user, "deck", told[1], 1)


def _view(table: SimTable, user: str, told: list[Any]) -> None:
    deck = table.board.zone(user, "deck")
    for _ in range(min(int(told[1]), len(deck))):
        table.board.move(user, "deck", "viewCards", 0 if told[2] else len(deck) - 1)


def _all_to(goal: str) -> Does:
    return lambda table, user, told: table.board.all_to(user, told[1], goal)


def _shuffled_in(table: SimTable, user: str, told: list[Any]) -> None:
    table.board.all_to(user, told[1], "deck")
    table.board.order(user, "deck", told[2])


def _into_deck(table: SimTable, user: str, told: list[Any]) -> None:
    _bundle(table, user, [None, told[1], "deck", told[2]])
    table.board.order(user, "deck", told[3])


def _bottom(table: SimTable, user: str, told: list[Any]) -> None:
    table.board.order(user, told[1], told[2])
    table.board.all_to(user, told[1], "deck")


def _new_hand(way: str) -> Does:
    def does(table: SimTable, user: str, told: list[Any]) -> None:
        board = table.board
        if way == "bottom":
            board.order(user, "hand", told[2])
        board.all_to(user, "hand", "discard" if way == "discard" else "deck")
        if way == "shuffle":
            board.order(user, "deck", told[2])
        _draw(table, user, told[1])

    return does


def _from_board(goal: str) -> Does:
    def does(table: SimTable, user: str, told: list[Any]) -> None:
        if table.board.zone(user, "board"):
            table.board.all_to(user, "board", goal)
            if goal == "deck":
                table.board.order(user, "deck", told[2])

    return does


def _leave(table: SimTable, user: str, told: list[Any]) -> None:
    board, goal = table.board, "active" if table.board.from_active else "bench"
    aside = board.zone(user, told[1])
    top: SimCard | None = None
    while aside:
        pokemon = [at for at, one in enumerate(aside) if one.kind == POKEMON]
        at = pokemon[-1] if pokemon else 0
        here, card = board.zone(user, goal), aside[at]
        board.move(user, told[1], goal, at, None if top is None else here.index(top))
        top = card if card.kind == POKEMON else top


def _damage(table: SimTable, user: str, told: list[Any]) -> None:
    amount = int(told[2]) if len(told) > 2 and told[2] else 10
    if not 0 <= amount <= MOST_DAMAGE:
        raise NotThereError
    card = table.board.card(user, told[0], told[1])
    # On a counter that is there already the simulator keeps the number.
    card.damage = card.damage or amount


def _new_damage(table: SimTable, user: str, told: list[Any]) -> None:
    if not str(told[2]).strip():
        told = [*told[:2], "0"]
    table.board.card(user, told[0], told[1]).damage = min(max(0, int(told[2])), MOST_DAMAGE)


def _no_damage(table: SimTable, user: str, told: list[Any]) -> None:
    table.board.card(user, told[0], told[1]).damage = 0


def _condition(table: SimTable, user: str, told: list[Any]) -> None:
    card = table.board.card(user, told[0], told[1])
    card.condition = card.condition or "P"


def _new_condition(table: SimTable, user: str, told: list[Any]) -> None:
    said = str(told[2]).strip()[:LONGEST_CONDITION].upper()
    table.board.card(user, told[0], told[1]).condition = said


def _no_condition(table: SimTable, user: str, told: list[Any]) -> None:
    table.board.card(user, told[0], told[1]).condition = ""


def _random(table: SimTable, user: str, told: list[Any]) -> None:
    table.board.move(user, "hand", "board", told[1])


def _change(table: SimTable, user: str, told: list[Any]) -> None:
    card = table.board.card(user, told[1], told[2])
    card.usual = card.usual or card.kind
    card.kind = str(told[3])
    table.board.move(user, told[1], "board", told[2])


def _once(table: SimTable, user: str, told: list[Any]) -> None:
    table.used[user] ^= {"GX" if told[0] == "GX" else "VSTAR"}


_DOES: Mapping[str, Does] = {
    "loadDeckData": SimTable.load,
    "reset": _reset,
    "setup": _setup,
    "takeTurn": _turn,
    "attack": _board_away,
    "pass": _board_away,
    "draw": lambda table, user, told: _draw(table, user, told[1]),
    "moveCardBundle": _bundle,
    "shuffleIntoDeck": _into_deck,
    "moveToDeckTop": _to_top,
    "switchWithDeckTop": _switch,
    "viewDeck": _view,
    "shuffleAll": _shuffled_in,
    "shuffleBottom": _bottom,
    "discardAll": _all_to("discard"),
    "lostZoneAll": _all_to("lostZone"),
    "handAll": _all_to("hand"),
    "leaveAll": _leave,
    "discardAndDraw": _new_hand("discard"),
    "shuffleAndDraw": _new_hand("shuffle"),
    "shuffleBottomAndDraw": _new_hand("bottom"),
    "shufflePrizesToDeckBottom": lambda table, user, told: _bottom(
        table, user, [None, "prizes", told[1]]
    ),
    "shuffleZone": lambda table, user, told: table.board.order(user, told[1], told[2]),
    "addDamageCounter": _damage,
    "updateDamageCounter": _new_damage,
    "removeDamageCounter": _no_damage,
    "addSpecialCondition": _condition,
    "updateSpecialCondition": _new_condition,
    "removeSpecialCondition": _no_condition,
    "discardBoard": _from_board("discard"),
    "handBoard": _from_board("hand"),
    "lostZoneBoard": _from_board("lostZone"),
    "shuffleBoard": _from_board("deck"),
    "playRandomCardFaceDown": _random,
    "changeType": _change,
    "VSTARGXFunction": _once,
}
