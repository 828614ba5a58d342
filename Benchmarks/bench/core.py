"""The guarded stack without a host, and what the navigator around it allocates.

A push and a pop against appending to an array and removing from it; what they, and what a request in the queue, cost where the
stack is deeper and the queue longer. Comparing with the host's stack is linear in the depth, looking for a duplicate
and taking the first out of the queue are linear in the queue, which is bounded by 64. The navigator keeps the last 64
events for a report whether or not somebody observes them, so an observer should cost next to nothing, and nobody less.
"""

from bench.measuring import BUILD, REPOSITORY, call

SEGUES = {"full": 300_000, "short": 1_000}

RATIO = 50
DEEPER = 2  # 32 screens by 1
LONGER = 8  # 63 requests that wait by none
OBSERVED = 1.5
NAVIGATOR = 60
ALLOCATIONS = 8


def nanoseconds(time):
    return f"{time:.1f} ns"


def run(table, length):
    options = (
        "--package-path", REPOSITORY / "Benchmarks" / "Core", "--scratch-path", BUILD / "packages", "-c", "release")
    call("swift", "build", *options, "--quiet")
    program = call("swift", "build", *options, "--show-bin-path").strip() + "/core-benchmark"
    lines = {"stack": [], "queue": [], "navigator": []}
    for line in call(program, SEGUES[length]).splitlines():
        what, *figures = line.split()
        lines[what].append(figures)
    stack(table, lines["stack"])
    queue(table, lines["queue"])
    navigator(table, {who: [float(figure) for figure in figures] for who, *figures in lines["navigator"]})


def stack(table, lines):
    times = {}
    for depth, guarded, plain, allocations in lines:
        times[depth] = float(guarded)
        table.add(
            "core, a push and a pop", f"depth {depth}", nanoseconds(times[depth]), nanoseconds(float(plain)),
            times[depth] / float(plain), RATIO)
        table.add("core, allocations once warm", f"depth {depth}", allocations, "0", int(allocations), 0)
    growth(table, "core, a push and a pop, by depth", times, DEEPER)


def queue(table, lines):
    times = {}
    for waiting, time, allocations in lines:
        times[waiting] = float(time)
        table.add("core, allocations of a queue once warm", f"{waiting} waiting", allocations, "0", int(allocations), 0)
    growth(table, "core, a request taken and one served, by queue", times, LONGER)


def navigator(table, lines):
    alone, time, closures = lines["nobody"]
    table.add(
        "navigator, a push and a pop by an array of closures", "depth 1", nanoseconds(time), nanoseconds(closures),
        time / closures, NAVIGATOR)
    table.add("navigator, allocations a push and a pop", "nobody", f"{alone:.1f}", "0", alone, ALLOCATIONS)
    for who, bound in (("observer", OBSERVED), ("button", None)):
        allocations = lines[who][0]
        table.add(
            "navigator, allocations a push and a pop", f"{who} by nobody", f"{allocations:.1f}", f"{alone:.1f}",
            allocations / alone, bound)


def growth(table, what, times, bound):
    """Each size by the smallest; only the largest has a bound."""
    smallest, *others = times
    for size in others:
        table.add(
            what, f"{size} by {smallest}", nanoseconds(times[size]), nanoseconds(times[smallest]),
            times[size] / times[smallest], bound if size == others[-1] else None)
