"""What a double click means, for every place where a card can lie and every kind of card."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Move, Procedure, PutMark
from app.games.game_api import Selection
from app.games.pokemon.pokemon_game import SPEC
from tests.games.pokemon_table import (
    ARTAZON,
    BELT,
    DECK,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    LATIAS,
    PSYCHIC,
    TOWER,
    ULTRA_BALL,
    Game,
    action,
    middle,
    on,
    royal,
)

NOTHING = ""
LUMINOUS = "PAL-191"


def likeliest(game: Game, selection: Selection, seat: int = 0) -> str:
    """Return what a double click does; empty for nothing."""
    assert SPEC.foremost is not None
    view = game.view(seat)
    names = SPEC.foremost(view, selection).likeliest
    return next((name for name in names if action(name).when(view, selection)), NOTHING)


def fresh() -> Game:
    """A table before the game, with a hand of every kind."""
    game = Game()
    for ref in (DREEPY, DUSKULL, DRAKLOAK, FIRE, IONO):
        game.put(ref, "hand.0")
    return game


@pytest.mark.parametrize(
    ("ref", "expected"),
    [
        (DUSKULL, "bench_basic"),
        (DRAKLOAK, "evolve"),
        (FIRE, "attach"),
        (BELT, "attach"),
        (ULTRA_BALL, "play"),
        (IONO, "play"),
        (TOWER, "play"),
    ],
)
def test_of_a_card_in_hand(ref: str, expected: str) -> None:
    game = middle()
    assert likeliest(game, Selection((game.card(ref),))) == expected


@pytest.mark.parametrize(
    ("ref", "expected"),
    [(DREEPY, "to_active"), (DRAKLOAK, NOTHING), (FIRE, NOTHING), (IONO, NOTHING)],
)
def test_of_a_card_in_hand_before_the_game(ref: str, expected: str) -> None:
    game = fresh()
    assert likeliest(game, Selection((game.card(ref),))) == expected


def test_before_the_game_the_first_basic_goes_to_the_active_spot_and_others_to_the_bench() -> None:
    game = fresh()
    game.act(likeliest(game, Selection((game.card(DREEPY),))), 0, Selection((game.card(DREEPY),)))
    assert (game.refs("active.0"), game.refs("active.0", seat=1)) == ([DREEPY], [None])
    second = Selection((game.card(DUSKULL),))
    game.act(likeliest(game, second), 0, second)
    assert (game.refs("bench.0"), game.refs("bench.0", seat=1)) == ([DUSKULL], [None])


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        (("prizes.0#2",), "take_prize"),
        (("prizes.1#2",), NOTHING),
        (("deck.0#0",), "to_hand"),
        (("hand.1#0",), NOTHING),
        (("cgone",), NOTHING),
    ],
)
def test_of_a_face_down_card(place: tuple[str, ...], expected: str) -> None:
    assert likeliest(middle(), Selection(place)) == expected


@pytest.mark.parametrize("zone", ["deck.0", "prizes.0"])
def test_a_hidden_card_is_never_played_even_if_it_is_known(zone: str) -> None:
    game = middle()
    game.act("look_through", selection=Selection(zone=zone))
    for _, card in game.view().zones[zone].seen:
        expected = "to_hand" if zone == "deck.0" else "take_prize"
        assert likeliest(game, Selection((card,))) == expected


@pytest.mark.parametrize(
    ("zone", "expected"),
    [
        ("deck.0", "draw"),
        ("deck.1", NOTHING),
        ("prizes.0", "take_prize"),
        ("prizes.1", NOTHING),
        ("hand.1", NOTHING),
        ("discard.0", NOTHING),
        ("lost.0", NOTHING),
        ("bench.0", NOTHING),
        ("mat", NOTHING),
        ("", NOTHING),
    ],
)
def test_of_a_place(zone: str, expected: str) -> None:
    assert likeliest(middle(), Selection(zone=zone)) == expected


def test_of_the_deck_before_the_game() -> None:
    assert likeliest(Game(), Selection(zone="deck.0")) == "setup"


def test_of_pokemon() -> None:
    game = middle()
    active, bench, theirs = (game.unit(z) for z in ("active.0", "bench.0", "active.1"))
    assert likeliest(game, Selection(units=(active,))) == "attack_1"
    assert likeliest(game, Selection(units=(bench,))) == NOTHING
    assert likeliest(game, Selection(units=(game.unit("bench.0", 1),))) == "ability"
    assert likeliest(game, Selection(units=(theirs,))) == NOTHING
    assert likeliest(game, Selection(units=(game.unit("bench.1"),))) == NOTHING
    game.act("attack_1")
    assert likeliest(game, Selection(units=(active,))) == NOTHING, "one attack a turn"


@pytest.mark.parametrize(
    ("energy", "expected"),
    [
        ((), "attack_1"),  # none is paid: the first one
        ((PSYCHIC,), "attack_1"),
        ((FIRE, PSYCHIC), "attack_2"),  # both are: the stronger one
        ((FIRE, FIRE), "attack_1"),  # enough, but of the wrong type
        ((FIRE, LUMINOUS), "attack_2"),  # a Special Energy may be of any type
    ],
)
def test_the_likeliest_attack_is_the_strongest_that_is_paid(
    energy: tuple[str, ...], expected: str
) -> None:
    game = Game(deck=(*DECK, LUMINOUS))
    game.stand(DREEPY, "active.0", *energy)
    game.stand(LATIAS, "active.1")
    game.turn(0)
    assert likeliest(game, Selection(units=(game.unit("active.0"),))) == expected


def test_no_attack_in_the_opponents_turn() -> None:
    game = middle()
    game.turn(1)
    assert likeliest(game, Selection(units=(game.unit("active.0"),))) == NOTHING


@pytest.mark.parametrize("zone", ["active.0", "bench.0", "active.1", "bench.1"])
def test_of_a_pokemon_without_hp_left(zone: str) -> None:
    game = middle()
    game.do(PutMark((game.unit(zone),), "damage", value=400))
    assert likeliest(game, Selection(units=(game.unit(zone),))) == "knock_out"


@pytest.mark.parametrize("seat", [0, 1])
def test_of_a_benched_pokemon_with_an_empty_active_spot(seat: int) -> None:
    game = middle()
    game.act("knock_out", selection=Selection(units=(game.unit(f"active.{seat}"),)))
    assert likeliest(game, Selection(units=(game.unit(f"bench.{seat}"),))) == "promote"


@pytest.mark.parametrize(("ref", "zone"), [(FIRE, "active.0"), (BELT, "active.1")])
def test_of_an_attached_card(ref: str, zone: str) -> None:
    game = middle()
    assert likeliest(game, Selection((game.card(ref, zone),))) == "to_discard"


def test_of_a_discarded_card() -> None:
    game = middle()
    assert likeliest(game, Selection((game.card(FIRE, "discard.0"),))) == "to_hand"
    theirs = Selection((game.put(LATIAS, "discard.1"),))
    assert likeliest(game, theirs) == NOTHING


def test_of_the_lost_zone_and_the_mat() -> None:
    game = middle()
    game.put(LATIAS, "lost.0")
    assert likeliest(game, Selection((game.card(LATIAS, "lost.0"),))) == NOTHING
    game.do(Move((game.card(IONO),), "mat"))
    assert likeliest(game, Selection(units=(game.unit("mat"),))) == NOTHING


def test_of_the_stadium_once_a_turn() -> None:
    game = middle()
    game.do(Move((game.put(ARTAZON, "hand.1"),), "stadium"), JUDGE)
    unit = Selection(units=(game.unit("stadium"),))
    assert likeliest(game, unit) == "use_stadium"
    game.act("use_stadium", selection=unit)
    assert likeliest(game, unit) == NOTHING


def test_of_what_lies_in_the_play_area() -> None:
    game = middle()
    game.act("play", selection=Selection((game.card(IONO),)))
    assert likeliest(game, Selection(units=(game.unit("stage"),))) == "to_discard"


def test_of_an_energy_that_stands_on_the_bench() -> None:
    game = middle()
    game.do(Move((game.card(FIRE),), "bench.0", -1))
    astray = Selection(units=(game.view().zones["bench.0"].items[-1],))
    assert likeliest(game, astray) == "attach"
    for name in ("retreat", "knock_out", "damage_10", "poisoned"):
        assert not action(name).when(game.view(), astray), name
    game.act("attach", selection=astray)
    assert game.refs("active.0") == [DREEPY, FIRE, FIRE]


def test_what_is_foremost_is_known_by_name() -> None:
    """A misspelt name would be left out without a word."""
    assert SPEC.foremost is not None
    ids = {entry.id for entry in SPEC.actions} | {"coin", "end_turn", "start"}
    groups = {entry.group for entry in SPEC.actions}
    for game in (Game(), fresh(), middle()):
        view = game.view()
        some = [Selection(), *(Selection(zone=zone) for zone in view.zones)]
        some += [Selection(units=(unit,)) for unit in view.units]
        some += [Selection(view.cards_in(zone)[:1]) for zone in view.zones]
        some += [Selection((f"{zone}.{seat}#0",)) for zone in ("prizes", "hand") for seat in (0, 1)]
        for selection in some:
            found = SPEC.foremost(view, selection)
            for name in (*found.likeliest, *found.first):
                assert name in ids or name[1:] in groups, (selection, name)


def test_who_comes_into_a_spot_that_has_attacked_does_not_attack() -> None:
    """BR096: the other Active Pokémon is offered its attack all the same."""
    game = royal()
    game.do(Procedure("attack", (("unit", game.unit("active.0")), ("attack", "0"))))
    assert likeliest(game, on(game)) == NOTHING
    both = Selection(units=(game.unit("active.0"), game.unit("bench.0")))
    game.act("switch", selection=both)
    assert game.marks(game.unit("active.0")) == {"spot_attacked": 1}
    assert likeliest(game, on(game)) == NOTHING
    assert likeliest(game, on(game, "active.0", 1)) == "attack_1"
