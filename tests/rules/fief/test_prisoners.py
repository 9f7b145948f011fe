"""6.2.4: prisoners."""

import pytest

from tableronde.games.fief.components import VILLAGES
from tests.rules.fief.fighting import attack, both, unhindered
from tests.rules.fief.marching import march
from tests.rules.fief.scene import ANA, BEN, CLEO, DAN, FiefScene, fief

HERE = "charolles"


def prison(seats: int = 3) -> FiefScene:
    """Ana's Baudoin guards Ben's Éric at Charolles; Ben has a lord at Sigy."""
    scene = fief(seats).lord(ANA, "baudoin", HERE).lord(BEN, "eric").lord(BEN, "henri", "sigy")
    return scene.captive("eric", ANA, HERE)


def act(scene: FiefScene, notation: str, seat: int) -> FiefScene:
    """In a window everybody else passes."""
    for other in scene.asked:
        if other != seat:
            scene.do("pass", other)
    scene.do(notation, seat)
    return scene


# Held ---------------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.2.4-01")
@pytest.mark.parametrize(("others", "playable"), [(2, True), (3, False)])
def test_a_prisoner_counts_among_the_four_of_his_family(others: int, playable: bool) -> None:
    scene = prison().hand(BEN, "othon")
    for name in ("charles", "gauvain")[: others - 1]:
        scene.lord(BEN, name, "sigy")
    scene.begin("play").until("play-cards")
    assert scene.asked == (BEN,)
    assert bool(scene.options(verb="play-lord")) == playable


@pytest.mark.clause("FIEF-6.2.4-02")
def test_the_captor_takes_him_along_his_owner_does_not_move_him() -> None:
    scene = prison().begin("move")
    scene.do("lead baudoin")
    scene.do("bring eric")
    march(scene, "villeneuve")
    assert (scene.where("eric"), scene.captor("eric")) == ("villeneuve", ANA)
    scene.do("halt")
    scene.do("done")
    assert scene.options(BEN, "lead") == ["lead henri"]


@pytest.mark.clause("FIEF-6.2.4-03")
@pytest.mark.parametrize("troops", [0, 1])
def test_he_stays_with_troops_or_lords_of_his_captor_and_is_free_without(troops: int) -> None:
    scene = prison().troops(ANA, HERE, troops).begin("move")
    scene.do("lead baudoin")
    if troops:
        scene.march("villeneuve", 0, 0)
    else:
        scene.do("march villeneuve")
    assert scene.captor("eric") == (ANA if troops else -1)


@pytest.mark.clause("FIEF-R-43")
def test_a_captor_who_leaves_him_alone_releases_him() -> None:
    scene = prison().begin("move")
    scene.do("lead baudoin")
    march(scene, "villeneuve")
    assert (scene.captor("eric"), scene.where("eric")) == (-1, "sigy")


@pytest.mark.clause("FIEF-6.2.4-04")
def test_a_captor_cannot_kill_him_but_an_assassination_can() -> None:
    scene = prison().begin("before_income")
    assert [option for option in scene.options(ANA) if "eric" in option] == ["release eric"]
    scene = act(
        prison().hand(ANA, "assassination").begin("before_income"), "assassinate eric baudoin", ANA
    )
    assert scene.owner("eric") == -1


@pytest.mark.clause("FIEF-6.2.4-04")
def test_nor_does_he_die_in_a_battle_of_his_captor() -> None:
    """Six damage against a sergeant and Baudoin: Éric lies bound beside them."""
    scene = prison().troops(ANA, HERE, 1).lord(CLEO, "othon", HERE).troops(CLEO, HERE, 8)
    scene.begin("fight", first=CLEO).battle_dice(3, 3)
    attack(scene, HERE, ANA)
    assert (scene.owner("baudoin"), scene.owner("eric")) == (-1, BEN)


# Handed over, escaped, released ------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.2.4-05")
def test_he_is_handed_over_to_a_player_with_troops_there() -> None:
    scene = prison(5).garrison(CLEO, HERE).lord(DAN, "othon", HERE).begin("before_income")
    assert scene.options(ANA, "hand-over") == ["hand-over eric 2"], "Dan has no troops there"
    act(scene, "hand-over eric 2", ANA)
    assert (scene.captor("eric"), scene.where("eric")) == (CLEO, HERE)


@pytest.mark.clause("FIEF-6.2.4-06")
@pytest.mark.parametrize("seat", [BEN, CLEO])
def test_he_escapes_by_a_secret_passage_whoever_plays_it(seat: int) -> None:
    scene = act(prison().hand(seat, "secret-passage").begin("before_income"), "escape eric", seat)
    assert (scene.captor("eric"), scene.where("eric")) == (-1, "sigy")


