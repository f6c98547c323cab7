"""Steps that are tried out: what would come of them, as far as the seat may know."""

from __future__ import annotations

from app.core import intent as i
from app.core.apply.apply import apply
from app.core.card import value_of
from app.core.data.value import replace
from app.core.facts.seal_facts import PlanLocked
from app.core.ids import SPECTATOR, made
from app.core.intents.seal_intents import LockPlan
from app.core.intents.turn_intents import Declare, StartOver, Use
from app.core.seal import SeatSeal, filled
from app.core.sight import view
from app.core.view import SeatView
from app.session.host.entropy import Entropy
from app.session.trial.dry_run import dry_run
from tests.core.small_table import AKI, REN, laid, moved
from tests.helpers.toy_games import TOYS
from tests.session.steps.small_step import DUEL


def seen(seat: int = AKI) -> SeatView:
    """Aki holds fox and owl over a deck of elk and bee; Ren's cat stands on the field."""
    table = laid(hand_0=("fox", "owl"), deck_0=("elk", "bee"), hand_1=("cat", "dog"))
    return view(moved(table, 4, "field.1", handle="ccat", up=True, unit="u1"), seat)


def test_each_step_is_tried_after_those_before_it() -> None:
    before = seen()
    tried = dry_run(
        DUEL,
        before,
        (
            i.Move(("c0",), "field.0"),
            i.Batch((i.PutMark(("u1",), "damage", add=20), Use("once"))),
        ),
    )
    assert (tried.done, tried.ending, tried.reason) == (2, "", None)
    (fox,) = (unit for unit in tried.view.units.values() if unit.zone == "field.0")
    assert tried.view.cards[fox.base].ref == "fox"
    assert value_of(tried.view.units["u1"].marks, "damage") == 20
    assert tried.view.turn.used("once") == 1
    assert [event.verb for event in tried.events] == ["move", "mark", "use"]
    assert before == seen()


def test_a_card_that_is_drawn_is_not_known_before() -> None:
    tried = dry_run(DUEL, seen(), (i.Draw(1, "deck.0", "hand.0"),))
    hand = [tried.view.cards[handle].ref for handle in tried.view.cards_in("hand.0")]
    assert sorted(map(str, hand)) == ["None", "fox", "owl"]
    assert tried.view.zones["deck.0"].count == 1
    assert [event.cards for event in tried.events] == [(None,)]


def test_chance_ends_it_unless_one_is_supposed() -> None:
    steps = (i.Flip(2), Use("once"))
    tried = dry_run(DUEL, seen(), steps)
    assert (tried.done, tried.ending, tried.view) == (0, "chance", seen())
    assert tried.reason is not None
    assert tried.reason.ja
    supposed = dry_run(DUEL, seen(), steps, Entropy(3))
    assert (supposed.done, supposed.ending) == (2, "")
    assert supposed == dry_run(DUEL, seen(), steps, Entropy(3))


def test_what_is_not_possible_ends_it_with_the_reason() -> None:
    tried = dry_run(DUEL, seen(REN), (Use("once"), i.Move(("c0",), "grave.1"), Use("once")))
    assert (tried.done, tried.ending) == (1, "impossible")
    assert tried.reason is not None
    assert tried.view.turn.used("once") == 1


def test_what_would_change_nothing_is_not_possible() -> None:
    tried = dry_run(DUEL, seen(), (i.PutMark(("u1",), "damage", value=0),))
    assert (tried.done, tried.ending) == (0, "impossible")


def test_whoever_watches_tries_nothing() -> None:
    assert dry_run(DUEL, seen(SPECTATOR), (Use("once"),)).ending == "impossible"


def test_laying_the_table_anew_is_not_foreseen() -> None:
    assert dry_run(DUEL, seen(), (StartOver(),)).ending == "impossible"


