"""A game of cards at a hosted open table: a client for each seat, and the gestures of its window.

Whoever plays decides by what the own eyes see; what must hold of any game is asked of the host.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.core.card import value_of
from app.core.ids import SPECTATOR, Handle, SeatId
from app.core.intent import Intent
from app.core.view import SeatView
from app.games._playing_cards.suits_ranks import PlayingCard, card_of
from app.games.common_options import hosted_options
from app.games.game_api import Selection
from app.games.game_registry import GAMES
from app.net.encoding.view_hash import view_hash
from app.net.server.hosting import Hosting
from app.session.host.updates import Refused
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import SayReady
from tests.helpers.reopened import reopened
from tests.net.tables import Guest, Hosted, hosted, same_eyes, wait_for
from tests.net.tapped import Tap, check_told, tapping
from tests.props.oracle import can_read

SPEC = GAMES["open_table"]
NAMES = ("Aki", "Ren", "Mio", "Yui")
WATCHES = "Sora"


class CardEvening:
    """People at a table that a preset laid, and one who watches."""

    def __init__(self, table: Hosted, taps: dict[str, Tap], seats: int) -> None:
        self.table, self.taps = table, taps
        self.seats = range(seats)
        self.people = [
            Guest(table.open, NAMES[seat], seat=seat).wait_inside() for seat in self.seats
        ]
        self.watches = Guest(table.open, WATCHES, role="spectator").wait_inside()
        for guest in self.people:
            guest.say(SayReady())
        wait_for(lambda: all(self._laid(seat) for seat in self.seats))
        self.settle()

    def _laid(self, seat: SeatId) -> bool:
        guest = self.people[seat]
        return guest.is_laid and bool(guest.view.turn.number)

    def settle(self) -> None:
        """Wait until everybody knows all that happened."""
        wait_for(self._settled)

    def _settled(self) -> bool:
        node = self.table.host.tree.cursor
        return all(one.seat.node == node for one in (*self.people, self.watches))

    def close(self) -> None:
        for guest in (*self.people, self.watches):
            guest.close()

    # -- what one seat sees -------------------------------------------------------------------

    def view(self, seat: SeatId) -> SeatView:
        return self.people[seat].view

    def hand(self, seat: SeatId) -> dict[Handle, PlayingCard]:
        """Return the own hand of a seat, as it lies."""
        return self.cards(seat, f"hand.{seat}")

    def cards(self, seat: SeatId, zone: str) -> dict[Handle, PlayingCard]:
        """Return the cards of a pile that the eyes of a seat can read."""
        view = self.view(seat)
        faces = ((handle, view.cards[handle].ref) for handle in view.zones[zone].items)
        return {handle: card_of(ref) for handle, ref in faces if ref is not None}

    def count(self, zone: str) -> int:
        """Return how many cards lie in a pile, as whoever watches sees it."""
        return self.watches.view.zones[zone].count or 0

    def score(self, seat: SeatId) -> int:
        return value_of(self.watches.view.marks.get(f"seat.{seat}", ()), "score")

    def pile(self, title: str) -> str:
        """Return the made pile of that name."""
        zones = self.watches.view.setting.zones.values()
        return next(zone.id for zone in zones if zone.is_made and zone.spec.title.en == title)

    @property
    def turn(self) -> SeatId:
        return self.watches.view.turn.seat

    # -- what one seat does -------------------------------------------------------------------

    def ask(self, seat: SeatId, intent: Intent | None) -> None:
        """Do what has to be possible, and wait until all know of it."""
        assert intent is not None
        answer = self.people[seat].ask(intent)
        assert not isinstance(answer, Refused), f"{NAMES[seat]}, {intent}: {answer.reason}"
        self.settle()

    def act(self, seat: SeatId, action: str, /, *cards: Handle, **answers: str) -> None:
        """Press the key of an action with some cards chosen, and answer what it asks."""
        self.ask(seat, self._made(seat, action, Selection(cards), answers))

    def _made(
        self, seat: SeatId, action: str, selection: Selection, answers: dict[str, str]
    ) -> Intent | None:
        (offered,) = (one for one in SPEC.actions if one.id == action)
        view = self.view(seat)
        assert offered.when(view, selection), f"{NAMES[seat]} is not offered {action}"
        form = offered.form(view, selection, answers) if offered.form is not None else None
        return form.intent if form is not None else offered.make(view, selection)

    def double_click(self, seat: SeatId, *cards: Handle) -> str:
        """Do what a double click on chosen cards does, and return which action that was."""
        selection, view = Selection(cards), self.view(seat)
        assert SPEC.foremost is not None
        actions = {one.id: one for one in SPEC.actions}
        likeliest = SPEC.foremost(view, selection).likeliest
        name = next(one for one in likeliest if actions[one].when(view, selection))
        self.ask(seat, self._made(seat, name, selection, {}))
        return name

    def drag(self, seat: SeatId, cards: tuple[Handle, ...], zone: str) -> None:
        """Drop cards at the end of a pile."""
        view = self.view(seat)
        assert SPEC.drops is not None
        at = view.zones[zone].count or 0
        drop = next(iter(SPEC.drops(view, Selection(cards), zone, "", at)))
        self.ask(seat, drop.intent)

    # -- what must hold -----------------------------------------------------------------------

    def check(self) -> None:
        """All see what is theirs and the same of what is public; nobody was told anything else."""
        self.settle()
        host = self.table.host
        for guest in (*self.people, self.watches):
            assert same_eyes(guest, self.table), guest.name
            seen = host.view_at(host.tree.cursor, guest.seat.seat)
            assert view_hash(guest.view) == view_hash(seen), guest.name
        open_to_all = [
            (
                {zone: one.view.zones[zone].count for zone in one.view.zones},
                one.view.marks,
                one.view.turn,
                one.view.setting,
            )
            for one in (*self.people, self.watches)
        ]
        assert all(one == open_to_all[0] for one in open_to_all)

    def check_secrets(self) -> None:
        """Nobody ever saw a face, or was told a handle, that was not theirs at that moment."""
        eyes = {NAMES[seat]: seat for seat in self.seats} | {WATCHES: SPECTATOR}
        check_told(self, eyes, one_pack=True)
        # A host of its own: that of the table belongs to another thread.
        host = reopened(self.table.host.spec, [*self.table.host.journal])
        secret = 0
        for node in host.tree.nodes:
            table = host.tree.table_at(node.id)
            for who in eyes.values():
                seen = host.view_at(node.id, who)
                faces = {handle for handle, card in seen.cards.items() if card.ref is not None}
                read = [can_read(table, who, number) for number in range(len(table.cards))]
                mine = {card.handle for card, may in zip(table.cards, read, strict=True) if may}
                assert faces == mine, f"step {node.id}: {who} sees {faces ^ mine}"
                secret += read.count(False)
        assert secret > 0


@contextmanager
def card_evening(
    folder: Path, patch: pytest.MonkeyPatch, preset: str, seats: int, seed: int
) -> Iterator[CardEvening]:
    """Host a table that is laid by a preset, for so many."""
    assert SPEC.presets is not None
    (laid,) = [one for one in SPEC.presets().offered() if one.name == preset]
    setup = Setup(seats, hosted_options(()), seed=seed, preset=laid.step)
    taps = {name: Tap() for name in (*NAMES[:seats], WATCHES)}
    where = Hosting(SPEC, setup, folder / "evening.chabudai", 0, listen=("127.0.0.1",))
    with tapping(patch, taps), hosted(where) as table:
        evening = CardEvening(table, taps, seats)
        try:
            yield evening
        finally:
            evening.close()
