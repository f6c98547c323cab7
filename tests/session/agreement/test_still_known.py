"""What people go on knowing of what is taken back, as each of them may hear of it."""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.table import Table
from app.session.agreement.still_known import StillKnown, still_known
from app.session.agreement.undo_cost import Cost, Learned
from tests.core.small_table import AKI, REN, laid

TABLE = laid(deck_0=("owl", "fox"), grave_0=("elk",), shields_1=("cat",))
OWL, FOX, ELK, CAT = range(4)


def told(viewer: int, *learned: tuple[int, int], table: Table = TABLE) -> list[StillKnown]:
    """Return what `viewer` hears of (seat, card) that somebody would still know."""
    cost = Cost((), (), tuple(Learned(seat, card) for seat, card in learned), ())
    return list(still_known(table, cost.learned, viewer))


def test_who_saw_the_cards_themselves_hears_which_and_others_how_many() -> None:
    learned = ((AKI, OWL), (AKI, FOX))
    assert told(AKI, *learned) == [StillKnown(AKI, "deck.0", ("fox", "owl"))]
    assert told(REN, *learned) == [StillKnown(AKI, "deck.0", (None, None))]


def test_who_saw_one_of_them_too_knows_its_name() -> None:
    learned = ((AKI, OWL), (AKI, FOX), (REN, FOX))
    assert told(REN, *learned) == [
        StillKnown(AKI, "deck.0", ("fox", None)),
        StillKnown(REN, "deck.0", ("fox",)),
    ]


def test_a_card_that_lies_open_has_its_name_for_everybody() -> None:
    assert told(REN, (AKI, ELK)) == [StillKnown(AKI, "grave.0", ("elk",))]
    shown = apply(TABLE, f.Shown(AKI, (f.Showing(FOX, "cf"),), (REN,)))
    assert told(REN, (AKI, FOX), table=shown) == [StillKnown(AKI, "deck.0", ("fox",))]


def test_of_a_pile_whose_size_is_secret_it_is_something() -> None:
    assert told(AKI, (REN, CAT)) == [StillKnown(REN, "shields.1", ())]
    assert told(REN, (REN, CAT)) == [StillKnown(REN, "shields.1", ("cat",))]


def test_of_nothing_learned_nothing_is_told() -> None:
    assert told(AKI) == []
