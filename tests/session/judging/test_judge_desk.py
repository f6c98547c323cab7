"""Judges at a hosted table: who calls them, in whose place they act, and what everybody is told."""

from __future__ import annotations

import pytest

from app.core.facts.agreement_facts import Ruled
from app.core.ids import JUDGE, SPECTATOR, PersonId
from app.core.intent import Draw, Flip, ForSeat, Look, Undo
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.text.describe import describe_all
from app.core.text.words import Language, plain
from app.session.fairness.record_check import check_fair
from app.session.host.host import Host
from app.session.room.messages.from_people import Ask, Chair, OpenLink, Sit
from app.session.room.messages.judge_messages import JudgeDeed, Judging
from app.session.room.messages.request_messages import AskLeave, GiveReply, Questioned
from app.session.room.messages.to_people import Notice, People
from tests.helpers.told import bare_lexicon
from tests.session.room.small_room import AKI, REN, SPEC, Evening

DRAW = Draw(1, "deck.0", "hand.0")


class Judged(Evening):
    """Aki, Ren, the judge Jin, and Sora who watches."""

    def __init__(self, seed: int | None = 5) -> None:
        super().__init__(seed=seed)
        self.jin = self.come("Jin", role="judge")

    def say(self, person: PersonId, do: JudgeDeed, seat: int | None = None) -> str:
        """Say something of judges; return the code of what the sender is told, "" for none."""
        before = len(self.codes(person))
        self.hear(person, Judging(do, seat))
        return next(iter(self.codes(person)[before:]), "")

    def may(self, seat: int, person: PersonId) -> str:
        """Return what somebody was told last that judges may do for a seat."""
        people = self.heard(person, People)[-1].people
        return next(one.judge for one in people if one.seat == seat)


@pytest.fixture
def evening() -> Judged:
    return Judged()


def log(host: Host, seat: int, language: Language = "en") -> str:
    """Return the line of the last step, as a seat reads it."""
    told = host.told(host.tree.cursor, seat)
    return plain(describe_all(told, language, host.tree.table.setting, bare_lexicon(SPEC)))


def test_one_deed_is_let_done_told_to_all_and_given_back(evening: Judged) -> None:
    assert evening.do(evening.jin, ForSeat(AKI, DRAW)) == "not-lent"
    assert evening.say(evening.aki, "lend_once") == "judge-for"
    for person in (evening.aki, evening.ren, evening.jin, evening.sora):
        assert evening.may(AKI, person) == "once"
        assert evening.codes(person)[-1] == "judge-for"
    assert evening.do(evening.jin, ForSeat(AKI, DRAW)) == ""
    assert evening.host.tree.actor(evening.host.tree.cursor) == JUDGE
    for seat in (AKI, REN, JUDGE, SPECTATOR):
        assert log(evening.host, seat).startswith("The judge acts for Aki; Aki draws"), seat
        assert log(evening.host, seat, "ja").startswith("ジャッジがAkiの代わりに操作し"), seat
    assert evening.may(AKI, evening.sora) == ""
    assert evening.do(evening.jin, ForSeat(AKI, DRAW)) == "not-lent"


def test_until_it_is_taken_back_by_the_player_or_given_back_by_the_judge(evening: Judged) -> None:
    for person, seat in ((evening.aki, None), (evening.jin, AKI)):
        evening.say(evening.aki, "lend")
        assert [evening.do(evening.jin, ForSeat(AKI, DRAW)) for _ in range(2)] == ["", ""]
        evening.say(person, "take_back", seat)
        assert evening.do(evening.jin, ForSeat(AKI, DRAW)) == "not-lent"


def test_the_judge_asks_and_only_the_player_says_yes(evening: Judged) -> None:
    evening.say(evening.jin, "ask", AKI)
    assert evening.may(AKI, evening.ren) == "asked"
    assert evening.do(evening.jin, ForSeat(AKI, DRAW)) == "not-lent"
    assert evening.say(evening.jin, "lend", AKI) == "player-only"
    evening.say(evening.ren, "lend")
    assert evening.may(AKI, evening.jin) == "asked", "Ren speaks for the own seat alone"
    assert evening.do(evening.jin, ForSeat(AKI, DRAW)) == "not-lent"
    evening.say(evening.aki, "take_back")
    assert evening.may(AKI, evening.jin) == ""
    evening.say(evening.jin, "ask", AKI)
    evening.say(evening.aki, "lend")
    evening.say(evening.jin, "ask", AKI)
    assert evening.may(AKI, evening.jin) == "lent", "who may is not asked again"