@pytest.mark.clause("FIEF-6.2.4-07")
def test_his_captor_may_release_him() -> None:
    scene = act(prison().begin("before_income"), "release eric", ANA)
    assert (scene.captor("eric"), scene.where("eric")) == (-1, "sigy")


@pytest.mark.clause("FIEF-6.2.4-07")
def test_or_his_ransom_is_paid() -> None:
    scene = prison().money(BEN, 2).begin("ransoms")
    scene.do("no-offer")
    assert (scene.captor("eric"), scene.state.money[ANA], scene.state.money[BEN]) == (-1, 2, 0)


@pytest.mark.clause("FIEF-6.2.4-08")
def test_he_is_free_when_those_who_hold_him_are_gone() -> None:
    scene = prison().lord(CLEO, "othon", "bourg").hand(CLEO, "assassination")
    act(scene.begin("before_income"), "assassinate baudoin othon", CLEO)
    assert (scene.captor("eric"), scene.where("eric")) == (-1, "sigy")


@pytest.mark.clause("FIEF-6.2.4-08")
@pytest.mark.clause("FIEF-R-43")
@pytest.mark.parametrize("taken", [True, False])
def test_the_winner_takes_the_loser_s_prisoners_or_they_are_released(taken: bool) -> None:
    scene = prison().troops(ANA, HERE, 1).lord(CLEO, "othon", HERE).troops(CLEO, HERE, 5)
    scene.begin("fight", first=CLEO).battle_dice(2)
    attack(scene, HERE, ANA)
    assert scene.options() == ["capture eric 2", "spare eric"]
    scene.do("capture eric 2" if taken else "spare eric")
    assert scene.captor("eric") == (CLEO if taken else -1)
    assert scene.where("eric") == (HERE if taken else "sigy")


@pytest.mark.clause("FIEF-R-43")
def test_lords_of_the_winner_s_own_side_are_always_released() -> None:
    scene = prison().troops(ANA, HERE, 1).lord(BEN, "othon", HERE).troops(BEN, HERE, 5)
    scene.begin("fight", first=BEN).battle_dice(2)
    attack(scene, HERE, ANA)
    assert (scene.captor("eric"), scene.prompt, scene.asked) == (-1, "place", (BEN,))


@pytest.mark.clause("FIEF-R-43")
def test_also_those_of_a_partner() -> None:
    """Cleo leads, Ben is at her side: nobody asks her about his Éric."""
    scene = prison(4).troops(ANA, HERE, 1).lord(CLEO, "othon", HERE).troops(CLEO, HERE, 5)
    scene.lord(BEN, "gauvain", HERE).begin("fight", first=CLEO).battle_dice(2)
    attack(scene, HERE, ANA)
    scene.do("join-side attacker", BEN)
    scene.do("accept", CLEO)
    unhindered(scene)
    assert (scene.captor("eric"), scene.prompt, scene.asked) == (-1, "place", (BEN,))


@pytest.mark.clause("FIEF-R-43")
def test_even_if_the_beaten_captor_is_spared() -> None:
    scene = prison().troops(ANA, HERE, 1).lord(BEN, "othon", HERE).troops(BEN, HERE, 5)
    scene.begin("fight", first=BEN).battle_dice(1)
    attack(scene, HERE, ANA)
    scene.until("captures").do("spare baudoin")
    assert (scene.captor("baudoin"), scene.where("baudoin")) == (-1, HERE)
    assert scene.captor("eric") == -1


@pytest.mark.clause("FIEF-R-43")
def test_a_beaten_captor_who_is_spared_does_not_keep_his_prisoners() -> None:
    scene = prison().troops(ANA, HERE, 1).lord(CLEO, "othon", HERE).troops(CLEO, HERE, 5)
    scene.begin("fight", first=CLEO).battle_dice(1)
    attack(scene, HERE, ANA)
    scene.do("spare baudoin")
    scene.do("spare eric")
    assert (scene.captor("eric"), scene.where("eric")) == (-1, "sigy")


@pytest.mark.clause("FIEF-6.2.2-09")
@pytest.mark.clause("FIEF-6.2.4-08")
def test_a_winner_without_troops_takes_nobody() -> None:
    """Cleo's sergeant falls too: Othon has won, but cannot guard Éric."""
    scene = prison().troops(ANA, HERE, 1).lord(CLEO, "othon", HERE).troops(CLEO, HERE, 1)
    scene.begin("fight", first=CLEO).battle_dice(2, 1)
    attack(scene, HERE, ANA)
    assert (scene.captor("eric"), scene.where("eric")) == (-1, "sigy")
    assert scene.holder(HERE) == CLEO


