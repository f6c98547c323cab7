"""Reads from the window what decides what can be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from app.core.data.value import replace
from app.core.ids import SPECTATOR
from app.games.game_registry import cards_of
from app.session.computer.game_review import may_look_back
from app.ui.commands.situation import (
    Company,
    Computers,
    Network,
    Planning,
    Playing,
    Sitting,
    Situation,
    Switches,
)
from app.ui.commands.table_setup import TableSetup

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.ui.app.shell import Shell
    from app.ui.app.table_in_front import TableInFront
    from app.ui.app.visit_parts import VisitKeeper
    from app.ui.lan.together import Together
    from app.ui.table.bridge import Bridge
    from app.ui.table.curtain.one_screen import OneScreen


def situation_of(window: Shell) -> Situation:
    """Return how things stand in the window."""
    place = window.place_in_front
    switches = Switches(
        side_panel=place is not None and place.side.isVisible(),
        full_screen=window.isFullScreen(),
        editing=place is not None and place.editing.on,
        animations=window.settings.animations,
        sounds=window.settings.sounds,
    )
    network = _network(window.lan, at_table=place is not None) if window.lan else Network()
    if place is None:
        return Situation(network=network, switches=switches)
    history, document, planning = place.bridge.history, place.document, _planning(place)
    return Situation(
        spec=place.table.spec,
        view=_acting_view(place.bridge),
        own_host=document is not None,
        seats=len(place.table.seats),
        undo=planning.back or history.undo_target() is not None,
        redo=planning.forth or history.redo_target() is not None,
        setup=_setup(place),
        in_outline=place.in_outline() is not None,
        sitting=_sitting(place.one_screen),
        computers=_computers(place),
        network=network,
        planning=planning,
        playing=_playing(place),
        switches=switches,
        knows=lambda key: cards_of(place.table.spec).get(key).known,
    )


def _acting_view(bridge: Bridge) -> SeatView:
    """Return what is seen, with the hands of the seat in whose place somebody acts."""
    return bridge.view if bridge.acts_for is None else replace(bridge.view, seat=bridge.acts_for)


def _setup(place: TableInFront) -> TableSetup | None:
    """Return what is open until the first turn; None after it, and for who only watches."""
    view, beginning = place.bridge.view, place.table.spec.beginning
    if beginning is None or view.turn.number or view.seat == SPECTATOR:
        return None
    todo = place.side.tasks.todo
    tasks = todo.now() if todo is not None else ()
    return TableSetup(beginning, view, tasks, place.table.spec.out)


def _planning(place: TableInFront) -> Planning:
    watch = place.side.plan.watch
    view, draft = place.bridge.view, place.bridge.client.draft
    return Planning(
        sheet=watch.sheet,
        back=draft.can_go_back(view),
        forth=draft.can_go_forth(view),
        foresees=watch.foresees,
        guess=watch.guess,
        asks=place.hints is not None and place.hints.there,
        thinks=place.hints is not None and place.hints.thinking,
        looks_back=may_look_back(place.table.spec, view, hosted=place.bridge.hosted),
    )


def _sitting(screen: OneScreen) -> Sitting:
    return Sitting(
        several=screen.several,
        apart=screen.apart,
        judging=screen.judging,
        next_name=screen.name(screen.next_seat) if screen.several else "",
        other_hand=bool(screen.asking.other_hand()),
    )


def _playing(place: TableInFront) -> Playing:
    playback = place.bridge.playback
    return Playing(
        plays=playback.playing,
        runs=playback.runs,
        again=playback.moments is not None and place.bridge.node > 0,
    )


def _computers(place: TableInFront) -> Computers:
    here = place.computers
    if here is None:
        return Computers()
    now, played, seat = here.now, here.playing, place.bridge.seat
    return Computers(
        there=seat != SPECTATOR,
        play=bool(played),
        think=bool(now.thinking),
        wait=bool(now.held),
        mine=seat >= 0 and seat not in played,
    )


def _network(lan: VisitKeeper, *, at_table: bool) -> Network:
    # Typed by no more than an object there: what lies beside a table knows the shell.
    together = cast("Together | None", lan.company.together)
    return Network(
        visits=lan.visit is not None,
        gathers=lan.gathering,
        in_front=at_table and lan.at_table,
        on_copy=lan.readings.on_copy,
        has_team=lan.visit is not None and lan.visit.has_team,
        invites=lan.hosting.can_invite,
        asks_record=lan.record.can_ask,
        saves_record=lan.record.can_save,
        company=None if together is None else _company(together),
    )


def _company(together: Together) -> Company:
    return Company(
        asks=together.is_asked,
        answers=together.may_answer,
        opens_next=together.may_open_next,
        clock=together.has_clock,
        clock_stands=together.clock_stands,
        calls="" if together.calls is None else together.calls.name,
        may_call=together.may_call,
    )
