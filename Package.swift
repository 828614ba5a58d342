// swift-tools-version: 6.3
import PackageDescription

/// The strictest settings of the toolchain. All targets of the package use them.
///
/// The `Makefile` turns warnings into errors, not the manifest. The settings of a manifest also apply to apps that
/// depend on navc. Xcode 26 and `--build-system swiftbuild` silence the warnings of dependencies, and refuse the
/// combination of both settings.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "navc",
  platforms: [.macOS(.v15), .iOS(.v17), .tvOS(.v17), .visionOS(.v1)],
  products: [
    .executable(name: "navc", targets: ["navc"]),
    .library(name: "NavRuntime", targets: ["NavRuntime"]),
    .library(name: "NavTesting", targets: ["NavTesting"]),
    .library(name: "NavTerminal", targets: ["NavTerminal"]),
    .library(name: "NavUIKit", targets: ["NavUIKit"]),
    .library(name: "NavSwiftUI", targets: ["NavSwiftUI"]),
    .executable(name: "navlab", targets: ["NavLabCommand"]),
    .plugin(name: "NavcPlugin", targets: ["NavcPlugin"]),
    .plugin(name: "NavcCommand", targets: ["NavcCommand"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(name: "CFileCalls"),
    .target(name: "NavTable", swiftSettings: strict),
    .target(name: "NavCompiler", dependencies: ["CLibYAML", "NavTable"], swiftSettings: strict),
    .target(name: "CPageAssets", exclude: ["Layout", "Picture", "Prototype", "Shared"]),
    .target(name: "NavPictures", dependencies: ["NavCompiler", "NavTable", "CPageAssets"], swiftSettings: strict),
    .target(
      name: "NavPlayer", dependencies: ["NavRuntime", "NavTable"], exclude: ["WebAssembly"], swiftSettings: strict),
    .target(name: "CPlayerModule", exclude: ["player.wasm.gz"]),
    .target(
      name: "NavPrototype",
      dependencies: [
        "NavCompiler", "NavPictures", "NavPlayer", "NavRuntime", "NavTable", "NavTerminal", "CPlayerModule",
      ],
      swiftSettings: strict),
    .target(name: "NavImport", dependencies: ["CExpat", "NavCompiler", "NavTable"], swiftSettings: strict),
    .target(name: "NavEditor", dependencies: ["NavCompiler", "NavTable"], swiftSettings: strict),
    .target(
      name: "NavDiff",
      dependencies: ["NavCompiler", "NavPictures", "NavPlayer", "NavPrototype", "NavRuntime", "NavTable"],
      swiftSettings: strict),
    .target(
      name: "NavLinks", dependencies: ["NavCompiler", "NavPlayer", "NavPrototype", "NavRuntime", "NavTable"],
      swiftSettings: strict),
    .target(name: "NavStrings", dependencies: ["NavCompiler", "NavTable"], swiftSettings: strict),
    .target(name: "NavCommandLine", dependencies: ["NavCompiler", "NavTable", "CFileCalls"], swiftSettings: strict),
    .executableTarget(
      name: "navc",
      dependencies: [
        "NavCommandLine", "NavCompiler", "NavDiff", "NavEditor", "NavImport", "NavLinks", "NavPictures", "NavPlayer",
        "NavPrototype", "NavStrings", "NavTable", "NavTerminal",
      ],
      swiftSettings: strict),
    .executableTarget(name: "navc-generate", dependencies: ["NavCommandLine"], swiftSettings: strict),
    .plugin(name: "NavcPlugin", capability: .buildTool(), dependencies: ["navc-generate"]),
    .plugin(
      name: "NavcCommand",
      capability: .command(
        intent: .custom(verb: "navc", description: "Validate, generate and explain navigation graphs")),
      dependencies: ["navc"]),
    .target(name: "NavRuntime", dependencies: ["NavTable"], swiftSettings: strict),
    .target(name: "NavTesting", dependencies: ["NavRuntime"], swiftSettings: strict),
    .target(name: "NavTerminal", dependencies: ["NavRuntime", "NavTable"], swiftSettings: strict),
    .target(name: "NavUIKit", dependencies: ["NavRuntime"], swiftSettings: strict),
    .target(name: "NavSwiftUI", dependencies: ["NavRuntime", "NavUIKit"], swiftSettings: strict),
    .target(name: "SeededRandom", swiftSettings: strict),
    .target(name: "NavLab", dependencies: ["NavRuntime", "NavTable", "SeededRandom"], swiftSettings: strict),
    .executableTarget(name: "NavLabCommand", dependencies: ["NavLab", "NavRuntime"], swiftSettings: strict),
    .target(name: "TestTiers", path: "Tests/TestTiers", swiftSettings: strict),
    .testTarget(
      name: "NavCompilerTests", dependencies: ["NavCompiler", "CFileCalls", "SeededRandom", "TestTiers"],
      swiftSettings: strict),
    .testTarget(
      name: "NavImportTests", dependencies: ["NavImport", "NavCompiler", "SeededRandom", "TestTiers"],
      swiftSettings: strict),
    .testTarget(
      name: "NavEditorTests", dependencies: ["NavEditor", "NavCompiler", "FuzzTargets", "SeededRandom", "TestTiers"],
      swiftSettings: strict),
    .testTarget(
      name: "NavDiffTests",
      dependencies: [
        "NavDiff", "NavEditor", "NavPictures", "NavPlayer", "NavPrototype", "NavCompiler", "NavRuntime", "NavTable",
        "FuzzTargets", "SeededRandom", "TestTiers",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NavLinksTests",
      dependencies: [
        "NavLinks", "NavCompiler", "NavPlayer", "NavPrototype", "NavRuntime", "NavTable", "FuzzTargets", "SeededRandom",
        "TestTiers",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NavStringsTests", dependencies: ["NavStrings", "NavCompiler", "NavTable", "SeededRandom"],
      swiftSettings: strict),
    .testTarget(
      name: "NavPicturesTests", dependencies: ["NavPictures", "NavCompiler", "SeededRandom", "TestTiers"],
      swiftSettings: strict),
    .testTarget(
      name: "NavPrototypeTests",
      dependencies: [
        "NavPrototype", "NavPictures", "NavPlayer", "NavCompiler", "NavRuntime", "NavTable", "NavTerminal",
        "SeededRandom", "TestTiers",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NavTableTests", dependencies: ["NavTable", "FuzzTargets", "SeededRandom"], swiftSettings: strict),
    .testTarget(
      name: "EmissionTests",
      dependencies: [
        "NavCompiler", "NavDiff", "NavPlayer", "NavPrototype", "NavRuntime", "NavTable", "NavTesting", "FuzzTargets",
        "SeededRandom", "TestTiers",
      ],
      exclude: ["Goldens", "Pages"], swiftSettings: strict),
    .target(
      name: "FuzzTargets", dependencies: ["NavCompiler", "NavImport", "NavRuntime", "NavTesting", "SeededRandom"],
      path: "Fuzzing/Sources/FuzzTargets", exclude: ["Trial/Graphs"], swiftSettings: strict),
    .testTarget(name: "FuzzingTests", dependencies: ["FuzzTargets", "NavRuntime"], swiftSettings: strict),
    .testTarget(
      name: "NavRuntimeTests", dependencies: ["NavRuntime", "NavTable", "NavTesting", "SeededRandom", "TestTiers"],
      exclude: ["Fixtures/Graphs"],
      swiftSettings: strict),
    .testTarget(
      name: "NavTestingTests", dependencies: ["NavTesting", "NavRuntime"], swiftSettings: strict),
    .testTarget(
      name: "NavLabTests", dependencies: ["NavLab", "NavRuntime", "NavTesting", "SeededRandom", "TestTiers"],
      exclude: ["Reports"],
      swiftSettings: strict),
    .testTarget(
      name: "NavTerminalTests", dependencies: ["NavTerminal", "NavRuntime", "NavTesting", "TestTiers"],
      exclude: ["Fixtures/Graphs"],
      swiftSettings: strict),
  ]
)
