#!/usr/bin/env python3
"""Builds a package that uses the plugins several times, and reads in the log of each build which steps ran.

usage: plugin.py [swiftbuild]

With `swiftbuild`, it uses SwiftPM's other build system, which builds everything again.

The package is copied below `.build`, so that its sources can be edited. Its build directory is kept between runs and
shared with the example packages, so that common modules of navc are built once.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
ORIGINAL = REPOSITORY / "Tests" / "Integration" / "PluginConsumer"
PACKAGE = REPOSITORY / ".build" / "integration" / "PluginConsumer"  # as deep as the original: its navc path holds
SCRATCH = REPOSITORY / ".build" / "packages"

JOURNEY = PACKAGE / "Sources" / "Journeys" / "journey.nav.yaml"
SEAT = PACKAGE / "Sources" / "Journeys" / "Flows" / "seat.nav.yaml"
BOOKING = PACKAGE / "Sources" / "BookingNavigation" / "booking.nav.yaml"
PAYMENT = PACKAGE / "Sources" / "Journeys" / "Flows" / "journey.nav.yaml"
GENERATING_JOURNEY = "Generating journey.nav.swift from journey.nav.yaml"
GENERATING_PAYMENT = "Generating Flows+-journey.nav.swift from journey.nav.yaml"
GENERATING_SEAT = "Generating Flows+-seat.nav.swift from seat.nav.yaml"
GENERATING_BOOKING = "Generating booking.nav.swift from booking.nav.yaml"
JOURNEYS = {GENERATING_JOURNEY, GENERATING_PAYMENT, GENERATING_SEAT}
OUTPUTS = SCRATCH / "plugins" / "outputs" / "pluginconsumer"
PROGRAM = SCRATCH / "debug" / "consumer"

# The flags of all builds in this folder. With other flags, SwiftPM rebuilds the shared modules.
FLAGS = os.environ.get("NAVC_BUILD_FLAGS", "").split()

# Steps that SwiftPM prints in every build, even if they do nothing.
ROUTINE = re.compile(r"Write swift-version|Compiling plugin|Planning build")

# Steps that SwiftPM repeats when it plans a build, although the tool has not changed.
#
# SwiftPM 6.3 builds a plugin's tool twice into the same file: while it plans, with the database `plugin-tools.db`,
# and in the build itself, with `build.db`. Each database compares the time of its own link with the file, and treats
# the other link as a change. A command of the plugin depends on every tool of the plugin, whether it uses the tool or
# not.
#
# So each build that plans links the tool twice and runs the command. These builds plan: the first, the second (no
# earlier build recorded the node `PackageStructure`), and each build after a file is added or removed. This affects
# any package with a build-tool plugin and its tool in source, even the smallest one. SwiftPM's other build system has
# one database and is not affected.
AGAIN = re.compile(
    r"(Wrapping AST for|Emitting module) (navc-generate|Nav(CommandLine|Compiler|Table))( for debugging)?$"
    r"|Write Objects\.LinkFileList$|Linking navc-generate-tool$")

# The modules of the build plugin's tool. The build of an app compiles no other module of navc except the runtime.
TOOL = {"NavTable", "NavCompiler", "NavCommandLine", "navc_generate"}


passed = 0


def swift(*arguments):
    """Runs SwiftPM on the package, and returns its exit status and its output."""
    verb, *rest = arguments
    command = ["swift", verb, "--package-path", PACKAGE, "--scratch-path", SCRATCH, *FLAGS, *rest]
    for last in (False, True):
        result = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=PACKAGE)
        # A crash of SwiftPM is not a fault of the plugin, so one is ignored. Other programs in a build report crashes
        # under their own names.
        if last or not re.search(r"\*\*\* Program crashed.*?Thread 0 \"swift-(build|package)\"", result.stdout, re.S):
            return result.returncode, result.stdout
        print("plugin: SwiftPM crashed, and is run again", flush=True)


def build():
    # The Swift driver on Linux compares times in whole seconds. If a file changes twice within one second, it
    # compiles the first state.
    time.sleep(1 - time.time() % 1)
    status, log = swift("build")
    steps = [
        line.split("] ", 1)[1] for line in log.splitlines() if re.match(r"\[\d+/\d+\] ", line) and not ROUTINE.search(line)
    ]
    return status, log, steps


def check(promise, holds, log):
    """Checks a promise of the plugin, and prints the log if it does not hold."""
    global passed
    if not holds:
        sys.exit(f"plugin: FAILED: {promise}\n{log}")
    print(f"plugin: {promise}", flush=True)
    passed += 1


def edit(graph, old, new):
    text = graph.read_text()
    assert text.count(old) == 1, f"{graph} has {old!r} {text.count(old)} times"
    graph.write_text(text.replace(old, new))


def generated(steps):
    return [step for step in steps if step.startswith("Generating")]


def compiled(steps):
    return [step for step in steps if step.startswith(("Compiling Journeys", "Emitting module Journeys"))]


def builds_and_runs():
    status, log, steps = build()
    check("a package with graphs builds, with a fragment in their target and one in another", status == 0, log)
    told = {found for step in steps for found in re.findall(r"^(?:Compiling|Emitting module) (\w+)", step)}
    more = {name for name in told if name.lower().startswith(("nav", "cplayer", "cpage"))} - TOOL - {"NavRuntime"}
    check("and its build compiles nothing of navc but the plugin's tool and the runtime", not more, f"{more}\n{log}")
    run = subprocess.run([PROGRAM], text=True, stdout=subprocess.PIPE)
    said = "train 7 today\nscreens 5 2\nseat Seat\n"
    check("and its program runs", run.stdout == said and run.returncode == 0, run.stdout)


def times_written():
    files = sorted(OUTPUTS.glob("*/destination/NavcPlugin/*.swift"))
    assert len(files) == 4, files
    return {file.name: file.stat().st_mtime_ns for file in (*files, PROGRAM)}


def unchanged_runs_nothing():
    before = times_written()
    status, log, steps = build()
    more = [step for step in steps if not AGAIN.match(step) and step not in JOURNEYS | {GENERATING_BOOKING}]
    check("the build after a clean one at most links the tool again and runs it", status == 0 and not more, log)
    check("and writes none of what was generated or built", times_written() == before, log)
    status, log, steps = build()
    check("a build after no change runs nothing", status == 0 and not steps, log)


def one_file_more():
    before = times_written()
    (PACKAGE / "Sources" / "Journeys" / "Later.swift").write_text("struct Later {}\n")
    status, log, steps = build()
    after = times_written()
    check("a file more in the target is compiled", status == 0 and compiled(steps) != [], log)
    check("and leaves what was generated untouched", after | {PROGRAM.name: 0} == before | {PROGRAM.name: 0}, log)
    status, log, steps = build()
    check("and the build after it runs nothing", status == 0 and not steps, log)


def written_since(before):
    return {name for name, time in times_written().items() if name != PROGRAM.name and time != before[name]}


def one_change_one_graph():
    with JOURNEY.open("a") as graph:
        graph.write("# A remark changes nothing in the Swift.\n")
    status, log, steps = build()
    check("a change in one graph runs navc for its target", status == 0 and set(generated(steps)) == JOURNEYS, log)
    check("an output that stays the same is left untouched, so nothing is compiled", not compiled(steps), log)

    before = times_written()
    edit(PAYMENT, "title: Card", "title: Credit card")
    status, log, steps = build()
    check(
        "a change in the other generates the other",
        status == 0 and written_since(before) == {"Flows+-journey.nav.swift"}, log)
    check("and what it says is compiled", compiled(steps) != [], log)


def changed_fragments():
    before = times_written()
    edit(SEAT, "title: Seat", "title: Your seat")
    status, log, steps = build()
    check(
        "a change inside a fragment generates the fragment alone",
        status == 0 and written_since(before) == {"Flows+-seat.nav.swift"}, log)
    run = subprocess.run([PROGRAM], text=True, stdout=subprocess.PIPE)
    check("and the graph that mounts it has it", "seat Your seat\n" in run.stdout, run.stdout)

    before = times_written()
    edit(SEAT, "    title: Carriage\n", "    title: Carriage\n    arguments: { first: Bool = false }\n")
    status, log, steps = build()
    check(
        "a change of what a fragment asks for generates what mounts it too",
        status == 0 and written_since(before) == {"Flows+-seat.nav.swift", "journey.nav.swift"}, log)

    before = times_written()
    edit(BOOKING, "{ train: Int }", "{ train: Int, calm: Bool = true }")
    status, log, steps = build()
    check("so does one in another target", written_since(before) == {"booking.nav.swift", "journey.nav.swift"}, log)
    check("and runs navc for both", status == 0 and set(generated(steps)) == JOURNEYS | {GENERATING_BOOKING}, log)


def errors_fail_the_build():
    edit(JOURNEY, "openTrain: train", "openTrain: trian")
    status, log, steps = build()
    check("an error in a graph fails the build", status != 0, log)
    position = f"{JOURNEY}:10:18: error: no screen is called 'trian' [unknown-screen]"
    check("with the graph's own file, line and column", position in log.splitlines(), log)

    edit(JOURNEY, "openTrain: trian", "openTrain: train")
    for fragment, right, wrong, position in (
        (SEAT, "open: place", "open: plaice", "13:13"),
        (BOOKING, "exit: done", "exit: dome", "13:21"),
    ):
        edit(fragment, right, wrong)
        status, log, steps = build()
        told = [line for line in log.splitlines() if ": error: " in line and "nav.yaml" in line]
        check(
            f"an error in {fragment.name} is told once, in its own file",
            status != 0 and len(told) == 1 and told[0].startswith(f"{fragment}:{position}: error: "), log)
        edit(fragment, wrong, right)
    status, log, steps = build()
    check("mending them mends the build", status == 0, log)


def what_is_left_out():
    sources = PACKAGE / "Sources"
    strays = [sources / "Journeys" / "Flows" / "hotel.yaml", sources / "Journeys" / "Hotel.nav.yml"]
    for stray in strays:
        stray.write_text("# A graph under the name of none.\n\nnavc: 1\ngraph: Hotel\nroot: a\nscreens: { a: }\n")
    other = sources / "Journeys" / "settings.yaml"
    other.write_text("colour: red\n")
    manifest = PACKAGE / "Package.swift"
    edit(
        manifest, 'dependencies: ["Journeys"],\n      swiftSettings: [.treatAllWarnings(as: .error)]),',
        'dependencies: ["Journeys"],\n      swiftSettings: [.treatAllWarnings(as: .error)],'
        '\n      plugins: [.plugin(name: "NavcPlugin", package: "navc")]),')
    status, log, steps = build()
    told = {line for line in log.splitlines() if " is ignored: " in line}
    wanted = {f"warning: {stray} is ignored: the name of a graph must end in '.nav.yaml'" for stray in strays}
    check("a graph under another name is told of, and no other YAML", status == 0 and told == wanted, log)
    check(
        "so is a target without one",
        "warning: 'consumer' uses NavcPlugin, but does not contain a file whose name ends in '.nav.yaml'" in log
        and "'Journeys' uses" not in log, log)
    for file in [*strays, other]:
        file.unlink()
    shutil.copy(ORIGINAL / "Package.swift", manifest)


def command_plugin():
    files = ["Sources/Journeys/Flows/journey.nav.yaml", "Sources/Journeys/journey.nav.yaml"]
    status, log = swift("package", "navc", "validate")
    counts = ["2 screens, 2 segues, depth 2", "5 screens, 7 segues, depth 4"]
    lines = [f"{file}: valid: {count}" for file, count in zip(files, counts)]
    check("`swift package navc validate` checks every graph", status == 0 and set(lines) <= set(log.splitlines()), log)

    for options in (["--strict"], ["--format", "text"], ["--format=text", "--color", "never", "--"]):
        status, log = swift("package", "navc", "validate", *options)
        check(
            f"and so with {' '.join(options)}", status == 0 and set(lines) <= set(log.splitlines()), log)
    status, log = swift("package", "navc", "--format", "json", "validate")
    check(
        "and before the verb", status == 0 and '"version": 1' in log and all(f'"{file}"' in log for file in files), log)
    status, log = swift("package", "navc", "validate", "--root", "Sources/Journeys")
    check("a root that is named is the root", status != 0 and "[mount-outside]" in log, log)

    status, log = swift("package", "navc", "paths", files[0], "--format", "swift")
    check(
        "tests of a graph import the module of its target", status == 0 and "@testable import Journeys\n" in log, log)
    status, log = swift("package", "navc", "paths", files[0], "--format", "swift", "--import", "Other")
    check(
        "or the one that is named",
        status == 0 and "@testable import Other\n" in log and "@testable import Journeys\n" not in log, log)

    status, log = swift("package", "navc", "validate", files[0])
    check("or the one that is named", status == 0 and lines[0] in log and lines[1] not in log, log)

    edit(PAYMENT, "done: root", "done: card")
    status, log = swift("package", "navc", "validate")
    check("it fails if a graph is broken", status != 0 and f"{files[0]}:16:13: error: " in log, log)
    edit(PAYMENT, "done: card", "done: root")

    status, log = swift("package", "navc", "generate", files[1], "--root", ".")
    check("other verbs are handed on", status == 0 and "public enum Journey" in log, log)
    status, log = swift("package", "navc", "render", files[1], "--root", ".")
    check("pictures too", status == 0 and "<svg xmlns=" in log and ">Journey<" in log, log[-2000:])
    status, log = swift("package", "navc", "run", files[1], "--html", "--root", ".")
    check("and prototypes", status == 0 and "<title>Journey: prototype</title>" in log, log[-2000:])
    with tempfile.TemporaryDirectory() as folder:
        storyboard = pathlib.Path(folder) / "Main.storyboard"
        storyboard.write_text(
            "<document><scenes><scene><objects><viewController id='a' storyboardIdentifier='list'/></objects></scene>"
            "</scenes></document>")
        status, log = swift("package", "navc", "import", "storyboard", str(storyboard), "-o", folder)
        graph = pathlib.Path(folder) / "main.nav.yaml"
        check("and imports", status == 0 and graph.exists() and "root: list" in graph.read_text(), log)
    status, log = swift("package", "navc", "no-such-verb")
    check("and a wrong command line fails", status != 0, log)


def the_next_build_system():
    """SwiftPM's build system `swiftbuild`, which Xcode uses and which SwiftPM 6.4 uses by default. It has one
    database, so it does not link the tool again.
    """
    scratch = REPOSITORY / ".build" / "packages-swiftbuild"

    def build():
        command = ["swift", "build", "--build-system", "swiftbuild", "--package-path", PACKAGE, "--scratch-path", scratch]
        result = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=PACKAGE)
        return result.returncode, result.stdout, re.findall(r"^\[\d+/\d+\] (\S.*)", result.stdout, re.MULTILINE)

    def written():
        files = sorted(scratch.glob("plugins/outputs/*/*/destination/NavcPlugin/*.swift"))
        return {file.name: (file.read_text(), file.stat().st_mtime_ns) for file in files}

    status, log, steps = build()
    before = written()
    check("the other build system builds it too", status == 0 and len(before) == 4, log)
    status, log, steps = build()
    check("and there the second build runs nothing", status == 0 and not steps and written() == before, log)
    edit(SEAT, "title: Carriage", "title: Coach")
    status, log, steps = build()
    after = written()
    changed = {name for name in after if after[name] != before[name]}
    check("and a change writes the output that it changes", status == 0 and changed == {"Flows+-seat.nav.swift"}, log)


def xcode_half():
    interface = pathlib.Path(shutil.which("swiftc")).resolve().parents[1] / "lib" / "swift" / "pm" / "PluginAPI"
    modules = REPOSITORY / ".build" / "integration" / "modules"
    modules.mkdir(parents=True, exist_ok=True)
    common = ["swiftc", "-swift-version", "6", "-package-description-version", "6.3.0", "-I", interface]
    declarations = ORIGINAL.parent / "XcodeProjectPlugin" / "XcodeProjectPlugin.swift"
    plugin = REPOSITORY / "Plugins" / "NavcPlugin" / "NavcPlugin.swift"
    log = ""
    for command in (
        [*common, "-parse-as-library", "-emit-module", "-module-name", "XcodeProjectPlugin", "-emit-module-path",
         modules / "XcodeProjectPlugin.swiftmodule", declarations],
        [*common, "-parse-as-library", "-warnings-as-errors", "-typecheck", "-I", modules, plugin],
    ):
        result = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        log += result.stdout
        if result.returncode != 0:
            break
    check("the half for Xcode type-checks", result.returncode == 0, log)


shutil.rmtree(PACKAGE, ignore_errors=True)
shutil.copytree(ORIGINAL, PACKAGE, ignore=shutil.ignore_patterns(".build"))
if sys.argv[1:] == ["swiftbuild"]:
    the_next_build_system()
else:
    xcode_half()
    builds_and_runs()
    unchanged_runs_nothing()
    one_file_more()
    one_change_one_graph()
    changed_fragments()
    errors_fail_the_build()
    what_is_left_out()
    command_plugin()
print(f"plugin: {passed} promises hold")
