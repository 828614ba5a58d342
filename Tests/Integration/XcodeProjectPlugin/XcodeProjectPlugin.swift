// The declarations of Xcode's plugin interface that `Plugins/NavcPlugin` uses, as in Xcode 16. With them, the part of
// the plugin behind `#if canImport(XcodeProjectPlugin)` is type-checked without Xcode.

public import Foundation
public import PackagePlugin

/// A plugin that adds commands to the build of an Xcode target.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  /// The commands for one target.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// The context of a plugin.
public struct XcodePluginContext {
  /// The project of the target.
  public let xcodeProject: XcodeProject
  /// The folder for outputs.
  public let pluginWorkDirectoryURL: URL
  private let tools: [String: PluginContext.Tool]

  /// Returns a tool that the plugin depends on.
  ///
  /// - Throws: An error if there is no tool with that name.
  public func tool(named name: String) throws -> PluginContext.Tool {
    guard let tool = tools[name] else { throw CocoaError(.fileNoSuchFile) }
    return tool
  }
}

/// A project.
public struct XcodeProject {
  /// The folder of the project.
  public let directoryURL: URL
}

/// A target.
public struct XcodeTarget {
  /// The name of the target.
  public let displayName: String
  /// All files of the target.
  public let inputFiles: FileList
  /// The dependencies of the target.
  public let dependencies: [XcodeTargetDependency]
}

/// A dependency of a target.
public enum XcodeTargetDependency {
  /// A target of the same project.
  case target(XcodeTarget)
  /// A product of a package.
  case product(any Product)
}
