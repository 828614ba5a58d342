"""Compiles generated code, and minimal hand-written code for the same screens.

The minimum is one struct per screen with its two arguments, `Hashable` and `Sendable`, the segues as one-line
functions in an extension of one generic handle, and the shape of the graph as one static text. The modules that both
import are built first.

Every build is cold. swiftc skips LLVM if the object of the same IR already exists, so each build has an empty
directory. Processor time is compared instead of elapsed time, because swiftc decides how many processors it uses.
"""

from bench import graphs
from bench.measuring import REPOSITORY, WORK, Meter, call, release_navc, swift_build
from bench.table import Bound, milliseconds

SIZES = {"full": ((100, 5), (500, 3), (2_000, 3)), "short": ((10, 1), (20, 1), (40, 1))}
MODES = {"debug": ("-Onone", "-g"), "-O": ("-O", "-wmo")}

RATIO = {"debug": Bound(2.1, wanted=1.3), "-O": Bound(1.8, wanted=1.2)}
GROWTH = 1.5
WHOLE_APP_SIZE = {"full": (500, 3), "short": (20, 1)}
WHOLE_APP = 1.2


def by_hand(screens):
    """The baseline for the graph of `graphs.for_compiling`."""
    lines = ["import ThinRuntime", "", "public enum Large {", "  public static let table: StaticString = #\"\"\""]
    segue = 0
    bodies = []
    for number in range(screens):
        lines.append(f"    screen screen{number}")
        pushes = graphs.children(number, screens)
        bodies += [
            "",
            "extension Large {",
            f"  public struct Screen{number}: ThinScreen {{",
            f"    public static var number: Int {{ {number} }}",
            "    public let id: Int",
            "    public let name: String",
            f"    public init(id: Int{' = 0' if number == 0 else ''}, name: String = \"none\") {{",
            "      self.id = id",
            "      self.name = name",
            "    }",
            "  }",
            "}",
            "",
            f"extension ThinHandle where Screen == Large.Screen{number} {{",
        ]
        for child in pushes:
            lines.append(f"      push open{child} screen{child}")
            bodies += [
                f"  public func open{child}(id: Int, name: String = \"none\") -> Bool {{",
                f"    push({segue}, Large.Screen{child}(id: id, name: name))",
                "  }",
            ]
            segue += 1
        for name in () if pushes else ("close previous", "home root"):
            lines.append(f"      unwind {name}")
            bodies.append(f"  public func {name.split()[0]}() -> Bool {{ unwind({segue}) }}")
            segue += 1
        bodies.append("}")
    lines += ["    \"\"\"#", "}"]
    return "\n".join(lines + bodies) + "\n"


def compilation(source, modules, mode):
    """The command of a cold build of a module. It first empties the directory."""
    directory = WORK / "cold"
    cold = f"rm -rf '{directory}' && mkdir '{directory}' && exec \"$@\""
    return (
        "sh", "-c", cold, "sh", "swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "Large",
        "-I", modules, "-emit-module", "-emit-module-path", directory / "Large.swiftmodule", "-c", source,
        "-o", directory / "code.o", *MODES[mode])


def run(table, length):
    navc = release_navc()
    runtime = {
        "debug": swift_build("--target", "NavRuntime") / "Modules",
        "-O": swift_build("-c", "release", "--target", "NavRuntime") / "Modules",
    }
    thin = WORK / "thin"
    thin.mkdir(parents=True, exist_ok=True)
    call(
        "swiftc", "-swift-version", "6", "-parse-as-library", "-O", "-module-name", "ThinRuntime", "-emit-module",
        "-emit-module-path", thin / "ThinRuntime.swiftmodule", "-c", "-o", thin / "ThinRuntime.o",
        REPOSITORY / "Benchmarks" / "Baseline" / "ThinRuntime.swift")

    meter = Meter()
    for mode in MODES:
        per_screen = {}
        for screens, rounds in SIZES[length]:
            graph, generated = WORK / f"large-{screens}.nav.yaml", WORK / f"generated-{screens}.swift"
            graph.write_text(graphs.for_compiling(screens))
            call(navc, "generate", graph, "-o", generated)
            hand = WORK / f"by-hand-{screens}.swift"
            hand.write_text(by_hand(screens))

            runs = meter.interleaved(
                rounds, here=compilation(generated, runtime[mode], mode), against=compilation(hand, thin, mode))
            here, against = runs.median("here", "processor"), runs.median("against", "processor")
            per_screen[screens] = here / screens
            table.add(
                f"compile, {mode}", screens, f"{milliseconds(here / screens)}/screen",
                f"{milliseconds(against / screens)}/screen", runs.ratio("here", "against", "processor"), RATIO[mode])
        smallest, largest = min(per_screen), max(per_screen)
        table.add(
            f"compile, {mode}, time a screen", f"{largest} by {smallest}", milliseconds(per_screen[largest]),
            milliseconds(per_screen[smallest]), per_screen[largest] / per_screen[smallest], GROWTH)
        screens, rounds = WHOLE_APP_SIZE[length]
        sources = {}
        for kind, text in ("pushes", graphs.for_compiling(screens)), ("whole app", graphs.for_compiling_whole_app(screens)):
            graph, sources[kind] = WORK / f"{kind}.nav.yaml", WORK / f"{kind}.swift"
            graph.write_text(text)
            call(navc, "generate", graph, "-o", sources[kind])
        runs = meter.interleaved(
            rounds, here=compilation(sources["whole app"], runtime[mode], mode),
            against=compilation(sources["pushes"], runtime[mode], mode))
        here, against = runs.median("here", "processor"), runs.median("against", "processor")
        table.add(
            f"compile, {mode}, layers and tabs by pushes", screens, f"{milliseconds(here / screens)}/screen",
            f"{milliseconds(against / screens)}/screen", runs.ratio("here", "against", "processor"), WHOLE_APP)
