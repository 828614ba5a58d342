// swift-tools-version: 6.3
import PackageDescription

/// A package as an app has it: a target with graphs and the plugin, one with a fragment that they mount, and a program that
/// uses what they became.
///
/// `../plugin.py` copies it to a folder as deep in navc's repository as this one and builds it there.
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
