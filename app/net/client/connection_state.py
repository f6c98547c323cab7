"""How a connection to a hosted table stands, and what a person is told of it."""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value
from app.core.text.words import Words

OVER = "over"
"""The code with which a host closes a table."""

StateName = Literal["calling", "handshake", "inside", "away", "refused", "ended"]


@value
class State:
    """How the connection stands."""

    name: StateName
    words: Words | None = None
    """Why it is away, refused or ended: for the person."""
    code: str = ""
    again_in: float = 0.0
    """Seconds until the next try."""


LEFT = Words(
    "You have left this table. Join it again to go on.",
    "この卓から離れています。続けるにはもう一度参加してください。",
)
NOBODY = Words(
    "Nobody answers there. Check the address and that the table is still hosted; a firewall, or a "
    "guest network that keeps devices apart, may be in the way.",
    "応答がありません。アドレスと、卓がまだ開かれているかを確かめてください。"
    "ファイアウォールや、端末どうしの通信を禁じるゲスト用ネットワークが原因のこともあります。",
)
AWAY = Words(
    "The connection to the table is lost and is being tried again. Nothing that was done is lost.",
    "卓との接続が切れました。自動でつなぎ直します。行った操作は失われていません。",
)
TOO_LONG = Words(
    "The host sends more of this table at once than this program can take in. Update both "
    "programs, or ask the players to start a new table, then join again.",
    "ホストから届くデータが長すぎて、受け取れません。"
    "双方を更新するか、新しい卓を用意してもらい、もう一度参加してください。",
)
BROKEN = Words(
    "The connection to the table ended because of an error in this program. Join again; if "
    "it happens once more, report what you did.",
    "プログラムの誤りで卓との接続が終わりました。"
    "もう一度参加し、また起きる場合は操作内容を報告してください。",
)
NOT_UNDERSTOOD = Words(
    "What the host says cannot be understood. Update this program or the host’s.",
    "ホストからのデータを読み取れません。このプログラムかホスト側を更新してください。",
)
