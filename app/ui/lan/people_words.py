"""What is said of people and connections at a hosted table."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from app.core.ids import PersonId
from app.core.text.wording import SECOND, counted, labelled
from app.core.text.words import Words
from app.games.contracts.computer_contract import signed
from app.games.game_registry import GAMES
from app.games.seats.seat_counts import team_letter
from app.net.client.connection_state import State
from app.session.room.messages.from_people import Role
from app.session.room.messages.table_talk import Emote, Emoted, Said
from app.session.room.messages.to_people import People, Person

ROLES: Mapping[Role, Words] = {
    "player": Words("Player", "プレイヤー"),
    "judge": Words("Judge", "ジャッジ"),
    "spectator": Words("Spectator", "観戦"),
}
EMOTES: Mapping[Emote, Words] = {
    "hello": Words("Hello!", "よろしくお願いします！"),
    "thanks": Words("Thank you!", "ありがとうございます！"),
    "well_played": Words("Well played!", "お見事です！"),
    "thinking": Words("Let me think…", "考え中です…"),
    "your_turn": Words("Your turn", "あなたの番です"),
    "oops": Words("Oops!", "うっかりしました！"),
    "wait": Words("One moment, please", "少しお待ちください"),
    "ready": Words("I am ready", "準備できました"),
}
AWAY = Words("away", "離席中")
CHAIR = Words("host", "管理者")
MUTED = Words("muted", "発言停止中")
CALLS = Words("calls a judge", "ジャッジを呼んでいます")
LETS = Words("lets the judge act", "ジャッジに代理操作を頼んでいます")
ACTS = Words("you act in this place", "この席の操作を代行中")
"""Beside the name of whom the judge at this window acts for."""
READY = Words("ready", "準備完了")
HAS_DECK = Words("deck chosen", "デッキ選択済み")
NO_DECK = Words("no deck yet", "デッキ未選択")
ASK_NAME = Words("Type your name.", "名前を入力してください。")
TELLS: Mapping[str, Words] = {
    "calling": Words("Calling the table…", "卓に接続しています…"),
    "handshake": Words(
        "The table answers; it checks the invite…", "応答がありました。招待を確認しています…"
    ),
    "inside": Words("Inside. Receiving the table…", "入れました。卓の内容を受け取っています…"),
}


def seat_words(seat: int) -> Words:
    """Return which seat it is."""
    return Words(f"seat {seat + 1}", f"{seat + 1}番の席")


def team_words(teams: tuple[int, ...], seat: int) -> Words:
    """Return which team a seat belongs to; "" at a table where everybody plays alone."""
    if not 0 <= seat < len(teams):
        return Words("", "")
    letter = team_letter(teams, teams[seat])
    return Words(f"team {letter}", f"チーム{letter}")


def said_words(said: Said, people: People) -> Words:
    """Return a line of chat; one that the other team does not read says to whom it is."""
    found = _person(said.person, people)
    name = _name(found)
    if not said.team:
        return labelled(name, said.text)
    seat = found.seat if found is not None else None
    team = team_words(people.teams, -1 if seat is None else seat)
    if not team.en:
        team = Words("team", "チーム")
    return labelled(Words(f"{name} → {team.en}", f"{name}→{team.ja}"), said.text)


def sign_words(made: Emoted, people: People) -> Words:
    """Return a sign that somebody made as a line of chat."""
    return labelled(_name(_person(made.person, people)), EMOTES[made.sign])


def _person(person: PersonId, people: People) -> Person | None:
    return next((one for one in people.people if one.id == person), None)


def _name(person: Person | None) -> str:
    return person.name if person is not None else "?"


def has_partner(person: Person | None, people: People) -> bool:
    """Whether somebody plays in a team with others."""
    teams = people.teams
    return (
        person is not None
        and person.role == "player"
        and person.seat is not None
        and person.seat < len(teams)
        and teams.count(teams[person.seat]) > 1
    )


def player_named(people: People, player: str) -> Words:
    """Return what a computer at a table is called, with the sign that it is one."""
    spec = GAMES.get(people.game)
    known = spec.players.get(player) if spec is not None else None
    return signed(known.title if known is not None else Words(player, player))


def needs_decks(people: People) -> bool:
    """Return whether each seat needs a deck; so it is in a game that this program does not have."""
    spec = GAMES.get(people.game)
    return spec is None or (spec.brings_decks and spec.needs_decks)


def about(person: Person, people: People) -> Words:
    """Return what everybody may know of somebody among `people`, without the name."""
    said = [ROLES[person.role]]
    if person.role == "player" and person.seat is not None:
        said.append(seat_words(person.seat))
        team = team_words(people.teams, person.seat)
        said += [team] if team.en else []
        if not people.laid and (person.ready or needs_decks(people)):
            said.append(READY if person.ready else HAS_DECK if person.decked else NO_DECK)
    if person.chair:
        said.append(CHAIR)
    said += judge_words(person)
    if person.muted:
        said.append(MUTED)
    if not person.here:
        said.append(AWAY)
    elif person.latency is not None:
        said.append(Words(f"{person.latency} ms", f"{person.latency}ミリ秒"))
    return Words(" · ".join(one.en for one in said), " · ".join(one.ja for one in said))


def judge_words(person: Person) -> list[Words]:
    """Return what somebody wants of a judge, for everybody to see."""
    calls = [CALLS] if person.calls else []
    return [*calls, LETS] if person.judge in ("once", "lent") else calls


def standing(state: State) -> Words:
    """Return how a connection stands, for somebody who waits."""
    if state.name == "away":
        wait = counted(max(1, ceil(state.again_in)), SECOND)
        return Words(
            f"The connection is lost. Trying again in {wait.en}.",
            f"接続が切れました。{wait.ja}後につなぎ直します。",
        )
    if state.words is not None:
        return state.words
    return TELLS.get(state.name, TELLS["calling"])
