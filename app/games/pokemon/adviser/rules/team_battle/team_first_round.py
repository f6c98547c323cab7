"""Rules of the first round in two against two: attacks, Energy, cards that speak of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.effects_said import finds
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import called, on_turn, seat, sits
from app.games.pokemon.adviser.model.known_cards import is_energy, kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.adviser.model.team_play import (
    IN_TEAMS,
    in_round_one,
    letter,
)
from app.games.pokemon.adviser.rules.setup.first_turn import (
    GOING_FIRST,
    knows_attack,
    may_attack_first,
)

GOING_SECOND = re.compile(r"\b(?:go|goes|going|went) second\b|後攻")
"""How a card speaks that is for the player going second."""
ONLY = re.compile(r"\bonly\b|だけ|のみ")
MOST_BENCHED, USUAL_BENCH = 10, 5
"""Places on a team's Bench by the widest and by the narrowest reading."""


def _who(position: Position, player: int) -> str:
    """Return a player with the letter of the order of turns: "Aki (A)"."""
    return f"{called(position, player)} ({letter(position, player)})"


# -- attacks -------------------------------------------------------------------------------------


def _held_back(position: Position, play: p.Attack) -> bool:
    """Whether an attack is used in round one before D's turn."""
    return in_round_one(position, play.by) and letter(position, play.by) in ("A", "B", "C")


def _allowed_first(position: Position, play: p.Attack) -> bool:
    mon = position.mon(play.attacker)
    return mon is not None and may_attack_first(position, play, mon)


@rule(
    "tv-attack-before-d",
    "illegal",
    p.Attack,
    title=Words("In round one only D attacks.", "ワザを使えるのは、1巡目のDからです。"),
    source="TV031",
    games=IN_TEAMS,
)
def tv_attack_before_d(position: Position, play: p.Attack) -> Iterator[Said]:
    """A and C may use attacks that say they may be used when going first."""
    if not _held_back(position, play) or _allowed_first(position, play):
        return
    mon, name = position.mon(play.attacker), _who(position, play.by)
    yield Said(
        Words(
            f"{name} attacks in round one. Attacks may be used from D's turn on.",
            f"1巡目に{name}がワザを使っています。ワザを使えるのは、1巡目のDからです。",
        ),
        (play.attacker,) if play.attacker else (seat(play.by),),
        sure=mon is not None and knows_attack(position, play, mon),
    )


@rule(
    "tv-fast-attack-b",
    "illegal",
    p.Attack,
    title=Words(
        "B counts as going second: attacks for the player going first are not for B.",
        "Bは後攻扱いなので、先攻の最初の番に使えるワザを1巡目に使えません。",
    ),
    source="TV032, TV033",
    games=IN_TEAMS,
)
def tv_fast_attack_b(position: Position, play: p.Attack) -> Iterator[Said]:
    """A and C may use them in round one."""
    if not _held_back(position, play) or not position.goes_second(play.by):
        return
    if _allowed_first(position, play):
        name = _who(position, play.by)
        yield Said(
            Words(
                f"{name} counts as going second: this attack may be used in round one only by A "
                "and C.",
                f"{name}は後攻扱いなので、このワザを1巡目に使えません（使えるのはAとCです）。",
            ),
            (play.attacker,) if play.attacker else (seat(play.by),),
        )


# -- Energy --------------------------------------------------------------------------------------


@rule(
    "tv-a-no-energy",
    "illegal",
    p.AttachCard,
    title=Words(
        "A attaches no Energy in round one (version 1.1).",
        "1巡目のAは、エネルギーをつけることができません（バージョン1.1）。",
    ),
    source="TV077, TV078",
    games=IN_TEAMS,
)
def tv_a_no_energy(position: Position, play: p.AttachCard) -> Iterator[Said]:
    """Of the attachment by hand. A table may play version 1.0 (`tv-version`)."""
    if not is_energy(play.card) or not play.manual or play.source != "hand":
        return
    if not in_round_one(position, play.by) or letter(position, play.by) != "A":
        return
    if position.option("tv-version", "1.1") == "1.1":
        name = _who(position, play.by)
        yield Said(
            Words(
                f"{name} attaches Energy in round one. By version 1.1 A attaches none in it.",
                f"1巡目に{name}がエネルギーをつけています。"
                "バージョン1.1では、1巡目のAはつけられません。",
            ),
            (play.onto,) if play.onto else (seat(play.by),),
        )


