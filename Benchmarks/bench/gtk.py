"""A push and a pop through the navigator and the GTK host, compared with direct GTK calls.

One program measures both in turns. Only the calls are measured, because GTK draws the same for both. The row is left
out if GTK is not installed; `Scripts/check gtk` installs it.
"""

import subprocess
import sys

from bench.measuring import REPOSITORY, call, package_program

ROUNDS = {"full": 1_500, "short": 20}
THROUGH_THE_HOST = 1.5


def has_gtk():
    found = subprocess.run(["pkg-config", "--exists", "gtk4", "libadwaita-1"]).returncode == 0
    return found and subprocess.run(["which", "xvfb-run", "xfwm4"], stdout=subprocess.DEVNULL).returncode == 0


def run(table, length):
    if not has_gtk():
        print("bench: gtk is left out: there is no GTK here, and `Scripts/check gtk` installs it", file=sys.stderr)
        return
    program = package_program("Hosts/GTK", "gtk-benchmark")
    for line in call(REPOSITORY / "Scripts" / "desktop", program, ROUNDS[length], stderr=subprocess.DEVNULL).splitlines():
        if line.startswith("segue "):
            _, through, directly = line.split()
            table.add(
                "GTK, a push and a pop, by the same calls made directly", "depth 1", f"{float(through):.0f} µs",
                f"{float(directly):.0f} µs", float(through) / float(directly), THROUGH_THE_HOST)
