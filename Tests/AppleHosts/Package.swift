// swift-tools-version: 6.3
import PackageDescription

/// The hosts for Apple's toolkits, built and tested against test doubles on systems without those toolkits. The
/// package is separate, so that packages that depend on navc never see a double that has the name of Apple's UIKit.

// To rename a module of another package, SwiftPM needs that package by the name of its folder.
let navc = Context.packageDirectory.split(separator: "/").dropLast(2).last.map(String.init) ?? "navc"

let sdk = ["NavUIKit": "NavUIKitOfTheSDK", "NavSwiftUI": "NavSwiftUIOfTheSDK"]

let package = Package(
  name: "AppleHosts",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "NavUIKit", targets: ["NavUIKit"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "NavSwiftUI", targets: ["NavSwiftUI"]),
    // A simulated device and its user, for tests of apps.
    .library(name: "SimulatedDevice", targets: ["SimulatedDevice"]),
  ],
  dependencies: [.package(path: "../..")],
  targets: [
    .target(name: "UserNotifications", swiftSettings: strict),
    .target(name: "UIKit", dependencies: ["UserNotifications"], swiftSettings: strict),
    .target(
      name: "NavUIKit",
      dependencies: [
        "UIKit", "UserNotifications", .product(name: "NavRuntime", package: navc),
        // The main package has empty modules with the same names, which are renamed here.
        .product(name: "NavUIKit", package: navc, moduleAliases: ["NavUIKit": "NavUIKitOfTheSDK"]),
      ],
      swiftSettings: strict + [.define("UIKIT_DOUBLE")]),
    .target(name: "SwiftUI", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "SimulatedDevice", dependencies: ["UIKit", "SwiftUI"], swiftSettings: strict),
    // The host is built twice from the same sources: as for iOS, and as for macOS, which does not have navigation
    // controllers.
    .target(
      name: "NavSwiftUI",
      dependencies: [
        "UIKit", "SwiftUI", "NavUIKit", .product(name: "NavRuntime", package: navc),
        .product(name: "NavSwiftUI", package: navc, moduleAliases: sdk),
      ],
      swiftSettings: strict + [.define("SWIFTUI_DOUBLE")]),
    .target(
      name: "NavSwiftUIOfMac",
      dependencies: ["UIKit", "SwiftUI", "NavUIKit", .product(name: "NavRuntime", package: navc)],
      swiftSettings: strict + [.define("SWIFTUI_DOUBLE"), .define("SWIFTUI_WITHOUT_UIKIT")]),
    .testTarget(
      name: "NavSwiftUITests",
      dependencies: ["NavSwiftUI", "NavUIKit", "SwiftUI", "UIKit", .product(name: "NavTesting", package: navc)],
      swiftSettings: strict),
    .testTarget(
      name: "NavSwiftUIOfMacTests",
      dependencies: ["NavSwiftUIOfMac", "NavUIKit", "SwiftUI", "UIKit", .product(name: "NavTesting", package: navc)],
      swiftSettings: strict + [.define("SWIFTUI_WITHOUT_UIKIT")]),
    // Compiles the code of the pages with the modules that the other targets build.
    .testTarget(name: "PagesTests", dependencies: ["NavUIKit", "NavSwiftUI"], swiftSettings: strict),
    .testTarget(
      name: "NavUIKitTests",
      dependencies: ["NavUIKit", "UIKit", "UserNotifications", .product(name: "NavTesting", package: navc)],
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
