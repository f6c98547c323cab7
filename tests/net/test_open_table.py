"""Old Maid at a hosted open table: three people come over real sockets and play it to the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core import intent as i
from app.core.ids import JUDGE
from app.games._playing_cards.playing_packs import FULL
from app.games._playing_cards.suits_ranks import CARDS
from app.games.common_options import hosted_options
from app.games.contracts.preset_contract import TablePreset
from app.games.game_registry import GAMES
from app.net.server.hosting import Hosting
from app.session.host.updates import Drew, Grew, Refused
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import SayReady
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
    wait_for(lambda: all(guest.is_laid for guest in people))
    _done(people[0], i.Procedure("lay_out", (("preset", "old_maid"),)))
    wait_for(lambda: all(_hand(guest) for guest in people))
    for guest in people:
        _put_pairs_down(guest)
    taker = 0
    for _ in range(300):
        holding = [seat for seat in range(3) if table.host.tree.table.zones[f"hand.{seat}"]]
        if len(holding) < 2:
            break
        # Whoever has no cards any more is passed by.
        assert table.host.tree.table.turn.seat == taker
        others = sorted((s for s in holding if s != taker), key=lambda s: (s - taker) % 3)
        guest = people[taker]
        before = len(_hand(guest))
        _done(guest, i.Procedure("take", (("seat", str(others[0])),)))
        assert len(_hand(guest)) == before + 1
        _put_pairs_down(guest)
        left = [step % 3 for step in range(taker + 1, taker + 4)]
        _done(guest, i.Procedure("end_turn"))
        taker = next((seat for seat in left if table.host.tree.table.zones[f"hand.{seat}"]), taker)
    truth = table.host.tree.table
    (loser,) = [seat for seat in range(3) if truth.zones[f"hand.{seat}"]]
    (old_maid,) = truth.zones[f"hand.{loser}"]
    assert truth.cards[old_maid].ref == "J-R"
    assert len(truth.zones["discard"]) == 52
    for seat, guest in enumerate(people):
        wait_for(lambda guest=guest: guest.view.zones["discard"].count == 52)
        seen = {card.ref for card in guest.view.cards.values() if card.zone == f"hand.{loser}"}
        assert seen == ({"J-R"} if seat == loser else set())


def test_a_table_is_laid_with_a_preset_as_one_step_of_all_who_sit_there(tmp_path: Path) -> None:
    (hearts,) = [one for one in presets() if one.name == "hearts"]
    setup = Setup(3, hosted_options(()), preset=hearts.step)
    how = Hosting(GAMES["open_table"], setup, tmp_path / "a.chabudai", 0, listen=("127.0.0.1",))
    with hosted(how) as table:
        guests = [Guest(table.open, name, seat=n).wait_inside() for n, name in enumerate(NAMES)]
        try:
            for guest in guests:
                guest.say(SayReady())
            for guest, dealt in zip(guests, (17, 18, 17), strict=True):
                wait_for(lambda guest=guest, dealt=dealt: len(_dealt(guest)) == dealt)
            grown = [one.node for one in table.host.journal if isinstance(one, Grew)]
            assert [len(node.facts) > 5 for node in grown[1:]].count(True) == 1
            assert grown[-1].facts[0].actor == 0
            drew = [entry for entry in table.host.journal if isinstance(entry, Drew)]
            assert [{seat for seat, _ in one.links} - {JUDGE} for one in drew] == [{0, 1, 2}]
            assert grown[-1].parent is not None
            before = table.host.tree.table_at(grown[-1].parent)
            zones = {card.zone for card in before.cards}
            assert zones == {"stock"}, "one undo takes all of it back"
        finally:
            for guest in guests:
                guest.close()


def presets() -> tuple[TablePreset, ...]:
    book = GAMES["open_table"].presets
    assert book is not None
    return book().offered()


def _dealt(guest: Guest) -> tuple[str, ...]:
    return _hand(guest) if guest.is_laid else ()
