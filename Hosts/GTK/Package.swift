// swift-tools-version: 6.3
import PackageDescription

/// A host for GTK 4 and libadwaita. It is a separate package, so that other users do not need the headers.

// SwiftPM names a local package after its folder, and the folder of this clone of navc can have any name.
let navc = Context.packageDirectory.split(separator: "/").dropLast(2).last.map(String.init) ?? "navc"

let package = Package(
  name: "GTK",
  products: [
    .library(name: "GTKWidgets", targets: ["GTKWidgets"]),
    .library(name: "NavGTK", targets: ["NavGTK"]),
  ],
  dependencies: [.package(path: "../..")],
  targets: [
    .systemLibrary(name: "CGTK", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(name: "GTKWidgets", dependencies: ["CGTK"], swiftSettings: strict),
    .target(
      name: "NavGTK", dependencies: ["GTKWidgets", .product(name: "NavRuntime", package: navc)],
      swiftSettings: strict),
    // The graph of the tests and the benchmark.
    .target(
      name: "TrialGraph", dependencies: [.product(name: "NavRuntime", package: navc)], exclude: ["Graphs"],
      swiftSettings: strict),
    .executableTarget(
      name: "gtk-benchmark",
      dependencies: ["NavGTK", "GTKWidgets", "TrialGraph", .product(name: "NavRuntime", package: navc)],
      swiftSettings: strict),
    .testTarget(
      name: "NavGTKTests",
      dependencies: [
        // Some tests check GTK itself.
        "CGTK", "NavGTK", "GTKWidgets", "TrialGraph", .product(name: "NavRuntime", package: navc),
        .product(name: "NavTesting", package: navc),
      ],
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
