import NavCompiler
import NavPictures
import NavTable

/// The parts of a graph on which saved stacks depend, as a graph file of their own.
///
/// These are the screens with their arguments, the enums, the segues that open screens, the buttons of alerts, and the
/// former names. Texts, predicates, links, and layout are missing, so other changes of the graph leave the file
/// unchanged. A pane is saved as a push, and is therefore a push here. The values of defaults are kept, because a graph
/// cannot declare that there is one without a value.
struct ReleaseGraph {
  private let graph: Graph
  private let text: GraphText
  /// The paths of the fragments.
  private let paths: [FragmentID: String]
  private(set) var lines: [String] = []
  private var depth = 0

  init(_ graph: Graph, _ paths: [FragmentID: String]) {
    self.graph = graph
    self.paths = paths
    text = GraphText(graph: graph)
    write()
  }

  // MARK: - Lines

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  /// Writes a mapping, or nothing if it is empty.
  private mutating func block(_ key: String, _ body: (inout Self) -> Void) {
    let start = lines.count
    line("\(key):")
    depth += 1
    body(&self)
    depth -= 1
    if lines.count == start + 1 { lines.removeLast() }
  }

  /// A text in double quotes. The escapes of JSON are also those of YAML.
  private func quoted(_ text: String) -> String { JSONValue.string(text).line }

  private func quoted(_ symbol: Symbol) -> String { quoted(text.text(symbol)) }

  private func list(_ names: [Symbol]) -> String { "[\(names.map(quoted).joined(separator: ", "))]" }

  private mutating func writeFormerNames(_ names: [Symbol]) {
    if !names.isEmpty { line("was: \(list(names))") }
  }

  // MARK: - The file

  private mutating func write() {
    line("navc: 1")
    line("\(graph.isFragment ? "fragment" : "graph"): \(quoted(graph.name))")
    let roots = graph.roots.map { quoted(text.name($0)) }
    line("root: \(roots.count == 1 ? roots[0] : "[\(roots.joined(separator: ", "))]")")
    // Every root except the last needs a requirement. Its predicate decides nothing here.
    if graph.roots.count > 1 { line("facts: { isRoot: Bool }") }
    block("types") { file in
      for type in file.graph.types { file.write(type) }
    }
    block("anywhere") { file in file.writeOpenings(file.graph.anywhere.map { $0 }) }
    line("screens:")
    depth += 1
    for index in graph.screens.indices { write(ScreenID(index)) }
    depth -= 1
  }

  private mutating func write(_ type: DeclaredType) {
    switch (type.kind, type.origin) {
    case (_, .fragment): break
    case (_, .alias(let swift)): line("\(quoted(type.name)): { swift: \(quoted(swift)) }")
    case (.swift(let swift, let conformances), .file):
      let all = [("Hashable", Conformances.hashable), ("Codable", .codable), ("Sendable", .sendable)]
      let names = all.filter { conformances.contains($0.1) }.map(\.0).joined(separator: ", ")
      line("\(quoted(type.name)): { swift: \(quoted(swift)), is: [\(names)] }")
    case (.cases(let cases), .file):
      let items = cases.enumerated().map { position, name in
        type.formerCases[position].map { "{ case: \(quoted(name)), was: \(list($0)) }" } ?? quoted(name)
      }
      line("\(quoted(type.name)): [\(items.joined(separator: ", "))]")
    }
  }

  private mutating func write(_ id: ScreenID) {
    let screen = graph.screens[id.position]
    let start = lines.count
    block(quoted(screen.name)) { file in
      file.writeFormerNames(screen.formerNames)
      if screen.isShared { file.line("shared: true") }
      if let mount = screen.mount {
        let module = mount.module.map { ", module: \(file.quoted($0))" } ?? ""
        file.line("mount: { file: \(file.quoted(file.paths[mount.fragment] ?? ""))\(module) }")
        return
      }
      if file.graph.roots.dropLast().contains(id) { file.line("requires: isRoot") }
      file.block("arguments") { file in
        for index in screen.arguments { file.write(file.graph.arguments[Int(index)]) }
      }
      if let alert = screen.alert {
        file.line("alert: { cancel: \(file.quoted(file.text.name(alert.cancel))) }")
        file.block("unwind") { file in
          for index in screen.unwinds { file.line("\(file.quoted(file.graph.segues[Int(index)].name)): previous") }
        }
      }
      file.writeOpenings(screen.pushes.map { $0 })
    }
    if lines.count == start { line("\(quoted(screen.name)):") }
  }

  private mutating func write(_ argument: Argument) {
    block(quoted(argument.name)) { file in
      file.line("type: \(file.quoted(file.text.text(argument.type)))")
      file.writeFormerNames(argument.formerNames)
      if let value = argument.defaultValue, value != .nil { file.write("default", value) }
    }
  }

  // MARK: - Segues

  /// Writes the segues that open screens, by their keys.
  private mutating func writeOpenings(_ segues: [Int32]) {
    for key in ["push", "present", "replace", "tabs"] {
      let own = segues.map { graph.segues[Int($0)] }.filter { $0.opening.key == key }
      block(key) { file in
        for segue in own { file.write(segue) }
      }
    }
  }

  private mutating func write(_ segue: Segue) {
    guard case .push(let target, let passes, let recursion) = segue.kind else { return }
    block(quoted(segue.name)) { file in
      file.line("to: \(file.quoted(file.text.name(target)))")
      file.writeFormerNames(segue.formerNames)
      switch segue.opening {
      case .push, .pane, .tab: break
      case .present(.alert): break
      case .present(let style): file.line("style: \(style.rawValue)")
      case .replace(let from): file.line("from: \(file.name(from))")
      }
      switch recursion {
      case nil: break
      case .unbounded: file.line("recursive: true")
      case .maxDepth(let depth): file.line("recursive: { maxDepth: \(depth) }")
      }
      file.block("pass") { file in
        for pass in passes {
          let name = file.quoted(file.text.name(pass.argument))
          switch pass.value {
          case .source(let argument): file.line("\(name): \(file.quoted("source." + file.text.name(argument)))")
          case .literal(let literal): file.write(name, literal)
          }
        }
      }
    }
  }

  private func name(_ target: Segue.UnwindTarget) -> String {
    switch target {
    case .screen(let screen): quoted(text.name(screen))
    case .root: "root"
    case .previous, .opener, .exit: "previous"
    }
  }

  // MARK: - Literals

  private mutating func write(_ key: String, _ literal: Literal) {
    guard case .array(let items) = literal, !items.isEmpty else { return line("\(key): \(scalar(literal))") }
    line("\(key):")
    depth += 1
    for item in items { line("- \(scalar(item))") }
    depth -= 1
  }

  /// A literal in one line. A text is in quotes, and other literals are not.
  private func scalar(_ literal: Literal) -> String {
    switch literal {
    case .string(let symbol): quoted(symbol)
    case .array(let items): "[\(items.map(scalar).joined(separator: ", "))]"
    case .int, .double, .bool, .nil, .enumCase: text.text(literal)
    }
  }
}

extension Segue.Opening {
  /// The key of a screen under which the segue is declared. A pane is a push.
  fileprivate var key: String {
    switch self {
    case .push, .pane: "push"
    case .present: "present"
    case .replace: "replace"
    case .tab: "tabs"
    }
  }
}