def test_who_watches_or_plays_is_no_judge(evening: Judged) -> None:
    evening.say(evening.aki, "lend")
    for do in ("call", "settle", "lend", "lend_once", "take_back", "ask"):
        assert evening.say(evening.sora, do, AKI) == "spectator"  # type: ignore[arg-type]
    assert evening.say(evening.ren, "ask", AKI) == "judge-only"
    assert evening.do(evening.ren, ForSeat(AKI, DRAW)) == "judge-only"
    assert evening.do(evening.aki, ForSeat(AKI, DRAW)) == "judge-only"
    assert evening.do(evening.sora, ForSeat(AKI, DRAW)) == "spectator"
    assert evening.may(AKI, evening.jin) == "lent"


def test_a_judge_for_two_seats_acts_for_each_as_that_seat_lets(evening: Judged) -> None:
    evening.say(evening.aki, "lend")
    evening.say(evening.ren, "lend_once")
    assert evening.do(evening.jin, ForSeat(REN, Draw(1, "deck.1", "hand.1"))) == ""
    assert evening.do(evening.jin, ForSeat(REN, Draw(1, "deck.1", "hand.1"))) == "not-lent"
    assert evening.do(evening.jin, ForSeat(AKI, Draw(1, "deck.0", "hand.0"))) == ""


def test_the_player_leaves_the_judge_leaves_or_another_takes_the_seat(evening: Judged) -> None:
    evening.say(evening.aki, "lend")
    evening.leave(evening.aki)
    assert evening.do(evening.jin, ForSeat(AKI, DRAW)) == "not-lent"
    assert evening.say(evening.jin, "ask", AKI) == "player-away"
    evening.room.arrive(evening.aki, evening.now)
    assert evening.may(AKI, evening.jin) == ""
    evening.say(evening.aki, "lend")
    evening.leave(evening.jin)
    assert evening.may(AKI, evening.ren) == ""
    evening.room.arrive(evening.jin, evening.now)
    assert evening.do(evening.jin, ForSeat(AKI, DRAW)) == "not-lent"
    evening.say(evening.aki, "lend")
    evening.hear(evening.aki, Sit("Aki", "spectator"))
    assert evening.do(evening.jin, ForSeat(AKI, DRAW)) == "not-lent"
    evening.hear(evening.sora, Sit("Sora", "player", AKI))
    assert evening.may(AKI, evening.jin) == ""
    assert evening.do(evening.jin, ForSeat(AKI, DRAW)) == "not-lent"


def test_before_the_table_is_laid_nothing_is_let_but_a_judge_is_called() -> None:
    evening = Evening(laid=False)
    evening.hear(evening.aki, Judging("lend"))
    evening.hear(evening.aki, Judging("call"))
    assert evening.codes(evening.aki) == ["not-laid", "judge-call", "no-judge"]


def test_a_call_is_seen_and_heard_by_all_until_it_is_settled(evening: Judged) -> None:
    def calls(person: PersonId) -> list[str]:
        return [one.name for one in evening.heard(person, People)[-1].people if one.calls]

    evening.say(evening.ren, "call")
    evening.say(evening.ren, "call")
    for person in (evening.aki, evening.jin, evening.sora):
        assert calls(person) == ["Ren"]
        assert evening.codes(person).count("judge-call") == 1
    evening.say(evening.jin, "settle", REN)
    assert calls(evening.sora) == []
    evening.say(evening.ren, "call")
    evening.say(evening.ren, "settle")
    assert calls(evening.jin) == []
    settled = [one.en for one in evening.heard(evening.aki, Notice) if one.code == "judge-settled"]
    assert settled == ["Jin has settled Ren’s call for a judge.", "Ren no longer calls a judge."]


def test_what_the_judge_did_is_taken_back_by_the_judge_and_asked_for_by_others(
    evening: Judged,
) -> None:
    before = evening.host.tree.cursor
    evening.say(evening.aki, "lend")
    evening.do(evening.jin, ForSeat(AKI, DRAW))
    assert evening.do(evening.ren, Undo()) == "ask-first"
    assert evening.do(evening.aki, Undo()) == "ask-first"
    assert evening.host.tree.cursor == before + 1
    evening.say(evening.aki, "take_back")
    evening.do(evening.jin, Undo())
    assert evening.host.tree.cursor in (before, before + 1)


