"""Over real sockets: what binds others comes from their own answers, and nobody switches it off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core import intent as i
from app.core.fact import Fact
from app.core.facts.agreement_facts import OptionsSet, Ruled
from app.core.ids import TABLE
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.turn_intents import NextTurn
from app.core.options import Options
from app.games.common_options import TURN_LOCK
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.session.host.updates import Accepted, Refused
from app.session.room.messages.from_people import SayReady
from app.session.room.messages.request_messages import AskLeave, Decided, GiveReply, Questioned
from app.session.room.messages.to_people import Notice
from tests.net.tables import (
    Guest,
    Hosted,
    begin_play,
    deck_of,
    hosted,
    hosting,
    same_eyes,
    wait_for,
)

AKI, REN = 0, 1
DECKS = ("dragapult-dusknoir", "ns-zoroark")
OFF: Options = ((TURN_LOCK.id, "off"),)
KEPT = Rule("energy-once", "One Energy a turn", ("table",), (AKI, REN))


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def table(tmp_path: Path, clock: Clock) -> Iterator[Hosted]:
    cards = PokemonCards.load()
    decks = (deck_of(name, cards) for name in DECKS)
    with hosted(hosting(tmp_path / "evening.chabudai", *decks), clock) as table:
        yield table


@pytest.fixture
def pair(table: Hosted) -> Iterator[tuple[Guest, Guest]]:
    """Aki, whose turn it is, and Ren."""
    aki, ren = Guest(table.open, "Aki", seat=AKI), Guest(table.open, "Ren", seat=REN)
    for guest in (aki, ren):
        guest.wait_inside()
        guest.say(SayReady())
    begin_play(aki, ren)
    wait_for(lambda: ren.view.turn.number == 1)
    yield aki, ren
    for guest in (aki, ren):
        guest.close()


def asked(guest: Guest) -> Questioned:
    wait_for(lambda: guest.all(Questioned))
    found = guest.all(Questioned)[-1]
    assert isinstance(found, Questioned)
    return found


def decided(guest: Guest) -> Decided:
    wait_for(lambda: guest.all(Decided))
    found = guest.all(Decided)[-1]
    assert isinstance(found, Decided)
    return found


def last_facts(table: Hosted) -> tuple[Fact, ...]:
    tree = table.host.tree
    return tree.nodes[tree.cursor].facts


def test_a_ruling_that_names_another_is_refused_and_comes_from_their_answer(
    table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, ren = pair
    claimed = aki.ask(KEPT)
    assert isinstance(claimed, Refused)
    assert claimed.code == "agree-first"
    aki.say(AskLeave("ruling", ruling=KEPT))
    told = asked(ren).ruling
    assert told is not None
    assert (told.text, told.subjects) == ("One Energy a turn", ())
    ren.say(GiveReply(asked(ren).question, "allow"))
    assert decided(aki).allowed
    wait_for(lambda: same_eyes(aki, table) and same_eyes(ren, table))
    assert last_facts(table) == (Ruled(TABLE, "energy-once", KEPT.text, ("table",), (AKI, REN)),)


@pytest.mark.parametrize("answer", ["no", "silence"])
def test_without_a_yes_nothing_is_kept(
    table: Hosted, clock: Clock, pair: tuple[Guest, Guest], answer: str
) -> None:
    aki, ren = pair
    before = len(table.host.tree.nodes)
    aki.say(AskLeave("ruling", ruling=KEPT))
    question = asked(ren).question
    if answer == "no":
        ren.say(GiveReply(question, "no"))
    else:
        clock.now += 20.0
        ren.ask(i.Announce("say", "what was that?"))
    told = decided(aki)
    assert not told.allowed
    assert told.why == ("refused" if answer == "no" else "silence")
    assert not [n for n in table.host.tree.nodes[before:] if isinstance(n.facts[0], Ruled)]


def test_who_is_away_is_not_asked_and_agrees_to_nothing(pair: tuple[Guest, Guest]) -> None:
    aki, ren = pair
    ren.client.close()
    wait_for(lambda: any(not one.here for one in aki.table.people.people))
    aki.say(AskLeave("ruling", ruling=KEPT))
    aki.say(AskLeave("options", options=OFF))
    wait_for(lambda: len(aki.all(Notice)) == 2)
    assert [one.code for one in aki.all(Notice)] == ["player-away", "nobody-there"]  # type: ignore[attr-defined]


def test_the_lock_is_switched_off_by_both_and_by_neither_alone(
    table: Hosted, pair: tuple[Guest, Guest]
) -> None:
    aki, ren = pair
    for guest, code in ((aki, "agree-first"), (ren, "turn-lock")):
        refused = guest.ask(SetOptions(OFF))
        assert isinstance(refused, Refused)
        assert refused.code == code
    ren.say(AskLeave("options", options=OFF))
    assert asked(aki).options == OFF
    aki.say(GiveReply(asked(aki).question, "allow"))
    assert decided(ren).allowed
    assert last_facts(table) == (OptionsSet(TABLE, OFF),)
    wait_for(lambda: same_eyes(ren, table))
    assert isinstance(ren.ask(i.Draw(1, "deck.1", "hand.1")), Accepted)


def test_who_concedes_out_of_turn_moves_nothing_more_unless_the_others_allow_it(
    pair: tuple[Guest, Guest],
) -> None:
    aki, ren = pair
    assert isinstance(ren.ask(i.Procedure("concede")), Accepted)
    theirs = ren.view.zones["active.0"].items[0]
    for intent in (
        SetOptions(OFF),
        NextTurn(REN),
        i.Procedure("deal"),
        i.Collect((theirs,), "discard.0"),
        i.Draw(1, "deck.1", "hand.1"),
    ):
        refused = ren.ask(intent)
        assert isinstance(refused, Refused), intent
        assert refused.code == "turn-lock"
    assert isinstance(ren.ask(i.Look("prizes.1")), Accepted)
    assert isinstance(ren.ask(i.Procedure("play_on")), Refused), "having seen the Prizes"
    ren.say(AskLeave("act"))
    question = asked(aki)
    assert (question.wish.about, question.replies) == (None, ("allow", "no", "always"))
    aki.say(GiveReply(question.question, "allow"))
    assert decided(ren).allowed
    assert isinstance(ren.ask(i.Procedure("play_on")), Accepted)
    assert ren.view.turn.phase == "main"
    assert isinstance(ren.ask(i.Draw(1, "deck.1", "hand.1")), Refused)
