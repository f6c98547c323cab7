"""The stage and its chances, seals that open together, and what is only said."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.data.value import replace
from app.core.facts.turn_facts import Restaged
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.intent import Announce, Batch
from app.core.intents.seal_intents import OpenSeals
from app.core.intents.turn_intents import Declare, PassChance, Restage, Settle
from app.core.table import MOST_AIMED, MOST_DECLARED, Table
from app.core.text.words import Words
from app.core.view import SeatView
from app.core.visibility import sees_face
from app.session.host.entropy import Entropy
from app.session.steps.rights import ImpossibleError
from tests.core.small_table import AKI, REN, laid, moved
from tests.session.steps.small_step import DUEL, after, facts, refusal, resolver


@pytest.fixture
def table() -> Table:
    """Aki's fox stands on the field as u1; each has a card under a seal."""
    table = laid(hand_0=("fox", "owl"), shields_0=("elk",), shields_1=("cat",))
    return moved(table, 0, "field.0", handle="ca", up=True, unit="u1")


def declared(table: Table, seat: int = AKI) -> tuple[Table, str]:
    """Return the table with one more declaration, and its name."""
    table = after(table, Declare("strike"), seat)
    return table, table.stage.declarations[-1].id


def test_who_declares_gives_the_next_seat_the_chance(table: Table) -> None:
    stage = after(table, Declare("strike", ("ca",), ("u1", "seat.1"), "two Energy")).stage
    (one,) = stage.declarations
    assert (one.seat, one.text, one.cards, one.handles) == (AKI, "strike", (0,), ("ca",))
    assert (one.targets, one.cost) == (("u1", "seat.1"), "two Energy")
    assert stage.chance == REN


def test_a_chance_is_passed_by_who_has_it_and_goes_round_once(table: Table) -> None:
    table, _ = declared(table)
    assert refusal(table, PassChance()) == "no-chance"
    stage = after(table, PassChance(), REN).stage
    assert (stage.chance, stage.passed) == (None, (REN,))
    assert after(table, PassChance(), JUDGE).stage.passed == (REN,), "a judge passes for them"


def test_nobody_but_a_judge_passes_while_the_game_says_that_something_comes_first(
    table: Table,
) -> None:
    table, _ = declared(table)
    first = Words("Aki sorts the deck first.", "まずAkiが山札を並べます。")
    seen: list[SeatId] = []

    def waits(view: SeatView) -> Words | None:
        seen.append(view.seat)
        return first if view.stage.chance == REN else None

    spec = replace(DUEL, passing_waits=waits)
    with pytest.raises(ImpossibleError) as refused:
        resolver(table, REN, spec).run(PassChance(), Entropy(7))
    assert (refused.value.code, refused.value.reason) == ("waits", first)
    assert seen == [SPECTATOR], "told from what everybody sees"
    assert after(table, PassChance(), JUDGE, spec).stage.passed == (REN,)


def test_a_response_gives_the_chance_back(table: Table) -> None:
    table, _ = declared(table)
    table, _ = declared(table, REN)
    assert table.stage.chance == AKI
    assert [one.seat for one in table.stage.declarations] == [AKI, REN]


def test_what_leaves_the_stage_gives_the_one_below_its_chance(table: Table) -> None:
    table, first = declared(table)
    table, second = declared(table, REN)
    table = after(table, Settle(second, "countered"), REN)
    assert [one.id for one in table.stage.declarations] == [first]
    assert table.stage.chance == REN
    assert after(table, Settle(first)).stage.chance is None
    assert refusal(table, Settle(second)) == "gone"


def test_a_seat_declares_only_so_much_and_aims_at_only_so_much(table: Table) -> None:
    full = after(table, Batch((Declare("again"),) * MOST_DECLARED))
    assert refusal(full, Declare("once more")) == "too-many"
    assert len(after(full, Declare("mine"), REN).stage.declarations) == MOST_DECLARED + 1
    assert refusal(table, Declare("at all", targets=("u1",) * (MOST_AIMED + 1))) == "too-many"
    assert refusal(table, Declare("at nothing", targets=("u9",))) == "gone"


def test_what_is_declared_is_aimed_at_what_waits_on_the_stage(table: Table) -> None:
    table, first = declared(table)
    table = after(table, Declare("counter", targets=(first, "u1")), REN)
    second = table.stage.declarations[-1]
    assert second.targets == (first, "u1")
    gone = after(table, Settle(first))
    assert gone.stage.declarations == (second,), "it stays aimed at what is gone"
    assert refusal(gone, Declare("counter", targets=(first,))) == "gone"


def test_what_waits_is_put_in_another_order_and_aimed_elsewhere(table: Table) -> None:
    table, first = declared(table)
    table, second = declared(table, REN)
    table = after(table, PassChance(), AKI)
    step = Restage((second, first), ((first, ("u1", second)), (second, ())))
    assert facts(table, step, REN) == (Restaged(REN, (second, first), ((first, ("u1", second)),)),)
    stage = after(table, step).stage
    assert [(one.id, one.targets) for one in stage.declarations] == [
        (second, ()),
        (first, ("u1", second)),
    ]
    assert (stage.chance, stage.passed) == (table.stage.chance, (AKI,)), "as they were"
    assert facts(table, Restage((first, second), ((second, ()),))) == (), "all is as it was"
    owls = Restage((second, first), verb="turns round")
    assert facts(table, owls)[0] == Restaged(AKI, (second, first), (), "turns round")


def test_only_what_waits_is_put_in_order_and_only_so_much_aimed_at(table: Table) -> None:
    table, first = declared(table)
    table, second = declared(table, REN)
    for order in ((), (first,), (first, first), (first, second, second), (first, "d9")):
        assert refusal(table, Restage(order)) == "gone"
    both = (first, second)
    assert refusal(table, Restage(both, (("d9", ()),))) == "gone"
    assert refusal(table, Restage(both, ((first, ("u9",)),))) == "gone"
    assert refusal(table, Restage(both, ((first, ()), (first, ("u1",))))) == "twice"
    many = ("u1",) * (MOST_AIMED + 1)
    assert refusal(table, Restage(both, ((first, many),))) == "too-many"
    assert refusal(table, Restage(both, ((first, many[1:]),) * 3)) == "gone"


def test_a_gesture_turns_a_full_stage_round_only_so_often(table: Table) -> None:
    texts = tuple(Declare("a" * 200, targets=("u1",) * MOST_AIMED) for _ in range(MOST_DECLARED))
    table = after(table, Batch(texts))
    order = tuple(one.id for one in table.stage.declarations)
    turns = (Restage(order[::-1]), Restage(order))
    assert len(facts(table, Batch(turns * 2))) == 4
    assert refusal(table, Batch(turns * 190)) == "too-much"


def test_all_seals_open_at_once_and_only_once(table: Table) -> None:
    opened = after(table, OpenSeals())
    assert opened.opened == {"shields.0", "shields.1"}
    assert sees_face(opened, AKI, 3)
    assert facts(opened, OpenSeals()) == ()


def test_what_is_said_moves_nothing(table: Table) -> None:
    assert facts(table, Announce("attack", "Bite\n", ("u1",), 30)) == (
        f.Announced(AKI, "attack", "Bite", ("u1",), 30),
    )
    assert refusal(table, Announce("attack", units=("u9",))) == "gone"
