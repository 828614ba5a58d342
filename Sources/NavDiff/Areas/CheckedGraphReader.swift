import NavCompiler
import NavPlayer
import NavPrototype
import NavRuntime
import NavTable

/// Creates the screens of a checked graph from the arguments of URLs and segues, as the player does.
struct CheckedGraphReader: ScreenReader {
  /// A screen with its arguments, in the order of their declarations.
  struct Value {
    let screen: NavRuntime.ScreenID
    let arguments: [PrototypeValue]
  }

  /// An argument of a screen.
  struct Declared {
    let name: String
    let type: PrototypeType
    let defaultValue: PrototypeValue?
  }

  let table: GraphTable
  let links: LinkMap
  /// The file of each section of the table.
  private let files: [File]

  /// Reads a graph.
  ///
  /// - Complexity: Linear in the graph and all mounts.
  init?(_ graph: Graph) {
    guard let (table, files) = Self.table(of: graph) else { return nil }
    (self.table, self.files) = (table, files)
    links = LinkMap(table)
  }

  /// The table of a graph, and the file of each section: first the graph, then the files of each place.
  private static func table(of graph: Graph) -> (table: GraphTable, files: [File])? {
    var fragments: [(table: GraphTable, files: [File])] = []
    for fragment in graph.fragments {
      guard let fragment = table(of: fragment) else { return nil }
      fragments.append(fragment)
    }
    let mounted = graph.screens.lazy.compactMap(\.mount).map { fragments[$0.fragment.position] }
    let lines = Compiler.table(graph).filter(\.isForLinks)
    guard let table = try? GraphTable(TableText(lines), mounting: mounted.map(\.table)) else {
      return nil
    }
    return (table, [File(graph)] + mounted.flatMap(\.files))
  }

  /// The arguments of a screen, in the order of the file.
  func declaredArguments(of screen: NavRuntime.ScreenID) -> [Declared] {
    files[table.section(of: screen)].arguments(of: Int(table.number(of: screen).rawValue))
  }

  func value(of screen: NavRuntime.ScreenID, _ given: [String: PrototypeValue]) -> Value? {
    var values: [PrototypeValue] = []
    for argument in declaredArguments(of: screen) {
      guard let value = given[argument.name].map({ argument.type.checked($0) }) ?? argument.defaultValue else {
        return nil
      }
      values.append(value)
    }
    return Value(screen: screen, arguments: values)
  }

  func argument(_ text: String, of name: String, of screen: NavRuntime.ScreenID) -> PrototypeValue? {
    declaredArguments(of: screen).first { $0.name == name }.flatMap { $0.type.linked(text) }
  }

  func argument(_ passed: PassedArgument.Value, from source: Value?) -> PrototypeValue? {
    switch passed {
    case .literal(let literal): literal
    case .source(let name): source.flatMap { arguments(of: $0).first { $0.name == name }?.value }
    }
  }

  func isURL(_ name: String, of value: Value) -> Bool {
    declaredArguments(of: value.screen).contains { $0.name == name && $0.type.isURL }
  }

  func arguments(of value: Value) -> [(name: String, value: PrototypeValue)] {
    zip(declaredArguments(of: value.screen), value.arguments).map { ($0.name, $1) }
  }

  /// The arguments of a file's screens, made for the screens that a URL opens.
  private final class File {
    private let graph: Graph
    private let notation: PrototypeNotation
    private lazy var choices = Dictionary(notation.choices.map { ($0.name, $0.cases) }) { first, _ in first }
    private var known: [[Declared]?]

    init(_ graph: Graph) {
      self.graph = graph
      notation = PrototypeNotation(graph)
      known = Array(repeating: nil, count: graph.screens.count)
    }

    func arguments(of screen: Int) -> [Declared] {
      if let arguments = known[screen] { return arguments }
      let arguments = graph.screens[screen].arguments.map { index in
        let argument = graph.arguments[Int(index)]
        let type = PrototypeType(notation.text(of: argument.type), choices: choices)
        return Declared(
          name: graph.texts.text(argument.name), type: type,
          defaultValue: argument.defaultValue.flatMap { type.checked(notation.value(of: $0)) })
      }
      known[screen] = arguments
      return arguments
    }
  }
}

extension TableLine {
  /// Whether the line can decide which screens a URL opens. Texts and predicates do not.
  fileprivate var isForLinks: Bool {
    switch self {
    case .text, .requires, .backIf, .backNever, .otherwise, .condition, .awaits, .metadata, .bar, .barStyle, .busy,
      .unanimated, .key, .duplicates:
      false
    default: true
    }
  }
}
