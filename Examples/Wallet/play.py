#!/usr/bin/env python3
"""Walks the wallet in a pseudo-terminal and checks its screen: play.py [--show] [DIRECTORY OF THE PROGRAM]"""

import json
import os
import sys
import tempfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(FOLDER))
from playing import ENTER, ESCAPE, Failure, Program, Walk, main, slides  # noqa: E402


class WalletWalk(Walk):
    def run(self):
        with tempfile.TemporaryDirectory() as folder:
            state = os.path.join(folder, "wallet.json")
            self.session(state, self.pays_from_a_link, self.waits_in_vain, self.expires, self.goes_on_elsewhere, self.leaves_a_card_open)
            self.session(state, self.is_there_again)
            self.forget(state)
            self.session(state, self.is_shown_no_more_than_it_may)
            with open(state, "w") as file:
                file.write('{"isUnlocked": true, "stack": [{"screen": "attic"}, 7]}')
            self.session(state, self.starts_at_the_front)

    def session(self, state, *parts):
        program = Program(self.path, self.show.output, arguments=["--state", state])
        try:
            for part in parts:
                part(program)
            program.press("q")
            self.check("q ends it well", program.wait_for_end() == 0)
            self.check_restored(program)
        except Failure as failure:
            raise Failure(f"{failure}\n{program.screen.picture()}") from None
        finally:
            program.close()

    def forget(self, state):
        """Makes the session expire while the app is closed."""
        with open(state) as file:
            saved = json.load(file)
        self.check("the stack was saved by names", [screen["screen"] for screen in saved["stack"]] == ["home", "cards", "card"])
        saved["isUnlocked"] = False
        with open(state, "w") as file:
            json.dump(saved, file)

    def pays_from_a_link(self, program):
        screen = program.screen
        self.step(program, "The front page, locked", [], "the front page", lambda s: s.stack == "home" and "locked" in s.text)
        self.step(
            program, "⏎: the cards, which require an open wallet", [ENTER], "the refusal",
            lambda s: "The cards need isUnlocked." in s.text)
        self.step(
            program, "1: a link to a payment arrives", ["1"], "the stop",
            lambda s: s.stack == "home" and "link stopped at 'home'" in s.status)
        self.step(program, "s: unlock", ["s"], "the question", lambda s: s.stack == "home › unlock")
        first = len(screen.frames)
        self.step(
            program, "1234⏎: and the link goes on by itself", ["1234", ENTER], "the payment",
            lambda s: s.stack == "home › cards › card › payment")
        self.check("the link went on once the fact had changed", "Pay 12.50 €" in screen.text)
        self.check("its texts were decoded", "to Grüner Tee" in screen.text)
        stacks = [frame.split("\n")[-1].strip().split("  ·  ")[0] for frame in screen.frames[first:]]
        self.check(
            "three screens came in one transition",
            not {"home › cards", "home › cards › card"} & set(stacks))
        self.step(
            program, "u: the link of this page", ["u"], "the link",
            lambda s: s.status == "wallet://cards/blue/pay?amount=1250&to=Gr%C3%BCner%20Tee")

        first = len(screen.frames)
        self.step(
            program, "⏎ and Escape: the bank is asked, and nothing else happens meanwhile", [ENTER, ESCAPE], "the receipt",
            lambda s: s.stack == "home › cards › card › payment › receipt" and "Paid 12.50 €" in s.text)
        asked = screen.frames[first:]
        self.check("an async fact was waited for", any("confirm waits for its facts" in frame for frame in asked))
        self.check("the guard was closed meanwhile", any("back refused: busy" in frame for frame in asked))
        self.step(program, "Escape: paid is paid", [ESCAPE], "the refusal", lambda s: "back refused" in s.status)
        self.step(program, "⏎: done", [ENTER], "the front page", lambda s: s.stack == "home")

    def waits_in_vain(self, program):
        self.step(
            program, "2: a link to a payment so large that the bank never answers", ["2"], "the payment",
            lambda s: s.stack == "home › cards › card › payment" and "Pay 2000.00 €" in s.text)
        self.step(
            program, "⏎: after two seconds the answer is no", [ENTER], "the refusal",
            lambda s: "Not paid: the bank does not agree." in s.text)
        self.check("a fact that did not answer counted as its 'otherwise'", program.screen.stack.endswith("› payment"))

    def expires(self, program):
        screen = program.screen
        first = len(screen.frames)
        self.step(
            program, "Escape and x in one: the session expires while the page slides back", [ESCAPE, "x"], "the question",
            lambda s: s.stack == "home › unlock")
        stacks = {frame.split("\n")[-1].strip().split("  ·  ")[0] for frame in screen.frames[first:]}
        self.check("one transition led from the cards to the front page", "home › cards" not in stacks)
        self.check("the app was told why", any("cards evicted: requires isUnlocked" in f for f in screen.frames[first:]))
        self.step(
            program, "Escape: declined", [ESCAPE], "the front page",
            lambda s: s.stack == "home" and "Still locked." in s.text)

    def goes_on_elsewhere(self, program):
        self.step(
            program, "4: a link that the graph does not know", ["4"], "the refusal",
            lambda s: "link refused: no link of the graph matches" in s.status)
        self.step(program, "s, 1234⏎", ["s"], "the question", lambda s: s.stack == "home › unlock")
        self.step(program, "", ["1234", ENTER], "the front page", lambda s: s.stack == "home" and "Unlocked." in s.text)
        self.check("no link went on twice", program.screen.stack == "home")
        self.step(
            program, "3: a link to a card that is not there", ["3"], "the cards",
            lambda s: s.stack == "home › cards" and "link stopped at 'cards'" in s.status)
        self.check("a predicate on the way stopped a link", "Blue debit" in program.screen.text)

    def leaves_a_card_open(self, program):
        self.step(
            program, "⏎: a card", [ENTER], "the card",
            lambda s: s.stack == "home › cards › card" and "On it: 107.50 €" in s.text)
        self.check("pages slid", any(slides(frame) for frame in program.screen.frames))

    def is_there_again(self, program):
        self.step(program, "Started again", [], "the card", lambda s: s.stack == "home › cards › card" and "On it:" in s.text)

    def is_shown_no_more_than_it_may(self, program):
        self.step(program, "Started again, locked", [], "the front page", lambda s: s.stack == "home" and "locked" in s.text)
        self.check("of a saved stack only what may be shown came back", "On it:" not in program.screen.text)

    def starts_at_the_front(self, program):
        self.step(program, "Started with a broken file", [], "the front page", lambda s: s.stack == "home")


if __name__ == "__main__":
    sys.exit(main(WalletWalk, "wallet", FOLDER))
