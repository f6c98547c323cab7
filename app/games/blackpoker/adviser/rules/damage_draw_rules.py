"""Damage, drawing, and how a turn begins and ends (4.1.7, 4.2; act list: turn control)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.ids import SeatId
from app.core.text.wording import CARD, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said
from app.games.advising.common_plays import Moved, TurnBegun
from app.games.blackpoker.adviser.aim_problems import due_now
from app.games.blackpoker.adviser.blackpoker_plays import Carrying, Resolve, Start, WentOn
from app.games.blackpoker.adviser.blackpoker_position import Position
from app.games.blackpoker.adviser.rules.coded_rule import Found, code, player
from app.games.blackpoker.effects.turn_control_effects import ENOUGH, MOST_HELD
from app.games.blackpoker.flow.ability_hooks import LOSS, NEXT_GENERATION
from app.games.blackpoker.flow.trump_setup import OPENING
from app.games.blackpoker.table.blackpoker_zones import DECK, GRAVE, HAND

DRAWING = ("draw", "search", "bj", "recruit")
"""Actions by which cards come from a deck to a hand."""


def _way(play: Moved) -> tuple[str, str, SeatId]:
    source, _, whose = play.source.partition(".")
    goal, _, to = play.goal.partition(".")
    return source, goal, int(whose) if whose.isdecimal() and whose == to else -1


def _cards(play: Moved) -> int:
    return max(play.count, len(play.cards))


def _generating(position: Position, seat: SeatId) -> bool:
    return (NEXT_GENERATION, seat) in position.past.owed or position.pending


@code(
    "DAMAGE_COUNT",
    "illegal",
    Moved,
    WentOn,
    en="As many cards as the damage go from the deck to the graveyard, as far as there are.",
    ja="ダメージと同じ枚数を（デッキにあるだけ）墓地へ置きます。",
    source="rule book 4.1.7, 4.3.3.1.2",
)
def _damage_count(position: Position, play: Moved | WentOn) -> Iterator[Found]:
    due, doing = due_now(position), position.doing
    if due is None or doing is None:
        return
    if isinstance(play, Moved):
        source, goal, seat = _way(play)
        if (source, goal) != (DECK, GRAVE) or seat < 0:
            return
        if _generating(position, seat):
            return
        left = max(0, due.left(seat))
        if doing.resolved and not left:
            return  # what is done with: this pays for something else
        if _cards(play) > left:
            yield _wrong(due.left(seat), _cards(play), seat)
        return
    if not doing.resolved:
        return
    for seat, _ in due.damage:
        left = due.left(seat)
        if left > 0 and position.players[seat].deck != 0:
            taken = dict(due.taken).get(seat, 0)
            yield _wrong(left + taken, taken, seat)


def _wrong(right: int, taken: int, seat: SeatId) -> Said:
    right = max(0, right)
    return Said(
        Words(
            f"The damage is {right}; {taken} went to the graveyard.",
            f"ダメージは{right}ですが、墓地へ置かれたのは{taken}枚です。",
        ),
        player(seat),
        right=right,
    )


@code(
    "DAMAGE_FROM_TOP",
    "illegal",
    Moved,
    en="Damage is taken from the top of the deck alone.",
    ja="ダメージはデッキの上からだけ受けます。",
    source="rule book 4.1.7",
)
def _damage_from_top(position: Position, play: Moved) -> Iterator[Found]:
    source, goal, seat = _way(play)
    due, doing = due_now(position), position.doing
    if due is None or doing is None or goal != GRAVE or source != HAND or seat < 0:
        return
    if any(one == seat and points for one, points in due.damage):
        yield player(seat)


@code(
    "DRAW_COUNT",
    "illegal",
    Moved,
    WentOn,
    en="Draw: one card and, if one likes, a second; in edition 9 two, one with two or fewer left.",
    ja="ドローは1枚＋任意で1枚です（第9版では2枚、デッキが2枚以下なら1枚）。",
    source="act list: Draw",
)
def _draw_count(position: Position, play: Moved | WentOn) -> Iterator[Found]:
    doing = position.doing
    if doing is None or doing.action != "draw":
        return
    deck = position.players[doing.seat].deck
    before = None if deck is None else deck + doing.drawn
    least, most = 1, 2
    if position.edition != "6":
        least = most = 1 if before is not None and before <= ENOUGH else 2
    if isinstance(play, Moved):
        source, goal, seat = _way(play)
        if (source, goal, seat) != (DECK, HAND, doing.seat) or _generating(position, seat):
            return
        if doing.drawn + _cards(play) > most:
            yield player(seat)
    elif doing.resolved and doing.drawn < least and deck != 0 and not doing.fizzled:
        yield player(doing.seat)


def _is_draw(position: Position, play: Moved) -> SeatId | None:
    """Return who takes a card from the deck that nothing explains; None where something does."""
    source, goal, seat = _way(play)
    if (source, goal) != (DECK, HAND) or seat < 0 or _generating(position, seat):
        return None
    doing = position.doing
    if (
        position.open
        or position.trumping
        or (doing is not None and doing.action in DRAWING and doing.seat == seat)
    ):
        return None
    return seat


def _is_opening(position: Position, seat: SeatId) -> bool:
    """Whether nothing was started yet in the very first turn, which is this player's."""
    begun = position.used or any(isinstance(one, Start) for one in position.past.turn)
    return position.number == 1 and seat == position.turn and not begun and not position.stage


