"""Whatever somebody gave as a position is read as what it is."""

from __future__ import annotations

import pytest

from app.games.game_registry import GAMES
from app.session.positions.given_positions import read_position
from app.session.positions.position_line import PositionError, position_line
from app.session.positions.typed.typed_position import Typed


def read(text: str, usual: str = "pokemon") -> Typed:
    return read_position(text, GAMES.get, lambda spec: GAMES.cards(spec.id), usual)


def test_a_typed_one_of_the_usual_game_or_of_its_own() -> None:
    assert read("prizes 4").position.game == "pokemon"
    assert read("battle Rat", "nullpoga").position.game == "nullpoga"
    assert read("game: nullpoga; battle Rat").position.game == "nullpoga"


def test_a_line_whatever_the_usual_game_is() -> None:
    position = read("battle Rat", "nullpoga").position
    line = position_line(position)
    assert read(f"Hello {line}").position.game == "nullpoga"
    assert read(f'{{"exact": "{line}"}}').position == read(line).position


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game: chess; active King", "“chess”, which this program does not have"),
        ('{"chabudai_position": 1}', "no whole position"),
        ("  \n", "There is no position"),
    ],
)
def test_what_is_none_is_refused(text: str, says: str) -> None:
    with pytest.raises(PositionError, match=says):
        read(text)


def test_a_line_of_a_game_that_is_not_there() -> None:
    line = position_line(read("prizes 4").position)
    with pytest.raises(PositionError, match="does not have"):
        read_position(line, lambda _: None, lambda spec: GAMES.cards(spec.id), "pokemon")
