#!/usr/bin/env python3
"""Follows the quick start of README.md and Documentation/tutorial.md exactly.

Each block of code is written to the file that the page names for it. After each step, the app is built and played in
a pseudo-terminal.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
FOLDER = REPOSITORY / ".build" / "integration" / "tutorials"
SCRATCH = REPOSITORY / ".build" / "packages"
FLAGS = os.environ.get("NAVC_BUILD_FLAGS", "").split()

sys.path.insert(0, str(REPOSITORY / "Examples"))
from playing import ALT, ESCAPE, Failure, Program  # noqa: E402

SLIDE = 0.3  # seconds, as in TerminalHost
BLOCK = re.compile(r"^```([\w ]*)\n(.*?)^```$", re.M | re.S)


class Package:
    """A package that a reader writes."""

    def __init__(self, name):
        self.name, self.folder = name, FOLDER / name
        shutil.rmtree(self.folder, ignore_errors=True)

    def write(self, path, text):
        if path == "Package.swift":
            # The reader has navc next to the package.
            if text.count('path: "../navc"') != 1:
                self.fail("the manifest does not depend on ../navc")
            text = text.replace('path: "../navc"', f'name: "navc", path: "{REPOSITORY}"')
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / path).write_text(text)

    def swift(self, *arguments):
        verb, *rest = arguments
        return subprocess.run(
            ["swift", verb, "--package-path", str(self.folder), "--scratch-path", str(SCRATCH), *FLAGS, *rest],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def build(self):
        built = self.swift("build")
        if built.returncode or "error: " in built.stdout:
            self.fail(f"it does not build:\n{built.stdout}")

    def play(self, product, *steps, arguments=()):
        """Presses keys, and waits until the screen contains some words and does not contain others."""
        program = Program(str(SCRATCH / "debug" / product), lambda data: None, arguments)
        try:
            for keys, words, absent in steps:
                program.press(*keys)
                program.wait(
                    f"'{words}' after {keys}",
                    lambda screen: words in screen.text and (not absent or absent not in screen.text))
                # The words appear before the slide ends, and the guard refuses a key during the slide.
                end = time.monotonic() + 2 * SLIDE
                while time.monotonic() < end:
                    program.read(0.1)
        except Failure as failure:
            self.fail(f"{failure}\n{program.screen.picture()}")
        finally:
            program.close()

    def fail(self, text):
        sys.exit(f"tutorials: {self.name}: {text}")


def quick_start():
    page = re.search(r"^## Quick start$(.*?)^## ", (REPOSITORY / "README.md").read_text(), re.M | re.S)[1]
    blocks = dict(BLOCK.findall(page))
    package = Package("Shop")
    package.write("Package.swift", blocks["swift manifest"])
    for path, kind in [("Sources/Shop/shop.nav.yaml", "yaml"), ("Sources/Shop/ShopApp.swift", "swift")]:
        if path not in page:
            package.fail(f"README.md does not name {path}")
        package.write(path, blocks[kind])
    package.build()
    package.play(
        "Shop", ([], "Press 1 to 9", None), (["3", "3"], "Product 3", "Press 1"), ([ESCAPE], "Press 1 to 9", "Product"))
    print("  ✓ the quick start of README.md builds, and a double press opens one product", flush=True)


def tutorial():
    page = (REPOSITORY / "Documentation" / "tutorial.md").read_text()
    package = Package("Hiking")
    plays = {
        "2": lambda: package.play(
            "hike", ([], "1 Ridge", None), (["1", "1"], "Trail 1", "Ridge"), ([ESCAPE], "1 Ridge", "Trail 1")),
        "4": lambda: package.play(
            "hike", ([], "1 Ridge", None), (["1"], "Stars: 0", "Ridge"), (["r"], "2 Great", None),
            (["2"], "Stars: 2", "2 Great")),
        "5": lambda: package.play(
            "hike", ([], "1 Ridge", None), ([ALT + "2"], "Rated trails: 0", "Ridge"), (["a"], "Trails near", "Rated"),
            ([ALT + "1"], "1 Ridge", "near")),
        "6": lambda: package.play(
            "hike", ([], "Trail 2", None), ([ESCAPE], "1 Ridge", "Trail 2"), arguments=["/trails/2"]),
    }
    for section in page.split("\n## ")[1:]:
        number = section.split(".")[0]
        steps = BLOCK.findall(section)
        graph = package.folder / "Sources" / "Hiking" / "hiking.nav.yaml"
        for kind, text in steps:
            first = text.split("\n")[0]
            if kind in ("swift step", "yaml step"):
                package.write("Package.swift" if "swift-tools-version" in first else first.split()[1], text)
            elif kind == "yaml broken":
                correct = graph.read_text()
                graph.write_text(text)
            elif kind == "":
                built = package.swift("build")
                if built.returncode == 0 or text.strip() not in built.stdout:
                    package.fail(f"the build does not stop with\n{text}\nbut prints\n{built.stdout}")
                graph.write_text(correct)
                print("  ✓ the misspelled screen stops the build with the message of the tutorial", flush=True)
        if number in plays:
            package.build()
            plays.pop(number)()
            print(f"  ✓ step {number} of the tutorial builds and does what it says", flush=True)
        elif number == "7":
            tested = package.swift("test", "--disable-xctest")
            if tested.returncode or "1 test" not in tested.stdout:
                package.fail(f"the tests fail:\n{tested.stdout}")
            print("  ✓ the test of the tutorial passes", flush=True)
    if plays:
        package.fail(f"the tutorial has no step {', '.join(plays)}")


quick_start()
tutorial()
