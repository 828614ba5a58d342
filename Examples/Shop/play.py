#!/usr/bin/env python3
"""Walks the shop in a pseudo-terminal and checks what its screen shows: play.py [--show] [DIRECTORY OF THE PROGRAM]

The stall report of a host that hangs is replayed with `navlab`: that of NAVLAB, or the one that is built in this clone. With
NAVC_RECORD=1 it is also kept, as a test of the fault laboratory.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
KEPT = os.path.join(FOLDER, "../../Tests/NavLabTests/Reports/shop-host-hangs.json")
NAVLAB = os.environ.get("NAVLAB") or os.path.join(FOLDER, "../../.build/debug/navlab")
sys.path.insert(0, os.path.dirname(FOLDER))
from playing import (  # noqa: E402
    COLUMNS, CONTROL_C, DOWN, ENTER, ESCAPE, LEFT, PATIENCE, ROWS, Failure, Program, Walk, main, slides)

TAB = "\t"


class ShopWalk(Walk):
    def run(self):
        self.shop()
        with tempfile.TemporaryDirectory() as folder:
            self.hangs(os.path.join(folder, "report.json"))
        self.quits()
        self.is_killed_by(signal.SIGTERM)
        self.is_killed_by(signal.SIGHUP)
        self.ends_in_the_background_too()
        self.refuses_pipes()

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
        self.ask(program)
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

    def ask(self, program):
        """A sheet with a typed name asks by an alert before it goes."""
        screen = program.screen
        asked = "catalog › signIn › discardName"
        self.step(
            program, "A name, and Escape: the sheet asks", ["Bo", ESCAPE], "the alert",
            lambda s: s.stack == asked and "Leave without signing in?" in s.text)
        self.check("the alert says what is lost, over the sheet", "“Bo” is forgotten." in screen.text)
        self.check("the predicate is what refused", "back refused: needs not" in screen.status)
        self.step(
            program, "Escape: stay", [ESCAPE], "the sign-in",
            lambda s: s.stack == "catalog › signIn" and "keep shown" in s.status)
        self.check("the name is still there", "Bo" in screen.text and "Leave without" not in screen.text)
        self.step(
            program, "Escape again", [ESCAPE], "the alert", lambda s: s.stack == asked)
        self.step(
            program, "Tab, ⏎: the other button, which takes the sheet off too", [TAB, ENTER], "the catalogue",
            lambda s: s.stack == "catalog" and "discard shown" in s.status)
        self.step(program, "s: sign in", ["s"], "the sign-in", lambda s: s.stack == "catalog › signIn")
        self.check("the name is forgotten", "Bo" not in screen.text)

    def buy(self, program):
        screen = program.screen
        self.step(
            program, "c: the cart", ["c"], "the cart, with a checkout that its predicate allows",
            lambda s: s.stack == "catalog › cart" and "⏎ check out" in s.text)
        self.check("the cart holds both", "2 × 100 g" in screen.text and "17.80 €" in screen.text)
        self.step(
            program, "⏎: the checkout, a page without a bar", [ENTER], "the checkout",
            lambda s: s.stack == "catalog › cart › till.bill" and "‹" not in s.lines[0])
        self.check("it knows what is to be paid for", "all of your cart" in screen.text and "17.80 €" in screen.text)
        self.step(
            program, "⏎: on to the payment, inside the fragment", [ENTER], "the payment",
            lambda s: s.stack == "catalog › cart › till.bill › till.payment")
        self.step(
            program, "c: change, back to the fragment's first page", ["c"], "the checkout",
            lambda s: s.stack == "catalog › cart › till.bill")
        self.step(
            program, "n: not now, which leaves it by an exit", ["n"], "the cart",
            lambda s: s.stack == "catalog › cart" and "till.abandon shown" in s.status)
        self.step(
            program, "⏎: the checkout again", [ENTER], "the checkout",
            lambda s: s.stack == "catalog › cart › till.bill")
        self.step(
            program, "⏎: and the payment", [ENTER], "the payment",
            lambda s: s.stack == "catalog › cart › till.bill › till.payment")
        # Both in one write: however slow the machine is, the Escape comes before the money has arrived.
        self.step(
            program, "⏎: pay, and Escape while the money is on its way", [ENTER, ESCAPE], "the refusal",
            lambda s: "paying …" in s.text and "back refused: needs not isPaying" in s.status)
        self.check("back was refused while paying", screen.stack.endswith("› till.payment"))
        self.step(
            program, "…", [], "the receipt",
            lambda s: s.stack == "catalog" and "Thank you: order 1001, 17.80 € paid." in s.text)
        self.check("the value of the fragment's exit came back over three screens", "cart 0" in screen.text)
        self.check("and the status line says by which", "till.pay shown" in screen.status)

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

    def hangs(self, report):
        """A host that hangs is made to settle, and what it was told can be told again."""
        program = Program(self.path, self.show.output, ["--hang", "product", "--report", report])
        try:
            self.hang(program)
            self.replay(report)
        except Failure as failure:
            raise Failure(f"{failure}\n{program.screen.picture()}") from None
        finally:
            program.close()

    def hang(self, program):
        screen = program.screen
        self.step(
            program, "The shop again, on a host that hangs at the first product", [], "the catalogue",
            lambda s: s.stack == "catalog")
        self.step(program, "s: sign in", ["s"], "the sign-in", lambda s: s.stack == "catalog › signIn")
        self.step(program, "A name, and ⏎", ["Grace", ENTER], "the welcome",
            lambda s: "Welcome, Grace." in s.text and "done shown" in s.status)
        self.step(
            program, "⏎⏎: a product, whose slide does not end", [ENTER, ENTER], "the refusal of the second press",
            lambda s: "openProduct refused: busy" in s.status)
        self.step(
            program, "Escape meanwhile", [ESCAPE], "the refusal", lambda s: "back refused: busy" in s.status)
        self.check("it hangs", screen.stack == "catalog")
        self.step(
            program, "…", [], "the end of the wait", lambda s: "openProduct failed" in s.status and "Assam" in s.text)
        self.check("the stack is what the host shows", screen.stack == "catalog › product")
        self.step(program, "←: back, as ever", [LEFT], "the catalogue", lambda s: s.stack == "catalog")

    def replay(self, report):
        self.check("a report was written", os.path.exists(report))
        with open(report, encoding="utf-8") as file:
            text = file.read()
        self.check("it holds the run, and nothing of the customer", "openProduct" in text and "Grace" not in text)
        if not os.access(NAVLAB, os.X_OK):
            return
        if os.environ.get("NAVC_RECORD"):
            with open(KEPT, "w", encoding="utf-8") as file:
                file.write(text + "\n")
        for what, verdict, status, words in [
            ("the report replays to the same states", {"allowed": {}}, 0, "replays to the same states: "),
            ("a report of something else differs", {"awaited": {}}, 1, "differs at step "),
            ("a damaged report is refused in words", "allowed", 2, "this is no trace of a stack"),
        ]:
            trace = json.loads(text)
            answers = [step["input"]["verdict"] for step in trace["steps"] if "verdict" in step["input"]]
            next(answer for answer in answers if answer["_0"] == 2)["_1"] = verdict
            with open(report, "w", encoding="utf-8") as file:
                json.dump(trace, file)
            result = subprocess.run([NAVLAB, "replay", report], capture_output=True, text=True, timeout=PATIENCE)
            self.check(what, result.returncode == status and words in result.stdout + result.stderr)

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

    def refuses_pipes(self):
        result = subprocess.run([self.path], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE)
        self.check("without a terminal it says so", "standard input is not a terminal" in result.stderr)
        self.check("and fails", result.returncode == 1 and result.stdout == "")


if __name__ == "__main__":
    status = main(ShopWalk, "shop", FOLDER)
    if not os.access(NAVLAB, os.X_OK):
        print("  (there is no navlab, so the report was not replayed: swift build --product navlab makes it)")
    sys.exit(status)
