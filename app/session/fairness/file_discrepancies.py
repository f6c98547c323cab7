"""What may not fit in a record of chance that is found when a file is checked, in words."""

from __future__ import annotations

from app.core.fact import CoinsFlipped, DiceRolled, Shuffled
from app.core.past.history import Node
from app.core.text.wording import series
from app.core.text.words import Words
from app.session.fairness.discrepancies import Discrepancy
from app.version import VERSION

_HEADS = Words("heads", "オモテ")
_TAILS = Words("tails", "ウラ")


def no_record() -> Discrepancy:
    """The file of a table whose seats mixed its chance, without a word of that."""
    return Discrepancy(
        "no-record",
        Words(
            "This is the file of a table over the network, whose chance all seats mixed; its "
            "record of chance is not in it. Nothing shows how chance fell: ask for the whole file.",
            "これは全席の値で抽選したネットワークの卓のファイルですが、抽選の記録がありませ"
            "ん。抽選がどう決まったかは何も示せません。記録の入ったファイルをもらってくださ"
            "い。",
        ),
    )


def no_gesture(number: int) -> Discrepancy:
    """Nothing follows a draw."""
    return Discrepancy(
        "no-gesture",
        Words(
            f"Draw {number} is not followed by the gesture it was made for.",
            f"抽選{number}の直後に、そのための操作がありません。",
        ),
    )


def undrawn(node: Node) -> Discrepancy:
    """Chance without a draw."""
    return Discrepancy(
        "undrawn",
        Words(
            f"Step {node.id} (turn {node.turn}.{node.step}) holds chance that no links were opened "
            "for: the host alone made it.",
            f"手順{node.id}（{node.turn}ターン目の{node.step}手目）の結果には、"
            "席が開いた値がありません。ホストだけで決めたものです。",
        ),
    )


def not_the_top(node: Node) -> Discrepancy:
    """A card that nobody saw was drawn from within a pile."""
    return Discrepancy(
        "not-the-top",
        Words(
            f"Step {node.id} (turn {node.turn}.{node.step}) draws or looks at another card than "
            "the top one of the pile.",
            f"手順{node.id}（{node.turn}ターン目の{node.step}手目）は、"
            "山の一番上ではないカードを引いたか見ています。",
        ),
    )


def unreadable(number: int) -> Discrepancy:
    """A sealed part that cannot be used."""
    return Discrepancy(
        "unreadable",
        Words(
            f"The sealed part of draw {number} is incomplete or has not the right form.",
            f"抽選{number}の封印された部分が欠けているか、形が正しくありません。",
        ),
    )


def other_purpose(number: int) -> Discrepancy:
    """The gesture was changed after the links were asked for."""
    return Discrepancy(
        "other-purpose",
        Words(
            f"The gesture that is kept for draw {number} is not the one that the seats were asked "
            "for.",
            f"抽選{number}に残っている操作は、席に求めたときのものと違います。",
        ),
    )


def other_result(number: int, node: Node | None, program: str) -> Discrepancy:
    """A gesture comes out otherwise when it is carried out again.

    `node` is what is kept, None where the draw says that the gesture was not possible.
    """
    if node is None:
        words = Words(
            f"Draw {number} says that its gesture was not possible; carried out again, it is",
            f"抽選{number}は操作できなかったと記録されていますが、やり直すとできます",
        )
    else:
        kept = _kept(node)
        words = Words(
            f"Step {node.id} (turn {node.turn}.{node.step}){kept.en} is not what the links of draw "
            f"{number} give",
            f"手順{node.id}（{node.turn}ターン目の{node.step}手目）{kept.ja}が、"
            f"抽選{number}の値から出る結果と違います",
        )
    if program in ("", VERSION):
        return Discrepancy("other-result", Words(f"{words.en}.", f"{words.ja}。"))
    return Discrepancy(
        "other-result",
        Words(
            f"{words.en}. It was made by version {program}: check it with that one as well.",
            f"{words.ja}。バージョン{program}の記録なので、そのバージョンでも確かめてください。",
        ),
    )


def _kept(node: Node) -> Words:
    """Return what fell in a step, where that can be said in a word: " with heads, tails"."""
    for fact in node.facts:
        if isinstance(fact, CoinsFlipped):
            told = series([_HEADS if heads else _TAILS for heads in fact.heads])
        elif isinstance(fact, DiceRolled):
            told = series([str(result) for result in fact.results])
        elif isinstance(fact, Shuffled):
            told = Words("a shuffle", "シャッフル")
        else:
            continue
        return Words(f" with {told.en}", f"の{told.ja}")
    return Words("", "")


def no_signature(who: Words) -> Discrepancy:
    """A signature by another key."""
    return Discrepancy(
        "no-signature",
        Words(
            f"A signature of {who.en} was not made with the key of that seat.",
            f"{who.ja}の署名は、その席の鍵で作られたものではありません。",
        ),
    )


def held_left_out(who: Words) -> Discrepancy:
    """What a seat came back with was taken out of the file."""
    return Discrepancy(
        "held-dropped",
        Words(
            f"What {who.en} came back with is not in this file: it would show whether the table "
            "was rolled back.",
            f"{who.ja}が戻ったときに示した内容がこのファイルにありません。"
            "卓が巻き戻されたかどうかを確かめられません。",
        ),
    )


def told_otherwise(who: Words, count: int) -> Discrepancy:
    """A seat signed something else than the record says it was told."""
    return Discrepancy(
        "told-otherwise",
        Words(
            f"What {who.en} was told is not what the record says: the signature after entry "
            f"{count} since sitting down does not fit.",
            f"{who.ja}に伝えられた内容が記録と違います。"
            f"席に着いてから{count}件目の後の署名が合いません。",
        ),
    )


def left_out(who: Words, number: int) -> Discrepancy:
    """A seat says it was there where the record calls it away."""
    return Discrepancy(
        "left-out",
        Words(
            f"The program of {who.en} says that it opened its link for draw {number}, which calls "
            "it away: the link came too late, or the host dropped it.",
            f"{who.ja}のプログラムは抽選{number}で値を開いたとしていますが、記録では不在です。"
            "届くのが遅れたか、ホストが外したかのいずれかです。",
        ),
    )
