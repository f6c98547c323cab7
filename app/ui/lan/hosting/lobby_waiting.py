"""What a table that gathers waits for, in one sentence: the own word first, then the others'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.wording import Noun, counted, together
from app.core.text.words import Words

if TYPE_CHECKING:
    from app.session.room.messages.to_people import People, Person

CHOOSE = Words("Choose your deck.", "デッキを選んでください。")
SAY_READY = Words(
    "Press “Ready” when you are. The game begins once everybody is.",
    "準備ができたら「準備完了」を押してください。全員がそろうと始まります。",
)
ALL_READY = Words(
    "Everybody is ready: the table is being set up.", "全員がそろいました。卓を準備しています。"
)
MORE = Noun("more player", "more players", "人")


def waiting(people: People, me: Person | None, *, chosen: bool) -> Words:
    """Return what is waited for; `chosen`: whether who reads it has what a seat needs."""
    if me is not None and me.role == "player" and not me.ready:
        return SAY_READY if chosen else CHOOSE
    late = [one.name for one in people.people if one.role == "player" and not one.ready]
    if not people.free and not late:
        return ALL_READY
    who = together(late)
    awaited = [Words(who.en, f"{who.ja}の準備")] if late else []
    if people.free:
        more = counted(len(people.free), MORE)
        awaited.append(Words(f"{more.en} to join", f"あと{more.ja}の参加"))
    all_ = together(awaited)
    return Words(f"Waiting for {all_.en}.", f"{all_.ja}を待っています。")
