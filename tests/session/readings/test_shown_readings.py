"""Nobody learns a hidden thing from a reading: planted leaks are found."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.placed.table_position import UNKNOWN
from app.core.sight import view
from app.core.table import Table
from app.session.positions.seen_position import position_seen
from app.session.readings import shown_readings
from app.session.readings.shown_readings import seen_by, shown, shows_more
from tests.session.readings.played_copy import EVERY, Played, played


def leaks(found: Played, table: Table, seat: SeatId) -> list[str]:
    """Return what a seat learns of a table of a reading that the game keeps from it."""
    seen = seen_by(found.tree, found.node, seat)
    told = shown(found.table, table, seat, seen)
    known = view(found.table, seat)
    numbers = {card.handle: number for number, card in enumerate(table.cards)}
    faces = [
        card.ref or ""
        for handle, card in told.cards.items()
        if card.ref is not None
        and numbers[handle] not in seen
        and numbers[handle] < len(found.table.cards)
    ]
    counts = [
        zone.id
        for zone in told.zones.values()
        if zone.id in known.zones and known.zones[zone.id].count is None and zone.count is not None
    ]
    plans = {seal.seat: seal.plan for seal in known.seals}
    opened = [f"{one.seat}" for one in told.seals if one.plan not in (None, plans.get(one.seat))]
    return [*faces, *counts, *opened]


def all_leaks() -> list[str]:
    found = []
    for name in sorted(EVERY):
        for seed in range(3):
            game = played(EVERY[name], seed)
            for tip in game.copy.tree.tips():
                growths = game.growths(tip)
                for seat in (SPECTATOR, *range(len(game.table.setting.seats))):
                    for growth in growths[-2:]:
                        found += leaks(game, growth.after, seat)
    return found


def test_no_reading_tells_a_seat_what_the_game_does_not() -> None:
    assert all_leaks() == []


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown_readings, "_may_see", lambda *_: True)
    assert all_leaks()


def test_a_planted_count_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown_readings, "_is_untold", lambda *_: False)
    assert all_leaks()


def test_a_position_can_be_made_of_it_and_the_judge_sees_all() -> None:
    for name in sorted(EVERY):
        game = played(EVERY[name], 7)
        growths = game.growths(game.copy.tree.cursor)
        end = growths[-1].after if growths else game.table
        for seat in (SPECTATOR, *range(len(game.table.setting.seats))):
            seen = seen_by(game.tree, game.node, seat)
            position = position_seen(shown(game.table, end, seat, seen))
            assert all(card.ref for _, card in position.cards)
        told = shown(game.table, end, JUDGE, frozenset())
        assert UNKNOWN not in {card.ref for _, card in position_seen(told).cards}


def test_what_the_game_shows_is_shown_and_nothing_more() -> None:
    game = played(EVERY["duel"], 5, after=0)
    for seat in (0, 1):
        seen = seen_by(game.tree, game.node, seat)
        assert shown(game.table, game.table, seat, seen) == view(game.table, seat)
        assert not shows_more(game.table, game.table, seat, seen)
