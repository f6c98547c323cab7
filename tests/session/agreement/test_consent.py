"""Undo between people at one table: free where harmless, otherwise asked for as a whole."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.fact import Shuffled
from app.core.ids import JUDGE, NodeId, SeatId, place
from app.core.intent import Request
from app.core.intents.turn_intents import NextTurn, Use
from app.session.agreement import consent as consent_module
from app.session.agreement.consent import CODE, Consent
from app.session.agreement.requests import Outcome, Question, Reply
from app.session.agreement.turn_lock import Grant
from app.session.host.updates import Accepted, Answer, Placed, Refused, Went
from app.session.steps.rights import ImpossibleError
from tests.helpers.play import lay
from tests.helpers.reopened import reopened
from tests.helpers.toy_games import TOYS
from tests.session.agreement.consent_table import AKI, HERE, REN, Table


@pytest.fixture
def table() -> Table:
    return Table()


def refused(answer: Answer) -> str:
    assert isinstance(answer, Refused), answer
    assert answer.code == CODE
    assert answer.reason.ja.endswith("。")
    return answer.reason.en


# -- what is free --------------------------------------------------------------------------------


def test_what_is_harmless_is_taken_back_at_once(table: Table) -> None:
    before = table.do(Use("summon"))
    assert isinstance(table.play.ask(AKI, i.Undo()), Accepted)
    assert table.cursor == before
    assert table.host.journal[-1] == Went(AKI, before + 1, before, "undo")
    assert isinstance(table.play.ask(AKI, i.Redo()), Accepted)
    assert isinstance(table.play.ask(AKI, i.Jump(before)), Accepted)


@pytest.mark.parametrize(
    ("step", "why"),
    [
        (i.Draw(1, "deck.0", "hand.0"), "Somebody saw cards that would be hidden again."),
        (i.Flip(), "A coin, a die or a shuffle is part of that."),
    ],
    ids=["draw", "coin"],
)
def test_what_is_not_harmless_has_to_be_asked_for(table: Table, step: i.Step, why: str) -> None:
    before = table.do(step)
    for intent in (i.Undo(), i.Jump(before)):
        assert refused(table.play.ask(AKI, intent)).startswith(why)
    assert refused(table.play.ask(REN, i.Undo())).startswith("Somebody else has acted since.")
    assert table.cursor == before + 1
    assert isinstance(table.play.ask(JUDGE, i.Undo()), Accepted), "the judge asks nobody"


def test_where_there_is_nothing_to_take_back_the_host_says_so(table: Table) -> None:
    for intent, code in ((i.Redo(), "nothing"), (i.Jump(999), "no-node")):
        answer = table.play.ask(AKI, intent)
        assert isinstance(answer, Refused)
        assert answer.code == code


# -- asking --------------------------------------------------------------------------------------


def test_what_was_agreed_on_is_one_line_of_the_log_and_the_branch_stays(table: Table) -> None:
    before = table.do(i.Draw(1, "deck.0", "hand.0"), Use("summon"))
    question = table.asks(AKI, before)
    assert question.asked == (REN,)
    table.answers(question, REN)
    assert table.cursor == before
    assert table.host.journal[-1] == Went(AKI, before + 2, before, "undo", agreed=(REN,))
    assert table.log() == "Aki takes back 2 steps (Ren agreed)"
    for seat in HERE:
        update = table.play.table.seats[seat]
        assert update.node == before
    assert table.host.tree.children[before] == [before + 1]


def test_a_no_changes_nothing(table: Table) -> None:
    before = table.do(i.Flip())
    outcome = table.answers(table.asks(AKI, before), REN, "no")
    assert not outcome.allowed
    assert table.cursor == before + 1


def test_who_has_asked_enough_costs_the_table_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = table.do(i.Flip())
    table.asks(AKI, before)
    worked: list[NodeId] = []
    monkeypatch.setattr(consent_module, "cost_of", lambda _tree, _seat, goal: worked.append(goal))
    for _ in range(5):
        with pytest.raises(ImpossibleError, match="asked already"):
            table.consent.ask_to_go(AKI, before, HERE, 0.0)
    assert not worked


def test_redo_and_jumps_are_asked_for_like_undo(table: Table) -> None:
    before = table.do(i.Flip(), i.Flip())
    table.answers(table.asks(AKI, before), REN)
    assert refused(table.play.ask(AKI, i.Redo()))
    table.answers(table.asks(AKI, before + 2), REN)
    assert table.log() == "Aki does 2 steps again (Ren agreed)"
    table.host.tree.jump(before)
    table.do(i.Flip())
    table.answers(table.asks(REN, before + 2), AKI)
    assert table.log() == "Ren goes to step 0.1 (Aki agreed)"


def test_only_players_who_are_there_are_asked_or_else_the_judge(table: Table) -> None:
    before = table.do(i.Flip())
    with pytest.raises(ImpossibleError, match="Nobody is there"):
        table.consent.ask_to_go(AKI, before, (AKI,), 0.0)
    question = table.consent.ask_to_go(AKI, before, (AKI, JUDGE), 0.0)
    assert isinstance(question, Question)
    assert question.asked == (JUDGE,)
    table.answers(question, JUDGE)
    assert table.log() == "Aki takes back 1 step (the judge agreed)"


def test_a_step_that_is_not_there_is_not_asked_for(table: Table) -> None:
    for goal in (-1, 999, table.cursor):
        with pytest.raises(ImpossibleError, match="no such step"):
            table.consent.ask_to_go(AKI, goal, HERE, 0.0)


def test_always_in_this_game_goes_through_at_once(table: Table) -> None:
    before = table.do(i.Flip())
    table.answers(table.asks(AKI, before), REN, "always")
    for _ in range(4):
        before = table.do(i.Flip())
        outcome = table.consent.ask_to_go(AKI, before, HERE, 5.0)
        assert isinstance(outcome, Outcome)
        assert table.consent.carry_out(outcome) == ()
        assert table.cursor == before
        assert table.log() == "Aki takes back 1 step (Ren agreed)"


# -- allow and shuffle ---------------------------------------------------------------------------


def test_what_became_known_is_shuffled_in_one_step_after_it(table: Table) -> None:
    before = table.do(i.Draw(1, "deck.0", "hand.0"), i.Draw(1, "prizes.0", "lane"))
    question = table.asks(AKI, before)
    assert "allow_shuffle" in question.replies
    table.answers(question, REN, "allow_shuffle")
    node = table.host.tree.nodes[table.cursor]
    assert (node.parent, node.actor) == (before, AKI)
    assert [fact.zone for fact in node.facts if isinstance(fact, Shuffled)] == [
        "deck.0",
        "prizes.0",
    ]
    assert refused(table.play.ask(AKI, i.Undo())), "or the order would be known again"


def test_a_table_that_came_back_shuffles_what_became_known_then(table: Table) -> None:
    """A host knows the requests of its journal again, and carries out none of them twice."""
    table.host.keeps_requests = True
    before = table.do(i.Draw(1, "deck.0", "hand.0"))
    table.answers(table.asks(AKI, before), REN, "allow_shuffle")

    host = reopened(table.host.spec, list(table.host.journal))
    consent = Consent(host)
    cursor, grown = host.tree.cursor, len(host.tree)
    host.submit(Request("draws", AKI, cursor, i.Draw(1, "deck.0", "hand.0")))
    question = consent.ask_to_go(AKI, cursor, HERE, 0.0)
    assert isinstance(question, Question)
    outcome = consent.asking.answer(question.id, REN, "allow_shuffle", 1.0)
    assert outcome is not None
    (request,) = consent.carry_out(outcome)
    answer = host.submit(request)
    assert isinstance(answer, Accepted)
    assert answer.node == grown + 1
    assert any(isinstance(fact, Shuffled) for fact in host.tree.nodes[answer.node].facts)


def test_a_shuffle_belongs_to_who_holds_the_pile_even_out_of_turn(table: Table) -> None:
    before = table.do(i.Show((place("deck.1", 0),), (AKI,)), seat=JUDGE)
    table.answers(table.asks(AKI, before), REN, "allow_shuffle")
    assert table.host.tree.nodes[table.cursor].actor == REN
    assert not table.lock.grants, "the lock made room for this one gesture"


def test_where_nothing_hidden_became_known_there_is_nothing_to_shuffle(table: Table) -> None:
    before = table.do(i.Flip(), i.Show((place("hand.0", 0),), ()))
    assert table.asks(AKI, before).replies == ("allow", "no", "always")


# -- time ----------------------------------------------------------------------------------------


def test_no_answer_in_time_is_a_no(table: Table) -> None:
    before = table.do(i.Flip())
    table.asks(AKI, before, now=100.0)
    assert table.consent.due(119.0) == ()
    (outcome,) = table.consent.due(120.0)
    assert (outcome.allowed, outcome.why) == (False, "silence")
    assert table.cursor == before + 1


def test_a_request_is_over_once_the_table_has_moved_on(table: Table) -> None:
    before = table.do(i.Flip())
    question = table.asks(AKI, before)
    table.do(i.Announce("say", "wait"), seat=REN)
    assert table.consent.due(1.0) == (), "talking about it is fine"
    table.do(Use("summon"))
    (outcome,) = table.consent.due(1.0)
    assert (outcome.question.id, outcome.why) == (question.id, "moved_on")
    assert table.consent.due(1.0) == ()


def test_what_was_said_meanwhile_is_taken_back_with_it(table: Table) -> None:
    before = table.do(i.Flip())
    question = table.asks(AKI, before)
    table.do(i.Announce("say", "sure"), seat=REN)
    table.answers(question, REN)
    assert table.cursor == before


# -- acting in another's turn --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reply", "until"), [("allow", "gesture"), ("allow_turn", "turn"), ("always", "turn")]
)
def test_who_asks_may_act_in_anothers_turn(table: Table, reply: Reply, until: str) -> None:
    question = table.consent.ask_to_act(REN, HERE, 0.0)
    assert isinstance(question, Question)
    assert (question.asked, question.wish.about) == ((AKI,), AKI)
    table.answers(question, AKI, reply)
    (grant,) = table.lock.grants
    assert isinstance(grant, Grant)
    assert (grant.seat, grant.until) == (REN, until)
    table.do(i.Flip(), seat=REN)
    assert bool(table.lock.grants) == (until == "turn")


def test_a_refused_request_grants_nothing(table: Table) -> None:
    question = table.consent.ask_to_act(REN, HERE, 0.0)
    assert isinstance(question, Question)
    table.answers(question, AKI, "no")
    assert not table.lock.grants


def test_who_is_not_locked_out_need_not_ask(table: Table) -> None:
    with pytest.raises(ImpossibleError, match="You need not ask"):
        table.consent.ask_to_act(AKI, HERE, 0.0)
    free = Consent(lay(TOYS["duel"], 5).host)
    with pytest.raises(ImpossibleError, match="You need not ask"):
        free.ask_to_act(REN, HERE, 0.0)


def test_a_request_for_a_turn_is_over_with_it(table: Table) -> None:
    table.consent.ask_to_act(REN, HERE, 0.0)
    table.do(Use("summon"))
    assert table.consent.due(1.0) == ()
    table.do(NextTurn(REN))
    (outcome,) = table.consent.due(1.0)
    assert outcome.why == "moved_on"


def test_a_player_alone_asks_nobody() -> None:
    from app.games.game_registry import GAMES

    play = lay(GAMES["pokemon"], 5, seats=1)
    Consent(play.host)
    play.ask(AKI, i.Flip())
    assert isinstance(play.ask(AKI, i.Undo()), Accepted)


def test_the_seats_are_told_who_agreed(table: Table) -> None:
    heard: list[object] = []
    table.host.join(REN, heard.append)
    before = table.do(i.Flip())
    table.answers(table.asks(AKI, before), REN)
    placed = heard[-1]
    assert isinstance(placed, Placed)
    assert placed.went is not None
    assert placed.went.agreed == (REN,)


# -- several in turn, and who is out -------------------------------------------------------------


@pytest.fixture
def skirmish() -> Table:
    """A hosted skirmish of four in a turn of Aki and Mio."""
    table = Table("skirmish", 4)
    table.do(NextTurn(AKI, "plan", (2,)))
    return table


def asked(opened: Question | Outcome) -> tuple[SeatId, ...]:
    assert isinstance(opened, Question)
    return opened.asked


def put_out(table: Table, seat: SeatId) -> None:
    table.do(i.PutMark((f"seat.{seat}",), "damage", value=30), seat=JUDGE)


def test_all_in_turn_who_are_there_are_asked_whether_another_may_act(skirmish: Table) -> None:
    question = skirmish.consent.ask_to_act(REN, range(4), 0.0)
    assert isinstance(question, Question)
    assert (question.asked, question.wish.whose_turn) == ((AKI, 2), (AKI, 2))
    assert skirmish.consent.asking.answer(question.id, AKI, "allow", 0.0) is None
    skirmish.answers(question, 2, "allow")
    assert [grant.seat for grant in skirmish.lock.grants] == [REN]


def test_where_one_of_them_is_away_the_other_answers(skirmish: Table) -> None:
    assert asked(skirmish.consent.ask_to_act(REN, (1, 2, 3), 0.0)) == (2,)


def test_a_request_is_over_where_others_have_the_turn(skirmish: Table) -> None:
    skirmish.consent.ask_to_act(REN, range(4), 0.0)
    skirmish.do(Use("x"))
    assert skirmish.consent.due(1.0) == ()
    put_out(skirmish, 2)
    (outcome,) = skirmish.consent.due(1.0)
    assert outcome.why == "moved_on"


def test_in_a_turn_of_several_each_takes_back_freely_what_is_only_theirs(skirmish: Table) -> None:
    skirmish.do(i.Announce("taunt"))
    assert isinstance(skirmish.play.ask(AKI, i.Undo()), Accepted)
    skirmish.do(i.Announce("taunt"))
    skirmish.do(i.Announce("taunt"), seat=2)
    assert isinstance(skirmish.play.ask(2, i.Undo()), Accepted)
    skirmish.do(i.Announce("taunt"), seat=2)
    answer = skirmish.play.ask(AKI, i.Undo())
    assert isinstance(answer, Refused)
    assert answer.code == CODE


def test_who_is_out_is_not_asked_unless_nobody_else_is_there(skirmish: Table) -> None:
    put_out(skirmish, REN)
    before = skirmish.do(i.Flip())
    assert asked(skirmish.consent.ask_to_go(AKI, before, range(4), 0.0)) == (2, 3)
    assert asked(skirmish.consent.ask_to_go(2, before, (1, 2), 0.0)) == (REN,)


def test_one_step_alone_is_taken_back_by_a_judge(table: Table) -> None:
    table.do(i.Flip(), i.Flip())
    again = i.Repeat(table.cursor - 2, (table.cursor,))
    refused = table.play.ask(AKI, again)
    assert isinstance(refused, Refused)
    assert refused.code == "judge-only"
    assert isinstance(table.play.ask(JUDGE, again), Accepted)
