import NavCompiler
import NavPlayer
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
    /// The opening by the first of these segues, without the number of a tab.
    let opening: StackOpening?

    /// Whether the arguments that both screens have are equal, and all others have their defaults.
    func hasSameArguments(as other: Stop) -> Bool {
      func differs(_ argument: Argument, _ others: [Argument]) -> Bool {
        guard let match = others.first(where: { $0.name == argument.name }) else { return !argument.isDefault }
        return match.value != argument.value && match.text != argument.text
      }
      return !arguments.contains { differs($0, other.arguments) }
        && !other.arguments.contains { differs($0, arguments) }
    }
  }

  struct Argument {
    let name: String
    let value: PrototypeValue
    let isDefault: Bool

    var text: String { value.text }
  }

  private let reader: CheckedGraphReader
  /// The names to compare.
  private let names: LinkNames
  private let cases: [String: [String: String]]

  /// Creates an opener.
  ///
  /// - Parameters:
  ///   - graph: The graph that reads the URLs.
  ///   - names: The same graph with the names to compare, if they differ.
  ///   - cases: The names of cases to compare, by enum.
  init?(_ graph: Graph, names: Graph?, cases: [String: [String: String]] = [:]) {
    guard let reader = CheckedGraphReader(graph) else { return nil }
    self.reader = reader
    self.names = LinkNames(names ?? graph, for: reader.table)
    self.cases = cases
  }

  /// The stack that a URL opens if no predicate refuses, or `nil` if no link matches.
  func stops(openedBy url: String) -> [Stop]? {
    reader.screens(openedBy: url)?.map { value, segues in
      let id = value.screen
      let declared = reader.declaredArguments(of: id)
      let arguments = zip(names.arguments(of: id), value.arguments).enumerated().map { index, pair in
        Argument(
          name: pair.0, value: named(pair.1, declared[index].type.name),
          isDefault: pair.1 == declared[index].defaultValue)
      }
      let opening = segues.first.map { reader.table.opening(of: $0) }
      return Stop(
        screen: names.name(of: id), arguments: arguments, segues: segues.map(names.name),
        opening: opening?.tab == nil ? opening : .tab(0))
    }
  }

  /// A value with the names of cases to compare.
  private func named(_ value: PrototypeValue, _ type: String) -> PrototypeValue {
    if cases.isEmpty { return value }
    guard let renamed = cases[type.filter { !"[]?".contains($0) }] else { return value }
    switch value {
    case .text(let text): return .text(renamed[text] ?? text)
    case .list(let items): return .list(items.map { named($0, type) })
    default: return value
    }
  }
}
