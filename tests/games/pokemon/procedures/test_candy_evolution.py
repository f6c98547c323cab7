"""Rare Candy: a Stage 2 from the hand onto the Basic of its line, one gesture."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure
from app.core.text.wording import both
from app.core.text.words import Words
from app.games.form_model import Pick
from app.games.game_api import Selection
from app.games.pokemon.cards.card_record import Card, Stage
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.games.pokemon.pokemon_game import SPEC
from app.games.pokemon.procedures.candy_evolution import asks, fits, is_rare_candy
from tests.games.pokemon_table import (
    DRAGAPULT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    LATIAS,
    Game,
    action,
    titles,
)

CANDY, DUSCLOPS, DUSKNOIR = "MEG-125", "PRE-36", "PRE-37"
DECK = (DREEPY, DREEPY, DUSKULL, LATIAS, DRAKLOAK, CANDY, CANDY, DRAGAPULT, DRAGAPULT, DUSKNOIR)


def table(*hand: str, bench: tuple[str, ...] = (DUSKULL,)) -> Game:
    game = Game(deck=(*DECK, *(FIRE,) * 9))
    game.stand(DREEPY, "active.0", FIRE)
    for ref in bench:
        game.stand(ref, "bench.0")
    for ref in hand:
        game.put(ref, "hand.0")
    game.turn(0)
    return game


def held(game: Game, *refs: str) -> Selection:
    return Selection(tuple(game.card(ref) for ref in refs))


# -- which fits which -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("evolution", "basic", "expected"),
    [
        (DRAGAPULT, DREEPY, True),
        (DUSKNOIR, DUSKULL, True),
        (DRAGAPULT, DUSKULL, False),
        (DRAKLOAK, DREEPY, False),  # a Stage 1
        (DRAGAPULT, DRAKLOAK, False),  # on a Stage 1
    ],
)
def test_the_stage_between_says_what_fits(evolution: str, basic: str, *, expected: bool) -> None:
    base = known_base()
    assert fits(base.get(evolution), base.get(basic)) is expected


def test_a_line_that_nobody_knows_does_not_fit() -> None:
    strange = Card("X-1", both("X"), "pokemon", stage="stage2", evolves_from=both("Unheard"))
    assert not fits(strange, known_base().get(DREEPY))
    assert not fits(None, known_base().get(DREEPY))


def test_names_below_are_found_in_both_languages_and_forgotten_after_an_import() -> None:
    def stage(key: str, name: Words, below: Words | None, kind: Stage) -> Card:
        return Card(key, name, "pokemon", stage=kind, evolves_from=below)

    ivysaur, bulbasaur = Words("Ivysaur", "フシギソウ"), Words("Bulbasaur", "フシギダネ")
    base = PokemonCards([stage("A-1", ivysaur, bulbasaur, "stage1")])
    below = {"bulbasaur", "フシギダネ"}
    assert base.names_below("Ivysaur") == base.names_below("フシギソウ") == below
    assert base.names_below("Bulbasaur") == frozenset()
    base.forget_meant()
    assert base.names_below("ivysaur") == below


def test_it_is_known_by_either_name() -> None:
    assert is_rare_candy(known_base().get(CANDY))
    assert is_rare_candy(Card("J-1", both("ふしぎなアメ"), "item"))
    assert not is_rare_candy(Card("J-2", both("Rare Candy"), "supporter"))
    assert not is_rare_candy(None)


# -- dropping -------------------------------------------------------------------------------------


def test_a_stage_two_dropped_on_its_basic_offers_the_candy_in_hand_first() -> None:
    game = table(CANDY, DRAGAPULT)
    active = game.unit("active.0")
    drops = game.drops(held(game, DRAGAPULT), "active.0", active)
    assert titles(drops)[:2] == ["Evolve into Dragapult ex with Rare Candy", "Evolve Dreepy"]
    assert drops[0].title.ja == "ふしぎなアメでドラパルトexに進化させる"
    nodes = len(game.table.host.tree.nodes)
    game.do(drops[0].intent)
    assert len(game.table.host.tree.nodes) == nodes + 1
    assert game.refs("active.0") == [DRAGAPULT, DREEPY, FIRE]
    assert game.refs("discard.0") == [CANDY]
    assert game.refs("hand.0") == []
    assert game.verbs()[:2] == ["play", "evolve"]


def test_the_candy_dropped_on_a_basic_offers_what_fits_in_hand() -> None:
    game = table(CANDY, DRAGAPULT, DRAGAPULT, DUSKNOIR)
    drops = game.drops(held(game, CANDY), "active.0", game.unit("active.0"))
    assert titles(drops)[:2] == ["Evolve into Dragapult ex with Rare Candy", "Play Rare Candy"]
    game.do(drops[0].intent)
    assert game.refs("active.0")[0] == DRAGAPULT
    assert sorted(game.refs("hand.0"), key=str) == sorted((DRAGAPULT, DUSKNOIR))


@pytest.mark.parametrize("hand", [(DRAGAPULT,), (CANDY, DUSKNOIR), (CANDY, DRAKLOAK)])
def test_without_what_it_takes_nothing_changes(hand: tuple[str, ...]) -> None:
    game = table(*hand)
    drops = game.drops(held(game, hand[-1]), "active.0", game.unit("active.0"))
    assert titles(drops)[0] == "Evolve Dreepy"


# -- menu, key, double click ----------------------------------------------------------------------


@pytest.mark.parametrize("ref", [CANDY, DRAGAPULT])
def test_one_way_is_one_gesture(ref: str) -> None:
    game = table(CANDY, DRAGAPULT)
    selection = held(game, ref)
    assert action("rare_candy").words(game.view(), selection).en == (
        "Rare Candy: Dreepy into Dragapult ex"
    )
    assert asks(game.view(), selection, {}) is None
    game.act("rare_candy", selection=selection)
    assert game.refs("active.0")[0] == DRAGAPULT


def test_a_double_click_takes_the_candy_where_nothing_evolves_as_usual() -> None:
    assert SPEC.foremost is not None

    def likeliest(game: Game, ref: str) -> str:
        view, selection = game.view(), held(game, ref)
        names = SPEC.foremost(view, selection).likeliest  # type: ignore[misc] # asserted above
        return next(name for name in names if action(name).when(view, selection))

    assert likeliest(table(CANDY, DRAGAPULT), DRAGAPULT) == "rare_candy"
    assert likeliest(table(CANDY, DRAGAPULT), CANDY) == "rare_candy"
    assert likeliest(table(CANDY), CANDY) == "play"
    assert likeliest(table(CANDY, DRAGAPULT, bench=(DRAKLOAK,)), DRAGAPULT) == "evolve"


def test_where_there_are_several_ways_it_asks() -> None:
    game = table(CANDY, DRAGAPULT, DUSKNOIR, bench=(DUSKULL, DREEPY))
    selection = held(game, CANDY)
    made = asks(game.view(), selection, {})
    assert made is not None
    assert made.intent is None
    assert made.missing is not None
    assert [choice.title.en for choice in made.fields[0].among] == [  # type: ignore[union-attr]
        "Dragapult ex",
        "Dusknoir",
    ]
    card, unit = game.card(DRAGAPULT), game.unit("bench.0", 1)
    made = asks(game.view(), selection, {"evolution": card, "unit": unit})
    assert made is not None
    assert made.intent is not None
    game.do(made.intent)
    assert game.refs("bench.0")[1:3] == [DRAGAPULT, DREEPY]
    made = asks(game.view(), held(game, DUSKNOIR), {})
    assert made is None, "no Rare Candy is left"


def test_the_active_pokemon_is_offered_first() -> None:
    game = Game(deck=(*DECK, *(FIRE,) * 9))
    game.stand(DREEPY, "bench.0")
    active = game.stand(DREEPY, "active.0")
    for ref in (CANDY, DRAGAPULT):
        game.put(ref, "hand.0")
    game.turn(0)
    made = asks(game.view(), held(game, CANDY), {})
    assert made is not None
    pokemon = made.fields[1]
    assert isinstance(pokemon, Pick)
    assert pokemon.among[0].id == active


# -- odd play -------------------------------------------------------------------------------------


def test_cards_that_do_not_fit_are_played_all_the_same() -> None:
    game = table(CANDY, DUSKNOIR)
    arguments = {
        "card": game.card(CANDY),
        "evolution": game.card(DUSKNOIR),
        "unit": game.unit("active.0"),
    }
    game.do(Procedure("rare_candy", tuple(arguments.items())))
    assert game.refs("active.0")[:2] == [DUSKNOIR, DREEPY]


def test_without_a_candy_named_it_evolves_only() -> None:
    game = table(DRAGAPULT)
    arguments = (("evolution", game.card(DRAGAPULT)), ("unit", game.unit("active.0")))
    game.do(Procedure("rare_candy", arguments))
    assert game.refs("active.0")[0] == DRAGAPULT


@pytest.mark.parametrize(
    "arguments", [(), (("unit", "unone"),), (("evolution", "cnone"), ("unit", "unone"))]
)
def test_what_is_not_there_is_answered_clearly(arguments: tuple[tuple[str, str], ...]) -> None:
    game = table(CANDY, DRAGAPULT)
    assert game.ask(Procedure("rare_candy", arguments)).code in ("gone", "arguments")
    assert len(game.refs("hand.0")) == 2
