"""What judges do about a step: offered with what it comes to, and carried out as one gesture."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core import intent as i
from app.core.ids import JUDGE, NodeId, SeatId
from app.core.intents.turn_intents import NextTurn
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import Words, unpacked
from app.session.host.updates import Accepted
from app.session.remedies import remedy as remedy_module
from app.session.remedies.remedy import ANY_GAME, Remedies, Remedy, can_put_right, mistakes
from tests.helpers.play import Play, lay, play_on
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
TOO_MANY = Words("too many cards were drawn", "カードを引きすぎた")


@pytest.fixture
def duel() -> Play:
    """Aki's turn in a duel, each with a hand of four."""
    play = lay(TOYS["duel"], 5)
    for seat in (AKI, REN):
        play.ask(seat, i.Procedure("setup"))
    play.ask(AKI, NextTurn(AKI))
    return play


def does(play: Play, *steps: i.Step) -> NodeId:
    """Let Aki do something; the first step of the history that it made."""
    first = len(play.host.tree)
    for step in steps:
        assert isinstance(play.ask(AKI, step), Accepted)
    return first


def draw(count: int) -> i.Draw:
    return i.Draw(count, "deck.0", "hand.0")


def offered(play: Play, step: NodeId, viewer: SeatId = JUDGE) -> dict[str, Remedy]:
    return {one.id: one for one in Remedies(play.host, step, viewer, Lexicon()).all()}


def said(play: Play) -> tuple[str, str]:
    """What the log says last, in both languages."""
    tree = play.host.tree
    fact = tree.facts(tree.cursor)[-1]
    assert isinstance(fact, f.Announced)
    return unpacked(fact.text, "en"), unpacked(fact.text, "ja")


def test_too_many_drawn_and_something_else_since(duel: Play) -> None:
    step = does(duel, draw(3), i.PutMark(("seat.1",), "damage", add=30))
    assert [*offered(duel, step)] == ["back", "alone", "swapped", "random hand.0", "left"]


def test_one_step_alone_says_what_changes_and_who_would_still_know(duel: Play) -> None:
    step = does(duel, draw(3), i.PutMark(("seat.1",), "damage", add=30))
    alone = offered(duel, step)["alone"]
    changes = {one.about.en: (one.one.en, one.other.en) for one in alone.changes}
    assert changes.keys() == {"Aki's Deck", "Aki's Hand"}
    # One of them is of a kind that lies open in a hand.
    known = [(one.seat, one.zone, len(one.cards)) for one in alone.known]
    assert known == [(AKI, "deck.0", 3), (REN, "deck.0", 1)]
    assert alone.end is None
    tip = duel.host.tree.cursor
    assert isinstance(duel.ask(JUDGE, alone.because(TOO_MANY)), Accepted)
    table = duel.host.tree.table
    assert len(table.zones["hand.0"]) == 4
    assert table.marks["seat.1"][0].value == 30
    assert said(duel) == (
        "step 1.1 alone is taken back (too many cards were drawn).",
        "手順1.1だけを取り消した（カードを引きすぎた）。",
    )
    # What was tried out left nothing behind, and the other way is a branch.
    assert duel.host.tree.leads_to(tip, tip)
    assert len(duel.host.tree) == tip + 3


def test_back_to_before_it_is_one_gesture_with_a_line_in_the_log(duel: Play) -> None:
    step = does(duel, draw(1), i.Flip())
    back = offered(duel, step)["back"]
    assert isinstance(duel.ask(JUDGE, back.because(None)), Accepted)
    assert len(duel.host.tree.table.zones["hand.0"]) == 4
    assert said(duel)[0] == "the table goes back to before step 1.1."


def test_an_unseen_card_of_the_hand_goes_back(duel: Play) -> None:
    shown = duel.host.tree.table.cards[duel.host.tree.table.zones["hand.0"][0]].handle
    assert shown is not None
    duel.ask(AKI, i.Show((shown,), (REN,)))
    step = does(duel, draw(1))
    before = set(duel.host.tree.table.zones["hand.0"])
    one = offered(duel, step)["random hand.0"]
    assert one.title.en == (
        "Shuffle 1 card of Aki's Hand, unseen, picked at random, into Aki's Deck"
    )
    assert one.known == ()
    assert isinstance(duel.ask(JUDGE, one.because(TOO_MANY)), Accepted)
    table = duel.host.tree.table
    (gone,) = before - set(table.zones["hand.0"])
    assert table.cards[gone].zone == "deck.0"
    # What Ren had seen was not among those that could be picked.
    assert table.cards[gone].handle is None
    assert {REN} & {seat for card in table.zones["hand.0"] for seat in table.cards[card].known}
    assert said(duel)[0] == (
        "1 card of Aki's Hand, unseen, picked at random, shuffled into Aki's Deck "
        "(too many cards were drawn)."
    )


