"""What is worth saying about a deck list beside its errors: where, why, and what to do about it."""

from __future__ import annotations

from collections.abc import Sequence

from app.cards.deck.deck import Chosen, DeckLine
from app.core.text.wording import CARD, LINE, Noun, both, counted, listed, quoted, series
from app.core.text.words import Words

_SHOWN = 60
"""How much of a text is quoted."""
_LISTED = 8
"""How many of a kind are named."""
_DIFFERENT = Noun("different card", "different cards", "種類")


def deck_code_kept(line: int, code: str) -> Words:
    """Say that a deck code beside the rows was kept as a label and not looked up."""
    return Words(
        en=f"Line {line}: the deck code {code} is kept, but cannot be looked up from here. "
        "If cards are missing, copy the list from the deck's page and paste it.",
        ja=f"{line}行目：デッキコード{code}は残しますが、ここでは調べられません。"
        "足りないカードがあれば、デッキのページのリスト表示をコピーして貼り付けてください。",
    )


def one_copy_each() -> Words:
    """Say that a list without any count was read as one copy for each line."""
    return Words(
        en="No line has a number of copies, so each was taken as one copy.",
        ja="どの行にも枚数がないので、1行を1枚として読みました。",
    )


def unknown_fields(names: Sequence[str]) -> Words:
    """Say that a file holds more about the deck than is known here."""
    shown = listed([quoted(name[:_SHOWN]) for name in names[:_LISTED]])
    return Words(
        en=f"Fields that are not known here were left out: {shown.en}.",
        ja=f"ここで扱わない項目は読みませんでした：{shown.ja}。内容を確かめてください。",
    )


def later_form(version: str) -> Words:
    """Say that a file of our own form was written by a later program."""
    return Words(
        en=f"The list is of form {version}, which is newer than this program. "
        "Check that nothing is missing.",
        ja=f"このリストの形式{version}は、このプログラムより新しいものです。"
        "抜けがないか確かめてください。",
    )


def comments_left_out(text: str) -> Words:
    """Say that the comments of a file were not kept."""
    shown = short(text)
    return Words(
        en=f"The comments in the file are not kept: “{shown}”.",
        ja=f"ファイルのコメントは残しません：「{shown}」。必要なら書き写してください。",
    )


def title_again(line: int, text: str) -> Words:
    """Say that a list has a second title."""
    shown = short(text)
    return Words(
        en=f"Line {line} gives another title, “{shown}”. The first one was taken.",
        ja=f"{line}行目に別のタイトル「{shown}」があります。最初のものを使いました。",
    )


def average_count(line: int, name: Words | str, written: str, used: int) -> Words:
    """Say that a row of an averaged list was rounded."""
    name = both(name)
    return Words(
        en=f"Line {line}: {written} of “{name.en}” looks like an average, so the row was read as "
        f"{used}. "
        "Paste one player's list, or correct the number.",
        ja=f"{line}行目：「{name.ja}」の{written}枚は平均値のようなので{used}枚としました。"
        "ひとりのリストを貼り付けるか、枚数を直してください。",
    )


def named_otherwise(lines: Sequence[int]) -> Words:
    """Say that set and number decided, for the names are not known."""
    shown = _lines(lines)
    return Words(
        en=f"{shown.en}: the name is not known here, so set and number decided. "
        "Check what was taken.",
        ja=f"{shown.ja}：知らない名前なので、セットと番号でカードを決めました。"
        "合っているか確かめてください。",
    )


def remarks_left_out(lines: Sequence[int]) -> Words:
    """Say that what stood behind some cards was not kept."""
    shown = _lines(lines)
    return Words(
        en=f"{shown.en}: what stands behind the card was left out. Check that it is not a card.",
        ja=f"{shown.ja}：カードの後ろの書き込みは読みませんでした。"
        "カードでないか確かめてください。",
    )


def several_prints(line: int, name: Words, used: str, others: int) -> Words:
    """Say that a Pokémon's name alone fits several cards and one was taken."""
    more = counted(others, _DIFFERENT)
    return Words(
        en=f"Line {line}: {more.en} have the name “{name.en}”; {used}, the newest, is used. "
        "Write set and number, or choose another print.",
        ja=f"{line}行目：「{name.ja}」は{more.ja}あり、一番新しい{used}を使います。セットと番号"
        "を書くか、別のカードを選んでください。",
    )


def _lines(lines: Sequence[int]) -> Words:
    """Return the numbers of some lines."""
    numbers = [str(line) for line in lines[:_LISTED]]
    if len(lines) > _LISTED:
        numbers.append("…")
    told = series(numbers)
    if len(lines) == 1:
        return Words(f"Line {told.en}", f"{told.ja}行目")
    return Words(f"Lines {told.en}", f"{told.ja}行目")


