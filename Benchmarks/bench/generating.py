"""`navc generate` between two limits: writing the same text without changes, and reading and printing it with
swift-format.

It is also compared with `validate`, which does all work before the first line is written. An app with navc as a
package runs the plugin without optimization, which has a separate row.
"""

from bench import graphs
from bench.measuring import REPOSITORY, WORK, Meter, call, release_navc, swift_build
from bench.table import Bound, milliseconds

SIZES = {"full": ((500, 9), (2_000, 7), (5_000, 5)), "short": ((50, 1), (100, 1), (200, 1))}
FORMATTED = {"full": (500, 3), "short": (50, 1)}
PLAIN = {"full": (500, 7), "short": (50, 1)}

VALIDATE = Bound(4.2, wanted=3)
UNOPTIMISED = 3
FORMATTER = 0.1


def plain_write():
    program = WORK / "PlainWrite"
    source = REPOSITORY / "Benchmarks" / "PlainWrite" / "main.swift"
    call("swiftc", "-O", "-swift-version", "6", "-o", program, source)
    return program


def graph(screens):
    file = WORK / f"tree-{screens}.nav.yaml"
    file.write_text(graphs.tree(screens))
    return file


def run(table, length):
    navc, write = release_navc(), plain_write()
    meter = Meter()
    for screens, rounds in SIZES[length]:
        file, swift, copy = graph(screens), WORK / "generated.swift", WORK / "copied.swift"
        call(navc, "generate", file, "-o", swift)
        # navc reads an existing output and does not write it again.
        anew = ("sh", "-c", f"rm -f '{copy}' && exec \"$@\"", "sh")
        runs = meter.interleaved(
            rounds, generate=(*anew, navc, "generate", file, "-o", copy), validate=(navc, "validate", file),
            write=(*anew, write, swift, copy))
        here = runs.median("generate", "processor")
        for other, bound in (("validate", VALIDATE), ("write", None)):
            table.add(
                f"generate, time, by {other}", screens, milliseconds(here),
                milliseconds(runs.median(other, "processor")), runs.ratio("generate", other, "processor"), bound)

    screens, rounds = FORMATTED[length]
    file, swift = graph(screens), WORK / "generated.swift"
    call(navc, "generate", file, "-o", swift)
    runs = meter.interleaved(
        rounds, generate=("sh", "-c", f"exec '{navc}' generate '{file}' > '{WORK / 'copied.swift'}'"),
        format=("sh", "-c", f"exec swift-format format '{swift}' > '{WORK / 'copied.swift'}'"))
    table.add(
        "generate, time, by swift-format", screens, milliseconds(runs.median("generate", "processor")),
        milliseconds(runs.median("format", "processor")), runs.ratio("generate", "format", "processor"), FORMATTER)

    screens, rounds = PLAIN[length]
    file = graph(screens)
    debug = swift_build("--product", "navc") / "navc"
    runs = meter.interleaved(
        rounds, generate=("sh", "-c", f"exec '{debug}' generate '{file}' > /dev/null"), validate=(debug, "validate", file))
    table.add(
        "generate without optimisation, by validate", screens, milliseconds(runs.median("generate", "processor")),
        milliseconds(runs.median("validate", "processor")), runs.ratio("generate", "validate", "processor"), UNOPTIMISED)
