"""A host that knows no card's name leaves the place of it open, and its reader fills it in."""

from __future__ import annotations

from app.core.text.words import Language, Words
from app.session.judging.marked_names import marked, with_names


def names(ref: str, language: Language) -> str:
    return {"en": "Fox", "ja": "きつね"}[language] if ref == "fox" else ref


def test_names_are_put_where_the_host_left_them_out() -> None:
    said = Words(f"2 cards, with {marked('fox', 'en')} ×2", f"2枚（{marked('fox', 'ja')}×2を含む）")
    assert with_names(said, names) == Words("2 cards, with Fox ×2", "2枚（きつね×2を含む）")


def test_what_no_program_knows_is_called_by_its_ref() -> None:
    said = f"{marked('own:7', 'en')} and {marked('fox', 'en')}"
    assert with_names(Words(said, said), names).en == "own:7 and Fox"


def test_what_a_host_made_up_is_one_line_of_text() -> None:
    odd = "a\x1e\nb\u202e\x1e" + "c" * 500 + "\x1e"
    said = with_names(Words(odd, odd), names)
    assert said.en.isprintable()
    assert "\n" not in said.en
