"""What a drop would do, said and done."""

from __future__ import annotations

import pytest

from app.games.game_api import Selection
from tests.games.pokemon_table import (
    BELT,
    DRAKLOAK,
    DUSKULL,
    FIRE,
    IONO,
    TOWER,
    Game,
    middle,
    titles,
)

ONTO_ACTIVE = {
    DRAKLOAK: "Evolve Dreepy",
    FIRE: "Attach to Dreepy",
    BELT: "Attach to Dreepy",
    DUSKULL: "Bench",
    IONO: "Play Iono",
    TOWER: "Stadium: Jamming Tower",
}
ONTO_ZONE = {
    "bench.0": "Bench, slot 3",
    "deck.0": "On top of the deck",
    "hand.0": "Sort the hand",
    "discard.0": "Discard",
    "lost.0": "To the Lost Zone",
    "prizes.0": "Set as Prize",
    "mat": "Lay on the mat",
}


def held(game: Game, ref: str) -> Selection:
    return Selection((game.card(ref),))


@pytest.mark.parametrize(("ref", "title"), ONTO_ACTIVE.items())
def test_the_likeliest_reading_onto_a_pokemon(game: Game, ref: str, title: str) -> None:
    drops = game.drops(held(game, ref), "active.0", game.unit("active.0"))
    assert titles(drops)[0] == title


@pytest.mark.parametrize(("zone", "title"), ONTO_ZONE.items())
def test_the_likeliest_reading_onto_a_zone(game: Game, zone: str, title: str) -> None:
    drops = game.drops(held(game, DUSKULL), zone, index=2)
    assert titles(drops)[0] == title


def test_every_reading_of_every_card_everywhere_is_possible() -> None:
    tried = 0
    game = middle()
    node = game.table.host.tree.cursor
    names = [(z.id, "") for z in game.view().zones.values()]
    names += [(u.zone, u.id) for u in game.view().units.values()]
    places = ("hand.0", "discard.0", "active.0", "bench.0", "active.1")
    cards = [Selection((card,)) for zone in places for card in game.view().cards_in(zone)]
    units = [Selection(units=(unit,)) for unit in game.view().units]
    hidden = [Selection(("deck.0#0",)), Selection(("prizes.0#1",)), Selection(("deck.0#4",))]
    several = [Selection(tuple(game.view().cards_in("hand.0")[3:6]))]
    for dragged in (*cards, *units, *hidden, *several):
        for zone, unit in names:
            for drop in game.drops(dragged, zone, unit, 1):
                assert drop.title.en
                assert drop.title.ja
                if zone.partition(".")[0] in ("hand", "deck") and zone.endswith("1"):
                    continue
                game.do(drop.intent)
                game.wind_back(node)
                tried += 1
    assert tried > 500


def test_titles_speak_both_languages(game: Game) -> None:
    (first, *_) = game.drops(held(game, FIRE), "active.0", game.unit("active.0"))
    assert first.title.ja == "ドラメシヤにつける"


def test_what_is_gone_gives_no_reading(game: Game) -> None:
    gone = Selection(("cnothing", "hand.0#99", "nowhere#1", "hand.1#0"), ("unothing",), "nope")
    assert game.drops(gone, "bench.0", "unothing") == []
