"""A position as a line: found in any text, whole or refused in words."""

from __future__ import annotations

import base64
import random
import zlib

import pytest

from app.core.data.codec import to_bytes
from app.core.placed.position_names import numbered
from app.core.placed.table_position import PlacedCard, PlacedZone, TablePosition, position_of
from app.core.zone import Seat
from app.games.game_registry import GAMES
from app.net.auth.qr_code import qr_matrix
from app.session.conformance.random_play import RandomPlay
from app.session.positions import position_line as module
from app.session.positions.position_line import (
    BEGINNING,
    LONGEST_LINE,
    PositionError,
    holds_line,
    position_in,
    position_line,
)

SMALL = TablePosition(
    "pokemon",
    (Seat("Aki", 0), Seat("蓮", 1)),
    (PlacedZone("hand.0", (PlacedCard("TWM-128", 0),)),),
)


@pytest.fixture(scope="module")
def played() -> TablePosition:
    play = RandomPlay(GAMES["pokemon"], 3)
    play.begin()
    for _ in play.go_on(40):
        pass
    return position_of(play.host.tree.table)


def packed(data: bytes) -> str:
    return BEGINNING + base64.b32encode(zlib.compress(data)).decode().rstrip("=")


def test_a_line_holds_all_of_it(played: TablePosition) -> None:
    line = position_line(played)
    assert position_in(line) == numbered(played)
    assert position_line(position_in(line)) == line
    # Letters that a QR picture packs closely, and a mail does not break in the middle of a sign.
    assert set(line) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890-")


@pytest.mark.parametrize(
    "around",
    [
        "{}",
        "Look at this: {}",
        "{}\nWhat do you say, Ren?",
        "{} thanks",
        "“{}”",
        "「{}」です",
        "> {}.",
    ],
)
def test_it_is_found_in_any_text(played: TablePosition, around: str) -> None:
    text = around.format(position_line(played))
    assert holds_line(text)
    assert position_in(text) == numbered(played)


def test_a_line_that_was_folded_or_written_small_is_read(played: TablePosition) -> None:
    line = position_line(played)
    folded = "\r\n".join(line[at : at + 70] for at in range(0, len(line), 70))
    # The beginning stands together in any case: that is what it is known by.
    assert position_in(folded) == position_in(line.lower()) == numbered(played)


def test_what_is_longer_than_a_message_is_refused_with_its_length(played: TablePosition) -> None:
    with pytest.raises(PositionError, match=r"takes [\d,]+ characters, .* has 100 at most"):
        position_line(played, most=100)
    chance = random.Random(1)
    cards = tuple(
        PlacedCard("".join(chance.choices("abcdefghijklmnop", k=60)), 0) for _ in range(120)
    )
    large = TablePosition("pokemon", SMALL.seats, (PlacedZone("deck.0", cards),))
    with pytest.raises(PositionError, match="file"):
        position_line(large)
    assert position_in(position_line(large, most=10**6)) == large
    assert len(qr_matrix("A" * LONGEST_LINE)) <= 177, "the largest QR picture there is"


def test_every_letter_that_was_lost_or_changed_is_noticed(played: TablePosition) -> None:
    line = position_line(played)
    whole = numbered(played)
    chance = random.Random(2)
    for _ in range(300):
        at = chance.randrange(len(BEGINNING), len(line))
        other = chance.choice([letter for letter in "ABCDEFG234567" if letter != line[at]])
        for broken in (line[:at], line[:at] + line[at + 1 :], line[:at] + other + line[at + 1 :]):
            try:
                found = position_in(broken)
            except PositionError:
                continue
            # The last letter has bits that say nothing.
            assert found == whole, broken


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "begins with"),
        ("hello", "begins with"),
        (BEGINNING, "missing"),
        (BEGINNING + "AAAA", "missing"),
        (BEGINNING + "0189", "missing"),
        ("CHABUDAI-POSITION-2-ABCD", "newer"),
        (packed(b"[]"), "not a table position"),
        (packed(b'{"game":"pokemon"}'), "seats"),
        (packed(b'{"game":"pokemon","seats":[],"more":1}'), "more"),
        (packed(to_bytes(SMALL).replace(b"TWM-128", b"a" * 201)), "zones"),
        (packed(b'{"game":"a","seats":[{"name":"a","team":0}]' + b" " * 10 + b"}")[:-4], "missing"),
    ],
)
def test_what_is_none_is_refused_in_words(text: str, says: str) -> None:
    with pytest.raises(PositionError) as told:
        position_in(text)
    assert says in told.value.words.en
    assert told.value.words.ja


def test_what_unpacks_to_far_too_much_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGEST", 10_000)
    with pytest.raises(PositionError, match="missing"):
        position_in(packed(b" " * 10_001))
