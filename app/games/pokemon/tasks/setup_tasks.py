"""What is to be done next before the game begins (対戦準備, seed 000 §5, APR G).

Everything follows from the view: what lies where, and what was said. Whoever sets up by hand, in
any order, finds the same things done. A player's own view knows the hand and asks less.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.core.ids import SeatId
from app.core.intent import Procedure
from app.core.text.wording import CARD, PRIZE, counted
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.pokemon.procedures.mulligans import (
    draws_for,
    left_together,
    owed,
    pairs_up,
    redrawing,
)
from app.games.pokemon.table.pokemon_zones import OPENING_HAND
from app.games.pokemon.table.seat_board import actives
from app.games.pokemon.table.titles import filled
from app.games.pokemon.tasks.first_tasks import first, for_seat, name_of_seat, pairs
from app.games.pokemon.tasks.setup_marks import (
    HAS_BASIC,
    LONE,
    NO_BASIC,
    PAIR_REDRAWN,
    READY,
    decided,
    has_actives,
    has_prizes,
    has_told_basic,
    in_order,
    is_dealt,
    is_set_out,
    marked,
    partners,
    prize_number,
    put_down,
    seats,
)
from app.games.pokemon.tasks.start_conditions import BEGINNING, awaited, is_done
from app.games.pokemon.tasks.starters import for_active, needs_mulligan, sees_hand, surely_has_basic
from app.games.table_tools import me
from app.games.task_model import Choice, Task

MOST_OFFERED = 5
"""Up to so many extra cards have a button each; more are asked for by number."""

PUTS_DOWN = Choice(Words("Put down…", "場に伏せて置く…"), action="setup_place")
REDRAWS = Choice(Words("Show and redraw", "見せて引き直す"), Procedure("mulligan"))


def tasks(view: SeatView) -> tuple[Task, ...]:
    """Return what is to be done before the game begins; nothing once it has."""
    return () if view.turn.number else tuple(_open(view))


def first_of(view: SeatView, seat: SeatId) -> Task | None:
    """Return what a player has to do first on the own side; None for nothing at the moment."""
    own = f".{seat}"
    return next((task for task in tasks(view) if task.seat == seat and task.id.endswith(own)), None)


def _open(view: SeatView) -> Iterator[Task]:
    alone = len(seats(view)) == 1
    if not alone and decided(view) is None:
        yield from first(view)
    yield from pairs(view)
    together = left_together(view)
    if together:
        yield from (_redraw_together(view, seat) for seat in together)
        return
    waits = False
    for seat in in_order(view):
        task = _of_hand(view, seat, asked=not waits or not draws_for(view))
        # Who goes first says first whether the hand has a Basic Pokémon, and draws before that.
        waits = waits or not _has_said(view, seat)
        if task is not None:
            yield task
    yield from _after(view)
    if not awaited(view):
        yield _start(view)


def _has_said(view: SeatView, seat: SeatId) -> bool:
    """Whether a player told of the hand, in words or by putting a Pokémon down."""
    said = marked(view, seat, HAS_BASIC) or marked(view, seat, NO_BASIC)
    return bool(said) or bool(actives(view, seat))


# -- the opening hand ---------------------------------------------------------------------


def _of_hand(view: SeatView, seat: SeatId, *, asked: bool) -> Task | None:
    """Return what a player has to do with the opening hand; None when all is put down.

    `asked`: whether it is this player's turn to say something of it.
    """
    if not is_dealt(view, seat):
        return _deal(view, seat)
    if is_set_out(view, seat):
        return None
    if pairs_up(view):
        return _of_pair(view, seat)
    return _of_own(view, seat, asked=asked)


def _of_own(view: SeatView, seat: SeatId, *, asked: bool) -> Task | None:
    if actives(view, seat):
        return _prizes(view, seat)
    if marked(view, seat, NO_BASIC):
        return _redraw(view, seat)
    if marked(view, seat, HAS_BASIC):
        return _put_down(view, seat)
    return _tell(view, seat) if asked else None


def _of_pair(view: SeatView, seat: SeatId) -> Task | None:
    """Return what a partner has to do: tell of the hand, redraw, put down, or set out Prizes."""
    if has_actives(view, seat):
        return _prizes(view, seat)
    if put_down(view, "active", seat) and has_prizes(view, seat):
        return Task(f"setup.wait.{seat}", seat, for_seat(view, seat, _PARTNER))
    redraw = redrawing(view, seat)
    if seat in redraw:
        title = Words("show the hand and redraw, as the pair does", "ペアの引き直しで手札を見せる")
        return Task(f"setup.redraw.{seat}", seat, for_seat(view, seat, title), (REDRAWS,))
    told = [one for one in partners(view, seat) if has_told_basic(view, one)]
    if (
        seat not in told
        and not marked(view, seat, NO_BASIC)
        and not marked(view, seat, PAIR_REDRAWN)
    ):
        return _tell(view, seat)
    if len(told) == len(partners(view, seat)):
        down = bool(put_down(view, "active", seat))
        return _prizes(view, seat) if down else _put_down(view, seat)
    return Task(f"setup.wait.{seat}", seat, for_seat(view, seat, _PARTNER))


_PARTNER = Words("wait for the partner", "味方を待つ")


def _deal(view: SeatView, seat: SeatId) -> Task:
    drawn = counted(OPENING_HAND, CARD)
    title = for_seat(view, seat, Words(f"draw {drawn.en}", f"{drawn.ja}引く"))
    choice = Choice(Words("Shuffle and draw", "切って引く"), Procedure("deal"))
    return Task(f"setup.deal.{seat}", seat, title, (choice,))


def _tell(view: SeatView, seat: SeatId) -> Task:
    """Ask for a word on the hand; its own player sees what there is to say."""
    mine = sees_hand(view, seat)
    alone = not draws_for(view)
    has = (
        () if alone else (_says(Words("I have a Basic Pokémon", "たねポケモンがある"), HAS_BASIC),)
    )
    # Who redrew alone goes on at once: the others have nothing more to wait for.
    again = alone or (marked(view, seat, LONE) and not pairs_up(view))
    none = REDRAWS if again else _says(Words("No Basic Pokémon", "たねポケモンがない"), NO_BASIC)
    # Of a pair nobody puts anything down before the partner has a Basic Pokémon as well.
    down = () if pairs_up(view) else (PUTS_DOWN,)
    choices: tuple[Choice, ...] = (*has, *down, none)
    if mine and needs_mulligan(view):
        choices = (none,)
    elif mine and surely_has_basic(view):
        choices = (*has, *down)
    title = for_seat(view, seat, Words("a Basic Pokémon in hand?", "手札にたねポケモンがあるか"))
    return Task(f"setup.basic.{seat}", seat, title, choices, _begins(view, seat))


def _says(title: Words, key: str) -> Choice:
    return Choice(title, Procedure("announce", (("say", key),)))


def _put_down(view: SeatView, seat: SeatId) -> Task:
    title = Words("choose the Active Pokémon and the Bench", "バトル場とベンチに置くたねを選ぶ")
    named = for_seat(view, seat, title)
    return Task(f"setup.down.{seat}", seat, named, (PUTS_DOWN,), _begins(view, seat))


def _begins(view: SeatView, seat: SeatId) -> tuple[str, ...]:
    """Return the cards that may begin, where this view sees them."""
    return for_active(view) if sees_hand(view, seat) else ()


def _prizes(view: SeatView, seat: SeatId) -> Task:
    prizes = counted(prize_number(view), PRIZE)
    title = Words(f"set out {prizes.en}", f"サイドを{prizes.ja}置く")
    choice = Choice(Words("Set out", "置く"), Procedure("setup_place"))
    return Task(f"setup.prizes.{seat}", seat, for_seat(view, seat, title), (choice,))


# -- mulligans ----------------------------------------------------------------------------


def _redraw_together(view: SeatView, seat: SeatId) -> Task:
    title = Words(
        "nobody has a Basic Pokémon, show the hand and redraw",
        "全員たねポケモンがないので、手札を見せて引き直す",
    )
    return Task(f"setup.redraw.{seat}", seat, for_seat(view, seat, title), (REDRAWS,))


def _redraw(view: SeatView, seat: SeatId) -> Task:
    """Let who alone has no Basic Pokémon wait for the others, the first time, and redraw then."""
    waits = any(not is_set_out(view, other) for other in seats(view) if other != seat)
    if waits and draws_for(view) and not marked(view, seat, LONE):
        title = for_seat(
            view, seat, Words("wait until the other has set up", "相手の準備が終わるのを待つ")
        )
        return Task(f"setup.redraw.{seat}", seat, title)
    title = for_seat(view, seat, Words("show the hand and redraw", "手札を見せて引き直す"))
    until = Choice(
        Words("Redraw until there is one", "出るまで引き直す"),
        Procedure("mulligan", (("until", "1"),)),
    )
    return Task(f"setup.redraw.{seat}", seat, title, (REDRAWS, until))


def _after(view: SeatView) -> Iterator[Task]:
    """Return what is left for players who have put down everything."""
    settled = all(is_set_out(view, seat) for seat in seats(view))
    for seat in in_order(view):
        if owed(view, seat) and settled:
            yield _extra(view, seat)
        elif is_set_out(view, seat) and not is_done(view, seat) and not owed(view, seat):
            yield _ready(view, seat)


def _extra(view: SeatView, seat: SeatId) -> Task:
    most = owed(view, seat)
    cards = counted(most, CARD)
    title = Words(
        f"{{}} may draw up to {cards.en} for the mulligans",
        f"{{}}はマリガン分を{cards.ja}まで引ける",
    )
    # All of them first: that is what most people draw.
    if most <= MOST_OFFERED:
        choices = tuple(_draws(drawn) for drawn in range(most, -1, -1))
    else:
        asks = Choice(Words("Another number…", "ほかの枚数…"), action="extra_draw")
        choices = (_draws(most), asks, _draws(0))
    return Task(f"setup.extra.{seat}", seat, filled(title, name_of_seat(view, seat)), choices)


def _draws(number: int) -> Choice:
    cards = counted(number, CARD)
    title = Words(f"Draw {cards.en}", f"{cards.ja}引く") if number else Words("None", "引かない")
    return Choice(title, Procedure("extra_draw", (("number", str(number)),)))


def _ready(view: SeatView, seat: SeatId) -> Task:
    title = Words("put down more, or ready?", "ベンチにたねを足すか、準備完了か")
    ready = Choice(Words("Ready", "準備完了"), Procedure("announce", (("say", READY),)))
    bench = (PUTS_DOWN,) if not sees_hand(view, seat) or for_active(view) else ()
    return Task(f"setup.ready.{seat}", seat, for_seat(view, seat, title), (ready, *bench))


# -- the start ----------------------------------------------------------------------------


def _start(view: SeatView) -> Task:
    title = Words("Everything is set up", "対戦準備ができた")
    choice = Choice(Words("Turn up and begin", "オモテにして始める"), BEGINNING.begin())
    return Task("setup.start", me(view), title, (choice,))
