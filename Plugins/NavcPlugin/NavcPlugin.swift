import Foundation
import PackagePlugin

/// Turns each `*.nav.yaml` of a target into Swift, as part of the build.
///
/// Every graph is a command of its own whose input is that graph and whose output is one Swift file, so a change in one
/// graph generates that one anew, and a build after no change runs nothing. (A build that SwiftPM plans anew, as the second one
/// is, links navc again and so runs it: `Tests/Integration/plugin.py` says why. navc leaves an output that stays the same
/// untouched, so nothing is compiled.) An error in a graph carries its own file, line and column, and fails the build.
///
/// Once graphs can mount fragments, a graph's command must list the fragments of the target as inputs too: which of them it
/// mounts is not known before it is read, and an input that is not listed is a change that is missed.
@main
struct NavcPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let navc = try context.tool(named: "navc").url
    return module.sourceFiles.map(\.url).filter(isGraph).map { graph in
      generate(
        graph, named: outputName(of: graph, in: module.directoryURL), into: context.pluginWorkDirectoryURL, with: navc,
        root: context.package.directoryURL)
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// The same for a target of an Xcode project.
  ///
  /// Xcode runs on macOS only: this half is type-checked against declarations of the API it uses, and has not been seen to
  /// run.
  extension NavcPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let navc = try context.tool(named: "navc").url
      let project = context.xcodeProject.directoryURL
      return target.inputFiles.map(\.url).filter(isGraph).map { graph in
        generate(
          graph, named: outputName(of: graph, in: project), into: context.pluginWorkDirectoryURL, with: navc,
          root: project)
      }
    }
  }
#endif

private func isGraph(_ file: URL) -> Bool {
  file.lastPathComponent.hasSuffix(".nav.yaml")
}

private func generate(
  _ graph: URL, named name: String, into directory: URL, with navc: URL, root: URL
) -> Command {
  let output = directory.appending(path: name)
  return .buildCommand(
    displayName: "Generating \(name) from \(graph.lastPathComponent)",
    executable: navc,
    arguments: [
      "generate", graph.path(percentEncoded: false), "-o", output.path(percentEncoded: false),
      "--root", root.path(percentEncoded: false),
    ],
    inputFiles: [graph],
    outputFiles: [output])
}

/// The name of what a graph becomes, known before the graph is read: `shop.nav.yaml` becomes `shop.nav.swift`, and
/// `Flows/shop.nav.yaml` becomes `Flows+-shop.nav.swift`.
///
/// The files of one Swift module need different names, whatever folder they lie in, so the way to the graph is part of
/// the name; `+` is doubled and `/` becomes `+-`, so two ways never become one.
private func outputName(of graph: URL, in directory: URL) -> String {
  let base = directory.standardizedFileURL.pathComponents
  var way = graph.standardizedFileURL.pathComponents
  if way.starts(with: base) { way.removeFirst(base.count) }
  let name = way.map { $0.replacing("+", with: "++") }.joined(separator: "+-")
  return name.dropLast("yaml".count) + "swift"
}
