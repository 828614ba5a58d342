#!/usr/bin/env python3
"""Walks the shop in a pseudo-terminal and checks its screen: play.py [--show] [DIRECTORY OF THE PROGRAM]

`navlab` replays the stall report of a host that hangs. It is the program in NAVLAB, or the one that was built in this
clone. With NAVC_RECORD=1, the report is also saved as a test of the fault laboratory.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
KEPT = os.path.join(FOLDER, "../../Tests/NavLabTests/Reports/shop-host-hangs.json")
NAVLAB = os.environ.get("NAVLAB") or os.path.join(FOLDER, "../../.build/debug/navlab")
sys.path.insert(0, os.path.dirname(FOLDER))
from playing import (  # noqa: E402
    ALT, COLUMNS, CONTROL_C, CONTROL_G, DOWN, ENTER, ESCAPE, LEFT, PATIENCE, ROWS, TAB, Failure, Program, Walk, main,
    slides)


class ShopWalk(Walk):
    def run(self):
        self.shop()
        self.opened_by_a_link()
        self.fits_any_window()
        self.folds()
        with tempfile.TemporaryDirectory() as folder:
            self.hangs(os.path.join(folder, "report.json"))
        self.quits()
        self.is_killed_by(signal.SIGTERM)
        self.is_killed_by(signal.SIGHUP)
        self.ends_in_the_background_too()
        self.ends_in_a_slide()
        self.is_stopped()
        self.refuses_pipes()

    def shop(self):
        program = Program(self.path, self.show.output)
        try:
            self.sign_in(program)
            self.browse(program)
            self.review(program)
            self.turn_tabs(program)
            self.buy(program)
            self.check("pages slid", any(slides(frame) for frame in program.screen.frames))
            self.leave(program)
            self.ends(program)
        except Failure as failure:
            raise Failure(f"{failure}\n{program.screen.picture()}") from None
        finally:
            program.close()

    @staticmethod
    def tabs(screen):
        """The labels of the tab bar, from the row above the last. The selected tab is in brackets."""
        return re.findall(r"\[\d \w+\]|\d \w+", screen.lines[-2])

    def sign_in(self, program):
        screen = program.screen
        self.step(program, "The welcome", [], "the welcome", lambda s: s.stack == "welcome")
        self.check("nobody sees the shop yet", "The Tea Shop" in screen.text and "1 Tea" not in screen.text)
        self.step(
            program, "⏎: sign in, over everything", [ENTER], "the sign-in", lambda s: s.stack == "welcome › signIn")
        self.check("it covers the welcome", "✕" in screen.lines[0] and "The Tea Shop" not in screen.text)
        self.step(
            program, "A name, and ⏎: the welcome gives way to the shop", ["Ada", ENTER], "the catalogue",
            lambda s: s.stack == "catalog" and "done shown" in s.status)
        self.check("there are tabs, and the first is selected", self.tabs(screen) == ["[1 Tea]", "2 Orders", "3 You"])
        self.check("the catalogue is shown", "Earl Grey" in screen.text and "‹" not in screen.lines[0])

    def browse(self, program):
        screen = program.screen
        self.step(
            program, "c: the cart, which is empty", ["c"], "the cart", lambda s: s.stack == "catalog › cart")
        self.check("no checkout is offered", "check out" not in screen.text)
        self.step(
            program, "⏎: pay all the same", [ENTER], "the refusal",
            lambda s: "The checkout needs cartCount > 0." in s.text and "checkOut refused: needs cartCount" in s.status)
        self.step(program, "Escape: back", [ESCAPE], "the catalogue", lambda s: s.stack == "catalog")

        self.step(program, "f: sort", ["f"], "the filters, a popover", lambda s: s.stack == "catalog › filters")
        self.check("the catalogue is seen beside it", "Darjeeling" in screen.text and "as it is" in screen.text)
        self.step(
            program, "↓⏎: by price", [DOWN, ENTER], "the order",
            lambda s: s.stack == "catalog" and "Sorted by price." in s.text)
        self.check("a typed value was returned by an unwind", "sorted by price" in screen.text)

        self.step(program, "↓", [DOWN], "the second row", lambda s: "▸ Assam" in s.text)
        first = len(screen.frames)
        self.step(
            program, "⏎⏎: two presses within one slide", [ENTER, ENTER], "the product",
            lambda s: s.stack == "catalog › product" and "openProduct shown" in s.status)
        self.show.slide(screen.frames[first:])
        self.check("the second press was refused", "openProduct refused: busy" in screen.status)
        self.check("prepare was called once", "1 time, from the catalogue" in screen.text)
        self.step(
            program, "m: more like it, a push of the same screen", ["m"], "a similar tea",
            lambda s: s.stack == "catalog › product › product" and "Keemun" in s.lines[0])
        self.check("prepare was called once for it too", "1 time, from Assam" in screen.text)
        self.step(program, "←: back", [LEFT], "the first tea", lambda s: s.stack == "catalog › product")

    def review(self, program):
        """A review sheet with a draft shows an alert before it closes."""
        screen = program.screen
        asked = "catalog › product › review › discardDraft"
        self.step(
            program, "w: write a review, in a sheet", ["w"], "the sheet",
            lambda s: s.stack == "catalog › product › review")
        self.check("it is a box with a title", "╭" in screen.lines[2] and re.search("✕ +Your review", screen.lines[3]))
        self.check("the tea is seen beside it", "Assam" in screen.lines[0])
        self.step(
            program, "A few words, and Escape: the sheet asks", ["Nice", ESCAPE], "the alert",
            lambda s: s.stack == asked and "Throw this review away?" in s.text)
        self.check("the alert says what is lost", "“Nice” has not been sent." in screen.text)
        self.check("back was refused before", "askDiscard shown  ·  back refused" in screen.status)
        self.step(
            program, "Escape: keep it", [ESCAPE], "the sheet",
            lambda s: s.stack == "catalog › product › review" and "keep shown" in s.status)
        self.check("the words are still there", "Nice" in screen.text and "Throw this" not in screen.text)

        self.step(
            program, "^G: help, over the sheet", [CONTROL_G], "the help",
            lambda s: s.stack == "catalog › product › review › help" and "another tab" in s.text)
        self.step(program, "⏎: close it", [ENTER], "the sheet", lambda s: s.stack == "catalog › product › review")

        self.step(program, "Escape again", [ESCAPE], "the alert", lambda s: s.stack == asked)
        self.step(
            program, "Tab, ⏎: the other button, which takes the sheet off too", [TAB, ENTER], "the tea",
            lambda s: s.stack == "catalog › product" and "discard shown" in s.status)
        self.check("nothing was sent", "none yet" in screen.text)
        self.step(program, "w: once more", ["w"], "the sheet", lambda s: s.stack == "catalog › product › review")
        self.check("the words are gone", "Nice" not in screen.text)
        self.step(
            program, "Other words, and ⏎: send it", ["Malty", ENTER], "the tea with its review",
            lambda s: s.stack == "catalog › product" and "“Malty”" in s.text)

    def turn_tabs(self, program):
        screen = program.screen
        self.step(
            program, "Alt-2: the orders", [ALT + "2"], "the orders",
            lambda s: s.stack == "orderList" and "Order 1001" in s.text)
        self.check("the second tab is selected", self.tabs(screen) == ["1 Tea", "[2 Orders]", "3 You"])
        self.step(program, "⏎: the one from last time", [ENTER], "the order", lambda s: s.stack == "orderList › order")
        self.step(
            program, "Alt-1: back to the tea", [ALT + "1"], "the tea as it was left",
            lambda s: s.stack == "catalog › product" and "“Malty”" in s.text)
        self.check("its page was kept, and not made anew", "1 time, from the catalogue" in screen.text)
        self.step(
            program, "Alt-2: and the orders as they were left", [ALT + "2"], "the order",
            lambda s: s.stack == "orderList › order")
        self.step(
            program, "⏎: buy it again, which goes to the tea", [ENTER], "the tea",
            lambda s: s.stack == "catalog › product")
        self.check("the first tab is selected", self.tabs(screen) == ["[1 Tea]", "2 Orders", "3 You"])

    def buy(self, program):
        screen = program.screen
        self.step(program, "a: into the cart, twice", ["aa"], "two teas", lambda s: "In the cart: 2." in s.text)
        self.step(program, "←: back", [LEFT], "the catalogue", lambda s: s.stack == "catalog" and "cart 2" in s.text)
        self.step(
            program, "c: the cart", ["c"], "the cart, with a checkout that its predicate allows",
            lambda s: s.stack == "catalog › cart" and "⏎ check out" in s.text)
        self.check("the cart holds both", "2 × 100 g" in screen.text and "8.40 €" in screen.text)
        self.step(
            program, "⏎: the checkout, a fragment in a sheet", [ENTER], "the checkout",
            lambda s: s.stack == "catalog › cart › till.bill")
        self.step(
            program, "⏎: on to the payment, inside the sheet", [ENTER], "the payment",
            lambda s: s.stack == "catalog › cart › till.bill › till.payment" and "‹ Checkout" in s.text)
        self.check("the cart is seen beside it", "Cart" in screen.lines[0])
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
        # Both keys are sent in one write, so the Escape always arrives before the payment ends.
        self.step(
            program, "⏎: pay, and Escape while the money is on its way", [ENTER, ESCAPE], "the refusal",
            lambda s: "paying …" in s.text and "back refused: needs not" in s.status)
        self.check("back was refused while paying", screen.stack.endswith("› till.payment"))
        first = len(screen.frames)
        self.step(
            program, "…", [], "the thanks, in the place of the cart",
            lambda s: s.stack == "catalog › thanks" and "Order 1002 is on its way." in s.text)
        self.check(
            "what a hook asked for waited in the queue while the sheet went",
            any("thank queued" in frame for frame in screen.frames[first:]))
        self.check("the status line says by what", "thank shown  ·  till.pay shown" in screen.status)
        self.step(
            program, "o: the orders, which goes to their tab", ["o"], "the tab as it was left",
            lambda s: s.stack == "orderList › order" and "Order 1001" in s.lines[0])
        self.check("the second tab is selected", self.tabs(screen) == ["1 Tea", "[2 Orders]", "3 You"])
        self.step(
            program, "←: back", [LEFT], "the new order too",
            lambda s: s.stack == "orderList" and "Order 1002" in s.text)

    def leave(self, program):
        screen = program.screen
        self.step(
            program, "Alt-1: the tea", [ALT + "1"], "the thanks, which were kept",
            lambda s: s.stack == "catalog › thanks")
        self.step(program, "←: back", [LEFT], "the catalogue, and not the cart", lambda s: s.stack == "catalog")
        self.check("the cart is empty", "cart 0" in screen.text)
        self.step(program, "⏎: a tea", [ENTER], "a tea", lambda s: s.stack == "catalog › product")
        self.step(program, "w: a review", ["w"], "the sheet", lambda s: s.stack.endswith("› review"))
        self.step(
            program, "A few words, and ^G: help", ["Oh", CONTROL_G], "the help",
            lambda s: s.stack == "catalog › product › review › help" and "You are Ada." in s.text)
        self.step(
            program, "x: sign out, whatever is open", ["x"], "the welcome",
            lambda s: s.stack == "welcome" and "The Tea Shop" in s.text)
        self.check("no tabs and no sheet are seen", self.tabs(screen) == [] and "Your review" not in screen.text)

    def ends(self, program):
        rows, columns = ROWS - 4, COLUMNS - 20
        self.resize(program, rows, columns)
        self.step(
            program, "The window becomes smaller", [], "the page at its new size",
            lambda s: s.stack == "welcome" and "sign in" in s.lines[rows - 2])
        self.check("the page fills the new size", len(program.screen.lines) == rows)
        self.step(program, "Control-C", [CONTROL_C], "the end", lambda s: "?1049" not in s.modes)
        status = program.wait_for_end()
        self.check("Control-C ends it", os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGINT)
        self.check_restored(program)

    @staticmethod
    def resize(program, rows, columns):
        program.screen.resize(rows, columns)
        program.set_size(rows, columns)

    def fits_any_window(self):
        """Shows an alert over a sheet over the tabs, in a small window and in a large one."""
        program = Program(self.path, lambda data: None)
        try:
            program.wait("the welcome", lambda s: s.stack == "welcome")
            for keys, stack in [
                (ENTER, "welcome › signIn"), ("Ada" + ENTER, "catalog"), (ENTER, "catalog › product"),
                ("w", "catalog › product › review"), ("Nice" + ESCAPE, "catalog › product › review › discardDraft"),
            ]:
                program.press(keys)
                program.wait(f"'{stack}'", lambda s, stack=stack: s.stack == stack)
            for rows, columns in [(12, 40), (30, 100)]:
                self.resize(program, rows, columns)
                program.wait(
                    f"the alert in {rows} rows of {columns} columns",
                    lambda s, columns=columns: "[Keep writing (Esc)]" in s.text and self.is_framed(s, columns))
                self.check("the alert and the sheet fit into any window", "Discard (D)" in program.screen.text)
        except Failure as failure:
            raise Failure(f"{failure}\n{program.screen.picture()}") from None
        finally:
            program.close()

    def folds(self):
        """Opens two orders beside their list, and makes the window narrow and wide again."""
        program = Program(self.path, lambda data: None)
        try:
            program.wait("the welcome", lambda s: s.stack == "welcome")
            for keys, stack, text in [
                (ENTER, "welcome › signIn", ""), ("Ada" + ENTER, "catalog", ""), (ENTER, "catalog › product", ""),
                ("a", "catalog › product", "In the cart: 1."), (LEFT, "catalog", ""), ("c", "catalog › cart", ""),
                (ENTER, "catalog › cart › till.bill", ""), (ENTER, "catalog › cart › till.bill › till.payment", ""),
                (ENTER, "catalog › thanks", "Order 1002"), ("o", "orderList", "Order 1002"),
            ]:
                program.press(keys)
                program.wait(f"'{stack}'", lambda s, stack=stack, text=text: s.stack == stack and text in s.text)
            self.look_at_orders(program)
        except Failure as failure:
            raise Failure(f"{failure}\n{program.screen.picture()}") from None
        finally:
            program.close()

    def look_at_orders(self, program):
        wide = 120
        self.resize(program, ROWS, wide)
        program.wait("the placeholder beside the orders", lambda s: self.has_columns(s) and "Choose an order." in s.text)
        for keys, what, condition in [
            (ENTER, "the newest order, beside the list",
             lambda s: s.stack == "orderList › order" and "Order 1002" in s.lines[0] and self.has_columns(s)),
            (DOWN + ENTER, "the other order in its place: the list has kept the focus",
             lambda s: s.stack == "orderList › order" and "Order 1001" in s.lines[0] and self.has_columns(s)),
        ]:
            program.press(keys)
            program.wait(what, condition)
            self.check(what, "Choose an order." not in program.screen.text)
        self.resize(program, ROWS, COLUMNS)
        program.wait(
            "the order alone", lambda s: "Order 1001" in s.lines[0] and "Order 1002" not in s.text and not self.has_columns(s))
        program.press(LEFT)
        program.wait("a narrow window: back to the list", lambda s: s.stack == "orderList" and "Order 1002" in s.text)
        self.resize(program, ROWS, wide)
        program.wait("a wide window: the placeholder again", lambda s: self.has_columns(s) and "Choose an order." in s.text)
        program.press(ENTER)
        program.wait("an order", lambda s: s.stack == "orderList › order" and self.has_columns(s))
        program.press(ESCAPE)
        program.wait("Escape: the order is gone", lambda s: s.stack == "orderList" and "Choose an order." in s.text)
        self.check("the orders are beside their details in a wide window only", self.has_columns(program.screen))

    @staticmethod
    def has_columns(screen):
        """Whether a rule separates the first 36 cells from the rest, in the title and below it."""
        return all(line[36:37] == "│" for line in screen.lines[:3])

    @staticmethod
    def is_framed(screen, columns):
        """Whether the alert and the sheet are complete and centered."""
        edges = [edge for line in screen.lines for edge in re.finditer("[╭╰]─{20,}[╮╯]", line)]
        return len(edges) == 4 and all(edge.start() == columns - edge.end() for edge in edges)

    def opened_by_a_link(self):
        """Opens a link to the second tab, which requires a customer."""
        program = Program(self.path, self.show.output, ["--open", "teashop://orders/1001"])
        try:
            self.follow(program)
        except Failure as failure:
            raise Failure(f"{failure}\n{program.screen.picture()}") from None
        finally:
            program.close()

    def follow(self, program):
        screen = program.screen
        self.step(
            program, "The shop again, opened by teashop://orders/1001", [], "the welcome",
            lambda s: s.stack == "welcome" and "The Tea Shop" in s.text)
        self.step(program, "⏎: sign in", [ENTER], "the sign-in", lambda s: s.stack == "welcome › signIn")
        self.step(
            program, "A name, and ⏎: the link goes on, into the second tab", ["Ada", ENTER], "the order",
            lambda s: s.stack == "orderList › order" and "Order 1001" in s.lines[0])
        self.check("the second tab is selected", self.tabs(screen) == ["1 Tea", "[2 Orders]", "3 You"])
        self.step(program, "←: back", [LEFT], "the orders below it", lambda s: s.stack == "orderList")
        self.step(program, "Alt-3: the account", [ALT + "3"], "the account", lambda s: s.stack == "account")
        self.step(
            program, "o: the newest order, which goes to the second tab", ["o"], "the order",
            lambda s: s.stack == "orderList › order" and "Order 1001" in s.lines[0])
        self.step(program, "Alt-3: the account", [ALT + "3"], "the account", lambda s: s.stack == "account")
        self.step(
            program, "l: German", ["l"], "the tabs in German",
            lambda s: self.tabs(s) == ["1 Tee", "2 Bestellungen", "[3 Konto]"])
        self.step(
            program, "Alt-2: the order, whose title has a number", [ALT + "2"], "the order",
            lambda s: s.stack == "orderList › order" and "Bestellung 1001" in s.lines[0] and "Bestellungen" in s.lines[0])
        self.step(program, "Alt-3: the account", [ALT + "3"], "the account", lambda s: s.stack == "account")
        self.step(
            program, "l: English", ["l"], "the tabs in English",
            lambda s: self.tabs(s) == ["1 Tea", "2 Orders", "[3 You]"])
        self.step(
            program, "x: sign out", ["x"], "the welcome", lambda s: s.stack == "welcome" and "The Tea Shop" in s.text)

    def hangs(self, report):
        """A host that hangs is settled after a time limit, and the report of the run can be replayed."""
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
            program, "The shop again, on a host that hangs at the first product", [], "the welcome",
            lambda s: s.stack == "welcome")
        self.step(program, "⏎: sign in", [ENTER], "the sign-in", lambda s: s.stack == "welcome › signIn")
        self.step(
            program, "A name, and ⏎", ["Grace", ENTER], "the catalogue",
            lambda s: s.stack == "catalog" and "done shown" in s.status)
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
            program.wait("the welcome", lambda s: s.stack == "welcome")
            program.press("q")
            self.check("q ends it well", program.wait_for_end() == 0)
            self.check_restored(program)
        finally:
            program.close()

    def is_killed_by(self, number):
        program = Program(self.path, lambda data: None)
        try:
            program.wait("the welcome", lambda s: s.stack == "welcome")
            os.kill(program.process, number)
            status = program.wait_for_end()
            self.check("a signal ends it", os.WIFSIGNALED(status) and os.WTERMSIG(status) == number)
            self.check_restored(program)
        finally:
            program.close()

    def ends_in_the_background_too(self):
        """Control-C ends the app even if it is ignored at the start, as in a shell's background job."""
        program = Program(self.path, lambda data: None, ignoring=[signal.SIGINT])
        try:
            program.wait("the welcome", lambda s: s.stack == "welcome")
            program.press(CONTROL_C)
            program.wait_for_end()
            self.check_restored(program)
        finally:
            program.close()

    def ends_in_a_slide(self):
        """Nothing follows the sequence that restores the terminal, although the app is drawing."""
        for _ in range(5):
            sent = bytearray()
            program = Program(self.path, sent.extend)
            try:
                program.wait("the welcome", lambda s: s.stack == "welcome")
                program.press(ENTER)
                program.wait("the slide", lambda s: s.stack == "welcome" and "✕" in s.text)
                program.press(CONTROL_C)
                program.wait_for_end()
                self.check_restored(program)
                self.check("no frame follows the end", sent.endswith(b"\x1b[?1049l"))
            finally:
                program.close()

    def is_stopped(self):
        self.is_stopped_and_continued(
            [], lambda s: s.stack == "welcome", ENTER, lambda s: s.stack == "welcome" and "✕" in s.text,
            lambda s: s.stack == "welcome › signIn" and "signIn shown" in s.status)

    def refuses_pipes(self):
        result = subprocess.run([self.path], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE)
        self.check("without a terminal it says so", "standard input is not a terminal" in result.stderr)
        self.check("and fails", result.returncode == 1 and result.stdout == "")


if __name__ == "__main__":
    status = main(ShopWalk, "shop", FOLDER)
    if not os.access(NAVLAB, os.X_OK):
        print("  (there is no navlab, so the report was not replayed: swift build --product navlab makes it)")
    sys.exit(status)
