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
  name: "ShopGTK",
  dependencies: [
    .package(name: "navc", path: "../.."),
    .package(path: "../../Hosts/GTK"),
    // The graph, the hooks, and the model come from the shop for the terminal.
    .package(path: "../Shop"),
  ],
  targets: [
    .executableTarget(
      name: "shop-gtk",
      dependencies: [
        .product(name: "NavRuntime", package: "navc"),
        .product(name: "NavGTK", package: "GTK"), .product(name: "GTKWidgets", package: "GTK"),
        .product(name: "ShopModel", package: "Shop"), .product(name: "ShopNavigation", package: "Shop"),
      ],
      resources: [.copy("Icons")],
      swiftSettings: strict)
  ]
)
