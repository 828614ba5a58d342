// swift-tools-version: 6.3
import PackageDescription

/// The fuzzer: `make fuzz` builds and runs it.
///
/// libFuzzer brings its own `main`, so this cannot be a target of the package that everybody builds. The sources that it
/// instruments are those of that package, through symbolic links: all of it is one package, and sees what is `package`.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "NavTable", swiftSettings: strict),
    .target(name: "NavCompiler", dependencies: ["CLibYAML", "NavTable"], swiftSettings: strict),
    .target(name: "NavRuntime", dependencies: ["NavTable"], swiftSettings: strict),
    .target(name: "NavTesting", dependencies: ["NavRuntime"], swiftSettings: strict),
    .target(name: "SeededRandom", swiftSettings: strict),
    .target(
      name: "FuzzTargets", dependencies: ["NavCompiler", "NavRuntime", "NavTesting", "SeededRandom"],
      exclude: ["Trial/Graphs"],
      swiftSettings: strict),
    .executableTarget(name: "fuzz", dependencies: ["FuzzTargets"], swiftSettings: strict),
  ]
)

/// As in the package itself.
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
