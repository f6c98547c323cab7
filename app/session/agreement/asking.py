"""The requests that are open at one table: who is asked, who agreed, and until when.

Sans-I/O: time is passed in, in seconds of any clock that only grows. Nothing here knows what a
request is about; who opened it carries out what was agreed (`consent` for undo and the turn lock,
`binding` for rulings, options and plans).
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable

from app.core.data.value import replace
from app.core.ids import JUDGE, SPECTATOR, PersonId, SeatId
from app.core.text.wording import times
from app.session.agreement.requests import KINDS, KindId, Outcome, Question, Reply, Why, Wish
from app.session.steps.rights import impossible

PATIENCE = 20.0
"""Seconds after which no answer is a no."""
MOST_IN_A_TURN = 2
"""Requests of one kind that somebody may open in one turn."""
MOST_OPEN = 32
"""Requests that are open at one table."""
MOST_REMEMBERED = 512
"""Times that somebody said "always in this game", and people who asked for something."""

_Key = tuple[PersonId, SeatId, KindId]


class Asking:
    """The requests at one table."""

    def __init__(self) -> None:
        self._open: dict[str, Question] = {}
        self._numbers: Counter[str] = Counter()
        """Of the names that were given, by the letter they begin with."""
        self._opened: OrderedDict[_Key, tuple[int, int]] = OrderedDict()
        """(turn, requests opened in it); of those who asked last."""
        self._always: dict[tuple[SeatId, PersonId, SeatId, KindId], None] = {}
        """(who agreed once for all, asker, asker's seat, kind)"""

    @property
    def open_questions(self) -> tuple[Question, ...]:
        """All that wait for an answer, the oldest first."""
        return tuple(self._open.values())

    def open(
        self,
        wish: Wish,
        asked: Iterable[SeatId],
        turn: int,
        now: float,
        without: Iterable[Reply] = (),
    ) -> Question | Outcome:
        """Ask `asked` for something; the outcome at once where all agreed to it for good.

        `turn` is the number of the turn, `without` are replies that make no sense this time.
        Raises ImpossibleError where nobody is there to answer, or too much was asked.
        """
        whom = tuple(dict.fromkeys(seat for seat in asked if seat != wish.seat))
        if not whom:
            raise impossible(
                "nobody-there",
                "Nobody is there who could agree. Wait until they are back, or ask a judge.",
                "同意できる人が今いません。戻るのを待つか、ジャッジに頼んでください。",
            )
        left_out = frozenset(without)
        replies = tuple(one for one in KINDS[wish.kind].replies if one not in left_out)
        given = tuple((seat, reply) for seat in whom if (reply := self._for_good(seat, wish)))
        if len(given) < len(whom):
            self._count(wish, turn)
        question = Question(self._new_name(wish), wish, whom, replies, now + PATIENCE, given)
        if not question.waits_for:
            return Outcome(question, allowed=True, why="always")
        self._open[question.id] = question
        return question

    def grant(self, wish: Wish, now: float) -> Outcome:
        """Return the outcome of what is not for others to decide."""
        question = Question(self._new_name(wish), wish, (), (), now)
        return Outcome(question, allowed=True, why="agreed")

    def _new_name(self, wish: Wish) -> str:
        """Return a name for a request: whatever becomes of it, it is told under one of its own."""
        # Who watches may be behind the table: their names do not count what players ask.
        letter = "w" if wish.seat == SPECTATOR else "q"
        self._numbers[letter] += 1
        return f"{letter}{self._numbers[letter]}"

    def _for_good(self, seat: SeatId, wish: Wish) -> Reply | None:
        return "always" if (seat, *_key(wish)) in self._always else None

    def is_agreed(self, wish: Wish, asked: Iterable[SeatId]) -> bool:
        """Whether all who would be asked have agreed for good."""
        return all(self._for_good(seat, wish) for seat in asked)

    def _count(self, wish: Wish, turn: int) -> None:
        """Note that somebody asks. Raises ImpossibleError."""
        self.check(wish, turn)
        self._opened[_key(wish)] = turn, self._asked_in(wish, turn) + 1
        self._opened.move_to_end(_key(wish))
        if len(self._opened) > MOST_REMEMBERED:
            self._opened.popitem(last=False)

    def _asked_in(self, wish: Wish, turn: int) -> int:
        """Return how often that was asked in a turn."""
        last, count = self._opened.get(_key(wish), (turn, 0))
        return count if last == turn else 0

    def check(self, wish: Wish, turn: int) -> None:
        """Raise ImpossibleError where somebody has asked enough."""
        if any(_key(one.wish) == _key(wish) for one in self._open.values()):
            raise impossible(
                "asked-already",
                "You have asked already. Wait for the answer, or withdraw the request.",
                "すでに許可を求めています。返事を待つか、取り下げてください。",
            )
        if self._asked_in(wish, turn) >= MOST_IN_A_TURN:
            most = times(MOST_IN_A_TURN)
            raise impossible(
                "asked-enough",
                f"That can be asked for {most.en} in a turn. Talk about it, or wait for the next.",
                f"許可を求められるのは1つの番に{most.ja}までです。話し合うか、次の番を待ってください。",
            )
        if len(self._open) >= MOST_OPEN:
            raise impossible(
                "too-many",
                "There are too many open requests at this table. Wait until some are answered.",
                "返事を待っている依頼が多すぎます。少し待ってください。",
            )

    def answer(self, question_id: str, seat: SeatId, reply: Reply, now: float) -> Outcome | None:
        """Take an answer; return the outcome once it is clear.

        One no is enough, and the judge decides alone where the kind allows it. Raises
        ImpossibleError for a request that is over, and for who was not asked that.
        """
        question = self._open.get(question_id)
        if question is None:
            raise impossible(
                "answered",
                "That request is over. There is nothing to answer any more.",
                "その依頼はすでに終わっています。返事は要りません。",
            )
        decides = seat == JUDGE and KINDS[question.wish.kind].judge
        if seat not in question.asked and not decides:
            raise impossible(
                "not-asked",
                "You were not asked that: leave the answer to those who were.",
                "あなたへの依頼ではありません。依頼された人の返事を待ってください。",
            )
        if reply not in question.replies:
            raise impossible(
                "no-reply",
                "That is not an answer to this request. Choose one that is offered.",
                "その返事は選べません。表示された返事から選んでください。",
            )
        if now >= question.until:
            return self._close(question, allowed=False, why="silence")
        if reply == "no":
            return self._close(question, allowed=False, why="refused", by=seat)
        if reply == "always":
            self._remember(seat, question.wish)
        given = (*(one for one in question.given if one[0] != seat), (seat, reply))
        question = replace(question, given=given)
        self._open[question.id] = question
        if question.waits_for and not decides:
            return None
        return self._close(question, allowed=True, why="agreed")

    def _remember(self, seat: SeatId, wish: Wish) -> None:
        if len(self._always) < MOST_REMEMBERED:
            self._always[(seat, *_key(wish))] = None

    def _close(
        self, question: Question, *, allowed: bool, why: Why, by: SeatId | None = None
    ) -> Outcome:
        del self._open[question.id]
        if allowed and KINDS[question.wish.kind].only_refused_count:
            self._uncount(question.wish)
        return Outcome(question, allowed, why, by)

    def _uncount(self, wish: Wish) -> None:
        """Forget that somebody asked for what was not too much to ask."""
        last, count = self._opened.get(_key(wish), (0, 0))
        if count:
            self._opened[_key(wish)] = last, count - 1

    def due(self) -> float | None:
        """Return when the next request runs out, None while none is open."""
        return min((one.until for one in self._open.values()), default=None)

    def lapse(self, now: float) -> tuple[Outcome, ...]:
        """End the requests that nobody answered in time: that is a no."""
        late = [one for one in self._open.values() if now >= one.until]
        return tuple(self._close(one, allowed=False, why="silence") for one in late)

    def end(self, why: Why, concerns: Callable[[Question], bool]) -> tuple[Outcome, ...]:
        """End requests without an answer: withdrawn, or the table has moved on."""
        ended = [one for one in self._open.values() if concerns(one)]
        return tuple(self._close(one, allowed=False, why=why) for one in ended)

    def forget(self, seat: SeatId, person: PersonId = 0) -> None:
        """Let nothing be agreed for good any more by `seat`, or with `person` where one is named.

        For a seat that somebody else took, and for who changes their mind.
        """
        self._always = {
            key: None for key in self._always if key[0] != seat or (person and key[1] != person)
        }


def _key(wish: Wish) -> _Key:
    return wish.person, wish.seat, wish.kind
