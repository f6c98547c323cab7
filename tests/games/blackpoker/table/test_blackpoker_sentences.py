from app.core.text.describe import describe_all
from app.core.text.table_sentences import UNSAID
from app.core.text.words import plain
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.table.blackpoker_sentences import MARKS, SENTENCES
from app.games.game_registry import cards_of
from app.games.lexicon import lexicon
from tests.games.blackpoker.black_table import BlackTable, Side


def test_every_sentence_is_said_in_both_languages_or_not_at_all() -> None:
    said = [words for words in SENTENCES.values() if words != UNSAID]
    assert all(words.en and words.ja for words in said)


def test_the_marks_of_a_battle_have_names() -> None:
    assert {key for key, _ in SPEC.marks} == set(MARKS)


def test_a_gesture_is_told_in_the_game_s_words() -> None:
    table = BlackTable(Side("C7", "", "D2"), format="lite")
    table.start("summonsSoldier", keys="C7", drives="D2")
    ways = [event.way or event.verb for event in table.told(1)]
    assert ways == ["drive", "damage", "show_key", "start"]


def said(table: BlackTable, seat: int = 1) -> tuple[str, str]:
    """Return the newest line of the log as a seat reads it, in English and in Japanese."""
    words, setting = lexicon(SPEC, cards_of(SPEC)), table.view(seat).setting
    told = table.told(seat)
    en, ja = (plain(describe_all(told, one, setting, words)) for one in ("en", "ja"))
    return en, ja


def test_that_something_waits_for_a_choice_is_told_where_nothing_else_is() -> None:
    table = BlackTable(Side(soldiers="S9"), Side(soldiers="H5"), format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="S9")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve()
    assert said(table) == ("A choice is awaited", "選択を待つことになった")
    table.resolve(1, by_S9="H5")
    assert said(table)[0] == (
        "Ren blocks with 5 of Hearts; Block resolves; Damage Judgement is triggered"
    )


def test_damage_is_points_and_one_key_card_is_no_two() -> None:
    table = BlackTable(Side("C7 S2 C2", "", "D2"), Side(soldiers="H3"))
    table.start("summonsSoldier", keys="C7", drives="D2")
    assert said(table) == (
        "Aki drives 1 card; takes 1 damage; shows 7 of Clubs as a key card; starts Summon Soldier",
        "Akiがカード1枚をドライブし、1ダメージを受け、キーカードとしてクラブの7を見せ、兵士召喚を起こした",
    )
    table.let_pass()
    table.resolve()
    assert said(table) == (
        "Aki fields 7 of Clubs; Summon Soldier resolves (7 of Clubs)",
        "Akiがクラブの7を兵士として出し、兵士召喚を解決した（クラブの7）",
    )
    table.start("throwing", keys="S2 C2", target="seat.1")
    assert said(table) == (
        "Aki shows 2 of Spades and 2 of Clubs as key cards; starts Throw on Ren",
        "Akiがキーカードとしてスペードの2、クラブの2を見せ、Renに投擲を起こした",
    )
    table.let_pass()
    table.resolve()
    assert said(table)[0] == "Ren takes 2 damage; Throw resolves (2 of Spades and 2 of Clubs)"


def test_what_is_added_to_a_number_is_told_and_that_it_ends() -> None:
    table = BlackTable(Side("H6 C2", "C3"), Side("S2 D9"))
    table.start("up", keys="H6", discards="C2", target="C3")
    table.start("down", seat=1, keys="S2", discards="D9", target="C3")
    table.let_pass(0)
    table.resolve(1)
    assert said(table) == (
        "3 of Clubs is at −2; Down resolves (2 of Spades)",
        "クラブの3への減算が計2になり、ダウンを解決した（スペードの2）",
    )
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve()
    assert said(table) == (
        "3 of Clubs is at +6; Up resolves (6 of Hearts)",
        "クラブの3への加算が計6になり、アップを解決した（ハートの6）",
    )
    table.start("end")
    table.let_pass()
    table.resolve()
    assert "what was added to 3 of Clubs ends" in said(table)[0]
    assert "クラブの3への加算が終わ" in said(table)[1]


def test_a_soldier_that_is_driven_for_it_is_no_target() -> None:
    table = BlackTable(Side(soldiers="CJ+S5"), Side(soldiers="H3"))
    table.start("knightSweep", actor="CJ+S5", target="seat.1")
    en, ja = said(table)
    assert en.startswith("Aki drives Jack of Clubs; starts Sweep with Jack of Clubs on Ren")
    assert ja.startswith("AkiがクラブのJをドライブし、クラブのJでRenに薙払を起こし")


def test_an_immediate_action_that_is_triggered_is_named() -> None:
    table = BlackTable(Side("H6 C2", "C3"), Side(opened="C5"))
    table.start("up", keys="H6", discards="C2", target="C3")
    assert said(table) == (
        (
            "Aki discards 2 of Clubs; shows 6 of Hearts as a key card; starts Up on 3 of Clubs; "
            "Riot is triggered; Aki takes 2 damage"
        ),
        (
            "Akiがクラブの2を捨て、キーカードとしてハートの6を見せ、クラブの3にアップを起こし、"
            "暴動が誘発し、Akiが2ダメージを受けた"
        ),
    )


def test_that_a_shown_hand_is_covered_again_goes_without_saying() -> None:
    table = BlackTable(Side("D3 C9"), Side("H6 S8"))
    table.start("handeth", keys="D3 C9", target="seat.1")
    table.let_pass()
    table.resolve()
    assert said(table) == ("Ren shows their hand", "Renが手札を見せた")
    table.resolve(card="H6")
    assert (
        said(table)[0]
        == "Ren discards 6 of Hearts; Hand Destruction resolves (3 of Diamonds and 9 of Clubs)"
    )


def test_characters_are_driven_and_charged_in_japanese_as_well() -> None:
    assert SENTENCES["rotate:drive"].ja == "{actor}が{cards}をドライブした"
    assert not any("山札" in words.ja for words in SENTENCES.values()), "a deck is called デッキ"
