import NavCompiler
import NavPlayer
import NavPrototype
import NavRuntime
import NavTable

/// Opens URLs with the runtime's own link map.
struct LinkOpener {
  /// A screen that a URL opens, with names and values that can be compared.
  struct Stop: Equatable {
    let screen: String
    let arguments: [String]
    /// The segues that can open the screen.
    let segues: [String]
    let openings: [String]
  }

  private let reader: PrototypeReader
  /// The graph with the names to compare. Its IDs are those of the graph that reads the URL.
  private let names: PrototypeReader
  private let cases: [String: [String: String]]

  /// Creates an opener.
  ///
  /// - Parameters:
  ///   - graph: The graph that reads the URLs.
  ///   - names: The same graph with other names, or `nil` if its own names are compared.
  ///   - cases: The other names of the cases of each enum.
  init?(_ graph: Graph, names: Graph?, cases: [String: [String: String]] = [:]) {
    guard let player = Self.player(of: graph) else { return nil }
    reader = PrototypeReader(graph: player)
    let named = names.flatMap { Self.player(of: $0) } ?? player
    self.names = PrototypeReader(graph: named)
    self.cases = cases
  }

  private static func player(of graph: Graph) -> PrototypeGraph? {
    try? PrototypeGraph(PrototypeGraphText.text(of: graph))
  }

  /// The stack that a URL opens if no predicate refuses, or `nil` if no link matches.
  func stops(openedBy url: String) -> [Stop]? {
    reader.screens(openedBy: url)?.map { value, segues in
      let id = value.screen
      let arguments = zip(reader.arguments(of: value), reader.types(of: id)).enumerated().map { index, pair in
        let (argument, type) = pair
        let name = names.argumentName(index, of: id) ?? argument.name
        return "\(name): \(text(argument.value, type))"
      }
      return Stop(
        screen: names.table[id].name, arguments: arguments.sorted(), segues: segues.map { names.table[$0].name },
        openings: segues.map { segue in
          let opening = reader.table.opening(of: segue)
          return opening.tab == nil ? "\(opening)" : "tab"
        })
    }
  }

  private func text(_ value: PrototypeValue, _ type: String) -> String {
    let bare = type.filter { !"[]?".contains($0) }
    guard let renamed = cases[bare] else { return value.text }
    switch value {
    case .text(let text): return PrototypeValue.text(renamed[text] ?? text).text
    case .list(let items): return "[\(items.map { self.text($0, type) }.joined(separator: ", "))]"
    default: return value.text
    }
  }
}
