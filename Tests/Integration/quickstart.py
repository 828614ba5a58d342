#!/usr/bin/env python3
"""Follows the quick start of README.md to the letter: writes its three files, builds the app, and plays it in a pseudo-terminal."""

import os
import pathlib
import re
import subprocess
import sys

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = REPOSITORY / ".build" / "integration" / "quickstart" / "Shop"
SCRATCH = REPOSITORY / ".build" / "packages"
FLAGS = os.environ.get("NAVC_BUILD_FLAGS", "").split()

sys.path.insert(0, str(REPOSITORY / "Examples"))
from playing import ESCAPE, Failure, Program  # noqa: E402


def written():
    """Writes what the quick start shows. The clone of navc has the name `navc` there; here it is where this file is."""
    text = (REPOSITORY / "README.md").read_text()
    quick_start = re.search(r"^## Quick start$(.*?)^## ", text, re.M | re.S)[1]
    blocks = dict(re.findall(r"^```([\w ]+)\n(.*?)^```$", quick_start, re.M | re.S))
    manifest = blocks["swift manifest"]
    if manifest.count('path: "../navc"') != 1:
        sys.exit("quickstart: the manifest does not depend on ../navc")
    files = {
        "Package.swift": manifest.replace('path: "../navc"', f'name: "navc", path: "{REPOSITORY}"'),
        "Sources/Shop/shop.nav.yaml": blocks["yaml"],
        "Sources/Shop/ShopApp.swift": blocks["swift"],
    }
    for name, content in files.items():
        if name not in quick_start and name != "Package.swift":
            sys.exit(f"quickstart: README.md does not name {name}")
        (PACKAGE / name).parent.mkdir(parents=True, exist_ok=True)
        (PACKAGE / name).write_text(content)


def main():
    written()
    build = ["swift", "build", "--package-path", str(PACKAGE), "--scratch-path", str(SCRATCH), *FLAGS]
    subprocess.run(build, check=True)
    program = Program(str(SCRATCH / "debug" / "Shop"), lambda data: None)
    try:
        screen = program.screen
        program.wait("the catalog", lambda s: "Press 1 to 9" in s.text)
        program.press("33")
        program.wait("one product", lambda s: "Product 3" in s.text and "Press 1" not in s.text)
        program.press(ESCAPE)
        program.wait("the catalog again", lambda s: "Press 1 to 9" in s.text and "Product" not in s.text)
    except Failure as failure:
        sys.exit(f"quickstart: {failure}\n{screen.picture()}")
    finally:
        program.close()
    print("quickstart: the app of README.md builds, and a double press opens one product")


main()