def test_what_others_saw_of_a_hand_is_not_picked(duel: Play) -> None:
    step = does(duel, draw(2))
    hand = duel.host.tree.table.zones["hand.0"]
    handles = tuple(duel.host.tree.table.cards[card].handle or "" for card in hand)
    duel.ask(AKI, i.Show(handles[1:], (REN,)))
    assert offered(duel, step)["random hand.0"].title.en.startswith("Shuffle 1 card of Aki's Hand")
    duel.ask(AKI, i.Show(handles[:1], (REN,)))
    assert "random hand.0" not in offered(duel, step)


def test_undo_leads_back_to_where_the_table_stood(duel: Play) -> None:
    step = does(duel, draw(1), i.Flip(), i.PutMark(("seat.1",), "damage", add=30))
    for way in ("alone", "back", "swapped"):
        tip = duel.host.tree.cursor
        assert isinstance(duel.ask(JUDGE, offered(duel, step)[way].because(None)), Accepted)
        assert duel.host.tree.cursor != tip
        duel.ask(JUDGE, i.Undo())
        assert duel.host.tree.cursor == tip
    # Nobody else can say where undo is to lead.
    duel.ask(AKI, i.Announce("remedy", "x", number=1))
    said_at = duel.host.tree.cursor
    duel.ask(AKI, i.Undo())
    assert duel.host.tree.cursor == duel.host.tree.parent(said_at)


def test_a_pile_that_was_looked_into_is_shuffled(duel: Play) -> None:
    step = does(duel, i.Look("deck.0", 2), i.Hide("deck.0"))
    ways = offered(duel, step)
    assert [(one.seat, one.zone) for one in ways["left"].known] == [(AKI, "deck.0")]
    assert ways["shuffle deck.0"].known == ()
    assert isinstance(duel.ask(JUDGE, ways["shuffle deck.0"].because(None)), Accepted)
    assert not any(
        duel.host.tree.table.cards[card].known for card in duel.host.tree.table.zones["deck.0"]
    )


def test_where_the_rest_cannot_follow_it_says_so_before(duel: Play) -> None:
    step = does(duel, draw(1))
    drawn = duel.host.tree.table.cards[duel.host.tree.table.zones["hand.0"][-1]].handle
    assert drawn is not None
    does(duel, i.Move((drawn,), "grave.0"))
    # Nothing of it happens again: that is the same as to take back all of it.
    assert not {"alone", "swapped"} & offered(duel, step).keys()
    duel.ask(AKI, i.Undo())
    does(duel, i.Flip(), i.Move((drawn,), "grave.0"))
    alone = offered(duel, step)["alone"]
    assert alone.end is not None
    assert alone.end.en == (
        "What came after stops before step 1.3: a card is not where it was then."
    )


def test_only_what_led_to_the_present_is_put_right(duel: Play) -> None:
    tree = duel.host.tree
    step = does(duel, i.Flip())
    duel.ask(AKI, i.Undo())
    does(duel, draw(1))
    assert not can_put_right(tree, step)
    assert not can_put_right(tree, 0)
    assert can_put_right(tree, tree.cursor)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happened_every_way_can_be_gone(seed: int) -> None:
    for name in ("duel", "plans", "outpost"):
        play = play_on(lay(TOYS[name], seed), 30)
        here = play.host.tree.cursor
        way = play.host.tree.path(here)
        for step in way[1::4]:
            for viewer in (JUDGE, AKI):
                assert all(one.title.ja for one in offered(play, step, viewer).values())
        for remedy in offered(play, way[-3]).values() if len(way) > 3 else ():
            play.ask(JUDGE, remedy.because(TOO_MANY))
            play.ask(JUDGE, i.Jump(here))


def test_a_game_names_mistakes_of_its_own(duel: Play) -> None:
    assert mistakes(duel.spec) == ANY_GAME


def test_what_only_its_holder_shuffles_is_offered_to_nobody_else(duel: Play) -> None:
    step = does(duel, draw(1))
    for viewer, there in ((AKI, True), (JUDGE, True), (REN, False)):
        assert ("random hand.0" in offered(duel, step, viewer)) is there
    looked = does(duel, i.Look("deck.0", 2), i.Hide("deck.0"))
    assert "shuffle deck.0" in offered(duel, looked, AKI)
    assert "shuffle deck.0" not in offered(duel, looked, REN)


def test_from_far_back_there_is_the_way_back_alone(
    duel: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    step = does(duel, draw(1), i.Flip(), i.Flip(), i.Flip())
    monkeypatch.setattr(remedy_module, "MOST_REPEATED", 3)
    monkeypatch.setattr(remedy_module, "MOST_WEIGHED", 2)
    ways = offered(duel, step)
    assert not {"alone", "swapped"} & ways.keys()
    assert ways["back"].far
    monkeypatch.setattr(remedy_module, "MOST_REPEATED", 4)
    assert {"alone", "swapped"} <= offered(duel, step).keys()
    assert not offered(duel, step)["alone"].far
