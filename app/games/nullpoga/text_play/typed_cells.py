"""Cells as people type and read them: 1 to 5 from the reader's own left, on both sides.

So a cell has the number of the one it faces, whoever it belongs to: "3" is the own battle cell,
"s3" the standby cell behind it, "e3" the enemy's battle cell that it faces, "es3" the one behind.
The log and the window count each side from its own left; `retold` makes one of the other.
"""

from __future__ import annotations

from app.core.data.value import replace
from app.core.ids import SeatId, zone_name
from app.core.text.wording import both
from app.core.text.words import Words
from app.core.view import Event
from app.games.nullpoga.resolver.board_values import BATTLE, COLUMNS, STANDBY, Place, Row
from app.games.nullpoga.table.nullpoga_zones import ROWS, cell_of, column_at
from app.games.nullpoga.text_play.command_words import cell_letters
from app.games.nullpoga.text_play.typed_errors import TypedError, unknown

_AT = "cell."
CELL = Words("cell", "マス")
ENEMY, BACK = Words("e", "敵"), Words("s", "控")
"""The letters before the number of a cell."""
CELLS = Words(
    "Cells are 1 to 5 from your left: 3 is your battle zone, s3 standby, e3 the enemy's battle "
    "zone, es3 the enemy's standby.",
    "マスは自分から見て左から1〜5です。3は自分のバトル、控3はスタンバイ、敵3は相手のバトル、"
    "敵控3は相手のスタンバイです（sとeでも入力できます）。",
)


def read_place(word: str, own: SeatId) -> Place:
    """Return the cell that a word names. Raises TypedError for none."""
    letters = cell_letters(word)
    if letters is None:
        raise unknown(word, CELL, CELLS)
    enemy, back, cell = letters
    return Place(1 - own if enemy else own, STANDBY if back else BATTLE, column_at(own, cell))


def is_place(word: str) -> bool:
    """Whether a word names a cell."""
    return cell_letters(word) is not None


def read_enemy(word: str, own: SeatId) -> Place:
    """Return a cell of the enemy, whose sign may be left out. Raises TypedError for none."""
    return replace(read_place(word, own), side=1 - own)


def read_own_battle(word: str, own: SeatId) -> Place:
    """Return a cell of the own battle zone. Raises TypedError for another one, or none."""
    at = read_place(word, own)
    if at.side != own or at.row != BATTLE:
        raise TypedError(
            Words(
                f"{word} is not a cell of your battle zone. Type a number from 1 to {COLUMNS}.",
                f"{word}は自分のバトルのマスではありません。1〜{COLUMNS}の数字を入力してください。",
            )
        )
    return at


def place_word(at: Place, own: SeatId) -> Words:
    """Return a cell as it is typed: "es3"; 「敵控3」."""
    letters, cell = row_letters(at.row, enemy=at.side != own), cell_of(own, at.column)
    return Words(f"{letters.en}{cell}", f"{letters.ja}{cell}")


def row_letters(row: Row, *, enemy: bool) -> Words:
    """Return what stands before the numbers of a row: "es"; nothing for the own battle zone."""
    side, back = ENEMY if enemy else both(""), BACK if row == STANDBY else both("")
    return Words(f"{side.en}{back.en}", f"{side.ja}{back.ja}")


def retold(own: SeatId, event: Event) -> Event:
    """Return what happened with cells as `own` counts them."""
    if event.verb == "attacks":
        return replace(event, number=_from_left(1 - event.actor, own, event.number))
    if event.verb == "rains":
        return replace(event, number=_from_left(event.actor, own, event.number))
    zone, _, side = event.goal.rpartition(".")
    cell = event.at.removeprefix(_AT)
    if zone_name(event.goal) not in ROWS or cell == event.at or not side.isdecimal() or not zone:
        return event
    return replace(event, at=f"{_AT}{_from_left(int(side), own, int(cell))}")


def _from_left(side: SeatId, own: SeatId, cell: int) -> int:
    return cell if side == own else COLUMNS + 1 - cell
