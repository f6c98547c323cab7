"""A setup at a hosted table, over real sockets: each the own side, and it waits for all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.intent import Batch, Face, Intent, Move, Procedure, PutMark
from app.core.intents.turn_intents import NextTurn
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.tasks.start_conditions import BEGINNING, awaited
from app.session.fairness.record_book import WAIT
from app.session.host.updates import Accepted, Refused
from app.session.room import hosted_game
from app.session.room.messages.from_people import SayReady
from tests.net.tables import (
    JUDGE,
    Guest,
    Hosted,
    deck_of,
    hosted,
    hosting,
    same_eyes,
    wait_for,
)

SETS_UP = Procedure("setup", (("auto", "1"),))
FIRST = Procedure("first", (("by", "choice"),))
NO_EXTRA = Procedure("extra_draw", (("number", "0"),))


@pytest.fixture(scope="module")
def decks() -> tuple[tuple[str, ...], ...]:
    cards = PokemonCards.load()
    return tuple(deck_of(name, cards) for name in ("dragapult-dusknoir", "ns-zoroark"))


@pytest.fixture
def table(tmp_path: Path, decks: tuple[tuple[str, ...], ...]) -> Iterator[Hosted]:
    with hosted(hosting(tmp_path / "evening.chabudai", *decks)) as table:
        yield table


@pytest.fixture
def pair(table: Hosted) -> Iterator[list[Guest]]:
    """Aki and Ren at a table that was just laid."""
    pair = [Guest(table.open, name, seat=seat) for seat, name in enumerate(("Aki", "Ren"))]
    for guest in pair:
        guest.wait_inside().say(SayReady())
    for guest in pair:
        assert guest.seat
    yield pair
    for guest in pair:
        guest.close()


def done(guest: Guest, intent: Intent) -> None:
    answer = guest.ask(intent)
    assert isinstance(answer, Accepted), answer


def refused(guest: Guest, intent: Intent) -> str:
    answer = guest.ask(intent)
    assert isinstance(answer, Refused)
    return answer.code


def turn(table: Hosted) -> int:
    return table.host.tree.table.turn.number


def both_ready(table: Hosted, pair: list[Guest]) -> None:
    done(pair[0], FIRST)
    for guest in pair:
        done(guest, SETS_UP)
    for guest in pair:
        if guest.view.seat in awaited(guest.view):
            done(guest, NO_EXTRA)
    wait_for(lambda: all(same_eyes(guest, table) for guest in pair))


def test_it_begins_by_no_gesture_of_one_while_the_other_is_not_ready(
    table: Hosted, pair: list[Guest]
) -> None:
    aki, ren = pair
    for intent in (BEGINNING.begin(), Procedure("start", (("first", "coin"),))):
        assert refused(aki, intent) == "not-ready"
    for intent in (NextTurn(0), Batch((NextTurn(1), NextTurn(0)))):
        assert refused(aki, intent) == "turn-lock"
    assert refused(aki, Procedure("end_turn")) == "nothing"
    done(aki, SETS_UP)
    assert refused(aki, BEGINNING.begin()) == "not-ready"
    assert refused(ren, BEGINNING.begin()) == "not-ready"
    assert turn(table) == 0
    assert len(table.host.tree.table.zones["hand.1"]) == 0


def test_when_both_are_ready_either_begins_it(table: Hosted, pair: list[Guest]) -> None:
    both_ready(table, pair)
    done(pair[1], BEGINNING.begin())
    assert turn(table) == 1
    wait_for(lambda: all(same_eyes(guest, table) for guest in pair))
    assert None not in {card.ref for card in pair[0].view.cards.values() if card.owner == 0}


def test_both_begin_it_at_the_same_moment_and_it_is_the_first_turn(
    table: Hosted, pair: list[Guest]
) -> None:
    both_ready(table, pair)
    sent = [guest.seat.send(BEGINNING.begin()) for guest in (*pair, *pair)]
    wait_for(lambda: all(one.answer is not None for one in sent))
    assert sum(bool(one.accepted) for one in sent) == 1
    assert turn(table) == 1


@pytest.mark.parametrize("links", ["come", "never come"])
def test_one_button_pressed_twice_at_once_deals_one_hand(
    table: Hosted, pair: list[Guest], links: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is sent before anything came back waits behind the draw, and meets what is then."""
    aki, ren = pair
    if links == "never come":
        monkeypatch.setattr(hosted_game, "WAIT", WAIT)
        monkeypatch.setattr(ren.client.chance, "_vouch", lambda _witness: None)
    sent = [aki.seat.send(Procedure("get_ready")) for _ in range(2)]
    sent += [aki.seat.send(BEGINNING.begin()) for _ in range(2)]
    wait_for(lambda: all(one.answer is not None for one in sent))
    assert sent[0].accepted
    assert all(one.refused for one in sent[2:])
    assert turn(table) == 0
    wait_for(lambda: same_eyes(ren, table))
    assert len(table.host.tree.table.zones["hand.0"]) == 7
    assert len(table.host.tree.table.zones["hand.1"]) == 0


