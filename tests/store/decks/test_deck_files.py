"""Decks of all games: which game a list is for, and whose cards read it."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cards.deck.deck import DeckList, DeckListError
from app.cards.deck.deck_own import own_yaml
from app.core.data.value import replace
from app.games.game_registry import GAMES, usual_cards
from app.games.pokemon import pokemon_game
from app.resources import decklists
from app.store.decks.deck_files import (
    cards_for,
    format_of,
    game_at,
    game_of,
    game_said_at,
    is_deck,
    of_game,
    pack_at,
    read_deck,
    read_deck_text,
    shipped_decks,
    shipped_for,
)
from app.store.decks.shipped_titles import deck_played, is_shipped
from tests.helpers.playing_game import SPEC, all_cards, know
from tests.helpers.toy_games.loaded import loaded

PACK = decklists() / "playing" / "full.pack"


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    know(monkeypatch, SPEC)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.yaml"
    path.write_text(own_yaml(all_cards().lists.read("2 Ace of Spades\n", "Mine")))
    return path


def test_a_pack_is_a_deck_at_a_path_where_no_file_is() -> None:
    assert shipped_decks("playing") == [PACK]
    assert not PACK.exists()
    assert is_deck(PACK)
    assert is_shipped(PACK)
    assert game_at(PACK) == "playing"
    assert read_deck(PACK).count == 52
    assert pack_at(PACK) == all_cards().packs[0]


@pytest.mark.parametrize("path", [PACK.with_name("half.pack"), Path("full.pack")])
def test_a_pack_that_is_not_there_is_none(path: Path) -> None:
    assert not is_deck(path)
    with pytest.raises(DeckListError, match="no pack"):
        read_deck(path)


def test_shipped_lists_are_of_the_game_of_their_folder() -> None:
    for path in shipped_decks("pokemon"):
        assert game_at(path) == "pokemon"
        assert cards_for(read_deck(path)) is usual_cards()


def test_shipped_decks_are_told_apart_by_the_format_they_are_made_for() -> None:
    every = shipped_decks("pokemon")
    glc, half = shipped_for("pokemon", "glc"), shipped_for("pokemon", "half")
    assert [path.stem.partition("-")[0] for path in (*glc, *half)] == ["glc"] * 4 + ["half"] * 4
    usual = shipped_for("pokemon")
    assert usual == shipped_for("pokemon", "standard") == every[: len(usual)]
    assert sorted((*usual, *glc, *half)) == sorted(every)
    assert shipped_for("pokemon", "unlimited") == []
    # Decks that are not checked are for the usual format.
    assert shipped_for("playing") == [PACK]
    assert shipped_for("playing", "glc") == []


@pytest.mark.parametrize("name", ["glc", "half", "standard"])
def test_shipped_decks_of_a_format_are_legal_in_it(name: str) -> None:
    check = usual_cards().check
    assert check is not None
    for path in shipped_for("pokemon", name):
        deck, played = read_deck(path), deck_played(path)
        on, region = (None, "intl") if played is None else (played.on, played.region)
        assert format_of(deck, check) == name
        assert check.findings(deck, name, on, region) == ()


def test_games_with_the_same_cards_have_the_same_decks() -> None:
    other = replace(pokemon_game.SPEC, id="royal", deck_format="glc")
    with loaded(other):
        assert shipped_decks("royal") == shipped_decks("pokemon")
        assert shipped_for("royal", other.deck_format) == shipped_for("pokemon", "glc")
        cards = GAMES.cards("royal")
        assert of_game(shipped_for("royal", "glc")[0], cards).format == "glc"


@pytest.mark.parametrize(("game", "name"), [("battle-royal", "glc"), ("team-battle", "half")])
def test_every_seat_of_a_variant_finds_a_deck_of_its_own(game: str, name: str) -> None:
    found = shipped_for(game, name)
    assert len(found) >= GAMES[game].seats[1] == 4
    assert {of_game(path, GAMES.cards(game)).format for path in found} == {name}


def test_a_format_that_is_not_known_is_the_usual_one() -> None:
    check = usual_cards().check
    assert check is not None
    assert format_of(DeckList(), check) == "standard"
    assert format_of(DeckList(format="shop-cup"), check) == "standard"
    assert format_of(DeckList(format="half"), check) == "half"


def test_a_copy_of_a_shipped_deck_goes_on_saying_its_format(tmp_path: Path) -> None:
    deck = read_deck(shipped_for("pokemon", "half")[0])
    path = tmp_path / "copy.yaml"
    path.write_text(own_yaml(deck), encoding="utf-8")
    assert read_deck(path).format == of_game(path, usual_cards()).format == "half"
    # The same list from elsewhere is for any format.
    plain = tmp_path / "half-water.txt"
    plain.write_text(usual_cards().lists.write(deck), encoding="utf-8")
    assert read_deck(plain).format == ""


def test_a_list_is_read_with_the_cards_of_the_game_it_says(mine: Path) -> None:
    deck = read_deck(mine)
    assert (deck.keys, deck.game) == (("S-A", "S-A"), "playing")
    assert read_deck_text(mine.read_text()).keys == deck.keys
    assert cards_for(deck) is all_cards()


def test_a_list_that_does_not_say_is_of_the_usual_game_or_of_the_one_asked_for(
    tmp_path: Path,
) -> None:
    path = tmp_path / "list.txt"
    path.write_text("2 Ace of Spades\n")
    assert (game_said_at(path), game_at(path)) == ("", "pokemon")
    assert game_of(read_deck(path)) == "pokemon"
    assert read_deck(path, "playing").keys == ("S-A", "S-A")
    assert read_deck_text("2 Ace of Spades\n", "playing").keys == ("S-A", "S-A")


def test_a_deck_of_an_unknown_game_counts_as_the_usual_one(tmp_path: Path) -> None:
    path = tmp_path / "strange.yaml"
    path.write_text('chabudai_deck: 1\ngame: "whist"\ncards:\n  - {count: 1, name: "Iono"}\n')
    assert game_at(path) == "pokemon"
    assert game_of(DeckList(game="whist")) == "pokemon"
    assert read_deck(path).game == "whist"


def test_a_deck_that_says_another_game_is_refused_by_name(mine: Path) -> None:
    with pytest.raises(DeckListError, match="another game: Cards in hand"):
        of_game(mine, usual_cards())
    with pytest.raises(DeckListError, match="another game"):
        of_game(mine.read_text(), usual_cards())
    assert of_game(mine, all_cards()).count == 2


def test_a_file_that_is_gone_says_no_game(tmp_path: Path) -> None:
    assert game_said_at(tmp_path / "gone.yaml") == ""
    assert not is_deck(tmp_path / "gone.yaml")


def test_a_list_for_a_variant_is_known_by_the_game_whose_cards_it_has(tmp_path: Path) -> None:
    text = "chabudai_deck: 1\ngame: team-battle\ncards:\n  - {count: 4, name: Iono}\n"
    path = tmp_path / "half.yaml"
    path.write_text(text)
    assert game_said_at(path) == "pokemon"
    for deck in (read_deck(path), read_deck_text(text), of_game(path, usual_cards())):
        assert (deck.game, game_of(deck)) == ("pokemon", "pokemon")
    assert game_of(DeckList("", (), game="battle-royal")) == "pokemon"
