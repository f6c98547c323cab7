"""What the rules ask for in a game under way: Knock Outs, Prizes, promotion, checkup, the result.

Read from the table as it stands, so that undo and whatever people do by hand need no care. The
intents are meant to be asked by the seat that a task names.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.value import value
from app.core.ids import SeatId, UnitId
from app.core.intent import Procedure, PutMark, Step
from app.core.text.wording import Noun, counted, labelled, series
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.rematch_contract import GAME_OVER, another_game
from app.games.pokemon.procedures import game_result
from app.games.pokemon.procedures.checkup_steps import (
    CHECKUP,
    Check,
    counters,
    lasts_on,
    open_checks,
)
from app.games.pokemon.procedures.turns import END, START
from app.games.pokemon.table import moves, prize_cards
from app.games.pokemon.table.health import full_hp_of, knocked_out, perhaps_out
from app.games.pokemon.table.pokemon_options import option
from app.games.pokemon.table.printed_facts import hit_points
from app.games.pokemon.table.seat_board import (
    WHY_OUT,
    is_active,
    named_seats,
    out_of,
    players,
    unit_name,
)
from app.games.pokemon.table.titles import filled
from app.games.pokemon.tasks.opponent_tasks import opponent_tasks
from app.games.pokemon.tasks.pending_duties import (
    STAYS,
    benched,
    is_out,
    open_takers,
    promoters,
    takers,
)
from app.games.table_tools import base_ref, gesture
from app.games.task_model import Choice, Task

COUNTER = Noun("counter", "counters", "個")
PRIZES = Noun("Prize", "Prizes", "枚")


def tasks(view: SeatView) -> tuple[Task, ...]:
    """Return what is to be done, first things first.

    Knock Outs come after the last step of a checkup (APR F); who has won is asked when no Prize
    is due any more, as both sides may have won; and a game that is won asks for nothing else.
    """
    if view.turn.phase == game_result.OVER:
        return (_rematch(view),)
    checkup = tuple(_checkup(view))
    downs = (*_knock_outs(view), *_perhaps_out(view))
    first = (*checkup, *downs, *_shares(view), *_prizes(view))
    result = () if first else tuple(_result(view))
    if result:
        return result
    found = (*first, *_promotions(view)) or tuple(_leaving(view))
    return (*(found or tuple(_next_turn(view))), *opponent_tasks(view))


def _turn_seat(view: SeatView) -> SeatId:
    """Return whose turn it is; after a player who is out, whose comes."""
    seat = view.turn.seat
    return seat if out_of(view, seat) is None else players(view).following(seat)


def _player(view: SeatView, seat: SeatId) -> Words:
    name = view.setting.seats[seat].name
    return Words(name, name)


# -- Knock Outs, Prizes, promotion --------------------------------------------------------


def _knock_outs(view: SeatView) -> Iterator[Task]:
    down = sorted(knocked_out(view), key=lambda unit: not is_active(view, unit))
    if not down:
        return
    names = [unit_name(view, unit) for unit in down]
    choices = [
        Choice(
            filled(Words("Knock out {}", "{}をきぜつさせる"), name),
            Procedure("knock_out", (("units", unit),)),
        )
        for unit, name in zip(down, names, strict=True)
    ]
    if len(down) > 1:
        every = Procedure("knock_out", (("units", ",".join(down)),))
        choices.insert(0, Choice(Words("All of them together", "まとめてきぜつさせる"), every))
    yield Task(
        "knock_outs",
        _turn_seat(view),
        labelled(Words("Knocked Out", "きぜつ"), series(names)),
        tuple(choices),
        tuple(down),
    )


_PERHAPS = Words(
    "Is {} Knocked Out? A text may give it more HP",
    "{}はきぜつ？（効果で最大HPが増えているかもしれない）",
)


def _perhaps_out(view: SeatView) -> Iterator[Task]:
    """Yield a question for each Pokémon that a text may give more HP than the damage on it."""
    for unit in perhaps_out(view):
        standing, name = view.units[unit], unit_name(view, unit)
        out = filled(Words("Knock out {}", "{}をきぜつさせる"), name)
        choices = [Choice(out, Procedure("knock_out", (("units", unit),)))]
        full = full_hp_of(view, standing)
        if full is not None and full.most is not None:
            # Nothing was noted on it, or there would be no question.
            more = PutMark((unit,), "hp", value=full.most - hit_points(base_ref(view, standing)))
            still = Words(f"No, it has {full.most} HP", f"いいえ、最大HPは{full.most}")
            choices.append(Choice(still, more))
        yield Task(
            f"perhaps_out.{unit}",
            _turn_seat(view),
            filled(_PERHAPS, name),
            tuple(choices),
            (unit,),
        )


def _prizes(view: SeatView) -> Iterator[Task]:
    for seat in takers(view):
        number = prize_cards.due(view, seat)
        said, name = counted(number, PRIZES), _player(view, seat)
        first = (("seat", str(seat)), ("count", str(number)))
        yield Task(
            f"prizes.{seat}",
            seat,
            Words(f"{name.en} takes {said.en}", f"{name.ja}がサイドを{said.ja}とる"),
            (
                Choice(
                    Words(f"Take the first {said.en}", f"前から{said.ja}とる")
                    if number > 1
                    else Words("Take the first Prize", "最初の1枚をとる"),
                    Procedure("take_prizes", first),
                ),
                Choice(Words("Choose…", "選ぶ…"), action="choose_prizes"),
                Choice(
                    Words("None is due", "とらない"),
                    PutMark((f"seat.{seat}",), prize_cards.DUE, value=0),
                ),
            ),
        )


def _shares(view: SeatView) -> Iterator[Task]:
    """Yield who takes the Prizes for a Knock Out where several may: nobody guesses that.

    Those who had a part in it, as far as the table knows them, and others if somebody asks (BR256).
    """
    for owner in open_takers(view):
        number = prize_cards.unshared(view, owner)[0]
        said, name = counted(number, PRIZES), _player(view, owner)
        among = prize_cards.sharing(view, owner)
        choices = tuple(
            Choice(
                filled(Words("{} takes", "{}がとる"), one),
                Procedure("share", (("of", str(owner)), ("seat", str(seat)))),
            )
            for seat, one in zip(among, named_seats(view, among), strict=True)
        )
        nobody = Choice(
            Words("Nobody", "だれもとらない"), Procedure("share", (("of", str(owner)),))
        )
        if prize_cards.possible(view, owner):
            anew = Procedure("share", (("of", str(owner)), ("among", "all")))
            choices = (*choices, Choice(Words("Somebody else…", "ほかの人…"), anew))
        asked = _turn_seat(view)
        yield Task(
            f"share.{owner}",
            asked if asked in among else next(iter(among), asked),
            Words(
                f"Who takes {said.en} for {name.en}'s Pokémon?",
                f"{name.ja}のポケモンのサイド{said.ja}をだれがとる？",
            ),
            (*choices, nobody),
        )


def _promotions(view: SeatView) -> Iterator[Task]:
    for seat in promoters(view):
        units = benched(view, seat)
        yield Task(
            f"promote.{seat}",
            seat,
            filled(
                Words("{} sends a Pokémon to the Active Spot", "{}がバトル場にポケモンを出す"),
                _player(view, seat),
            ),
            tuple(Choice(_place_name(view, units, unit), _promoting(view, unit)) for unit in units),
            units,
        )
    if view.turn.phase == START and _turn_seat(view) not in promoters(view):
        seat = _turn_seat(view)
        yield Task(
            f"turn_draw.{seat}",
            seat,
            filled(
                Words("{} draws for the turn", "{}が番のはじめに山札を引く"), _player(view, seat)
            ),
            (Choice(Words("Draw", "引く"), Procedure("turn_draw")),),
        )


def _promoting(view: SeatView, unit: UnitId) -> Step | None:
    """Return what sends a Pokémon to an Active Spot; at the start of a turn the draw follows."""
    if view.turn.phase == START:
        return Procedure("promote", (("unit", unit),))
    return gesture(moves.promote_unit(view, unit))


def _leaving(view: SeatView) -> Iterator[Task]:
    """Yield that somebody is out, where the others play on."""
    seat = view.turn.seat
    why = is_out(view, ending=view.turn.phase == END)
    if not why:
        return
    said = labelled(filled(Words("{} is out", "{}は敗退"), _player(view, seat)), WHY_OUT[why])
    leave = Procedure("leave", (("seat", str(seat)), ("why", why)))
    on = PutMark((f"seat.{seat}",), STAYS, value=1, until=view.turn.number)
    yield Task(
        f"leave.{seat}",
        seat,
        said,
        (
            Choice(Words("Leave the game", "対戦からはなれる"), leave),
            Choice(Words("Play on", "対戦を続ける"), on),
        ),
    )


def _place_name(view: SeatView, units: tuple[UnitId, ...], unit: UnitId) -> Words:
    """Return a Benched Pokémon's name, with its place where others have the same."""
    name = unit_name(view, unit)
    if sum(unit_name(view, other) == name for other in units) == 1:
        return name
    place = view.zones[view.units[unit].zone].items.index(unit) + 1
    return Words(f"{name.en}, Bench {place}", f"{name.ja}（ベンチ{place}番目）")


