"""The board while a turn is resolved: plain lists that change, for thousands of turns a second.

Nobody outside the resolver and those who play many games in a row sees one.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.games.nullpoga.cards.nullpoga_cards import NullpogaCard
from app.games.nullpoga.resolver.board_values import (
    BATTLE,
    COLUMNS,
    Board,
    Cells,
    Row,
    Side,
    Standing,
    Winner,
)

Cards = Mapping[str, NullpogaCard]


class Monster:
    """A monster on a cell; its fields are those of `Standing`."""

    __slots__ = (
        "acted",
        "attack",
        "barred",
        "burn",
        "card",
        "doubled",
        "full",
        "guarded",
        "life",
        "owner",
        "poison",
        "pulled",
        "stage",
        "stunned",
        "uid",
    )

    def __init__(self, uid: str, card: NullpogaCard, owner: int) -> None:
        self.uid = uid
        self.card = card
        self.owner = owner
        self.attack = card.attack
        self.life = self.full = card.life
        self.doubled = self.stage = self.poison = self.burn = 0
        self.guarded = self.stunned = self.barred = self.pulled = self.acted = False

    def copy(self) -> Monster:
        """Return the same monster for another board."""
        other = Monster.__new__(Monster)
        other.uid = self.uid
        other.card = self.card
        other.owner = self.owner
        other.attack = self.attack
        other.life = self.life
        other.full = self.full
        other.doubled = self.doubled
        other.stage = self.stage
        other.poison = self.poison
        other.burn = self.burn
        other.guarded = self.guarded
        other.stunned = self.stunned
        other.barred = self.barred
        other.pulled = self.pulled
        other.acted = self.acted
        return other

    def looks(self) -> tuple[object, ...]:
        """Return what tells it from others on a cell; its name, and whose it was, do not."""
        return (
            self.card.id,
            self.attack,
            self.life,
            self.doubled,
            self.stage,
            self.poison,
            self.burn,
            self.guarded,
            self.stunned,
            self.barred,
        )


Line = list["Monster | None"]
"""A row of five cells."""


class WorkingBoard:
    """What `Board` holds, to be changed. Decks are the wrong way round: the next card is last."""

    __slots__ = (
        "battle",
        "deck",
        "grave",
        "hand",
        "life",
        "mana",
        "standby",
        "turn",
        "wild",
        "winner",
    )

    def __init__(self) -> None:
        self.turn = 1
        self.winner: Winner = ""
        self.life = [0, 0]
        self.mana = [0, 0]
        self.hand: list[list[str]] = [[], []]
        self.deck: list[list[str]] = [[], []]
        self.grave: list[list[str]] = [[], []]
        self.wild = [0, 0]
        """A bit for each column."""
        self.battle: list[Line] = [[None] * COLUMNS, [None] * COLUMNS]
        self.standby: list[Line] = [[None] * COLUMNS, [None] * COLUMNS]

    def copy(self) -> WorkingBoard:
        """Return a board that changes on its own."""
        other = WorkingBoard.__new__(WorkingBoard)
        other.turn = self.turn
        other.winner = self.winner
        other.life = self.life[:]
        other.mana = self.mana[:]
        other.hand = [cards[:] for cards in self.hand]
        other.deck = [cards[:] for cards in self.deck]
        other.grave = [cards[:] for cards in self.grave]
        other.wild = self.wild[:]
        other.battle = [[held and held.copy() for held in line] for line in self.battle]
        other.standby = [[held and held.copy() for held in line] for line in self.standby]
        return other

    def rows(self, row: Row) -> list[Line]:
        """Return the two sides' cells of a row."""
        return self.battle if row == BATTLE else self.standby

    def looks(self) -> tuple[object, ...]:
        """Return what two orders of a spell must agree in: lives, cells, wilderness (R30).

        Mana and hands are left out, and so is what monsters are called.
        """
        cells = [
            held and held.looks()
            for lines in (self.battle, self.standby)
            for line in lines
            for held in line
        ]
        return (*self.life, *self.wild, *cells)

    def is_called(self, uid: str) -> bool:
        """Whether somebody on the board has this name."""
        for lines in (self.battle, self.standby):
            for line in lines:
                for held in line:
                    if held is not None and held.uid == uid:
                        return True
        return False

    def named(self, uid: str) -> str:
        """Return a name for a new monster: this one, marked as often as it is taken."""
        uid = uid or "monster"
        while self.is_called(uid):
            uid += "+"
        return uid


def working(board: Board, cards: Cards) -> WorkingBoard:
    """Return a board to be changed. Raises KeyError for a card that is none."""
    made = WorkingBoard()
    made.turn, made.winner = board.turn, board.winner
    for number, side in enumerate(board.sides):
        made.life[number], made.mana[number] = side.life, side.mana
        made.hand[number] = list(side.hand)
        made.deck[number] = list(reversed(side.deck))
        made.grave[number] = list(side.grave)
        made.wild[number] = sum(1 << column for column in set(side.wild))
        made.battle[number] = _line(side.battle, cards)
        made.standby[number] = _line(side.standby, cards)
    return made


def _line(cells: Cells, cards: Cards) -> Line:
    return [None if held is None else _monster(held, cards) for held in cells]


def _monster(held: Standing, cards: Cards) -> Monster:
    made = Monster(held.uid, cards[held.card], held.owner)
    made.attack, made.life, made.full = held.attack, held.life, held.full
    made.doubled, made.stage = held.doubled, held.stage
    made.poison, made.burn = held.poison, held.burn
    made.guarded, made.stunned = held.guarded, held.stunned
    made.barred, made.pulled = held.barred, held.pulled
    return made


def settled(board: WorkingBoard) -> Board:
    """Return the board as a value."""
    first, second = (_side(board, number) for number in (0, 1))
    return Board((first, second), board.turn, board.winner)


def _side(board: WorkingBoard, number: int) -> Side:
    wild = board.wild[number]
    return Side(
        board.life[number],
        board.mana[number],
        tuple(board.hand[number]),
        tuple(reversed(board.deck[number])),
        tuple(board.grave[number]),
        tuple(column for column in range(COLUMNS) if wild >> column & 1),
        _cells(board.battle[number]),
        _cells(board.standby[number]),
    )


def _cells(line: Line) -> Cells:
    return tuple(None if held is None else _standing(held) for held in line)


def _standing(held: Monster) -> Standing:
    return Standing(
        held.uid,
        held.card.id,
        held.attack,
        held.life,
        held.full,
        held.owner,
        held.doubled,
        held.stage,
        held.poison,
        held.burn,
        held.guarded,
        held.stunned,
        held.barred,
        held.pulled,
    )
