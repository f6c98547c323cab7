"""Who knows a hidden card is said by hand: more seats or fewer, and no name outlives it."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.fact import Shown
from app.core.facts.knowledge_facts import Forgotten
from app.core.ids import JUDGE, SPECTATOR, SeatId, place
from app.core.intent import Face, Hide, Look, Move
from app.core.intents.knowledge_intents import SetKnown
from app.core.sight import knowers, redact, view
from app.core.table import Table
from app.core.view import Event
from app.core.visibility import sees_face
from tests.core.small_table import AKI, REN, laid, moved, with_spec
from tests.session.steps.small_step import after, facts, refusal

DECK = tuple(range(2, 12))
TOP, THIRD = place("deck.0", 0), place("deck.0", 2)


@pytest.fixture
def table() -> Table:
    """Aki: fox and owl in hand, a deck of ten. Ren: a cat in hand."""
    return laid(hand_0=("fox", "owl"), deck_0=tuple("abcdefghij"), hand_1=("cat",))


def told(table: Table, *seats: SeatId, cards: tuple[str, ...] = (TOP,)) -> Table:
    return after(table, SetKnown(cards, seats), JUDGE)


def untold(table: Table, *seats: SeatId, cards: tuple[str, ...] = (TOP,)) -> Table:
    return after(table, SetKnown(cards, seats, knows=False), JUDGE)


def test_whoever_is_said_to_know_a_card_sees_it_where_it_lies(table: Table) -> None:
    known = told(table, REN, cards=(THIRD,))
    assert known.cards[DECK[2]].known == {REN}
    zone = view(known, REN).zones["deck.0"]
    assert [number for number, _ in zone.seen] == [2]
    assert not sees_face(known, AKI, DECK[2])
    assert view(known, AKI).zones["deck.0"].seen == ()


def test_without_seats_it_is_everybody(table: Table) -> None:
    known = told(table)
    assert known.cards[DECK[0]].known == {AKI, REN}
    assert untold(known).cards[DECK[0]] == table.cards[DECK[0]]


def test_one_of_two_forgets_and_the_other_goes_on_seeing_it_by_a_new_name(table: Table) -> None:
    both = told(table)
    one = untold(both, REN)
    assert (one.cards[DECK[0]].shown, one.cards[DECK[0]].known) == ({AKI}, {AKI})
    old, new = both.cards[DECK[0]].handle, one.cards[DECK[0]].handle
    assert new not in (None, old)
    assert new not in view(one, REN).cards
    assert view(one, AKI).cards[new or ""].ref == "a"


def test_a_card_of_a_hand_is_forgotten_by_others_and_called_anew(table: Table) -> None:
    shown = told(table, REN, cards=("c0",))
    name = shown.cards[0].handle or ""
    assert view(shown, REN).cards[name].ref == "fox"
    forgotten = untold(shown, REN, cards=(name,))
    assert forgotten.cards[0].known == {AKI}
    assert forgotten.cards[0].handle not in ("c0", name, None)
    assert view(forgotten, REN).cards_in("hand.0") == ()


def test_what_was_seen_once_is_forgotten_too(table: Table) -> None:
    looked = after(after(table, Look("deck.0", 1)), Hide("deck.0"))
    assert looked.cards[DECK[0]].known == {AKI}
    assert untold(looked, AKI).cards[DECK[0]].known == frozenset()


def test_a_card_face_down_on_the_table_keeps_its_place_and_loses_its_name(table: Table) -> None:
    down = moved(table, 0, "grave.0", handle="cdown", shown=(AKI,))
    forgotten = untold(down, AKI, cards=("cdown",))
    state = forgotten.cards[0]
    assert (state.shown, state.known, state.up) == (frozenset(), frozenset(), False)
    assert state.handle not in (None, "cdown")
    # Turned over by somebody else it is not the old one's to look at again.
    assert not sees_face(forgotten, AKI, 0)


def test_who_sees_a_card_where_it_lies_knows_it(table: Table) -> None:
    assert refusal(table, SetKnown(("c0",), (AKI,), knows=False), JUDGE) == "nothing"
    assert refusal(table, SetKnown(("c0",), (AKI,)), JUDGE) == "nothing"
    up = after(table, Face((TOP,), up=True))
    name = up.cards[DECK[0]].handle or ""
    assert refusal(up, SetKnown((name,), (), knows=False), JUDGE) == "nothing"
    everybody = told(table, cards=("c0",))
    nobody = untold(everybody, cards=(everybody.cards[0].handle or "",))
    assert nobody.cards[0].known == {AKI}, "the one whose hand it is"


@pytest.mark.parametrize("knows", [True, False])
def test_at_a_table_of_several_only_a_judge_says_so_whatever_is_named(
    table: Table, *, knows: bool
) -> None:
    for cards in ((TOP,), ("c2",), ("cnone",), ("c0", "c0"), ()):
        assert refusal(table, SetKnown(cards, (AKI,), knows), AKI) == "judge-only"


def test_there_are_no_other_seats_to_know_it(table: Table) -> None:
    assert refusal(table, SetKnown((TOP,), (7,)), JUDGE) == "no-seat"
    assert refusal(table, SetKnown((TOP,), (JUDGE,)), JUDGE) == "no-seat"


def test_whoever_plays_alone_says_what_they_know(table: Table) -> None:
    alone = replace(table, setting=replace(table.setting, seats=table.setting.seats[:1]))
    known = after(alone, SetKnown((TOP,), ()))
    assert known.cards[DECK[0]].known == {AKI}
    name = known.cards[DECK[0]].handle or ""
    assert after(known, SetKnown((name,), (), knows=False)).cards[DECK[0]].known == frozenset()


def test_everybody_reads_of_it_and_nobody_reads_which_card(table: Table) -> None:
    (known,) = facts(table, SetKnown((TOP, "c0"), (REN,)), JUDGE)
    assert isinstance(known, Shown)
    lies = told(table, REN, cards=(TOP, "c0"))
    names = tuple(lies.cards[n].handle or "" for n in (0, DECK[0]))
    (lost,) = facts(lies, SetKnown(names, (REN,), knows=False), JUDGE)
    assert isinstance(lost, Forgotten)
    for seat in (AKI, REN, SPECTATOR, JUDGE):
        assert redact(table, known, lies, seat).events == tuple(
            Event("know", JUDGE, count=1, source=zone, goal=zone, seats=(REN,))
            for zone in ("deck.0", "hand.0")
        )
        heard = redact(lies, lost, untold(lies, REN, cards=names), seat).events
        assert heard == tuple(
            Event("forget", JUDGE, count=1, source=zone, goal=zone, seats=(REN,))
            for zone in ("hand.0", "deck.0")
        )


@pytest.mark.parametrize("said", [{"visibility": "sealed"}, {"counted_below": 3}])
def test_of_a_size_that_is_kept_from_others_it_tells_nothing(
    table: Table, said: dict[str, object]
) -> None:
    kept = with_spec(table, "deck.0", **said)
    cards = tuple(place("deck.0", n) for n in range(len(DECK)))
    (fact,) = facts(kept, SetKnown(cards, ()), JUDGE)
    lies = after(kept, SetKnown(cards, ()), JUDGE)
    assert [event.count for event in redact(kept, fact, lies, SPECTATOR).events] == [0]


def test_the_judge_alone_is_told_who_knows_what(table: Table) -> None:
    lies = told(table, REN, cards=(TOP, "c0"))
    deck, hand = (lies.cards[n].handle or "" for n in (DECK[0], 0))
    known = knowers(lies, JUDGE)
    assert (known[deck], known[hand], known["c1"]) == ((REN,), (AKI, REN), (AKI,))
    assert known.keys() == view(lies, JUDGE).cards.keys(), "all of these lie hidden from somebody"
    for seat in (AKI, REN, SPECTATOR):
        assert knowers(lies, seat) == {}


def test_of_what_lies_open_to_all_there_is_nothing_to_tell(table: Table) -> None:
    open_ = after(table, Move(("c0",), "grave.0"))
    assert open_.cards[0].handle not in knowers(open_, JUDGE)
