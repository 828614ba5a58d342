"""The versions of each system that have Apple's declarations, and the places where the hosts use one that is not
available.
"""

import functools
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[1]
SYSTEMS = ["ios", "macos", "tvos", "visionos"]
# By target in Tests/AppleHosts: the systems of its sources, as named in `os()`. Mac Catalyst is iOS to `os()`.
TARGETS = {
    "NavUIKit": ["iOS", "tvOS", "visionOS"],
    "NavSwiftUI": ["iOS", "tvOS", "visionOS"],
    "NavSwiftUIOfMac": ["macOS"],
}
# The sources of a row's versions.
SINCE = {
    "page": "Apple's page of it",
    "sdk": "Apple's SDK, as public copies of its headers and interfaces have it",
    "binding": "a binding for another language, generated from Apple's headers",
    "owner": "that of what it belongs to: nothing says otherwise of it",
    "member": "that of a member, than which it cannot be younger",
    "unread": "not found: that of what it is used with",
}


def number(version):
    major, _, minor = version.partition(".")
    return int(major), int(minor or 0)


@functools.cache
def deployment():
    """By system: the oldest version that the package supports."""
    platforms = re.search(r"platforms: \[(.*?)\]", (ROOT / "Package.swift").read_text()).group(1)
    return {name: number(version.replace("_", ".")) for name, version in re.findall(r"\.(\w+)\(\.v([\d_]+)\)", platforms)}


def words(row, rows):
    """The faults in a row's availability, each as a line."""
    lines = []
    for system in SYSTEMS:
        if not re.fullmatch(r"\*|no|\d+\.\d+", row[system]):
            lines.append(f"no availability for {system}: {row['usr']}")
    if row["since"] not in SINCE:
        lines.append(f"not said how the availability is known: {row['usr']}")
    if (row["since"] == "page") != row["source"].startswith("/documentation/"):
        lines.append(f"a page, and an availability that is not of it: {row['usr']}")
    if row["since"] == "owner":
        owners = [other for other in rows if other is not row and belongs(row, other)]
        if not any(all(owner[system] == row[system] for system in SYSTEMS) for owner in owners):
            lines.append(f"no owner with that availability: {row['usr']}")
    return lines


# Declarations whose USR does not start with the USR of their owner: `Never` and optionals are views, and
# `withTransaction` takes a transaction.
OWNERS = {
    "s:s5NeverO7SwiftUIE4bodyABvp": "s:7SwiftUI4ViewP",
    "s:Sq7SwiftUIAA4ViewRzlE4Bodya": "s:7SwiftUI4ViewP",
    "s:7SwiftUI15withTransactionyxAA0D0V_xyKXEtKlF": "s:7SwiftUI11TransactionV",
}


def belongs(row, owner):
    if row["usr"] in OWNERS:
        return OWNERS[row["usr"]] == owner["usr"]
    rest = row["usr"].removeprefix(owner["usr"])
    return rest != row["usr"] and (rest[0] in "(@" if row["usr"].startswith("c:") else owner["usr"][-1] in "VOPC")


@functools.cache
def compiled(text, system):
    """The numbers of the lines that are compiled for a system, from 1."""
    found, stack = set(), []
    for line, code in enumerate(text.split("\n"), 1):
        directive = re.match(r"\s*#(if|elseif|else|endif)\b(.*?)(//.*)?$", code)
        if not directive:
            if all(branch == "taken" for branch in stack):
                found.add(line)
            continue
        kind, condition = directive.group(1), directive.group(2)
        if kind == "endif":
            stack.pop()
        elif kind == "if":
            stack.append("taken" if holds(condition, system) else "waiting")
        elif stack[-1] == "waiting" and (kind == "else" or holds(condition, system)):
            stack[-1] = "taken"
        elif stack[-1] == "taken":
            stack[-1] = "done"
    return found


def holds(condition, system):
    """Whether an `#if` condition holds on an Apple system without any defined flags."""
    text = re.sub(r"\bos\((\w+)\)", lambda match: str(match.group(1) == system), condition)
    text = re.sub(r"\bcanImport\(\w+\)", "True", text)
    text = re.sub(r"\b(?!True\b|False\b)[A-Za-z_]\w*", "False", text)
    return eval(text.replace("&&", " and ").replace("||", " or ").replace("!", " not "), {"__builtins__": {}})


def guarded(text, line, system):
    """The minimum system version that runs a line: the latest of the `#available` and `@available` around it."""
    lines = text.split("\n")
    start = sum(len(each) + 1 for each in lines[: line - 1])
    end = start + len(lines[line - 1])
    latest = (0, 0)
    for match in re.finditer(r"[#@]available\(([^)]*)\)", text):
        opening = text.find("{", match.end())
        depth, place = 1, opening + 1
        while depth and place < len(text):
            depth += {"{": 1, "}": -1}.get(text[place], 0)
            place += 1
        version = dict(re.findall(r"(\w+) ([\d.]+)", match.group(1))).get(system)
        if version and match.start() < end and start < place:
            latest = max(latest, number(version))
    return latest


@functools.cache
def source(path):
    return path.read_text()


def uses(index, target):
    """All uses in the sources of a target: USR, file, and line."""
    folder = ROOT / "Tests" / "AppleHosts" / "Sources" / target
    return [
        (usr, path, line) for path, record in sorted(index.records(folder).items())
        for usr, _, _, line in index.occurrences(record)
    ]


def faults(uses, rows):
    """Uses of declarations that a system does not have, or has later than the package's minimum, each as a line.

    - Parameters:
      - uses: By target, its uses.
      - rows: By the USR in the double, the row of a declaration.
    """
    oldest, lines = deployment(), []
    for target, found in uses.items():
        for usr, path, line in found:
            row = rows.get(usr)
            if row is None:
                continue
            text = source(path)
            for system in TARGETS[target]:
                since = row[system.lower()]
                if since == "*" or line not in compiled(text, system):
                    continue
                where = f"{path.relative_to(ROOT / 'Tests' / 'AppleHosts')}:{line}: {row['usr']}"
                if since == "no":
                    lines.append(f"{where} is not there on {system}")
                elif number(since) > max(oldest[system], guarded(text, line, system)):
                    lines.append(f"{where} is there from {system} {since} on")
    return lines
