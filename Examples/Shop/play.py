#!/usr/bin/env python3
"""Walks the shop in a pseudo-terminal and checks what its screen shows.

    play.py [--show] [DIRECTORY OF THE PROGRAM]

It waits for what the screen is to show, never for a time. With --show a person can follow: in a terminal the app plays as it
runs, elsewhere a picture is printed for each step. Exits with 1 at the first thing that is not as it should be.
"""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
import unicodedata

ROWS, COLUMNS = 22, 80
PATIENCE = 30  # seconds for something to appear: far more than any machine needs
ENTER, ESCAPE, DOWN, LEFT, CONTROL_C = "\r", "\x1b", "\x1b[B", "\x1b[D", "\x03"


class Failure(Exception):
    pass


class Screen:
    """What a terminal would show: as much of ECMA-48 as the terminal host writes. Anything else is a failure."""

    SEQUENCE = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])")

    def __init__(self, rows, columns):
        self.pending = ""
        self.modes = set()
        self.frames = []
        self.resize(rows, columns)

    def resize(self, rows, columns):
        self.cells = [[" "] * columns for _ in range(rows)]
        self.row = self.column = 0

    def feed(self, text):
        text = self.pending + text
        self.pending = ""
        place = 0
        while place < len(text):
            if text[place] != "\x1b":
                self.put(text[place])
                place += 1
                continue
            match = self.SEQUENCE.match(text, place)
            if match is None:
                if len(text) - place > 32:
                    raise Failure(f"the program wrote an unknown sequence: {text[place:place + 32]!r}")
                self.pending = text[place:]
                return
            self.obey(match[1], match[2])
            place = match.end()

    def put(self, character):
        if unicodedata.category(character) in ("Cc", "Cf"):
            raise Failure(f"the program wrote the control character {character!r}")
        cells = width(character)
        if self.row < len(self.cells) and self.column + cells <= len(self.cells[0]):
            self.cells[self.row][self.column : self.column + cells] = [character] + [""] * (cells - 1)
        self.column += cells

    def obey(self, parameters, final):
        if final == "H":
            self.row, self.column = (int(number) - 1 for number in (parameters or "1;1").split(";"))
        elif final == "J" and parameters == "2":
            self.resize(len(self.cells), len(self.cells[0]))
        elif final in "hl" and parameters.startswith("?"):
            (self.modes.add if final == "h" else self.modes.discard)(parameters)
            if (parameters, final) == ("?2026", "l"):
                self.frames.append(self.text)
        elif final != "m":
            raise Failure(f"the program wrote an unknown sequence: {parameters}{final}")

    @property
    def lines(self):
        return ["".join(row).rstrip() for row in self.cells]

    @property
    def text(self):
        return "\n".join(self.lines)

    @property
    def status(self):
        return self.lines[-1].strip()

    @property
    def stack(self):
        return self.status.split("  ·  ")[0]

    def picture(self):
        return boxed(self.lines)


def width(text):
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)


def boxed(lines):
    rows = ["│" + line + " " * (COLUMNS - width(line)) + "│" for line in lines]
    return "\n".join(["┌" + "─" * COLUMNS + "┐"] + rows + ["└" + "─" * COLUMNS + "┘"])


def slides(frame):
    """Whether the arrow of a page that comes or goes is not at its place."""
    return "‹" in frame.split("\n")[0][2:]


