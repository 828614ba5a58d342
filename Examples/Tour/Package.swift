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
  name: "Tour",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "navc", path: "../..")
  ],
  targets: [
    .target(name: "TourModel", swiftSettings: strict),
    .target(
      name: "TourNavigation",
      dependencies: ["TourModel", .product(name: "NavRuntime", package: "navc")],
      swiftSettings: strict,
      plugins: [.plugin(name: "NavcPlugin", package: "navc")]),
    .executableTarget(
      name: "tour",
      dependencies: [
        "TourModel", "TourNavigation",
        .product(name: "NavRuntime", package: "navc"), .product(name: "NavTesting", package: "navc"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TourTests",
      dependencies: [
        "tour", "TourModel", "TourNavigation",
        .product(name: "NavRuntime", package: "navc"), .product(name: "NavTesting", package: "navc"),
      ],
      swiftSettings: strict),
  ]
)
