"""A segue through the host for UIKit, beside the same calls of UIKit made directly, both on the double.

What UIKit itself costs, which is far more than either, is not in it: the double shows nothing. So the ratio says what stands between an app and
UIKit, by something that costs next to nothing.
"""

from bench.measuring import call, package_program

RATIO = {"unanimated": 12, "animated": 12}  # half as much again as was measured


def run(table, length):
    program = package_program("Tests/AppleLab", "uikit-benchmark", scratch="apple-lab")
    for line in call(program, *(["short"] if length == "short" else [])).splitlines():
        way, through, alone, ratio = line.split()
        table.add(
            "UIKit, a push and a pop through the host", way, f"{float(through):.0f} ns", f"{float(alone):.0f} ns",
            float(ratio), RATIO[way])
