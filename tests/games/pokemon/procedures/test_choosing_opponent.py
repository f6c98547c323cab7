"""Whom a card means where there are several opponents (BR079, BR081, BR129)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.core.intent import Batch, Procedure, PutMark, Undo
from app.core.text.words import Language, Words
from app.games.game_api import GameSpec
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.pokemon_game import BATTLE_ROYAL_SPEC, SPEC, TEAM_BATTLE_SPEC
from app.games.pokemon.procedures import choosing_opponent
from app.games.pokemon.procedures.choosing_opponent import (
    ability_of,
    has_far_side,
    lost_choices,
    open_choices,
    speaks_of_opponent,
    trainer_asks,
)
from app.games.pokemon.table import moves, printed_facts
from app.games.pokemon.table.seat_board import CHOSEN, chosen_foe
from app.games.table_tools import place_of
from tests.games.pokemon_table import (
    ARTAZON,
    DECK,
    DREEPY,
    IONO,
    ULTRA_BALL,
    Game,
    log,
    royal,
    teams,
)

URSALUNA = "TWM-141"
"""Its Ability counts the opponent's Prizes and works by itself."""
SHEET = (("br-text", "sheet"),)


def with_ursaluna() -> tuple[Game, str]:
    game = Game(4, (URSALUNA, *DECK[:-1]), spec=BATTLE_ROYAL_SPEC)
    unit = game.stand(URSALUNA, "active.0")
    for seat in range(1, 4):
        game.stand(DREEPY, f"active.{seat}")
    game.start()
    game.turn()
    return game, unit


@pytest.mark.parametrize(
    ("en", "ja", "about"),
    [
        ("Choose 1 of your opponent's Benched Pokémon.", "", True),
        ("Your opponent's Pokémon in play have no Abilities.", "", True),
        ("Draw 3 cards.", "山札を3枚引く。", False),
        ("Your attacks do 30 more damage to your opponent's Active Pokémon.", "", False),
        ("", "おたがいのプレイヤーは、手札を山札に戻す。", True),
    ],
)
def test_a_text_is_about_an_opponent_but_not_by_its_attacks(en: str, ja: str, about: bool) -> None:
    assert speaks_of_opponent(Words(en, ja)) is about


def test_only_where_opponents_are_no_team_a_trainer_asks() -> None:
    royal_view = royal().view()
    asks = [trainer_asks(royal_view, ref) for ref in (IONO, ULTRA_BALL, ARTAZON, None, "X-1")]
    assert asks == [True, False, False, False, False]
    assert not trainer_asks(teams().view(), IONO)
    assert not trainer_asks(Game().view(), IONO)


def test_by_the_sheet_each_player_is_everybody() -> None:
    assert not trainer_asks(royal(options=SHEET).view(), IONO)


def test_a_trainer_is_played_for_somebody_and_everybody_is_told() -> None:
    game = royal()
    card = game.put(IONO, "hand.0")
    game.do(Procedure("play_trainer", (("card", card), ("seat", "3"))))
    unit = game.unit("stage")
    assert [chosen_foe(game.view(seat), unit) for seat in range(4)] == [3] * 4
    assert game.view().turn.used("supporter") == 1
    assert "chooses Kai for Iono" in log(game)
    assert "ナンジャモの相手にKaiを選" in log(game, "ja", 2)
    game.do(Procedure("end_turn"))
    assert IONO in game.refs("discard.0")
    assert unit not in game.view().units


def test_a_trainer_for_nobody_in_particular_has_no_mark() -> None:
    game = royal()
    card = game.put(IONO, "hand.0")
    game.do(Procedure("play_trainer", (("card", card),)))
    assert chosen_foe(game.view(), game.unit("stage")) is None


def test_a_trainer_that_is_discarded_at_once_tells_whom_it_was_for() -> None:
    game = royal()
    card = game.put(IONO, "hand.0")
    game.do(Procedure("play_trainer", (("card", card), ("seat", "1"), ("finish", "1"))))
    assert game.refs("discard.0") == [IONO]
    assert "chooses Ren for Iono" in log(game, seat=2)
    assert "ナンジャモの相手にRenを選" in log(game, "ja", 3)


def test_it_shows_on_the_discarded_card_for_the_rest_of_the_turn() -> None:
    game = royal()
    card = game.put(IONO, "hand.0")
    game.do(Procedure("play_trainer", (("card", card), ("seat", "1"), ("finish", "1"))))
    (lying,) = game.view(2).cards_in("discard.0")
    assert [(one.key, one.value, one.until) for one in game.view(2).cards[lying].marks] == [
        (CHOSEN, 2, 5)
    ]
    game.do(Procedure("end_turn"))
    assert game.view(2).cards[lying].marks == ()


