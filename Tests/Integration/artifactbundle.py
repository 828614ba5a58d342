#!/usr/bin/env python3
"""Makes the package of plugins over a navc that is built already, and uses it in a new app as its author would."""

import pathlib
import shutil
import subprocess
import sys

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
WORK = REPOSITORY / ".build" / "integration"
TOOL = WORK / "tool" / "navc-tool"
APP = WORK / "ToolConsumer"
SCRATCH = WORK / "tool-consumer"

MANIFEST = """\
// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "ToolConsumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "navc", path: "../../.."), .package(path: "../tool/navc-tool")],
  targets: [
    .executableTarget(
      name: "library",
      dependencies: [.product(name: "NavRuntime", package: "navc"), .product(name: "NavTesting", package: "navc")],
      plugins: [.plugin(name: "NavcToolPlugin", package: "navc-tool")])
  ]
)
"""

GRAPH = """\
navc: 1
graph: Library
root: shelf
screens:
  shelf:
    push: { openBook: book }
  book:
    arguments: { title: String }
"""

PROGRAM = """\
import NavRuntime
import NavTesting

struct Pages: Library.Screens {
  func shelf(_ screen: Library.Shelf.Handle) -> String { "shelf" }
  func book(_ screen: Library.Book.Handle) -> String { screen.arguments.title }
}

let host = InMemoryHost<String>()
let library = Navigator<Library, _>(host: host, screens: Pages(), facts: Library.NoFacts())
library.start()
library.handle(Library.Shelf.self)?.openBook(title: "Ulysses")
print(host.stack.map(\\.page).joined(separator: ", "))
"""

passed = 0


def check(promise, holds, log):
    global passed
    if not holds:
        sys.exit(f"artifactbundle: NOT {promise}\n{log}")
    print(f"artifactbundle: {promise}", flush=True)
    passed += 1


def swift(verb, *arguments):
    command = ["swift", verb, "--package-path", APP, "--scratch-path", SCRATCH, *arguments]
    result = subprocess.run(
        [str(word) for word in command], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=APP)
    return result.returncode, result.stdout


def write_app():
    """The app, as its author writes it. Nothing is left of a run before."""
    shutil.rmtree(APP, ignore_errors=True)
    shutil.rmtree(SCRATCH, ignore_errors=True)
    sources = APP / "Sources" / "library"
    sources.mkdir(parents=True)
    (APP / "Package.swift").write_text(MANIFEST)
    (sources / "library.nav.yaml").write_text(GRAPH)
    (sources / "main.swift").write_text(PROGRAM)
    return sources / "library.nav.yaml"


def main():
    made = subprocess.run(
        [REPOSITORY / "Scripts" / "artifactbundle", TOOL.parent], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    check("the package is made", made.returncode == 0, made.stdout)
    navc = next(TOOL.glob("navc.artifactbundle/*/bin/navc"))
    if sys.platform == "linux":
        needed = subprocess.run(["ldd", navc], text=True, stdout=subprocess.PIPE).stdout
        check("its navc needs neither libyaml nor Swift's libraries", "yaml" not in needed and "swift" not in needed, needed)
    graph = write_app()
    status, log = swift("build")
    check("an app is built with it", status == 0, log)
    check("and navc is not", "NavCompiler" not in log and "library.nav.swift" in log, log)
    shown = subprocess.run([SCRATCH / "debug" / "library"], text=True, stdout=subprocess.PIPE).stdout
    check("the app navigates", shown == "shelf, Ulysses\n", shown)
    status, log = swift("package", "navc-tool", "validate")
    check("`swift package navc-tool validate` checks its graph", status == 0 and "library.nav.yaml: valid: 2 screens" in log, log)
    graph.write_text(GRAPH.replace("openBook: book", "openBook: bok"))
    status, log = swift("build")
    check("an error in the graph fails the build, in its line", status != 0 and "library.nav.yaml:6:23: error: " in log, log)
    print(f"artifactbundle: {passed} promises hold")


if __name__ == "__main__":
    main()
