#!/usr/bin/env python3
"""Builds the package of plugins with a prebuilt navc, and uses it in a new app as its author would."""

import json
import pathlib
import shutil
import subprocess
import sys
import zipfile

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
    """Writes the app as its author would, without leftovers of an earlier run."""
    shutil.rmtree(APP, ignore_errors=True)
    shutil.rmtree(SCRATCH, ignore_errors=True)
    sources = APP / "Sources" / "library"
    sources.mkdir(parents=True)
    (APP / "Package.swift").write_text(MANIFEST)
    (sources / "library.nav.yaml").write_text(GRAPH)
    (sources / "main.swift").write_text(PROGRAM)
    return sources / "library.nav.yaml"


def artifactbundle(*arguments):
    command = [REPOSITORY / "Scripts" / "artifactbundle", *arguments]
    result = subprocess.run([str(word) for word in command], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return result.returncode, result.stdout


def foreign(bundle, folder, version=None):
    """A bundle from another machine. Its navc does not run here."""
    folder.mkdir(parents=True)
    with zipfile.ZipFile(bundle) as file:
        info = json.loads(file.read("navc.artifactbundle/info.json"))
    paths = {name: f"navc-arm64-apple-macosx/bin/{name}" for name in info["artifacts"]}
    for name, artifact in info["artifacts"].items():
        artifact["version"] = version or artifact["version"]
        artifact["variants"] = [{"path": paths[name], "supportedTriples": ["arm64-apple-macosx"]}]
    with zipfile.ZipFile(folder / "navc.artifactbundle.zip", "w") as file:
        file.writestr("navc.artifactbundle/info.json", json.dumps(info))
        for path in paths.values():
            file.writestr(f"navc.artifactbundle/{path}", "not for this machine")
    return folder / "navc.artifactbundle.zip"


def merged_bundles():
    """Merges the bundles of this machine and of another one into the package that the app uses."""
    own = shutil.copy(TOOL.parent / "navc.artifactbundle.zip", WORK / "own.zip")
    shutil.rmtree(WORK / "bundles", ignore_errors=True)
    other = foreign(own, WORK / "bundles" / "mac")
    status, log = artifactbundle("--merge", WORK / "bundles" / "two", own, own)
    check("two bundles for one machine are refused", status != 0 and "is not the only one for" in log, log)
    status, log = artifactbundle("--merge", WORK / "bundles" / "two", own, foreign(own, WORK / "bundles" / "old", "0.0.1"))
    check("bundles of two versions are refused", status != 0 and "navc 0.0.1" in log, log)
    status, log = artifactbundle("--merge", WORK / "bundles" / "url", "--url", "https://example.org/navc.artifactbundle.zip", own, other)
    manifest, checksum = WORK / "bundles" / "url" / "navc-tool" / "Package.swift", WORK / "bundles" / "url" / "navc.artifactbundle.zip.sha256"
    described = subprocess.run(["swift", "package", "--package-path", manifest.parent, "dump-package"], text=True, stdout=subprocess.PIPE).stdout
    target = next((each for each in json.loads(described or "{}").get("targets", []) if each["name"] == "NavcBinary"), {})
    right = target.get("url") == "https://example.org/navc.artifactbundle.zip" and target.get("checksum") == checksum.read_text().strip()
    check("a package over a published bundle names its URL and checksum", status == 0 and right, log + described)
    status, log = artifactbundle("--merge", TOOL.parent, own, other)
    artifacts = json.loads((TOOL / "navc.artifactbundle" / "info.json").read_text())["artifacts"]
    variants = [len(artifact["variants"]) for artifact in artifacts.values()]
    check("bundles of two machines become one", status == 0 and variants == [2, 2], log)


def main():
    status, log = artifactbundle(TOOL.parent)
    check("the package is made", status == 0, log)
    navc = next(TOOL.glob("navc.artifactbundle/*/bin/navc"))
    if sys.platform == "linux":
        needed = subprocess.run(["ldd", navc], text=True, stdout=subprocess.PIPE).stdout
        there = [library for library in ("yaml", "expat", "swift") if library in needed]
        check("its navc needs neither libyaml nor libexpat nor Swift's libraries", not there, needed)
    merged_bundles()
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
