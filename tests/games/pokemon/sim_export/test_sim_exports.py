"""An export of ptcg-sim becomes a table; every entry is accounted for, and none breaks it."""

from __future__ import annotations

import json
import random

import pytest

from app.core.ids import JUDGE
from app.core.view import SeatView
from app.games.contracts.reading.foreign_contract import ForeignError
from app.games.game_registry import GAMES
from app.games.pokemon.sim_export.sim_exports import MOST_ENTRIES, SIM_EXPORTS, read_export
from app.session.notation.foreign_text import play_text, summary
from tests.games.pokemon.sim_export.told_tables import entry, export, move

CARDS = GAMES.cards("pokemon")
GAME = (
    move("self", "hand", "active", 0),
    move("self", "hand", "bench", 0),
    move("opp", "hand", "active", 0),
    entry("self", "takeTurn", "self"),
    entry("opp", "addDamageCounter", "active", 0, 50),
    entry("opp", "addSpecialCondition", "active", 0),
    entry("self", "VSTARGXFunction", "VSTAR"),
    entry("self", "lookAtCards", "self", "prizes"),
)


def laid(text: str) -> SeatView:
    played = play_text(text, [GAMES["pokemon"]], GAMES.cards)
    assert played is not None
    return played.table.sit(JUDGE).view


def test_the_position_lies_there() -> None:
    view = laid(export(*GAME))
    count = {zone: len(view.cards_in(zone)) for zone in view.zones}
    assert (count["active.0"], count["bench.0"], count["hand.0"]) == (1, 1, 6)
    assert (count["prizes.0"], count["prizes.1"], count["active.1"]) == (6, 6, 1)
    (hurt,) = [unit for unit in view.units.values() if unit.zone == "active.1"]
    assert {mark.key: mark.value for mark in hurt.marks} == {"damage": 50, "poisoned": 1}
    assert (view.turn.number, view.turn.seat) == (1, 0)
    name = CARDS.get(view.cards[hurt.base].ref or "").name.en
    assert name == "Duskull"


def test_every_entry_is_counted_and_what_is_not_read_is_named() -> None:
    text = export(*GAME, entry("self", "dance"), move("self", "hand", "bench", 99))
    played = play_text(text, [GAMES["pokemon"]], GAMES.cards)
    assert played is not None
    assert (played.game.lines, played.missing) == (15, (14, 15))
    assert "Not carried out (by entry): 14 and 15." in summary(played).en


def test_what_a_player_took_back_never_was() -> None:
    undo = entry("self", "undo", None)
    back = export(*GAME, entry("self", "draw", "self", 3), entry("opp", "draw", "opp", 1), undo)
    assert piles(back) == piles(export(*GAME, entry("opp", "draw", "opp", 1)))
    twice = export(*GAME, move("self", "hand", "discard", 0), entry("self", "draw", "self", 3))
    twice = twice[:-2] + "," + json.dumps([undo, undo])[1:]
    assert piles(twice) == piles(export(*GAME))
    played = play_text(back, [GAMES["pokemon"]], GAMES.cards)
    assert played is not None
    assert played.missing == ()
    assert (laid(back).turn.number, laid(back).turn.seat) == (1, 0), "turns stay counted"


def piles(text: str) -> dict[str, list[str | None]]:
    view = laid(text)
    return {zone: [view.cards[card].ref for card in view.cards_in(zone)] for zone in view.zones}


def test_an_undo_of_nothing_is_named_and_takes_no_deck_away() -> None:
    text = json.dumps([*json.loads(export())[:3], entry("self", "undo", None)])
    played = play_text(text, [GAMES["pokemon"]], GAMES.cards)
    assert played is not None
    assert played.missing == (4,)
    assert len(laid(text).cards_in("deck.1")) == 20


def test_one_player_alone_has_a_table() -> None:
    alone = [
        {"version": "1.5.1"},
        entry("self", "loadDeckData", [["4", "Dreepy", "Pokémon", "u"]]),
        entry("opp", "loadDeckData", ""),
        entry("self", "setup", [0, 1, 2, 3]),
        entry("opp", "changeCardBack", "u"),
        entry("self", "takeTurn", "self"),
        entry("opp", "reset", False, True, True),
    ]
    played = play_text(json.dumps(alone), [GAMES["pokemon"]], GAMES.cards)
    assert played is not None
    assert played.missing == ()
    assert len(laid(json.dumps(alone)).cards_in("hand.0")) == 4


@pytest.mark.parametrize(
    "text",
    [
        export(*GAME)[:-40],
        json.dumps([{"action": "loadDeckData", "parameters": []}]),
        json.dumps([entry(user, "loadDeckData", "") for user in ("self", "opp")]),
        json.dumps([{}] * (MOST_ENTRIES + 1)),
        "[" * 100_000,
    ],
)
def test_what_cannot_be_read_is_said(text: str) -> None:
    with pytest.raises(ForeignError):
        read_export(text, CARDS)


def test_it_is_known_by_its_beginning() -> None:
    assert SIM_EXPORTS.is_log(export().splitlines()[:60])
    assert not SIM_EXPORTS.is_log(['[{"name": "Iono", "count": 4}]'])


def test_changed_exports_lead_to_a_table_or_a_sentence() -> None:
    drawn = random.Random(7)
    users, zones = ("self", "opp", "x"), ("hand", "deck", "active", "bench", "discard", "board")
    odd = (None, -1, 0, 1, 2, 10**20, "x", [], {}, True, 1.5)
    for _ in range(25):
        entries = [*GAME]
        for _ in range(40):
            index = drawn.choice((*range(6), *odd))
            target = drawn.choice((False, 0, 1, 2, *odd))
            goal = drawn.choice((*zones, "stadium", "attachedCards", "lostZone", "nowhere"))
            one = move(drawn.choice(users), drawn.choice(zones), goal, 0)
            one["parameters"][3:5] = [index, target]
            entries.append(one)
        assert len(laid(export(*entries)).cards) == 44
