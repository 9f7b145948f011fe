"""Coming to a table by links that fit, do not fit, or come too late: nothing is lost by any."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person
from tests.browser.test_pages import check
from tests.browser.test_tables import found, port_of
from tests.server.live_client import post


def kept(someone: Person, name: str) -> str:
    return str(someone.page.evaluate(f"localStorage.getItem('tableronde:{name}')"))


def test_a_wrong_seat_link_costs_nothing(person: Callable[..., Person]) -> None:
    ana = person("fr")
    table = found(ana, "avalon", ["me", "greedy"], options={"first": "0"})
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    page.locator(".sentence.leaf.yours").wait_for()
    # In the same tab, where only the mark of the address changes.
    page.evaluate("location.hash = '#seat=garbage'")
    expect(page.get_by_role("alert")).to_contain_text("ne mène à aucune place")
    expect(page).to_have_title("Accès impossible · Table Ronde")
    expect(page.get_by_role("button", name="EN")).to_be_visible()
    ana.show("wrong-seat-fr")
    assert table["key"] in kept(ana, "seats")
    page.get_by_role("button", name="Aller à ma place").click()
    page.locator(".sentence.leaf.yours").wait_for()
    ana.go(f"/table/{table['table']}#seat=garbage")
    expect(page.get_by_role("alert")).to_be_visible()
    page.reload()
    page.locator(".sentence.leaf.yours").wait_for()
    ana.go("/")
    expect(page.get_by_text("À vous", exact=True)).to_be_visible()


def test_who_has_no_seat_can_watch(person: Callable[..., Person]) -> None:
    ana = person("en")
    table = found(ana, "avalon", ["me", "greedy"])
    page = ana.go(f"/table/{table['table']}#seat=wrong")
    page.get_by_role("button", name="Watch").click()
    expect(page.locator(".sentence.leaf")).to_contain_text("You are watching.")
    page.reload()
    expect(page.locator(".sentence.leaf")).to_contain_text("You are watching.")


@pytest.mark.parametrize("files", ["Table", "face"])
def test_files_that_do_not_come_can_be_asked_for_again(
    person: Callable[..., Person], files: str
) -> None:
    ana = person("en")
    table = found(ana, "avalon", ["me", "greedy"], options={"first": "0"})
    ana.page.route(f"**/assets/{files}-*.js", lambda route: route.abort("connectionrefused"))
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    page.get_by_text("The server can’t be reached.").wait_for()
    page.unroute(f"**/assets/{files}-*.js")
    page.get_by_role("button", name="Reload the page").click()
    page.locator(".sentence.leaf.yours").wait_for()


def test_the_keys_of_two_seats_are_both_kept(person: Callable[..., Person]) -> None:
    ana = person("en")
    table = found(ana, "avalon", ["me", "friend"], options={"first": "0"})
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


def test_a_wrong_invitation_is_told_at_once(person: Callable[..., Person]) -> None:
    bo = person("en")
    table = found(bo, "avalon", ["me", "friend"])
    page = bo.go(f"/table/{table['table']}#invite=wrong")
    expect(page.get_by_role("alert")).to_contain_text("This invitation isn’t valid for this table.")
    expect(page.get_by_label("Your name")).to_have_count(0)
    bo.show("wrong-invitation-en")
    # It does not take the place of a good one either.
    bo.go(f"/table/{table['table']}#invite={table['invite']}")
    page.get_by_label("Your name").wait_for()
    bo.go(f"/table/{table['table']}#invite=wrong")
    page.get_by_label("Your name").fill("Bo")
    assert table["invite"] in kept(bo, "invites")
    page.get_by_role("button", name="Take a seat").click()
    page.locator(".sentence.leaf").wait_for()


def test_friends_are_invited_from_another_device_too(person: Callable[..., Person]) -> None:
    first, second, bo = person("en"), person("en"), person("en")
    table = found(first, "avalon", ["me", "friend"])
    page = first.go(f"/table/{table['table']}#seat={table['key']}&invite={table['invite']}")
    page.locator("summary", has_text="Link to my seat").click()
    second.page.goto(page.get_by_label("Link to my seat").input_value())
    link = second.page.get_by_label("Invitation link").input_value()
    bo.page.goto(link)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Take a seat").click()
    bo.page.locator(".sentence.leaf").wait_for()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_link_that_admits_nobody_is_shown(person: Callable[..., Person], language: str) -> None:
    """Where the invitation of a table is not known; one that is listed needs none."""
    ana = person(language, PHONE)
    told = {
        "en": "You’ll find the invitation link in the browser where this table was created.",
        "fr": "Le lien d’invitation se trouve dans le navigateur où cette table a été créée.",
    }[language]
    code = {"en": "QR code", "fr": "code QR"}[language]
    table = found(ana, "avalon", ["me", "friend"])
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    expect(page.get_by_text(told)).to_be_visible()
    expect(page.get_by_role("button", name=code)).to_have_count(0)
    ana.show(f"invitation-elsewhere-{language}")
    check(page)
    table = found(ana, "avalon", ["me", "friend"], private=False)
    page = ana.go(f"/table/{table['table']}#seat={table['key']}")
    expect(page.get_by_role("button", name=code)).to_be_visible()
    expect(page.get_by_text(told)).to_have_count(0)


@pytest.mark.parametrize("spectators", [True, False])
def test_an_invitation_that_comes_too_late(person: Callable[..., Person], spectators: bool) -> None:
    bo = person("fr")
    table = found(bo, "avalon", ["me", "friend"], spectators=spectators)
    body = {"name": "Bo", "invite": table["invite"]}
    post(port_of(bo), f"tables/{table['table']}/seats", body)
    page = bo.go(f"/table/{table['table']}#invite={table['invite']}")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("Toutes les places de cette table sont prises.")
    if not spectators:
        expect(told).to_contain_text("spectateurs ne sont pas admis")
        return
    bo.show("seats-taken-fr")
    page.get_by_role("button", name="Regarder").click()
    # A lasting mark, also when the page is opened again.
    for _ in range(2):
        expect(page.locator(".sentence.leaf")).to_contain_text("Vous regardez.")
        page.reload()


def test_rules_of_no_game(person: Callable[..., Person]) -> None:
    page = person("en").go("/rules/xyz")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
