import Foundation
import PackagePlugin

/// `swift package navc <verb> …`: the command of this package, run on the package at hand.
///
/// The arguments are handed on as they are. `swift package navc validate` without a file takes every graph of the
/// package's targets. SwiftPM fails with status 1 whatever status other than 0 a plugin ends with, and says which.
@main
struct NavcCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "navc").url
    process.arguments = arguments
    if arguments == ["validate"] {
      process.arguments = arguments + graphs(of: context.package) + ["--root", "."]
      process.currentDirectoryURL = context.package.directoryURL
    }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw Stopped(signal: process.terminationStatus) }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Relative to the package, where they lie in it: messages are read there.
  private func graphs(of package: Package) -> [String] {
    let base = package.directoryURL.path(percentEncoded: false)
    return package.targets
      .flatMap { $0.sourceModule?.sourceFiles.map(\.url) ?? [] }
      .map { $0.path(percentEncoded: false) }
      .filter { $0.hasSuffix(".nav.yaml") }
      .map { $0.hasPrefix(base) ? String($0.dropFirst(base.count)) : $0 }
      .sorted()
  }
}

/// navc ended by a signal instead of an exit status.
private struct Stopped: Error, CustomStringConvertible {
  let signal: Int32
  var description: String { "navc was stopped by signal \(signal)" }
}
