// swift-tools-version: 6.3
import PackageDescription

/// The hosts for Apple's toolkits, built and run where those are not, against doubles of them. It is a package of its own so that nobody who
/// depends on navc ever sees a module that is called UIKit and is none.

// To call a module of another package otherwise, SwiftPM wants that package by the name of its folder.
let navc = Context.packageDirectory.split(separator: "/").dropLast(2).last.map(String.init) ?? "navc"

let package = Package(
  name: "AppleHosts",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "NavUIKit", targets: ["NavUIKit"]),
  ],
  dependencies: [.package(path: "../..")],
  targets: [
    .target(name: "UIKit", swiftSettings: strict),
    .target(
      name: "NavUIKit",
      dependencies: [
        "UIKit", .product(name: "NavRuntime", package: navc),
        // The module of the same name over there, which is empty here, is called otherwise.
        .product(name: "NavUIKit", package: navc, moduleAliases: ["NavUIKit": "NavUIKitOfTheSDK"]),
      ],
      swiftSettings: strict + [.define("UIKIT_DOUBLE")]),
    .testTarget(
      name: "NavUIKitTests", dependencies: ["NavUIKit", "UIKit", .product(name: "NavTesting", package: navc)],
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
