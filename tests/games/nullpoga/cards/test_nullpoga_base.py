"""All that the program asks of the cards, in one hand."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckList
from app.cards.odds.deck_pool import OddsError
from app.core.data.value import replace
from app.games.contracts.card_contract import GameCards
from app.games.game_registry import GAMES, deck_game
from app.games.nullpoga.cards.nullpoga_base import NullpogaBase, nullpoga_base
from app.games.nullpoga.cards.nullpoga_cards import UnknownBookError, card_book

BASE = nullpoga_base()


def test_every_part_of_the_contract_is_there() -> None:
    members = {name for name in vars(GameCards) if not name.startswith("_")}
    assert [name for name in members if not hasattr(BASE, name)] == []


def test_the_cards_are_found_without_the_table() -> None:
    assert GAMES.cards("nullpoga") is BASE
    assert deck_game("nullpoga") == "nullpoga"


def test_cards_by_key_and_by_name() -> None:
    assert len(BASE) == len([*BASE]) == 30
    assert "rat" in BASE
    assert "Rat" not in BASE
    assert BASE.get("rat").name.ja == "ネズミ"
    found = BASE.find("ゼウス")
    assert found is None
    stranger = BASE.get("?Unicorn||")
    assert (stranger.known, stranger.name.en, stranger.section) == (False, "Unicorn", "monster")


def test_faces_of_known_cards_and_of_strangers() -> None:
    assert [BASE.face(key).known for key in BASE.showing] == [True] * 5
    assert BASE.face("?Unicorn||").layout == "name"
    assert BASE.face_at("frog", 2).name.en == "Frog, Private First Class"
    assert BASE.picture_key("", "rat") == "rat" == BASE.face("rat").body().picture[0]


def test_a_table_of_an_older_version_shows_its_own_numbers() -> None:
    newest = card_book()
    rat = replace(newest.cards["rat"], cost=5)
    ox = replace(rat, id="ox", number=97)
    older = replace(newest, version="0.1", cards={"rat": rat, "ox": ox})
    base = NullpogaBase({newest.version: newest, "0.1": older})
    costs = []
    for version in ("", "0.1"):
        corner = base.face_at("rat", version=version).corners
        assert corner is not None
        costs.append(corner.index.en)
    assert costs == ["1", "5"]
    assert "ox" not in base
    assert base.get("ox").known
    with pytest.raises(UnknownBookError):
        base.face_at("rat", version="9")


def test_there_are_no_odds_of_openings() -> None:
    assert not BASE.has_odds
    with pytest.raises(OddsError):
        BASE.pool_of(DeckList())
    BASE.look_again()
    BASE.tell_troubles(lambda words: pytest.fail(words.en))
