"""The shared parts of the scripted walks: a pseudo-terminal, the contents of its screen, and the display for a
viewer.

A walk waits for expected contents of the screen, never for a time.
"""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import sys
import termios
import time
import unicodedata

ROWS, COLUMNS = 22, 80
PATIENCE = 120  # seconds to wait for a result: far more than any machine needs
PACE = float(os.environ.get("NAVC_PACE", 1))  # the length of pauses for a viewer; 1 is a leisurely walk
ENTER, TAB, ESCAPE, DOWN, LEFT = "\r", "\t", "\x1b", "\x1b[B", "\x1b[D"
CONTROL_C, CONTROL_G, CONTROL_Z = "\x03", "\x07", "\x1a"
ALT = ESCAPE  # terminals send Alt and a key as Escape and the key


class Failure(Exception):
    pass


class Screen:
    """The contents of a terminal's screen. It implements the part of ECMA-48 that the terminal host writes. Any other
    sequence raises a `Failure`.
    """

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
                # If a program is killed in the middle of a sequence, the next sequence starts here, as in a terminal.
                if "\x1b" in text[place + 1 : place + 32]:
                    place = text.index("\x1b", place + 1)
                    continue
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
        return boxed(self.lines, len(self.cells[0]))


def width(text):
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)


def boxed(lines, columns=COLUMNS):
    rows = ["│" + line + " " * (columns - width(line)) + "│" for line in lines]
    return "\n".join(["┌" + "─" * columns + "┐"] + rows + ["└" + "─" * columns + "┘"])


def slides(frame):
    """Whether the frame is part of a slide: the back arrow of a page is not at its final position."""
    return "‹" in frame.split("\n")[0][2:]


class Program:
    """The app, with both ends of its terminal."""

    def __init__(self, path, output, arguments=(), ignoring=(), shell=None):
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
                if shell:
                    shell.run()
                os.execve(path, [path, *arguments], {**os.environ, "TERM": "xterm-256color"})
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
        """Writes all keys at once, so that the program reads them within one slide."""
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
        # On a busy machine, the output can arrive after the end of the program.
        while select.select([self.person], [], [], 0.5)[0]:
            self.read(0)

    def close(self):
        if not self.has_ended():
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.person)
        os.close(self.program)


class Shell:
    """A shell that can stop the program and continue it. Without a shell, the system does not stop the program."""

    PROMPT = "a shell's prompt"

    def __init__(self):
        self.told, self.tells = os.pipe()
        self.asked, self.asks = os.pipe()

    def run(self):
        """Runs the shell in the process of the terminal. Returns only in the new process, which becomes the program.
        """
        modes = termios.tcgetattr(0)
        signal.signal(signal.SIGTTOU, signal.SIG_IGN)
        job = os.fork()
        if job == 0:
            os.setpgid(0, 0)
            os.tcsetpgrp(0, os.getpid())
            signal.signal(signal.SIGTTOU, signal.SIG_DFL)
            return
        self.tell(job)
        while os.WIFSTOPPED(status := os.waitpid(job, os.WUNTRACED)[1]):
            os.tcsetpgrp(0, os.getpid())
            self.tell(termios.tcgetattr(0) == modes)
            termios.tcsetattr(0, termios.TCSADRAIN, modes)
            os.write(1, f"\x1b[1;1H{self.PROMPT}".encode())
            os.read(self.asked, 1)
            os.tcsetpgrp(0, job)
            os.killpg(job, signal.SIGCONT)
        if os.WIFSIGNALED(status):
            os.kill(os.getpid(), os.WTERMSIG(status))
        os._exit(os.waitstatus_to_exitcode(status))

    def tell(self, number):
        os.write(self.tells, int(number).to_bytes(8, sys.byteorder))

    def wait(self, program, what):
        """Waits for the next report of the shell, and returns it.

        The first report is the program's process ID. A report follows each stop: whether the terminal had its old
        modes.
        """
        deadline = time.monotonic() + PATIENCE
        while not select.select([self.told], [], [], 0)[0]:
            if time.monotonic() > deadline:
                raise Failure(f"waited {PATIENCE} s for {what}")
            program.read(0.1)
        return int.from_bytes(os.read(self.told, 8), sys.byteorder)

    def continues(self):
        os.write(self.asks, b"!")

    def close(self):
        for end in [self.told, self.tells, self.asked, self.asks]:
            os.close(end)


