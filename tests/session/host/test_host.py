"""The host answers every request: carried out, or refused with a reason and without a trace."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from app.core import intent as i
from app.core.advice import AdviceRule, plain_adviser
from app.core.fact import Announced, Began
from app.core.ids import JUDGE, SPECTATOR, TABLE, place
from app.core.intents.seal_intents import OpenSeals
from app.core.intents.turn_intents import Declare, NextTurn, PassChance, SetPhase
from app.core.past.history import HistoryTree, learned
from app.core.text.words import Words
from app.core.view import SeatView
from app.session.host.entropy import Entropy
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.opening import reopen
from app.session.host.updates import Accepted, Placed, Refused, Stepped
from tests.helpers.play import Play, Player, again, decks_for, lay, play_on, played
from tests.helpers.reopened import reopened
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1


@pytest.fixture
def duel() -> Play:
    """Aki and Ren with four cards in hand and two prizes each."""
    play = lay(TOYS["duel"], 5)
    for seat in (AKI, REN):
        assert isinstance(play.ask(seat, i.Procedure("setup")), Accepted)
    return play


@pytest.fixture
def plans() -> Play:
    return lay(TOYS["plans"], 5, seats=2)


def refused(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    assert answer.reason.en
    assert answer.reason.ja
    return answer.code


def facts(play: Play, kind: type[Any]) -> list[Any]:
    """Return what happened of a kind."""
    return [fact for node in play.host.tree.nodes for fact in node.facts if isinstance(fact, kind)]


# -- asking -------------------------------------------------------------------------------------


def test_a_resend_is_answered_and_not_carried_out_again(duel: Play) -> None:
    request = i.Request("once", AKI, duel.host.tree.cursor, i.Draw(1, "deck.0", "hand.0"))
    first = duel.submit(request)
    sent = len(duel.sent[REN])
    assert duel.submit(request) == first
    assert duel.view(AKI).zones["hand.0"].count == 5
    assert len(duel.sent[REN]) == sent


def test_two_seats_may_use_the_same_request_id(duel: Play) -> None:
    for seat in (AKI, REN):
        node = duel.host.tree.cursor
        duel.submit(i.Request("mine", seat, node, i.Draw(1, f"deck.{seat}", f"hand.{seat}")))
    assert duel.view(REN).zones["hand.1"].count == 5


def test_a_place_in_a_pile_that_moved_on_is_stale(duel: Play) -> None:
    node = duel.host.tree.cursor
    duel.ask(AKI, i.Shuffle("deck.0"))
    late = i.Move((place("deck.0", 0),), "hand.0")
    assert refused(duel.ask(AKI, late, based_on=node)) == "stale"
    assert isinstance(duel.ask(AKI, late), Accepted)


def test_a_place_in_a_pile_that_nobody_touched_is_good_for_long(duel: Play) -> None:
    node = duel.host.tree.cursor
    duel.ask(REN, i.Shuffle("deck.1"))
    duel.ask(AKI, i.Look("deck.0", 2))
    late = i.Move((place("deck.0", 0),), "hand.0")
    assert isinstance(duel.ask(AKI, late, based_on=node), Accepted)


def test_a_handle_is_never_stale(duel: Play) -> None:
    node = duel.host.tree.cursor
    card = duel.view(AKI).zones["hand.0"].items[0]
    duel.ask(REN, i.Flip())
    assert isinstance(duel.ask(AKI, i.Move((card,), "field.0"), based_on=node), Accepted)


def test_of_several_steps_all_happen_or_none(duel: Play) -> None:
    before = duel.view(AKI)
    half = i.Batch((i.Draw(1, "deck.0", "hand.0"), i.Draw(1, "deck.1", "hand.1")))
    assert refused(duel.ask(AKI, half)) == "not-yours"
    assert duel.view(AKI) == before


def test_a_refused_gesture_changes_no_chance_that_follows() -> None:
    quiet, noisy = lay(TOYS["duel"], 5), lay(TOYS["duel"], 5)
    refused(noisy.ask(AKI, i.Batch((i.Shuffle("deck.0"), i.Flip(3), i.Look("deck.1")))))
    for play in (quiet, noisy):
        play.ask(AKI, i.Procedure("setup"))
    assert quiet.sent == noisy.sent


# -- rights -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "intent",
    [
        i.Draw(1, "deck.0", "hand.0"),
        i.Shuffle("deck.0"),
        i.Look("deck.0", 1),
        i.Look("hand.0"),
        i.Hide("hand.0"),
        i.Move(("hand.0#0",), "hand.1"),
        i.Move(("prizes.0#0",), "lane"),
        i.Show(("hand.0#0",), (REN,)),
        i.Face(("prizes.0#0",), up=True),
        i.PickRandom("hand.0", 1, "hand.1"),
    ],
    ids=lambda intent: f"{intent.kind}",
)
def test_nobody_reaches_into_what_another_holds(duel: Play, intent: i.Step) -> None:
    assert refused(duel.ask(REN, intent)) == "not-yours"


def test_a_blind_pick_from_another_hand_goes_where_all_can_see_it(duel: Play) -> None:
    assert isinstance(duel.ask(REN, i.PickRandom("hand.0", 1, "grave.0")), Accepted)
    assert duel.view(REN).zones["hand.0"].count == 3
    assert duel.view(REN).cards[duel.view(REN).cards_in("grave.0")[0]].ref is not None


def test_a_face_down_card_in_the_open_is_its_owners_to_look_at(duel: Play) -> None:
    card = duel.view(AKI).zones["hand.0"].items[0]
    duel.ask(AKI, i.Move((card,), "field.0", up=False))
    back = duel.view(REN).units[duel.view(REN).zones["field.0"].items[0]].base
    assert duel.view(REN).cards[back].ref is None
    assert refused(duel.ask(REN, i.Show((back,), (REN,)))) == "not-yours"
    assert isinstance(duel.ask(AKI, i.Show((back,), (REN,))), Accepted)
    shown = duel.view(REN).units[duel.view(REN).zones["field.0"].items[0]].base
    assert duel.view(REN).cards[shown].ref is not None


def test_a_card_turned_down_in_a_deck_is_remembered_by_who_turned_it(duel: Play) -> None:
    duel.ask(AKI, i.Face((place("deck.0", 0),), up=True))
    top = duel.view(REN).cards_in("deck.0")[0]
    assert duel.view(REN).cards[top].ref is not None
    assert isinstance(duel.ask(AKI, i.Face((top,), up=False)), Accepted)
    assert duel.view(REN).cards_in("deck.0") == ()
    assert top not in duel.view(AKI).cards


def test_spectators_watch_and_strangers_are_turned_away(duel: Play) -> None:
    assert refused(duel.ask(SPECTATOR, i.Flip())) == "spectator"
    assert refused(duel.submit(i.Request("x", 6, 0, i.Flip()))) == "no-seat"
    assert refused(duel.submit(i.Request("y", TABLE, 0, i.Flip()))) == "no-seat"


def test_nobody_announces_coins_that_never_fell(duel: Play) -> None:
    for verb in ("coins", "shuffle", "turn", "mark:damage"):
        assert refused(duel.ask(AKI, i.Announce(verb))) == "unknown-verb"
        card = duel.view(AKI).zones["hand.0"].items[0]
        assert refused(duel.ask(AKI, i.Move((card,), "grave.0", verb=verb))) == "unknown-verb"


# -- what the judge and a spectator see ---------------------------------------------------------


def test_the_judge_sees_every_face_and_a_spectator_none_that_is_hidden(duel: Play) -> None:
    judge, spectator = duel.view(JUDGE), duel.view(SPECTATOR)
    assert len(judge.cards) == len(duel.truth.cards)
    assert all(card.ref is not None for card in judge.cards.values())
    assert judge.zones["deck.0"].listed
    hidden = [spectator.zones[name] for name in ("hand.0", "hand.1", "prizes.0", "deck.1")]
    assert not any(zone.listed for zone in hidden)
    seen = {handle for zone in hidden for _, handle in zone.seen}
    open_kinds = ("duela-12", "duelb-12")
    assert all(spectator.cards[handle].ref in open_kinds for handle in seen)
    leaders = [spectator.cards[unit.base] for unit in spectator.units.values()]
    assert [leader.ref for leader in leaders] == [None, None]


def test_what_looks_go_round_at_the_table_is_told_but_not_what_was_seen(duel: Play) -> None:
    duel.ask(AKI, i.Look("deck.0", 2))
    (look,) = duel.host.told(duel.host.tree.cursor, REN)
    assert (look.verb, look.count, look.cards) == ("look", 2, (None, None))
    (own,) = duel.host.told(duel.host.tree.cursor, AKI)
    assert None not in own.cards


def test_the_top_of_the_graveyard_is_all_that_the_other_side_sees(duel: Play) -> None:
    duel.ask(AKI, i.Draw(3, "deck.0", "grave.0", "discard"))
    assert duel.view(AKI).zones["grave.0"].listed
    told = duel.view(REN)
    assert told.zones["grave.0"].count == 3
    assert len(told.cards_in("grave.0")) == 1
    event = duel.host.told(duel.host.tree.cursor, REN)[0]
    assert [ref is None for ref in event.cards] == [False, True, True]
    assert refused(duel.ask(REN, i.Move((place("grave.0", 1),), "lane"))) == "not-yours"
    assert isinstance(duel.ask(REN, i.Move((place("grave.0", 0),), "lane")), Accepted)


def test_a_large_deck_is_not_counted_for_the_other_side(duel: Play) -> None:
    deck = lay(TOYS["duel"], 1)
    assert deck.view(REN).zones["deck.0"].count is None
    assert deck.view(AKI).zones["deck.0"].count == 11
    deck.ask(AKI, i.Look("deck.0"))
    assert deck.host.told(deck.host.tree.cursor, REN)[0].count == 0
    deck.ask(AKI, i.Draw(2, "deck.0", "hand.0"))
    assert deck.view(REN).zones["deck.0"].count == 9


def test_a_seal_tells_only_that_something_lies_there(plans: Play) -> None:
    plans.ask(AKI, i.Move(plans.view(AKI).zones["hand.0"].items[:2], "stake.0"))
    sealed = plans.view(REN).zones["stake.0"]
    assert (sealed.sealed, sealed.count, sealed.items, sealed.seen) == (True, None, (), ())
    event = plans.host.told(plans.host.tree.cursor, REN)[0]
    assert (event.count, event.cards) == (0, ())
    plans.ask(REN, i.Move(plans.view(REN).zones["hand.1"].items[:1], "stake.1"))
    plans.ask(AKI, OpenSeals())
    assert plans.view(REN).zones["stake.0"].count == 2
    assert None not in {plans.view(REN).cards[c].ref for c in plans.view(REN).cards_in("stake.0")}
    assert plans.host.tree.cursor == 3


def test_partners_share_what_is_the_teams() -> None:
    table = lay(TOYS["quartet"], 2)
    for seat in table.seats:
        table.ask(seat, i.Procedure("deal"))
    gift = table.view(0).zones["hand.0"].items[0]
    table.ask(0, i.Move((gift,), "reserve.t0"))
    assert table.view(2).zones["reserve.t0"].listed
    given = table.view(2).zones["reserve.t0"].items[0]
    assert table.view(2).cards[given].ref is not None
    assert not table.view(1).zones["reserve.t0"].listed
    assert isinstance(table.ask(2, i.Move((given,), "field.t0")), Accepted)
    assert refused(table.ask(2, i.Move((place("hand.0", 0),), "hand.2"))) == "not-yours"


# -- time ---------------------------------------------------------------------------------------


def test_a_note_expires_in_a_step_of_its_own(duel: Play) -> None:
    duel.ask(AKI, NextTurn(AKI))
    duel.ask(AKI, i.PutMark(("seat.0",), "note:", 1, text="no attack", until=1))
    duel.ask(AKI, NextTurn(REN))
    tree = duel.host.tree
    assert tree.nodes[tree.cursor].actor == TABLE
    assert duel.view(REN).marks == {}
    duel.ask(REN, i.Undo())
    assert duel.view(REN).turn.number == 2
    assert [mark.text for mark in duel.view(REN).marks["seat.0"]] == ["no attack"]
    duel.ask(REN, i.Redo())
    assert duel.view(REN).marks == {}


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("may not\u202e attack\n\u200b5.3  Ren gives up", "may not attack 5.3 Ren gives up"),
        ("Surf\x1fなみのり\n\x1f\u3164", "Surf\x1fなみのり"),
        (" \u202e ", ""),
    ],
)
def test_what_is_written_is_one_line_wherever_it_is_told(
    duel: Play, written: str, shown: str
) -> None:
    tree, goal = duel.host.tree, "seat.1"
    for intent in (
        i.PutMark((goal,), "note:", value=1, text=written),
        Declare(written, cost=written),
        i.Announce("say", written),
        SetPhase(f"x{written}"),
        i.WriteLabel(tree.cursor, f"x{written}", written),
    ):
        assert isinstance(duel.ask(AKI, intent), Accepted)
    table = tree.table
    assert table.marks[goal][-1].text == shown
    assert (table.stage.declarations[-1].text, table.stage.declarations[-1].cost) == (shown, shown)
    assert table.turn.phase == f"x{shown}"
    assert [fact.text for fact in facts(duel, Announced)] == [shown]
    (label,) = tree.labels.values()
    assert (label.name, label.note) == (f"x{shown}", shown)


def test_an_undo_cannot_take_back_what_was_learned(duel: Play) -> None:
    earlier = duel.truth
    duel.ask(AKI, i.Look("deck.0", 1))
    top = duel.truth.zones["deck.0"][0]
    assert learned(earlier, duel.truth) == {AKI: frozenset({top})}
    duel.ask(AKI, i.Undo())
    assert learned(earlier, duel.truth) == {}


def test_a_card_drawn_from_the_deck_is_no_longer_known_to_who_saw_it_there(duel: Play) -> None:
    """Whoever could not follow a card with the eyes does not know where its face went."""
    duel.ask(AKI, i.Show((place("hand.0", 0),), (REN,)))
    duel.ask(AKI, i.Move((place("hand.0", 0),), "deck.0", 0))
    (top, *_) = duel.truth.zones["deck.0"]
    assert duel.truth.cards[top].known == {AKI, REN}
    duel.ask(AKI, i.Draw(1, "deck.0", "hand.0"))
    assert duel.truth.cards[top].known == {AKI}


def test_redo_follows_the_branch_that_was_jumped_into(duel: Play) -> None:
    fork = duel.host.tree.cursor
    duel.ask(AKI, i.Flip())
    first = duel.host.tree.cursor
    duel.ask(AKI, i.Jump(fork))
    duel.ask(AKI, i.Roll())
    duel.ask(AKI, i.Roll())
    second = duel.host.tree.cursor
    duel.ask(AKI, i.Jump(first))
    duel.ask(AKI, i.Undo())
    duel.ask(AKI, i.Redo())
    assert duel.host.tree.cursor == first
    duel.ask(AKI, i.Jump(second))
    duel.ask(AKI, i.Undo())
    duel.ask(AKI, i.Undo())
    duel.ask(AKI, i.Redo())
    duel.ask(AKI, i.Redo())
    assert duel.host.tree.cursor == second


def test_chance_goes_round_and_the_last_declaration_settles_first(duel: Play) -> None:
    duel.ask(AKI, Declare("strike"))
    duel.ask(REN, Declare("parry"))
    assert duel.view(AKI).stage.chance == AKI
    assert refused(duel.ask(REN, PassChance())) == "no-chance"
    duel.ask(AKI, PassChance())
    assert duel.view(AKI).stage.chance is None
    duel.ask(AKI, i.Procedure("settle"))
    told = duel.host.told(duel.host.tree.cursor, REN)
    assert [(event.verb, event.text) for event in told] == [
        ("resolved", "parry"),
        ("resolved", "strike"),
    ]


# -- joining, chance ----------------------------------------------------------------------------


def test_who_joins_late_is_told_the_whole_view_first(duel: Play) -> None:
    heard: list[object] = []
    duel.host.join(REN, heard.append)
    duel.ask(AKI, i.Flip())
    first, second = heard
    assert isinstance(first, Placed)
    assert isinstance(second, Stepped)
    duel.host.leave(heard.append)


def _shuffled(table: LocalTable) -> tuple[int, ...]:
    table.sit(0).ask(i.Shuffle("deck.0"))
    return table.host.tree.table.zones["deck.0"]


def test_a_seeded_table_repeats_and_an_unseeded_one_does_not() -> None:
    spec = TOYS["duel"]
    deck = decks_for(spec, 2)
    assert _shuffled(lay_table(spec, ("Aki", "Ren"), deck, seed=4)) == _shuffled(
        lay_table(spec, ("Aki", "Ren"), deck, seed=4)
    )
    unseeded = {_shuffled(lay_table(spec, ("Aki", "Ren"), deck)) for _ in range(5)}
    assert len(unseeded) > 1
    play = played(spec, 9)
    assert again(play).sent == play.sent


def test_a_table_that_was_closed_goes_on_as_if_it_had_stayed_open() -> None:
    kinds = {"move": 3, "draw": 2, "shuffle": 2, "flip": 1, "look": 1}
    open_all_along = play_on(lay(TOYS["duel"], 8), 20, kinds=kinds, mischief=0)
    old = open_all_along.host
    began = old.tree.nodes[0].facts[0]
    assert isinstance(began, Began)
    tree = HistoryTree.begin(began)
    for node in old.tree.nodes[1:]:
        tree.append(node.actor, node.facts)
    again_open = reopen(open_all_along.spec, tree, old.journal, Entropy(8))
    for number in range(5):
        request = i.Request(f"later {number}", AKI, old.tree.cursor, i.Shuffle("deck.0"))
        assert again_open.submit(request) == old.submit(request)
    assert again_open.tree.nodes == old.tree.nodes


def test_a_turn_that_ended_a_note_is_known_again_as_its_seat_s(duel: Play) -> None:
    """What the table does after a gesture bears the name of its request: then all of it is kept."""
    old = duel.host
    old.keeps_requests = True
    duel.ask(AKI, NextTurn(AKI))
    duel.ask(AKI, i.PutMark(("seat.0",), "note:", 1, text="this turn", until=1))
    end = i.Request("end", AKI, old.tree.cursor, NextTurn(REN))
    answer = old.submit(end)
    assert old.tree.actor(old.tree.cursor) == TABLE
    again = reopened(duel.spec, old.journal)
    steps = len(again.tree)
    assert again.submit(end) == answer
    assert len(again.tree) == steps


# -- advice never blocks ------------------------------------------------------------------------


def _rule(name: str, concerns: object) -> tuple[AdviceRule, Any]:
    words = Words("You must not.", "いけません。")
    return AdviceRule(name, "illegal", words, "nowhere"), concerns


def _raises(_view: SeatView, _intent: i.Intent) -> bool:
    raise RuntimeError("a broken rule")


HARSH = (
    _rule("always", lambda _view, _intent: True),
    _rule("broken", _raises),
    _rule("liar", lambda _view, intent: not isinstance(intent, i.Flip)),
    _rule("no-bool", lambda _view, _intent: "yes"),
)


@pytest.mark.parametrize("game", sorted(TOYS))
def test_advice_never_blocks(game: str) -> None:
    """Invariant 12: with the harshest rules the same facts happen."""
    harsh_spec = replace(TOYS[game], adviser=lambda: plain_adviser(*HARSH))
    for seed in range(3):
        free, harsh = lay(TOYS[game], seed), lay(harsh_spec, seed)
        for play in (free, harsh):
            play_on(play, 25)
        assert [n.facts for n in free.host.tree.nodes] == [n.facts for n in harsh.host.tree.nodes]
        assert free.sent == harsh.sent


@pytest.mark.parametrize("game", sorted(TOYS))
def test_a_broken_rule_is_reported_and_silences_no_other(game: str) -> None:
    play = played(TOYS[game], 3)
    player = Player(TOYS[game], random.Random(3), {"move": 1, "draw": 1})
    for _ in range(10):
        broken: list[str] = []
        adviser, view = plain_adviser(*HARSH), play.view(0)
        intent = player.intent(view, 1)
        spoken = adviser.foresee(None, view, intent, lambda rule, _problem: broken.append(rule))  # noqa: B023
        assert [advice.rule for advice in spoken] == ["always", "liar", "no-bool"]
        assert broken == ["broken"]
