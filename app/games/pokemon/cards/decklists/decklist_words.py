"""What the deck list reader says of texts that are no list, and of lines that are no card."""

from __future__ import annotations

from collections.abc import Sequence

from app.cards.deck.deck import ListInText
from app.core.text.disk_refusal import reason
from app.core.text.wording import CARD, CHARACTER, LINE, Noun, counted, listed, quoted
from app.core.text.words import Words

_SHOWN = 60
"""How much of a strange line is quoted."""
_NAMED = 8
"""How many lists of a text are named."""
_LIST = Noun("deck list", "deck lists", "個")


def too_long(size: int) -> Words:
    """Say that a file or text is far longer than any deck list."""
    long = counted(size, CHARACTER)
    return Words(
        en=f"This is not a deck list: it is {long.en} long. "
        "Choose the text file with the list, or paste only the list.",
        ja=f"デッキリストではありません：大きさが{long.ja}あります。"
        "リストのテキストファイルを選ぶか、リストだけを貼り付けてください。",
    )


def too_many_lines(count: int) -> Words:
    """Say that a text has far more lines than any deck list."""
    many = counted(count, LINE)
    return Words(
        en=f"This is not a deck list: it has {many.en} or more. Paste only the list.",
        ja=f"デッキリストではありません：{many.ja}以上あります。リストだけを貼り付けてください。",
    )


def too_many_cards(count: int) -> Words:
    """Say that a list adds up to far more cards than any deck."""
    many = counted(count, CARD)
    return Words(
        en=f"This is not a deck list: its lines add up to {many.en}. Correct the counts.",
        ja=f"デッキリストではありません：合計が{many.ja}あります。枚数を直してください。",
    )


def too_deep() -> Words:
    """Say that a file holds elements in elements without end."""
    return Words(
        en="This is not a deck list: its elements lie in each other without end. "
        "Choose the file with the list.",
        ja="デッキリストではありません：要素の入れ子が深すぎます。"
        "リストのファイルを選んでください。",
    )


