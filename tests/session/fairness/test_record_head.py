"""The record chain: host, seat and whoever opens the file find the same head."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.core.data.codec import seat_from_bytes, to_bytes
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.intents.turn_intents import Declare, NextTurn, SetPhase
from app.core.text.table_sentences import AIMED
from app.core.view import SeatFact, SeatView
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
from app.session.fairness.record_head import MOST_PAST, MOST_UNREAD, Head, canonical
from app.session.fairness.signatures import told_to
from app.session.host.updates import Placed, Signed, Stepped, Update
from tests.helpers.fair import FairPlay, lay_fair
from tests.helpers.play import play_on
from tests.helpers.toy_games import TOYS

AKI = 0
ALL = {**TOYS, **GAMES}


def _far_away(update: Update) -> Update:
    """The update as a seat on another machine reads it."""
    if not isinstance(update, Stepped):
        return update
    facts = tuple(seat_from_bytes(SeatFact, to_bytes(fact)) for fact in update.facts)
    return replace(update, facts=facts)


def _head(play: FairPlay, seat: SeatId) -> Head:
    view = seat_from_bytes(SeatView, to_bytes(play.view(seat)))
    return Head.begin(seat, play.table.seats[seat].node, view, play.draws.book.standing)


def _from_file(play: FairPlay, seat: SeatId, since: int, head: Head) -> str | None:
    for entry in play.host.journal[since:]:
        if not isinstance(entry, Signed):
            head.take(told_to(play.host.tree, entry, seat))
    return head.at(head.count)


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("spec", ALL.values(), ids=lambda spec: spec.id)
def test_heads_agree_over_random_play_with_undo_and_branches(spec: GameSpec, seed: int) -> None:
    play = play_on(lay_fair(spec, seed), 15)
    since = len(play.host.journal)
    seats = (*play.seats, JUDGE, SPECTATOR)
    near = {seat: _head(play, seat) for seat in seats}
    far = {seat: _head(play, seat) for seat in seats}
    later = {seat: _head(play, seat) for seat in seats}
    for seat in seats:
        listeners = play.table.seats[seat].listeners
        listeners.append(near[seat].hear)
        listeners.append(lambda update, head=far[seat]: head.hear(_far_away(update)))
    play_on(play, 80)
    for seat in seats:
        count = near[seat].count
        heads = {near[seat].at(count), far[seat].at(count)}
        assert heads == {_from_file(play, seat, since, later[seat])}, f"{spec.id} {seed}: {seat}"
        assert later[seat].count == count > 20
    # No two seats sign the same.
    assert len({near[seat].at(near[seat].count) for seat in seats}) == len(seats)


def test_the_host_follows_a_seat_as_the_seat_does() -> None:
    play = play_on(lay_fair(TOYS["duel"], 4), 60)
    for seat, witness in play.witnesses.items():
        ours, theirs = play.draws._heads[seat], witness._head
        assert theirs is not None
        assert (ours.count, ours.at(ours.count)) == (theirs.count, theirs.at(theirs.count))
    play.draws.settle()


def test_a_whole_view_asked_for_anew_is_nothing_new() -> None:
    play = lay_fair(TOYS["duel"], 4)
    head = _head(play, AKI)
    head.hear(Placed(0, play.view(AKI)))
    assert head.count == 0


def test_a_seat_that_has_gone_is_not_followed() -> None:
    play = lay_fair(TOYS["duel"], 4)
    play.draws.leave(AKI)
    play.draws.leave(AKI)
    play.ask(AKI, NextTurn(AKI))
    assert AKI not in play.draws._heads


def test_heads_are_known_for_signatures_that_come_later_but_not_for_ever() -> None:
    play = lay_fair(TOYS["duel"], 4, watchers=False)
    head = _head(play, AKI)
    play.table.seats[AKI].listeners.append(head.hear)
    for number in range(MOST_PAST + 10):
        play.ask(AKI, SetPhase(f"phase {number}"))
    last = head.count
    assert head.at(last) is not None
    assert head.at(last - MOST_PAST + 1) is not None
    assert head.at(last - MOST_PAST) is None
    assert head.at(last + 1) is None
    assert len(head._past) == MOST_PAST
    assert len(head._unread) <= MOST_UNREAD


def test_words_for_an_aim_are_not_hashed_and_the_aim_itself_is() -> None:
    """Records from before these words were told stay sound."""
    play = lay_fair(TOYS["duel"], 1)
    told: list[Update] = []
    play.table.seats[AKI].listeners.append(told.append)
    play.table.seats[AKI].ask(Declare("strike", targets=("seat.1",)))
    (update,) = (one for one in told if isinstance(one, Stepped))
    (fact,) = update.facts
    aims = [event for event in fact.events if event.verb == AIMED]
    assert [event.seats for event in aims] == [(1,)]
    silent = replace(fact, events=tuple(one for one in fact.events if one.verb != AIMED))
    assert canonical(replace(update, facts=(silent,))) == canonical(update)
    mute = replace(fact, events=tuple(aims))
    assert canonical(replace(update, facts=(mute,))) != canonical(update)
    assert fact.stage is not None
    (declared,) = fact.stage.declarations
    elsewhere = replace(fact.stage, declarations=(replace(declared, targets=("seat.0",)),))
    assert canonical(replace(update, facts=(replace(fact, stage=elsewhere),))) != canonical(update)