def test_a_batch_names_what_its_earlier_steps_made() -> None:
    steps = (
        i.Batch(
            (
                i.Move(("c0", "c1"), "field.0"),
                i.PutMark((made(1),), "damage", add=10),
                i.Rotate((made(0),), 90),
            )
        ),
    )
    tried = dry_run(DUEL, seen(), steps)
    fox, owl = (tried.view.units[name] for name in tried.view.zones["field.0"].items)
    assert (fox.turn, value_of(fox.marks, "damage")) == (90, 0)
    assert (owl.turn, value_of(owl.marks, "damage")) == (0, 10)


def test_it_takes_nothing_from_the_view_it_began_with() -> None:
    before = seen()
    dry_run(DUEL, seen(), (i.Move(("c0",), "grave.0"),))
    assert before == seen()


def test_that_plans_would_open_is_foreseen_and_not_what_they_are() -> None:
    table = apply(laid(hand_0=("fox",)), PlanLocked(REN, filled("wait")))
    tried = dry_run(TOYS["plans"], view(table, AKI), (LockPlan("strike"),))
    assert (tried.done, tried.ending) == (1, "")
    assert [(seal.locked, seal.text) for seal in tried.view.seals] == [
        (False, "strike"),
        (False, ""),
    ]
    assert [(event.verb, event.text) for event in tried.events] == [
        ("lock_plan", ""),
        ("plan", "strike"),
    ]
    own = dry_run(TOYS["plans"], view(table, REN), (LockPlan("hide"),))
    assert own.view.seals == (SeatSeal(REN, plan=filled("hide")),)


def test_what_was_tried_is_tried_on_as_if_all_of_it_had_been_one() -> None:
    steps: tuple[i.Step, ...] = (
        i.Draw(1, "deck.0", "hand.0"),
        i.Move(("hand.0#0",), "field.0"),
        Declare("strike", ("hand.0#0",)),
        i.Move(("deck.0#0",), "field.0"),
        Declare("strike again", ("hand.0#0",)),
    )
    at_once = dry_run(DUEL, seen(), steps)
    assert at_once.done == len(steps)
    one_by_one = seen()
    for step in steps:
        tried = dry_run(DUEL, one_by_one, (step,))
        assert tried.done == 1, tried.reason
        one_by_one = tried.view
    assert len(one_by_one.units) == len(at_once.view.units) == 3
    assert len({one.id for one in one_by_one.stage.declarations}) == 2
    assert {zone.id: zone.count for zone in one_by_one.zones.values()} == {
        zone.id: zone.count for zone in at_once.view.zones.values()
    }


def test_with_the_hands_of_another_only_what_one_sees_is_found() -> None:
    """Ren could do both; Aki can name the one that stands open, and not a card of Ren's hand."""
    hidden = dry_run(DUEL, seen(), (i.Move(("hand.1#0",), "grave.1"),), by=REN)
    assert (hidden.ending, hidden.held) == ("impossible", "")
    tried = dry_run(DUEL, seen(), (i.Collect(("u1",), "grave.1"),), by=REN)
    assert tried.ending == ""
    (event,) = tried.events
    assert (event.actor, event.cards, event.goal) == (REN, ("cat",), "grave.1")


def test_where_only_holders_touch_it_says_so() -> None:
    zones = tuple(replace(zone, touch="holder") for zone in DUEL.zones)
    table = laid(hand_1=("cat", "dog"))
    table = moved(table, 0, "field.1", handle="ccat", up=True, unit="u1")
    places = {
        name: replace(zone, spec=replace(zone.spec, touch="holder"))
        for name, zone in table.setting.zones.items()
    }
    table = replace(table, setting=replace(table.setting, zones=places))
    strict, view_of = replace(DUEL, zones=zones), view(table, AKI)
    step = i.Rotate(("u1",), 90)
    assert dry_run(strict, view_of, (step,)).held == "field.1"
    assert dry_run(strict, view_of, (step,), by=REN).ending == ""
    assert dry_run(strict, view_of, (i.Rotate(("gone",), 90),)).held == ""
