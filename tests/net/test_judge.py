"""A judge over the network: acts in a lent place, nobody else does, and the record fits."""

from __future__ import annotations

from pathlib import Path

from app.core.ids import JUDGE
from app.core.intent import Announce, Flip, ForSeat
from app.games.game_registry import GAMES
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.fairness.record_check import check_fair
from app.session.host.updates import Accepted, Refused
from app.session.room.messages.from_people import SayReady
from app.session.room.messages.judge_messages import Judging
from app.session.room.messages.to_people import Person
from app.store.tables.table_file import read_table
from tests.net.tables import Guest, bindings, deck_of, hosted, hosting, wait_for

SPEC = GAMES["pokemon"]


def _person(guest: Guest, name: str) -> Person:
    return next(one for one in guest.table.people.people if one.name == name)


def _refused(guest: Guest, deed: ForSeat) -> str:
    answer = guest.ask(deed)
    assert isinstance(answer, Refused)
    return answer.code


def test_a_judge_acts_for_a_seat_over_the_wire_and_others_do_not(tmp_path: Path) -> None:
    cards, path = PokemonCards.load(), tmp_path / "evening.chabudai"
    decks = [deck_of(name, cards) for name in ("dragapult-dusknoir", "ns-zoroark")]
    deed = ForSeat(0, Flip(3))
    with hosted(hosting(path, *decks)) as table:
        aki, ren = (Guest(table.open, name, seat=at) for at, name in enumerate(("Aki", "Ren")))
        jin = Guest(table.open, "Jin", role="judge")
        sora = Guest(table.open, "Sora", role="spectator")
        everybody = (aki, ren, jin, sora)
        wait_for(lambda: all(one.table.me is not None for one in everybody))
        for one in (aki, ren):
            one.say(SayReady())
        wait_for(lambda: all(one.table.seat is not None for one in everybody))
        wait_for(lambda: bool(bindings(table, 0) and bindings(table, 1) and bindings(table, JUDGE)))
        sora.say(Judging("lend", 0))
        ren.say(Judging("ask", 0))
        assert _refused(jin, deed) == "not-lent"
        aki.say(Judging("lend_once"))
        wait_for(lambda: all(_person(one, "Aki").judge == "once" for one in everybody))
        assert _refused(ren, deed) == "judge-only"
        assert _refused(sora, deed) == "spectator"
        assert isinstance(jin.ask(deed), Accepted)
        wait_for(lambda: all(_person(one, "Aki").judge == "" for one in everybody))
        tree = table.host.tree
        assert tree.actor(tree.cursor) == JUDGE
        assert _refused(jin, ForSeat(0, Announce("say", "no"))) == "not-lent"
        for one in everybody:
            one.close()
    opened = read_table(path)
    verdict = check_fair(SPEC, opened.tree, opened.journal)
    assert verdict is not None
    assert verdict.found == ()
