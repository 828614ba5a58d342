// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Wallet",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "navc", path: "../..")
  ],
  targets: [
    .target(name: "WalletModel", swiftSettings: strict),
    .target(
      name: "WalletNavigation",
      dependencies: ["WalletModel", .product(name: "NavRuntime", package: "navc")],
      swiftSettings: strict,
      plugins: [.plugin(name: "NavcPlugin", package: "navc")]),
    .executableTarget(
      name: "wallet",
      dependencies: [
        "WalletModel", "WalletNavigation",
        .product(name: "NavRuntime", package: "navc"), .product(name: "NavTerminal", package: "navc"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WalletTests",
      dependencies: [
        "wallet", "WalletModel", "WalletNavigation",
        .product(name: "NavRuntime", package: "navc"), .product(name: "NavTerminal", package: "navc"),
        .product(name: "NavTesting", package: "navc"),
      ],
      swiftSettings: strict),
  ]
)
