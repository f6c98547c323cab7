"""What is asked before Pokémon are put down, and before cards are drawn for mulligans."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure
from app.core.text.words import Words
from app.games.form_model import Form, Number, Pick, Ticks
from app.games.game_api import Selection
from app.games.pokemon.cards.card_record import Ability, Card
from app.games.pokemon.table import printed_facts
from app.games.pokemon.tasks import starters
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, Game, action
from tests.games.setup_table import BASICS, NONE, put_down, run, two

UNKNOWN = "?Pikachu||"
NOTHING = Selection()


def dealt(*refs: str) -> Game:
    game = Game(deck=(DREEPY, DREEPY, DUSKULL, UNKNOWN) + (FIRE,) * 30)
    for ref in refs:
        game.put(ref, "hand.0")
    return game


def form(game: Game, name: str = "setup_place", **answers: str) -> Form:
    asks = action(name).form
    assert asks is not None
    assert action(name).when(game.view(), NOTHING)
    found = asks(game.view(), NOTHING, answers)
    assert found is not None
    return found


def titles(field: object) -> list[str]:
    assert isinstance(field, Pick | Ticks)
    return [choosable.title.en for choosable in field.among]


def test_basics_and_cards_without_data_may_begin() -> None:
    active, bench, prizes = form(dealt(DREEPY, FIRE, UNKNOWN, DUSKULL)).fields
    assert titles(active) == ["Dreepy", "Duskull", "Pikachu"]
    assert titles(bench) == ["Dreepy", "Duskull", "Pikachu"]
    assert isinstance(prizes, Number)
    assert prizes.value == 6


def test_an_active_pokemon_has_to_be_chosen_and_is_not_benched_as_well() -> None:
    game = dealt(DREEPY, DUSKULL)
    open_form = form(game)
    assert open_form.intent is None
    assert open_form.missing is not None
    chosen = form(game, active=game.card(DUSKULL))
    assert chosen.missing is None
    assert titles(chosen.fields[1]) == ["Dreepy"]


def test_the_only_one_there_is_chosen_already() -> None:
    game = dealt(DREEPY, FIRE)
    game.do(form(game).intent or Procedure(""))
    assert game.refs("active.0") == [DREEPY]
    assert game.view().zones["prizes.0"].count == 6


def test_what_is_chosen_is_put_down_in_one_gesture() -> None:
    game = dealt(DREEPY, DREEPY, DUSKULL, FIRE)
    first, second = (h for h in game.view().cards_in("hand.0") if _ref(game, h) == DREEPY)
    filled = form(game, active=game.card(DUSKULL), bench=f"{first},{second},nothing", prizes="3")
    assert [line.en for line in filled.lines] == ["Bench: 2/5"]
    assert filled.intent is not None
    nodes = len(game.table.host.tree.nodes)
    game.do(filled.intent)
    assert len(game.table.host.tree.nodes) == nodes + 1
    assert game.refs("active.0") == [DUSKULL]
    assert game.refs("bench.0") == [DREEPY, DREEPY]
    assert game.view().zones["prizes.0"].count == 3
    assert game.refs("active.0", seat=1) == [None]


def _ref(game: Game, handle: str) -> str | None:
    return game.view().cards[handle].ref


def test_the_table_s_number_of_prizes_is_proposed() -> None:
    game = Game(deck=BASICS, options=(("prizes", "4"),))
    run(game, "deal")
    assert [field.value for field in form(game).fields if isinstance(field, Number)] == [4]


def test_with_an_active_pokemon_only_the_bench_is_asked_for() -> None:
    game = dealt(DREEPY, DUSKULL)
    game.act("setup_place", selection=Selection((game.card(DREEPY),)))
    assert [field.id for field in form(game).fields] == ["bench"]
    nobody = form(game)
    assert nobody.intent is None
    assert nobody.missing is not None
    assert nobody.missing.en == "Choose the Pokémon to put down."
    game.do(form(game, bench=game.card(DUSKULL)).intent or Procedure(""))
    assert game.refs("bench.0") == [DUSKULL]
    assert not action("setup_place").when(game.view(), NOTHING)


def test_selected_cards_are_put_down_without_a_question() -> None:
    game = dealt(DREEPY)
    asks = action("setup_place").form
    assert asks is not None
    assert asks(game.view(), Selection((game.card(DREEPY),)), {}) is None


def test_a_pokemon_whose_ability_says_so_may_begin_in_the_active_spot_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = Words("If you have it when you are setting up to play, put it there.", "")
    scorching = Card(
        "X-1",
        Words("Cinder", "シンダー"),
        "pokemon",
        stage="stage2",
        hp=160,
        abilities=(Ability(Words("Hot Start", "ホットスタート"), text),),
    )
    known = printed_facts.facts

    def with_it(ref: str) -> Card:
        return scorching if ref == "X-1" else known(ref)

    monkeypatch.setattr(printed_facts, "facts", with_it)
    monkeypatch.setattr(starters, "facts", with_it)
    game = Game(deck=("X-1",) + (FIRE,) * 10)
    game.put("X-1", "hand.0")
    (active, _prizes) = form(game).fields
    assert titles(active) == ["Cinder"]
    assert not starters.needs_mulligan(game.view())
    assert not starters.surely_has_basic(game.view())


def test_the_number_of_extra_cards_can_be_overwritten() -> None:
    game = two(BASICS, NONE)
    put_down(game, 0)
    for _ in range(3):
        run(game, "mulligan", 1)
    (field,) = form(game, "extra_draw").fields
    assert isinstance(field, Number)
    assert (field.value, field.least, field.most) == (3, 0, 3)
    game.do(form(game, "extra_draw", number="1").intent or Procedure(""))
    assert game.view().zones["hand.0"].count == 7


def test_no_extra_cards_are_asked_for_without_mulligans() -> None:
    game = two()
    assert not action("extra_draw").when(game.view(), NOTHING)
    asks = action("extra_draw").form
    assert asks is not None
    assert asks(game.view(), NOTHING, {}) is None
