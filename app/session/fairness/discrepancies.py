"""What may not fit in a record of chance, in words for people: found while it is written or read.

What only shows once a file is checked is in `file_discrepancies`.
"""

from __future__ import annotations

from app.core.data.value import value
from app.core.text.words import Words


@value
class Discrepancy:
    """Something in a record that does not fit."""

    code: str
    """"wrong-link", "other-result", … for programs."""
    words: Words


def malformed(who: Words) -> Discrepancy:
    """A commitment or a key that is none."""
    return Discrepancy(
        "malformed",
        Words(
            f"The commitment or the key of {who.en} has not the right form.",
            f"{who.ja}が届け出た値か公開鍵の形が正しくありません。",
        ),
    )


def host_last(what: Words) -> Discrepancy:
    """`what` came before the host was bound."""
    return Discrepancy(
        "host-last",
        Words(
            f"The host was not bound to its links before {what.en}: it could have chosen them.",
            f"{what.ja}より前にホストの届け出がありません。ホストは値を選ぶことができました。",
        ),
    )


def never_drawn(number: int) -> Discrepancy:
    """A draw was asked for, and then another, or nothing."""
    return Discrepancy(
        "never-drawn",
        Words(
            f"Draw {number} was asked for and never made: the program was stopped at that "
            "moment, the disk refused, or the host did not like what it gave.",
            f"抽選{number}は求められましたが行われていません。その瞬間にプログラムが止まったか、"
            "保存できなかったか、ホストが結果を捨てたかのいずれかです。",
        ),
    )


def misnumbered(number: int, expected: int) -> Discrepancy:
    """Draws do not follow one another."""
    return Discrepancy(
        "misnumbered",
        Words(
            f"Draw {number} follows where draw {expected} should: draws are missing or told twice.",
            f"抽選{expected}のはずが抽選{number}になっています。抜けているか、重複しています。",
        ),
    )


def unasked(number: int) -> Discrepancy:
    """Links were recorded that nobody was asked for."""
    return Discrepancy(
        "unasked",
        Words(
            f"Draw {number} was made without having been asked for.",
            f"抽選{number}は求められていないのに行われています。",
        ),
    )


def wrong_link(who: Words, number: int) -> Discrepancy:
    """A link that does not follow from what its owner committed to."""
    return Discrepancy(
        "wrong-link",
        Words(
            f"The link of {who.en} in draw {number} does not belong to the chain committed to.",
            f"抽選{number}で{who.ja}が開いた値は、届け出た鎖のものではありません。",
        ),
    )


def miscounted(who: Words, number: int) -> Discrepancy:
    """Somebody is neither there nor away, both, or was not bound."""
    return Discrepancy(
        "miscounted",
        Words(
            f"Draw {number} does not say rightly who was there: {who.en}.",
            f"抽選{number}にだれがいたかの記録が合いません：{who.ja}。",
        ),
    )


def refused_commitment(who: Words) -> Discrepancy:
    """What a seat sends on sitting down is no commitment."""
    return Discrepancy(
        "malformed",
        Words(
            f"What {who.en} commits to for fair chance is not in the right form. Update the "
            "program and sit down again.",
            f"{who.ja}から届いた抽選用の値の形が正しくありません。プログラムを更新して席に着"
            "き直してください。",
        ),
    )


def refused_link(who: Words) -> Discrepancy:
    """What a seat opens is not its next link."""
    return Discrepancy(
        "wrong-link",
        Words(
            f"The link that {who.en} opened does not belong to the chain committed to. The draw "
            "goes on without it. Sit down again if this happens once more.",
            f"{who.ja}が開いた値は届け出た鎖のものではありません。この抽選には使いません。"
            "繰り返す場合は席に着き直してください。",
        ),
    )


def refused_signature(who: Words) -> Discrepancy:
    """What a seat signs is not what it was told."""
    return Discrepancy(
        "signature",
        Words(
            f"The signature of {who.en} does not fit what this seat was told. Sit down again.",
            f"{who.ja}の署名が、この席に伝えた内容と合いません。席に着き直してください。",
        ),
    )


def not_mine() -> Discrepancy:
    """Somebody else's chain stands in this seat's name."""
    return Discrepancy(
        "not-mine",
        Words(
            "The host recorded a chain or a key for this seat that is not from here. Ask who "
            "hosts the table.",
            "この席のものではない鎖か公開鍵がホストの記録にあります。"
            "卓を開いた人に確かめてください。",
        ),
    )


def held_dropped() -> Discrepancy:
    """The host left out of its record what this seat came back with."""
    return Discrepancy(
        "held-dropped",
        Words(
            "The host did not put on record how far this seat had been told the game when it was "
            "here last. This program signs nothing more for it. Ask who hosts the table.",
            "この席に前回どこまで伝えられていたかを、ホストが記録に残しませんでした。"
            "このプログラムは以後署名しません。卓を開いた人に確かめてください。",
        ),
    )


def elsewhere(number: int) -> Discrepancy:
    """The table did not stand where the draw says."""
    return Discrepancy(
        "elsewhere",
        Words(
            f"Draw {number} was asked for on another step than the one the table stands on.",
            f"抽選{number}は、卓の今の手順とは別の手順に対して求められました。",
        ),
    )


def self_left_out(number: int) -> Discrepancy:
    """This seat opened its link in vain."""
    return Discrepancy(
        "left-out",
        Words(
            f"Draw {number} left this seat out although it opened its link: the link came too "
            "late, or the host dropped it.",
            f"この席は値を開きましたが、抽選{number}に入っていません。"
            "届くのが遅れたか、ホストが外したかのいずれかです。",
        ),
    )


def never_opened(number: int) -> Discrepancy:
    """A link of this seat comes from somewhere else."""
    return Discrepancy(
        "never-opened",
        Words(
            f"Draw {number} holds a link of this seat that it did not open for it.",
            f"抽選{number}に、この席が開いていない値が入っています。",
        ),
    )


def other_gesture(number: int) -> Discrepancy:
    """What follows a draw is not what it was for."""
    return Discrepancy(
        "other-gesture",
        Words(
            f"Draw {number} was made for one gesture and used for another.",
            f"抽選{number}が、求めたときとは別の操作に使われました。",
        ),
    )
