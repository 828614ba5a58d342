// swift-tools-version: 6.3
import PackageDescription

/// The fuzzer: `make fuzz` builds and runs it.
///
/// libFuzzer provides its own `main`, so the fuzzer cannot be a target of the main package. It instruments the
/// sources of the main package through symbolic links. They are all part of this package, so `package` declarations
/// are visible.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .target(name: "NavTable", swiftSettings: strict),
    .target(name: "NavCompiler", dependencies: ["CLibYAML", "NavTable"], swiftSettings: strict),
    .target(name: "NavImport", dependencies: ["CExpat", "NavCompiler", "NavTable"], swiftSettings: strict),
    .target(name: "NavRuntime", dependencies: ["NavTable"], swiftSettings: strict),
    .target(name: "NavTesting", dependencies: ["NavRuntime"], swiftSettings: strict),
    .target(name: "SeededRandom", swiftSettings: strict),
    .target(
      name: "FuzzTargets", dependencies: ["NavCompiler", "NavImport", "NavRuntime", "NavTesting", "SeededRandom"],
      exclude: ["Trial/Graphs"],
      swiftSettings: strict),
    .executableTarget(name: "fuzz", dependencies: ["FuzzTargets"], swiftSettings: strict),
  ]
)

/// The same settings as in the main package.
var strict: [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
  ]
}