def test_a_look_of_the_judge_is_read_by_all_and_shows_nobody_a_card(evening: Judged) -> None:
    before = {seat: evening.host.view_at(evening.host.tree.cursor, seat) for seat in (REN, -1)}
    assert evening.do(evening.jin, Look("hand.0")) == "empty"
    evening.do(evening.aki, Draw(3, "deck.0", "hand.0"))
    drawn = {seat: evening.host.view_at(evening.host.tree.cursor, seat) for seat in (REN, -1)}
    assert before != drawn
    assert evening.do(evening.jin, Look("hand.0")) == ""
    for seat, seen in drawn.items():
        assert evening.host.view_at(evening.host.tree.cursor, seat) == seen
    for seat in (AKI, REN, SPECTATOR):
        assert log(evening.host, seat) == "The judge looks at 3 cards of Aki's Hand"
    assert log(evening.host, REN, "ja") == "ジャッジがAkiの手札の3枚を見た"


def test_chance_of_a_deed_in_anothers_place_is_mixed_and_the_record_fits() -> None:
    evening = Judged(seed=None)
    chains = {person: evening.commit(person, bytes([person])) for person in (1, 2)}
    evening.say(evening.aki, "lend")
    evening.hear(evening.jin, Ask("a1", evening.host.tree.cursor, ForSeat(AKI, Flip(3))))
    # Taken back while the links are awaited: the deed was let, and happens; the next is not.
    evening.say(evening.aki, "take_back")
    for person, chain in chains.items():
        evening.hear(person, OpenLink(1, chain.link(1).hex()))
    tree = evening.host.tree
    assert tree.actor(tree.cursor) == JUDGE
    assert evening.may(AKI, evening.ren) == ""
    assert evening.do(evening.jin, ForSeat(AKI, DRAW)) == "not-lent"
    verdict = check_fair(SPEC, tree, evening.host.journal)
    assert verdict is not None
    assert verdict.found == ()
    assert verdict.draws == 1


def test_a_call_without_a_judge_stands_and_who_calls_is_told_how_one_comes(evening: Judged) -> None:
    evening.leave(evening.jin)
    evening.say(evening.aki, "call")
    assert evening.codes(evening.aki)[-1] == "no-judge"
    assert [one.name for one in evening.heard(evening.ren, People)[-1].people if one.calls] == [
        "Aki"
    ]
    assert "no-judge" not in evening.codes(evening.ren)


def test_a_lent_place_does_not_speak_agree_or_leave_for_its_player(evening: Judged) -> None:
    evening.say(evening.aki, "lend")
    ruling = Rule("not-your-chance", "It stays.", seats=(AKI, REN))
    evening.hear(evening.ren, AskLeave("ruling", ruling=ruling))
    asked = evening.heard(evening.aki, Questioned)[-1].question
    evening.hear(evening.jin, GiveReply(asked, "allow"))
    (ruled,) = (
        fact for node in evening.host.tree.nodes for fact in node.facts if isinstance(fact, Ruled)
    )
    assert ruled.seats == (JUDGE, REN), "the judge has decided, as the judge"
    assert evening.do(evening.jin, ForSeat(AKI, ruling)) == "own-deed"
    for deed in ("kick", "end", "pass"):
        evening.hear(evening.jin, Chair(deed, evening.aki))  # type: ignore[arg-type]
        assert evening.codes(evening.jin)[-1] == "not-chair"
    aki = next(one for one in evening.heard(evening.jin, People)[-1].people if one.seat == AKI)
    assert (aki.here, aki.judge) == (True, "lent"), "Aki is there as before"


def test_what_is_refused_costs_no_place_that_was_lent_for_one_deed(evening: Judged) -> None:
    evening.say(evening.aki, "lend_once")
    assert evening.do(evening.jin, ForSeat(AKI, SetOptions((("turn_lock", "off"),)))) == "own-deed"
    assert evening.may(AKI, evening.jin) == "once"
    assert evening.do(evening.jin, ForSeat(AKI, DRAW)) == ""
    assert evening.may(AKI, evening.jin) == ""
