"""A judge at another computer is told what would come of putting a step right, and nobody else."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import JUDGE, NodeId
from app.core.text.words import Language
from app.games.lexicon import lexicon_naming
from app.session.judging.marked_names import with_names
from app.session.remedies.remedy import Remedies
from app.session.room.messages.remedy_messages import RemediesTold, RemedyTold, WantRemedies
from tests.session.readings.judged_room import Dispute
from tests.session.room.small_room import SPEC, Evening

WORDS = lexicon_naming(SPEC, lambda ref, _language: f"<{ref}>")


@pytest.fixture
def evening() -> Dispute:
    found = Dispute()
    found.draw()
    found.do(found.ren, i.Draw(1, "deck.1", "hand.1"))
    return found


def drew(evening: Dispute) -> NodeId:
    """The step in which Aki drew four cards."""
    return evening.host.tree.cursor - 1


def told(evening: Dispute) -> list[RemediesTold]:
    return evening.heard(evening.jin, RemediesTold)


def names(ref: str, _language: Language) -> str:
    return f"<{ref}>"


def by_id(told: RemediesTold) -> dict[str, RemedyTold]:
    return {one.id: one for one in told.ways}


def test_a_judge_is_told_what_the_hosts_own_sheet_says(evening: Dispute) -> None:
    step, cursor = drew(evening), evening.host.tree.cursor
    evening.hear(evening.jin, WantRemedies(step))
    (answer,) = told(evening)
    assert (answer.step, answer.node) == (step, cursor)
    own = Remedies(evening.host, step, JUDGE, WORDS).all()
    assert [one.id for one in answer.ways] == [one.id for one in own]
    for one, way in zip(answer.ways, own, strict=True):
        assert (one.title, one.note, one.end) == (way.title, way.note, way.end)
        assert (one.known, one.again, one.far) == (way.known, way.again, way.far)
        assert len(one.changes) + one.more == len(way.changes)
        for line, change in zip(one.changes, way.changes, strict=False):
            for text, shown in zip(
                (line.about, line.one, line.other),
                (change.about, change.one, change.other),
                strict=True,
            ):
                assert with_names(text, names) == shown
    back = by_id(answer)["back"]
    assert any("<" in with_names(line.one, names).en for line in back.changes), "the judge sees"
    assert by_id(answer)["random hand.0"].steps == (
        i.PickRandom("hand.0", 4, "deck.0", unseen=True),
        i.Shuffle("deck.0"),
    )
    assert evening.host.tree.cursor == cursor, "nothing happens"
    assert len(evening.host.tree) == cursor + 1


@pytest.mark.parametrize("role", ["aki", "ren", "sora"])
def test_nobody_else_is_told(evening: Dispute, role: str) -> None:
    asks = getattr(evening, role)
    evening.hear(asks, WantRemedies(drew(evening)))
    assert evening.codes(asks)[-1] == "judge-only"
    for person in (evening.aki, evening.ren, evening.sora, evening.jin):
        assert not evening.heard(person, RemediesTold)


def test_the_answer_is_for_who_asks_alone(evening: Dispute) -> None:
    evening.hear(evening.jin, WantRemedies(drew(evening)))
    assert len(told(evening)) == 1
    for person in (evening.aki, evening.ren, evening.sora):
        assert not evening.heard(person, RemediesTold)


@pytest.mark.parametrize("step", [0, 10_000, 2**53])
def test_a_step_that_cannot_be_put_right_has_no_ways(evening: Dispute, step: NodeId) -> None:
    evening.hear(evening.jin, WantRemedies(step))
    assert told(evening) == [RemediesTold(step, evening.host.tree.cursor, ())]


def test_a_step_of_another_branch_has_none(evening: Dispute) -> None:
    step = evening.host.tree.cursor
    evening.do(evening.jin, i.Jump(step - 1))
    evening.hear(evening.jin, WantRemedies(step))
    assert told(evening)[-1].ways == ()


def test_before_the_table_is_laid_there_is_nothing_to_ask() -> None:
    evening = Evening(laid=False)
    jin = evening.come("Jin", role="judge")
    evening.hear(jin, WantRemedies(1))
    assert evening.codes(jin)[-1] == "not-laid"


def test_who_asks_too_fast_waits_and_their_gestures_do_not(evening: Dispute) -> None:
    step = drew(evening)
    for _ in range(1000):
        evening.hear(evening.jin, WantRemedies(step))
        if "too-fast" in evening.codes(evening.jin):
            break
    answered = len(told(evening))
    assert 3 < answered < 1000
    assert evening.codes(evening.jin)[-1] == "too-fast"
    assert evening.do(evening.jin, i.Announce("say", "a moment")) == ""
    evening.now += 5.0
    evening.hear(evening.jin, WantRemedies(step))
    assert len(told(evening)) == answered + 1
