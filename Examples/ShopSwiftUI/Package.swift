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
  let toolkit: [Target.Dependency] = [.product(name: "NavSwiftUI", package: "navc")]
  let tests: [Target] = []
#else
  let hosts: [Package.Dependency] = [.package(path: "../../Tests/AppleHosts")]
  let toolkit: [Target.Dependency] = [
    .product(name: "SwiftUI", package: "AppleHosts"), .product(name: "NavSwiftUI", package: "AppleHosts"),
  ]
  let tests: [Target] = [
    .testTarget(
      name: "ShopSwiftUITests",
      dependencies: [
        "ShopSwiftUI", .product(name: "ShopModel", package: "Shop"), .product(name: "ShopNavigation", package: "Shop"),
        .product(name: "NavRuntime", package: "navc"), .product(name: "SwiftUI", package: "AppleHosts"),
        .product(name: "SimulatedDevice", package: "AppleHosts"),
      ],
      swiftSettings: strict)
  ]
#endif

let package = Package(
  name: "ShopSwiftUI",
  platforms: [.macOS(.v15), .iOS(.v17), .tvOS(.v17), .visionOS(.v1)],
  products: [.library(name: "ShopSwiftUI", targets: ["ShopSwiftUI"])],
  dependencies: [
    .package(name: "navc", path: "../.."),
    .package(path: "../Shop"),
  ] + hosts,
  targets: [
    .target(
      name: "ShopSwiftUI",
      dependencies: [
        .product(name: "ShopModel", package: "Shop"), .product(name: "ShopNavigation", package: "Shop"),
        .product(name: "NavRuntime", package: "navc"),
      ] + toolkit,
      swiftSettings: strict),
    .executableTarget(name: "shop-swiftui", dependencies: ["ShopSwiftUI"] + toolkit, swiftSettings: strict),
  ] + tests
)
