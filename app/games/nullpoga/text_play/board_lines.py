"""The board as text: both sides' rows, lives and mana, what holds of monsters, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from app.core.text.wording import both, listed
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.planned.text_play_contract import Shown, TextTable
from app.games.nullpoga.cards.nullpoga_cards import NullpogaCard
from app.games.nullpoga.flow.settling import standing_on
from app.games.nullpoga.planning.entry_words import card_name, short_name, standing_name
from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS, STANDBY, Board, Row, Standing
from app.games.nullpoga.table.board_reading import board_of
from app.games.nullpoga.table.nullpoga_options import cards_at
from app.games.nullpoga.table.nullpoga_zones import DECK, HAND, column_at
from app.games.nullpoga.text_play.typed_cells import place_word, row_letters
from app.games.nullpoga.text_play.typed_errors import EMPTY_HAND
from app.games.table_tools import count

FREE, WILD = both("·"), Words("wild", "荒野")
NOTHING = both("")
CELL_WIDTH = 10
"""Letters that a cell takes at least: the board keeps its shape while it fills."""
ROW_WORDS: dict[Row, Words] = {
    BATTLE: Words("battle", "バトル"),
    STANDBY: Words("standby", "スタンバイ"),
}


def shown_board(view: SeatView) -> Shown:
    """Return what a seat sees before it plans."""
    board, own = board_of(view), view.seat
    sides = (1 - own, own)
    return (
        Words(f"Turn {view.turn.number}", f"{view.turn.number}ターン目"),
        *(_side(view, board, side) for side in sides),
        NOTHING,
        TextTable((_numbers(), *(line for row in _rows(own) for line in _row(board, own, *row)))),
        *([TextTable(states)] if (states := tuple(_states(board, own))) else []),
        NOTHING,
        _hand_line(view, board),
    )


def _side(view: SeatView, board: Board, side: int) -> Words:
    name, held = view.setting.seats[side].name, board.sides[side]
    hand, deck = (count(view, f"{zone}.{side}") for zone in (HAND, DECK))
    return Words(
        f"{name}: life {held.life}, mana {held.mana}, hand {hand}, deck {deck}",
        f"{name}：ライフ{held.life}、マナ{held.mana}、手札{hand}枚、山札{deck}枚",
    )


def _numbers() -> tuple[Words, ...]:
    return (
        NOTHING,
        NOTHING,
        *(both(str(cell).ljust(CELL_WIDTH)) for cell in range(1, COLUMNS + 1)),
    )


def _rows(own: int) -> tuple[tuple[int, Row], ...]:
    """Return the rows from the far end on."""
    return ((1 - own, STANDBY), (1 - own, BATTLE), (own, BATTLE), (own, STANDBY))


def _row(board: Board, own: int, side: int, row: Row) -> Iterator[tuple[Words, ...]]:
    """Yield a row as lines: who stands there, and where somebody does the numbers."""
    columns = [column_at(own, cell) for cell in range(1, COLUMNS + 1)]
    line = [board.sides[side].row(row)[column] for column in columns]
    wild = [row == BATTLE and column in board.sides[side].wild for column in columns]
    yield (row_letters(row, enemy=side != own), ROW_WORDS[row], *map(_name, line, wild))
    if any(line):
        yield (NOTHING, NOTHING, *map(_power, line, wild))


def _name(held: Standing | None, wild: bool) -> Words:
    if held is not None:
        return standing_name(held)
    return WILD if wild else FREE


def _power(held: Standing | None, wild: bool) -> Words:
    if held is None:
        return NOTHING
    numbers = f"{held.strength}/{held.life}"
    return Words(f"{numbers} {WILD.en}", f"{numbers} {WILD.ja}") if wild else both(numbers)


def _states(board: Board, own: int) -> Iterator[tuple[Words, ...]]:
    """Yield what else is to be known of monsters, a line each."""
    for at, held in standing_on(board):
        states = list(_states_of(held))
        if states:
            yield (NOTHING, place_word(at, own), standing_name(held), listed(states))


def _states_of(held: Standing) -> Iterator[Words]:
    if held.barred:
        yield Words("cannot act this turn", "このターン行動不能")
    if held.stunned:
        yield Words("cannot act next turn", "次のターン行動不能")
    if held.guarded:
        yield Words("guarded", "守護")
    if held.poison:
        yield Words(f"poison {held.poison}", f"毒{held.poison}")
    if held.burn:
        yield Words("burning", "炎上")
    if held.doubled:
        yield Words("attack doubled", "攻撃力2倍")


# -- the hand, and cards --------------------------------------------------------------------------


def _hand_line(view: SeatView, board: Board) -> Words:
    hand = Counter(board.sides[view.seat].hand)
    if not hand:
        return EMPTY_HAND
    cards = cards_at(view)
    names = [_short(card, cards.get(card), hand[card]) for card in _sorted(hand, cards)]
    en, ja = " · ".join(one.en for one in names), " · ".join(one.ja for one in names)
    return Words(f"Hand: {en}", f"手札：{ja}")


def _short(card: str, known: NullpogaCard | None, copies: int) -> Words:
    """Return a card of the hand: cost, name, attack and life: "[3] Boar 3/2 ×2"."""
    name, more = short_name(card), _more(known, copies)
    cost = "?" if known is None else str(known.cost)
    return Words(f"[{cost}] {name.en}{more}", f"[{cost}] {name.ja}{more}")


def _more(known: NullpogaCard | None, copies: int) -> str:
    """Return what stands behind a name: attack and life of a monster, and how many there are."""
    fights = known is not None and known.kind != "spell"
    power = f" {known.attack}/{known.life}" if known is not None and fights else ""
    return f"{power} ×{copies}" if copies > 1 else power


def _sorted(hand: Iterable[str], cards: Mapping[str, NullpogaCard]) -> list[str]:
    """Return cards by cost; what is no card first."""
    return sorted(
        hand,
        key=lambda card: (
            (cards[card].cost, cards[card].number, card) if card in cards else (-1, 0, card)
        ),
    )


def shown_hand(view: SeatView) -> Shown:
    """Return the hand, a card a line, with what each does."""
    hand, cards = Counter(board_of(view).sides[view.seat].hand), cards_at(view)
    if not hand:
        return (EMPTY_HAND,)
    return tuple(
        line for card in _sorted(hand, cards) for line in shown_card(card, cards, hand[card])
    )


def shown_card(card: str, cards: Mapping[str, NullpogaCard], copies: int = 1) -> Shown:
    """Return a card with what it does, by the cards that the table plays."""
    known = cards.get(card)
    if known is None:
        return (card_name(card),)
    more = _more(known, copies)
    title = Words(f"[{known.cost}] {known.name.en}{more}", f"[{known.cost}] {known.name.ja}{more}")
    if known.effect is None:
        return (title,)
    return (title, TextTable(((NOTHING, known.effect),)))
