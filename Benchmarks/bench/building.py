"""The waiting time of an app's author on the first day, and the size that navc adds to a released program.

A cold build is measured for an app of two screens with the plugin: with a prebuilt tool, and with navc's package,
which first builds the plugin's tool. The latter is compared with a build of the two modules that the app requires:
the compiler and the runtime. Processor time is compared instead of elapsed time, because the build system decides how
many processors it uses.

The size is that of a stripped release program that navigates a graph with the stubs from navc, minus the size of a
program without navc. The size of one more screen is the difference of two such programs.
"""

import shutil

from bench import graphs
from bench.measuring import BUILD, REPOSITORY, WORK, Meter, call, release_navc
from bench.table import Bound

SIZES = {"full": (100, 500, 2_000), "short": (4, 8, 12)}
ROUNDS = {"full": 3, "short": 1}

PREBUILT = 18  # seconds of processor time
# The build of an app, as a multiple of the compiler and the runtime alone.
FROM_SOURCE = 1.25
# The wanted value is four fifths of the first measurement, which was without layers, tabs, and roots. The
# decisions that apps share with prototypes are generic code, so 0.07 MB of them are in the program twice. Columns and
# the sources of links added 0.1 MB.
RUNTIME = Bound(2.2, wanted=1.28)  # megabytes
SCREEN = Bound(2.9, wanted=2.22)  # kilobytes

PROGRAM = """\
import NavRuntime

/// A host that shows what it is told at once.
@MainActor final class Host: NavigationHost {{
  var delegate: HostDelegate?
  private(set) var shownInstances: [InstanceID] = []
  let isAnimating = false
  let now = Duration.zero

  func show(_ change: StackChange<{graph}Page>) -> Duration {{
    shownInstances = change.stack.map(\\.id)
    delegate?.didShow(change.transition)
    return .zero
  }}

  func settle() {{}}
  func setInteraction(_ isEnabled: Bool) {{}}
  func setTimer(after delay: Duration?) {{}}
}}

let navigator = Navigator<{graph}, _>(host: Host(), screens: {graph}Screens(), facts: {graph}.NoFacts())
navigator.start()
print(navigator.open("app:/").outcomeSoFar as Any)
"""

SMALL = """\
navc: 1
graph: Small
root: shelf
screens:
  shelf:
    push: { openBook: book }
  book:
    arguments: { title: String }
"""


def package(name, targets, *others):
    """Writes a package of programs that use the runtime, and optionally a plugin. A target consists of its name, its
    dependencies, and its plugins.
    """
    directory = WORK / "packages" / name
    shutil.rmtree(directory, ignore_errors=True)
    dependencies = [f'.package(name: "navc", path: "{REPOSITORY}")', *(f'.package(path: "{path}")' for path in others)]
    programs = ",\n    ".join(
        f'.executableTarget(name: "{target}", dependencies: [{uses}]{plugins})' for target, uses, plugins in targets)
    directory.mkdir(parents=True)
    (directory / "Package.swift").write_text(
        "// swift-tools-version: 6.3\nimport PackageDescription\n\n"
        f'let package = Package(\n  name: "{name}",\n  platforms: [.macOS(.v15)],\n'
        f"  dependencies: [{', '.join(dependencies)}],\n  targets: [\n    {programs},\n  ]\n)\n")
    for target, _, _ in targets:
        (directory / "Sources" / target).mkdir(parents=True)
    return directory


USES = '.product(name: "NavRuntime", package: "navc")'


def time(table, length):
    navc, tool, scratch = release_navc(), BUILD / "artifactbundle", BUILD / "benchmarks" / "cold-build"
    call(REPOSITORY / "Scripts" / "artifactbundle", tool)
    commands = {}
    for name, plugin, origin, others in (
        ("prebuilt", "NavcToolPlugin", "navc-tool", [tool / "navc-tool"]), ("package", "NavcPlugin", "navc", [])):
        directory = package(name, [("App", USES, f', plugins: [.plugin(name: "{plugin}", package: "{origin}")]')], *others)
        sources = directory / "Sources" / "App"
        (sources / "small.nav.yaml").write_text(SMALL)
        call(navc, "generate", "--stubs", sources / "small.nav.yaml", "-o", sources / "Stubs.swift")
        (sources / "main.swift").write_text(PROGRAM.format(graph="Small"))
        commands[name] = ("swift", "build", "--package-path", directory, "--scratch-path", scratch, "--quiet")
    build = f"swift build --package-path '{REPOSITORY}' --scratch-path '{scratch}' --quiet --target"
    commands["modules"] = ("sh", "-c", f"{build} NavCompiler && {build} NavRuntime")
    runs = Meter().interleaved(ROUNDS[length], before=lambda: shutil.rmtree(scratch, ignore_errors=True), **commands)
    prebuilt, source, modules = (runs.median(name, "processor") for name in commands)
    table.add(
        "build, cold, prebuilt tool, by compiler and runtime", "", f"{prebuilt:.1f} s", f"{modules:.1f} s",
        prebuilt / modules, PREBUILT)
    table.add(
        "build, cold, from source, by compiler and runtime", "", f"{source:.1f} s", f"{modules:.1f} s", source / modules,
        FROM_SOURCE)


def size(table, length):
    navc = release_navc()
    names = {screens: f"Large{screens}" for screens in SIZES[length]}
    directory = package("size", [("Nothing", "", ""), *((name, USES, "") for name in names.values())])
    (directory / "Sources" / "Nothing" / "main.swift").write_text("print(Optional(1) as Any)\n")
    for screens, name in names.items():
        sources = directory / "Sources" / name
        graph = sources / "large.nav.yaml"
        graph.write_text(graphs.for_compiling(screens).replace("access: public\n", ""))
        call(navc, "generate", graph, "-o", sources / "Generated.swift")
        call(navc, "generate", "--stubs", graph, "-o", sources / "Stubs.swift")
        graph.unlink()
        (sources / "main.swift").write_text(PROGRAM.format(graph="Large"))
    options = ("--package-path", directory, "--scratch-path", BUILD / "benchmarks" / "size-build", "-c", "release")
    call("swift", "build", *options, "--quiet")
    programs = call("swift", "build", *options, "--show-bin-path").strip()

    def stripped(name):
        program = WORK / "stripped"
        call("strip", "-o", program, f"{programs}/{name}")
        return program.stat().st_size

    nothing = stripped("Nothing")
    added = {screens: stripped(name) - nothing for screens, name in names.items()}
    first, *others = added
    least, largest = added[first], others[-1]
    for screens in others:
        kilobytes = (added[screens] - least) / (screens - first) / 1e3
        table.add(
            "size, what a screen adds", f"{first} to {screens}", f"{added[screens] / 1e6:.2f} MB", f"{least / 1e6:.2f} MB",
            kilobytes, SCREEN if screens == largest else None, " KB")
    runtime = least / 1e6 - first * (added[largest] - least) / (largest - first) / 1e6
    table.add("size, the runtime", "", f"{runtime:.2f} MB", "", runtime, RUNTIME, " MB")


def run(table, length):
    time(table, length)
    size(table, length)
