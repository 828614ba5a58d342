import Foundation
import PackagePlugin

/// Generates Swift from each `*.nav.yaml` of a target, as part of the build.
///
/// Each graph and each fragment has a separate command with one Swift file as its output. The fragments of a graph are
/// not known before the graph is read. Therefore, the inputs of each command are all graphs of the target, and of the
/// targets in the package that it depends on.
///
/// A change in one graph runs all these commands. navc does not touch an output that is unchanged, so Swift compiles
/// only changed files. A build without changes does not run navc. The second build is an exception, because SwiftPM
/// plans it again and relinks navc: see `Tests/Integration/plugin.py`.
///
/// The plugin warns about a target without a graph, and about a graph whose name does not end in `.nav.yaml`.
///
/// An error in a graph has a file, a line, and a column, and fails the build. Only the command of a fragment prints the
/// fragment's errors.
@main
struct NavcPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let navc = try context.tool(named: "navc-generate").url
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

  /// The graphs of the targets that a target depends on, in the same package. A mount cannot lead out of the package.
  private func mountable(by target: any Target, in package: Package) -> [URL] {
    let own = Set(package.targets.map(\.id))
    return target.recursiveTargetDependencies.filter { own.contains($0.id) }
      .compactMap(\.sourceModule).flatMap(graphs)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// The plugin for targets of Xcode projects.
  ///
  /// Xcode runs only on macOS. This code is type-checked against declarations of the API, but has not been run.
  extension NavcPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let navc = try context.tool(named: "navc-generate").url
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

/// Warns about graphs that do not become Swift, or about a target without graphs.
private func warn(about files: [URL], of target: String) {
  let misnamed = files.filter { !isGraph($0) && readsAsGraph($0) }
  for file in misnamed {
    let path = file.path(percentEncoded: false).replacing(/\p{Cc}/, with: "\u{FFFD}")
    // SwiftPM does not print the location of a plugin's warning.
    Diagnostics.warning("\(path) is ignored: the name of a graph must end in '.nav.yaml'", file: path, line: 1)
  }
  guard misnamed.isEmpty, !files.contains(where: isGraph) else { return }
  Diagnostics.warning("'\(target)' uses NavcPlugin, but does not contain a file whose name ends in '.nav.yaml'")
}

/// Whether a YAML file starts with the key of a graph file.
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

/// The name of the output, which is known before the graph is read: `shop.nav.yaml` becomes `shop.nav.swift`, and
/// `Flows/shop.nav.yaml` becomes `Flows+-shop.nav.swift`.
///
/// The files of a Swift module need different names even in different folders, so the name contains the path. `+` is
/// doubled and `/` becomes `+-`, so that two paths never have the same name.
private func outputName(of graph: URL, in directory: URL) -> String {
  let base = directory.standardizedFileURL.pathComponents
  var way = graph.standardizedFileURL.pathComponents
  if way.starts(with: base) { way.removeFirst(base.count) }
  let name = way.map { $0.replacing("+", with: "++") }.joined(separator: "+-")
  return name.dropLast("yaml".count) + "swift"
}
