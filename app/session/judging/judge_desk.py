"""Who calls a judge at a hosted table, and in whose place judges may act, and for how long.

All of it is told with the people (`Person.calls`, `Person.judge`), so that everybody knows. Nothing
of it outlives the host, or whoever lent their place: it is asked for anew.
"""

from __future__ import annotations

from app.core.fact import Announced
from app.core.ids import JUDGE, PersonId, SeatId
from app.core.intent import ForSeat, Request
from app.core.text.table_sentences import FOR_SEAT
from app.core.text.words import Words
from app.session.host.updates import Grew, JournalEntry
from app.session.room.audience import Audience
from app.session.room.hosted_game import HostedGame
from app.session.room.messages.judge_messages import JudgeDeed, JudgeMay, Judging
from app.session.room.messages.to_people import Person
from app.session.room.rate_limit import TOO_FAST
from app.session.steps.rights import ImpossibleError, impossible

CODE = "not-lent"
"""The code of a refusal after which a judge may ask."""


class JudgeDesk:
    """The judges and the players of one table."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self._game: HostedGame | None = None

    def begin(self, game: HostedGame) -> None:
        """Watch over what is done in others' places, now that the table is laid."""
        self._game = game
        game.host.checks.append(self.check)
        game.host.watchers.append(self.heard)

    # -- what people say ----------------------------------------------------------------------

    def hear(self, person: PersonId, said: Judging, _now: float) -> None:
        """Take in what a player or a judge says. Raises ImpossibleError."""
        game = self._game
        if game is not None and game.is_drawing:
            # A deed whose chance is being mixed was let, and happens; what is said comes after it.
            line = self._audience.roster.hands(person)
            if not game.wait(line, lambda later: self._later(person, said, later)):
                raise ImpossibleError("too-fast", TOO_FAST)
            return
        who = self._audience.roster[person]
        if who.role == "spectator":
            raise impossible(
                "spectator",
                "Only players and judges can do that. Take a seat first.",
                "プレイヤーとジャッジだけができる操作です。先に席に着いてください。",
            )
        if who.role == "judge":
            self._of_judge(who, said)
        else:
            self._of_player(who, said.do)

    def _later(self, person: PersonId, said: Judging, now: float) -> None:
        if person in self._audience.roster:
            try:
                self.hear(person, said, now)
            except ImpossibleError as problem:
                self._audience.refuse(person, problem.code, problem.reason)

    def _of_player(self, who: Person, do: JudgeDeed) -> None:
        if do == "ask":
            raise judges_only()
        if do in ("call", "settle"):
            self._call(who, calls=do == "call", by=who.name)
            if do == "call" and not any(
                one.role == "judge" and one.here for one in self._audience.roster
            ):
                raise _no_judge()
        elif do == "take_back":
            self._let(who, "", _taken_back(who.name) if who.judge != "asked" else _no(who.name))
        elif self._game is None:
            raise impossible(
                "not-laid",
                "The table is not set up yet. Wait until the game begins.",
                "まだ卓が始まっていません。対戦が始まるまで待ってください。",
            )
        else:
            may: JudgeMay = "once" if do == "lend_once" else "lent"
            self._let(who, may, _lent(who.name, once=may == "once"))

    def _of_judge(self, who: Person, said: Judging) -> None:
        player = None if said.seat is None else self._audience.roster.on(said.seat)
        if player is None:
            raise impossible(
                "no-seat",
                "That seat has no player. Choose another.",
                "その席にはプレイヤーがいません。別の席を選んでください。",
            )
        if said.do == "settle":
            self._call(player, calls=False, by=who.name)
        elif said.do == "take_back":
            self._let(player, "", _given_back(who.name, player.name))
        elif said.do == "ask":
            if not player.here:
                raise impossible(
                    "player-away",
                    f"{player.name} is away and cannot answer. Wait until {player.name} is back.",
                    f"{player.name}さんは離席中で、答えられません。戻るのを待ってください。",
                )
            if not player.judge:
                self._let(player, "asked", _asks(who.name, player.name))
        else:
            raise impossible(
                "player-only",
                "Only the player of a seat can say that. Ask them for it.",
                "その席のプレイヤーだけができる操作です。本人に頼んでください。",
            )

    def _call(self, who: Person, *, calls: bool, by: str) -> None:
        if self._audience.roster.mark(who.id, calls=calls):
            self._audience.tell_people()
            words = _calls(who.name) if calls else _settled(by, who.name)
            self._audience.let_know("judge-call" if calls else "judge-settled", words)

    def _let(self, who: Person, may: JudgeMay, words: Words) -> None:
        if self._audience.roster.mark(who.id, judge=may):
            self._audience.tell_people()
            self._audience.let_know("judge-for", words)

    # -- what judges do -----------------------------------------------------------------------

    def check(self, request: Request) -> None:
        """Raise ImpossibleError for a deed in the place of a seat that does not let judges."""
        if not isinstance(request.intent, ForSeat) or request.seat != JUDGE:
            return
        player = self._audience.roster.on(request.intent.seat)
        if player is None or not player.here or player.judge not in ("once", "lent"):
            raise impossible(
                CODE,
                "That seat has not let you act in its place, or took it back. Ask its player.",
                "その席からの代理操作は許可されていないか、取り下げられました。"
                "プレイヤーに許可を求めてください。",
            )

    def heard(self, entry: JournalEntry) -> None:
        """Take in what happened: what was lent for one deed is given back with it."""
        seat = _acted_for(entry)
        player = None if seat is None else self._audience.roster.on(seat)
        if player is not None and player.judge == "once":
            self._audience.roster.mark(player.id, judge="")
            self._audience.tell_people()


