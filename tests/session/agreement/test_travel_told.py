"""What a request to go through the history tells each seat of it, and how much."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import JUDGE
from app.net.encoding import messages
from app.session.agreement.consent import Consent
from app.session.agreement.requests import Question
from app.session.agreement.still_known import StillKnown
from app.session.agreement.travel_told import MOST_LINES
from app.session.agreement.turn_lock import TurnLock
from app.session.host.local_table import lay_table
from app.session.host.updates import Accepted
from app.session.room.messages.request_messages import Questioned
from tests.helpers.play import lay
from tests.helpers.toy_games import TOYS
from tests.session.agreement.consent_table import AKI, HERE, REN, Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_everybody_is_told_what_is_taken_back_in_their_own_words(table: Table) -> None:
    before = table.do(i.Draw(2, "deck.0", "hand.0"), i.Draw(1, "deck.0", "lane"))
    question = table.asks(AKI, before)
    own, other = (table.consent.told(question, seat) for seat in HERE)
    assert own is not None
    assert other is not None
    assert own.steps == other.steps == 2
    assert [line.node for line in other.lines] == [before + 1, before + 2]
    assert other.lines[0].events[0].cards == (None, None)
    assert None not in own.lines[0].events[0].cards
    seen = table.play.view(AKI)
    drawn = [seen.cards[card].ref for card in seen.cards_in("hand.0")[-2:]]
    lane = seen.cards[seen.cards_in("lane")[0]].ref
    assert lane is not None
    assert own.known == (
        StillKnown(AKI, "deck.0", tuple(sorted((*filter(None, drawn), lane)))),
        StillKnown(REN, "deck.0", (lane,)),
    )
    assert other.known == (
        StillKnown(AKI, "deck.0", (lane, None, None)),
        StillKnown(REN, "deck.0", (lane,)),
    )


def test_how_many_cards_became_known_is_not_told_of_a_pile_whose_size_is_secret(
    table: Table,
) -> None:
    """A duel tells the other side a deck's size only below 10."""
    before = table.do(i.Draw(1, "deck.0", "hand.0"))
    small = table.consent.told(table.asks(AKI, before), REN)
    assert small is not None
    assert small.known == (StillKnown(AKI, "deck.0", (None,)),)
    play = lay(TOYS["duel"], 5)
    consent = Consent(play.host)
    play.ask(AKI, i.Look("deck.0"))
    question = consent.ask_to_go(AKI, 0, HERE, 0.0)
    assert isinstance(question, Question)
    large = consent.told(question, REN)
    assert large is not None
    assert large.known == (StillKnown(AKI, "deck.0", ()),)


def test_a_long_request_lists_its_latest_steps(table: Table) -> None:
    before = table.do(*[i.Flip()] * (MOST_LINES + 5))
    told = table.consent.told(table.asks(AKI, before), REN)
    assert told is not None
    assert told.steps == MOST_LINES + 5
    assert [line.node for line in told.lines] == list(range(before + 6, before + MOST_LINES + 6))
    assert told.chance


def test_a_request_about_a_gesture_of_thousands_of_cards_stays_short() -> None:
    """Whoever is asked could not take in all of it, and would be thrown out of the table."""
    decks = tuple(tuple(f"{name}-{n}" for n in range(1000)) for name in "AR")
    host = lay_table(TOYS["duel"], ("Aki", "Ren"), decks, seed=1).host
    consent = Consent(host, TurnLock(host))
    draws = (i.Draw(900, "deck.0", "lane"), i.Draw(900, "lane", "deck.0"), i.Flip())
    batch = i.Batch(tuple(step for _ in range(7) for step in draws))
    assert isinstance(host.submit(i.Request("r1", AKI, 0, batch)), Accepted)
    opened = consent.ask_to_go(AKI, 0, HERE, 0.0)
    assert isinstance(opened, Question)
    for viewer in (AKI, REN, JUDGE):
        told = consent.told(opened, viewer)
        assert told is not None
        questioned = Questioned(opened.id, opened.wish, ("no",), 20.0, told)
        assert messages.read_to_people(messages.written(questioned)) == questioned
        (line,) = told.lines
        assert line.events[0].count == 900
        assert len(messages.written(questioned)) < 100_000
