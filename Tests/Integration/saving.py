#!/usr/bin/env python3
"""Saves a graph and kills navc while `navc fmt` writes the graph: saving.py [TRIES]

After SIGKILL at a random time, the file has its old text or its new one, and a second run of `navc fmt` succeeds. A
text that another process saves at a random time is not lost, however that process saves it.
"""

import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
NAVC = os.environ.get("NAVC", str(REPOSITORY / ".build" / "debug" / "navc"))
TRIES = int(sys.argv[1]) if len(sys.argv) > 1 else 200

OLD = "navc: 1\ngraph: Shop\nroot: s0\nscreens: {" + ", ".join(f"s{number}: {{title: no}}" for number in range(400)) + "}\n"


class Delay:
    """A random time that follows the end of navc's run, when navc writes."""

    def __init__(self, seconds):
        self.center = seconds

    def wait(self):
        time.sleep(self.center * random.uniform(0.7, 1.3))

    def correct(self, was_late):
        self.center *= 0.9 if was_late else 1.1


def start(file):
    return subprocess.Popen([NAVC, "fmt", file], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def layout(text):
    return subprocess.run([NAVC, "fmt", "-"], input=text, stdout=subprocess.PIPE, text=True, check=True).stdout


def killed(file, delay, new):
    """Kills navc. Returns a fault, or the text that the file has."""
    file.write_text(OLD)
    program = start(file)
    delay.wait()
    program.send_signal(signal.SIGKILL)
    program.communicate()
    found = file.read_text()
    if found not in (OLD, new):
        return f"a file of {len(found)} characters after SIGKILL", None
    again = subprocess.run([NAVC, "fmt", file], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if again.returncode or file.read_text() != new:
        return f"status {again.returncode} after SIGKILL: {again.stderr}", None
    return None, "new" if found == new else "old"


def replace(file, text):
    other = file.with_name("other")
    other.write_text(text)
    other.rename(file)


def append(file, text):
    with open(file, "a") as handle:
        handle.write(text)


def saved(file, delay, number):
    """Saves the file while navc runs. Returns a fault, or which program was first."""
    file.write_text(OLD)
    remark = f"# remark {number}\n"
    text = OLD + remark
    way = number % 3
    program = start(file)
    delay.wait()
    if way == 0:
        replace(file, text)
    elif way == 1:
        file.write_text(text)
    else:
        append(file, remark)
    _, errors = program.communicate()
    found = file.read_text()
    # navc can write before a program appends.
    if found not in (text, layout(text), layout(OLD) + remark):
        return f"the text of {('a replaced', 'an overwritten', 'an extended')[way]} file is lost: {errors}", None
    if program.returncode not in (0, 1, 2) or (program.returncode == 0) != (errors == ""):
        return f"status {program.returncode}: {errors}", None
    return None, "kept" if program.returncode else "written"


def main():
    random.seed(1)
    faults, counts = [], {}
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "shop.nav.yaml"
        file.write_text(OLD)
        begin = time.monotonic()
        start(file).communicate()
        duration = time.monotonic() - begin
        new = file.read_text()

        delays = Delay(duration), Delay(duration)
        for number in range(TRIES):
            results = killed(file, delays[0], new), saved(file, delays[1], number)
            for delay, (fault, outcome) in zip(delays, results):
                delay.correct(outcome in ("new", "written"))
                if fault:
                    faults.append(fault)
                else:
                    counts[outcome] = counts.get(outcome, 0) + 1
    for fault in faults:
        print(fault)
    print(f"{TRIES} kills and {TRIES} saves during {duration * 1e3:.0f} ms, {len(faults)} faults: {counts}")
    # Without both outcomes of each kind, the times do not reach the write.
    if TRIES >= 40 and not {"old", "new", "kept", "written"} <= counts.keys():
        faults.append("an outcome is missing")
        print(faults[-1])
    sys.exit(1 if faults else 0)


main()