def test_nobody_says_for_the_other_that_they_are_ready_or_have_no_basic_pokemon(
    table: Hosted, pair: list[Guest]
) -> None:
    aki, ren = pair
    done(aki, SETS_UP)
    for key in ("ready", "no_basic", "has_basic"):
        assert refused(aki, PutMark(("seat.1",), key, value=1)) == "turn-lock"
        assert refused(aki, PutMark(("seat.0", "seat.1"), key, value=1)) == "turn-lock"
    assert awaited(aki.view)[-1] == 1
    done(ren, PutMark(("seat.1",), "has_basic", value=1))
    assert refused(aki, PutMark(("seat.1",), "has_basic", value=0)) == "turn-lock"


def test_nobody_turns_up_or_moves_what_the_other_has_put_down(
    table: Hosted, pair: list[Guest]
) -> None:
    aki, ren = pair
    done(ren, SETS_UP)
    wait_for(lambda: same_eyes(aki, table))
    (card, *_) = aki.view.cards_in("active.1")
    assert aki.view.cards[card].ref is None
    for intent in (
        Face((card,), up=True),
        Move((card,), "discard.1"),
        Batch((Face((card,), up=True), Move((card,), "hand.1"))),
    ):
        assert refused(aki, intent) == "turn-lock"
    assert aki.view.cards[card].ref is None
    done(ren, Face((ren.view.cards_in("active.1")[0],), up=True))


def test_in_a_round_of_both_each_shows_the_own_hand_by_the_own_gesture(
    tmp_path: Path, decks: tuple[tuple[str, ...], ...]
) -> None:
    no_basics = tuple(key for key in decks[0] if key.startswith("MEE-")) * 20
    what = hosting(tmp_path / "none.chabudai", no_basics, no_basics)
    with hosted(what) as table:
        pair = [Guest(table.open, name, seat=seat) for seat, name in enumerate(("Aki", "Ren"))]
        try:
            for guest in pair:
                guest.wait_inside().say(SayReady())
            for guest in pair:
                done(guest, Procedure("deal"))
                done(guest, Procedure("announce", (("say", "no_basic"),)))
            wait_for(lambda: all(same_eyes(guest, table) for guest in pair))
            aki, ren = pair
            held = ren.view.cards_in("hand.1")
            done(aki, Procedure("mulligan"))
            wait_for(lambda: same_eyes(ren, table))
            assert ren.view.cards_in("hand.1") == held
            assert aki.view.cards_in("hand.1") == ()
            done(ren, Procedure("mulligan"))
        finally:
            for guest in pair:
                guest.close()


def test_who_was_away_comes_back_as_ready_as_before(table: Hosted, pair: list[Guest]) -> None:
    both_ready(table, pair)
    aki, ren = pair
    ren.close()
    wait_for(lambda: table.table is not None and table.table.server.connections == 1)
    pair[1] = ren = Guest(table.open, "Ren", seat=1, key=ren.key).wait_inside()
    assert awaited(ren.view) == ()
    done(ren, Procedure("announce", (("say", "nothing"),)))
    assert refused(aki, BEGINNING.begin()) == "not-ready"
    done(ren, Procedure("announce", (("say", "ready"),)))
    done(aki, BEGINNING.begin())
    assert turn(table) == 1


def test_without_who_is_away_it_begins_by_name_alone_and_their_cards_lie_still(
    table: Hosted, pair: list[Guest]
) -> None:
    aki, ren = pair
    done(ren, Procedure("deal"))
    ren.close()
    done(aki, SETS_UP)
    before = table.host.tree.table
    assert refused(aki, BEGINNING.begin()) == "not-ready"
    assert refused(aki, BEGINNING.begin(without=(0,))) == "not-ready"
    done(aki, BEGINNING.begin(without=(0, 1)))
    after = table.host.tree.table
    for zone in ("deck.1", "hand.1", "prizes.1"):
        assert after.zones[zone] == before.zones[zone]


def test_a_judge_begins_for_nobody(table: Hosted, pair: list[Guest]) -> None:
    judge = Guest(table.open, "Umi", role="judge")
    try:
        assert judge.seat.seat == JUDGE
        assert refused(judge, BEGINNING.begin()) == "not-ready"
    finally:
        judge.close()
