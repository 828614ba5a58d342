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

// Xcode creates app targets with this setting: code that declares no isolation runs on the main actor.
let app = strict + [.defaultIsolation(MainActor.self)]

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
      swiftSettings: app,
      plugins: [.plugin(name: "NavcPlugin", package: "navc")]),
    .executableTarget(
      name: "wallet",
      dependencies: [
        "WalletModel", "WalletNavigation",
        .product(name: "NavRuntime", package: "navc"), .product(name: "NavTerminal", package: "navc"),
      ],
      swiftSettings: app),
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
