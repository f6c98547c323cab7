"""What a name in a script means on the table: a player, a zone, cards, a unit, how coins fall."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.core.ids import JUDGE
from app.core.intent import PutMark
from app.games import script_names as names
from app.games.contracts.notation_contract import NotationError, Told
from tests.games.pokemon.spoken import scene
from tests.games.pokemon_table import BELT, DUSKULL, FIRE, IONO, PSYCHIC, Game


def refused(ask: Callable[[], object]) -> str:
    with pytest.raises(NotationError) as told:
        ask()
    return told.value.words.en


# -- players and zones ----------------------------------------------------------------------------


def test_a_player_is_called_by_name_in_any_case(game: Game) -> None:
    assert [names.seat_named(game.view(), text) for text in ("Aki", " ren ")] == [0, 1]
    why = refused(lambda: names.seat_named(game.view(), "Kei"))
    assert why == "nobody called “Kei” sits at this table. Write Aki or Ren."


@pytest.mark.parametrize(
    ("text", "owner", "bare"),
    [
        ("Ren's Duskull", 1, "Duskull"),
        ("Renのヨマワル", 1, "ヨマワル"),
        ("the opponent's hand", 1, "hand"),
        ("相手の手札", 1, "手札"),
        ("their own deck", 0, "deck"),
        ("自分の山札", 0, "山札"),
        ("Duskull", None, "Duskull"),
    ],
)
def test_whose_something_is_may_be_said(
    game: Game, text: str, owner: int | None, bare: str
) -> None:
    assert names.without_owner(scene(game), text) == (owner, bare)


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("the discard pile", "discard.0"),
        ("discard", "discard.0"),
        ("Prize", "prizes.0"),
        ("Prize cards", "prizes.0"),
        ("山札", "deck.0"),
        ("Ren's hand", "hand.1"),
        ("the Active Spot", "active.0"),
        ("Stadium", "stadium"),
    ],
)
def test_a_zone_is_the_acting_players_unless_it_is_said_whose(
    game: Game, text: str, zone: str
) -> None:
    assert names.zone_named(scene(game), text) == zone


def test_a_zone_that_is_not_there_is_answered_with_those_that_are(game: Game) -> None:
    assert names.zone_named(scene(game), "hand", owner=1) == "hand.1"
    why = refused(lambda: names.zone_named(scene(game), "graveyard"))
    assert why.startswith("there is no zone “graveyard”. The zones are: Deck, Hand,")


def test_a_zone_is_called_after_who_holds_it(game: Game) -> None:
    assert names.zone_title(game.view(), "bench.1").en == "Ren's Bench"
    assert names.zone_title(game.view(), "bench.1").ja == "Renのベンチ"
    assert names.zone_title(game.view(), "stadium").en == "Stadium"


# -- cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["Iono", "iono", "ナンジャモ", IONO])
def test_a_card_goes_by_its_name_in_both_languages_and_by_its_key(game: Game, text: str) -> None:
    assert names.is_called(scene(game), IONO, text)
    assert not names.is_called(scene(game), BELT, text)
    assert not names.is_called(scene(game), None, text), "a back is called nothing"


@pytest.mark.parametrize("text", ["Basic Fire Energy", "Fire Energy", "基本炎エネルギー"])
def test_a_basic_energy_goes_by_its_type(game: Game, text: str) -> None:
    assert names.is_called(scene(game), FIRE, text)
    assert not names.is_called(scene(game), PSYCHIC, text)


def test_a_list_names_each_card_as_often_as_it_is_told(game: Game) -> None:
    assert names.names_in(scene(game), "Iono ×2, Duskull and 2 Fire Energy", (IONO,)) == [
        "Iono", "Iono", "Duskull", "Fire Energy", "Fire Energy",
    ]  # fmt: skip
    assert names.parts("A, B, and C、D") == ["A", "B", "C", "D"]


def test_each_card_that_is_named_is_another_one(game: Game) -> None:
    found = names.cards_of(scene(game), "hand.0", "Iono ×2")
    assert len(set(found)) == 2
    assert {game.view().cards[card].ref for card in found} == {IONO}
    why = refused(lambda: names.cards_of(scene(game), "hand.0", "Iono ×3"))
    assert why.startswith("there is no Iono in Aki's Hand; there: Drakloak, Duskull")


def test_all_cards_of_a_zone_are_meant_but_those_already_taken(game: Game) -> None:
    first, *rest = game.view().cards_in("discard.0")
    assert names.cards_of(scene(game), "discard.0", "all", taken=(first,)) == tuple(rest)


def test_cards_are_told_once_with_their_number(game: Game) -> None:
    told = names.told_of(scene(game), [IONO, FIRE, IONO, None])
    assert told.en == "Iono ×2 and Basic Fire Energy"
    assert names.told_of(scene(game), [None]).en == "nothing that can be seen"


# -- units ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "zone", "index"),
    [
        ("Dreepy", "active.0", 0),
        ("Latias ex", "bench.0", 1),
        ("Bench 2", "bench.0", 1),
        ("Duskull (Bench 1)", "bench.0", 0),
        ("the Active Pokémon", "active.0", 0),
        ("Ren's Latias ex", "bench.1", 0),
        ("バトル場", "active.0", 0),
    ],
)
def test_a_unit_is_named_by_what_it_is_or_where_it_stands(
    game: Game, text: str, zone: str, index: int
) -> None:
    assert names.unit_named(scene(game), text) == game.unit(zone, index)


def test_whose_unit_is_meant_depends_on_what_is_done(game: Game) -> None:
    meant = names.unit_named(scene(game), "Duskull", own=False)
    assert meant == game.unit("active.1")
    assert names.unit_named(scene(game), "Dreepy", own=False, anywhere=True) == game.unit(
        "active.0"
    )
    why = refused(lambda: names.unit_named(scene(game), "Dreepy", own=False))
    assert why == (
        "there is no Dreepy on Ren's side; in play: Ren's Duskull (Active Spot) and "
        "Ren's Latias ex (Bench)."
    )


def test_of_twins_the_first_is_meant_otherwise_it_has_to_be_said_which() -> None:
    game = Game()
    first, second = (game.stand(DUSKULL, "bench.0") for _ in range(2))
    assert names.unit_named(scene(game), "Duskull") == first, "nobody can tell them apart"
    game.do(PutMark((second,), "damage", value=10), JUDGE)
    why = refused(lambda: names.unit_named(scene(game), "Duskull"))
    assert why == "“Duskull” may be Duskull (Bench 1) or Duskull (Bench 2). Write one of these."
    assert names.unit_named(scene(game), "Duskull", likelier=(second,)) == second


def test_for_a_judge_every_side_is_meant(game: Game) -> None:
    assert names.unit_named(scene(game, JUDGE), "Dreepy") == game.unit("active.0")
    why = refused(lambda: names.unit_named(scene(game, JUDGE), "Latias ex"))
    assert why.startswith("“Latias ex” may be Aki's Latias ex (Bench 2) or")


# -- chance ---------------------------------------------------------------------------------------


def test_coins_fall_as_they_are_told(game: Game) -> None:
    assert names.faces("heads, Tails and h、ウラ") == [True, False, True, False]
    told = Told()
    assert names.coins_told(scene(game, told=told), "tails") == [False]
    assert list(told.coins) == [False]
    assert refused(lambda: names.faces("edge")) == "“edge” is neither heads nor tails."


def test_a_word_is_one_of_several_in_any_case() -> None:
    assert names.any_of(" The Table ", "the table", "卓")
    assert not names.any_of("Ren", "the table", "卓")
