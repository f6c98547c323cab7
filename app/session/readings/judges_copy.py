"""A judge's copy of a table: laid with what the judge sees, under the names that things have there.

What is played out on it lies in its own history. It leaves the copy as the facts of each step, with
the handles by which the judge knows the cards: the table finds them by those.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated

from app.core.apply.fitting import ImpossibleFactError
from app.core.data import codec
from app.core.data.read_schema import ByKind
from app.core.data.value import replace, value
from app.core.fact import Began, Fact
from app.core.ids import Handle, NodeId, SeatId
from app.core.past.history import HistoryTree
from app.core.placed.table_position import PlacedCard, with_cards
from app.core.text.words import Words
from app.games.common_options import for_another_table
from app.session.host.entropy import Entropy
from app.session.host.host import Host
from app.session.host.updates import Grew
from app.session.positions.position_line import PositionError
from app.session.positions.seen_position import position_seen

if TYPE_CHECKING:
    from pydantic_core import SchemaValidator

    from app.core.view import SeatView
    from app.games.game_api import GameSpec

_BY_NUMBER = "j"
"""What the judge's handle begins with of a card that has none."""


@value
class ToldStep:
    """One step of a reading."""

    actor: SeatId
    facts: tuple[Annotated[Fact, ByKind()], ...]


def copy_of(
    spec: GameSpec, view: SeatView, seed: int | None = None
) -> tuple[Host, tuple[Handle, ...]]:
    """Return the host of a copy of what a judge sees, and the judge's handles by its numbers.

    `seed` is of its chance, as for any table. Raises PositionError where nothing can be laid.
    """
    position = position_seen(view)
    handles = tuple(card.handle or "" for _, card in position.cards)

    def unnumbered(card: PlacedCard, _zone: str) -> PlacedCard:
        named = card.handle is not None and not card.handle.startswith(_BY_NUMBER)
        return card if named else replace(card, handle=None)

    position = with_cards(position, unnumbered)
    position = replace(position, options=for_another_table(position.options))
    began = Began(spec.id, position.seats, spec.zones, (), seed, position=position)
    try:
        host = Host(spec, HistoryTree.begin(began), Entropy(seed))
    except ImpossibleFactError as problem:
        raise PositionError(
            Words(
                "No copy can be made of this step. Choose another in the history.",
                "この手順のコピーは作れません。履歴から別の手順を選んでください。",
            )
        ) from problem
    host.journal.append(Grew(host.tree.nodes[0]))
    return host, handles


def told_steps(host: Host, node: NodeId) -> str:
    """Return what was played out on a copy up to a step, to be sent."""
    tree = host.tree
    way = tuple(ToldStep(tree.actor(one), tree.facts(one)) for one in tree.path(node)[1:])
    return codec.to_bytes(way).decode()


@cache
def _steps() -> SchemaValidator:
    return codec.reader(tuple[ToldStep, ...])


def steps_told(text: str) -> tuple[ToldStep, ...]:
    """Return the steps that somebody sent. Raises CodecError."""
    steps: tuple[ToldStep, ...] = codec.read(_steps(), text.encode())
    return steps