class Show:
    """The display for a viewer: none, the running app in this terminal, or one printed picture per step."""

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
            time.sleep(0.6 * PACE)

    def pause(self, program, seconds):
        """Pauses for the viewer, and continues to read."""
        deadline = time.monotonic() + seconds * PACE
        while self.is_live and time.monotonic() < deadline:
            program.read(0.05)

    def end(self):
        """Restores the viewer's terminal, even if the app could not."""
        if self.is_live:
            os.write(self.stdout, b"\x1b[0m\x1b[?25h\x1b[?1049l")
            self.is_live = False

    def picture(self, text, screen):
        if self.is_pictures:
            print(f"\n▶ {text}\n{screen.picture()}", flush=True)

    def slide(self, frames):
        """Prints one frame of a slide, because the pictures of the steps do not show slides."""
        moments = [frame for frame in frames if slides(frame)]
        if self.is_pictures and moments:
            print(f"\n▶ … half way, a moment before\n{boxed(moments[len(moments) // 2].split(chr(10)))}", flush=True)


class Walk:
    """The walk of one example: its program, its steps, and the passed checks."""

    def __init__(self, path, show):
        self.path = path
        self.show = show
        self.checks = []

    def step(self, program, caption, keys, what, condition):
        self.show.caption(caption)
        program.press(*keys)
        program.wait(what, condition)
        self.checks.append(f"{caption} → {what}" if caption else what)
        self.show.picture(caption, program.screen)
        self.show.pause(program, 0.3)

    def check(self, what, holds):
        if not holds:
            raise Failure(f"not so: {what}")
        self.checks.append(what)

    def check_restored(self, program):
        self.check("the cursor is back and the alternate screen left", not program.screen.modes & {"?1049", "?2026"})
        self.check("the cursor is shown", "?25" in program.screen.modes)
        self.check("the terminal has its modes again", termios.tcgetattr(program.program) == program.before)

    def is_stopped_and_continued(self, arguments, start, key, moves, arrival):
        """Stops the app with Control-Z during a slide, and then with a signal that it cannot handle.

        Checks that the shell gets the terminal each time, and that the app gets it back.
        """
        shell = Shell()
        program = Program(self.path, lambda data: None, arguments, shell=shell)
        screen = program.screen
        try:
            job = shell.wait(program, "the program's number")
            program.wait("the first page", start)
            program.press(key)
            program.wait("the slide", moves)
            program.press(CONTROL_Z)
            self.check("Control-Z stops it, and the terminal has its modes again", shell.wait(program, "the stop") == 1)
            program.wait("the shell's prompt", lambda s: Shell.PROMPT in s.text)
            self.check("the shell has its screen and the cursor", "?1049" not in screen.modes and "?25" in screen.modes)
            shell.continues()
            program.wait("the page that was on its way", arrival)
            self.check("nothing of the shell's is left", Shell.PROMPT not in screen.text)
            self.check("it has the screen again", "?1049" in screen.modes and "?25" not in screen.modes)

            os.kill(job, signal.SIGSTOP)
            self.check("a stop that no program hears of leaves the terminal raw", shell.wait(program, "the stop") == 0)
            program.wait("the shell's prompt", lambda s: Shell.PROMPT in s.text)
            shell.continues()
            program.wait("the page, drawn whole", lambda s: arrival(s) and Shell.PROMPT not in s.text)
            # The stop may interrupt a frame. The program ends this frame before it sees that it was stopped.
            program.wait("a raw terminal", lambda s: termios.tcgetattr(program.program) != program.before)
            self.checks.append("the terminal is raw again")
            program.press(CONTROL_C)
            program.wait_for_end()
            self.check_restored(program)
        except Failure as failure:
            raise Failure(f"{failure}\n{screen.picture()}") from None
        finally:
            program.close()
            shell.close()

    def run(self):
        raise NotImplementedError


def main(walk, name, folder):
    """Walks the program `name` of the example in `folder`.

        play.py [--show] [DIRECTORY OF THE PROGRAM]

    With --show, you can follow the walk. In a terminal, the app is shown while it runs. Elsewhere, a picture is
    printed for each step. The status is 1 if a check fails.
    """
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    arguments = sys.argv[1:]
    show = Show("--show" in arguments)
    directories = [argument for argument in arguments if argument != "--show"]
    path = os.path.join(os.path.abspath(directories[0] if directories else os.path.join(folder, ".build/debug")), name)
    if not os.access(path, os.X_OK):
        print(f"play: there is no {path}: build it first, with swift build", file=sys.stderr)
        return 2

    start = time.monotonic()
    walk = walk(path, show)
    try:
        walk.run()
    except Failure as failure:
        show.end()
        print(f"play: failed after {len(walk.checks)} checks: {failure}", file=sys.stderr)
        return 1
    finally:
        show.end()
    for check in dict.fromkeys(walk.checks):
        print(f"  ✓ {check}")
    # An example is named by its folder, and a program of the main package by its name.
    place = os.path.relpath(folder, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    print(f"play: {len(walk.checks)} checks of {name if place == '.' else place} passed in {time.monotonic() - start:.1f} s")
    return 0
