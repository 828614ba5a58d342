internal import NavTable

/// Writes the Swift of a graph.
///
/// The same graph gives the same bytes: nothing is taken from the clock, the machine or the order of a dictionary.
package struct SwiftEmitter {
  private let graph: Graph
  private let location: String

  /// - Parameters:
  ///   - graph: The graph of a result without errors.
  ///   - location: Where its file is, for messages of the Swift compiler.
  package init(_ graph: Graph, location: String) {
    self.graph = graph
    self.location = location
  }

  /// The whole file.
  ///
  /// - Parameter fileName: The graph file's last path component, for the first line.
  /// - Returns: Swift that compiles without warnings under the strictest settings.
  /// - Complexity: linear in the size of the graph and of the text.
  package func emit(fileName: String) -> [UInt8] {
    let context = EmissionContext(graph, location: location)
    // It holds the texts of the pieces that are written.
    defer { withExtendedLifetime(context) {} }
    var out = SwiftWriter(isASCII: context.isASCII)
    out.comment(
      context.piece(EmissionContext.printable("Made by navc from \(fileName): change the graph, not this file.")))
    let top = out.count
    out.blank()
    Imports(context).write(to: &out)
    out.blank()
    NamespaceSection(context: context).write(to: &out)
    TypesSection(context: context).write(to: &out)
    FactsSection(context: context).write(to: &out)
    for id in context.ownScreenIDs { ScreenSection(context: context, id: id).write(to: &out) }
    AnywhereSection(context)?.write(to: &out)
    ScreensProtocol(context).write(to: &out)
    // Where the author's names are against swift-format's rules, the first lines say so to it.
    if out.exceedsColumns {
      return out.bytes(with: "// Some names are too long for its columns.\n// swift-format-ignore-file\n", at: top)
    }
    if out.hasOddIdentifiers {
      return out.bytes(with: "// swift-format-ignore-file: IdentifiersMustBeASCII\n", at: top)
    }
    return out.bytes
  }
}
