"""What the table itself offers once the game began: turns."""

from __future__ import annotations

from app.core.intent import Announce, Procedure
from app.core.intents.turn_intents import Use
from app.core.text.words import Words, packed
from app.core.view import SeatView
from app.games.game_api import GameAction, Selection
from app.games.pokemon.table.words.turn_ledger import LEDGER
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import Does, Steps, always, me, offer


def _before(view: SeatView) -> bool:
    """Whether the game has not begun."""
    return view.turn.number == 0


def _end_turn(view: SeatView, _selection: Selection) -> Steps:
    return () if _before(view) else (Procedure("end_turn"),)


def _extra_turn(view: SeatView, _selection: Selection) -> Steps:
    if _before(view):
        return ()
    return (Procedure("end_turn", (("seat", str(view.turn.seat)),)),)


def _checkup(view: SeatView, _selection: Selection) -> Steps:
    return () if _before(view) else (Procedure("checkup"),)


def _again(key: str) -> Does:
    """Return what allows once more what was ticked off this turn."""

    def does(view: SeatView, _selection: Selection) -> Steps:
        if not view.turn.used(key):
            return ()
        return (Announce("again", packed(LEDGER[key])), Use(key, -1))

    return does


def _conceding(view: SeatView, _selection: Selection) -> Words | None:
    """Say for whom one concedes, and that the others play on, where it is not plain."""
    if len(view.setting.partners(me(view))) > 1:
        return Words("Concede for the team", "チームとして投了")
    if variant_of(view).loses is not None:
        return Words("Concede and leave the game", "投了して対戦から抜ける")
    return None


ACTIONS: tuple[GameAction, ...] = (
    offer("end_turn", Words("End turn", "番を終わる"), _end_turn, "Return", "turn"),
    offer(
        "extra_turn",
        Words("End turn, then take another turn", "番を終わり、自分の番をもう1回"),
        _extra_turn,
        "Ctrl+Return",
        "turn",
    ),
    offer("checkup", Words("Pokémon Checkup", "ポケモンチェック"), _checkup, "", "turn"),
    *(
        offer(
            f"again_{key}",
            Words(f"Once more this turn: {words.en}", f"この番もう1回：{words.ja}"),
            _again(key),
            group="player",
        )
        for key, words in LEDGER.items()
    ),
    offer(
        "concede",
        Words("Concede", "投了"),
        always(Procedure("concede")),
        "",
        "table",
        named=_conceding,
        ruinous=True,
    ),
)
