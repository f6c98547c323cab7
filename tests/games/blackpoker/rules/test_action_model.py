from app.core.text.words import Words
from app.games.blackpoker.rules.action_model import Action, Slot, Way

WORDS = Words("Test", "試し")


def action(*keys: Slot, alike: str = "", kind: str = "normal_magic") -> Action:
    return Action("test", WORDS, kind, (Way("", "main"),), WORDS, keys, alike)


def test_a_slot_takes_its_suits_and_numbers() -> None:
    hearts = Slot("H", 1, 10)
    assert hearts.takes("H-A")
    assert hearts.takes("H-10")
    assert not hearts.takes("H-J")
    assert not hearts.takes("S-5")
    assert not hearts.takes("J-R")


def test_a_slot_for_jokers_takes_nothing_else() -> None:
    assert Slot(joker=True).takes("J-B")
    assert not Slot(joker=True).takes("S-A")


def test_key_cards_fit_in_whatever_order() -> None:
    throw = action(Slot("S"), Slot("C"))
    assert throw.fits(("S-3", "C-K"))
    assert throw.fits(("C-K", "S-3"))
    assert not throw.fits(("S-3", "S-4"))
    assert not throw.fits(("S-3",))


def test_what_key_cards_have_in_common_is_asked_for() -> None:
    pair = action(Slot("SHDC"), Slot("SHDC"), alike="same_number")
    assert pair.fits(("S-3", "H-3"))
    assert not pair.fits(("S-3", "H-4"))
    suited = action(Slot("SHDC"), Slot("SHDC"), alike="same_suit")
    assert suited.fits(("S-3", "S-9"))
    assert not suited.fits(("S-3", "H-9"))


def test_what_a_soldier_is_driven_for_is_known_by_its_type() -> None:
    assert action(kind="soldier").drives
    assert not action().drives


def test_one_quick_way_makes_an_action_quick() -> None:
    opens = Action("open", WORDS, "normal_magic", (Way("BBD"), Way("DD", "quick")), WORDS)
    assert opens.quick
    assert not action().quick