def _acted_for(entry: JournalEntry) -> SeatId | None:
    """Return in whose place a judge did something; None for whatever else happened."""
    if not isinstance(entry, Grew) or entry.node.actor != JUDGE or not entry.node.facts:
        return None
    first = entry.node.facts[0]
    acted = isinstance(first, Announced) and first.verb == FOR_SEAT
    return first.number if acted and isinstance(first, Announced) else None


def _no_judge() -> ImpossibleError:
    return impossible(
        "no-judge",
        "No judge is at the table. The person in charge of it can give somebody the "
        "judge’s invite; your call stands until then.",
        "卓にジャッジがいません。卓の管理者は、ジャッジ用の招待を渡せます。"
        "呼び出しはそれまで残ります。",
    )


def judges_only() -> ImpossibleError:
    """Return what is said to who asks for what only judges do."""
    return impossible(
        "judge-only",
        "Only judges ask for that. Call a judge.",
        "それを求められるのはジャッジだけです。ジャッジを呼んでください。",
    )


def _calls(name: str) -> Words:
    return Words(f"{name} calls a judge.", f"{name}さんがジャッジを呼んでいます。")


def _settled(by: str, name: str) -> Words:
    if by == name:
        return Words(
            f"{name} no longer calls a judge.", f"{name}さんがジャッジの呼び出しを取り下げました。"
        )
    return Words(
        f"{by} has settled {name}’s call for a judge.",
        f"{name}さんの呼び出しに{by}さんが対応しました。",
    )


def _asks(judge: str, name: str) -> Words:
    return Words(
        f"The judge {judge} asks to act for {name}.",
        f"ジャッジの{judge}さんが、{name}さんの代わりに操作する許可を求めています。",
    )


def _lent(name: str, *, once: bool) -> Words:
    if once:
        return Words(
            f"{name} lets the judge do one thing for them.",
            f"{name}さんが、ジャッジに1回だけ代理操作を頼みました。",
        )
    return Words(
        f"{name} lets the judge act for them until they take it back.",
        f"{name}さんが、取り下げるまでの間、ジャッジに代理操作を頼みました。",
    )


def _no(name: str) -> Words:
    return Words(
        f"{name} does not want the judge to act for them.",
        f"{name}さんが、ジャッジの代理操作を断りました。",
    )


def _taken_back(name: str) -> Words:
    return Words(f"{name} acts for themselves again.", f"{name}さんが自分での操作に戻りました。")


def _given_back(judge: str, name: str) -> Words:
    return Words(
        f"The judge {judge} no longer acts for {name}.",
        f"ジャッジの{judge}さんが、{name}さんの代理操作を終えました。",
    )
