"""Rules of winning a Battle Royal, of losing in it, and of who is out (group Q)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.royal.royal_questions import (
    ROYAL,
    by_the_sheet,
    named_players,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import called, in_a_turn, on_turn, seat, sits
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, goes_on
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition, Mon, Player
from app.games.pokemon.adviser.model.standings import took_all
from app.games.pokemon.adviser.readers.checkup_reading import is_due
from app.games.pokemon.adviser.rules.battle_royal.royal_spots import COUNTS
from app.games.pokemon.adviser.rules.turn.winning import is_decided


def _takes_last(position: Position, play: Any) -> tuple[Player, ...]:
    """Return who has taken the last Prize, or takes it now."""
    if isinstance(play, c.TakePrizes):
        return tuple(
            player
            for player, number in play.taken
            if sits(position, player)
            and number > 0
            and (left := position.side(player).prizes) is not None
            and left <= number
        )
    if isinstance(play, p.Standing) or position.record.is_case:
        return tuple(
            side.player for side in position.sides if not side.out and took_all(position, side)
        )
    return ()


@rule(
    "br-win-six",
    "reminder",
    *MAIN_PLAYS,
    c.TakePrizes,
    t.Claim,
    p.Standing,
    title=Words(
        "The first player to take a sixth Prize wins.",
        "最初にサイドを6枚とりきったプレイヤーの勝ちです。",
    ),
    source="BR014, BR073",
    games=ROYAL,
)
def br_win_six(position: Position, play: Any) -> Iterator[Said]:
    """Said when the last one is taken, and of a case in which it was."""
    if is_decided(position):
        return
    for player in _takes_last(position, play):
        name = called(position, player)
        yield Said(
            Words(
                f"{name} has taken every Prize and wins.",
                f"{name}がサイドをすべてとりました。{name}の勝ちです。",
            ),
            (seat(player),),
        )


@rule(
    "br-lose-no-active",
    "reminder",
    t.PassTurn,
    t.BeginTurn,
    p.Standing,
    title=Words(
        "A player with no Active Pokémon at the end of their own turn is out.",
        "自分の番の終わりにバトルポケモンがいなければ、対戦に敗北します。",
    ),
    source="BR074, BR075, BR076, BR121, BR123",
    games=ROYAL,
)
def br_lose_no_active(position: Position, play: Any) -> Iterator[Said]:
    """At no other time; the others go on."""
    ends = isinstance(play, t.PassTurn | t.BeginTurn) or position.turn.phase in ("end", "checkup")
    if not in_a_turn(position) or not ends:
        return
    if isinstance(play, t.PassTurn) and sits(position, play.by) and not on_turn(position, play.by):
        return
    side = position.side(position.turn.player)
    if side.shown and not side.actives and not side.out:
        yield Said(
            Words(
                f"{side.name} has no Active Pokémon at the end of the turn and is out. The "
                "others go on.",
                f"{side.name}は番の終わりにバトルポケモンがいないので、対戦に敗北します。"
                "残りのプレイヤーで続けます。",
            ),
            (seat(side.player),),
        )


@rule(
    "br-lose-deck",
    "reminder",
    t.BeginTurn,
    t.PassTurn,
    c.DrawCards,
    p.Standing,
    title=Words(
        "A player who cannot draw at the start of their own turn is out.",
        "番のはじめに山札を引けなければ、対戦に敗北します。",
    ),
    source="BR123",
    games=ROYAL,
)
def br_lose_deck(position: Position, play: Any) -> Iterator[Said]:
    """As clarified; the sheet does not speak of it."""
    if by_the_sheet(position, "br-leaving"):
        return
    player: Player | None = None
    if isinstance(play, t.BeginTurn):
        player = play.player
    elif isinstance(play, t.PassTurn) and in_a_turn(position):
        player = position.next_player() if play.to is None else play.to
    elif in_a_turn(position) and not position.turn.drew:
        due = isinstance(play, p.Standing) or (
            on_turn(position, play.by) and play.reason in ("", "turn")
        )
        player = position.turn.player if due else None
    if player is None or not sits(position, player):
        return
    side = position.side(player)
    if side.deck == 0 and not side.out:
        yield Said(
            Words(
                f"{side.name} cannot draw at the start of the turn and is out. The others go on.",
                f"{side.name}は番のはじめに山札を引けないので、対戦に敗北します。"
                "残りのプレイヤーで続けます。",
            ),
            (seat(player),),
        )


@rule(
    "br-loser-cards",
    "illegal",
    *MAIN_PLAYS,
    t.BeginTurn,
    p.Standing,
    title=Words(
        "The cards of a player who is out leave the game, all but a Stadium.",
        "敗北したプレイヤーのカードは、スタジアム以外を取り除きます。",
    ),
    source="BR124",
    games=ROYAL,
)
def br_loser_cards(position: Position, play: Any) -> Iterator[Said]:
    """As clarified. A case is told of it by whatever is done."""
    if by_the_sheet(position, "br-leaving"):
        return
    if not isinstance(play, p.Standing | t.BeginTurn) and not goes_on(position, play):
        return
    if not isinstance(play, p.Standing) and not position.record.is_case:
        return
    for side in position.sides:
        if side.out and side.mons:
            yield Said(
                Words(
                    f"{side.name} is out: {side.name}'s Pokémon leave the game. A Stadium stays.",
                    f"{side.name}は敗北しています。場のポケモンを取り除きます"
                    "（スタジアムは残ります）。",
                ),
                (seat(side.player),),
            )


@rule(
    "br-loser-effects-stay",
    "reminder",
    p.ChangeCondition,
    t.Checkup,
    title=Words(
        "Conditions and effects given by a player who is out stay.",
        "敗北したプレイヤーが与えた特殊状態や効果は残ります。",
    ),
    source="BR125",
    games=ROYAL,
)
def br_loser_effects_stay(
    position: Position, play: p.ChangeCondition | t.Checkup
) -> Iterator[Said]:
    """Said where one of them is taken off, and of a checkup that leaves it out."""
    for mon, given in _given_by_out(position):
        if not _forgets(position, play, mon, given):
            continue
        name = called(position, given.source if given.source is not None else -1)
        yield Said(
            Words(
                f"{name} is out, but what {name} gave {mon.name.en} stays.",
                f"{name}は敗北しましたが、{mon.name.ja}に与えた特殊状態はそのままです。",
            ),
            (mon.uid,),
        )


def _given_by_out(position: Position) -> Iterator[tuple[Mon, Condition]]:
    """Yield the conditions in play that players gave who are out."""
    for mon in position.mons:
        for one in mon.conditions:
            given = one.source
            if given is not None and sits(position, given) and position.side(given).out:
                yield mon, one


def _forgets(
    position: Position, play: p.ChangeCondition | t.Checkup, mon: Mon, one: Condition
) -> bool:
    """Whether a condition is taken off, or left out in a checkup that is told whole."""
    if isinstance(play, p.ChangeCondition):
        return not play.on and (play.unit, play.key) == (mon.uid, one.key)
    whole = position.record.is_case and not play.cause and not play.step
    if not whole or play.counters is None or one.key not in COUNTS or mon.spot != "active":
        return False
    return is_due(position, mon.player) and not dict(play.counters).get(mon.uid)


@rule(
    "br-silent-rules",
    "reminder",
    c.TakePrizes,
    p.Standing,
    t.Claim,
    p.Retreat,
    title=Words(
        "Where the text is silent, the usual rules are taken.",
        "記載のないことは、通常のルールで行います。",
    ),
    source="seed 001",
    games=ROYAL,
)
def br_silent_rules(position: Position, play: Any) -> Iterator[Said]:
    """Of two who take their last Prize at once, and of a second retreat in a turn."""
    if is_decided(position):
        return
    if isinstance(play, p.Retreat):
        if on_turn(position, play.by) and position.turn.count("retreat"):
            yield Said(
                Words(
                    "The text does not say whether each of two Active Pokémon may retreat. By the "
                    "usual rules one retreat a turn is made.",
                    "2匹のバトルポケモンがそれぞれにげられるかは、記載がありません。"
                    "通常のルールでは、にげられるのは番に1回です。",
                ),
                (play.unit,),
            )
        return
    leading = _takes_last(position, play)
    if len(leading) > 1:
        names = named_players(position, leading)
        yield Said(
            Words(
                f"{names.en} take their last Prizes at the same time. The text does not say who "
                "wins; by the usual rules it is a tie.",
                f"{names.ja}が同時にサイドをとりきりました。勝敗は記載がなく、"
                "通常のルールでは引き分けです。",
            ),
            tuple(map(seat, leading)),
        )
