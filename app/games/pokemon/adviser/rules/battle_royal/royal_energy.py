"""Rules of the Energy that is attached by hand in a Battle Royal (group Q)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.value import value
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.effects_said import allowed, used
from app.games.pokemon.adviser.effects.royal.royal_questions import ROYAL
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import on_turn
from app.games.pokemon.adviser.model.known_cards import is_energy, kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.rules.energy.energy_attachment import FROM_HAND

MOST_BASIC = 2
SOURCE = "BR059"


@value
class Attached:
    """An Energy that is attached by hand, and those before it this turn."""

    play: p.AttachCard
    kind: str
    before: tuple[p.AttachCard, ...]
    unknown: int
    """How many more the ledger counts than are remembered."""
    sure: bool
    """Whether no effect in play may have attached it."""

    def of(self, what: str) -> int:
        """Return how many of a kind were attached before."""
        return sum(kind(one.card) == what for one in self.before)


def _by_hand(position: Position, play: p.Play) -> bool:
    return isinstance(play, p.AttachCard) and _is_by_hand(play) and on_turn(position, play.by)


def _attached(position: Position, play: p.AttachCard) -> Attached | None:
    """Return an attachment by hand as the rules ask about it; None for any other."""
    if not _by_hand(position, play):
        return None
    if used(position, FROM_HAND) is True and not position.record.is_case:
        return None  # by that effect, though nobody said so
    plays = position.turn.plays
    earlier = [one for one in plays if isinstance(one, p.AttachCard) and _is_by_hand(one)]
    unknown = max(0, position.turn.count("energy") - len(earlier))
    for one in position.gesture:
        if one is play:
            break
        # At a table what came before in the same gesture is remembered already.
        known = any(one is past for past in plays)
        if not known and isinstance(one, p.AttachCard) and _by_hand(position, one):
            earlier.append(one)
    works = not position.record.is_case and allowed(position, play.by, FROM_HAND) is not False
    return Attached(play, kind(play.card), tuple(earlier), unknown, not works)


def _is_by_hand(play: p.AttachCard) -> bool:
    return play.manual and play.source == "hand" and is_energy(play.card)


@rule(
    "br-energy-special-single",
    "illegal",
    p.AttachCard,
    title=Words(
        "One Special Energy a turn is attached by hand, and nothing beside it.",
        "手札の特殊エネルギーをつけられるのは、番に1枚だけです。",
    ),
    source="BR027, BR059",
    games=ROYAL,
)
def br_energy_special_single(position: Position, play: p.AttachCard) -> Iterator[Said]:
    """What an effect attaches does not count."""
    found = _attached(position, play)
    if found is not None and found.kind == "special_energy" and found.of("special_energy"):
        yield Said(
            Words(
                "Second Special Energy this turn. One Special Energy, or two basic Energy, is the "
                "rule.",
                "この番2枚目の特殊エネルギーです。つけられるのは特殊エネルギー1枚か、"
                "基本エネルギー2枚までです。",
            ),
            (play.onto,),
            sure=found.sure,
            right=1,
        )


@rule(
    "br-energy-mixed",
    "illegal",
    p.AttachCard,
    title=Words(
        "Special and basic Energy are not attached by hand in the same turn.",
        "同じ番に、特殊エネルギーと基本エネルギーの両方はつけられません。",
    ),
    source=SOURCE,
    games=ROYAL,
)
def br_energy_mixed(position: Position, play: p.AttachCard) -> Iterator[Said]:
    """In either order."""
    found = _attached(position, play)
    if found is None:
        return
    other = "basic_energy" if found.kind == "special_energy" else "special_energy"
    if found.of(other):
        yield Said(
            Words(
                "Special and basic Energy in the same turn. It is one Special Energy, or up to two "
                "basic Energy on different Pokémon.",
                "同じ番に特殊エネルギーと基本エネルギーをつけています。どちらか一方です"
                "（特殊1枚、または基本2枚まで）。",
            ),
            (play.onto,),
            sure=found.sure,
        )


@rule(
    "br-energy-basic-two",
    "illegal",
    p.AttachCard,
    title=Words(
        "Up to two basic Energy a turn are attached by hand.",
        "手札の基本エネルギーをつけられるのは、番に2枚までです。",
    ),
    source=SOURCE,
    games=ROYAL,
)
def br_energy_basic_two(position: Position, play: p.AttachCard) -> Iterator[Said]:
    """The ledger counts as well; then it is not sure of which kind they were."""
    found = _attached(position, play)
    if found is None or found.kind != "basic_energy":
        return
    basics = found.of("basic_energy")
    if basics + found.unknown >= MOST_BASIC and not found.of("special_energy"):
        yield Said(
            Words(
                "Third basic Energy this turn. Two, on different Pokémon, is the rule.",
                "この番3枚目の基本エネルギーです。つけられるのは2枚までで、別々のポケモンにつけます。",
            ),
            (play.onto,),
            sure=found.sure,
            right=MOST_BASIC,
        )


@rule(
    "br-energy-basic-same-target",
    "illegal",
    p.AttachCard,
    title=Words(
        "Two basic Energy of a turn go on different Pokémon.",
        "2枚の基本エネルギーは、それぞれ別のポケモンにつけます。",
    ),
    source=SOURCE,
    games=ROYAL,
)
def br_energy_basic_same_target(position: Position, play: p.AttachCard) -> Iterator[Said]:
    """Said of the second on the same Pokémon."""
    found = _attached(position, play)
    if found is None or found.kind != "basic_energy" or found.of("basic_energy") >= MOST_BASIC:
        return
    if any(one.onto == play.onto and kind(one.card) == "basic_energy" for one in found.before):
        yield Said(
            Words(
                "Both basic Energy of this turn are on the same Pokémon. The second goes on "
                "another one.",
                "この番の基本エネルギーを2枚とも同じポケモンにつけています。"
                "2枚目は別のポケモンにつけます。",
            ),
            (play.onto,),
            sure=found.sure,
        )
