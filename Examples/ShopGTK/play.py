#!/usr/bin/env python3
"""Walks the desktop app with a mouse and a keyboard, and checks what it says: play.py [--pictures FOLDER] [DIRECTORY OF THE PROGRAM]

Presses and keys go through an X server that nobody sees (Scripts/desktop), as they always do. What the app shows is read from its trace and from
the windows that the server has. With --pictures, what is seen at some steps is written there too.
"""

import os
import re
import subprocess
import sys
import threading
import time

FOLDER = os.path.dirname(os.path.abspath(__file__))
DESKTOP = os.path.join(FOLDER, "../../Scripts/desktop")
sys.path.insert(0, os.path.dirname(FOLDER))
from playing import PATIENCE, Failure  # noqa: E402

HEADER = 47  # points, of a header bar
LEFT, MIDDLE, BACK = 1, 2, 8  # buttons of a mouse


def xdotool(*words):
    result = subprocess.run(["xdotool", *map(str, words)], capture_output=True, text=True, timeout=PATIENCE)
    if result.returncode not in (0, 1):
        raise Failure(f"xdotool {' '.join(map(str, words))}: {result.stderr}")
    return result.stdout


class Window:
    """A window, as the X server has it. Points are counted from its content: around that, its surface has a shadow."""

    def __init__(self, number):
        self.number = number

    @property
    def title(self):
        return xdotool("getwindowname", self.number).strip()

    def geometry(self):
        values = dict(re.findall(r"(\w+)=(-?\d+)", xdotool("getwindowgeometry", "--shell", self.number)))
        return tuple(int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))

    def extents(self):
        text = subprocess.run(
            ["xprop", "-id", str(self.number), "_GTK_FRAME_EXTENTS"], capture_output=True, text=True).stdout
        found = re.search(r"= (\d+), (\d+), (\d+), (\d+)", text)
        return tuple(map(int, found.groups())) if found else (0, 0, 0, 0)

    def place(self, x, y):
        """A point on the screen. Negative ones are counted from the right and from below; None is the middle."""
        left, top, width, height = self.geometry()
        before, behind, above, below = self.extents()
        width, height = width - before - behind, height - above - below
        x = width // 2 if x is None else x + width if x < 0 else x
        y = height // 2 if y is None else y + height if y < 0 else y
        return left + before + x, top + above + y

    def click(self, x, y, times=1, button=LEFT):
        xdotool("mousemove", *self.place(x, y), "click", "--repeat", times, "--delay", 40, button)

    def swipe(self, start, end, y, rests):
        """Draws the pointer from one place to another."""
        (left, height), (right, _) = self.place(start, y), self.place(end, y)
        steps = [left + (right - left) * step // 12 for step in range(1, 13)]
        xdotool("mousemove", left, height, "mousedown", 1)
        for x in steps:
            xdotool("mousemove", x, height)
            time.sleep(0.02)
        time.sleep(0.3 if rests else 0)
        xdotool("mouseup", 1)


class App:
    """The program, what it has said, and its windows."""

    def __init__(self, path, *arguments):
        self.lines = []
        self.process = subprocess.Popen(
            [path, "--trace", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1)
        self.warnings = []
        for stream, kept in ((self.process.stdout, self.lines), (self.process.stderr, self.warnings)):
            threading.Thread(target=keep_lines, args=(stream, kept), daemon=True).start()

    @property
    def stack(self):
        stacks = [line[len("stack: "):] for line in self.lines if line.startswith("stack: ")]
        return stacks[-1] if stacks else ""

    def count(self, line, since=0):
        return self.lines[since:].count(line)

    def windows(self):
        """Those that can be seen, the newest last."""
        numbers = xdotool("search", "--onlyvisible", "--pid", self.process.pid, "--name", ".").split()
        return [Window(int(number)) for number in numbers]

    def window(self, title):
        self.wait(f"the window '{title}'", lambda: any(window.title == title for window in self.windows()))
        window = next(window for window in self.windows() if window.title == title)
        # A window manager may take a moment to give it the keys.
        xdotool("windowactivate", "--sync", window.number)
        return window

    def wait(self, what, holds):
        deadline = time.monotonic() + PATIENCE
        while not holds():
            if self.process.poll() is not None:
                raise Failure(f"the program ended with {self.process.returncode} before {what}\n{self.told()}")
            if time.monotonic() > deadline:
                raise Failure(f"waited {PATIENCE} s for {what}\n{self.told()}")
            time.sleep(0.02)

    def told(self):
        return "\n".join(self.lines[-12:] + self.warnings[-6:])

    def end(self):
        self.process.kill()
        self.process.wait()


def keep_lines(stream, kept):
    for line in stream:
        kept.append(line.rstrip("\n"))


def keys(*names):
    xdotool("key", "--delay", 60, *names)


def write(text):
    xdotool("type", "--delay", 30, text)


class Walk:
    def __init__(self, path, pictures):
        self.path, self.pictures = path, pictures
        self.checks = []

    def check(self, what, holds):
        if not holds:
            raise Failure(f"not so: {what}\n{self.app.told()}")
        self.checks.append(what)

    def step(self, caption, stack, *lines):
        """Waits until a stack stands, and something was said since the step before."""
        self.app.wait(
            f"{caption}: '{stack}' and {lines}",
            lambda: self.app.stack == stack and all(line in self.app.lines[self.seen:] for line in lines))
        self.said = self.app.lines[self.seen:]
        self.seen = len(self.app.lines)
        self.checks.append(caption)

    def start(self, *arguments):
        self.app = App(self.path, *arguments)
        self.seen = 0
        self.step("the welcome", "welcome")
        self.main = self.app.window("Tea Shop")

    def picture(self, name, window=None):
        """What is on the screen, cut to the app."""
        if not self.pictures:
            return
        time.sleep(0.5)
        left, top, width, height = (window or self.main).geometry()
        subprocess.run(
            ["import", "-window", "root", "-crop", f"{width}x{height}+{left}+{top}", "+repage", "-strip",
             os.path.join(self.pictures, name + ".png")], check=True)

    def run(self):
        for part in (self.shop, self.opened_by_a_link):
            try:
                part()
                self.check("GTK has warned of nothing", not self.warned())
            finally:
                self.app.end()

    def warned(self):
        return [line for line in self.app.warnings if "WARNING" in line or "CRITICAL" in line]

    def shop(self):
        raise NotImplementedError

    def opened_by_a_link(self):
        raise NotImplementedError


def main():
    arguments = sys.argv[1:]
    if "--here" not in arguments:
        os.execv(DESKTOP, [DESKTOP, sys.executable, os.path.abspath(__file__), "--here", *arguments])
    arguments.remove("--here")
    pictures = None
    if "--pictures" in arguments:
        place = arguments.index("--pictures")
        pictures = os.path.abspath(arguments[place + 1])
        del arguments[place : place + 2]
        os.makedirs(pictures, exist_ok=True)
    folder = arguments[0] if arguments else os.path.join(FOLDER, ".build/debug")
    path = os.path.join(os.path.abspath(folder), "shop-gtk")
    if not os.access(path, os.X_OK):
        sys.exit(f"play: there is no {path}: build it first, with Scripts/gtk app")
    start = time.monotonic()
    walk = Walk(path, pictures)
    try:
        walk.run()
    except Failure as failure:
        sys.exit(f"play: failed after {len(walk.checks)} checks: {failure}")
    for check in dict.fromkeys(walk.checks):
        print(f"  ✓ {check}")
    print(f"play: {len(walk.checks)} checks of Examples/ShopGTK passed in {time.monotonic() - start:.1f} s")


if __name__ == "__main__":
    main()
