"""A small project that the tests of editors edit, and the twelve steps that each editor takes."""

import pathlib
import re
import subprocess
import sys
import time

import samples
from samples import CHECKOUT

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAVC = (pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug") / "navc").resolve()
STEPS = [
    "open", "diagnostics", "type", "complete", "hover", "define", "refer", "rename", "fix", "format", "symbols", "quit"]
# The screen 'help' is missing.
SHOP = samples.SHOP.replace("buy: checkout }", "buy: checkout, openHelp: help }")


class Failure(Exception):
    """A buffer that does not have the expected content."""


def blocks(page, kind):
    """The blocks of code of one kind in a page of Editors."""
    return re.findall(rf"^```{kind}\n(.*?)^```", (ROOT / "Editors" / page).read_text(), re.M | re.S)


class Project:
    """A repository with a graph and a fragment in a folder, and a package without a repository.

    The home folder has navc on the PATH, and this repository.
    """

    def __init__(self, folder):
        self.home, self.repository, self.folder = folder / "home", folder / "shop", folder / "shop/graphs"
        (self.home / "bin").mkdir(parents=True)
        (self.home / "bin/navc").symlink_to(NAVC)
        (self.home / "navc").symlink_to(ROOT)
        self.folder.mkdir(parents=True)
        (self.folder / "shop.nav.yaml").write_text(SHOP)
        (self.folder / "checkout.nav.yaml").write_text(CHECKOUT)
        self.environment = {
            "PATH": f"{self.home}/bin:/usr/local/bin:/usr/bin:/bin", "HOME": str(self.home), "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8"}
        # The program that shows a file notes its path.
        self.opened = self.home / "opened"
        (self.home / "bin/xdg-open").write_text(f'#!/bin/sh\necho "$*" >> {self.opened}\n')
        (self.home / "bin/xdg-open").chmod(0o755)
        self.run("git", "init", "-q", "..")
        self.package = folder / "package"
        self.packaged = self.package / "Sources/App/app.nav.yaml"
        self.packaged.parent.mkdir(parents=True)
        (self.package / "Package.swift").write_text("")
        self.packaged.write_text(CHECKOUT)

    def run(self, *command, **options):
        return subprocess.run(
            command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            timeout=60, check=False, **options).stdout

    def formatted(self, text):
        return self.run("navc", "fmt", "-", input=text)

    def shown_page(self):
        """The page that an editor opened last."""
        if not self.opened.exists():
            return ""
        path = self.opened.read_text().strip().split("\n")[-1].removeprefix("file://")
        self.opened.unlink()
        return pathlib.Path(path).read_text()

    def explanation(self, message):
        """A line of the description of a message, which no other part of an editor shows."""
        return max(self.run("navc", "explain", message).strip().split("\n"), key=len).strip()

    def on_disk(self):
        return {name: (self.folder / name).read_text() for name in ("shop.nav.yaml", "checkout.nav.yaml")}

    def servers(self):
        """The language servers that still run in the project."""
        found = []
        for process in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                words = (process / "cmdline").read_bytes().split(b"\0")
                if words[1:2] == [b"lsp"] and str(self.home).encode() in (process / "environ").read_bytes():
                    found.append(int(process.name))
            except OSError:
                continue
        return found


def place(text, marked):
    """The line and the column, both from 1, of the mark `▮` in a part of a text."""
    part = marked.replace("▮", "")
    if text.count(part) != 1:
        raise Failure(f"'{part}' is {text.count(part)} times in the text")
    before = text[:text.index(part) + marked.index("▮")]
    return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1


def places(text, name):
    """The lines of a name in a text."""
    return [text[:match.start()].count("\n") + 1 for match in re.finditer(rf"\b{name}\b", text)]


def wait(read, expected, what, seconds=20):
    """Reads until the result is the expected one, or is accepted by it."""
    end = time.monotonic() + seconds
    while True:
        found = read()
        if expected(found) if callable(expected) else found == expected:
            return found
        if time.monotonic() > end:
            wanted = "" if callable(expected) else f"\n--- instead of\n{expected}"
            raise Failure(f"{what}: {found}{wanted}")
        time.sleep(0.05)


def take(name, session):
    """Takes all steps: the methods of a session, in order. Returns whether all of them passed.

    Before the last step, it also runs the commands of the server.
    """
    for step in [*STEPS[:-1], "commands", STEPS[-1]]:
        try:
            getattr(session, step)()
        except Failure as failure:
            print(f"{name}: {step}: {failure}")
            return False
    print(f"{name}: {len(STEPS)} steps, and the commands")
    return True