def unknown_card(line: int, name: str, printed: str) -> Words:
    """Say that there is no data for a card and a plain one stands in."""
    shown = f"{name} ({printed})" if printed else name
    return Words(
        en=f"Line {line}: there is no data for “{shown}”. A plain card with that name stands in; "
        "check the spelling, or add card data.",
        ja=f"{line}行目：「{shown}」のデータがありません。名前だけのカードで代わりにします。"
        "つづりを確かめるか、カードデータを加えてください。",
    )


def other_print(line: int, name: Words, printed: str, used: str) -> Words:
    """Say that a Pokémon's data comes from another print, which may differ."""
    return Words(
        en=f"Line {line}: there is no data for {printed}; “{name.en}” from {used} is used. "
        "Check that both prints say the same.",
        ja=f"{line}行目：{printed}のデータがないので、{used}の「{name.ja}」を使います。"
        "2つのカードの内容が同じか確かめてください。",
    )


def other_name(line: int, name: Words, printed: str, actual: Words) -> Words:
    """Say that name and print of a row name two cards."""
    return Words(
        en=f"Line {line} says “{name.en}”, but {printed} is “{actual.en}”. "
        "The name was taken; correct whichever is wrong.",
        ja=f"{line}行目は「{name.ja}」ですが、{printed}は「{actual.ja}」です。"
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


def title_taken(line: int, title: str) -> Words:
    """Say which line was taken as the title of the deck."""
    shown = quoted(short(title))
    return Words(
        f"Line {line} was taken as the title: {shown.en}.",
        f"{line}行目をデッキ名としました：{shown.ja}。",
    )


_WHY: dict[Chosen, Words] = {
    "print": Words("by its id", "IDから"),
    "set": Words("by name and set", "名前とセットから"),
    "name": Words("by name", "名前から"),
    "energy": Words("any print will do", "どの収録セットでも同じ"),
    "person": Words("chosen by hand", "手動で選択"),
}


def why_chosen(line: DeckLine) -> Words:
    """Return which print a row means and why, in a few words; nothing where the list says it."""
    if line.chosen == "nothing":
        return Words("no card data: by name alone", "データなし：名前だけのカード")
    if line.chosen == "print" and line.set_code:
        return Words("", "")
    used = " ".join(part for part in line.key.rpartition("-")[::2] if part)
    why = _WHY[line.chosen]
    return Words(f"→ {used} ({why.en})", f"→ {used}（{why.ja}）")


def side_left_out(count: int) -> Words:
    """Say that a form holds nothing but what is played."""
    held = counted(count, CARD)
    return Words(
        en=f"This form has no place beside the deck: {held.en} of the sideboard or the list of "
        "maybes were left out. Our own form (yaml, json) keeps them.",
        ja=f"この形式には控えの場所がないので、控えと候補の{held.ja}は書き出していません。"
        "独自形式（yaml、json）なら残ります。",
    )


def read_otherwise(names: Sequence[Words | str]) -> Words:
    """Say that some cards would not be the same ones when a form is read again."""
    shown = _named(names)
    return Words(
        en=f"Read again, this form would not give the same cards for {shown.en}. "
        "Our own form (yaml, json) keeps them.",
        ja=f"この形式を読み直すと、{shown.ja}は同じカードになりません。"
        "独自形式（yaml、json）なら残ります。",
    )


def prints_left_out() -> Words:
    """Say that the official Japanese list names prints of Pokémon only."""
    return Words(
        en="The Japanese list has set and number for Pokémon only: those of Trainer and Energy "
        "cards were left out.",
        ja="日本語リストのセットと番号はポケモンだけなので、トレーナーズとエネルギーのものは"
        "書き出していません。",
    )


def no_ids(names: Sequence[Words | str]) -> Words:
    """Say that a list of ids cannot hold cards without one."""
    shown = _named(names)
    return Words(
        en=f"A list of ids needs card data for every card, and there is none for {shown.en}. "
        "Import data for it, or choose another form.",
        ja=f"IDのリストにはすべてのカードのデータが必要ですが、{shown.ja}のデータがありません。"
        "カードデータを取り込むか、ほかの形式を選んでください。",
    )


def _named(names: Sequence[Words | str]) -> Words:
    """Return some names in quotation marks, the first ones where there are many."""
    named = [both(name) for name in names[:_LISTED]]
    shown = [quoted(Words(name.en[:_SHOWN], name.ja[:_SHOWN])) for name in named]
    return listed([*shown, *(["…"] if len(names) > _LISTED else [])])


def short(text: str) -> str:
    """Return a text as it is quoted."""
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
