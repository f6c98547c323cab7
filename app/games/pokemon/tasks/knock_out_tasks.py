"""What Knock Outs ask for: who is Knocked Out, who takes Prizes, who comes to the Active Spot."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.ids import UnitId
from app.core.intent import Procedure, PutMark, Step
from app.core.text.wording import counted, labelled, series
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.pokemon.procedures.turns import START
from app.games.pokemon.table import prize_cards, promoting
from app.games.pokemon.table.health import full_hp_of, knocked_out, perhaps_out
from app.games.pokemon.table.printed_facts import hit_points
from app.games.pokemon.table.seat_board import (
    is_active,
    named_seats,
    player_name,
    turn_seat,
    unit_name,
)
from app.games.pokemon.table.titles import PRIZES, filled
from app.games.pokemon.tasks.pending_duties import benched, open_takers, promoters, takers
from app.games.table_tools import base_ref, gesture
from app.games.task_model import Choice, Task


def knock_outs(view: SeatView) -> Iterator[Task]:
    """Yield the one task of all Pokémon that are Knocked Out, one by one or together."""
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
        turn_seat(view),
        labelled(Words("Knocked Out", "きぜつ"), series(names)),
        tuple(choices),
        tuple(down),
    )


_PERHAPS = Words(
    "Is {} Knocked Out? A text may give it more HP",
    "{}はきぜつ？（効果で最大HPが増えているかもしれない）",
)


def doubtful_knock_outs(view: SeatView) -> Iterator[Task]:
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
            turn_seat(view),
            filled(_PERHAPS, name),
            tuple(choices),
            (unit,),
        )


def prizes(view: SeatView) -> Iterator[Task]:
    """Yield who takes how many Prizes, a task for each player."""
    for seat in takers(view):
        number = prize_cards.due(view, seat)
        said, name = counted(number, PRIZES), player_name(view, seat)
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


def shares(view: SeatView) -> Iterator[Task]:
    """Yield who takes the Prizes for a Knock Out where several may: nobody guesses that.

    Those who had a part in it, as far as the table knows them, and others if somebody asks (BR256).
    """
    for owner in open_takers(view):
        number = prize_cards.unshared(view, owner)[0]
        said, name = counted(number, PRIZES), player_name(view, owner)
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
        asked = turn_seat(view)
        yield Task(
            f"share.{owner}",
            asked if asked in among else next(iter(among), asked),
            Words(
                f"Who takes {said.en} for {name.en}'s Pokémon?",
                f"{name.ja}のポケモンのサイド{said.ja}をだれがとる？",
            ),
            (*choices, nobody),
        )


def promotions(view: SeatView) -> Iterator[Task]:
    """Yield who sends a Pokémon to the Active Spot; the draw of a turn may have waited for it."""
    for seat in promoters(view):
        units = benched(view, seat)
        yield Task(
            f"promote.{seat}",
            seat,
            filled(
                Words("{} sends a Pokémon to the Active Spot", "{}がバトル場にポケモンを出す"),
                player_name(view, seat),
            ),
            tuple(Choice(_place_name(view, units, unit), _promoting(view, unit)) for unit in units),
            units,
        )
    if view.turn.phase == START and turn_seat(view) not in promoters(view):
        seat = turn_seat(view)
        yield Task(
            f"turn_draw.{seat}",
            seat,
            filled(
                Words("{} draws for the turn", "{}が番のはじめに山札を引く"),
                player_name(view, seat),
            ),
            (Choice(Words("Draw", "引く"), Procedure("turn_draw")),),
        )


def _promoting(view: SeatView, unit: UnitId) -> Step | None:
    """Return what sends a Pokémon to an Active Spot; at the start of a turn the draw follows."""
    if view.turn.phase == START:
        return Procedure("promote", (("unit", unit),))
    return gesture(promoting.promote_unit(view, unit))


def _place_name(view: SeatView, units: tuple[UnitId, ...], unit: UnitId) -> Words:
    """Return a Benched Pokémon's name, with its place where others have the same."""
    name = unit_name(view, unit)
    if sum(unit_name(view, other) == name for other in units) == 1:
        return name
    place = view.zones[view.units[unit].zone].items.index(unit) + 1
    return Words(f"{name.en}, Bench {place}", f"{name.ja}（ベンチ{place}番目）")
