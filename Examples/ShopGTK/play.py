#!/usr/bin/env python3
"""Walks the desktop app with a mouse and a keyboard, and checks it.

usage: play.py [--pictures FOLDER] [DIRECTORY OF THE PROGRAM]

Clicks and keys go through a real X server without a screen (Scripts/desktop). The checks read the app's trace and the
X server's list of windows. With --pictures, screenshots of some steps are written to the folder.
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

HEADER = 47  # the height of a header bar in points
LEFT, MIDDLE, BACK = 1, 2, 8  # mouse buttons


def xdotool(*words):
    result = subprocess.run(["xdotool", *map(str, words)], capture_output=True, text=True, timeout=PATIENCE)
    if result.returncode not in (0, 1):
        raise Failure(f"xdotool {' '.join(map(str, words))}: {result.stderr}")
    return result.stdout


class Window:
    """A window of the X server. Coordinates start at its content, because a shadow surrounds the content."""

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
        """Returns a point on the screen. Negative coordinates count from the right and from the bottom; None is the
        center.
        """
        left, top, width, height = self.geometry()
        before, behind, above, below = self.extents()
        width, height = width - before - behind, height - above - below
        x = width // 2 if x is None else x + width if x < 0 else x
        y = height // 2 if y is None else y + height if y < 0 else y
        return left + before + x, top + above + y

    def resize(self, width, height):
        before, behind, above, below = self.extents()
        xdotool("windowsize", "--sync", self.number, width + before + behind, height + above + below)
        # The new layout follows with the next frames.
        time.sleep(0.5)

    def click(self, x, y, times=1, button=LEFT):
        # As with keys, a new widget is in place after the next frame, which can take a while on a busy machine.
        time.sleep(0.2)
        xdotool("mousemove", *self.place(x, y), "click", "--repeat", times, "--delay", 40, button)

    def swipe(self, start, end, y, rests):
        """Drags the pointer from one place to another."""
        (left, height), (right, _) = self.place(start, y), self.place(end, y)
        steps = [left + (right - left) * step // 12 for step in range(1, 13)]
        xdotool("mousemove", left, height, "mousedown", 1)
        for x in steps:
            xdotool("mousemove", x, height)
            time.sleep(0.02)
        time.sleep(0.3 if rests else 0)
        xdotool("mouseup", 1)


class App:
    """The program, its output, and its windows."""

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
        """The visible windows, newest last."""
        numbers = xdotool("search", "--all", "--onlyvisible", "--pid", self.process.pid, "--name", ".").split()
        return [Window(int(number)) for number in numbers]

    def window(self, title):
        self.wait(f"the window '{title}'", lambda: any(window.title == title for window in self.windows()))
        window = next(window for window in self.windows() if window.title == title)
        # A window manager may need a moment to give the window the keyboard focus.
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
    # Users press a key after they see the page, which appears with the next frame.
    time.sleep(0.2)
    xdotool("key", "--delay", 60, *names)


def write(text):
    time.sleep(0.2)
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
        """Waits until a stack is shown and all lines were printed since the previous step."""
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
        """Saves a screenshot of the app."""
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

    # The coordinates below are for a window of 720 by 640 points.

    def shop(self):
        self.start("--mouse-swipes")
        self.sign_in()
        self.browse()
        self.go_back_in_other_ways()
        self.review()
        self.turn_tabs()
        self.buy()
        self.look_at_orders()
        self.leave()

    def sign_in(self):
        keys("Return")
        self.step("Return on the button: sign in, in a window over the other", "welcome › signIn", "signIn shown")
        self.app.window("Sign in")
        self.check("there are two windows", len(self.app.windows()) == 2)
        write("Ada")
        keys("Return")
        self.step("a name: the shop takes the place of the welcome", "catalog", "done shown")
        self.check("there is one window", len(self.app.windows()) == 1)
        self.picture("catalogue")

    def browse(self):
        self.app.window("Tea Shop")
        keys("ctrl+b")
        self.step("Control and B: the cart", "catalog › cart", "openCart shown")
        keys("Return")
        self.step(
            "check out all the same: refused, and the page says why", "catalog › cart",
            "checkOut refused: needs cartCount > 0", "says: The checkout needs cartCount > 0.")
        self.picture("refused")
        keys("alt+Left")
        self.step("Alt and Left: back", "catalog", "back shown")

        keys("ctrl+f")
        self.step("Control and F: a popover", "catalog › filters", "openFilters shown")
        self.picture("popover")
        self.main.click(650, 400)
        self.step("a press beside it: it goes", "catalog")
        self.check("what was pressed there has heard nothing", not any("openProduct" in line for line in self.said))
        keys("ctrl+f")
        self.step("the popover again", "catalog › filters")
        keys("Down", "Return")
        self.step("a row of it: it returns an order", "catalog", "apply shown", "says: Sorted by price.")

    def open_a_tea(self, how):
        self.main.click(None, 190, times=2)
        self.step(how, "catalog › product", "openProduct shown")

    def go_back_in_other_ways(self):
        self.open_a_tea("a double click on the second row: one page")
        time.sleep(0.5)
        self.check("one segue was asked for", sum("openProduct" in line for line in self.app.lines) == 1)
        self.main.click(None, 560, button=BACK)
        self.step("the mouse's back button: back", "catalog", "back shown")
        self.open_a_tea("the tea again")
        self.main.click(24, HEADER // 2)
        self.step("the button in the bar: back", "catalog", "back shown")
        self.open_a_tea("the tea again")
        self.main.swipe(200, 260, 560, rests=True)
        time.sleep(0.6)
        self.check("a swipe that turns back leaves the page", self.app.stack == "catalog › product")
        self.main.swipe(120, 640, 560, rests=False)
        self.step("a swipe: back", "catalog")
        self.open_a_tea("the tea again")

    def review(self):
        asked = "catalog › product › review › discardDraft"
        self.main.click(None, 342, times=2)
        self.step("a double click on a row: a sheet", "catalog › product › review", "writeReview shown")
        sheet = self.app.window("Your review")
        titles = [window.title for window in self.app.windows()]
        self.check("it has opened one window", sorted(titles) == ["Tea Shop", "Your review"])
        write("Nice")
        keys("alt+F4")
        self.step("a few words, and Alt and F4: the sheet asks", asked, "back refused: needs not hasDraft", "askDiscard shown")
        self.app.window("Throw this review away?")
        self.picture("unsaved")
        keys("Escape")
        self.step("Escape: it stays", "catalog › product › review", "keep shown")
        self.app.wait("the keys return to the sheet", lambda: xdotool("getactivewindow").strip() == str(sheet.number))
        sheet.click(-24, HEADER // 2)
        self.step("its close button: it asks again", asked, "askDiscard shown")
        self.app.window("Throw this review away?").click(70, -25)
        self.step("the button that discards: both are gone", "catalog › product", "discard shown")
        self.check("there is one window", len(self.app.windows()) == 1)
        self.main.click(None, 342)
        self.step("the sheet once more", "catalog › product › review", "writeReview shown")
        self.app.window("Your review")
        write("Malty")
        keys("Return")
        self.step("other words, and Return: sent", "catalog › product", "send shown")

    def turn_tabs(self):
        self.app.window("Tea Shop")
        self.main.click(350, -20)
        self.step("a press on the second tab", "orderList", "orders shown")
        keys("Return")
        self.step("its first row: an order", "orderList › order", "openOrder shown")
        keys("alt+1")
        self.step("Alt and 1: the tea as it was left", "catalog › product", "tea shown")
        keys("alt+2")
        self.step("Alt and 2: the order as it was left", "orderList › order", "orders shown")
        self.picture("tabs")
        keys("Return")
        self.step("buy it again: a segue into the first tab", "catalog › product", "buyAgain shown")

    def buy(self):
        paying = "catalog › cart › till.bill › till.payment"
        self.main.click(291, 467)
        self.step("into the cart", "catalog › product", "says: In the cart: 1.")
        keys("alt+Left")
        self.step("back", "catalog")
        keys("ctrl+b")
        self.step("the cart", "catalog › cart")
        self.picture("cart")
        keys("Tab", "Return")
        self.step("check out: a sheet", "catalog › cart › till.bill", "checkOut shown")
        self.app.window("Checkout")
        keys("Tab", "Return")
        self.step("on to the payment, inside the sheet", paying, "till.next shown")
        keys("Return", "Escape")
        self.step("pay, and Escape while the money is on its way: refused", paying, "back refused: needs not isPaying")
        self.picture("paying")
        self.step("the thanks, in the place of the cart", "catalog › thanks", "till.pay shown", "thank shown")
        self.check("what a hook asked for waited in the queue", "thank queued" in self.said)
        self.app.window("Tea Shop")
        keys("Return")
        self.step("see it: the order, in the second tab", "orderList › order", "seeOrder shown")

    def look_at_orders(self):
        """Shows the orders in columns, and as one native stack."""
        self.main.resize(900, 640)
        self.picture("columns")
        self.main.click(170, 160)
        self.step("a wide window, and a press on the other order: it is beside the list", "orderList › order", "openOrder shown")
        self.picture("columns-other-order")
        keys("Up", "Return")
        self.step("an arrow key and Return: the list has kept the focus", "orderList › order", "openOrder shown")
        self.main.click(170, 160)
        self.step("the other order again", "orderList › order", "openOrder shown")
        self.main.resize(480, 640)
        self.picture("columns-folded")
        self.main.click(24, HEADER // 2)
        self.step("a narrow window, and the button in the bar: back to the list", "orderList", "back shown")
        self.picture("columns-folded-list")
        self.main.resize(900, 640)
        self.picture("columns-empty")
        self.main.click(170, 105)
        self.step("a wide window again, and a press on the first order", "orderList › order", "openOrder shown")
        keys("Escape")
        self.step("Escape: the order is gone", "orderList", "back shown")
        self.main.resize(720, 640)

    def leave(self):
        keys("alt+3")
        self.step("Alt and 3: the account", "account", "account shown")
        keys("F1")
        self.step("F1: help, over whatever is open", "account › help", "help shown")
        self.app.window("Help")
        self.picture("help")
        keys("Escape")
        self.step("Escape: it goes", "account", "back shown")
        self.app.window("Tea Shop")
        self.picture("account")
        self.main.click(None, 338)
        self.step("a press on the button to sign out: the welcome", "welcome")
        self.main.click(-24, HEADER // 2)
        self.app.process.wait(PATIENCE)
        self.check("the window's close button ends the program", self.app.process.returncode == 0)

    def opened_by_a_link(self):
        """Opens a link to the second tab, which requires a customer, in a small dark window."""
        self.start("--open", "teashop://orders/9223372036854775807", "--look", "dark", "--size", "340x420")
        self.picture("small-welcome")
        keys("Return")
        self.step("sign in", "welcome › signIn")
        self.app.window("Sign in")
        write("Grace")
        keys("Return")
        self.step("the link goes on, into the second tab", "orderList › order", "done shown")
        self.app.window("Tea Shop")
        self.picture("small-long-title")
        keys("alt+Left")
        self.step("back: the orders below it", "orderList", "back shown")
        keys("alt+1")
        self.step("the other tab", "catalog", "tea shown")
        self.picture("small-catalogue")
        # The page was created before the link was followed, and is now shown for the first time. Its list has the
        # focus, not its bar.
        keys("Return")
        self.step("Return: the first tea", "catalog › product", "openProduct shown")


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