def test_what_was_discarded_before_is_not_marked_for_it() -> None:
    game = royal()
    card, _ = game.put(IONO, "hand.0"), game.put(IONO, "discard.0")
    game.do(Procedure("play_trainer", (("card", card), ("finish", "1"))))
    assert all(not game.view().cards[one].marks for one in game.view().cards_in("discard.0"))


def test_it_is_one_step_to_take_back() -> None:
    game = royal()
    card = game.put(IONO, "hand.0")
    before = game.table.host.tree.cursor
    game.do(Procedure("play_trainer", (("card", card), ("seat", "3"))))
    game.do(Undo())
    assert game.table.host.tree.cursor == before
    assert IONO in game.refs("hand.0")


def test_what_names_no_card_or_no_seat_is_refused_or_chooses_nobody() -> None:
    game = royal()
    card = game.put(IONO, "hand.0")
    game.do(Procedure("play_trainer", (("card", card), ("seat", "77"))))
    assert chosen_foe(game.view(), game.unit("stage")) is None
    assert type(game.ask(Procedure("play_trainer", (("seat", "1"),)))).__name__ == "Refused"


def test_an_ability_that_works_by_itself_waits_for_a_choice_until_it_is_made() -> None:
    game, unit = with_ursaluna()
    assert ability_of(game.view(), unit, lasting=True) == Words("Seasoned Skill", "ろうれんのわざ")
    assert open_choices(game.view()) == (unit,)
    game.do(PutMark((unit,), CHOSEN, value=2))
    assert open_choices(game.view()) == lost_choices(game.view()) == ()


def test_who_was_chosen_and_is_out_is_chosen_anew() -> None:
    game, unit = with_ursaluna()
    game.do(PutMark((unit,), CHOSEN, value=2))
    game.do(Procedure("concede"), 1)
    assert lost_choices(game.view()) == (unit,)


PARALLEL = Card(
    "X-9",
    Words("Parallel City", "パラレルシティ"),
    "stadium",
    text=Words("This ↓ player can't have more than 3 Benched Pokémon.", ""),
)


@pytest.fixture
def parallel(monkeypatch: pytest.MonkeyPatch) -> Callable[[GameSpec], tuple[Game, str]]:
    """Return what lays a table with the Stadium of two sides in play, and its unit."""
    usual = printed_facts.facts

    def with_it(ref: str) -> Card:
        return PARALLEL if ref == "X-9" else usual(ref)

    for module in (printed_facts, choosing_opponent):
        monkeypatch.setattr(module, "facts", with_it)

    def lay(spec: GameSpec) -> tuple[Game, str]:
        game = Game(spec.seats[1], ("X-9", *DECK[:-1]), spec=spec)
        for seat in range(spec.seats[1]):
            game.stand(DREEPY, place_of(game.view(), "active", seat), owner=seat)
        game.turn()
        game.put("X-9", "hand.0")
        game.do(Batch(tuple(moves.play(game.view(), game.card("X-9")))))
        return game, game.unit("stadium")

    return lay


def test_the_far_side_of_a_stadium_is_asked_for_once_it_lies_there(
    parallel: Callable[[GameSpec], tuple[Game, str]],
) -> None:
    """BR240: whose it is, or nobody's in particular; and another's once that one is out."""
    game, unit = parallel(BATTLE_ROYAL_SPEC)
    task = game.tasks()[f"opponent.{unit}"]
    assert (task.title.en, task.seat) == ("Choose the opponent for Parallel City", 0)
    assert [one.title.en for one in task.choices] == ["Ren", "Mei", "Kai", "Nobody in particular"]
    game.choose(f"opponent.{unit}", 1)
    assert [chosen_foe(game.view(seat), unit) for seat in range(4)] == [2] * 4
    assert "chooses Mei for Parallel City" in log(game)
    game.do(Procedure("end_turn"))
    assert chosen_foe(game.view(), unit) == 2, "it works as long as it lies there"
    game.do(Procedure("concede"), 2)
    assert lost_choices(game.view()) == (unit,)
    game.choose(f"opponent.{unit}", 2)
    assert chosen_foe(game.view(), unit) is None
    assert f"opponent.{unit}" not in game.tasks()


def test_any_other_stadium_and_any_other_game_asks_nothing_of_it(
    parallel: Callable[[GameSpec], tuple[Game, str]],
) -> None:
    for spec in (SPEC, TEAM_BATTLE_SPEC):
        game, unit = parallel(spec)
        assert not has_far_side(game.view(), unit)
        assert open_choices(game.view()) == ()
    game = royal()
    game.put(ARTAZON, "stadium", 0)
    assert not has_far_side(game.view(), game.unit("stadium"))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_mark_has_words(language: Language) -> None:
    from app.games.pokemon.table.words.mark_sentences import BY_SEAT, MARKS

    assert MARKS[CHOSEN].in_(language)
    assert CHOSEN in BY_SEAT
