"""One push and pop in the guarded stack, without a host, against appending to an array and removing from it."""

from bench.measuring import BUILD, REPOSITORY, call

SEGUES = {"full": 300_000, "short": 1_000}

RATIO = 50


def run(table, length):
    options = (
        "--package-path", REPOSITORY / "Benchmarks" / "Core", "--scratch-path", BUILD / "packages", "-c", "release")
    call("swift", "build", *options, "--quiet")
    program = call("swift", "build", *options, "--show-bin-path").strip() + "/core-benchmark"
    for line in call(program, SEGUES[length]).splitlines():
        depth, guarded, plain, allocations = line.split()
        table.add(
            "core, a push and a pop", f"depth {depth}", f"{float(guarded):.1f} ns", f"{float(plain):.1f} ns",
            float(guarded) / float(plain), RATIO)
        table.add("core, allocations once warm", f"depth {depth}", allocations, "0", int(allocations), 0)
