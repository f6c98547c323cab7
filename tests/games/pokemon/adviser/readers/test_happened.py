"""What happened: who did it, and which Pokémon are otherwise than before."""

from __future__ import annotations

from app.core import intent as i
from app.core.view import fold
from app.games.pokemon.adviser.readers.happened import Happened
from tests.games.pokemon.adviser.readers.gestures import AKI, REN
from tests.games.pokemon_table import FIRE, Game
from tests.games.setup_table import told_of


def happened(game: Game, step: i.Step) -> Happened:
    """Make a gesture of Aki, and return its first event as Ren is told of it."""
    view, (fact, *_) = told_of(game, step, REN, AKI)
    return Happened(view, fact, fold(view, fact), fact.events[0])


def test_a_pokemon_that_stays_is_told_as_it_was_and_as_it_is(game: Game, mine: str) -> None:
    before = len(game.view().units[mine].attached)
    it = happened(game, i.Attach((game.card(FIRE),), mine))
    assert it.by == AKI
    ((old, new),) = it.changed()
    assert (old.id, new.id) == (mine, mine)
    assert (len(old.attached), len(new.attached)) == (before, before + 1)


def test_one_that_was_not_there_before_is_not_among_them(game: Game) -> None:
    it = happened(game, i.Move((game.card(FIRE),), "mat", up=True))
    assert list(it.changed()) == []
    assert it.fact.units
