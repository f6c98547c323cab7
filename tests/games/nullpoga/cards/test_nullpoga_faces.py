"""What the cards show, large enough to be read across a table."""

from __future__ import annotations

from app.games.nullpoga.cards.nullpoga_cards import card_book
from app.games.nullpoga.cards.nullpoga_faces import face_of

CARDS = card_book().cards


def test_a_monster_shows_cost_attack_and_life() -> None:
    face = face_of(CARDS["wyvern"])
    assert face.corners is not None
    assert face.corners.index.en == "4"
    assert [one.text for one in face.numbers] == ["4", "2"]
    assert (face.layout, face.kind, face.key) == ("crest", "monster", "wyvern")
    assert face.line.en == "Monster · Wing · cost 4"
    assert face.line.ja == "モンスター · 翼 · コスト4"


def test_a_spell_has_no_numbers_and_a_token_no_cost() -> None:
    assert face_of(CARDS["meteor"]).numbers == ()
    assert face_of(CARDS["meteor"]).kind_words.ja == "スペル"
    assert face_of(CARDS["rock"]).corners is None


def test_the_text_is_that_of_the_data() -> None:
    for card in CARDS.values():
        assert face_of(card).body().text == card.effect


def test_every_card_is_told_in_words() -> None:
    said = face_of(CARDS["frost_witch"]).said("ja")
    assert said.startswith("氷の魔導士「フロストウィッチ」\nFrost Witch\n")
    assert "攻撃力：3" in said
    assert "凍らせて" in said
    assert "Attack" not in face_of(CARDS["blaze"]).said("en")


def test_no_two_cards_have_one_crest() -> None:
    faces = [face_of(card) for card in CARDS.values()]
    looks = {(face.sign.id, face.art[0].emblem.strokes) for face in faces}
    assert len(looks) == len(CARDS)


def test_a_frog_goes_by_its_rank_and_keeps_its_crest() -> None:
    private, sergeant = face_of(CARDS["frog"]), face_of(CARDS["frog"], 3)
    assert (sergeant.name.en, sergeant.name.ja) == ("Sergeant Frog", "カエル軍曹")
    assert [one.text for one in sergeant.numbers] == ["3", "3"]
    assert sergeant.art == private.art
    assert "軍曹" in sergeant.said("ja")
