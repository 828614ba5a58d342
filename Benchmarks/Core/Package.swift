// swift-tools-version: 6.3
import PackageDescription

/// The benchmark of the runtime's core. `make bench` writes `Generated/Tables.swift`, and then builds and runs the
/// package.
let package = Package(
  name: "CoreBenchmark",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "navc", path: "../..")],
  targets: [
    .target(name: "AllocationCount"),
    .executableTarget(
      name: "core-benchmark",
      dependencies: ["AllocationCount", .product(name: "NavRuntime", package: "navc")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
