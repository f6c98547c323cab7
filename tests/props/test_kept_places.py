"""Of a pile that is shuffled in part nobody is told what was kept, nor how much."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.core import fact as f
from app.core import intent as i
from app.core.apply import apply as apply_module
from app.core.data.value import replace
from app.core.ids import SPECTATOR, place
from app.core.sight import view
from app.core.table import Table
from app.core.text import events as events_module
from app.core.view import Event
from app.session.host.updates import Accepted
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS
from tests.props.checks import Rigged

AKI, REN = 0, 1
DECK, HAND = "deck.0", "hand.0"
Steps = tuple[i.Step, ...]


def _put(at: int) -> i.Step:
    """Aki puts a card of the hand at a place of the own deck, and knows it there."""
    return i.Move((place(HAND, 0),), DECK, at)


def _take(at: int) -> i.Step:
    """Aki moves a card within the deck, by its place: once it was moved nobody knows it."""
    return i.Move((place(DECK, at),), DECK, 4)


MIXED = i.Shuffle(DECK, unknown=True)
ANOTHER_PLACE: tuple[Steps, Steps] = ((_put(1), MIXED), (_put(2), MIXED))
ANOTHER_NUMBER: tuple[Steps, Steps] = ((_put(1), _take(1), MIXED), (_put(1), _take(2), MIXED))
NAMED: tuple[Steps, Steps] = (
    (_put(1), i.Shuffle(DECK, unknown=True, cards=(place(DECK, 1),))),
    (_put(1), i.Shuffle(DECK, unknown=True, cards=(place(DECK, 3),))),
)
PAIRS = {"place": ANOTHER_PLACE, "number": ANOTHER_NUMBER, "named": NAMED}


def _played(steps: Steps) -> Play:
    play = lay(TOYS["duel"], 5, seats=2, entropy=Rigged(5))
    assert isinstance(play.ask(AKI, i.Draw(3, DECK, HAND)), Accepted)
    for step in steps:
        assert isinstance(play.ask(AKI, step), Accepted)
    return play


def _kept(play: Play) -> tuple[int, ...]:
    tree = play.host.tree
    (fact,) = tree.facts(tree.cursor)
    assert isinstance(fact, f.Shuffled)
    assert fact.kept is not None
    return fact.kept


def _told_alike(pair: tuple[Steps, Steps]) -> bool:
    """Whether nobody but Aki could tell the two apart, though not the same was kept."""
    one, other = (_played(steps) for steps in pair)
    assert _kept(one) != _kept(other)
    return all(
        one.sent[seat] == other.sent[seat] and view(one.truth, seat) == view(other.truth, seat)
        for seat in (REN, SPECTATOR)
    )


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_nobody_else_can_tell_what_was_kept(pair: tuple[Steps, Steps]) -> None:
    assert _told_alike(pair)


def test_who_sees_a_card_goes_on_seeing_it_where_it_lies_and_no_other() -> None:
    play = lay(TOYS["duel"], 5, seats=2)
    for seat, card in ((AKI, place(DECK, 0)), (REN, place(DECK, 6))):
        play.ask(AKI, i.Show((card,), (seat,)))
    before = [view(play.truth, seat).zones[DECK] for seat in (AKI, REN, SPECTATOR)]
    play.ask(AKI, MIXED)
    assert _kept(play) == (0, 6)
    assert [view(play.truth, seat).zones[DECK] for seat in (AKI, REN, SPECTATOR)] == before


# -- leaks that were planted are found -------------------------------------------------------------


def _number_in_the_log(patch: pytest.MonkeyPatch) -> None:
    def leaky(_before: Table, fact: f.Shuffled, *_more: object) -> list[Event]:
        kept = len(fact.kept or ())
        return [Event("shuffle", fact.actor, source=fact.zone, goal=fact.zone, number=kept)]

    patch.setitem(events_module._EVENTS, f.Shuffled, leaky)


def _kept_cards_lie_open(patch: pytest.MonkeyPatch) -> None:
    honest = apply_module._APPLY[f.Shuffled]

    def leaky(table: Table, fact: f.Shuffled) -> Table:
        cards = list(honest(table, fact).cards)
        for at in fact.kept or ():
            number = fact.order[at]
            cards[number] = replace(cards[number], handle=f"ckept{at:04}", shown=frozenset({REN}))
        return replace(honest(table, fact), cards=tuple(cards))

    patch.setitem(apply_module._APPLY, f.Shuffled, leaky)


@pytest.mark.parametrize(
    ("leak", "pair"),
    [
        (_number_in_the_log, "number"),
        (_number_in_the_log, "named"),
        (_kept_cards_lie_open, "number"),
    ],
)
def test_a_planted_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None], pair: str
) -> None:
    leak(monkeypatch)
    assert not _told_alike(PAIRS[pair])
