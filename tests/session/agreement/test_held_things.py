"""What only its holder touches is done by the holder, once they agree to what they read."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.facts.agreement_facts import OptionsSet
from app.core.ids import PersonId
from app.core.intents.turn_intents import NextTurn
from app.core.text.describe import describe_all
from app.core.text.words import plain
from app.games.contracts.computer_contract import played_by
from app.session.agreement.asking import MOST_IN_A_TURN, PATIENCE
from app.session.agreement.requests import KINDS
from app.session.room.messages.request_messages import (
    AskLeave,
    Decided,
    GiveReply,
    Questioned,
    Withdraw,
)
from tests.helpers.told import bare_lexicon
from tests.helpers.toy_games import TOYS
from tests.session.room.small_room import AKI, REN, Evening

OUTPOST = TOYS["outpost"]
FREE = (("turn-lock", "off"),)


class Camp(Evening):
    """Ren has a soldier in a line; Aki wants something done with it."""

    def __init__(self, *, locked: bool = False, seats: int = 2) -> None:
        super().__init__(spec=OUTPOST, options=() if locked else FREE, seats=seats)
        self.do(self.ren, i.Bring(("soldier-08",), "line.1"))
        self.do(self.ren, i.Bring(("soldier-05",), "line.1"))

    @property
    def soldier(self) -> str:
        return self.host.tree.table.fields["line.1"][0]

    def wants(self, *steps: i.Step, person: PersonId = 0) -> None:
        self.hear(person or self.aki, AskLeave("touch", steps=steps))  # type: ignore[arg-type]

    def falls(self) -> i.Collect:
        return i.Collect((self.soldier,), "discard.1")

    def question(self, person: PersonId) -> Questioned:
        return self.heard(person, Questioned)[-1]

    def answers(self, reply: str, person: PersonId = 0) -> None:
        person = person or self.ren
        self.hear(person, GiveReply(self.question(person).question, reply))  # type: ignore[arg-type]
        self.room.tick(self.now)

    def decided(self) -> list[tuple[bool, str]]:
        self.room.tick(self.now)
        return [(one.allowed, one.why) for one in self.heard(self.aki, Decided)]

    def discarded(self) -> list[str]:
        table = self.host.tree.table
        return [table.cards[number].ref for number in table.zones["discard.1"]]

    def log(self, language: str = "en") -> str:
        told = self.host.told(self.host.tree.cursor, AKI)
        setting, lexicon = self.host.tree.table.setting, bare_lexicon(OUTPOST)
        return plain(describe_all(told, language, setting, lexicon))  # type: ignore[arg-type]


@pytest.fixture
def camp() -> Camp:
    return Camp()


def test_the_holder_reads_what_is_asked_and_does_it_with_one_word(camp: Camp) -> None:
    before = camp.host.tree.cursor
    camp.wants(camp.falls())
    mine, theirs = camp.question(camp.aki), camp.question(camp.ren)
    assert (theirs.wish.kind, theirs.wish.seat, theirs.wish.about) == ("touch", AKI, REN)
    assert (mine.replies, theirs.replies) == ((), KINDS["touch"].replies)
    (event,) = theirs.deed
    assert (event.actor, event.cards, event.goal) == (REN, ("soldier-08",), "discard.1")
    assert mine.meant == theirs.meant == (camp.soldier,)
    assert camp.heard(camp.sora, Questioned) == []
    assert camp.discarded() == []
    camp.answers("allow")
    assert camp.discarded() == ["soldier-08"]
    assert camp.decided() == [(True, "agreed")]
    (node,) = camp.host.tree.nodes[before + 1 :]
    assert node.actor == REN, "one gesture, and the holder's"


def test_the_log_says_who_asked(camp: Camp) -> None:
    camp.wants(camp.falls())
    camp.answers("allow")
    assert camp.log() == "Aki asks; Ren moves soldier-08 from their Line to their Discard"
    assert camp.log("ja").startswith("Akiが頼み、Renが")


def test_the_log_says_what_it_was_where_it_goes_without_saying_beside_other_things(
    camp: Camp,
) -> None:
    camp.wants(i.Rotate((camp.soldier,), 90))
    camp.answers("allow")
    assert camp.log() == "Aki asks; Ren turns soldier-08 to 90°"
    camp.wants(i.Rotate((camp.soldier,), 0), camp.falls())
    camp.answers("allow")
    assert camp.log() == "Aki asks; Ren moves soldier-08 from their Line to their Discard"


def test_several_steps_are_one_gesture_to_take_back(camp: Camp) -> None:
    before = camp.host.tree.cursor
    camp.wants(i.Rotate((camp.soldier,), 90), i.PutMark((camp.soldier,), "fire", value=1))
    camp.answers("allow")
    assert camp.host.tree.parent(camp.host.tree.cursor) == before


@pytest.mark.parametrize("reply", ["no", "withdraw", "silence"])
def test_without_a_yes_nothing_happens(camp: Camp, reply: str) -> None:
    camp.wants(camp.falls())
    if reply == "no":
        camp.answers("no")
    elif reply == "withdraw":
        camp.hear(camp.aki, Withdraw(camp.question(camp.aki).question))
    else:
        camp.now += PATIENCE
    assert [allowed for allowed, _ in camp.decided()] == [False]
    assert camp.discarded() == []


def test_once_the_cards_have_moved_it_is_over(camp: Camp) -> None:
    camp.wants(camp.falls())
    camp.do(camp.ren, i.MoveUnits((camp.soldier,), "wild"))
    assert camp.decided() == [(False, "moved_on")]
    camp.hear(camp.ren, GiveReply(camp.question(camp.ren).question, "allow"))
    assert camp.codes(camp.ren)[-1] == "answered"
    assert camp.discarded() == []


def test_what_would_come_out_otherwise_by_now_is_over_too(camp: Camp) -> None:
    """Ren read "life 5 to 4": where it is 3 by now, that is not what they agreed to."""
    camp.wants(i.PutMark((camp.soldier,), "life", add=-1))
    camp.do(camp.ren, i.PutMark((camp.soldier,), "life", add=-1))
    assert camp.decided() == [(False, "moved_on")]


def test_what_happens_elsewhere_ends_nothing(camp: Camp) -> None:
    camp.wants(camp.falls())
    camp.do(camp.ren, i.Bring(("lost-01",), "discard.1"))
    camp.do(camp.aki, i.Draw(1, "deck.0", "hand.0"))
    assert camp.decided() == []
    camp.answers("allow")
    assert camp.discarded() == ["soldier-08", "lost-01"]


def test_who_is_asked_alone_answers(camp: Camp) -> None:
    camp.wants(camp.falls())
    name = camp.question(camp.ren).question
    for person in (camp.aki, camp.sora):
        camp.hear(person, GiveReply(name, "allow"))
        assert camp.codes(person)[-1] == "not-asked"
    assert camp.discarded() == []


def test_only_what_a_holder_may_do_and_the_asker_may_not_is_asked_for(camp: Camp) -> None:
    (wild, *_) = camp.host.tree.table.fields["wild"]
    before = len(camp.host.tree)
    camp.wants(i.Rotate((wild,), 90))
    camp.wants(i.Rotate((camp.soldier,), 90), person=camp.ren)
    camp.wants(i.Rotate(("gone",), 90))
    assert camp.codes(camp.aki) == ["not-held"] * 2
    assert camp.codes(camp.ren)[-1] == "not-held"
    camp.wants()
    camp.wants(*[i.Rotate((camp.soldier,), 90)] * 13)
    camp.wants(i.Shuffle("discard.1"))
    camp.wants(i.Rotate(camp.soldier, 90))  # type: ignore[arg-type]
    assert camp.codes(camp.aki)[2:] == ["malformed"] * 4
    camp.wants(camp.falls(), person=camp.sora)
    assert camp.codes(camp.sora)[-1] == "spectator"
    assert len(camp.host.tree) == before


def test_who_agreed_for_good_is_asked_no_more(camp: Camp) -> None:
    camp.wants(i.Rotate((camp.soldier,), 90))
    camp.answers("always")
    camp.wants(camp.falls())
    assert camp.decided() == [(True, "agreed"), (True, "always")]
    assert camp.discarded() == ["soldier-08"]


def test_what_is_refused_is_asked_for_a_few_times_a_turn_and_what_is_allowed_as_often_as_wanted(
    camp: Camp,
) -> None:
    for turn in range(8):
        camp.now += 5
        camp.wants(i.Rotate((camp.soldier,), 90 if turn % 2 == 0 else 0))
        camp.answers("allow")
    for _ in range(MOST_IN_A_TURN):
        camp.wants(camp.falls())
        camp.answers("no")
    camp.wants(camp.falls())
    assert camp.codes(camp.aki)[-1] == "asked-enough"


def test_one_waits_for_the_answer_before_the_next(camp: Camp) -> None:
    camp.wants(camp.falls())
    camp.wants(i.Rotate((camp.soldier,), 90))
    assert camp.codes(camp.aki)[-1] == "asked-already"


def test_who_asks_faster_than_the_table_takes_it_waits(camp: Camp) -> None:
    for _ in range(2000):
        camp.wants(i.Rotate(("gone",), 90))
    assert camp.codes(camp.aki)[-1] == "too-fast"


def test_who_is_away_is_not_asked(camp: Camp) -> None:
    camp.room.leave(camp.ren, camp.now)
    camp.wants(camp.falls())
    assert camp.codes(camp.aki)[-1] == "player-away"


def test_a_judge_answers_for_who_is_away_and_it_is_the_holder_s_all_the_same(camp: Camp) -> None:
    judge = camp.come("Kai", role="judge")
    camp.room.leave(camp.ren, camp.now)
    camp.wants(camp.falls())
    camp.answers("allow", judge)
    assert camp.discarded() == ["soldier-08"]
    assert camp.host.tree.actor(camp.host.tree.cursor) == REN


def test_a_computer_has_nothing_against_it() -> None:
    camp = Camp()
    camp.room.leave(camp.ren, camp.now)
    camp.host.add_agreed(OptionsSet(AKI, (played_by(REN, "any"),)))
    camp.wants(camp.falls())
    assert camp.decided() == [(True, "agreed")]
    assert camp.discarded() == ["soldier-08"]


def test_in_the_own_turn_the_other_does_it_though_the_turn_is_not_theirs() -> None:
    camp = Camp(locked=True)
    camp.do(camp.aki, NextTurn(AKI))
    assert camp.do(camp.ren, i.Rotate((camp.soldier,), 90)) == "turn-lock"
    camp.wants(camp.falls())
    camp.answers("allow")
    assert camp.discarded() == ["soldier-08"]
    assert camp.do(camp.ren, i.Rotate((camp.soldier,), 90)) == "turn-lock", "no more than that"


def test_in_the_turn_of_a_third_nobody_agrees_to_it_but_they() -> None:
    camp = Camp(locked=True, seats=3)
    camp.do(camp.aki, NextTurn(2))
    camp.wants(camp.falls())
    assert camp.codes(camp.aki)[-1] == "turn-lock"
    assert camp.heard(camp.ren, Questioned) == []
