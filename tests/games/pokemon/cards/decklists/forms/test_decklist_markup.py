"""The marks of web pages and of Markdown are taken off; what may be part of a card stays."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.decklists.forms.decklist_markup import without_marks, without_tags


def test_elements_part_lines_or_words() -> None:
    assert without_tags("<p>4 Iono</p><p>2 Hilda</p>").split("\n") == [
        "",
        "4 Iono",
        "",
        "2 Hilda",
        "",
    ]
    assert without_tags("4<b>Iono</b>") == "4 Iono "
    assert without_tags("4 Iono<br/>2 Hilda") == "4 Iono\n2 Hilda"


def test_signs_of_web_pages_are_read() -> None:
    assert without_tags("Pok&eacute;mon &amp; Co") == "Pokémon & Co"
    assert without_tags(r"4 Iono\n2 Hilda") == "4 Iono\n2 Hilda"


@pytest.mark.parametrize(
    ("line", "plain"),
    [
        ("**4 Iono**", "4 Iono"),
        ("4 *Iono*", "4 Iono"),
        ("`4 Iono`", "4 Iono"),
        ('"4 Iono",', "4 Iono"),
        ("| 4 | Iono |", "4 Iono"),
        ("4 [Iono](https://example.org/iono)", "4 Iono"),
        ("return '4 Iono", "4 Iono"),
        ("const deck = `4 Iono", "4 Iono"),
        ("deck = `4 Iono", "4 Iono"),
        ('deck_list = """Pokémon: 4', "Pokémon: 4"),
        ("raw: `Pokémon: 4", "Pokémon: 4"),
        ("strings.NewReader(`##Energy - 4", "##Energy - 4"),
        ("4 Iono PAL 185';", "4 Iono PAL 185"),
        ("Total Cards: 60`,", "Total Cards: 60"),
        ("2 N's Zorua JTG 97'", "2 N's Zorua JTG 97"),
        (r"2 N\'s Zorua", "2 N's Zorua"),
        ("(1, 27, 2), -- 2x Iono", "2x Iono"),
    ],
)
def test_marks_go(line: str, plain: str) -> None:
    assert without_marks(line) == plain


@pytest.mark.parametrize(
    "line",
    [
        *("4 Unown [A]", "2 Lugia {*}", "1 Iono PAL 185 *F*", "4 N's Zorua"),
        *(
            '4 Iono "PAL 185"',
            "4 Iono 'PAL 185'",
            "Worlds '99",
            'title = "Mine"',
            "(4) Iono -- 2x was enough",
        ),
    ],
)
def test_what_may_be_part_of_a_card_stays(line: str) -> None:
    assert without_marks(without_tags(line)) == line


def test_tags_of_forums_go_and_brackets_of_names_stay() -> None:
    text = (
        "[SPOILER=Decklist][u]Trainer (8)[/u]\n[list]\n[*]4 [url=http://x.example/1]Iono[/url]\n"
        "[*]4 [card]Judge[/card]\n[/list]1 Unown [B]\n1 Foo [PAL-185][/Spoiler]"
    )
    assert without_tags(text).split("\n") == [
        "Trainer (8)",
        "",
        "4 Iono",
        "4 Judge",
        "1 Unown [B]",
        "1 Foo [PAL-185]",
    ]
    assert without_tags("1 Unown [B]\n[*] 4 Iono") == "1 Unown [B]\n[*] 4 Iono"