# After the battle (FIEF-R-43) --------------------------------------------------------------------


@pytest.mark.clause("FIEF-R-43")
def test_the_winning_leader_takes_the_village_of_an_eliminated_controller() -> None:
    scene = fief().garrison(BEN, HERE).lord(ANA, "baudoin", HERE).troops(ANA, HERE, 3)
    scene.lord(CLEO, "othon", HERE).troops(CLEO, HERE, 8).begin("fight").battle_dice(1)
    attack(scene, HERE, BEN)
    scene.do("join-side attacker")
    scene.do("accept")
    unhindered(scene)
    assert scene.holder(HERE) == ANA, "Cleo is stronger, but Ana leads"


@pytest.mark.clause("FIEF-R-43")
def test_without_a_piece_of_the_leader_a_partner_takes_it() -> None:
    """Ana and Ben destroy each other; Cleo fought for Ana."""
    scene = fief().troops(BEN, HERE, 2).lord(ANA, "baudoin", HERE).troops(ANA, HERE, 1)
    scene.lord(CLEO, "othon", HERE).begin("fight").battle_dice(2, 2)
    attack(scene, HERE, BEN)
    scene.do("join-side attacker")
    scene.do("accept")
    unhindered(scene)
    scene.do("sacrifice baudoin")
    assert (scene.owner("baudoin"), scene.where("othon")) == (-1, HERE)
    assert scene.holder(HERE) == CLEO


@pytest.mark.clause("FIEF-R-43")
def test_a_controller_who_took_no_part_keeps_it() -> None:
    scene = fief().garrison(CLEO, HERE).lord(BEN, "eric", HERE).troops(BEN, HERE, 3)
    scene.lord(ANA, "baudoin", HERE).troops(ANA, HERE, 3).begin("fight")
    attack(scene, HERE, BEN)
    both(scene, "fight-on", "surrender")
    scene.do("capture eric 0")
    assert scene.holder(HERE) == CLEO


# Where he goes (FIEF-6.2.4-09) -------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.2.4-09")
def test_a_released_lord_goes_to_a_fortification_of_his_family() -> None:
    scene = prison().garrison(BEN, "bourg").castle("bourg").begin("before_income")
    act(scene, "release eric", ANA)
    assert scene.where("eric") == "bourg"


@pytest.mark.clause("FIEF-6.2.4-09")
def test_his_player_chooses_among_several() -> None:
    scene = prison().garrison(BEN, "bourg", "blaye").castle("bourg", "blaye").begin("before_income")
    act(scene, "release eric", ANA)
    assert (scene.prompt, scene.asked) == ("place", (BEN,))
    assert scene.options() == ["place eric blaye", "place eric bourg"]
    scene.do("place eric blaye")
    assert scene.where("eric") == "blaye"


@pytest.mark.clause("FIEF-6.2.4-09")
def test_else_to_a_lord_of_his_family() -> None:
    scene = prison().garrison(BEN, "bourg").begin("before_income")
    assert act(scene, "release eric", ANA).where("eric") == "sigy"


@pytest.mark.clause("FIEF-6.2.4-09")
def test_else_to_a_village_of_his_family_else_to_a_free_one() -> None:
    scene = fief().lord(ANA, "baudoin", HERE).lord(BEN, "eric").captive("eric", ANA, HERE)
    scene.garrison(BEN, "bourg").begin("before_income")
    assert act(scene, "release eric", ANA).where("eric") == "bourg"
    scene = fief().lord(ANA, "baudoin", HERE).lord(BEN, "eric").captive("eric", ANA, HERE)
    act(scene.begin("before_income"), "release eric", ANA)
    assert len(scene.options(verb="place")) == 23, "all but Charolles"
    assert scene.options(verb="ask-host") == ["ask-host eric charolles"]


@pytest.mark.clause("FIEF-6.2.4-09")
@pytest.mark.clause("FIEF-5.0-03")
def test_who_waits_beside_the_board_has_all_his_stages_in_the_next_turn() -> None:
    """All villages are held by others; Éric, led about as a prisoner, is set free and finds a host
    only in the next turn."""
    scene = fief().lord(ANA, "baudoin", HERE).lord(BEN, "eric").captive("eric", ANA, HERE)
    for at, village in enumerate(VILLAGES):
        scene.garrison(ANA if at < 12 else CLEO, village)
    scene.begin("move").do("lead baudoin")
    scene.do("bring eric")
    scene.march("blaye", 0, 0).march(HERE, 0, 0)
    scene.do("release eric")
    scene.do("decline", BEN)
    scene.until("place").do("ask-host eric blaye")
    scene.do("grant", ANA)
    scene.until("moves")
    assert scene.asked == (BEN,), "the first player of the next turn"
    assert scene.options(verb="lead") == ["lead eric"]


