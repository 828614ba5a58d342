// swift-tools-version: 6.3
import PackageDescription

/// The laboratory, and apps that call anything at any moment, on the host for UIKit: on the double, with a clock that only a test moves.
///
/// It is a package of its own, with the sources of others through symbolic links, so that all of it is one package: the laboratory is nobody's product,
/// and what it knows is `package`.
let package = Package(
  name: "AppleLab",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "NavTable", swiftSettings: strict),
    .target(name: "NavRuntime", dependencies: ["NavTable"], swiftSettings: strict),
    .target(name: "SeededRandom", swiftSettings: strict),
    .target(name: "NavLab", dependencies: ["NavRuntime", "NavTable", "SeededRandom"], swiftSettings: strict),
    .target(name: "UIKit", swiftSettings: strict),
    .target(
      name: "NavUIKit", dependencies: ["UIKit", "NavRuntime"], swiftSettings: strict + [.define("UIKIT_DOUBLE")]),
    .executableTarget(
      name: "uikit-benchmark", dependencies: ["NavRuntime", "NavTable", "NavUIKit", "UIKit"], swiftSettings: strict),
    .testTarget(
      name: "UIKitLabTests", dependencies: ["NavLab", "NavRuntime", "NavTable", "NavUIKit", "SeededRandom", "UIKit"],
      swiftSettings: strict),
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
  ]
}
