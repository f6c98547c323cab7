"""Every sentence the deck list reader says: what is odd, in which line, and what to do."""

from __future__ import annotations

from app.core.disk_refusal import reason
from app.core.wording import CARD, CHARACTER, LINE, counted
from app.core.words import Words

_SHOWN = 60
"""How much of a strange line is quoted."""


def too_long(size: int) -> Words:
    """Say that a file or text is far longer than any deck list."""
    long = counted(size, CHARACTER)
    return Words(
        en=f"This is not a deck list: it is {long.en} long. "
        "Choose the text file with the list, or paste only the list.",
        ja=f"デッキリストではありません：大きさが{long.ja}あります。"
        "リストのテキストファイルを選ぶか、リストだけを貼り付けてください。",
    )


def not_text() -> Words:
    """Say that a file holds no text."""
    return Words(
        en="This file is not a text. Save the deck list as plain text (UTF-8) and open it again.",
        ja="このファイルはテキストではありません。"
        "デッキリストをテキスト（UTF-8）で保存して、開き直してください。",
    )


def unreadable(name: str, problem: OSError) -> Words:
    """Say that a file could not be opened."""
    why = reason(problem)
    return Words(
        en=f"“{name}” cannot be opened: {why.en}.",
        ja=f"「{name}」を開けません。{why.ja}。",
    )


def no_cards() -> Words:
    """Say that no line of a text is a card row."""
    return Words(
        en="No line here is a card. Paste a list with lines such as “4 Iono PAL 185”.",
        ja="カードの行がひとつもありません。"
        "「4 Iono PAL 185」や「ナンジャモ 4枚」のような行のあるリストを貼り付けてください。",
    )


def only_deck_code(code: str) -> Words:
    """Say that a deck code alone cannot be looked up."""
    return Words(
        en=f"The deck code {code} cannot be looked up from here. "
        "Open the deck's page, copy its list and paste that.",
        ja=f"デッキコード{code}はここでは調べられません。"
        "デッキのページでリスト表示をコピーして、貼り付けてください。",
    )


def deck_code_ignored(line: int, code: str) -> Words:
    """Say that a deck code beside the rows was not used."""
    return Words(
        en=f"Line {line}: the deck code {code} is not looked up; only the card lines count. "
        "Check that they are complete.",
        ja=f"{line}行目：デッキコード{code}は調べません。"
        "カードの行だけを読みました。行がそろっているか確かめてください。",
    )


def not_understood(line: int, text: str) -> Words:
    """Say that a line was left out."""
    shown = text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
    return Words(
        en=f"Line {line} is not a card and was left out: “{shown}”. "
        "If it is one, write it as “count name”.",
        ja=f"{line}行目はカードと読めないので外しました：「{shown}」。"
        "カードなら「枚数 名前」の形に直してください。",
    )


def zero_count(line: int, name: str) -> Words:
    """Say that a row asks for no copy."""
    return Words(
        en=f"Line {line} asks for 0 copies of “{name}” and was left out. "
        "Write the number of copies.",
        ja=f"{line}行目は「{name}」が0枚なので外しました。枚数を書いてください。",
    )


def average_count(line: int, name: str, written: str, used: int) -> Words:
    """Say that a row of an averaged list was rounded."""
    return Words(
        en=f"Line {line}: {written} of “{name}” looks like an average, so the row was read as "
        f"{used}. "
        "Paste one player's list, or correct the number.",
        ja=f"{line}行目：「{name}」の{written}枚は平均値のようなので{used}枚としました。"
        "ひとりのリストを貼り付けるか、枚数を直してください。",
    )


def unknown_card(line: int, name: str, printed: str) -> Words:
    """Say that there is no data for a card and a plain one stands in."""
    shown = f"{name} ({printed})" if printed else name
    return Words(
        en=f"Line {line}: there is no data for “{shown}”. A plain card with that name stands in; "
        "check the spelling, or add card data.",
        ja=f"{line}行目：「{shown}」のデータがありません。名前だけのカードで代わりにします。"
        "つづりを確かめるか、カードデータを加えてください。",
    )


def other_print(line: int, name: str, printed: str, used: str) -> Words:
    """Say that a Pokémon's data comes from another print, which may differ."""
    return Words(
        en=f"Line {line}: there is no data for {printed}; “{name}” from {used} is used. "
        "Check that both prints say the same.",
        ja=f"{line}行目：{printed}のデータがないので、{used}の「{name}」を使います。"
        "2つのカードの内容が同じか確かめてください。",
    )


def other_name(line: int, name: str, printed: str, actual: str) -> Words:
    """Say that name and print of a row name two cards."""
    return Words(
        en=f"Line {line} says “{name}”, but {printed} is “{actual}”. "
        "The name was taken; correct whichever is wrong.",
        ja=f"{line}行目は「{name}」ですが、{printed}は「{actual}」です。"
        "名前のほうを使いました。違うほうを直してください。",
    )


def header_differs(line: int, header: str, stated: str, rows: int, cards: int) -> Words:
    """Say that a section's number is neither its rows nor its cards."""
    follow, held = counted(rows, LINE), counted(cards, CARD)
    return Words(
        en=f"Line {line} says “{header}” {stated}, but what follows is {follow.en} with {held.en}. "
        "Check that no line is missing.",
        ja=f"{line}行目は「{header}」が{stated}ですが、続くのは{follow.ja}、{held.ja}です。"
        "抜けた行がないか確かめてください。",
    )


def total_differs(line: int, stated: int, cards: int) -> Words:
    """Say that the total in the text is not the number of cards."""
    held = counted(cards, CARD)
    return Words(
        en=f"Line {line} gives a total of {stated}, but the lines add up to {held.en}. "
        "Check that no line is missing.",
        ja=f"{line}行目の合計は{stated}枚ですが、行を足すと{held.ja}です。"
        "抜けた行がないか確かめてください。",
    )