@code(
    "DRAW_FIRST_TURN",
    "illegal",
    Moved,
    Start,
    en="The starting player does not draw at the beginning of the first turn.",
    ja="先攻は最初の手番のはじめには引きません。",
    source="rule book 4.2.2",
)
def _draw_first_turn(position: Position, play: Moved | Start) -> Iterator[Found]:
    if isinstance(play, Start):
        if play.action == "draw" and position.number == 1:
            yield player(play.by)
        return
    seat = _is_draw(position, play)
    if seat is None or not _is_opening(position, seat):
        return
    if position.players[seat].hand + _cards(play) > OPENING + 1:
        yield player(seat)


@code(
    "DRAW_UNEXPLAINED",
    "illegal",
    Moved,
    en="A card comes from the deck to the hand by an effect alone.",
    ja="デッキから手札にカードを加えるのは、アクションの効果による場合だけです。",
    source="rule book 4.2, act list",
)
def _draw_unexplained(position: Position, play: Moved) -> Iterator[Found]:
    seat = _is_draw(position, play)
    if seat is not None and not _is_opening(position, seat):
        yield player(seat)


@code(
    "HAND_OVER_7",
    "illegal",
    TurnBegun,
    en="At the end of a turn seven cards stay in the hand at most.",
    ja="手番の終わりに手札は7枚までです。",
    source="act list: End",
)
def _hand_over_7(position: Position, play: TurnBegun) -> Iterator[Found]:
    held = position.players[position.turn].hand
    if play.seat == position.turn or held <= MOST_HELD:
        return
    more = held - MOST_HELD
    has, less = counted(held, CARD), counted(more, CARD)
    yield Said(
        Words(
            f"The hand has {has.en}: discard {less.en} before the turn passes on.",
            f"手札が{has.ja}あります。手番を渡す前に{less.ja}捨てます。",
        ),
        player(position.turn),
        right=more,
    )


@code(
    "TURN_WITHOUT_END",
    "illegal",
    TurnBegun,
    en="A turn ends by End alone, once it is resolved.",
    ja="手番はエンドの解決でだけ終わります。",
    source="act list: End",
)
def _turn_without_end(position: Position, play: TurnBegun) -> Iterator[Found]:
    if position.does("end") or _ends(position):
        return
    if play.seat != position.turn or position.number > 1:
        yield player(position.turn)


def _ends(position: Position) -> bool:
    ids = {one.id for one in position.stage if one.action == "end"}
    return any(isinstance(one, Resolve | Carrying) and one.id in ids for one in position.gesture)


@code(
    "CHARGE_SKIPPED",
    "suspicious",
    WentOn,
    en="At the beginning of a turn all characters of the active player are charged.",
    ja="手番のはじめに、手番側のキャラクターをすべて縦向きにします。",
    source="act list: Charge; rule book 4.2.2",
)
def _charge_skipped(position: Position, _play: WentOn) -> Iterator[Found]:
    if position.under(LOSS):
        return
    left = [one for one in position.past.uncharged if one in position.pieces]
    still = tuple(sorted(one for one in left if position.pieces[one].driven))
    if still:
        yield still
