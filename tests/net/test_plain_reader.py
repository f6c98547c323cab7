"""docs/protocol-steps.md is enough to follow a game: a reader made from it alone says the same."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from app.core.view import Event
from app.games.game_registry import GAMES
from app.net.encoding.patch.seat_writer import SeatWriter
from app.net.encoding.step_words import WORDS
from app.session.host.updates import Placed, Stepped, Update
from app.session.seat.seat_client import SeatClient
from tests.helpers.play import lay, play_on
from tests.helpers.toy_games import TOYS
from tests.net.plain_reader import Json, PlainReader

EVERY_GAME = {**TOYS, **GAMES}
PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol-steps.md"


def _plain(event: Event) -> Json:
    usual = Event(event.verb, event.actor)
    told = {key: getattr(event, key) for key in Event.__slots__}
    kept = {key: value for key, value in told.items() if value != getattr(usual, key)}
    always = {"verb": event.verb, "actor": event.actor, "count": event.count}
    return json.loads(json.dumps({**kept, **always}))


def _trimmed(event: Json) -> Json:
    return {
        key: value
        for key, value in event.items()
        if key in ("verb", "actor", "count")
        or value not in (None, "", [], 0)
        or (key in ("unit_seat", "until") and value == 0)
    }


def _follow(client: SeatClient) -> PlainReader:
    writer, reader = SeatWriter(client.view, client.node), PlainReader(WORDS)
    reader.read(writer.snapshot())

    def told(update: Update) -> None:
        reader.read(writer.write(update))  # it checks the hash
        if isinstance(update, Stepped):
            assert [_trimmed(event) for event in reader.events] == [
                _trimmed(_plain(event)) for event in update.events
            ]
            assert (reader.node, reader.step) == (update.node, update.step)
        elif isinstance(update, Placed):
            assert reader.node == update.node
        assert reader.view["cards"].keys() == client.view.cards.keys()
        assert {name: zone["count"] for name, zone in reader.view["zones"].items()} == {
            name: zone.count for name, zone in client.view.zones.items()
        }

    client.listeners.append(told)
    return reader


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_reader_made_from_the_page_alone_follows_a_random_game(game: str) -> None:
    for seed in range(4):
        play = lay(EVERY_GAME[game], seed)
        for client in play.table.seats.values():
            _follow(client)
        play_on(play, 40)


def test_the_page_begins_the_list_of_words_as_it_is() -> None:
    listed = re.search(r"`(move play [^`]*) \.\.\.`", PAGE.read_text())
    assert listed is not None
    words = listed.group(1).split()
    assert tuple(words) == WORDS[: len(words)]
