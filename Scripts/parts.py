"""Creates a package with some targets of this package, for scripts that would otherwise build all targets."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent


def manifest(name, targets):
    """Returns a `Package.swift` with the declarations of some targets, copied from the main package."""
    text = (ROOT / "Package.swift").read_text()
    settings = re.search(r"let strict: .*?\n\]\n", text, re.S)[0]
    declared = {
        re.search(r'name: "([\w-]+)"', block)[1]: block
        for block in re.findall(r"^    \.\w+\(.*?\),\n(?=    \.|  \])", text.split("  targets: [\n")[1], re.S | re.M)
    }
    lines = "".join(declared[target] for target in targets)
    return f"""\
// swift-tools-version: 6.3
import PackageDescription

{settings}
let package = Package(
  name: "{name}",
  platforms: [.macOS(.v15)],
  targets: [
{lines}  ]
)
"""
