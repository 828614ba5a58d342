/// Writes the Swift of a graph.
///
/// The same graph gives the same bytes: nothing is taken from the clock, the machine or the order of a dictionary.
package struct SwiftEmitter {
  private let context: EmissionContext

  package init(_ graph: Graph) {
    context = EmissionContext(graph)
  }

  /// The whole file.
  ///
  /// - Parameter fileName: The graph file's last path component, for the first line.
  /// - Returns: Swift that compiles without warnings under the strictest settings.
  /// - Complexity: linear in the size of the graph and of the text.
  package func emit(fileName: String) -> String {
    var printer = SwiftPrinter()
    printer.print(Imports(context).code() + [.blank])
    printer.print(namespace())
    if context.names.graphInside != context.names.graph {
      printer.print([
        .blank, .doc("The graph, where a screen of the same name hides it."),
        .line("\(context.access)typealias \(context.names.graphInside) = \(context.names.graph)"),
      ])
    }
    printer.print(TypesSection(context: context).code())
    printer.print(FactsSection(context: context).code())
    for id in context.screenIDs { printer.print(ScreenSection(context: context, id: id).code()) }
    printer.print(ScreensProtocol(context).code())
    return header(fileName, above: printer) + printer.output
  }

  /// The first lines; where the author's names are against swift-format's rules, they say so to it.
  private func header(_ fileName: String, above body: SwiftPrinter) -> String {
    var lines = [
      SwiftCode.comment(EmissionContext.printable("Made by navc from \(fileName): change the graph, not this file."))
    ]
    if body.exceedsColumns {
      lines += [.comment("Some names are too long for its columns."), .line("// swift-format-ignore-file")]
    } else if !context.names.areASCII {
      lines.append(.line("// swift-format-ignore-file: IdentifiersMustBeASCII"))
    }
    var printer = SwiftPrinter()
    printer.print(lines + [.blank])
    return printer.output
  }

  /// The graph as a namespace, with its table and the way from a screen's id to its value.
  private func namespace() -> [SwiftCode] {
    let names = context.names
    let graph = context.graph
    let screenID = names.runtime("ScreenID", in: .nested)
    let cases = context.screenIDs.map { id in
      SwiftCode.switchCase(
        "case \(id.index):", [.line("return \(names.screen(id, in: .nested)).self")])
    }
    return [
      context.doc(graph.doc, otherwise: "The navigation graph `\(context.text(graph.name))`."),
      .block(
        "\(context.access)enum \(names.graph): \(names.runtime("NavigationGraph", in: .file))",
        [
          .doc("The shape of the graph."),
          .rawText(
            prefix: "\(context.access)static let table = \(names.runtime("GraphTable", in: .nested))(",
            lines: TableSection.lines(context), suffix: ")"),
          .blank,
          .doc("The type of a screen."),
          .block(
            Breakable(
              "\(context.access)static func screenType(",
              ["_ screen: \(screenID)"], ") -> (any \(names.runtime("Screen", in: .nested)).Type)?"),
            [.block("switch screen.rawValue", cases + [.switchCase("default:", [.line("return nil")])])]),
        ]),
    ]
  }
}
