"""What the table notes for turns: what ends with one, and what partners used goes on to the next.

Who attacked, who was hit and whose turn has ended is noted for a turn alone. Nobody is told when it
ends, so it goes in the gesture that ends the turn: one step to take back. Notes of people end in a
step of the table's own.

Where a table agreed that partners use together what is used once a turn (option "tv-once"), a team
has two turns in a round. What its first one used is noted on that player while an opponent plays,
and stands in the ledger as the partner's turn begins: what is done after that adds to it.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.core.card import mark_of, value_of
from app.core.ids import SeatId
from app.core.intent import Announce, PutMark
from app.core.intents.turn_intents import Use
from app.core.text.wording import listed, numbered
from app.core.text.words import packed
from app.core.view import SeatView
from app.games.game_api import As
from app.games.pokemon.table.damage_sum import ATTACKED, HIT, SPOT_ATTACKED, TURN_ENDED
from app.games.pokemon.table.pokemon_options import option
from app.games.pokemon.table.prize_cards import FELLED, FELLED_AMONG
from app.games.pokemon.table.seat_board import CHOSEN, players
from app.games.pokemon.table.words.turn_ledger import LEDGER, OPENS, USED_BY_TEAM
from app.games.pokemon.tasks.pending_duties import STAYS
from app.games.pokemon.tasks.setup_marks import marked, target
from app.games.pokemon.variants.every_variant import players_of
from app.games.table_tools import Running, Steps

OF_THE_TURN = (
    *(HIT, ATTACKED, SPOT_ATTACKED, TURN_ENDED),
    *(FELLED, FELLED_AMONG, CHOSEN, STAYS),
)
"""Marks that the table puts, and that hold until the turn is over where they say so."""


def taken_off(view: SeatView) -> Steps:
    """Return what takes off the notes that end with the turn under way."""
    found = {key: tuple(_ending(view, key)) for key in OF_THE_TURN}
    return tuple(PutMark(targets, key, value=0) for key, targets in found.items() if targets)


def _ending(view: SeatView, key: str) -> Iterator[str]:
    there = [(unit.id, unit.marks) for unit in view.units.values()]
    there += [(card.handle, card.marks) for card in view.cards.values() if card.marks]
    there += view.marks.items()
    for name, marks in there:
        mark = mark_of(marks, key)
        if mark is not None and mark.until is not None and mark.until <= view.turn.number:
            yield name


# -- what partners use together in a round --------------------------------------------------


def by_rounds(view: SeatView) -> bool:
    """Whether what is used once a turn counts for both partners of a round."""
    return option(view, "tv-once") == "team"


def opened(view: SeatView, first: SeatId) -> Steps:
    """Return what notes who begins each round, as the game begins."""
    return (PutMark((target(first),), OPENS, value=1),) if by_rounds(view) else ()


def noted(view: SeatView) -> Steps:
    """Return what notes what the team used in the turn that ends, for the partner's."""
    seat = view.turn.seat
    if not by_rounds(view) or not view.turn.number or not _is_first_of_team(view, seat):
        return ()
    return tuple(
        PutMark((target(seat),), mark, value=view.turn.used(key))
        for key, mark in USED_BY_TEAM.items()
        if view.turn.used(key) != marked(view, seat, mark)
    )


def carried(view: SeatView, seat: SeatId) -> Running:
    """Tick off what the partner used in this round, as a turn begins; the notes of it end."""
    team = players_of(view).partners(seat)
    there = {one: _used(view, one) for one in team}
    for one, used in there.items():
        for key in used:
            yield PutMark((target(one),), USED_BY_TEAM[key], value=0)
    used = next((there[one] for one in team if one != seat and there[one]), {})
    if not used or not by_rounds(view) or _is_first_of_team(view, seat):
        return
    told = listed(
        [numbered(LEDGER[key], times) if times > 1 else LEDGER[key] for key, times in used.items()]
    )
    yield Announce("team_used", packed(told))
    for key, times in used.items():
        yield As(seat, Use(key, times))


def _used(view: SeatView, seat: SeatId) -> dict[str, int]:
    """Return what is noted on a player of the turn before the partner's."""
    found = {key: marked(view, seat, mark) for key, mark in USED_BY_TEAM.items()}
    return {key: times for key, times in found.items() if times}


def _is_first_of_team(view: SeatView, seat: SeatId) -> bool:
    """Whether a player's turn is the first of the team in a round.

    Where nobody noted who began, as at a table that agreed on it later, the turns are counted.
    """
    there, seats = players(view), range(len(view.setting.seats))
    begins = next((one for one in seats if value_of(view.marks.get(target(one), ()), OPENS)), None)
    order = (begins, *there.after(begins)) if begins is not None else _counted(view)
    return seat in order[: len(order) // 2]


def _counted(view: SeatView) -> tuple[SeatId, ...]:
    """Return the players in the order of this round, by the number of the turn."""
    there = players(view)
    order = (view.turn.seat, *there.after(view.turn.seat))
    before = (view.turn.number - 1) % len(order)
    return (*order[len(order) - before :], *order[: len(order) - before])
