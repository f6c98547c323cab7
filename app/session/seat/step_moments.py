"""A step of the history taken apart: what one seat was told of it, moment by moment.

The truth knows no moments. A seat is told of a step in facts, and its view follows fact by fact; a
moment is some of them in a row, with the views before and after. The last view is the one that the
seat has anyway, so that nothing is left out however far somebody looked.
"""

from __future__ import annotations

from collections.abc import Collection

from app.core.data.value import replace, value
from app.core.ids import NodeId
from app.core.view import Event, SeatFact, SeatView, fold
from app.session.host.updates import Stepped


@value
class Moment:
    """Some facts of a step in a row."""

    stepped: Stepped
    """The step, with these facts alone."""
    before: SeatView
    after: SeatView

    @property
    def events(self) -> tuple[Event, ...]:
        """What there is to say of it."""
        return self.stepped.events


@value
class Reel:
    """A step with all its moments; at least one."""

    stepped: Stepped
    """The whole of it."""
    moments: tuple[Moment, ...]

    @property
    def node(self) -> NodeId:
        """Which step of the history it is."""
        return self.stepped.node

    @property
    def after(self) -> SeatView:
        """The view that it leads to."""
        return self.moments[-1].after


def reel_of(before: SeatView, stepped: Stepped, begin: Collection[str]) -> Reel | None:
    """Return a step in moments, each of which begins with what `begin` names, by verb or way.

    None where nothing in it begins a moment. What comes before the first belongs to it, and so do
    beginnings that follow each other with nothing between.
    """
    groups: list[list[SeatFact]] = [[]]
    begins = something = False
    for fact in stepped.facts:
        if _begins(fact, begin):
            if begins and something:
                groups.append([])
            begins, something = True, False
        else:
            something = True
        groups[-1].append(fact)
    if not begins:
        return None
    moments, view = [], before
    for facts in groups:
        after = view
        for fact in facts:
            after = fold(after, fact)
        moments.append(Moment(replace(stepped, facts=tuple(facts)), view, after))
        view = after
    return Reel(stepped, tuple(moments))


def _begins(fact: SeatFact, begin: Collection[str]) -> bool:
    return any(event.verb in begin or event.way in begin for event in fact.events)
