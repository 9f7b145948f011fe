"""Tests that the changelog names every release, the newest first, and agrees with the version."""

import re
from datetime import date
from pathlib import Path
from typing import Final

from packaging.version import Version

import tableronde

TEXT: Final = (Path(__file__).parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_newest_release_is_this_version_or_the_previous_one() -> None:
    newest, *others = re.findall(r"^## \[(.+)\]", TEXT, re.MULTILINE)
    assert newest == "Unreleased"
    assert others == sorted(others, key=Version, reverse=True)
    ours = Version(tableronde.__version__)
    assert Version(others[0]) == ours or ours.is_devrelease
    assert Version(others[0]) <= ours
    if ours.is_devrelease:
        assert f"To become {ours.base_version}." in TEXT


def test_every_release_has_a_date() -> None:
    releases = re.findall(r"^## \[\d.*\](.*)$", TEXT, re.MULTILINE)
    days = [date.fromisoformat(text.removeprefix(" - ")) for text in releases]
    assert days == sorted(days, reverse=True)


def test_changes_are_of_known_kinds() -> None:
    kinds = set(re.findall(r"^### (.+)$", TEXT, re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
