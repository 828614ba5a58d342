"""A folder that swiftc accepts as the SDK of an Apple system. Nothing can be linked or run with it.

swiftc type-checks for any target if it finds Swift's modules for that target. The toolchain's modules for Linux
contain their target once. A copy with the name of Apple's target instead is sufficient for type-checking. Only the
Objective-C parts differ, and the shims provide those.
"""

import collections
import json
import pathlib
import re
import shutil
import subprocess

MODULES = [
    "Swift", "_Concurrency", "_StringProcessing", "_RegexParser", "Observation", "Synchronization", "SwiftOnoneSupport", "_Builtin_float",
    "Distributed", "Glibc",
]
# The versions of visionOS for declarations that name only a version of iOS, such as `Duration`.
VERSIONS = {"iOS_xrOS": {"13.0": "1.0", "16.0": "1.0", "17.0": "1.0", "18.0": "2.0", "26.0": "26.0"}}

# - target: swiftc's name of the target.
# - named: the two halves of its name in a module. Digits between them pad the name to the length of the toolchain's
#   own target.
# - file: the name of a module's file.
# - folders: the folders that must contain a module.
# - sdk: the name of the SDK in its settings.
System = collections.namedtuple("System", ["name", "target", "named", "file", "folders", "sdk"])
SYSTEMS = [
    System("iOS", "arm64-apple-ios17.0", ("arm64-apple-ios17.", ""), "arm64-apple-ios", ["iphoneos"], "iphoneos"),
    System("tvOS", "arm64-apple-tvos17.0", ("arm64-apple-tvos17.", ""), "arm64-apple-tvos", ["appletvos"], "appletvos"),
    System(
        "Catalyst", "arm64-apple-ios17.0-macabi", ("arm64-apple-ios", "17-macabi"), "arm64-apple-ios-macabi", ["macosx", "maccatalyst"],
        "iphoneos"),
    System("visionOS", "arm64-apple-xros1.0", ("arm64-apple-xros1.", ""), "arm64-apple-xros", ["xros"], "xros"),
]


def toolchain():
    """The toolchain's folder of modules, and the target that the toolchain builds for."""
    info = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, stdout=subprocess.PIPE).stdout)
    return pathlib.Path(info["paths"]["runtimeResourcePath"]), info["target"]["unversionedTriple"]


class SDK:
    """The modules of one system.

    - folder: the folder of built modules. `headers` has a folder for each module with a header.
    """

    def __init__(self, system, folder, headers):
        self.system, self.folder, self.headers = system, folder, headers

    def make_resources(self):
        """Creates the folder with Swift's own modules."""
        own, triple = toolchain()
        first, last = self.system.named
        named = first + "0" * (len(triple) - len(first + last)) + last
        resources = self.folder / "resources"
        for name in MODULES:
            module = (own / "linux" / f"{name}.swiftmodule" / f"{triple}.swiftmodule").read_bytes()
            if module.count(triple.encode()) != 1 or len(named) != len(triple):
                raise SystemExit(f"headers: cannot make a module {name} for {named} of one for {triple}")
            for place in self.system.folders:
                (resources / place / f"{name}.swiftmodule").mkdir(parents=True)
                file = resources / place / f"{name}.swiftmodule" / f"{self.system.file}.swiftmodule"
                file.write_bytes(module.replace(triple.encode(), named.encode()))
        shutil.copytree(own / "shims", resources / "shims")
        (resources / "shims" / "LibcOverlayShims.h").write_text("")
        (resources / "clang").symlink_to(own / "clang")
        (self.folder / "modules").mkdir()
        (self.folder / "sdk").mkdir()
        # swiftc expects the shims inside an SDK that is newer than the system.
        version = re.search(r"\d+\.\d+", self.system.target).group()
        settings = {"CanonicalName": f"{self.system.sdk}{version}", "Version": version, "MaximumDeploymentTarget": f"{version}.99"}
        (self.folder / "sdk" / "SDKSettings.json").write_text(json.dumps({**settings, "VersionMap": VERSIONS}))

    def options(self):
        """The options with which swiftc and its other tools find the modules."""
        found = ["-target", self.system.target, "-resource-dir", self.folder / "resources", "-sdk", self.folder / "sdk"]
        found += ["-I", self.folder / "modules", "-module-cache-path", self.folder / "cache", "-Xcc", "-fblocks", "-Xcc", "-fobjc-arc"]
        for header in sorted(each for each in self.headers.iterdir() if each.is_dir()):
            found += ["-I", header, "-Xcc", "-I", "-Xcc", header]
        return [str(word) for word in found]

    def swiftc(self, *arguments):
        """Runs swiftc, and returns its status and its output."""
        command = ["swiftc", *self.options(), "-swift-version", "6", "-diagnostic-style=llvm", "-wmo", "-parse-as-library", *arguments]
        run = subprocess.run([str(word) for word in command], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return run.returncode, run.stdout

    def build(self, name, sources, *options):
        """Builds a module that others can import, without the bodies of its functions."""
        status, said = self.swiftc(
            "-emit-module", "-module-name", name, *options, "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types",
            "-emit-module-path", self.folder / "modules" / f"{name}.swiftmodule", *sources)
        if status:
            raise SystemExit(f"headers: the module {name} does not build for {self.system.name}:\n{said}")
