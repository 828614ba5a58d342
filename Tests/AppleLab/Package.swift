// swift-tools-version: 6.3
import PackageDescription

/// Runs the laboratory, and apps that call any API at any moment, on the UIKit host. The host runs on the double,
/// with a clock that only tests advance.
///
/// This package is separate, and contains the sources of the others through symbolic links. They must be in one
/// package, because the laboratory is not in a product, and it uses `package` declarations.
let package = Package(
  name: "AppleLab",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "NavTable", swiftSettings: strict),
    .target(name: "NavRuntime", dependencies: ["NavTable"], swiftSettings: strict),
    .target(name: "SeededRandom", swiftSettings: strict),
    .target(name: "NavLab", dependencies: ["NavRuntime", "NavTable", "SeededRandom"], swiftSettings: strict),
    .target(name: "UserNotifications", swiftSettings: strict),
    .target(name: "UIKit", dependencies: ["UserNotifications"], swiftSettings: strict),
    .target(
      name: "NavUIKit", dependencies: ["UIKit", "UserNotifications", "NavRuntime"],
      swiftSettings: strict + [.define("UIKIT_DOUBLE")]),
    .executableTarget(
      name: "uikit-benchmark", dependencies: ["NavRuntime", "NavTable", "NavUIKit", "UIKit"], swiftSettings: strict),
    .testTarget(
      name: "UIKitLabTests", dependencies: ["NavLab", "NavRuntime", "NavTable", "NavUIKit", "SeededRandom", "UIKit"],
      swiftSettings: strict),
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
  ]
}
