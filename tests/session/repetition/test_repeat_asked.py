"""A request that steps happen again: one gesture, told in the log, all of it or nothing."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core import intent as i
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words, packed, unpacked
from app.session.host.updates import Accepted, Answer, Grew, Placed, Refused, Stepped, Went
from app.session.repetition.repeated_steps import MOST_REPEATED
from app.session.steps.rights import impossible
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
NOTE = packed(Words("the second draw was taken back.", "2枚目のドローを取り消した。"))


@pytest.fixture
def duel() -> Play:
    """Aki drew twice in her first turn, and flipped a coin."""
    play = lay(TOYS["duel"], 5)
    for seat in (AKI, REN):
        play.ask(seat, i.Procedure("setup"))
    for step in (NextTurn(AKI), draw(), draw(), i.Flip(), i.PutMark(("seat.1",), "damage", 30)):
        answer = play.ask(AKI, step)
        assert isinstance(answer, Accepted)
    return play


def draw() -> i.Draw:
    return i.Draw(1, "deck.0", "hand.0")


def ask_again(play: Play, start: int, *steps: int, note: str = NOTE) -> Answer:
    return play.ask(AKI, i.Repeat(start, steps, note))


def test_it_is_one_gesture_and_the_other_way_stays_a_branch(duel: Play) -> None:
    tree = duel.host.tree
    tip = tree.cursor
    second = tip - 2
    start = tree.parent(second)
    assert start is not None
    entries = len(duel.host.journal)
    heard: list[object] = []
    duel.table.seats[REN].listeners.append(heard.append)
    answer = ask_again(duel, start, second + 1, tip)
    assert isinstance(answer, Accepted)
    assert answer.node == tree.cursor == tip + 3
    assert tree.path(tree.cursor)[-4:] == [start, tip + 1, tip + 2, tip + 3]
    assert len(tree.table.zones["hand.0"]) == 5
    went, *grew = list(duel.host.journal)[entries:]
    assert isinstance(went, Went)
    assert [type(entry) for entry in grew] == [Grew, Grew, Grew]
    assert [type(update) for update in heard] == [Placed, Stepped, Stepped, Stepped]
    # Both wordings stand in the log, under who asked for it.
    (said,) = tree.facts(tree.cursor)
    assert isinstance(said, f.Announced)
    assert (said.actor, said.verb) == (AKI, "remedy")
    assert unpacked(said.text, "ja") == "2枚目のドローを取り消した。"
    duel.ask(AKI, i.Jump(tip))
    assert len(tree.table.zones["hand.0"]) == 6


def test_where_it_stops_stands_in_the_log(duel: Play) -> None:
    tree = duel.host.tree
    first = tree.cursor - 3
    start = tree.parent(first)
    assert start is not None
    drawn = tree.table.cards[tree.table.zones["hand.0"][4]].handle
    assert drawn is not None
    duel.ask(AKI, i.Move((drawn,), "grave.0"))
    ask_again(duel, start, *range(first + 1, tree.cursor + 1))
    (said,) = tree.facts(tree.cursor)
    assert isinstance(said, f.Announced)
    assert unpacked(said.text, "en") == (
        "the second draw was taken back. What came after stops before step 1.5: a card is "
        "not where it was then."
    )


def test_nothing_happens_where_it_is_not_possible(duel: Play) -> None:
    tree = duel.host.tree
    cursor, entries = tree.cursor, len(duel.host.journal)
    for start, steps, code in (
        (99, (1,), "no-node"),
        (1, (99,), "no-node"),
        (1, (0,), "no-node"),
        (1, (-1,), "no-node"),
        (1, (2,) * (MOST_REPEATED + 1), "malformed"),
        (cursor, (), "nothing"),
    ):
        answer = ask_again(duel, start, *steps, note="")
        assert isinstance(answer, Refused), (start, steps)
        assert answer.code == code
        assert answer.reason.ja
    late = duel.ask(AKI, i.Repeat(1, (2,)), based_on=2)
    assert isinstance(late, Refused)
    assert late.code == "stale"
    assert (tree.cursor, len(duel.host.journal)) == (cursor, entries)


def test_what_cannot_be_kept_does_not_happen(duel: Play) -> None:
    def full(_entries: object) -> None:
        raise impossible("disk", "The disk is full.", "ディスクがいっぱいです。")

    tree = duel.host.tree
    cursor, count = tree.cursor, len(tree)
    duel.host.keeper = full
    answer = ask_again(duel, cursor - 3, cursor)
    assert isinstance(answer, Refused)
    assert (tree.cursor, len(tree)) == (cursor, count)