class Program:
    """The app, and both ends of the terminal it runs in."""

    def __init__(self, path, output, ignoring=()):
        self.output = output
        self.screen = Screen(ROWS, COLUMNS)
        self.status = None
        self.person, program = pty.openpty()
        self.set_size(ROWS, COLUMNS)
        self.before = termios.tcgetattr(program)
        self.program = program
        self.process = os.fork()
        if self.process == 0:
            try:
                for number in ignoring:
                    signal.signal(number, signal.SIG_IGN)
                os.login_tty(program) if hasattr(os, "login_tty") else self.take_terminal(program)
                os.execve(path, [path], {**os.environ, "TERM": "xterm-256color"})
            finally:
                os._exit(127)
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    @staticmethod
    def take_terminal(program):
        os.setsid()
        fcntl.ioctl(program, termios.TIOCSCTTY, 0)
        for stream in range(3):
            os.dup2(program, stream)

    def set_size(self, rows, columns):
        size = rows.to_bytes(2, sys.byteorder) + columns.to_bytes(2, sys.byteorder) + bytes(4)
        fcntl.ioctl(self.person, termios.TIOCSWINSZ, size)

    def press(self, *keys):
        """All in one write: the program reads them together, within one slide."""
        os.write(self.person, "".join(keys).encode())

    def read(self, seconds):
        if not select.select([self.person], [], [], seconds)[0]:
            return
        try:
            data = os.read(self.person, 65536)
        except OSError:
            data = b""
        self.output(data)
        self.screen.feed(self.decoder.decode(data))

    def wait(self, what, condition):
        deadline = time.monotonic() + PATIENCE
        while not condition(self.screen):
            if time.monotonic() > deadline:
                raise Failure(f"waited {PATIENCE} s for {what}")
            if self.has_ended():
                self.read_rest()
                if condition(self.screen):
                    return
                raise Failure(f"the program ended (status {self.status}) before {what}")
            self.read(0.1)

    def has_ended(self):
        if self.status is None:
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                self.status = status
        return self.status is not None

    def wait_for_end(self):
        deadline = time.monotonic() + PATIENCE
        while not self.has_ended():
            if time.monotonic() > deadline:
                raise Failure(f"waited {PATIENCE} s for the program to end")
            self.read(0.1)
        self.read_rest()
        return self.status

    def read_rest(self):
        while select.select([self.person], [], [], 0)[0]:
            self.read(0)

    def close(self):
        if not self.has_ended():
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.person)
        os.close(self.program)


class Show:
    """How a person follows: not at all, in this terminal as it runs, or by a picture a step."""

    def __init__(self, asked):
        self.stdout = sys.stdout.fileno()
        self.is_live = asked and os.isatty(self.stdout) and self.is_large_enough()
        self.is_pictures = asked and not self.is_live

    def is_large_enough(self):
        size = os.get_terminal_size(self.stdout)
        return size.lines >= ROWS + 2 and size.columns >= COLUMNS

    def output(self, data):
        if self.is_live:
            os.write(self.stdout, data)

    def caption(self, text):
        if self.is_live:
            os.write(self.stdout, f"\x1b7\x1b[0m\x1b[{ROWS + 2};1H\x1b[2K\x1b[33m ▶ {text}\x1b[0m\x1b8".encode())
            time.sleep(1)

    def pause(self, program, seconds):
        """Lets a person look, and goes on reading."""
        deadline = time.monotonic() + seconds
        while self.is_live and time.monotonic() < deadline:
            program.read(0.05)

    def end(self):
        """Puts the person's terminal right, also where the app could not."""
        if self.is_live:
            os.write(self.stdout, b"\x1b[0m\x1b[?25h\x1b[?1049l")
            self.is_live = False

    def picture(self, text, screen):
        if self.is_pictures:
            print(f"\n▶ {text}\n{screen.picture()}", flush=True)

    def slide(self, frames):
        """One moment of a slide, which a picture a step would not show."""
        moments = [frame for frame in frames if slides(frame)]
        if self.is_pictures and moments:
            print(f"\n▶ … half way, a moment before\n{boxed(moments[len(moments) // 2].split(chr(10)))}", flush=True)


