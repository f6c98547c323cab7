"""A judge shows readings, and lets one of them be what happened: one step, the others branches."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.advice import Advice, Broken, plain_adviser
from app.core.data.value import replace
from app.core.placed.table_position import UNKNOWN
from app.core.text.words import Words
from app.core.view import SeatView
from app.session.host.local_table import LocalTable
from app.session.positions.position_line import position_in
from app.session.room.messages.reading_messages import (
    EnterReading,
    ReadingEntered,
    ReadingsShown,
    SendReadings,
)
from app.session.room.messages.to_people import Notice
from app.session.steps.rights import impossible
from tests.session.readings.judged_room import Dispute
from tests.session.room.small_room import AKI, REN, SPEC


@pytest.fixture
def evening() -> Dispute:
    found = Dispute()
    found.draw()
    return found


def faces(line: str, zone: str) -> list[str]:
    return [card.ref for where, card in position_in(line).cards if where == zone]


def send(evening: Dispute) -> None:
    evening.hear(evening.jin, evening.sent(*evening.two_ways()))


def test_the_players_see_both_with_their_own_eyes_and_no_board_moves(evening: Dispute) -> None:
    steps, cursor = len(evening.host.tree), evening.host.tree.cursor
    send(evening)
    (mine,) = evening.heard(evening.aki, ReadingsShown)
    (theirs,) = evening.heard(evening.ren, ReadingsShown)
    assert [one.name for one in mine.readings] == ["way 0", "way 1"]
    assert len(faces(mine.readings[0].line, "hand.0")) == 5
    assert UNKNOWN not in faces(mine.line, "hand.0")
    assert faces(mine.readings[0].line, "hand.0").count(UNKNOWN) == 1, "not drawn in the game"
    for one in theirs.readings:
        assert set(faces(one.line, "hand.0")) <= {UNKNOWN}
    assert faces(theirs.readings[1].line, "grave.0") == [UNKNOWN], "a hand is not shown by it"
    assert faces(mine.readings[1].line, "grave.0") != [UNKNOWN]
    assert (len(evening.host.tree), evening.host.tree.cursor) == (steps, cursor)


def test_what_was_seen_where_the_game_went_on_is_seen(evening: Dispute) -> None:
    copied = evening.two_ways()
    card = evening.host.view_at(evening.node, AKI).cards_in("hand.0")[0]
    assert evening.do(evening.aki, i.Move((card,), "grave.0")) == ""
    evening.hear(evening.jin, evening.sent(*copied))
    (told,) = evening.heard(evening.ren, ReadingsShown)
    assert UNKNOWN not in faces(told.readings[1].line, "grave.0"), "Ren saw it thrown away"


def test_each_is_told_how_chance_fell_and_the_advice_to_their_own_eyes(evening: Dispute) -> None:
    def follow(
        memory: SeatView, _before: SeatView, _facts: object, after: SeatView, _: Broken
    ) -> tuple[list[Advice], SeatView]:
        seen = len([card for card in after.cards.values() if card.ref not in (None, UNKNOWN)])
        said = Words(f"{after.seat} sees {seen}", f"{after.seat}には{seen}枚見える")
        return [Advice("eyes", "reminder", said)], memory

    def begin(view: SeatView) -> SeatView:
        return view

    evening.host.spec = replace(
        SPEC, adviser=lambda: replace(plain_adviser(), begin=begin, follow=follow)
    )
    copy = evening.copied()
    aki = LocalTable(copy).sit(AKI)
    aki.ask(i.Flip(1))
    coin = copy.tree.cursor
    aki.ask(i.Undo())
    aki.ask(i.PickRandom("hand.0", 1, "grave.0"))
    evening.hear(evening.jin, evening.sent(copy, coin, copy.tree.cursor))
    for person, seat in ((evening.aki, AKI), (evening.ren, REN)):
        (told,) = evening.heard(person, ReadingsShown)
        assert [one.what for way in told.readings for one in way.fallen] == ["coins", "pick"]
        assert all(way.advice[0].en.startswith(f"{seat} sees") for way in told.readings)
        assert (told.readings[1].fallen[0].cards == (None,)) == (seat == REN)
    (mine,), (theirs,) = (
        evening.heard(person, ReadingsShown) for person in (evening.aki, evening.ren)
    )
    seen = {way.advice[0].en for told in (mine, theirs) for way in told.readings}
    known = [
        len([card for card in evening.host.view_at(evening.node, seat).cards.values() if card.ref])
        for seat in (AKI, REN)
    ]
    assert seen == {f"{AKI} sees {known[0]}", f"{REN} sees {known[1]}"}, "nothing of the reading"


def test_who_watches_is_shown_none(evening: Dispute) -> None:
    send(evening)
    assert not evening.heard(evening.sora, ReadingsShown)


@pytest.mark.parametrize("role", ["aki", "ren", "sora"])
def test_only_a_judge_sends_and_lets_enter(evening: Dispute, role: str) -> None:
    sent = evening.sent(*evening.two_ways())
    for message in (sent, EnterReading(0)):
        evening.hear(getattr(evening, role), message)
        assert evening.codes(getattr(evening, role))[-1] == "judge-only"
    assert not evening.heard(evening.aki, ReadingsShown)


def test_what_makes_no_sense_is_refused_in_words(evening: Dispute) -> None:
    sent = evening.sent(*evening.two_ways())
    wrong: tuple[SendReadings, ...] = (
        replace(sent, readings=sent.readings[:1]),
        replace(sent, node=10_000),
        replace(sent, cards=sent.cards[1:]),
        replace(sent, node=0),
        replace(sent, readings=(replace(sent.readings[0], steps="[]x"), sent.readings[1])),
    )
    for one in wrong:
        before = len(evening.heard(evening.jin, Notice))
        evening.hear(evening.jin, one)
        assert len(evening.heard(evening.jin, Notice)) == before + 1
    evening.hear(evening.jin, EnterReading(0))
    assert "no such reading" in evening.heard(evening.jin, Notice)[-1].en
    assert not evening.heard(evening.aki, ReadingsShown)


def test_one_enters_as_one_step_and_the_other_is_a_branch(evening: Dispute) -> None:
    copied = evening.two_ways()
    card = evening.host.view_at(evening.node, AKI).cards_in("hand.0")[0]
    evening.do(evening.aki, i.Move((card,), "grave.0"))
    evening.hear(evening.jin, evening.sent(*copied))
    tree, origin = evening.host.tree, evening.host.tree.cursor
    evening.hear(evening.jin, EnterReading(0))
    chosen, branch = tree.cursor, tree.cursor - 1
    assert branch > origin
    assert tree.parent(chosen) == tree.parent(branch) == evening.node
    assert len(evening.host.view_at(chosen, AKI).cards_in("hand.0")) == 5
    assert len(evening.host.view_at(branch, AKI).cards_in("hand.0")) == 3
    assert (tree.labels[chosen].name, tree.labels[branch].name) == ("way 0", "way 1")
    for person in (evening.aki, evening.ren, evening.jin):
        assert evening.heard(person, ReadingEntered) == [ReadingEntered(0)]
    told = [event.text for event in evening.host.told(chosen, REN) if event.verb == "remedy"]
    assert "reading A (way 0) is what happened" in told[0]
    assert evening.do(evening.jin, i.Undo()) == ""
    assert tree.cursor == origin, "one step takes all of it back"


def test_a_reading_that_shows_more_than_the_game_stays_on_the_copy(evening: Dispute) -> None:
    send(evening)
    steps = len(evening.host.tree)
    evening.hear(evening.jin, EnterReading(0))
    assert len(evening.host.tree) == steps + 1, "the other would show Ren a card of a hand"
    assert evening.codes(evening.jin)[-1] == "reading-stays"
    seen = evening.host.view_at(evening.host.tree.cursor, REN)
    assert all(seen.cards[one].ref is None for one in seen.cards_in("hand.0"))


def test_readings_are_entered_once(evening: Dispute) -> None:
    send(evening)
    evening.hear(evening.jin, EnterReading(0))
    steps = len(evening.host.tree)
    evening.hear(evening.jin, EnterReading(0))
    assert len(evening.host.tree) == steps


def test_a_reading_in_which_nothing_happens_is_not_entered(evening: Dispute) -> None:
    copy, one, _ = evening.two_ways()
    evening.hear(evening.jin, evening.sent(copy, 0, one))
    steps = len(evening.host.tree)
    evening.hear(evening.jin, EnterReading(0))
    assert "Nothing happens in reading A" in evening.heard(evening.jin, Notice)[-1].en
    assert len(evening.host.tree) == steps


def test_chance_of_a_copy_does_not_enter_a_table_that_mixes_its_own() -> None:
    evening = Dispute(seed=None)
    copy = evening.copied()
    aki = LocalTable(copy).sit(AKI)
    aki.ask(i.Flip(1))
    coin = copy.tree.cursor
    aki.ask(i.Undo())
    aki.ask(i.Announce("say", "late"))
    evening.hear(evening.jin, evening.sent(copy, coin, copy.tree.cursor))
    assert evening.heard(evening.ren, ReadingsShown), "it is shown"
    evening.hear(evening.jin, EnterReading(0))
    assert "mixed by all players" in evening.heard(evening.jin, Notice)[-1].en
    assert evening.host.tree.cursor == evening.node
    evening.hear(evening.jin, EnterReading(1))
    assert evening.codes(evening.jin)[-1] == "reading-stays"
    assert evening.host.tree.parent(evening.host.tree.cursor) == evening.node


def test_where_it_cannot_be_kept_the_table_stands_where_it_stood(
    evening: Dispute, monkeypatch: pytest.MonkeyPatch
) -> None:

    send(evening)
    cursor = evening.host.tree.cursor

    def full(_: object) -> None:
        raise impossible("disk", "The disk is full.", "ディスクがいっぱいです。")

    monkeypatch.setattr(evening.host, "keeper", full)
    evening.hear(evening.jin, EnterReading(0))
    assert evening.heard(evening.jin, Notice)[-1].code == "disk"
    assert evening.host.tree.cursor == cursor


def test_a_judge_is_shown_everything(evening: Dispute) -> None:
    send(evening)
    (told,) = evening.heard(evening.jin, ReadingsShown)
    assert UNKNOWN not in faces(told.readings[0].line, "hand.0")
