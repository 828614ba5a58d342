// The few declarations of Xcode's plugin interface that `Plugins/NavcPlugin` uses, as Xcode 16 has them, so that the half
// of the plugin behind `#if canImport(XcodeProjectPlugin)` is type-checked where there is no Xcode.

public import Foundation
public import PackagePlugin

/// A plugin that adds commands to the build of an Xcode target.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  /// The commands for one target.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// Where a plugin runs.
public struct XcodePluginContext {
  /// The project of the target.
  public let xcodeProject: XcodeProject
  /// Where outputs go.
  public let pluginWorkDirectoryURL: URL
  private let tools: [String: PluginContext.Tool]

  /// A tool that the plugin depends on.
  ///
  /// - Throws: An error if there is none of that name.
  public func tool(named name: String) throws -> PluginContext.Tool {
    guard let tool = tools[name] else { throw CocoaError(.fileNoSuchFile) }
    return tool
  }
}

/// A project.
public struct XcodeProject {
  /// The folder that the project lies in.
  public let directoryURL: URL
}

/// A target.
public struct XcodeTarget {
  /// What it is called.
  public let displayName: String
  /// All files of the target.
  public let inputFiles: FileList
  /// What it depends on.
  public let dependencies: [XcodeTargetDependency]
}

/// What a target depends on.
public enum XcodeTargetDependency {
  /// A target of the same project.
  case target(XcodeTarget)
  /// A product of a package.
  case product(any Product)
}