# -- Pokémon Checkup ----------------------------------------------------------------------


def _checkup(view: SeatView) -> Iterator[Task]:
    steps = open_checks(view)
    if not steps:
        return
    yield Task(
        "checkup",
        _turn_seat(view),
        Words("Pokémon Checkup", "ポケモンチェック"),
        (
            *(Choice(_step_title(view, step), _step(step)) for step in steps),
            Choice(Words("All in order", "すべて順番に行う"), Procedure("checkup")),
        ),
        tuple(dict.fromkeys(step.unit for step in steps)),
    )


def _step(step: Check) -> Procedure:
    return Procedure("checkup", (("step", step.key), ("unit", step.unit)))


def _step_title(view: SeatView, step: Check) -> Words:
    name = unit_name(view, step.unit)
    title = STEPS["lasts_on" if step.key == "paralyzed" and lasts_on(view, step) else step.key]
    number = counted(counters(view, step), COUNTER)
    return Words(title.en.format(name.en, number.en), title.ja.format(name.ja, number.ja))


STEPS: dict[str, Words] = {
    "poisoned": Words("Poison on {}: {}", "{}のどく：ダメカン{}"),
    "burned": Words("Burn on {}: {}, then flip", "{}のやけど：ダメカン{}とコイン"),
    "asleep": Words("Sleep of {}: flip", "{}のねむり：コイン"),
    "paralyzed": Words("Paralysis of {}: ends", "{}のマヒ：回復"),
    "lasts_on": Words("Paralysis of {}: lasts one more turn", "{}のマヒ：次の番まで続く"),
}
"""What a step is called, with a Pokémon and a number of counters."""


