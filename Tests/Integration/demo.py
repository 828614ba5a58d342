#!/usr/bin/env python3
"""Runs `make demo` in a separate terminal, as a user does after cloning navc, and checks its output.

GTK is hidden from the demo, as if it were not installed. The demo builds the same targets as the examples, in the
same folder. It contains the walk through the shop, and fails if the walk fails.
"""

import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
ROWS, COLUMNS = 40, 120
PATIENCE = 20 * 60  # seconds, if everything must be built

passed = 0


def check(promise, holds, shown):
    global passed
    if not holds:
        print(shown[-6000:])
        sys.exit(f"demo: broken promise: {promise}")
    passed += 1


def without_gtk(folder):
    """Returns an environment in which pkg-config finds only libyaml, and only if it was found before."""
    found = subprocess.run(
        ["pkg-config", "--variable=pcfiledir", "yaml-0.1"], capture_output=True, text=True).stdout.strip()
    if found:
        shutil.copy(os.path.join(found, "yaml-0.1.pc"), folder)
    return {"PKG_CONFIG_LIBDIR": folder, "PKG_CONFIG_PATH": ""}


def run(environment):
    """Returns the terminal's output and the exit status of the demo."""
    person, program = pty.openpty()
    subprocess.run(["stty", "rows", str(ROWS), "cols", str(COLUMNS)], stdin=program, check=True)
    demo = subprocess.Popen(
        ["make", "--no-print-directory", "demo"], cwd=REPOSITORY, stdin=program, stdout=program, stderr=program,
        env=environment, start_new_session=True)
    os.close(program)
    data, deadline = b"", time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if not select.select([person], [], [], 1)[0]:
            continue
        try:
            more = os.read(person, 65536)
        except OSError:  # the other end is closed
            break
        if not more:
            break
        data += more
    else:
        os.killpg(demo.pid, 9)
    os.close(person)
    return data.decode("utf-8", errors="replace"), demo.wait()


def main():
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ, "TERM": "xterm-256color", "NAVC_PACE": "0.05", **without_gtk(folder)}
        gtk = subprocess.run(["pkg-config", "--exists", "gtk4"], env=environment)
        check("there is no GTK for it", gtk.returncode != 0, "")
        # Another check may have built the tool, which a fresh clone does not have.
        (REPOSITORY / ".build" / "packages" / "debug" / "navc-tool").unlink(missing_ok=True)
        # navc does not write an output that would be the same, so the outputs of earlier runs are deleted.
        written = [REPOSITORY / "demo-output" / name for name in ["shop.svg", "shop.html", "shop-prototype.html"]]
        for file in written:
            file.unlink(missing_ok=True)
        sent, status = run(environment)
    # The lines, without the sequences for cursor and colors.
    shown = re.sub(r"\x1b[\[78][?0-9;]*[A-Za-z]?", "", sent).replace("\r\n", "\n")
    check("it ends well", status == 0, shown)
    steps = [line for line in shown.split("\n") if line.startswith("== ")]
    check("it has seven steps", len(steps) == 7, "\n".join(steps))
    check("a valid graph is valid", "graphs/wayfare.nav.yaml: valid: 55 screens" in shown, shown)
    found = set(re.findall(r"error: .* \[([a-z-]+)\]$", shown, re.M))
    check("a wrong one fails, and all is said in one run", "(exit status 1)" in shown and len(found) > 5, shown)
    check("Swift comes out of a graph", "lines: demo-output/hello.nav.swift)" in shown, shown)
    check("the app has the screen to itself while it plays", "\x1b[?1049h" in sent and "\x1b[?1049l" in sent, shown)
    for words in ["The Tea Shop", "Throw this review away?", "▶ A few words, and Escape: the sheet asks"]:
        check(f"its pages are seen: {words}", words in shown, shown)
    played = re.search(r"^play: \d+ checks of Examples/Shop passed in .*$", shown, re.M)
    check("the shop is played to its end", played is not None, shown)
    check(
        "its picture and its prototype are there, and it says where",
        all(file.exists() and f"demo-output/{file.name}" in shown for file in written), shown)
    check("it says how to see the desktop app", "`Scripts/gtk app` builds it, and installs GTK" in shown, shown)
    check("the screen is the person's again", sent.rfind("\x1b[?1049l") > sent.rfind("\x1b[?1049h"), shown)
    print(played[0])
    print(f"demo: {passed} promises hold")


main()
