"""Over real sockets: one makes a pile, the other drops into it, a third comes late."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intent import Draw, Move, Request, Undo
from app.core.intents.turn_intents import NextTurn
from app.core.intents.zone_intents import ChangeZone, MakeZone, RemoveZone
from app.core.text.describe import describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import plain
from app.games.game_registry import GAMES
from app.net.server.hosting import Hosting
from app.session.host.updates import Accepted, Stepped
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import SayReady
from app.store.tables.table_file import read_table
from tests.helpers.play import decks_for
from tests.helpers.toy_games import TOYS
from tests.net import tables
from tests.net.tables import Guest, hosted, same_eyes, wait_for

DUEL = TOYS["duel"]


@pytest.fixture
def toys_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "GAMES", {**GAMES, **TOYS})


@pytest.mark.usefixtures("toys_known")
def test_one_makes_a_pile_another_fills_it_and_a_third_comes_late(tmp_path: Path) -> None:
    path = tmp_path / "duel.chabudai"
    what = Hosting(DUEL, Setup(2, decks=decks_for(DUEL, 2)), path, 0, None, listen=("127.0.0.1",))
    with hosted(what) as table:
        aki = Guest(table.open, "Aki", seat=0).wait_inside()
        ren = Guest(table.open, "Ren", seat=1).wait_inside()
        guests = [aki, ren]
        for guest in guests:
            guest.say(SayReady())
        for guest in guests:
            _ = guest.seat
        here, there = (400.0, 200.0, 71.0, 96.0), (10.0, 10.0, 71.0, 96.0)

        def turn(number: int, seat: int) -> None:
            request = Request(f"turn {number}", JUDGE, 0, NextTurn(seat))
            table.do(lambda: table.host.submit(request))
            wait_for(lambda: all(guest.view.turn.number == number for guest in guests))

        turn(1, 0)

        assert isinstance(aki.ask(MakeZone("Kitty <b>", here)), Accepted)
        (kitty,) = (zone for zone in aki.view.setting.zones.values() if zone.is_made)
        wait_for(lambda: kitty.id in ren.view.zones)
        assert ren.view.setting.zones[kitty.id] == kitty

        turn(2, 1)
        assert isinstance(ren.ask(Draw(1, "deck.1", "hand.1")), Accepted)
        card = ren.view.zones["hand.1"].items[-1]
        assert isinstance(ren.ask(Move((card,), kitty.id, up=True)), Accepted)

        late = Guest(table.open, "Sora", role="spectator").wait_inside()
        guests.append(late)
        heard: list[object] = []
        late.seat.listeners.append(heard.append)
        assert late.view.setting.zones[kitty.id] == kitty
        assert late.view.zones[kitty.id].count == 1
        wait_for(lambda: all(same_eyes(guest, table) for guest in guests))

        turn(3, 0)
        assert isinstance(aki.ask(ChangeZone(kitty.id, "Talon", there)), Accepted)
        wait_for(lambda: all(same_eyes(guest, table) for guest in guests))
        assert late.view.setting.zones[kitty.id].spec.title.en == "Talon"

        assert isinstance(aki.ask(RemoveZone(kitty.id, "lane")), Accepted)
        wait_for(lambda: all(same_eyes(guest, table) for guest in guests))
        assert kitty.id not in late.view.zones
        told = [
            plain(describe_all(step.events, "en", late.view.setting, Lexicon()))
            for step in heard
            if isinstance(step, Stepped)
        ]
        assert any("“Talon”" in line for line in told), told

        assert isinstance(aki.ask(Undo()), Accepted)
        wait_for(lambda: all(same_eyes(guest, table) for guest in guests))
        assert late.view.setting.zones[kitty.id].spec.title.en == "Talon"
        after = table.host.tree.table
        for guest in guests:
            guest.close()
    reread = read_table(path).tree.table
    assert reread == replace(after, setting=reread.setting)
    assert reread.setting.zones == after.setting.zones
