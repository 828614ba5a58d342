// swift-tools-version: 6.3
import PackageDescription

/// The hosts for Apple's toolkits, built and run where those are not, against doubles of them. It is a package of its own so that nobody who
/// depends on navc ever sees a module that is called UIKit and is none.

// To call a module of another package otherwise, SwiftPM wants that package by the name of its folder.
let navc = Context.packageDirectory.split(separator: "/").dropLast(2).last.map(String.init) ?? "navc"

let sdk = ["NavUIKit": "NavUIKitOfTheSDK", "NavSwiftUI": "NavSwiftUIOfTheSDK"]

let package = Package(
  name: "AppleHosts",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "NavUIKit", targets: ["NavUIKit"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "NavSwiftUI", targets: ["NavSwiftUI"]),
    // What a person does on a device of the doubles, for the tests of apps.
    .library(name: "SimulatedDevice", targets: ["SimulatedDevice"]),
  ],
  dependencies: [.package(path: "../..")],
  targets: [
    .target(name: "UIKit", swiftSettings: strict),
    .target(
      name: "NavUIKit",
      dependencies: [
        "UIKit", .product(name: "NavRuntime", package: navc),
        // The modules of the same names over there, which are empty here, are called otherwise.
        .product(name: "NavUIKit", package: navc, moduleAliases: ["NavUIKit": "NavUIKitOfTheSDK"]),
      ],
      swiftSettings: strict + [.define("UIKIT_DOUBLE")]),
    .target(name: "SwiftUI", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "SimulatedDevice", dependencies: ["UIKit", "SwiftUI"], swiftSettings: strict),
    // The host is built in two ways over the same sources: as for iOS, and as for macOS, where there is no navigation controller.
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
    // It compiles what the pages show, with what the others have built.
    .testTarget(name: "PagesTests", dependencies: ["NavUIKit", "NavSwiftUI"], swiftSettings: strict),
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
