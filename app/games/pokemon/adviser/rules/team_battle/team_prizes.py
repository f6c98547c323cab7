"""Rules of Prize cards in two against two: who of a team takes them (サイドをとる)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.wording import PRIZE, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.prize_worth import worth
from app.games.pokemon.adviser.model.acting import called, seat, sits
from app.games.pokemon.adviser.model.card_plays import TakePrizes
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon, Side
from app.games.pokemon.adviser.model.team_play import IN_TEAMS, partner, team_name
from app.games.pokemon.adviser.rules.attack.prizes import fallen_for
from app.games.pokemon.variants.variant import KnockOutCause


def _taking(play: TakePrizes) -> dict[int, int]:
    return {player: number for player, number in play.taken if number > 0}


def _turn_player(position: Position, play: TakePrizes) -> int | None:
    """Return who takes the Prizes for a Knock Out by the attack or Ability of whose turn it is.

    None in a checkup, for what an effect gives, and where it is not known who was Knocked Out: the
    team that takes agrees on it then.
    """
    if play.effect or position.number <= 0:
        return None
    owner = _owner(position, play)
    if owner is None:
        return None
    turn, checkup = position.turn.player, position.turn.phase == "checkup"
    out = KnockOutCause(owner, turn, None, checkup)
    found = position.variant.takers(position.players, out)
    return None if found.choose or len(found.seats) != 1 else found.seats[0]


def _owner(position: Position, play: TakePrizes) -> int | None:
    """Return whose Pokémon Prizes are taken for; None where that is not known."""
    fallen = fallen_for(position, play)
    if fallen:
        owners = {mon.player for mon in fallen}
        foes = {one for one in owners if not position.allied(one, position.turn.player)}
        return next(iter(foes or owners))
    now = [ko.owner for ko in position.record.kos if ko.turn == position.number]
    return now[-1] if now and sits(position, now[-1]) else None


def _has_none_left(position: Position, player: int, taken: int) -> bool:
    """Whether a player has taken the last of the own Prizes with so many."""
    left = position.side(player).prizes
    return left is not None and left <= taken


@rule(
    "tv-prize-turn-player",
    "illegal",
    TakePrizes,
    title=Words(
        "For a Knock Out by an attack or Ability the player whose turn it is takes the Prizes.",
        "ワザや特性できぜつさせたときは、その番のプレイヤーがサイドをとります。",
    ),
    source="TV046",
    games=IN_TEAMS,
)
def tv_prize_turn_player(position: Position, play: TakePrizes) -> Iterator[Said]:
    """The partner takes what that player lacks; of a split `tv-prize-no-split` speaks."""
    right, taking = _turn_player(position, play), _taking(play)
    if right is None or not taking or right in taking or _has_none_left(position, right, 0):
        return
    names = " & ".join(called(position, player) for player in taking)
    name = called(position, right)
    yield Said(
        Words(
            f"{names} takes the Prizes. It is {name}'s turn: {name} takes them.",
            f"{names}がサイドをとっています。{name}の番なので、{name}がとります。",
        ),
        tuple(mon.uid for mon in fallen_for(position, play)) or (seat(min(taking)),),
        right=name,
    )


@rule(
    "tv-prize-team-choice",
    "reminder",
    TakePrizes,
    title=Words(
        "Prizes of a checkup or an effect: the team that takes agrees on who takes them.",
        "ポケモンチェックや特定の特性でとるサイドは、とる側が相談してだれがとるか決めます。",
    ),
    source="TV047, TV050",
    games=IN_TEAMS,
)
def tv_prize_team_choice(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Said where somebody of the other team decides."""
    if _turn_player(position, play) is not None or not sits(position, play.by):
        return
    # At a table one person may move the cards of all.
    if position.number <= 0 or not position.record.is_case:
        return
    for player in _taking(play):
        if sits(position, player) and not position.allied(play.by, player):
            name = team_name(position, player)
            yield Said(
                Words(
                    f"{name} decide among themselves who of them takes these Prizes.",
                    f"このサイドをだれがとるかは、{name}が相談して決めます。",
                ),
                (seat(player),),
                right=name,
            )
            return


@rule(
    "tv-prize-no-split",
    "illegal",
    TakePrizes,
    title=Words(
        "Partners do not share the Prizes of one Knock Out.",
        "ポケモンEX/GXのサイドを、味方と1枚ずつとることはできません。",
    ),
    source="TV048",
    games=IN_TEAMS,
)
def tv_prize_no_split(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Unless who takes them has too few: then the partner takes the rest."""
    taking, fallen = _taking(play), fallen_for(position, play)
    if len(taking) < 2 or len(fallen) > 1 or not all(sits(position, one) for one in taking):
        return
    if len({position.side(one).team for one in taking}) > 1:
        return
    right = _turn_player(position, play)
    main = [right] if right in taking else list(taking)
    if any(_has_none_left(position, one, taking[one]) for one in main if one is not None):
        return
    known = all(position.side(one).prizes is not None for one in taking)
    who = called(position, right) if right in taking and right is not None else ""
    name = who or team_name(position, min(taking))
    yield Said(
        Words(
            f"The Prizes of one Pokémon are shared. One player takes them all ({name}); the "
            "partner takes only what that player lacks.",
            f"1匹分のサイドを2人でとっています。1人（{name}）がすべてとり、"
            "足りない分だけ味方がとります。",
        ),
        tuple(mon.uid for mon in fallen) or tuple(map(seat, taking)),
        sure=known,
        right=name,
    )


@rule(
    "tv-prize-overflow",
    "reminder",
    TakePrizes,
    title=Words(
        "A player with too few Prizes takes all, and the partner takes the rest.",
        "サイドが足りないときは、不足した枚数分を味方プレイヤーがとります。",
    ),
    source="TV049",
    games=IN_TEAMS,
)
def tv_prize_overflow(position: Position, play: TakePrizes) -> Iterator[Said]:
    """Said where the rest is not taken, though the partner has some left."""
    taking, fallen = _taking(play), fallen_for(position, play)
    if not fallen or play.effect or len(taking) != 1:
        return
    player, taken = next(iter(taking.items()))
    other = partner(position, player) if sits(position, player) else None
    wanted = sum(worth(mon).prizes for mon in fallen)
    if other is None or taken >= wanted or not _has_none_left(position, player, taken):
        return
    rest = _rest(other, wanted - taken)
    if rest:
        prizes = counted(rest, PRIZE)
        yield Said(
            Words(
                f"{called(position, player)} has too few Prizes: {other.name} takes the rest "
                f"({prizes.en}).",
                f"{called(position, player)}のサイドが足りません。"
                f"{other.name}が不足分（{prizes.ja}）をとります。",
            ),
            _about(fallen),
            right={called(position, player): taken, other.name: rest},
        )


def _rest(side: Side, wanted: int) -> int:
    return wanted if side.prizes is None else min(wanted, side.prizes)


def _about(fallen: tuple[Mon, ...]) -> tuple[str, ...]:
    return tuple(mon.uid for mon in fallen)