# -- cards that speak of the first turn ----------------------------------------------------------


@rule(
    "tv-first-turn-per-player",
    "reminder",
    c.PlayTrainer,
    c.PlayStadium,
    title=Words(
        "“First turn” is each player's turn in round one; B and D go second.",
        "「最初の番」は各プレイヤーの1巡目の番です。後攻はBとDです。",
    ),
    source="TV029, TV030",
    games=IN_TEAMS,
)
def tv_first_turn_per_player(
    position: Position, play: c.PlayTrainer | c.PlayStadium
) -> Iterator[Said]:
    """Of a card for the player going second, used by A or C, or after round one."""
    if not sits(position, play.by) or position.number <= 0 or play.source != "hand":
        return
    said = printed_text(play.card) if play.card is not None else ""
    if not finds(GOING_SECOND, said) or not _means_first_turn(said):
        return
    late = position.turns_of(play.by) not in (None, 1)
    if position.goes_second(play.by) and not late:
        return
    assert play.card is not None  # it was read
    name = _who(position, play.by)
    yield Said(
        Words(
            f"{play.card.name.en} is for the first turn of B and D, their turns in round one. "
            f"{name} plays it.",
            f"{play.card.name.ja}を使えるのは、BとDの最初の番（1巡目）です。{name}が使っています。",
        ),
        (seat(play.by),),
        right="B, D",
    )


def _means_first_turn(said: str) -> bool:
    return "first turn" in said or "最初の" in said


# -- what the article leaves open ----------------------------------------------------------------


@rule(
    "tv-silent-rules",
    "reminder",
    c.PlayTrainer,
    c.PutDown,
    p.MoveToBench,
    title=Words(
        "What the article leaves open is agreed on at the table.",
        "記事に書かれていないことは、卓で決めておきます。",
    ),
    source="TV028-TV073",
    games=IN_TEAMS,
)
def tv_silent_rules(
    position: Position, play: c.PlayTrainer | c.PutDown | p.MoveToBench
) -> Iterator[Said]:
    """Supporters of A and C in round one, and more than 5 on a Bench: asked where nobody chose."""
    if not sits(position, play.by) or position.turn.phase == "over":
        return
    if isinstance(play, c.PlayTrainer):
        yield from _supporter(position, play)
    elif not position.option("tv-bench"):
        field, there = _benched(position, play)
        if field is not None and USUAL_BENCH < there <= MOST_BENCHED:
            yield Said(
                Words(
                    f"{there} Pokémon on a Bench that the partners share. The article does not "
                    "say how many fit on it: agree on it.",
                    f"味方と共有するベンチが{there}匹になります。何匹まで出せるかは記事に"
                    "記載がないので、卓で決めてください。",
                ),
                (seat(play.by),),
            )


def _supporter(position: Position, play: c.PlayTrainer) -> Iterator[Said]:
    if play.card is None or kind(play.card) != "supporter" or play.source != "hand":
        return
    if position.option("tv-supporter") or not on_turn(position, play.by):
        return
    if finds(GOING_FIRST, printed_text(play.card)) or position.goes_second(play.by):
        return
    if in_round_one(position, play.by):
        name = _who(position, play.by)
        yield Said(
            Words(
                f"{name} plays a Supporter in round one. The article does not say whether A and C "
                "may: agree on it.",
                f"1巡目に{name}がサポートを使っています。AとCが使えるかどうかは記事に記載が"
                "ないので、卓で決めてください。",
            ),
            (seat(play.by),),
        )


def _benched(position: Position, play: c.PutDown | p.MoveToBench) -> tuple[Side | None, int]:
    """Return whose Bench a play fills, and how many are then on it."""
    if isinstance(play, c.PutDown):
        if play.spot != "bench" or not sits(position, play.player):
            return None, 0
        side = position.side(play.player)
        return side, len(side.bench) + len(play.cards)
    mon = position.mon(play.unit)
    if mon is None:
        return None, 0
    side = position.side(mon.player)
    return side, len(side.bench) + 1
