"""Who goes first, as it is asked for: by which way, which hand, and who of a pair."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.ids import SeatId
from app.core.intent import Procedure
from app.core.text.wording import together
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.pokemon.table.titles import filled
from app.games.pokemon.tasks.hand_round import HANDS, in_round, opened, still_to_choose
from app.games.pokemon.tasks.setup_marks import CHOOSES, LEADS, marked, partners, seats
from app.games.table_tools import me
from app.games.task_model import Choice, Task


def first(view: SeatView) -> Iterator[Task]:
    """Ask how it is decided who goes first; then for what that way needs."""
    if in_round(view):
        yield from _hands(view)
        return
    chooser = next((seat for seat in seats(view) if marked(view, seat, CHOOSES)), None)
    seat = me(view) if chooser is None else chooser
    choices = tuple(
        Choice(_team(view, other), Procedure("first", (("by", "choice"), ("seat", str(other)))))
        for other in seats(view)
        if partners(view, other)[0] == other
    )
    if chooser is not None:
        title = Words("{} chooses who goes first", "{}が先攻・後攻を選ぶ")
        yield Task("setup.first", seat, filled(title, name_of_seat(view, seat)), choices)
        return
    hands = Choice(Words("Rock, paper, scissors", "じゃんけん"), _by("hands"))
    dice = Choice(Words("Dice", "サイコロ"), _by("dice"))
    title = Words("Who goes first?", "先攻を決める")
    if len(seats(view)) > 2:
        chance = Choice(Words("At random", "ランダム"), _by("random"))
        yield Task("setup.first", seat, title, (hands, dice, chance, *choices))
        return
    coin = filled(Words("Coin (heads: {})", "コイン（オモテなら{}）"), name_of_seat(view, seat))
    tossed = Choice(coin, Procedure("first", (("by", "coin"), ("seat", str(seat)))))
    yield Task("setup.first", seat, title, (tossed, dice, *choices, hands))


def _by(way: str) -> Procedure:
    return Procedure("first", (("by", way),))


def _hands(view: SeatView) -> Iterator[Task]:
    """Ask each who has not chosen for a hand; where they lie open already, see who won."""
    choices = tuple(
        Choice(name, Procedure("first", (("by", "hands"), ("hand", hand))))
        for hand, name in HANDS.items()
    )
    for seat in still_to_choose(view):
        title = Words("rock, paper or scissors? Others see it with theirs", "じゃんけんの手を選ぶ")
        yield Task(f"setup.hand.{seat}", seat, for_seat(view, seat, title), choices)
    if opened(view):
        sees = Choice(Words("See who won", "勝敗を見る"), choices[0].intent)
        yield Task("setup.first", me(view), Words("The hands are open", "手がそろった"), (sees,))


def pairs(view: SeatView) -> Iterator[Task]:
    """Ask each pair which of the two goes first (TV019)."""
    for seat in seats(view):
        pair = partners(view, seat)
        if len(pair) < 2 or pair[0] != seat or any(marked(view, one, LEADS) for one in pair):
            continue
        asked = me(view) if me(view) in pair else seat
        choices = tuple(
            Choice(
                name_of_seat(view, one), Procedure("first", (("by", "pair"), ("seat", str(one))))
            )
            for one in pair
        )
        title = Words("{}: who goes first of the two?", "{}：ペア内でどちらが先か")
        yield Task(f"setup.pair.t{seat}", asked, filled(title, _team(view, seat)), choices)


def _team(view: SeatView, seat: SeatId) -> Words:
    """Return the names of a player's team: of one, or of a pair."""
    return together([view.setting.seats[one].name for one in partners(view, seat)])


def name_of_seat(view: SeatView, seat: SeatId) -> Words:
    """Return a player's name for a title."""
    name = view.setting.seats[seat].name
    return Words(name, name)


def for_seat(view: SeatView, seat: SeatId, what: Words) -> Words:
    """Return a task with whose it is: "Aki: draw 7 cards"."""
    name = view.setting.seats[seat].name
    return Words(f"{name}: {what.en}", f"{name}：{what.ja}")
