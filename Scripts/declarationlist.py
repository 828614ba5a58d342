"""The lists of Apple's declarations: `Tests/AppleHosts/Declarations/MODULE.csv`, one row per declaration.

| column | meaning |
|---|---|
| `declaration` | Swift's declaration; empty if no double needs it, and only the headers do |
| `usr` | its USR, Apple's `preciseIdentifier` |
| `types`, `flags`, `name` | only for modules with an Objective-C header: the facts from which objc.py makes it |
| `ios`, `macos`, `tvos`, `visionos` | first version, `*` (always or unknown), or `no`; UIKit's `macos` is Catalyst |
| `since` | the source of the versions: `SINCE` in availability.py |
| `source` | the path of Apple's page; `by rule` if the USR follows from the rules of clang and swiftc |
"""

import csv
import pathlib
import re
import sys

LISTS = pathlib.Path(__file__).resolve().parents[1] / "Tests" / "AppleHosts" / "Declarations"
FACTS = ["types", "flags", "name"]
COLUMNS = ["declaration", "usr", "ios", "macos", "tvos", "visionos", "since", "source"]

# A double without Objective-C cannot have these, or must write them differently. Apple's pages leave out `required`,
# which a protocol of Objective-C implies. All other tokens must match.
DROPPED = re.compile(
    r"@MainActor|@preconcurrency|@Sendable|@discardableResult|@NSCopying|@objc|@frozen|@inlinable|@available\([^)]*\)"
    r"|\bnonisolated\b(\([a-z]+\))?|\boptional (?=func|var)|\bweak\b|\bunowned\(unsafe\)|\bopen\b|\brequired\b|\{ get set \}|`")
TOKEN = re.compile(r"[A-Za-z_][A-Za-z_0-9]*|[0-9.]+|\"[^\"]*\"|->|\.\.\.|\S")


def tokens(declaration, is_requirement=False):
    """The tokens to compare. Only Objective-C has default values for a protocol's requirements, so they are removed.
    """
    text = DROPPED.sub(" ", declaration).replace("class let", "static let").replace("class var", "static var")
    text = text.replace("-> ()", "-> Void")
    if is_requirement:
        text = text.replace(" = nil", "")
    return tuple(TOKEN.findall(text))


def rows(module):
    with open(LISTS / f"{module}.csv", newline="") as file:
        reader = csv.DictReader(file)
        if reader.fieldnames not in (COLUMNS, COLUMNS[:2] + FACTS + COLUMNS[2:]):
            sys.exit(f"declarations: the columns of {module}.csv are {reader.fieldnames}")
        return list(reader)
