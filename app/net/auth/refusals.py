"""Why somebody is not let in: a code for programs and a sentence for people.

A client says its own sentence for every code it knows: what a host says before it has shown
that it is the right one is nobody's to put before a person's eyes.
"""

from __future__ import annotations

import math
import unicodedata

from app.core.text.wording import Noun, counted, quoted
from app.core.text.words import Words
from app.net.auth.handshake_messages import LONGEST_REASON, LONGEST_WAIT, Refused

SECOND = Noun("second", "seconds", "秒")

_ASK_INVITE = Words("Ask the host for a new invite.", "ホストに新しい招待を頼んでください。")

REASONS: dict[str, Words] = {
    # -- said by a host
    "caller-older": Words(
        "This Chabudai is older than the host's and does not understand it. Update it, then join "
        "again.",
        "このChabudaiはホストのものより古いため、参加できません。"
        "更新してから、もう一度参加してください。",
    ),
    "host-older": Words(
        "The host's Chabudai is older than this one and does not understand it. Ask the host to "
        "update it.",
        "ホストのChabudaiがこちらより古いため、参加できません。ホストに更新を頼んでください。",
    ),
    "not-understood": Words(
        "The table received something that it does not understand. Update Chabudai on both "
        "machines, then join again.",
        "卓が、読み取れないデータを受け取りました。両方のChabudaiを更新してから、もう一度参"
        "加してください。",
    ),
    "too-late": Words(
        "It took too long to be let in. Check the network, then join again.",
        "入室に時間がかかりすぎました。ネットワークを確認して、もう一度参加してください。",
    ),
    "crowded": Words(
        "Too many are waiting to join this table.",
        "この卓には、入室を待っている人が多すぎます。",
    ),
    "banned": Words(
        "The host does not let you in at this table. Talk to the host.",
        "ホストがこの卓への参加を断っています。ホストと話してください。",
    ),
    "no-code": Words(
        f"This table is not joined by a spoken code. {_ASK_INVITE.en}",
        f"この卓は参加コードを受け付けていません。{_ASK_INVITE.ja}",
    ),
    "busy": Words(
        "Somebody else is typing the spoken code just now.",
        "いま、ほかの人の参加コードを確認しています。",
    ),
    "wait": Words(
        "There were wrong tries, so the table waits before the next one.",
        "間違いが続いたため、しばらく入室を受け付けません。",
    ),
    "wrong-code": Words(
        "The spoken code is not right. Ask for the one that the host sees now: it changes after "
        "some wrong tries.",
        "参加コードが違います。何度か間違えるとコードは変わります。"
        "ホストの画面に今出ているコードを聞いてください。",
    ),
    "code-changed": Words(
        "The spoken code has just changed. Ask the host for the new one.",
        "参加コードが変わりました。ホストに新しいコードを聞いてください。",
    ),
    "unknown-invite": Words(
        f"This invite is no longer valid. {_ASK_INVITE.en}",
        f"この招待は使えなくなっています。{_ASK_INVITE.ja}",
    ),
    "unknown-token": Words(
        f"Your seat is no longer kept. {_ASK_INVITE.en}",
        f"確保していた席はもうありません。{_ASK_INVITE.ja}",
    ),
    "wrong-proof": Words(
        "The table could not make sure that you were invited. Check the network, and ask the "
        "host for a new invite.",
        "招待された人であることを卓が確認できませんでした。ネットワークを確認し、ホストに新"
        "しい招待を頼んでください。",
    ),
    # -- found out by a client
    "other-table": Words(
        "At this address is another table than the one you were invited to, or somebody is in "
        f"between. {_ASK_INVITE.en}",
        "このアドレスにあるのは、招待された卓ではありません。"
        f"だれかが通信に割り込んでいる可能性もあります。{_ASK_INVITE.ja}",
    ),
    "host-unproven": Words(
        "The host could not show that it is the table you were invited to. Somebody may be in "
        f"between. {_ASK_INVITE.en}",
        "相手が招待された卓であることを確認できませんでした。"
        f"だれかが通信に割り込んでいる可能性があります。{_ASK_INVITE.ja}",
    ),
    "no-table": Words(
        "What answers at this address is not a Chabudai table. Check address and port.",
        "このアドレスで応答しているのはChabudaiの卓ではありません。"
        "アドレスとポート番号を確認してください。",
    ),
    "no-answer": Words(
        "The table did not answer in time. Check the network, then join again.",
        "卓から応答がありません。ネットワークを確認して、もう一度参加してください。",
    ),
}
"""Code -> sentences: what, and what to do."""


def refusal(code: str, again_in: float = 0.0) -> Refused:
    """Return the refusal with a code of `REASONS`; `again_in` seconds, rounded up."""
    wait = min(LONGEST_WAIT, math.ceil(again_in))
    return Refused(code, _with_wait(REASONS[code], wait), wait)


def understood(refused: Refused) -> Refused:
    """Return what a client makes of a host's refusal: with its own sentence where it has one."""
    known = REASONS.get(refused.code)
    if known:
        return refusal(refused.code, refused.again_in)
    said = Words(_harmless(refused.reason.en), _harmless(refused.reason.ja))
    if not said.en.strip() or not said.ja.strip():
        return refused_unknown(refused.code)
    return Refused(_harmless(refused.code), said, refused.again_in)


def refused_unknown(code: str) -> Refused:
    """Return the refusal for a reason that only a newer host knows."""
    shown = quoted(_harmless(code)[:40])
    return Refused(
        _harmless(code)[:40],
        Words(
            f"The table does not let you in: {shown.en}. Update Chabudai, then join again.",
            f"卓に入れませんでした（{shown.ja}）。Chabudaiを更新して、もう一度参加してください。",
        ),
    )


def _with_wait(reason: Words, seconds: int) -> Words:
    if not seconds:
        return reason
    wait = counted(seconds, SECOND)
    return Words(
        f"{reason.en} You can try again in {wait.en}.",
        f"{reason.ja}{wait.ja}後にもう一度試せます。",
    )


def _harmless(text: str) -> str:
    """Return a text from outside without what moves cursors, turns lines round or hides."""
    kept = (sign for sign in text if unicodedata.category(sign)[0] != "C")
    return "".join(kept)[:LONGEST_REASON]
