"""A board in a few lines for people: what each player has, and who has won."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.wording import bracketed, labelled, numbered, series
from app.core.text.words import Words
from app.games.nullpoga.resolver.board_values import SIDE_NAMES, Board, Cells, Side, Standing
from app.games.nullpoga.resolver.working_board import Cards

TURN = Words("Turn", "ターン")
LIFE = Words("life", "ライフ")
MANA = Words("mana", "マナ")
HAND = Words("hand", "手札")
ROWS = {"battle": Words("battle zone", "バトルゾーン"), "standby": Words("standby", "スタンバイ")}
WILDERNESS = Words("wilderness", "荒野")
WON = {
    "A": Words("A has won", "Aの勝ち"),
    "B": Words("B has won", "Bの勝ち"),
    "draw": Words("The game is drawn", "引き分け"),
}


def told(board: Board, cards: Cards) -> Iterator[Words]:
    """Yield the turn, a line for each player, and one for the end of the game."""
    yield numbered(TURN, board.turn)
    for name, side in zip(SIDE_NAMES, board.sides, strict=True):
        parts = [
            labelled(LIFE, str(side.life)),
            labelled(MANA, str(side.mana)),
            *_piles(side, cards),
            *_rows(side, cards),
        ]
        said = series(parts)
        yield labelled(name, said)
    if board.winner:
        yield WON[board.winner]


def _piles(side: Side, cards: Cards) -> Iterator[Words]:
    if side.hand:
        yield _named(HAND, series([cards[card].name for card in sorted(side.hand)]))
    if side.wild:
        yield _named(WILDERNESS, series([str(column) for column in side.wild]))


def _rows(side: Side, cards: Cards) -> Iterator[Words]:
    for title, cells in ((ROWS["battle"], side.battle), (ROWS["standby"], side.standby)):
        if any(cells):
            yield _named(title, series([*_line(cells, cards)]))


def _named(title: Words, what: Words) -> Words:
    inside = bracketed(what)
    return Words(f"{title.en}{inside.en}", f"{title.ja}{inside.ja}")


def _line(cells: Cells, cards: Cards) -> Iterator[Words]:
    for column, held in enumerate(cells):
        if held is not None:
            name, stats = called(held, cards), f"{held.strength}/{held.life}"
            yield Words(f"{column}: {name.en} {stats}", f"{column}：{name.ja}{stats}")


def called(held: Standing, cards: Cards) -> Words:
    """Return what a monster is called: some change their name as they grow (seed 002)."""
    card = cards[held.card]
    return card.stages[held.stage - 1].name if held.stage else card.name
