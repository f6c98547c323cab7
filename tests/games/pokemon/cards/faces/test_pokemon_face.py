"""What a Pokémon card shows, as a face that any painter and list can read."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import Attack, Card
from app.games.pokemon.cards.faces.pokemon_face import face_of
from app.games.pokemon.cards.faces.pokemon_signs import ENERGY
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from tests.helpers.shipped import shipped_base


def test_a_pokemon_shows_number_signs_rows_and_foot() -> None:
    face = shipped_base().face("TWM-130")
    assert (face.name.en, face.number, face.unit) == ("Dragapult ex", "320", 320)
    assert face.layout == "unit"
    assert face.signs == (ENERGY["N"],)
    assert face.line.en.startswith("Stage 2")
    dive = face.body().rows[-1]
    assert (dive.name.en, dive.number) == ("Phantom Dive", "200")
    assert dive.cost == (ENERGY["R"], ENERGY["P"])
    assert [entry.title.en for entry in face.body().foot] == ["Weakness", "Resistance", "Retreat"]
    assert face.body().stake is not None
    assert face.body().stake.ja == "サイド2枚"


def test_an_ability_is_a_row_with_a_word_before_its_name() -> None:
    cards = shipped_base()
    face = next(cards.face(card.key) for card in cards.at_hand if card.abilities)
    assert face.body().rows[0].chip == Words("Ability", "特性")
    assert face.body().rows[0].cost == ()


def test_a_basic_energy_is_a_plain_emblem_named_by_its_sign_among_others() -> None:
    name = Words("Basic Lightning Energy", "基本雷エネルギー")
    card = Card(key="SVE-4", name=name, kind="basic_energy", types=("L",))
    face = face_of(card)
    assert (face.layout, face.attached) == ("emblem", "sign")
    assert (face.plain, face.ringed) == (True, False)
    assert face.short == ENERGY["L"].words


def test_a_special_energy_wears_a_second_ring_and_keeps_its_name() -> None:
    face = face_of(Card(key="A-1", name=Words("Jet", "ジェット"), kind="special_energy"))
    assert face.ringed
    assert face.short.en == "Jet"


def test_a_tool_is_attached_by_its_name() -> None:
    face = face_of(Card(key="A-2", name=Words("Cape", "マント"), kind="tool"))
    assert (face.attached, face.layout, face.sign.words.en) == ("name", "text", "Pokémon Tool")


def test_a_card_without_data_says_set_and_number() -> None:
    face = shipped_base().face("?Valiant|PAR|89")
    assert not face.known
    assert face.body().placeholder == "PAR 89"
    assert face.number == ""


def test_a_pokemon_whose_hit_points_nobody_knows_shows_a_dash() -> None:
    face = face_of(Card(key="A-3", name=Words("Fox", "キツネ"), kind="pokemon"))
    assert (face.number, face.unit) == ("–", 0)


def test_a_tag_that_the_name_says_already_is_left_out_of_the_line() -> None:
    card = Card(
        key="A-4",
        name=Words("Fox ex", "キツネex"),
        kind="pokemon",
        stage="basic",
        tags=("ex", "Tera"),
        attacks=(Attack(Words("Bite", "かむ")),),
    )
    assert face_of(card).line == Words("Basic · Tera", "たね · テラスタル")


def test_a_face_is_made_once() -> None:
    cards = shipped_base()
    assert cards.face("TWM-130") is cards.face("TWM-130")


def test_it_is_made_anew_when_the_card_became_another() -> None:
    fox = Card(key="A-1", name=Words("Fox", "キツネ"), kind="pokemon", hp=60)
    cards = PokemonCards([fox])
    assert cards.face("A-1").unit == 60
    cards._by_key["A-1"] = replace(fox, hp=90)
    cards._lacking_nothing.clear()
    assert cards.face("A-1").unit == 90
