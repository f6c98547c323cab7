"""A name or sentence in both languages, also as one text within a fact."""

from __future__ import annotations

from app.core.text.words import Span, Words, in_one_line, other, packed, plain, unpacked

IONO = Words("Iono", "ナンジャモ")


def test_a_name_is_said_in_the_language_of_who_reads_it() -> None:
    assert (IONO.in_("en"), IONO.in_("ja")) == ("Iono", "ナンジャモ")
    assert (IONO.beside("en"), IONO.beside("ja")) == ("ナンジャモ", "Iono")
    assert (other("en"), other("ja")) == ("ja", "en")


def test_both_wordings_fit_in_one_text_and_come_out_again() -> None:
    text = packed(IONO)
    assert (unpacked(text, "en"), unpacked(text, "ja")) == ("Iono", "ナンジャモ")


def test_what_is_the_same_in_both_languages_is_a_plain_text() -> None:
    assert packed(Words("Iono", "Iono")) == "Iono"


def test_what_somebody_typed_is_the_same_to_everybody() -> None:
    assert unpacked("gg", "en") == unpacked("gg", "ja") == "gg"


def test_shown_to_others_each_wording_is_one_line() -> None:
    text = packed(Words("Iono\n\nSupporter", "ナンジャモ\nサポート"))
    shown = in_one_line(text)
    assert unpacked(shown, "en") == "Iono Supporter"
    assert unpacked(shown, "ja") == "ナンジャモ サポート"
    assert in_one_line(" a\nb ") == "a b"


def test_a_second_wording_that_shows_nothing_is_none() -> None:
    assert in_one_line(packed(Words("Iono", "\n"))) == "Iono"


def test_a_sentence_knows_which_card_each_stretch_stands_for() -> None:
    sentence = (Span("Aki plays "), Span("Iono", "PAL-185"))
    assert plain(sentence) == "Aki plays Iono"
    assert sentence[1].ref == "PAL-185"
