"""What a table's server says by itself: refusals, notices, and why a connection ends."""

from __future__ import annotations

from app.core.text.words import Words
from app.net.encoding import messages
from app.net.transport.connection import Connection
from app.session.room.messages.to_people import Answered, Bye, Notice

NOT_UNDERSTOOD = Words(
    "The table did not understand what this program sent. Update it, or report what you did.",
    "送信内容をホストが読み取れませんでした。更新するか、操作内容を報告してください。",
)
ELSEWHERE = Words(
    "You came to the table from another window; this one is left.",
    "別のウィンドウからこの卓に入ったため、こちらの接続は終わりました。",
)
SENT_AWAY = Words(
    "The person in charge of this table removed you from it. Ask them for another invite.",
    "卓の管理者により、この卓から外されました。また参加するには、新しい招待を頼んでください。",
)
TOO_MUCH = Words(
    "There is too much on this table to send it to a window that joins. Ask the players to "
    "take marks, notes or declarations away or to start a new table, then join again.",
    "この卓に置かれたものが多すぎて、参加するウィンドウに送れません。"
    "マーク、メモ、宣言を減らすか新しい卓を用意してもらい、もう一度参加してください。",
)
"""Why somebody is not told the view."""
TOO_MUCH_AT_ONCE = Words(
    "That is too much to send at once. Ask for less.",
    "一度に送るには多すぎます。範囲を狭めてください。",
)
ROLE = Words(
    "This invite is not for that role. Ask the person in charge of the table for another.",
    "この招待ではその役割になれません。卓の管理者に別の招待を頼んでください。",
)


def notice(connection: Connection, code: str, words: Words) -> None:
    """Tell a connection something that is no answer to a gesture."""
    connection.send(messages.written(Notice(code, words.en, words.ja)))


def refuse(connection: Connection, name: str, code: str, words: Words) -> None:
    """Refuse a gesture that never came as far as the room."""
    refused = Answered(name, None, code, words.en, words.ja)
    connection.send(messages.written(refused))


def say_goodbye(connection: Connection, code: str, words: Words) -> None:
    """End a connection, and say why."""
    connection.send(messages.written(Bye(code, words.en, words.ja)))
    connection.close()
