"""Whatever bytes come from a host: a seat's view stays whole, and nothing else is raised."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from app.core.data.codec import seat_bytes, seat_from_bytes
from app.core.view import SeatView
from app.games.game_registry import GAMES
from app.net.encoding.patch import seat_reader
from app.net.encoding.patch.seat_reader import SeatReader
from app.net.encoding.patch.seat_writer import SeatWriter
from app.net.transport.wire_error import OutOfStep, WireError
from tests.helpers.play import lay, play_on
from tests.helpers.toy_games import TOYS

FUZZED = 20_000
"""Frames that are spoilt in one run, over all games."""

Heard = list[tuple[SeatReader, bytes]]


def heard(game: str, seed: int) -> Heard:
    """Return every frame of a random game with a reader that is about to read it."""
    play = lay({**TOYS, **GAMES}[game], seed)
    pairs: Heard = []
    for seat, client in play.table.seats.items():
        writer, reader = SeatWriter(client.view, client.node), SeatReader(seat)
        pairs.append((copy.copy(reader), writer.snapshot()))
        reader.read(pairs[-1][1])

        def told(update: Any, writer: SeatWriter = writer, reader: SeatReader = reader) -> None:
            frame = writer.write(update)
            pairs.append((copy.copy(reader), frame))
            reader.read(frame)

        client.listeners.append(told)
    play_on(play, 40)
    return pairs


STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 2, 3, -1, 7, 1023, 4095, 2**53, 2**53 + 1, 10**400, 0.5, 1e308),
    *(
        "",
        "A",
        "AA",
        "AB",
        "__",
        "  ",
        "=",
        "=x",
        "u",
        "c",
        " " * 8,
        "AAaaaaaaaa",
        "\ud800",
        "山札",
    ),
    *("BABTWM-130         ", "hand.0", "deck.0", "A" * 5000, [], [[]], [0], ["AA"], {}, {"a": 1}),
)


def spoilt(  # noqa: C901, PLR0912 - one mischief after the other
    frame: bytes, rng: random.Random
) -> bytes:
    """Return a frame with a few things wrong: bytes, or parts of its JSON."""
    if rng.random() < 0.3:
        data = bytearray(frame)
        for _ in range(rng.choice((1, 1, 2, 8))):
            at = rng.randrange(len(data))
            what = rng.randrange(4)
            if what == 0:
                data[at] = rng.randrange(256)
            elif what == 1:
                del data[at : at + rng.choice((1, 3, 50))]
                data = data or bytearray(b" ")
            elif what == 2:
                data[at:at] = rng.choice((b"[", b"]", b'"', b",", b"0", b"[" * 2000, b"\\ud800"))
            else:
                data[at : at + 1] = bytes((data[at] ^ 1 << rng.randrange(8),))
        return bytes(data)
    parts = json.loads(frame)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        places = list(_places(parts))
        holder, key = rng.choice(places)
        what = rng.randrange(5)
        if what == 0 or not isinstance(holder, list):
            holder[key] = copy.deepcopy(rng.choice(STRANGE))
        elif what == 1:
            del holder[key]
        elif what == 2:
            holder.insert(key, copy.deepcopy(holder[key]))
        elif what == 3:
            other, place = rng.choice(places)
            holder[key] = copy.deepcopy(other[place])
        elif isinstance(holder[key], int):
            holder[key] += rng.choice((-1, 1, 2, 100))
        elif isinstance(holder[key], str) and holder[key]:
            at = rng.randrange(len(holder[key]))
            holder[key] = holder[key][:at] + rng.choice("ABza9 =") + holder[key][at + 1 :]
        else:
            holder[key] = copy.deepcopy(rng.choice(STRANGE))
        if not parts:
            break
    return json.dumps(parts).encode("utf-8", "replace")


def _places(parts: Any) -> Iterator[tuple[Any, Any]]:
    keys = range(len(parts)) if isinstance(parts, list) else list(parts)
    for key in keys:
        yield parts, key
        if isinstance(parts[key], list | dict):
            yield from _places(parts[key])


def _state(reader: SeatReader) -> tuple[Any, ...]:
    return reader.node, reader.view, reader.hash, reader._step


@pytest.mark.parametrize("agreeing", [False, True], ids=["as sent", "with the right number"])
def test_spoilt_frames_raise_nothing_else_and_change_nothing(
    agreeing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once as sent, once as from a host that counts its view right and lies in all the rest."""
    if agreeing:
        monkeypatch.setattr(seat_reader, "_agree", lambda _told, _counted: None)
    rng = random.Random("spoilt")
    every = [pair for game in (*TOYS, *GAMES) for pair in heard(game, 3)]
    taken = 0
    for _ in range(FUZZED // 2):
        reader, frame = rng.choice(every)
        reader = copy.copy(reader)
        bad = spoilt(frame, rng)
        before = _state(reader)
        try:
            reader.read(bad)
        except (WireError, OutOfStep):
            assert _state(reader) == before
        else:
            taken += 1
            assert reader.view is None or sound(reader.view), bad
    assert taken > 100 if agreeing else taken >= 0


def sound(view: SeatView) -> bool:
    """Whether a view is of the right types throughout, and names nothing that is not there."""
    assert seat_from_bytes(SeatView, seat_bytes(view)) == view
    assert list(view.zones) == list(view.setting.zones)
    for zone_id, zone in view.zones.items():
        field = view.setting.zones[zone_id].spec.holds == "units"
        for name in zone.items if zone.listed else [name for _, name in zone.seen]:
            if field:
                assert view.units[name].zone == zone_id
            else:
                assert (view.cards[name].zone, view.cards[name].unit) == (zone_id, "")
    for name, unit in view.units.items():
        assert name in view.zones[unit.zone].items
        assert len(set(unit.parts)) == len(unit.parts)
        for part in unit.parts:
            assert (view.cards[part].zone, view.cards[part].unit) == (unit.zone, unit.id)
    for handle, card in view.cards.items():
        assert card.handle == handle
        place = view.units[card.unit].parts if card.unit else view.cards_in(card.zone)
        assert handle in place
    return True
