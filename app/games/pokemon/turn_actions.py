"""What the table itself offers: setup and turns."""

from __future__ import annotations

from app.core.intent import Announce, Procedure, Use
from app.core.view import SeatView
from app.core.words import Words, packed
from app.games.api import GameAction, Selection
from app.games.pokemon.board import actives, chosen, count, hand, me, own, zone_of
from app.games.pokemon.ledger import LEDGER
from app.games.pokemon.moves import Steps
from app.games.pokemon.offer import Does, always, offer
from app.games.pokemon.zones import IN_PLAY


def _before(view: SeatView) -> bool:
    """Whether the game has not begun."""
    return view.turn.number == 0


def _setup(*arguments: tuple[str, str]) -> Does:
    def does(view: SeatView, _selection: Selection) -> Steps:
        fresh = _before(view) and not actives(view, me(view))
        cards = count(view, own(view, "deck")) + len(hand(view))
        return (Procedure("setup", arguments),) if fresh and cards else ()

    return does


def _setup_place(view: SeatView, selection: Selection) -> Steps:
    """The first card selected goes to the Active Spot, the others to the Bench.

    With nothing selected only the Prizes are missing.
    """
    cards = [ref for ref in chosen(view, selection) if zone_of(view, ref) == own(view, "hand")]
    there = bool(actives(view, me(view)))
    if not _before(view) or not (cards or there):
        return ()
    if not cards and (count(view, own(view, "prizes")) or not count(view, own(view, "deck"))):
        return ()
    active = "" if there else cards[0]
    bench = ",".join(cards if there else cards[1:])
    return (Procedure("setup_place", (("active", active), ("bench", bench))),)


def _mulligan(view: SeatView, _selection: Selection) -> Steps:
    ready = _before(view) and hand(view) and not actives(view, me(view))
    return (Procedure("mulligan"),) if ready else ()


def _reveal(view: SeatView, _selection: Selection) -> Steps:
    cards = [card for name in IN_PLAY for card in view.cards_in(own(view, name))]
    return (Procedure("reveal"),) if any(not view.cards[card].up for card in cards) else ()


def _start(view: SeatView, _selection: Selection) -> Steps:
    return (Procedure("start"),) if _before(view) else ()


def _start_second(view: SeatView, _selection: Selection) -> Steps:
    seats = len(view.setting.seats)
    if not _before(view) or seats == 1:
        return ()
    return (Procedure("start", (("first", str((view.turn.seat + 1) % seats)),)),)


def _start_by_coin(view: SeatView, _selection: Selection) -> Steps:
    if not _before(view) or len(view.setting.seats) == 1:
        return ()
    return (Procedure("start", (("first", "coin"),)),)


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


ACTIONS: tuple[GameAction, ...] = (
    offer(
        "setup",
        Words("Set up at once", "一度に準備する（たねを場へ、サイドも）"),
        _setup(("auto", "1")),
        "Shift+D",
        "turn",
    ),
    offer(
        "setup_hand",
        Words("Shuffle and draw 7", "切って7枚引く"),
        _setup(),
        "",
        "turn",
    ),
    offer(
        "setup_place",
        Words("Put down and set Prizes", "たねを伏せてサイドを置く"),
        _setup_place,
        "Shift+P",
        "turn",
    ),
    offer("mulligan", Words("Mulligan", "マリガン"), _mulligan, "", "turn", ruinous=True),
    offer("reveal", Words("Turn Pokémon face up", "ポケモンをオモテにする"), _reveal, "", "turn"),
    offer("start", Words("Start the game", "対戦を始める"), _start, "Return", "turn"),
    offer(
        "start_second",
        Words("Start with the other player", "もう一方の先攻で始める"),
        _start_second,
        "",
        "turn",
    ),
    offer(
        "start_by_coin",
        Words("Flip a coin for who begins, and start", "コインで先攻を決めて始める"),
        _start_by_coin,
        "",
        "turn",
    ),
    offer("end_turn", Words("End turn", "番を終わる"), _end_turn, "Return", "turn"),
    offer(
        "extra_turn",
        Words("End turn, take another", "番を終え、続けてもう1番"),
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
        "concede", Words("Concede", "投了"), always(Announce("concede")), "", "table", ruinous=True
    ),
)
