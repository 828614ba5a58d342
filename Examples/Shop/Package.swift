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

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v15), .iOS(.v17), .tvOS(.v17), .visionOS(.v1)],
  // The shops for other toolkits use these libraries.
  products: [
    .library(name: "ShopModel", targets: ["ShopModel"]),
    .library(name: "ShopNavigation", targets: ["ShopNavigation"]),
  ],
  dependencies: [
    .package(name: "navc", path: "../..")
  ],
  targets: [
    .target(name: "ShopModel", swiftSettings: strict),
    .target(
      name: "ShopNavigation",
      dependencies: ["ShopModel", .product(name: "NavRuntime", package: "navc")],
      resources: [.embedInCode("Navigation.xcstrings")],
      swiftSettings: strict,
      plugins: [.plugin(name: "NavcPlugin", package: "navc")]),
    .executableTarget(
      name: "shop",
      dependencies: [
        "ShopModel", "ShopNavigation",
        .product(name: "NavRuntime", package: "navc"), .product(name: "NavTerminal", package: "navc"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "shop", "ShopModel", "ShopNavigation",
        .product(name: "NavRuntime", package: "navc"), .product(name: "NavTerminal", package: "navc"),
        .product(name: "NavTesting", package: "navc"),
      ],
      swiftSettings: strict),
  ]
)
