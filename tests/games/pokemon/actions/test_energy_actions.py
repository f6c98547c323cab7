"""Energy and Tools of a Pokémon by its menu: taken off by kind, brought back, counted."""

from __future__ import annotations

from app.games.game_api import Selection
from tests.games.pokemon_table import (
    DREEPY,
    DUSKULL,
    FIRE,
    PSYCHIC,
    Game,
    action,
    on,
    title,
)


def test_energy_comes_back_from_the_discard_pile_by_kind(game: Game) -> None:
    assert title(game, "attach_back_1", on(game)) == (
        "Attach Basic Fire Energy from the discard pile"
    )
    used = game.view().turn.used("energy")
    game.act("attach_back_1", selection=on(game, "bench.1"))
    assert game.refs("bench.1")[-1] == FIRE
    assert game.view().turn.used("energy") == used


def test_energy_is_discarded_by_kind_and_tools_apart(game: Game) -> None:
    assert title(game, "discard_energy_1", on(game, "active.1")) == "Discard Basic Psychic Energy"
    assert not action("discard_energy_2").when(game.view(), on(game, "active.1"))
    game.act("discard_tools", selection=on(game, "active.1"))
    assert game.refs("active.1") == [DUSKULL, PSYCHIC]
    game.act("discard_energy_1", selection=on(game, "active.1"))
    assert game.refs("active.1") == [DUSKULL]
    both = Selection(units=(game.unit("active.0"), game.unit("bench.0")))
    game.act("discard_all_energy", selection=both)
    assert game.refs("active.0") == [DREEPY]


def test_energy_is_counted_on_one_pokemon_or_on_all_of_ones_own(game: Game) -> None:
    game.act("count_energy", selection=on(game))
    assert game.verbs() == ["energy_on"]
    game.act("count_energy", seat=1)
    assert game.verbs() == ["energy_in_play"]
    assert not action("count_energy").when(game.view(), on(game, "bench.0", 1))


def test_of_several_kinds_each_has_an_entry_of_its_own(game: Game) -> None:
    game.act("attach_by_effect", selection=Selection((game.card(PSYCHIC),), on(game).units))
    assert [title(game, f"discard_energy_{number}", on(game)) for number in (1, 2)] == [
        "Discard Basic Fire Energy",
        "Discard Basic Psychic Energy",
    ]
    game.act("discard_energy_2", selection=on(game))
    assert game.refs("active.0") == [DREEPY, FIRE]


def test_all_that_is_attached_is_discarded_at_once(game: Game) -> None:
    game.act("discard_attached", selection=on(game, "active.1"))
    assert game.refs("active.1") == [DUSKULL]
    assert not action("discard_attached").when(game.view(), on(game, "active.1"))
