"""Lists which clauses of the rules are named by a test, and which by none.

A clause is a line `- **AVA-SETUP-01** ...` of docs/rules/<game>.md, or of the rules in a folder of
examples/. A test names it with `@pytest.mark.clause("AVA-SETUP-01")`, on a function, a class or,
as `pytestmark`, a whole module.
A clause that no test can see broken is listed with its reason in tests/untestable.toml:
`AVA-SETUP-01 = "why"` (an id with a dot in it is put in quotes).
"""

import argparse
import ast
import json
import re
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9.]+-\d+)\*\*", re.MULTILINE)


@dataclass(frozen=True)
class Coverage:
    """The clauses of one game, in the order of its rules page."""

    clauses: list[str]
    covered: list[str]
    missing: list[str]
    untestable: dict[str, str]


@dataclass(frozen=True)
class Report:
    games: dict[str, Coverage]
    unknown: dict[str, list[str]]
    """Ids that no rules page lists, each with the files that name it."""

    @property
    def complete(self) -> bool:
        return not self.unknown and not any(game.missing for game in self.games.values())


def listed(page: Path) -> list[str]:
    """Return the clause ids of a rules page, each once."""
    return list(dict.fromkeys(CLAUSE.findall(page.read_text(encoding="utf-8"))))


def marks(node: ast.AST) -> Iterator[str]:
    """Return the ids in every `pytest.mark.clause(...)` within an expression."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.clause"):
            for argument in call.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise ValueError(f"line {call.lineno}: write the ids out, as plain strings")
                yield argument.value


def named(tree: ast.Module) -> Iterator[str]:
    """Return the ids that the tests of one module name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if node.name.lower().startswith("test"):
                for decorator in node.decorator_list:
                    yield from marks(decorator)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(name, ast.Name) and name.id == "pytestmark" for name in targets):
                yield from marks(node.value)


def named_by_tests(root: Path) -> dict[str, list[str]]:
    """Return every id that a test names, with the files that do."""
    found: dict[str, list[str]] = {}
    for file in sorted((root / "tests").rglob("*.py")):
        name = file.relative_to(root).as_posix()
        try:
            clauses = dict.fromkeys(named(ast.parse(file.read_text(encoding="utf-8"))))
        except (SyntaxError, ValueError) as error:
            raise ValueError(f"{name}: {error}") from error
        for clause in clauses:
            found.setdefault(clause, []).append(name)
    return found


def untestable(root: Path) -> dict[str, str]:
    """Return the ids of tests/untestable.toml, each with its reason."""
    file = root / "tests" / "untestable.toml"
    if not file.exists():
        return {}
    entries = tomllib.loads(file.read_text(encoding="utf-8"))
    for clause, reason in entries.items():
        if not isinstance(reason, str) or not reason.strip():
            raise ValueError(f"{file.name}: {clause} needs a reason (quote ids that hold a dot)")
    return entries


def examine(root: Path) -> Report:
    tests = named_by_tests(root)
    excused = untestable(root)
    games = {}
    for page in [*sorted((root / "docs" / "rules").glob("*.md")), *root.glob("examples/*/*.md")]:
        clauses = listed(page)
        uncovered = [clause for clause in clauses if clause not in tests]
        games[page.stem] = Coverage(
            clauses=clauses,
            covered=[clause for clause in clauses if clause in tests],
            missing=[clause for clause in uncovered if clause not in excused],
            untestable={clause: excused[clause] for clause in uncovered if clause in excused},
        )
    known = {clause for game in games.values() for clause in game.clauses}
    naming = {**{clause: ["tests/untestable.toml"] for clause in excused}, **tests}
    unknown = {clause: files for clause, files in sorted(naming.items()) if clause not in known}
    return Report(games, unknown)


def wrapped(text: str, indent: str = "    ") -> str:
    return textwrap.fill(
        text, 100, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )


def as_text(report: Report) -> str:
    lines = []
    for name, game in report.games.items():
        lines.append(f"{name}: {len(game.covered)} of {len(game.clauses)} clauses")
        if game.missing:
            lines += ["  named by no test:", wrapped(" ".join(game.missing))]
        if game.untestable:
            lines.append("  cannot be tested:")
            lines += [wrapped(f"{clause}: {why}") for clause, why in game.untestable.items()]
    if report.unknown:
        lines.append("on no rules page:")
        lines += [wrapped(f"{clause} ({', '.join(at)})") for clause, at in report.unknown.items()]
    return "\n".join(lines) if lines else "no rules pages in docs/rules"


def as_json(report: Report) -> str:
    return json.dumps({**asdict(report), "complete": report.complete}, indent=2)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="print the same as JSON")
    parser.add_argument(
        "--check", action="store_true", help="exit with 1 if an id is missing or unknown"
    )
    options = parser.parse_args(arguments)
    try:
        report = examine(Path(__file__).resolve().parent.parent)
    except ValueError as error:
        sys.exit(f"clauses.py: {error}")
    print(as_json(report) if options.json else as_text(report))
    return 1 if options.check and not report.complete else 0


if __name__ == "__main__":
    sys.exit(main())
