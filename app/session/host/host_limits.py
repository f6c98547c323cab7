"""What the host refuses as too much of one seat, on one table, in one gesture."""

from __future__ import annotations

from app.core.card import LONGEST_KEY, MOST_CARDS
from app.core.data.weight import MOST_HANDLED, MOST_PUT, MOST_WEIGHT, Weight, weigh
from app.core.table import Table
from app.core.text.wording import CARD, CHARACTER, KILOBYTE, counted
from app.core.text.words import Words
from app.session.steps.rights import check_text, impossible

KILO = 1024


def check_weight(before: Weight, more: Weight) -> None:
    """Raise ImpossibleError where a table that weighs `before` cannot bear `more`.

    What only takes away is possible always, whatever an older file has brought along.
    """
    for seat, grown in more.put.items():
        if grown > 0 and before.put.get(seat, 0) + grown > MOST_PUT:
            most = counted(MOST_PUT // KILO, KILOBYTE)
            raise impossible(
                "too-much",
                "The marks, notes and declarations of one seat may take up at most "
                f"{most.en}. Take some of yours away first.",
                f"1つの席が置けるマーク、メモ、宣言は、合わせて{most.ja}までです。"
                "先に自分のものをいくつか取り除いてください。",
            )
    if more.whole > 0 and before.whole + more.whole > MOST_WEIGHT:
        most = counted(MOST_WEIGHT // KILO, KILOBYTE)
        raise impossible(
            "too-much",
            f"Everything on a table may take up at most {most.en}. Take marks, notes or "
            "declarations away, or start a new table.",
            f"1つの卓に置けるものは、合わせて{most.ja}までです。"
            "マーク、メモ、宣言を取り除くか、新しい卓を用意してください。",
        )


def too_much_to_tell(table: Table) -> Words | None:
    """Return what to say to who hosts a table that came heavier than any is let become; or None.

    Tables at one screen may be laid with more cards, and older programs had no bounds.
    """
    if len(table.cards) <= MOST_CARDS and weigh(table).whole <= MOST_WEIGHT:
        return None
    most = counted(MOST_CARDS, CARD)
    return Words(
        f"There is more on this table than a table in the network bears ({most.en} and what the "
        "seats put down), so somebody may not be able to join. Take cards, marks and notes away, "
        "or start a new table.",
        f"この卓には、ネットワークの卓で扱える量（カード{most.ja}など）より多くのものがあり、"
        "参加できない人がいるかもしれません。"
        "カードやマーク、メモを減らすか、新しい卓を用意してください。",
    )


def check_handled(amount: int) -> None:
    """Raise ImpossibleError for a gesture that handles too many cards."""
    if amount > MOST_HANDLED:
        most = counted(MOST_HANDLED, CARD)
        raise impossible(
            "too-much",
            f"One action can handle at most {most.en}. Do it in parts.",
            f"一度の操作で扱えるカードは{most.ja}までです。分けて操作してください。",
        )


def check_key(key: str) -> str:
    """Return the name of a mark, of a phase or in the ledger as it is told: on one line.

    Raises ImpossibleError for one that is too long.
    """
    if len(key) > LONGEST_KEY:
        most = counted(LONGEST_KEY, CHARACTER)
        raise impossible(
            "too-long",
            f"A mark, a phase and what is used in a turn have names of {most.en} at most. "
            "Shorten it.",
            f"マーク、フェイズ、番に使うものの名前は{most.ja}までです。短くしてください。",
        )
    return check_text(key)
