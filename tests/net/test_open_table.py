"""Old Maid at a hosted open table: three people come over real sockets and play it to the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core import intent as i
from app.games._playing_cards.playing_packs import FULL
from app.games._playing_cards.suits_ranks import CARDS
from app.games.common_options import hosted_options
from app.games.game_registry import GAMES
from app.net.server.hosting import Hosting
from app.session.host.updates import Refused
from app.session.room.lobby import Setup
from app.session.room.room_messages import SayReady
from tests.net.tables import Guest, Hosted, hosted, wait_for

NAMES = ("Aki", "Ren", "Mio")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Hosted]:
    setup = Setup(3, hosted_options(()), decks=(FULL, (), ()))
    path = tmp_path / "evening.chabudai"
    with hosted(Hosting(GAMES["open_table"], setup, path, 0, listen=("127.0.0.1",))) as table:
        yield table


@pytest.fixture
def people(table: Hosted) -> Iterator[list[Guest]]:
    guests = [Guest(table.open, name, seat=seat).wait_inside() for seat, name in enumerate(NAMES)]
    for guest in guests:
        guest.say(SayReady())
    yield guests
    for guest in guests:
        guest.close()


def _done(guest: Guest, intent: i.Intent) -> None:
    answer = guest.ask(intent)
    assert not isinstance(answer, Refused), answer.reason


def _hand(guest: Guest) -> tuple[str, ...]:
    return guest.view.zones[f"hand.{guest.seat.seat}"].items


def _put_pairs_down(guest: Guest) -> None:
    """Discard two cards of a rank as long as there are any; the joker has no other."""
    while True:
        seen: dict[str, str] = {}
        pair: tuple[str, ...] = ()
        for handle in _hand(guest):
            rank = CARDS[guest.view.cards[handle].ref or ""].rank
            if rank and rank in seen:
                pair = (seen[rank], handle)
                break
            seen[rank] = handle
        if not pair:
            return
        _done(guest, i.Move(pair, "discard"))


def test_old_maid_is_played_to_the_end(table: Hosted, people: list[Guest]) -> None:
    wait_for(lambda: all(guest.table.seat is not None for guest in people))
    _done(people[0], i.Procedure("lay_out", (("preset", "old_maid"),)))
    wait_for(lambda: all(_hand(guest) for guest in people))
    for guest in people:
        _put_pairs_down(guest)
    taker = 0
    for _ in range(300):
        holding = [seat for seat in range(3) if table.host.tree.table.zones[f"hand.{seat}"]]
        if len(holding) < 2:
            break
        if taker not in holding:
            _done(people[taker], i.Procedure("end_turn"))
            taker = (taker + 1) % 3
            continue
        others = sorted((s for s in holding if s != taker), key=lambda s: (s - taker) % 3)
        guest = people[taker]
        before = len(_hand(guest))
        _done(guest, i.Procedure("take", (("seat", str(others[0])),)))
        assert len(_hand(guest)) == before + 1
        _put_pairs_down(guest)
        _done(guest, i.Procedure("end_turn"))
        taker = (taker + 1) % 3
    truth = table.host.tree.table
    (loser,) = [seat for seat in range(3) if truth.zones[f"hand.{seat}"]]
    (old_maid,) = truth.zones[f"hand.{loser}"]
    assert truth.cards[old_maid].ref == "J-R"
    assert len(truth.zones["discard"]) == 52
    for seat, guest in enumerate(people):
        wait_for(lambda guest=guest: guest.view.zones["discard"].count == 52)
        seen = {card.ref for card in guest.view.cards.values() if card.zone == f"hand.{loser}"}
        assert seen == ({"J-R"} if seat == loser else set())