class Walk:
    def __init__(self, path, show):
        self.path = path
        self.show = show
        self.checks = []

    def step(self, program, caption, keys, what, condition):
        self.show.caption(caption)
        program.press(*keys)
        program.wait(what, condition)
        self.show.picture(caption, program.screen)
        self.show.pause(program, 0.7)

    def check(self, what, holds):
        if not holds:
            raise Failure(f"not so: {what}")
        self.checks.append(what)

    def shop(self):
        program = Program(self.path, self.show.output)
        try:
            self.browse(program)
            self.buy(program)
            self.check("pages slid", any(slides(frame) for frame in program.screen.frames))
            self.leave(program)
        except Failure as failure:
            raise Failure(f"{failure}\n{program.screen.picture()}") from None
        finally:
            program.close()

    def browse(self, program):
        screen = program.screen
        self.step(program, "The catalogue", [], "the catalogue", lambda s: s.stack == "catalog")
        self.check("the catalogue is shown", "Earl Grey" in screen.text and "not signed in" in screen.text)

        self.step(
            program, "c: the cart, which needs a customer", ["c"], "the refusal",
            lambda s: "The cart needs isSignedIn." in s.text and "openCart refused: needs isSignedIn" in s.status)
        self.check("a predicate refused, and its source text is quoted", screen.stack == "catalog")

        self.step(program, "s: sign in", ["s"], "the sign-in", lambda s: s.stack == "catalog › signIn")
        first = len(screen.frames)
        self.step(
            program, "A name, and ⏎: back to the catalogue, and on to the cart that was wanted", ["Ada", ENTER],
            "the cart", lambda s: s.stack == "catalog › cart" and "the cart you wanted: shown" in s.status)
        self.check(
            "a request from a hook waited in the queue while the page slid back",
            any("catalog › signIn  ·  openCart queued" in frame for frame in screen.frames[first:]))
        self.check("its outcome was awaited, and it was shown", "Ada's cart" in screen.text)
        self.check("an empty cart offers no checkout", "check out" not in screen.text)

        self.step(program, "Escape: back", [ESCAPE], "the catalogue", lambda s: s.stack == "catalog")
        self.check("a typed customer came back from the sign-in", "Welcome, Ada." in screen.text)

        self.step(program, "↓", [DOWN], "the second row", lambda s: "▸ Darjeeling" in s.text)
        first = len(screen.frames)
        self.step(
            program, "⏎⏎: two presses within one slide", [ENTER, ENTER], "the product",
            lambda s: s.stack == "catalog › product" and "openProduct shown" in s.status)
        self.show.slide(screen.frames[first:])
        self.check("a double press opened one screen", screen.stack == "catalog › product")
        self.check("the second press was refused", "openProduct refused: busy" in screen.status)
        self.check("prepare was called once", "prepared 1 time, from the catalogue" in screen.text)

        self.step(program, "a: into the cart, twice", ["aa"], "two teas", lambda s: "In the cart: 2." in s.text)
        self.step(
            program, "m: more like it, a push of the same screen", ["m"], "a similar tea",
            lambda s: s.stack == "catalog › product › product")
        self.check("prepare was called once for it too", "prepared 1 time, from Darjeeling" in screen.text)
        for way in ("catalog › product", "catalog"):
            self.step(program, "←: back", [LEFT], f"'{way}'", lambda s, way=way: s.stack == way)
        self.check("the cart is counted", "Ada  ·  cart 2" in screen.text)

        self.step(program, "f: sort", ["f"], "the filters", lambda s: s.stack == "catalog › filters")
        self.step(
            program, "↓⏎: by price", [DOWN, ENTER], "the order",
            lambda s: s.stack == "catalog" and "Sorted by price." in s.text)
        self.check("a typed value was returned by an unwind", "sorted by price" in screen.text)

    def buy(self, program):
        screen = program.screen
        self.step(
            program, "c: the cart", ["c"], "the cart, with a checkout that its predicate allows",
            lambda s: s.stack == "catalog › cart" and "⏎ check out" in s.text)
        self.check("the cart holds both", "2 × 100 g" in screen.text and "17.80 €" in screen.text)
        self.step(
            program, "⏎: the checkout, a page without a bar", [ENTER], "the checkout",
            lambda s: s.stack == "catalog › cart › checkout" and "‹" not in s.lines[0])
        # Both in one write: however slow the machine is, the Escape comes before the money has arrived.
        self.step(
            program, "⏎: pay, and Escape while the money is on its way", [ENTER, ESCAPE], "the refusal",
            lambda s: "paying …" in s.text and "back refused: needs not isPaying" in s.status)
        self.check("back was refused while paying", screen.stack == "catalog › cart › checkout")
        self.step(
            program, "…", [], "the receipt",
            lambda s: s.stack == "catalog" and "Thank you: order 1001, 17.80 € paid." in s.text)
        self.check("a receipt came back over two screens", "cart 0" in screen.text)

    def leave(self, program):
        rows, columns = ROWS - 4, COLUMNS - 20
        program.screen.resize(rows, columns)
        program.set_size(rows, columns)
        self.step(
            program, "The window becomes smaller", [], "the page at its new size",
            lambda s: s.stack == "catalog" and "sorted by price" in s.lines[2])
        self.check("the page fills the new size", len(program.screen.lines) == rows)
        self.step(program, "Control-C", [CONTROL_C], "the end", lambda s: "?1049" not in s.modes)
        status = program.wait_for_end()
        self.check("Control-C ends it", os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGINT)
        self.check_restored(program)

    def quits(self):
        program = Program(self.path, lambda data: None)
        try:
            program.wait("the catalogue", lambda s: s.stack == "catalog")
            program.press("q")
            self.check("q ends it well", program.wait_for_end() == 0)
            self.check_restored(program)
        finally:
            program.close()

    def is_killed_by(self, number):
        program = Program(self.path, lambda data: None)
        try:
            program.wait("the catalogue", lambda s: s.stack == "catalog")
            os.kill(program.process, number)
            status = program.wait_for_end()
            self.check("a signal ends it", os.WIFSIGNALED(status) and os.WTERMSIG(status) == number)
            self.check_restored(program)
        finally:
            program.close()

    def ends_in_the_background_too(self):
        """A shell's background job is started with Control-C ignored."""
        program = Program(self.path, lambda data: None, ignoring=[signal.SIGINT])
        try:
            program.wait("the catalogue", lambda s: s.stack == "catalog")
            program.press(CONTROL_C)
            program.wait_for_end()
            self.check_restored(program)
        finally:
            program.close()

    def check_restored(self, program):
        self.check("the cursor is back and the alternate screen left", not program.screen.modes & {"?1049", "?2026"})
        self.check("the cursor is shown", "?25" in program.screen.modes)
        self.check("the terminal has its modes again", termios.tcgetattr(program.program) == program.before)

    def refuses_pipes(self):
        result = subprocess.run([self.path], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE)
        self.check("without a terminal it says so", "standard input is not a terminal" in result.stderr)
        self.check("and fails", result.returncode == 1 and result.stdout == "")


def main():
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    arguments = sys.argv[1:]
    show = Show("--show" in arguments)
    directories = [argument for argument in arguments if argument != "--show"]
    here = os.path.dirname(os.path.abspath(__file__))
    path = os.path.join(os.path.abspath(directories[0]) if directories else os.path.join(here, ".build/debug"), "shop")
    if not os.access(path, os.X_OK):
        print(f"play: there is no {path}: build it first, with swift build", file=sys.stderr)
        return 2

    start = time.monotonic()
    walk = Walk(path, show)
    try:
        walk.shop()
        walk.quits()
        walk.is_killed_by(signal.SIGTERM)
        walk.is_killed_by(signal.SIGHUP)
        walk.ends_in_the_background_too()
        walk.refuses_pipes()
    except Failure as failure:
        show.end()
        print(f"play: failed after {len(walk.checks)} checks: {failure}", file=sys.stderr)
        return 1
    finally:
        show.end()
    for check in dict.fromkeys(walk.checks):
        print(f"  ✓ {check}")
    print(f"play: {len(walk.checks)} checks of Examples/Shop passed in {time.monotonic() - start:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
