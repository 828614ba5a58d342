"""A segue through the UIKit host, compared with direct UIKit calls, both on the double.

The double shows nothing, so the cost of UIKit itself, which is far higher, is not included. The ratio compares the
code between an app and UIKit with calls that cost next to nothing.
"""

from bench.measuring import call, package_program

RATIO = {"unanimated": 12, "animated": 12}  # 1.5 times the measured values


def run(table, length):
    program = package_program("Tests/AppleLab", "uikit-benchmark", scratch="apple-lab")
    for line in call(program, *(["short"] if length == "short" else [])).splitlines():
        way, through, alone, ratio = line.split()
        table.add(
            "UIKit, a push and a pop through the host", way, f"{float(through):.0f} ns", f"{float(alone):.0f} ns",
            float(ratio), RATIO[way])