# A lost sortie ------------------------------------------------------------------------------------


def sortie(owner: int, bring: bool, others: int = 1) -> FiefScene:
    """Ana's Baudoin has ridden out of besieged Charolles with a knight and has lost against Ben,
    with or without Henri, her prisoner; Othon and two sergeants stayed inside, if any."""
    scene = fief().lord(ANA, "baudoin", HERE).troops(ANA, HERE, 2 * others, 1).castle(HERE)
    if others:
        scene.lord(ANA, "othon", HERE)
    scene.lord(BEN, "arthur", HERE).troops(BEN, HERE, 9, 2).siege(BEN, HERE)
    scene.lord(owner, "henri").captive("henri", ANA, HERE).begin("move").do("lead baudoin")
    if bring:
        scene.do("bring henri")
    scene.ride()
    march(scene.battle_dice(0, 3, 3), "blaye").do("stand", BEN)
    return unhindered(scene)


@pytest.mark.clause("FIEF-6.2.4-03")
@pytest.mark.clause("FIEF-R-38")
@pytest.mark.parametrize("owner", [BEN, CLEO])
def test_who_is_guarded_by_others_than_the_beaten_riders_stays_a_prisoner(owner: int) -> None:
    scene = sortie(owner, bring=False)
    assert scene.events(None, "battle-over")
    assert scene.owner("baudoin") == -1
    assert (scene.captor("henri"), scene.where("henri")) == (ANA, HERE)
    assert scene.prompt == "moves"


@pytest.mark.clause("FIEF-R-38")
@pytest.mark.clause("FIEF-R-43")
@pytest.mark.parametrize(("bring", "others"), [(True, 1), (False, 0)])
def test_who_rode_with_them_or_has_no_other_guard_is_the_winner_s(bring: bool, others: int) -> None:
    scene = sortie(CLEO, bring, others)
    assert (scene.prompt, scene.options(BEN)) == ("captures", ["capture henri 1", "spare henri"])
    assert sortie(BEN, bring, others).captor("henri") == -1, "a lord of his own is free"


@pytest.mark.clause("FIEF-R-38")
@pytest.mark.clause("FIEF-R-43")
def test_a_besieger_who_loses_against_a_sortie_loses_his_prisoners() -> None:
    scene = fief().lord(ANA, "baudoin", HERE).troops(ANA, HERE, 2, 2).castle(HERE)
    scene.lord(BEN, "arthur", HERE).garrison(BEN, HERE).siege(BEN, HERE)
    scene.lord(CLEO, "henri").captive("henri", BEN, HERE).begin("move").do("lead baudoin")
    scene.ride()
    march(scene.battle_dice(1), "blaye").do("stand", BEN)
    unhindered(scene).do("spare arthur", ANA)
    assert scene.options(ANA) == ["capture henri 0", "spare henri"]


@pytest.mark.clause("FIEF-R-43")
def test_who_is_set_free_after_a_battle_is_placed_when_the_village_is_the_winner_s() -> None:
    """Ben and Cleo fall at Cleo's castle, where Ben held Othon of her family."""
    scene = fief().castle(HERE).troops(CLEO, HERE, 1).lord(CLEO, "henri", HERE)
    scene.lord(BEN, "eric", HERE).garrison(BEN, HERE)
    scene.lord(CLEO, "othon").captive("othon", BEN, HERE)
    scene.lord(ANA, "baudoin", HERE).troops(ANA, HERE, 4, 4).battle_dice(3, 3, 0).begin("fight")
    attack(scene, HERE, BEN)
    scene.do("join-side defender", CLEO)
    scene.do("accept", BEN)
    unhindered(scene).do("spare othon", ANA)
    assert (scene.prompt, scene.asked, scene.holder(HERE)) == ("place", (CLEO,), ANA)
    assert f"place othon {HERE}" not in scene.options()
    assert scene.keys(None)[-2:] == ["released", "controls"]


