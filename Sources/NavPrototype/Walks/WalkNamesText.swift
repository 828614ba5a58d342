package import NavCompiler
package import NavPlayer
import NavTable

/// The names in the generated Swift that tests of walks use, as the text that ``WalkNames`` reads.
package enum WalkNamesText {
  /// Writes the names of a graph.
  ///
  /// - Parameters:
  ///   - graph: A checked graph.
  ///   - fileName: The last path component of the graph file, for the first line of a test.
  ///   - modules: The modules of the generated code, if it is in other modules.
  /// - Returns: The text.
  /// - Complexity: linear in the graph and its fragments.
  package static func text(of graph: Graph, fileName: String, importing modules: [String] = []) -> String {
    var writer = WalkNamesWriter(graph)
    writer.write(fileName: fileName, importing: modules)
    return writer.lines.map { $0.text + "\n" }.joined()
  }
}

extension WalkTest {
  /// Creates an empty file of tests.
  ///
  /// - Parameters:
  ///   - graph: A checked graph.
  ///   - fileName: The last path component of the graph file, for the first line.
  ///   - modules: The modules of the generated code, if it is in other modules.
  /// - Throws: ``PrototypeError`` if the player does not accept the graph, which does not happen for checked graphs.
  package init(_ graph: Graph, fileName: String, importing modules: [String] = []) throws(PrototypeError) {
    self.init(
      try PrototypeGraph(PrototypeGraphText.text(of: graph)),
      try WalkNames(WalkNamesText.text(of: graph, fileName: fileName, importing: modules)))
  }
}

extension WalkTest {
  /// Writes a file for the pages and functions that the user must complete.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - modules: The modules of the generated code, if it is in other modules.
  /// - Returns: The file, or `nil` if there is nothing to complete.
  package func valuesFile(of graph: Graph, importing modules: [String] = []) -> String? {
    if handwrittenText.isEmpty { return nil }
    let imports = WalkFiles(graph).imports(["Foundation"], testable: modules)
    return """
      \(reminder(importing: modules))// Created by navc. You can edit this file, because navc does not write it again.

      \(imports.joined(separator: "\n"))
      \(handwrittenText)
      """
  }
}

/// The first line of a file that names the generated code, until navc knows the module.
private func reminder(importing modules: [String]) -> String {
  modules.isEmpty
    ? "// Add '@testable import' for the module of the generated code. With '--import MODULE', navc adds it.\n" : ""
}

private struct WalkNamesWriter {
  private let graph: Graph
  private let files: WalkFiles
  private var types = WalkTypes()
  private var others: [WalkLine] = []

  init(_ graph: Graph) {
    self.graph = graph
    files = WalkFiles(graph)
  }

  /// A type comes before the functions that use it.
  var lines: [WalkLine] { types.lines + others }

  mutating func write(fileName: String, importing modules: [String]) {
    others.append(.namespace(files.root.namespace))
    var support = WalkSupport(files)
    let below = support.text(&types)
    others += support.needed.map { .needed($0) }
    for names in files.all {
      guard let page = names.ownPage else { continue }
      let text = page.declaration.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
      others.append(.page(page.name, text: text, type: page.type))
    }
    others.append(.above(above(fileName, modules)))
    others.append(.below("\n}\n\n\(below)\n"))
    for names in files.all {
      for (index, fact) in names.graph.facts.enumerated() {
        others.append(
          .fact(
            names.graph.texts.text(fact.name), member: names.fact(FactID(index)).afterDot,
            types.type(fact.type, in: names)))
      }
    }
    for names in files.played { write(names) }
  }

  private func above(_ fileName: String, _ modules: [String]) -> String {
    let lines = files.imports(["Foundation", "NavRuntime", "NavTesting", "Testing"], testable: modules)
    let printable = String(
      String.UnicodeScalarView(fileName.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    return """
      \(reminder(importing: modules))// Walks through \(printable), written by navc. The app's navigator performs the steps.
      // swift-format-ignore-file

      \(lines.joined(separator: "\n"))

      @MainActor @Suite private struct \(files.root.namespace)Walks {

      """
  }

  private mutating func write(_ names: CallerNames) {
    others.append(.file)
    for index in names.graph.screens.indices {
      let id = ScreenID(index)
      let screen = names.graph.screens[index]
      if screen.mount != nil { continue }
      others.append(.screen(index, type: names.type(of: id)))
      // Only a root can be the first screen of an app.
      if names.graph.roots.contains(id) { write(names.parameters(of: id), names) }
    }
    for index in names.graph.segues.indices {
      let id = SegueID(index)
      others.append(.segue(index, member: names.member(of: id), variable: names.variable(of: id)))
      write(names.parameters(of: id), names)
    }
  }

  private mutating func write(_ parameters: [CallerNames.Parameter], _ names: CallerNames) {
    for parameter in parameters {
      let value: WalkNames.Parameter.Value =
        if let argument = parameter.argument {
          .argument(
            names.graph.texts.text(names.graph.arguments[argument.position].name), hasDefault: parameter.hasDefault)
        } else {
          .sample(WalkTypes.sample(parameter.type, in: names.graph))
        }
      let type = types.type(parameter.type, in: names)
      others.append(.parameter(WalkNames.Parameter(label: parameter.label, value: value, type: type)))
    }
  }
}
