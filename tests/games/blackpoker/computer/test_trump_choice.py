"""How a program sets its side up."""

from __future__ import annotations

from app.core.intent import Procedure
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.computer.trump_choice import set_up
from app.games.blackpoker.flow.trump_setup import SEARCH
from app.session.host.local_table import LocalTable, lay_table


def laid(*options: tuple[str, str]) -> LocalTable:
    return lay_table(SPEC, ("Aki", "Ren"), (tuple(CARDS),) * 2, 7, options=options)


def test_without_trumps_it_takes_its_hand() -> None:
    assert set_up(laid(("format", "pro")).sit(0).view) == Procedure("setup")


def test_with_trumps_it_looks_through_its_deck_and_lays_two() -> None:
    seat = laid(("format", "extra"), ("trump-version", "ex3.10.0")).sit(0)

    assert set_up(seat.view) == Procedure(SEARCH)
    seat.ask(set_up(seat.view))
    seat.ask(set_up(seat.view))

    units = (seat.view.units[unit] for unit in seat.view.zones["trumps.0"].items)
    assert [seat.view.cards[unit.base].ref for unit in units] == ["C-7", "S-2"]
    assert seat.view.zones["hand.0"].count == 7
