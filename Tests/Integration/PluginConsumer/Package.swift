// swift-tools-version: 6.3
import PackageDescription

/// A package like the package of an app: a target with graphs and the plugin, a target with a fragment that they
/// mount, and a program that uses the generated code.
///
/// `../plugin.py` copies it to a folder of the same depth in navc's repository, and builds it there.
let package = Package(
  name: "PluginConsumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "navc", path: "../../..")],
  targets: [
    .target(
      name: "BookingNavigation",
      dependencies: [.product(name: "NavRuntime", package: "navc")],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "NavcPlugin", package: "navc")]),
    .target(
      name: "Journeys",
      dependencies: ["BookingNavigation", .product(name: "NavRuntime", package: "navc")],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "NavcPlugin", package: "navc")]),
    .executableTarget(
      name: "consumer",
      dependencies: ["Journeys"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
