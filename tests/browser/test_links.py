"""Tests opening tables by links that fit, do not fit, or come too late: none of them loses
anything."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person
from tests.browser.test_pages import check
from tests.browser.test_tables import create_table, port_of
from tests.server.live_client import post


def stored_value(someone: Person, name: str) -> str:
    return str(someone.page.evaluate(f"localStorage.getItem('tableronde:{name}')"))


def test_a_wrong_seat_link_keeps_the_own_seat(person: Callable[..., Person]) -> None:
    ana = person("fr")
    table = create_table(ana, "avalon", ["me", "greedy"], options={"first": "0"})
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf.yours").wait_for()
    # In the same tab, where only the fragment of the address changes.
    page.evaluate("location.hash = '#seat=garbage'")
    expect(page.get_by_role("alert")).to_contain_text("ne mène à aucune place")
    expect(page).to_have_title("Accès impossible · Table Ronde")
    expect(page.get_by_role("button", name="EN")).to_be_visible()
    ana.take_screenshot("wrong-seat-fr")
    assert table["key"] in stored_value(ana, "seats")
    page.get_by_role("button", name="Aller à ma place").click()
    page.locator(".sentence.leaf.yours").wait_for()
    ana.go(f"/table/{table['table']}#seat=garbage")
    expect(page.get_by_role("alert")).to_be_visible()
    page.reload()
    page.locator(".sentence.leaf.yours").wait_for()
    ana.go("/")
    expect(page.get_by_text("À vous", exact=True)).to_be_visible()


def test_a_person_without_a_seat_can_watch(person: Callable[..., Person]) -> None:
    ana = person("en")
    table = create_table(ana, "avalon", ["me", "greedy"])
    page = ana.go(f"/table/{table['table']}#seat=wrong")
    page.get_by_role("button", name="Watch").click()
    expect(page.locator(".sentence.leaf")).to_contain_text("You are watching.")
    page.reload()
    expect(page.locator(".sentence.leaf")).to_contain_text("You are watching.")


@pytest.mark.parametrize("files", ["Table", "face"])
def test_files_that_fail_to_load_can_be_requested_again(
    person: Callable[..., Person], files: str
) -> None:
    ana = person("en")
    table = create_table(ana, "avalon", ["me", "greedy"], options={"first": "0"})
    ana.page.route(f"**/assets/{files}-*.js", lambda route: route.abort("connectionrefused"))
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    page.get_by_text("The server can’t be reached.").wait_for()
    page.unroute(f"**/assets/{files}-*.js")
    page.get_by_role("button", name="Reload the page").click()
    page.locator(".sentence.leaf.yours").wait_for()


def test_the_keys_of_two_seats_are_both_stored(person: Callable[..., Person]) -> None:
    ana = person("en")
    table = create_table(ana, "avalon", ["me", "friend"], options={"first": "0"})
    body = {"name": "Bo", "invite": table["invite"]}
    other = post(port_of(ana), f"tables/{table['table']}/seats", body)
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf.yours").wait_for()
    ana.go(f"/table/{table['table']}#seat={other['key']}")
    expect(page.locator(".sentence.leaf")).not_to_contain_text("Your turn")
    expect(page.locator("aside.panel li").nth(1)).to_contain_text("you")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Go to my other seat").click()
    page.locator(".sentence.leaf.yours").wait_for()


def test_a_wrong_invitation_is_reported_at_once(person: Callable[..., Person]) -> None:
    bo = person("en")
    table = create_table(bo, "avalon", ["me", "friend"])
    page = bo.go(f"/table/{table['table']}#invite=wrong")
    expect(page.get_by_role("alert")).to_contain_text("This invitation isn’t valid for this table.")
    expect(page.get_by_label("Your name")).to_have_count(0)
    bo.take_screenshot("wrong-invitation-en")
    # Nor does it replace a valid one.
    bo.go(f"/table/{table['table']}#invite={table['invite']}")
    page.get_by_label("Your name").wait_for()
    bo.go(f"/table/{table['table']}#invite=wrong")
    page.get_by_label("Your name").fill("Bo")
    assert table["invite"] in stored_value(bo, "invites")
    page.get_by_role("button", name="Take a seat").click()
    page.locator(".sentence.leaf").wait_for()


def test_friends_can_be_invited_from_another_device(person: Callable[..., Person]) -> None:
    first, second, bo = person("en"), person("en"), person("en")
    table = create_table(first, "avalon", ["me", "friend"])
    page = first.go(f"/table/{table['table']}#seat={table['key']}&invite={table['invite']}")
    page.locator("summary", has_text="Link to my seat").click()
    second.page.goto(page.get_by_label("Link to my seat").input_value())
    link = second.page.get_by_label("Invitation link").input_value()
    bo.page.goto(link)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Take a seat").click()
    bo.page.locator(".sentence.leaf").wait_for()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_link_that_admits_nobody_is_not_shown(
    person: Callable[..., Person], language: str
) -> None:
    """It would admit nobody where the page does not know the invitation; a listed table needs
    none."""
    ana = person(language, PHONE)
    hint = {
        "en": "You’ll find the invitation link in the browser where this table was created.",
        "fr": "Le lien d’invitation se trouve dans le navigateur où cette table a été créée.",
    }[language]
    code = {"en": "QR code", "fr": "code QR"}[language]
    table = create_table(ana, "avalon", ["me", "friend"])
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    expect(page.get_by_text(hint)).to_be_visible()
    expect(page.get_by_role("button", name=code)).to_have_count(0)
    ana.take_screenshot(f"invitation-elsewhere-{language}")
    check(page)
    table = create_table(ana, "avalon", ["me", "friend"], private=False)
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    expect(page.get_by_role("button", name=code)).to_be_visible()
    expect(page.get_by_text(hint)).to_have_count(0)


@pytest.mark.parametrize("spectators", [True, False])
def test_a_late_invitation_offers_to_watch(person: Callable[..., Person], spectators: bool) -> None:
    bo = person("fr")
    table = create_table(bo, "avalon", ["me", "friend"], spectators=spectators)
    body = {"name": "Bo", "invite": table["invite"]}
    post(port_of(bo), f"tables/{table['table']}/seats", body)
    page = bo.go(f"/table/{table['table']}#invite={table['invite']}")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Toutes les places de cette table sont prises.")
    if not spectators:
        expect(alert).to_contain_text("spectateurs ne sont pas admis")
        return
    bo.take_screenshot("seats-taken-fr")
    page.get_by_role("button", name="Regarder").click()
    # The fragment stays, also when the page is opened again.
    for _ in range(2):
        expect(page.locator(".sentence.leaf")).to_contain_text("Vous regardez.")
        page.reload()


def test_the_rules_of_an_unknown_game(person: Callable[..., Person]) -> None:
    page = person("en").go("/rules/xyz")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
