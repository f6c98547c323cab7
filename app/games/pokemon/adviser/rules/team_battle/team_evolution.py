"""Rules of evolution in two against two: rounds, the partner's turn, Evolutionary Advantage."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.evolution_questions import evolves_by_hand, may_evolve
from app.games.pokemon.adviser.model.plays import Evolve
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import ability_texts, is_read, printed_text
from app.games.pokemon.adviser.model.team_play import IN_TEAMS, in_round_one, letter

tv_ally_is_own = guard(
    "tv-ally-is-own",
    Words(
        "A partner's Pokémon count as your own: for Energy, evolution and Trainers.",
        "味方のポケモンは、エネルギー・進化・トレーナーズで自分のポケモンと同じように扱います。",
    ),
    "TV034, TV035",
    games=IN_TEAMS,
)


def _for_going_second(play: Evolve, mon: Mon) -> bool:
    """Whether a text lets it evolve on the first turn of who goes second (ぬけがけしんか)."""
    texts = [*ability_texts(mon)]
    if play.card is not None:
        texts += [printed_text(one) for one in play.card.abilities]
    return any(
        ("go second" in said or "後攻" in said) and ("evolve" in said or "進化" in said)
        for said in texts
    )


def _evolved_in_round_one(position: Position, mon: Mon) -> bool:
    """Whether a Pokémon evolved in an earlier turn of this round."""
    since = position.number - len(position.sides)
    return mon.evolved > max(0, since) and mon.evolved != position.number


@rule(
    "tv-evolve-round-one",
    "illegal",
    Evolve,
    title=Words("Pokémon evolve from round two on.", "進化できるのは2巡目からです。"),
    source="TV036",
    games=IN_TEAMS,
)
def tv_evolve_round_one(position: Position, play: Evolve) -> Iterator[Said]:
    """B and D may by an Ability that says so; `tv-evolve-advantage` speaks of A and C."""
    mon = position.mon(play.onto)
    if mon is None or not _in_round_one(position, play) or _for_going_second(play, mon):
        return
    if _evolved_in_round_one(position, mon) or may_evolve(position, play, mon, "first turn"):
        return
    yield Said(
        Words(
            f"{mon.name.en} evolves in round one. Pokémon evolve from round two on.",
            f"1巡目に{mon.name.ja}を進化させています。進化できるのは2巡目からです。",
        ),
        (mon.uid,),
        sure=is_read(mon),
    )


def _in_round_one(position: Position, play: Evolve) -> bool:
    return evolves_by_hand(position, play) and in_round_one(position, play.by)


@rule(
    "tv-evolve-advantage",
    "illegal",
    Evolve,
    title=Words(
        "Evolutionary Advantage works in round one for B and D.",
        "「ぬけがけしんか」を1巡目に使えるのは、BとDです。",
    ),
    source="TV039",
    games=IN_TEAMS,
)
def tv_evolve_advantage(position: Position, play: Evolve) -> Iterator[Said]:
    """A and C count as going first."""
    mon = position.mon(play.onto)
    if mon is None or not _in_round_one(position, play) or not _for_going_second(play, mon):
        return
    if letter(position, play.by) in ("A", "C"):
        yield Said(
            Words(
                f"{mon.name.en} evolves in round one by an Ability for the player "
                "going second: B and D.",
                f"1巡目に{mon.name.ja}を進化させています。"
                "後攻の最初の番に進化できる特性を使えるのは、BとDです。",
            ),
            (mon.uid,),
        )


@rule(
    "tv-evolve-advantage-chain",
    "illegal",
    Evolve,
    title=Words(
        "What evolved in B's turn of round one does not evolve again in D's.",
        "1巡目のBで進化させたポケモンを、1巡目のDでさらに進化させることはできません。",
    ),
    source="TV040-TV042",
    games=IN_TEAMS,
)
def tv_evolve_advantage_chain(position: Position, play: Evolve) -> Iterator[Said]:
    """In round two it may."""
    mon = position.mon(play.onto)
    if mon is None or not _in_round_one(position, play):
        return
    if _evolved_in_round_one(position, mon):
        yield Said(
            Words(
                f"{mon.name.en} evolved in round one already. It may evolve again from "
                "round two on.",
                f"{mon.name.ja}は1巡目にもう進化しています。さらに進化できるのは2巡目からです。",
            ),
            (mon.uid,),
        )


@rule(
    "tv-evolve-next-partner-turn",
    "illegal",
    Evolve,
    title=Words(
        "A Pokémon evolves from the partner's next turn on, once in a turn.",
        "進化できるのは、出した次のパートナーの番からです（1回の番に1回）。",
    ),
    source="TV037, TV038",
    games=IN_TEAMS,
)
def tv_evolve_next_partner_turn(position: Position, play: Evolve) -> Iterator[Said]:
    """Not in the turn in which it came into play or evolved; some texts allow the first."""
    mon = position.mon(play.onto)
    if mon is None or not evolves_by_hand(position, play):
        return
    evolved = mon.evolved == position.number
    came = mon.entered == position.number and not evolved
    if not evolved and not (came and not may_evolve(position, play, mon, "same turn")):
        return
    did = Words("has evolved", "進化した") if evolved else Words("came into play", "場に出た")
    yield Said(
        Words(
            f"{mon.name.en} {did.en} this turn. It may evolve from the partner's next turn on.",
            f"{mon.name.ja}はこの番に{did.ja}ばかりです。"
            "進化できるのは、次のパートナーの番からです。",
        ),
        (mon.uid,),
        sure=is_read(mon),
    )