# What he keeps ------------------------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.2.4-10")
def test_he_keeps_his_titles_and_their_points() -> None:
    scene = prison().title("eric", "sigy", "sigy").title("eric", "bourg", "bourg")
    scene.title("henri", "mazilles", "mazilles").begin("finish")
    assert scene.holds("sigy") == "eric"
    assert scene.result["winners"] == [BEN]


@pytest.mark.clause("FIEF-6.2.4-11")
def test_he_neither_votes_nor_stands() -> None:
    scene = prison().title("eric", "sigy", "sigy").title("henri", "bourg", "bourg")
    assert scene.voices(BEN, "king") == 1, "Henri's alone"
    scene.lord(ANA, "thierry", "blaye").bishop("baudoin", 1).bishop("thierry", 2)
    scene.title("baudoin", "blaye", "blaye").begin("elections").until("present-king")
    while scene.asked != (BEN,):
        scene.do("pass" if "pass" in scene.options() else "decline")
    assert scene.options(verb="present") == ["present henri"]


@pytest.mark.clause("FIEF-6.2.4-11")
def test_an_imprisoned_cleric_has_no_voices_either() -> None:
    scene = prison().bishop("eric", 4).cardinal("eric")
    assert scene.voices(BEN, "bishop-1") == 0
    assert scene.voices(BEN, "pope") == 0


@pytest.mark.clause("FIEF-6.2.4-12")
def test_taxes_of_his_titles_are_levied() -> None:
    scene = prison().title("eric", "sigy", "sigy").bishop("eric", 4).hand(BEN, "tax")
    scene.begin("play", first=BEN)
    assert scene.options(verb="tallage") == ["tallage sigy"]
    assert scene.options(verb="tithe") == ["tithe 4"]


@pytest.mark.clause("FIEF-6.2.4-13")
@pytest.mark.parametrize("held", [True, False])
def test_while_the_queen_is_a_prisoner_no_crown_prince_is_named(held: bool) -> None:
    scene = fief().lord(ANA, "baudoin", HERE).king("baudoin").lord(BEN, "jeanne", "sigy")
    scene.marry("baudoin", "jeanne").queen("jeanne").lord(BEN, "henri", "sigy")
    if held:
        scene.garrison(CLEO, "bourg").captive("jeanne", CLEO, "bourg")
    scene.hand(BEN, "othon").begin("play", first=BEN).do("play-lord othon sigy")
    assert (scene.prompt == "name-prince") == (not held)


# Freed during a battle ----------------------------------------------------------------------------


@pytest.mark.clause("FIEF-6.2.4-07", "FIEF-6.2.4-09", "FIEF-6.0-08", "FIEF-R-43")
@pytest.mark.parametrize("refuge", ["", "bourg"])
def test_a_lord_set_free_during_a_battle_does_not_come_into_it(refuge: str) -> None:
    """Ben's one castle is attacked while Cleo has Henri freed; it falls, and Henri keeps it for
    nobody. Where Ben has nothing else he waits beside the board."""
    scene = fief().lord(BEN, "eric", "sigy").troops(BEN, "sigy", 2).castle("sigy")
    scene.lord(ANA, "arthur", "sigy").troops(ANA, "sigy", 13, 8)
    scene.lord(BEN, "henri").captive("henri", ANA, "sigy").lord(CLEO, "quentin", "blaye")
    if refuge:
        scene.garrison(BEN, refuge)
    scene.begin("fight").do("attack sigy 1")
    scene.until("window-round")
    act(scene, "release henri", ANA)
    assert (scene.captor("henri"), scene.where("henri")) == (-1, refuge)
    scene.battle_dice(1, 1, 0)
    scene.until("captures")
    scene.do("capture eric 0")
    assert scene.holder("sigy") == ANA
    scene.until("window-end")
    assert scene.where("henri") != "sigy"


@pytest.mark.clause("FIEF-2.4.1-05", "FIEF-6.0-08", "FIEF-R-43")
def test_nor_does_a_host_take_him_into_it() -> None:
    """Cleo has no village and no other lord, and Arthur is set free while Ben is attacked at
    Blaye: Ben could take him in at Bourg, but not at Blaye."""
    scene = fief().lord(BEN, "henri", "blaye").troops(BEN, "blaye", 3)
    scene.lord(ANA, "thierry", "blaye").troops(ANA, "blaye", 3).garrison(BEN, "bourg")
    scene.lord(CLEO, "arthur").captive("arthur", BEN, "bourg")
    scene.begin("fight").do("attack blaye 1")
    act(scene, "release arthur", BEN)
    assert (scene.prompt, scene.asked) == ("place", (CLEO,))
    assert scene.options(verb="ask-host") == ["ask-host arthur bourg"]