def entities() -> Words:
    """Say that a file declares entities, which no deck list does."""
    return Words(
        en="This file declares entities, which no deck list needs and which can do harm. "
        "Save the deck again and open that file.",
        ja="このファイルにはエンティティの宣言があります。デッキリストには不要で、害になることが"
        "あります。デッキを保存し直して、そのファイルを開いてください。",
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


def nothing_read(first: Words) -> Words:
    """Say that no line of a text could be read, and what is wrong with the `first`."""
    return Words(
        f"No line here is a card. {first.en}", f"カードの行がひとつもありません。{first.ja}"
    )


def battle_log() -> Words:
    """Return what to say of the log of a game."""
    return Words(
        "This is the log of a game, not a deck list. Copy the deck itself where it was made, or "
        "replay the game: paste the log on the window, or give it to chabudai replay.",
        "これは対戦ログで、デッキリストではありません。デッキはつくったところでコピーしてください。"
        "対戦を再現するには、ログをウィンドウに貼り付けるか、chabudai replayに渡してください。",
    )


def several_lists(lists: Sequence[ListInText]) -> Words:
    """Say that a text holds several lists, and which."""
    named = [
        Words(
            f"{number} {quoted(one.title[:_SHOWN]).en} ({counted(one.count, CARD).en})",
            f"{number}{quoted(one.title[:_SHOWN]).ja}（{counted(one.count, CARD).ja}）",
        )
        if one.title
        else Words(
            f"{number} ({counted(one.count, CARD).en})",
            f"{number}（{counted(one.count, CARD).ja}）",
        )
        for number, one in enumerate(lists[:_NAMED], start=1)
    ]
    shown = listed([*named, *(["…"] if len(lists) > _NAMED else [])])
    many = counted(len(lists), _LIST)
    return Words(
        f"This text holds {many.en}: {shown.en}. Choose one of them.",
        f"{many.ja}のデッキリストが入っています：{shown.ja}。どれか1つを選んでください。",
    )


def web_page() -> Words:
    """Say that a text is the source of a web page, without rows of cards in it."""
    return Words(
        "This is the source of a web page, and there is no deck list in it. Open the page, copy "
        "the list and paste that.",
        "これはウェブページのソースで、デッキリストは入っていません。ページを開き、リストを"
        "コピーして貼り付けてください。",
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


def not_a_card() -> Words:
    """Say that a line is none of the things a list holds."""
    return Words(
        en="it is not a card. If it should be one, write it as “4 Iono PAL 185”.",
        ja="カードの行と読めません。カードなら「4 Iono PAL 185」や「ナンジャモ 4枚」の形に"
        "直してください。",
    )


def no_count() -> Words:
    """Say that a line names a card and not how many."""
    return Words(
        en="it does not say how many copies. Write the number before the name.",
        ja="枚数がありません。カード名の前に枚数を書いてください。",
    )


def no_name() -> Words:
    """Say that a line has a count and no card."""
    return Words(
        en="it does not name a card. Write the name behind the number of copies.",
        ja="カード名がありません。枚数の後にカード名を書いてください。",
    )


def no_id() -> Words:
    """Say that an element of a list of ids is none."""
    return Words(
        en="it is neither an id nor a card. Write an id such as “sv6-130”.",
        ja="カードのIDでもカードでもありません。「sv6-130」のようなIDを書いてください。",
    )


def zero_count() -> Words:
    """Say that a row asks for no copy."""
    return Words(
        en="it asks for 0 copies. Write the number of copies.",
        ja="枚数が0枚です。枚数を書いてください。",
    )


def too_many_copies() -> Words:
    """Say that a row asks for more copies than any deck has."""
    return Words(
        en="it asks for 1,000 copies or more. Correct the number.",
        ja="枚数が1,000枚以上です。枚数を直してください。",
    )


def several_cards() -> Words:
    """Say that a line holds several cards, or a count within a name."""
    return Words(
        en="it seems to hold several cards. Write one card on each line, as “4 Iono PAL 185”.",
        ja="複数のカードが続いているようです。「4 Iono PAL 185」や「ナンジャモ 4枚」の形で、"
        "1行に1種類ずつ書いてください。",
    )


def several_counts() -> Words:
    """Say that a line gives a range of counts, or those of a line of evolution."""
    return Words(
        en="it gives several numbers, as “3-4” or “4-3-3”. Write each card on a line of its own, "
        "with one number of copies before its name.",
        ja="「3〜4」や「4-3-3」のように数がいくつもあります。1行に1種類ずつ、枚数をひとつだけ"
        "書いてください。",
    )


def change() -> Words:
    """Say that a line changes a deck and is no row of one."""
    return Words(
        en="it says what goes into a deck or out of it. Write the number of copies the deck has.",
        ja="デッキに入れるカードか抜くカードの行のようです。デッキに入っている枚数を書いて"
        "ください。",
    )


def too_many_cells() -> Words:
    """Say that the row of a table has more cells than the table has columns."""
    return Words(
        en="it has more cells than the table has columns. Write one card on each line, and put a "
        "name with commas into quotation marks.",
        ja="表の列よりセルが多くあります。1行に1種類ずつ書き、コンマを含む名前は引用符で"
        "囲んでください。",
    )


def line_too_long() -> Words:
    """Say that a line is longer than any card."""
    return Words(
        en="it is far too long for a card. Write one card on each line.",
        ja="カードの行にしては長すぎます。1行に1種類のカードを書いてください。",
    )


def too_long_to_be_a_card() -> Words:
    """Say that the name, set or number of a card is longer than any is."""
    return Words(
        en="its name, set or number is far too long. Correct it.",
        ja="名前かセットか番号が長すぎます。直してください。",
    )


def broken_here() -> Words:
    """Say that JSON or XML ends or is damaged here."""
    return Words(
        en="the file is cut off or damaged here; what came before was read. Look for a backup.",
        ja="ファイルがここで切れているか壊れています。ここまでは読みました。"
        "元のファイルを探してください。",
    )


def behind_the_list() -> Words:
    """Say that a text goes on behind the list that was read."""
    return Words(
        en="it stands behind the list and was left out, with all that follows. Paste one list.",
        ja="リストの後に続いていたので、ここから先は読みませんでした。リストを1つだけ貼り付けて"
        "ください。",
    )


def no_pile(zone: str) -> Words:
    """Say that a card lies in a part of the file that is no part of a deck."""
    return Words(
        en=f"“{zone[:_SHOWN]}” is not a part of a deck. Put it into “main” or “side”.",
        ja=f"「{zone[:_SHOWN]}」はデッキの一部ではありません。「main」か「side」に入れてください。",
    )
