#!/usr/bin/env python3
"""Walks through a graph with `navc run` in a pseudo-terminal, and by lines: run.py [DIRECTORY OF NAVC]"""

import os
import signal
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "Examples"))
from playing import DOWN, ENTER, ESCAPE, PATIENCE, Failure, Program, Walk, main, width  # noqa: E402

STORE = os.path.join(ROOT, "graphs/store.nav.yaml")
WIDE = """navc: 1
graph: Wide
root: "start page of the app that has a very long name"
screens:
  "start page of the app that has a very long name":
    title: 東京の地図を見る 東京の地図を見る
    push: { "open the page with the long name": second }
  second: { title: "\\u001B[31mred", arguments: { text: String } }
"""


class RunWalk(Walk):
    def run(self):
        with tempfile.TemporaryDirectory() as folder:
            self.walks(folder)
            self.fits(folder)
            self.plays_lines(folder)
        for number in [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]:
            self.is_killed_by(number)
        self.is_stopped()
        self.refuses()

    def walks(self, folder):
        record = os.path.join(folder, "walk.swift")
        program = Program(self.path, self.show.output, ["run", STORE, "--slow", "--record", record])
        screen = program.screen
        path = lambda s: s.lines[0]  # noqa: E731
        try:
            self.step(program, "", [], "the root", lambda s: path(s) == "Store › welcome")
            self.check("its segues have keys", "1 signIn ▣ signIn (full)" in screen.text and "3 showLegal → legal" in screen.text)
            # Both keys arrive within one slide, which is slow.
            self.step(program, "Twice in one slide", ["3", "3"], "the guard's answer", lambda s: "✗ showLegal: refused: busy" in s.text)
            self.check("it is still on its way", path(screen) == "Store › welcome …")
            self.step(program, "", [], "the other page", lambda s: path(s) == "Store › welcome › legal")
            self.check("the pages slid", len(set(screen.frames)) > 5)
            self.step(program, "s: at once again, and back", ["s", "b"], "the root", lambda s: path(s) == "Store › welcome")
            self.step(program, "A key with an argument", ["4"], "a field", lambda s: "id (Int): 1_" in s.text)
            self.step(program, "", [ESCAPE], "none", lambda s: "id (Int)" not in s.text)
            self.step(program, "A link", ["l", "orders/7", ENTER], "why not", lambda s: "refused: main requires isSignedIn" in s.text)
            self.step(program, "Down to a fact", [DOWN, ENTER], "the shop", lambda s: path(s) == "Store › main/catalog")
            self.step(program, "The tab", ["8"], "the orders", lambda s: path(s) == "Store › main/orderList")
            self.step(program, "u", ["u"], "the shop again", lambda s: path(s) == "Store › main/catalog")
            self.step(program, "?", ["?"], "help", lambda s: "start again" in s.text)
            self.step(program, "", [ESCAPE], "the page", lambda s: path(s) == "Store › main/catalog")
            program.press("q")
            self.check("q ends it well", program.wait_for_end() == 0)
            self.check_restored(program)
        except Failure as failure:
            raise Failure(f"{failure}\n{screen.picture()}") from None
        finally:
            program.close()
        text = open(record, encoding="utf-8").read()
        self.check("the walk is a test", "@Suite private struct StoreWalks" in text and ".showLegal()" in text)
        self.check("it knows what was refused", "expect(showLegal2.outcomeSoFar, .refused(.busy))" in text)

    def fits(self, folder):
        graph = os.path.join(folder, "wide.nav.yaml")
        open(graph, "w", encoding="utf-8").write(WIDE)
        os.environ["NO_COLOR"] = "1"
        program = Program(self.path, lambda data: colours.append(data) if b"38;5" in data else None, ["run", graph])
        colours = []
        try:
            program.screen.resize(12, 24)
            program.set_size(12, 24)
            program.wait("a narrow page", lambda s: "東京" in s.text and len(s.lines) == 12)
            self.check("no line is too wide", all(width_of(line) <= 24 for line in program.screen.lines))
            program.press("1", ENTER)
            program.wait("the second page", lambda s: "red" in s.text)
            self.check("what would colour it does not", "\x1b" not in program.screen.text)
            self.check("NO_COLOR is heard", colours == [])
            program.press("q")
            self.check("it ends", program.wait_for_end() == 0)
        finally:
            del os.environ["NO_COLOR"]
            program.close()

    def plays_lines(self, folder):
        record = os.path.join(folder, "walk.txt")
        steps = "press - showLegal\nwait 400\npress - seeOrder id 3\n"
        result = self.navc(["run", STORE, "--record", record], steps)
        self.check("lines are played", "welcome › legal" in result.stdout.splitlines() and result.returncode == 0)
        self.check("what is refused is told", "  seeOrder: refused: main requires isSignedIn" in result.stdout)
        self.check("and kept", open(record).read() == steps)
        again = self.navc(["run", STORE], open(record).read())
        self.check("a walk is the same again", again.stdout == result.stdout)
        wrong = self.navc(["run", STORE], "press - nothing\n")
        self.check("what is no step is told", "line 1: 'welcome' has nothing called 'nothing'" in wrong.stderr and wrong.returncode == 1)

    def is_killed_by(self, number):
        program = Program(self.path, lambda data: None, ["run", STORE])
        try:
            program.wait("the root", lambda s: "Store › welcome" in s.text)
            os.kill(program.process, number)
            status = program.wait_for_end()
            self.check("a signal ends it", os.WIFSIGNALED(status) and os.WTERMSIG(status) == number)
            self.check_restored(program)
        finally:
            program.close()

    def is_stopped(self):
        self.is_stopped_and_continued(
            ["run", STORE, "--slow"], lambda s: s.lines[0] == "Store › welcome", "3",
            lambda s: s.lines[0] == "Store › welcome …", lambda s: s.lines[0] == "Store › welcome › legal")

    def refuses(self):
        person, program = os.openpty()
        result = subprocess.run(
            [self.path, "run", STORE], stdin=program, capture_output=True, text=True, timeout=PATIENCE)
        os.close(person)
        os.close(program)
        self.check("without a screen it says so", "standard output is not a terminal" in result.stderr)
        self.check("and fails", result.returncode == 2 and result.stdout == "")

    def navc(self, words, text):
        return subprocess.run([self.path, *words], input=text, capture_output=True, text=True, timeout=PATIENCE)


def width_of(line):
    return sum(width(character) for character in line)


if __name__ == "__main__":
    sys.exit(main(RunWalk, "navc", ROOT))
