import NavCompiler
import NavPlayer
import NavPrototype
import NavRuntime
import NavTable

/// Opens URLs with the runtime's own link map.
struct LinkOpener {
  /// A screen that a URL opens, with names and values that can be compared.
  struct Stop {
    let screen: String
    let arguments: [Argument]
    /// The segues that can open the screen.
    let segues: [String]
    let openings: [String]

    /// Whether the arguments that both screens have are equal, and all others have their defaults.
    func hasSameArguments(as other: Stop) -> Bool {
      func differs(_ argument: Argument, _ others: [Argument]) -> Bool {
        guard let match = others.first(where: { $0.name == argument.name }) else { return !argument.isDefault }
        return match.value != argument.value
      }
      return !arguments.contains { differs($0, other.arguments) }
        && !other.arguments.contains { differs($0, arguments) }
    }
  }

  struct Argument {
    let name: String
    let value: String
    let isDefault: Bool
  }

  private let reader: PrototypeReader
  /// The graph with the names to compare. Both graphs have the same IDs.
  private let names: PrototypeReader
  private let cases: [String: [String: String]]

  /// Creates an opener.
  ///
  /// - Parameters:
  ///   - graph: The graph that reads the URLs.
  ///   - names: The same graph with the names to compare, if they differ.
  ///   - cases: The names of cases to compare, by enum.
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
      let named = names.declaredArguments(of: id)
      let arguments = zip(reader.declaredArguments(of: id), value.arguments).enumerated().map { index, pair in
        let (argument, value) = pair
        return Argument(
          name: named[index].name, value: text(value, argument.type.name), isDefault: value == argument.defaultValue)
      }
      return Stop(
        screen: names.table[id].name, arguments: arguments, segues: segues.map { names.table[$0].name },
        openings: segues.map { segue in
          let opening = reader.table.opening(of: segue)
          return opening.tab == nil ? "\(opening)" : "tab"
        })
    }
  }

  private func text(_ value: PrototypeValue, _ type: String) -> String {
    let bare = type.filter { !"[]?".contains($0) }
    return cases[bare].map { Self.renaming(value, $0).text } ?? value.text
  }

  private static func renaming(_ value: PrototypeValue, _ names: [String: String]) -> PrototypeValue {
    switch value {
    case .text(let text): .text(names[text] ?? text)
    case .list(let items): .list(items.map { renaming($0, names) })
    default: value
    }
  }
}