# -- the result ---------------------------------------------------------------------------


@value
class _AfterTie:
    """One way to go on after a tie."""

    id: str
    """Value of the option "tie"."""
    title: Words
    action: str = ""
    """The window's action that lays another game."""


_AFTER_TIE = (
    _AfterTie("tie", Words("A tie", "引き分け")),
    _AfterTie(
        "tiebreaker",
        Words("Tiebreaker: a new game with 6 Prizes", "タイブレーク（サイド6枚で新しい対戦）"),
        "tiebreaker",
    ),
    _AfterTie(
        "sudden-death",
        Words("Sudden Death: a new game with 1 Prize", "サドンデス（サイド1枚で新しい対戦）"),
        "sudden_death",
    ),
)


def _result(view: SeatView) -> Iterator[Task]:
    found = game_result.open_result(view)
    if found is None:
        return
    if found.winner is None:
        choices = _after_tie(view)
    else:
        choices = (Choice(Words("Announce the result", "勝敗を決定する"), Procedure("finish")),)
    on = Choice(Words("Play on", "対戦を続ける"), Procedure("play_on"))
    yield Task("result", _turn_seat(view), game_result.said(view, found), (*choices, on))


def _after_tie(view: SeatView) -> tuple[Choice, ...]:
    """Return the ways to go on after a tie, the one that the table agreed on first."""
    agreed = option(view, "tie")
    return tuple(
        Choice(way.title, None if way.action else Procedure("finish"), way.action)
        for way in sorted(_AFTER_TIE, key=lambda way: way.id != agreed)
    )


def _rematch(view: SeatView) -> Task:
    found = game_result.result(view)
    tie = found is not None and found.winner is None
    again = (*another_game(view), Choice(Words("Play on", "対戦を続ける"), Procedure("play_on")))
    ways = tuple(way for way in _after_tie(view) if way.action) if tie else ()
    title = GAME_OVER
    if found is not None:
        title = labelled(title, game_result.said(view, found))
    # Nothing is left to wait for: whoever looks may begin the next game.
    seat = view.seat if view.seat >= 0 else _turn_seat(view)
    return Task("rematch", seat, title, (*ways, *again))


def _next_turn(view: SeatView) -> Iterator[Task]:
    """Yield what is left when a turn waited and everything was seen to."""
    if view.turn.phase in (END, CHECKUP):
        number, seat = view.turn.number, _turn_seat(view)
        name = view.setting.seats[seat].name
        title = Words(
            f"Turn {number} is over: {name} goes on",
            f"{number}ターン目は終わり：{name}が次へ進める",
        )
        go_on = Choice(Words("Go on to the next turn", "次の番へ進む"), Procedure("end_turn"))
        yield Task("next_turn", seat, title, (go_on,))
