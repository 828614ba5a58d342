internal import NavTable

/// Writes the Swift of a graph.
///
/// The same graph gives the same bytes: nothing is taken from the clock, the machine or the order of a dictionary.
package struct SwiftEmitter {
  private let context: EmissionContext

  /// - Parameters:
  ///   - graph: The graph of a result without errors.
  ///   - location: Where its file is, for messages of the Swift compiler.
  package init(_ graph: Graph, location: String) {
    context = EmissionContext(graph, location: location)
  }

  /// The whole file.
  ///
  /// - Parameter fileName: The graph file's last path component, for the first line.
  /// - Returns: Swift that compiles without warnings under the strictest settings.
  /// - Complexity: linear in the size of the graph and of the text.
  package func emit(fileName: String) -> String {
    var printer = SwiftPrinter()
    printer.print([
      .comment(EmissionContext.printable("Made by navc from \(fileName): change the graph, not this file."))
    ])
    let top = printer.output.endIndex
    printer.print([.blank] + Imports(context).code() + [.blank])
    printer.print(namespace())
    if context.names.graphInside != context.names.graph {
      printer.print([
        .blank, .doc("The graph, where a screen of the same name hides it."),
        .line("\(context.access)typealias \(context.names.graphInside) = \(context.names.graph)"),
      ])
    }
    for (alias, namespace) in context.names.foreign.made {
      printer.print([
        .blank, .doc("A mounted fragment, where a name of the \(context.noun)'s own hides it."),
        .line("\(context.access)typealias \(alias) = \(namespace)"),
      ])
    }
    printer.print(TypesSection(context: context).code())
    printer.print(FactsSection(context: context).code())
    for id in context.ownScreenIDs { printer.print(ScreenSection(context: context, id: id).code()) }
    ScreensProtocol(context).print(to: &printer)
    // Where the author's names are against swift-format's rules, the first lines say so to it.
    if printer.exceedsColumns {
      printer.insert("// Some names are too long for its columns.\n// swift-format-ignore-file\n", at: top)
    } else if printer.hasOddIdentifiers {
      printer.insert("// swift-format-ignore-file: IdentifiersMustBeASCII\n", at: top)
    }
    return printer.output
  }

  /// The graph as a namespace, with its table and the way from a screen's id to its value.
  private func namespace() -> [SwiftCode] {
    let names = context.names
    let graph = context.graph
    let screenID = names.runtime("ScreenID")
    let kind = names.owner == "Graph" ? "NavigationGraph" : "NavigationFragment"
    let cases = context.ownScreenIDs.map { id in
      SwiftCode.switchCase(
        "case \(id.index):", [.line("return \(names.screen(id, in: .nested)).self")])
    }
    return [
      context.doc(graph.doc, otherwise: "The navigation \(context.noun) `\(context.text(graph.name))`."),
      .block(
        "nonisolated \(context.access)enum \(names.graph): \(names.runtime(kind))",
        [
          .doc("The shape of the \(context.noun)."),
          .rawText(
            prefix: "\(context.access)static let table = \(names.runtime("GraphTable"))(",
            lines: TableLine.lines(of: TableSection.lines(context)), arguments: mounting, suffix: ")"),
          .blank,
          .doc("The type of a screen."),
          .block(
            Breakable(
              "\(context.access)static func screenType(",
              ["_ screen: \(screenID)"], ") -> (any \(names.runtime("Screen")).Type)?"),
            [.block("switch screen.rawValue", cases + [.switchCase("default:", [.line("return nil")])])]),
        ] + mounted()),
    ]
  }

  /// The tables of the mounted fragments, a place each.
  private var mounting: [Breakable.Item] {
    let names = context.names.foreign
    let tables = context.mounts.map { "\(names.namespace(names.mounted[$0.fragment.position], in: .nested)).table" }
    return tables.isEmpty ? [] : [.nested(Breakable("mounting: [", tables, "]", style: .collection))]
  }

  private func mounted() -> [SwiftCode] {
    let names = context.names
    let cases = context.mounts.map { id, fragment in
      let namespace = names.foreign.namespace(names.foreign.mounted[fragment.position], in: .nested)
      return SwiftCode.switchCase("case \(id.index):", [.line("return \(namespace).self")])
    }
    if cases.isEmpty { return [] }
    return [
      .blank,
      .doc("The fragment that is mounted in the place of a screen."),
      .block(
        Breakable(
          "\(context.access)static func mounted(", ["_ screen: \(names.runtime("ScreenID"))"],
          ") -> (any \(names.runtime("NavigationFragment")).Type)?"),
        [.block("switch screen.rawValue", cases + [.switchCase("default:", [.line("return nil")])])]),
    ]
  }
}
