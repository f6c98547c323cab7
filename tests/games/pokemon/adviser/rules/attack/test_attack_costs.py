"""Whether the Energy attached pays an attack, and what changes its cost."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position_sides import Condition
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.every_card import known_base
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    FIRE,
    ME,
    PIKACHU,
    PSYCHIC,
    RIOLU,
    YOU,
    ability,
    attack,
    energy,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
    words,
)

SHORT, UNKNOWN = "attack-cost-short", "attack-cost-unknown"
SPECIAL, CHANGED = "attack-cost-special-known", "attack-cost-modified"
BRAVE = pokemon("Brave", attack("Brave", "FF"), attack("Loose", "FCC"), attack("Free", ""))
HEARD = ("illegal", ("a1",), None)
MAYBE = ("suspicious", ("a1",), None)
NOTED = ("reminder", ("a1",), None)


def card(key: str) -> Card:
    return known_base().get(key)


PRISM, LUMINOUS, UPPER = card("ASC-216"), card("PAL-191"), card("TEF-162")
UNLISTED = energy("", "Energy of Nowhere")


def pays(rule: str, name: str, *attached: Card, **more: Any) -> Any:
    top = more.pop("card", BRAVE)
    at_table = {key: more.pop(key) for key in ("you", "me", "stadiums", "turn") if key in more}
    bench, theirs = more.pop("my_bench", ()), more.pop("theirs", [mon(PIKACHU)])
    stands = mon(top, energy=attached, **more)
    table = position([stands], theirs, my_bench=bench, **at_table)
    return hears(rule, table, p.Attack(ME, "a1", name))


# -- paid or not -----------------------------------------------------------------------------------


def test_attack_cost_short() -> None:
    assert pays(SHORT, "Brave", FIGHTING) == HEARD
    assert pays(SHORT, "Brave", FIGHTING, FIRE) == HEARD
    assert pays(SHORT, "Loose", FIGHTING, FIRE) == HEARD
    table = position([mon(BRAVE, energy=(FIGHTING,))], [mon()])
    (said,) = judge(table, (p.Attack(ME, "a1", "Brave"),))
    assert said.message.en == "Brave costs Fighting ×2: 1 Fighting missing."


def test_attack_cost_short_is_silent_for_what_is_paid() -> None:
    assert pays(SHORT, "Brave", FIGHTING, FIGHTING) is None
    assert pays(SHORT, "Brave", FIGHTING, FIGHTING, FIRE) is None
    assert pays(SHORT, "Loose", FIRE, FIGHTING, PSYCHIC) is None
    basic = position([mon(BRAVE, energy=(FIGHTING, PRISM))], [mon(PIKACHU)])
    assert says(basic, p.Attack(ME, "a1", "Brave")) == {}


def test_attack_cost_short_is_silent_where_the_attack_is_not_known() -> None:
    assert pays(SHORT, "Elsewhere") is None
    assert pays(SHORT, "Brave", card=None) is None
    table = position([mon(BRAVE)], [mon()])
    assert hears(SHORT, table, p.Attack(ME, "a9", "Brave")) is None
    assert hears(SHORT, table, p.Attack(ME, "a1", "Brave", failed=True)) is None


def test_attack_cost_short_counts_what_people_noted() -> None:
    less, more = (Mark("cost_less", 2),), (Mark("cost_more", 1),)
    assert pays(SHORT, "Loose", FIGHTING, marks=less) is None
    assert pays(SHORT, "Brave", FIGHTING, marks=less) == HEARD
    assert pays(SHORT, "Brave", FIGHTING, FIGHTING, marks=more) == HEARD
    twice = (Mark("energy_twice"),)
    assert pays(SHORT, "Brave", FIGHTING, marks=twice) is None


def test_attack_cost_short_is_less_sure_beside_a_card_that_is_not_known() -> None:
    unread = Card("?", words("Odd"), "unknown")
    assert pays(SHORT, "Brave", FIGHTING, tools=(unread,)) == MAYBE
    assert pays(SHORT, "Brave", FIGHTING, others=(unread,)) == MAYBE
    assert pays(SHORT, "Brave", FIGHTING, tools=(trainer("Belt", "tool"),)) == HEARD
    machine = replace(trainer("Machine", "tool"), attacks=(attack("Far", "FF"),))
    assert pays(SHORT, "Far", FIGHTING, card=None, tools=(machine,)) == MAYBE


def test_attack_cost_free_asks_for_nothing() -> None:
    assert pays(SHORT, "Free") is None
    free = position([mon(BRAVE)], [mon(PIKACHU)])
    assert says(free, p.Attack(ME, "a1", "Free")) == {}
    budew = position([mon(card("ASC-16"))], [mon(PIKACHU)])
    assert says(budew, p.Attack(ME, "a1", "Itchy Pollen")) == {}


# -- Special Energy --------------------------------------------------------------------------------


def test_attack_cost_unknown() -> None:
    assert pays(UNKNOWN, "Brave", FIGHTING, UNLISTED) == MAYBE
    assert pays(UNKNOWN, "Brave", FIGHTING, unknown=1) == MAYBE
    table = position([mon(BRAVE, energy=(FIGHTING, UNLISTED))], [mon()])
    (said,) = judge(table, (p.Attack(ME, "a1", "Brave"),))
    assert said.message.en.endswith("It is paid only if Energy of Nowhere provides enough.")
    hidden = position([mon(BRAVE, energy=(FIGHTING,), unknown=1)], [mon()])
    (other,) = judge(hidden, (p.Attack(ME, "a1", "Brave"),))
    assert "an attached card" in other.message.en


def test_attack_cost_unknown_is_silent_for_listed_energy() -> None:
    grown = pokemon("Grown", attack("Beam", "PP"), stage="stage2")
    assert pays(UNKNOWN, "Beam", UPPER, card=grown) is None
    assert pays(SHORT, "Beam", UPPER, card=grown) is None
    assert pays(UNKNOWN, "Brave", FIGHTING, PRISM) is None


def test_attack_cost_unknown_is_silent_where_it_does_not_matter() -> None:
    assert pays(UNKNOWN, "Brave", FIGHTING, FIGHTING, UNLISTED) is None
    assert pays(UNKNOWN, "Brave", FIGHTING) is None
    assert pays(UNKNOWN, "Elsewhere", UNLISTED) is None
    assert pays(SHORT, "Brave", UNLISTED) is None


def test_attack_cost_special_known() -> None:
    jet = energy("", "Jet Energy")
    assert pays(SPECIAL, "Brave", FIGHTING, LUMINOUS, jet) == NOTED
    assert pays(SHORT, "Brave", FIGHTING, LUMINOUS, jet) == HEARD
    grown = pokemon("Grown", attack("Brave", "FF"), stage="stage1")
    assert pays(SPECIAL, "Brave", FIGHTING, PRISM, card=grown) == NOTED
    assert pays(SPECIAL, "Brave", UPPER, card=grown) == NOTED


def test_attack_cost_special_known_is_silent_where_it_pays_or_never_would() -> None:
    jet = energy("", "Jet Energy")
    assert pays(SPECIAL, "Brave", FIGHTING, LUMINOUS) is None
    assert pays(SPECIAL, "Brave", LUMINOUS, jet) is None
    assert pays(SPECIAL, "Brave", FIGHTING, jet) is None
    assert pays(SPECIAL, "Brave", FIGHTING, FIRE) is None
    assert pays(SPECIAL, "Brave", FIGHTING, UNLISTED) is None
    assert pays(SPECIAL, "Elsewhere", LUMINOUS, jet) is None
    # At its best it would pay one symbol, and not a second one beside that.
    two = pokemon("Two", attack("Two", "FC"), stage="stage1")
    assert pays(SPECIAL, "Two", PRISM, card=two) is None
    assert pays(SPECIAL, "Two", PRISM, FIRE, card=two) == NOTED


# -- what changes a cost ---------------------------------------------------------------------------

BAND = trainer(
    "Band", "tool", "Attacks used by the Pokémon this card is attached to cost Colorless less."
)
GAIN = trainer(
    "Gain",
    "tool",
    "If you have more Prize cards remaining than your opponent, "
    "attacks used by the Pokémon this card is attached to cost ColorlessColorless less.",
)
RING = trainer(
    "Ring", "tool", "The attacks of the Pokémon this card is attached to cost Colorless more."
)
OWNED = trainer(
    "Owned",
    "tool",
    "Attacks used by the Hop's Pokémon this card is attached to cost Colorless less.",
)


def test_attack_cost_modified() -> None:
    assert pays(CHANGED, "Loose", FIGHTING, FIRE, tools=(BAND,)) == NOTED
    assert pays(SHORT, "Loose", FIGHTING, FIRE, tools=(BAND,)) is None
    table = position([mon(BRAVE, energy=(FIGHTING, FIRE), tools=(BAND,))], [mon()])
    (said,) = judge(table, (p.Attack(ME, "a1", "Loose"),))
    assert said.message.en == "Loose costs Fighting and Colorless now because of Band."


def test_a_cost_by_its_own_text_says_so() -> None:
    text = "If this Pokémon has any damage counters on it, this attack can be used for Fighting."
    rage = pokemon("Rage", attack("Rage", "FFF", "90", text))
    table = position([mon(rage, energy=(FIGHTING,), damage=10)], [mon()])
    (said,) = [one for one in judge(table, (p.Attack(ME, "a1", "Rage"),)) if one.rule == CHANGED]
    assert said.message.en == "Rage costs Fighting now because of its own text."
    assert said.message.ja == (
        "カードに書かれた効果により、いま「Rage」に必要なエネルギーは闘です。"
    )


def test_attack_cost_modified_is_silent_without_a_modifier_or_where_it_changes_nothing() -> None:
    assert pays(CHANGED, "Loose", FIGHTING, FIRE) is None
    assert pays(CHANGED, "Loose", FIGHTING, FIRE, FIRE, tools=(BAND,)) is None
    assert pays(CHANGED, "Elsewhere", tools=(BAND,)) is None


def test_a_cost_that_is_lowered_too_little_is_not_paid() -> None:
    assert pays(SHORT, "Loose", FIGHTING, tools=(BAND,)) == HEARD
    assert pays(CHANGED, "Loose", FIGHTING, tools=(BAND,)) is None
    assert pays(SHORT, "Brave", FIGHTING, tools=(BAND,)) == HEARD


def test_a_cost_that_is_raised_must_be_paid() -> None:
    assert pays(SHORT, "Brave", FIGHTING, FIGHTING, tools=(RING,)) == HEARD
    assert pays(CHANGED, "Brave", FIGHTING, FIGHTING, tools=(RING,)) == NOTED
    assert pays(SHORT, "Brave", FIGHTING, FIGHTING, FIRE, tools=(RING,)) is None


def test_a_cost_that_is_lowered_for_who_is_behind() -> None:
    behind, even = {"prizes": 4}, {"prizes": 6}
    assert pays(SHORT, "Loose", FIGHTING, tools=(GAIN,), you=behind) is None
    assert pays(SHORT, "Loose", FIGHTING, tools=(GAIN,), you=even) == HEARD
    assert pays(CHANGED, "Loose", FIGHTING, tools=(GAIN,), you={"prizes": None}) == NOTED
    assert pays(SHORT, "Loose", FIGHTING, tools=(GAIN,), you={"prizes": None}) == MAYBE


def test_a_tool_for_some_pokemon_helps_those_only() -> None:
    hop = pokemon("Hop's Wooloo", attack("Loose", "FCC"))
    assert pays(SHORT, "Loose", FIGHTING, FIRE, tools=(OWNED,), card=hop) is None
    assert pays(SHORT, "Loose", FIGHTING, FIRE, tools=(OWNED,)) == HEARD
    unread = Card("?Hop's Choice Band||", words("Hop's Choice Band"), "tool")
    assert pays(SHORT, "Loose", FIGHTING, FIRE, tools=(unread,), card=hop) is None
    assert pays(CHANGED, "Loose", FIGHTING, FIRE, tools=(unread,), card=hop) == NOTED
    assert pays(SHORT, "Loose", FIGHTING, FIRE, tools=(unread,)) == HEARD


def test_a_tool_without_effect_changes_no_cost() -> None:
    tower = [trainer("Jamming Tower", "stadium")]
    assert pays(SHORT, "Loose", FIGHTING, FIRE, tools=(BAND,), stadiums=tower) == HEARD


def excited(text: str) -> Card:
    return pokemon("Excited", attack("Loose", "FCC"), abilities=(ability("Heart", text),))


def test_an_ability_that_lowers_its_own_costs_by_prizes_taken() -> None:
    printed = excited(
        "This Pokémon's attacks cost Colorless less for each Prize card your opponent has taken."
    )
    told = excited("Loose needs 1 {C} less per Prize card the opponent has already taken.")
    for one in (printed, told):
        assert pays(SHORT, "Loose", FIGHTING, card=one, you={"prizes": 4}) is None
        assert pays(CHANGED, "Loose", FIGHTING, card=one, you={"prizes": 4}) == NOTED
        assert pays(SHORT, "Loose", FIGHTING, card=one, you={"prizes": 5}) == HEARD
        assert pays(SHORT, "Loose", FIGHTING, card=one, you={"prizes": None}) == MAYBE
        other = [mon(one)]
        assert pays(SHORT, "Loose", FIGHTING, my_bench=other, you={"prizes": 4}) == HEARD
    else_ = excited("Other needs 1 {C} less per Prize card the opponent has already taken.")
    assert pays(SHORT, "Loose", FIGHTING, card=else_, you={"prizes": 1}) == HEARD


def test_a_text_that_may_lower_the_cost_leaves_it_to_people() -> None:
    text = "Attacks used by your Pokémon that are damaged cost Colorless less."
    helper = [mon(pokemon("Helper", abilities=(ability("Help", text),)))]
    assert pays(SHORT, "Loose", FIGHTING, my_bench=helper) == MAYBE
    assert pays(CHANGED, "Loose", FIGHTING, my_bench=helper) == NOTED
    stadium = [trainer("Place", "stadium", text)]
    assert pays(SHORT, "Loose", FIGHTING, stadiums=stadium) == MAYBE
    song = {"plays": (c.PlayTrainer(ME, trainer("Song", "supporter", text)),)}
    assert pays(SHORT, "Loose", FIGHTING, turn=song) == MAYBE
    own = pokemon("Own", attack("Loose", "FCC", "60", "This attack can be used for {F}."))
    assert pays(SHORT, "Loose", FIGHTING, card=own) == MAYBE
    assert pays(CHANGED, "Loose", FIGHTING, FIRE, FIRE, my_bench=helper) is None


def test_a_text_that_only_raises_costs_excuses_nothing() -> None:
    mine = [trainer("Mine", "stadium", "Attacks used by each Pokémon cost Colorless more.")]
    assert pays(SHORT, "Loose", FIGHTING, stadiums=mine) == HEARD
    other = [trainer("Field", "stadium", "Each player draws a card more.")]
    assert pays(SHORT, "Loose", FIGHTING, stadiums=other) == HEARD


def test_a_stadium_makes_attacks_of_a_kind_dearer() -> None:
    text = "Attacks used by each Tera Pokémon in play (both yours and your opponent's) cost "
    mine = [trainer("Mine", "stadium", f"{text}Colorless more.")]
    tera = replace(BRAVE, tags=("Tera",))
    assert pays(SHORT, "Loose", FIGHTING, FIRE, FIRE, card=tera) is None
    assert pays(SHORT, "Loose", FIGHTING, FIRE, FIRE, card=tera, stadiums=mine) == HEARD
    assert pays(CHANGED, "Loose", FIGHTING, FIRE, FIRE, card=tera, stadiums=mine) == NOTED
    assert pays(SHORT, "Loose", FIGHTING, FIRE, FIRE, stadiums=mine) is None


def test_an_attack_that_costs_nothing_under_a_special_condition() -> None:
    text = "If this Pokémon is affected by a Special Condition, ignore all Energy in this attack's"
    gutsy = pokemon("Gutsy", attack("Swing", "FCCC", "250", f"{text} cost."))
    ill = (Condition("confused"),)
    assert pays(SHORT, "Swing", card=gutsy, conditions=ill) is None
    assert pays(SHORT, "Swing", FIGHTING, card=gutsy) == HEARD


def test_an_ability_by_which_attacks_cost_nothing_once_cards_are_lost() -> None:
    text = "If you have 4 or more cards in the Lost Zone, ignore all Energy in "
    for whose in ("this Pokémon's attack costs.", "the attack costs of this Pokémon."):
        diver = pokemon("Diver", attack("Spit", "CCC"), abilities=(ability("Stock", text + whose),))
        for lost, heard in ((4, None), (3, HEARD)):
            me = {"lost": (RIOLU,) * lost}
            assert pays(SHORT, "Spit", card=diver, me=me) == heard
        beside = {"my_bench": [mon(diver)], "me": {"lost": (RIOLU,) * 4}}
        assert pays(SHORT, "Loose", FIGHTING, **beside) == HEARD, "of no other Pokémon"


def test_a_note_answers_for_all_texts() -> None:
    noted = (Mark("cost_less", 1),)
    assert pays(SHORT, "Loose", FIGHTING, tools=(BAND,), marks=noted) == HEARD
    assert pays(CHANGED, "Loose", FIGHTING, FIRE, tools=(BAND,), marks=noted) is None
    raised = (Mark("cost_more", 1),)
    assert pays(SHORT, "Loose", FIGHTING, FIRE, FIRE, tools=(BAND,), marks=raised) == HEARD


@pytest.mark.parametrize("who", [YOU, -1])
def test_attack_cost_short_is_about_the_attacker_whoever_moves_it(who: int) -> None:
    table = position([mon(BRAVE)], [mon(PIKACHU)])
    assert hears(SHORT, table, p.Attack(who, "a1", "Brave")) == HEARD


# -- attacks that others lend ----------------------------------------------------------------------


def test_an_attack_of_an_earlier_stage_is_paid_as_well() -> None:
    low = pokemon("Low", attack("Old", "FF"))
    high = pokemon("High", attack("New", "F"), stage="stage1", evolves="Low")
    text = "Each of your evolved Pokémon can use any attack from its previous Evolutions."
    dive = [mon(pokemon("Relicanth", abilities=(ability("Memory Dive", text),)))]
    stages = {"card": high, "stack": (low, high)}
    assert pays(SHORT, "Old", FIGHTING, my_bench=dive, **stages) == HEARD
    assert pays(SHORT, "Old", FIGHTING, FIGHTING, my_bench=dive, **stages) is None
    assert pays(SHORT, "Old", FIGHTING, **stages) is None
    assert pays(SHORT, "New", my_bench=dive, **stages) == HEARD


def test_an_attack_below_a_break_or_a_level_up_is_paid_as_well() -> None:
    low = pokemon("Low", attack("Old", "FF"))
    for stage in ("break", "level_up"):
        top = pokemon("Top", attack("New", "F"), stage=stage)
        assert pays(SHORT, "Old", FIGHTING, card=top, stack=(low, top)) == HEARD
        assert pays(SHORT, "Old", FIGHTING, card=top, stack=(top,)) is None
    plain = pokemon("Plain", attack("New", "F"), stage="stage1")
    assert pays(SHORT, "Old", FIGHTING, card=plain, stack=(low, plain)) is None


def test_energy_that_hangs_on_who_is_behind() -> None:
    reversal = energy("", "Reversal Energy")
    grown = pokemon("Grown", attack("Big", "FFF"), stage="stage1")
    assert pays(SHORT, "Big", reversal, card=grown, you={"prizes": 5}) is None
    assert pays(UNKNOWN, "Big", reversal, card=grown, you={"prizes": 5}) is None
    assert pays(SHORT, "Big", reversal, card=grown, you={"prizes": 6}) == HEARD
    for unknown in ({"you": {"prizes": None}}, {"me": {"prizes": None}}):
        assert pays(UNKNOWN, "Big", reversal, card=grown, **unknown) == MAYBE


EYE = "If your opponent has exactly 4 cards in their hand, ignore all Colorless Energy in the costs"
DAMAGED = "If this Pokémon has any damage counters on it, this attack can be used for Fighting."
GROWTH = "Each Basic Fire Energy attached to all of your Pokémon provides FireFire Energy."


def test_an_ability_that_ignores_colorless_energy_while_its_condition_holds() -> None:
    text = f"{EYE} of attacks used by this Pokémon."
    hunter = pokemon("Hunter", attack("Loose", "FCC"), abilities=(ability("Eye", text),))
    for hand, heard in ((4, None), (3, HEARD), (None, MAYBE)):
        assert pays(SHORT, "Loose", FIGHTING, card=hunter, you={"hand_count": hand}) == heard
    assert pays(CHANGED, "Loose", FIGHTING, card=hunter, you={"hand_count": 4}) == NOTED
    assert pays(SHORT, "Loose", FIRE, card=hunter, you={"hand_count": 4}) == HEARD


def test_an_attack_that_can_be_used_for_less_while_its_pokemon_is_damaged() -> None:
    riposte = pokemon("Riposte", attack("Riposte", "FFC", "130", DAMAGED))
    assert pays(SHORT, "Riposte", FIGHTING, card=riposte, damage=10) is None
    assert pays(CHANGED, "Riposte", FIGHTING, card=riposte, damage=10) == NOTED
    assert pays(SHORT, "Riposte", FIRE, card=riposte, damage=10) == HEARD
    assert pays(SHORT, "Riposte", FIGHTING, card=riposte) == HEARD
    assert pays(SHORT, "Riposte", FIGHTING, card=riposte, hp_left=50) == MAYBE


def test_an_ability_by_which_basic_energy_provides_two() -> None:
    def growing(text: str, **more: Any) -> dict[str, Any]:
        return {"my_bench": [mon(pokemon("Grower", abilities=(ability("A", text),)), **more)]}

    assert pays(SHORT, "Loose", FIGHTING, FIRE, **growing(GROWTH)) is None
    assert pays(SHORT, "Brave", FIGHTING, FIRE, **growing(GROWTH)) == HEARD
    assert pays(SHORT, "Loose", FIGHTING, FIRE, theirs=growing(GROWTH)["my_bench"]) == HEARD
    switched_off = growing(GROWTH, marks=(Mark("no_ability"),))
    assert pays(SHORT, "Loose", FIGHTING, FIRE, **switched_off) == HEARD
    other = GROWTH.replace("FireFire", "every type of")
    assert pays(SHORT, "Loose", FIGHTING, FIRE, **growing(other)) == MAYBE
    assert pays(SHORT, "Loose", FIGHTING, PSYCHIC, **growing(other)) == HEARD
