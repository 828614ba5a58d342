import Foundation
import PackagePlugin

/// Turns each `*.nav.yaml` of a target into Swift, as part of the build.
///
/// Every graph and fragment is a command of its own whose output is one Swift file. Which fragments a graph mounts is not known
/// before it is read, and an input that is not listed is a change that is missed; so the inputs of each command are all
/// graphs of the target and of the package's targets that it depends on. A change in one of them runs the commands of all; navc
/// leaves an output that stays the same untouched, so only what has changed is compiled. A build after no change runs
/// nothing. (A build that SwiftPM plans anew, as the second one is, links navc again and so runs it:
/// `Tests/Integration/plugin.py` says why.)
///
/// What is left out is said: a target that has no graph, and a graph whose name is not that of one.
///
/// An error in a graph carries its own file, line and column, and fails the build. What is wrong in a fragment is said once, by
/// the fragment's own command.
@main
struct NavcPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let navc = try context.tool(named: "navc").url
    warn(about: module.sourceFiles.map(\.url), of: target.name)
    let own = graphs(of: module)
    let inputs = own + mountable(by: target, in: context.package)
    return own.map { graph in
      generate(
        graph, named: outputName(of: graph, in: module.directoryURL), into: context.pluginWorkDirectoryURL, with: navc,
        root: context.package.directoryURL, beside: own, inputs: inputs)
    }
  }

  private func graphs(of module: any SourceModuleTarget) -> [URL] {
    module.sourceFiles.map(\.url).filter(isGraph)
  }

  /// The graphs of the targets of the same package that a target depends on: no path of a mount leads out of the package.
  private func mountable(by target: any Target, in package: Package) -> [URL] {
    let own = Set(package.targets.map(\.id))
    return target.recursiveTargetDependencies.filter { own.contains($0.id) }
      .compactMap(\.sourceModule).flatMap(graphs)
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
      warn(about: target.inputFiles.map(\.url), of: target.displayName)
      let own = target.inputFiles.map(\.url).filter(isGraph)
      let inputs = own + mountable(by: target)
      return own.map { graph in
        generate(
          graph, named: outputName(of: graph, in: project), into: context.pluginWorkDirectoryURL, with: navc,
          root: project, beside: own, inputs: inputs)
      }
    }

    private func mountable(by target: XcodeTarget) -> [URL] {
      target.dependencies.flatMap { dependency -> [URL] in
        guard case .target(let other) = dependency else { return [] }
        return other.inputFiles.map(\.url).filter(isGraph) + mountable(by: other)
      }
    }
  }
#endif

private func isGraph(_ file: URL) -> Bool {
  file.lastPathComponent.hasSuffix(".nav.yaml")
}

/// Says which graphs of a target become no Swift, or that there is none.
private func warn(about files: [URL], of target: String) {
  let misnamed = files.filter { !isGraph($0) && readsAsGraph($0) }
  for file in misnamed {
    let path = file.path(percentEncoded: false).replacing(/\p{Cc}/, with: "\u{FFFD}")
    // SwiftPM leaves out where a warning of a plugin is.
    Diagnostics.warning("\(path) becomes no Swift: the name of a graph ends in '.nav.yaml'", file: path, line: 1)
  }
  guard misnamed.isEmpty, !files.contains(where: isGraph) else { return }
  Diagnostics.warning("'\(target)' uses NavcPlugin and has no graph, a file whose name ends in '.nav.yaml'")
}

/// Whether a YAML file has the key that each graph begins with.
private func readsAsGraph(_ file: URL) -> Bool {
  guard ["yaml", "yml"].contains(file.pathExtension.lowercased()), let handle = try? FileHandle(forReadingFrom: file),
    let head = try? handle.read(upToCount: 1 << 16)
  else { return false }
  return String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
    line.drop { " {\u{FEFF}".contains($0) }.hasPrefix("navc:")
  }
}

private func generate(
  _ graph: URL, named name: String, into directory: URL, with navc: URL, root: URL, beside own: [URL], inputs: [URL]
) -> Command {
  let output = directory.appending(path: name)
  return .buildCommand(
    displayName: "Generating \(name) from \(graph.lastPathComponent)",
    executable: navc,
    arguments: [
      "generate", graph.path(percentEncoded: false), "-o", output.path(percentEncoded: false),
      "--root", root.path(percentEncoded: false), "--own",
    ] + own.filter { $0 != graph }.flatMap { ["--beside", $0.path(percentEncoded: false)] },
    inputFiles: inputs,
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
