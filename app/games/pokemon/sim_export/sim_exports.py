"""Reads what ptcg-sim exports: both decks and every action, of which the position follows."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import count
from typing import TYPE_CHECKING, Any, cast

from app.core.card import Mark, Marks
from app.core.placed.table_position import PlacedCard, PlacedUnit, PlacedZone, TablePosition
from app.core.table import Turn
from app.core.text.wording import Noun
from app.core.text.words import Words
from app.core.zone import Seat
from app.games.contracts.reading.foreign_contract import ForeignError, ForeignGame, ForeignGames
from app.games.pokemon.battle_log.log_deck import LogDeck
from app.games.pokemon.sim_export.sim_actions import SimTable
from app.games.pokemon.sim_export.sim_board import PLAYERS, POKEMON, NotThereError, SimCard

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.games.pokemon.cards.card_base import CardBase

MOST_LETTERS = 4_000_000
MOST_ENTRIES = 5_000
SOURCE = "ptcg-sim"
ENTRY = Noun("entry", "entries", "件")
NAMES = ("Player 1", "Player 2")
PILES = (
    ("prizes", "prizes"),
    ("deck", "deck"),
    ("hand", "hand"),
    ("discard", "discard"),
    ("lostZone", "lost"),
)
LOOSE = ("board", "viewCards", "attachedCards")
"""Zones of what somebody has in hand at the moment; it lies in the play area here."""
CONDITIONS = {"P": "poisoned", "B": "burned", "A": "asleep", "C": "confused", "PA": "paralyzed"}


def is_export(lines: Iterable[str]) -> bool:
    """Whether the first lines of a text are an export of ptcg-sim."""
    text = "\n".join(lines)
    return text.lstrip().startswith("[") and '"loadDeckData"' in text and '"parameters"' in text


def read_export(text: str, cards: GameCards) -> ForeignGame:
    """Return the table that an export leads to. Raises ForeignError."""
    entries = _entries(text)
    table, unread = SimTable(), []
    undone = _undone(entries)
    for number, entry in enumerate(entries, 1):
        if number in undone or (isinstance(entry, dict) and "version" in entry):
            continue
        try:
            told = entry if isinstance(entry, dict) else {}
            table.do(told.get("user"), told.get("action"), told.get("parameters"))
        except NotThereError:
            unread.append(number)
    if not any(table.board.decks.values()):
        raise ForeignError(
            Words(
                "This export has no deck that can be read. Export the state again, whole.",
                "読み取れるデッキがありません。もう一度、状態を書き出してください。",
            )
        )
    remarks = (
        Words(
            "It is the table as the export leaves it; what came before is not played back.",
            "書き出した時点の場です。それまでの手順は再生できません。",
        ),
    )
    position = _position(table, LogDeck(cast("CardBase", cards), {}))
    return ForeignGame(
        SOURCE, NAMES, ((), ()), (), len(entries), tuple(unread), 0, ENTRY, remarks, position
    )


def _undone(entries: list[Any]) -> frozenset[int]:
    """Return the numbers of the entries that were taken back, and of those that did it.

    An undo says nothing but null: it takes back the player's last entry that is left.
    """
    left: dict[str, list[int]] = {user: [] for user in PLAYERS}
    gone: set[int] = set()
    for number, entry in enumerate(entries, 1):
        told = entry if isinstance(entry, dict) else {}
        mine = left.get(str(told.get("user")))
        if mine is None or told.get("action") == "loadDeckData":
            continue
        if told.get("action") != "undo":
            mine.append(number)
        elif told.get("parameters") == [None] and mine:
            gone |= {number, mine.pop()}
    return frozenset(gone)


def _entries(text: str) -> list[Any]:
    if len(text) > MOST_LETTERS:
        raise ForeignError(_too_long())
    try:
        entries = json.loads(text.lstrip("\ufeff"))
    except (ValueError, RecursionError) as problem:
        raise ForeignError(
            Words(
                "This export of ptcg-sim is cut off or damaged. Export the state again.",
                "ptcg-simの書き出しが途中で切れているか、壊れています。もう一度書き出してください。",
            )
        ) from problem
    if not isinstance(entries, list):
        entries = [entries]
    if len(entries) > MOST_ENTRIES:
        raise ForeignError(_too_long())
    return entries


def _too_long() -> Words:
    return Words(
        "This export of ptcg-sim is too long for one game.",
        "ptcg-simの書き出しが1戦分としては長すぎます。",
    )


# -- what lies there --------------------------------------------------------------------------


def _position(table: SimTable, deck: LogDeck) -> TablePosition:
    numbers = count(1)
    zones: list[PlacedZone] = []
    shared: dict[str, list[PlacedUnit]] = {"stadium": [], "stage": []}
    for seat, user in enumerate(PLAYERS):
        for name, pile in PILES:
            lie = tuple(
                PlacedCard(deck.key(card.name), seat, up=pile in ("discard", "lost"))
                for card in table.board.zone(user, name)
            )
            zones.append(PlacedZone(f"{pile}.{seat}", lie))
        for name in ("active", "bench"):
            units = tuple(_units(table.board.zone(user, name), deck, numbers))
            zones.append(PlacedZone(f"{name}.{seat}", (), units))
        loose = [card for name in LOOSE for card in table.board.zone(user, name)]
        shared["stage"] += [_unit(card, (), deck, numbers) for card in loose]
    for card in table.board.zone("self", "stadium"):
        shared["stadium"].append(_unit(card, (), deck, numbers))
    zones += [PlacedZone(name, (), tuple(units)) for name, units in shared.items()]
    marks = tuple(
        (f"seat.{seat}", (Mark("vstar", 1),))
        for seat, user in enumerate(PLAYERS)
        if "VSTAR" in table.used[user]
    )
    turn = Turn()
    if table.turn:
        turn = Turn(table.turn, PLAYERS.index(table.player), "main")
    return TablePosition(
        "pokemon",
        tuple(Seat(name, seat) for seat, name in enumerate(NAMES)),
        tuple(zone for zone in zones if zone.cards or zone.units),
        (),
        marks,
        turn,
    )


def _units(cards: list[SimCard], deck: LogDeck, numbers: Iterator[int]) -> Iterator[PlacedUnit]:
    bases = [one for one in cards if not one.attached]
    # What belongs to a card that is not there stands by itself: none is lost.
    bases += [one for one in cards if one.attached and one.under not in bases]
    for base in bases:
        held = [one for one in cards if one.under is base and one not in bases]
        yield _unit(base, held, deck, numbers)


def _unit(
    base: SimCard, others: Iterable[SimCard], deck: LogDeck, numbers: Iterator[int]
) -> PlacedUnit:
    def placed(card: SimCard) -> PlacedCard:
        return PlacedCard(deck.key(card.name), PLAYERS.index(card.user), up=True)

    every = list(others)
    return PlacedUnit(
        f"u{next(numbers):08}",
        placed(base),
        tuple(placed(one) for one in every if one.kind == POKEMON),
        tuple(placed(one) for one in every if one.kind != POKEMON),
        _marks(base),
    )


def _marks(card: SimCard) -> Marks:
    marks = [Mark("damage", card.damage)] if card.damage else []
    condition = CONDITIONS.get(card.condition)
    return tuple([*marks, Mark(condition, 1)] if condition else marks)


SIM_EXPORTS = ForeignGames(
    Words("the export of ptcg-sim", "ptcg-simの書き出し"), is_export, read_export
)
