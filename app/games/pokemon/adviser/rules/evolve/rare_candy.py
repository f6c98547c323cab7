"""Rules of Rare Candy (ふしぎなアメ; group G): which Stage 2, on which Basic, and when."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.value import value
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.evolution_questions import is_of_line, stands_as_basic
from app.games.pokemon.adviser.model.acting import called, seat
from app.games.pokemon.adviser.model.card_plays import PlayTrainer
from app.games.pokemon.adviser.model.plays import Evolve
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.readers.gesture_joining import is_candy
from app.games.pokemon.cards.card_record import Card


@value
class _Use:
    """A use of Rare Candy, as far as it is said."""

    by: int
    mon: Mon | None
    evolution: Card | None
    begins: bool
    """Whether the card is played now, not a gesture ago."""


def _use(position: Position, play: Evolve | PlayTrainer) -> _Use | None:
    """Return the use of Rare Candy that a play is; None for any other.

    The evolution speaks for both where it is in the same gesture.
    """
    if isinstance(play, Evolve):
        if play.candy is None:
            return None
        before = any(isinstance(one, PlayTrainer) and is_candy(one) for one in position.turn.plays)
        now = any(isinstance(one, PlayTrainer) and is_candy(one) for one in position.gesture)
        return _Use(play.by, position.mon(play.onto), play.card, now or not before)
    if not is_candy(play) or any(isinstance(one, Evolve) for one in position.gesture):
        return None
    return _Use(play.by, position.mon(play.onto), play.evolution, begins=True)


def _about(use: _Use) -> tuple[str, ...]:
    return (use.mon.uid,) if use.mon is not None else (seat(use.by),)


@rule(
    "evolve-rare-candy-chain",
    "illegal",
    Evolve,
    PlayTrainer,
    title=Words(
        "Rare Candy puts a Stage 2 on the Basic of its own line.",
        "「ふしぎなアメ」では、同じ進化の流れのたねポケモンに2進化を重ねます。",
    ),
    source="CARD me1-125",
)
def evolve_rare_candy_chain(position: Position, play: Evolve | PlayTrainer) -> Iterator[Said]:
    """The Stage 2 names a Stage 1, and every print of that names its Basic."""
    use = _use(position, play)
    if use is None or use.evolution is None or use.evolution.stage != "stage2":
        return
    mon = use.mon
    if mon is None or mon.card is None or mon.noted("named") or not stands_as_basic(mon.card):
        return
    if is_of_line(use.evolution, mon.card) is False:
        evolution, between = use.evolution.name, use.evolution.evolves_from
        assert between is not None  # without it the line is not known
        yield Said(
            Words(
                f"{evolution.en} evolves from {between.en}, which does not evolve from "
                f"{mon.name.en}. Rare Candy needs the Basic of that line.",
                f"{evolution.ja}のもとになる{between.ja}は、{mon.name.ja}からは進化しません。"
                "「ふしぎなアメ」は同じ進化の流れのたねポケモンに使います。",
            ),
            (mon.uid,),
        )


@rule(
    "evolve-rare-candy-stage",
    "illegal",
    Evolve,
    PlayTrainer,
    title=Words(
        "Rare Candy puts a Stage 2 on a Basic Pokémon.",
        "「ふしぎなアメ」では、たねポケモンに2進化ポケモンを重ねます。",
    ),
    source="CARD",
)
def evolve_rare_candy_stage(position: Position, play: Evolve | PlayTrainer) -> Iterator[Said]:
    """Neither a Stage 1 on a Basic nor anything on a Stage 1."""
    use = _use(position, play)
    if use is None:
        return
    evolution, base = use.evolution, use.mon.card if use.mon is not None else None
    if evolution is not None and evolution.kind == "pokemon" and evolution.stage != "stage2":
        yield Said(
            Words(
                f"{evolution.name.en} is not a Stage 2. Rare Candy puts a Stage 2 on a "
                "Basic Pokémon.",
                f"{evolution.name.ja}は2進化ポケモンではありません。「ふしぎなアメ」では、"
                "たねポケモンに2進化ポケモンを重ねます。",
            ),
            _about(use),
        )
    elif base is not None and base.kind != "unknown" and not stands_as_basic(base):
        yield Said(
            Words(
                f"{base.name.en} is not a Basic Pokémon. Rare Candy puts a Stage 2 on a "
                "Basic Pokémon.",
                f"{base.name.ja}はたねポケモンではありません。「ふしぎなアメ」では、"
                "たねポケモンに2進化ポケモンを重ねます。",
            ),
            _about(use),
        )


@rule(
    "evolve-rare-candy-timing",
    "illegal",
    Evolve,
    PlayTrainer,
    title=Words(
        "Rare Candy waits for the second turn, and for a Basic from an earlier turn.",
        "「ふしぎなアメ」は、自分の最初の番と、この番に出たポケモンには使えません。",
    ),
    source="CARD me1-125",
)
def evolve_rare_candy_timing(position: Position, play: Evolve | PlayTrainer) -> Iterator[Said]:
    """What a table agreed on for other evolutions does not change the text of this card."""
    use = _use(position, play)
    if use is None or position.number == 0:
        return
    name = called(position, use.by)
    if use.begins and position.is_first_turn(use.by) and position.variant.id != "battle-royal":
        yield Said(
            Words(
                f"It is {name}'s first turn. Rare Candy may be used from the second turn on.",
                f"いまは{name}の最初の番です。「ふしぎなアメ」は2回目の自分の番から使えます。",
            ),
            _about(use),
        )
    elif use.mon is not None and use.mon.entered == position.number:
        yield Said(
            Words(
                f"{use.mon.name.en} came into play this turn. Rare Candy needs a Basic "
                "Pokémon from an earlier turn.",
                f"{use.mon.name.ja}はこの番に場に出たばかりです。「ふしぎなアメ」は前の番までに"
                "出たたねポケモンに使います。",
            ),
            _about(use),
        )
