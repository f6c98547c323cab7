"""Whatever somebody gave as a position: a line among other words, a file with one, a typed text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.core.text.wording import quoted
from app.core.text.words import Words
from app.session.positions.position_line import PositionError, holds_line, position_in
from app.session.positions.typed.typed_cards import short
from app.session.positions.typed.typed_position import Typed, game_typed, typed_position

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards
    from app.games.game_api import GameSpec


def read_position(
    text: str,
    game: Callable[[str], GameSpec | None],
    cards: Callable[[GameSpec], GameCards],
    usual: str,
) -> Typed:
    """Return the position in `text`; `usual` is the game of a typed one that does not say.

    `game` finds a game by its id. Raises PositionError.
    """
    if holds_line(text):
        position = position_in(text)
        _known(position.game, game)
        return Typed(position)
    if not text.strip():
        raise PositionError(
            Words(
                "There is no position. Type one, or give a line or a file with one.",
                "局面がありません。入力するか、局面の行やファイルを指定してください。",
            )
        )
    if text.lstrip().startswith("{"):
        raise PositionError(
            Words(
                "This file holds no whole position: it was not written by this version of "
                "Chabudai. Export the position again.",
                "このファイルには局面の全体が入っていません。このバージョンのChabudaiで局面を"
                "書き出し直してください。",
            )
        )
    spec = _known(game_typed(text) or usual, game)
    return typed_position(text, spec, cards(spec))


def _known(name: str, game: Callable[[str], GameSpec | None]) -> GameSpec:
    spec = game(name)
    if spec is None:
        said = quoted(Words(short(name), short(name)))
        raise PositionError(
            Words(
                f"This is a position of the game {said.en}, which this program does not have. "
                "Update the program and try again.",
                f"これはゲーム{said.ja}の局面ですが、このプログラムにはありません。"
                "プログラムを更新してください。",
            )
        )
    return spec
