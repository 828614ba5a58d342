// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

// On macOS, the toolkit comes from Apple and its host from navc. On other systems, both come from a package of test
// doubles, so that the app can be built and tested there. Your own app needs only the first branch.
#if os(macOS)
  let hosts: [Package.Dependency] = []
  let toolkit: [Target.Dependency] = [.product(name: "NavUIKit", package: "navc")]
  let tests: [Target] = []
#else
  let hosts: [Package.Dependency] = [.package(path: "../../Tests/AppleHosts")]
  let toolkit: [Target.Dependency] = [
    .product(name: "UIKit", package: "AppleHosts"), .product(name: "NavUIKit", package: "AppleHosts"),
  ]
  let tests: [Target] = [
    .testTarget(
      name: "ShopUIKitTests",
      dependencies: [
        "ShopUIKit", .product(name: "ShopModel", package: "Shop"), .product(name: "ShopNavigation", package: "Shop"),
        .product(name: "NavRuntime", package: "navc"), .product(name: "UIKit", package: "AppleHosts"),
        .product(name: "SimulatedDevice", package: "AppleHosts"),
        // Not used. Without this dependency, SwiftPM does not see that the navc module with this name is renamed.
        .product(name: "NavSwiftUI", package: "AppleHosts"),
      ],
      swiftSettings: strict)
  ]
#endif

let package = Package(
  name: "ShopUIKit",
  platforms: [.macOS(.v15), .iOS(.v17)],
  products: [.library(name: "ShopUIKit", targets: ["ShopUIKit"])],
  dependencies: [
    .package(name: "navc", path: "../.."),
    .package(path: "../Shop"),
  ] + hosts,
  targets: [
    .target(
      name: "ShopUIKit",
      dependencies: [
        .product(name: "ShopModel", package: "Shop"), .product(name: "ShopNavigation", package: "Shop"),
        .product(name: "NavRuntime", package: "navc"),
      ] + toolkit,
      swiftSettings: strict),
    .executableTarget(name: "shop-uikit", dependencies: ["ShopUIKit"] + toolkit, swiftSettings: strict),
  ] + tests
)
