import NavTable

/// The shared state of all sections of the emitter.
final class EmissionContext {
  let graph: Graph
  let names: SwiftNames
  let landings: UnwindTargets
  /// The literals of strings.
  private var literals: SymbolMemo<TextSlice>
  /// The requested access level, or the level of a mounted fragment if that is lower. A declaration cannot have a
  /// higher level than its types.
  let effectiveAccess: Access
  /// The access modifier with a space after it, or nothing for `internal`.
  let access: TextSlice
  let graphName: TextSlice
  let never: TextSlice
  /// The types of the arguments, inside the namespace and at the top of the file.
  private let argumentTypes: [(nested: TextSlice, file: TextSlice)]
  /// The names of the screens, segues, and arguments, ready for lines.
  let screenPieces: [ScreenPieces]
  let seguePieces: [SeguePieces]
  let argumentPieces: [ArgumentPieces]
  private let pool: PiecePool
  /// The path of the graph file in messages of the Swift compiler.
  let location: String

  init(_ graph: Graph, location: String, names: SwiftNames? = nil) {
    self.graph = graph
    // The path is written into a literal without escapes.
    self.location = String(
      String.UnicodeScalarView(
        location.unicodeScalars.map { $0 == "\"" || $0 == "\\" || $0.properties.isControlOrLineBreak ? "_" : $0 }))
    let names = names ?? SwiftNames(graph)
    self.names = names
    landings = UnwindTargets(graph)
    effectiveAccess = graph.effectiveAccess
    let pool = PiecePool()
    literals = SymbolMemo { pool.add(LiteralEmitter.quoted(graph.texts.text($0))) }
    screenPieces = graph.screens.indices.map { ScreenPieces(ScreenID($0), of: graph, names, pool) }
    seguePieces = graph.segues.indices.map { SeguePieces(SegueID($0), of: graph, names, pool) }
    var known = SymbolMemo { ArgumentPieces($0, of: graph, pool) }
    argumentPieces = graph.arguments.map { known[$0.name] }
    argumentTypes = graph.arguments.map { argument in
      (pool.add(names.type(argument.type, in: .nested)), pool.add(names.type(argument.type, in: .file)))
    }
    graphName = pool.add(names.graph)
    never = pool.add(names.standard(.never, in: .file))
    self.pool = pool
    access =
      switch effectiveAccess {
      case .public: "public "
      case .package: "package "
      case .internal: ""
      }
  }

  /// Whether all names are ASCII. With mounted fragments, the result is `false` without a check.
  var isASCII: Bool { graph.fragments.isEmpty && graph.texts.isASCII }

  func text(_ symbol: Symbol) -> String { graph.texts.text(symbol) }

  func screen(_ id: ScreenID) -> Screen { graph.screens[Int(id.index)] }

  func segue(_ id: SegueID) -> Segue { graph.segues[Int(id.index)] }

  func arguments(of screen: ScreenID) -> IDRange<ArgumentID> { IDRange(graph.screens[screen.position].arguments) }

  func pushes(of screen: ScreenID) -> IDRange<SegueID> { IDRange(graph.screens[screen.position].pushes) }

  func unwinds(of screen: ScreenID) -> IDRange<SegueID> { IDRange(graph.screens[screen.position].unwinds) }

  /// The segues under `anywhere` that open screens.
  var offered: IDRange<SegueID> { IDRange(graph.anywhere) }

  /// The go segues under `anywhere`.
  var offeredGoes: IDRange<SegueID> { IDRange(graph.anywhereGoes) }

  /// The name of a segue's source in comments.
  func sourceText(of segue: SegueID) -> TextSlice {
    graph.isOffered(segue) ? "anywhere" : self[self.segue(segue).source].text
  }

  /// The pushes of a screen, followed by its unwinds and its go segues.
  func segues(of screen: ScreenID) -> [SegueID] { graph.screens[screen.position].segues.map { SegueID(index: $0) } }

  /// All screens, including mounts.
  var screenIDs: [ScreenID] { graph.screens.indices.map { ScreenID(index: Int32($0)) } }

  /// The screens without the mounts.
  var ownScreenIDs: [ScreenID] { screenIDs.filter { screen($0).mount == nil } }

  /// The mounts, with their fragments.
  var mounts: [(id: ScreenID, fragment: FragmentID)] {
    screenIDs.compactMap { id in screen(id).mount.map { (id, $0.fragment) } }
  }

  /// The kind of the file, as doc comments name it.
  var noun: String {
    switch graph.kind {
    case .graph: "graph"
    case .fragment: "fragment"
    }
  }

  subscript(id: ScreenID) -> ScreenPieces { screenPieces[id.position] }
  subscript(id: SegueID) -> SeguePieces { seguePieces[id.position] }
  subscript(id: ArgumentID) -> ArgumentPieces { argumentPieces[id.position] }

  /// The type of an argument, inside the namespace or at the top of the file. Protocols do not contain such types.
  func type(of argument: ArgumentID, in scope: SwiftNames.Scope) -> TextSlice {
    switch scope {
    case .file: argumentTypes[argument.position].file
    case .nested: argumentTypes[argument.position].nested
    case .requirement: piece(names.type(graph.arguments[argument.position].type, in: scope))
    }
  }

  /// Stores a composed text for one line.
  func piece(_ text: String) -> TextSlice { pool.add(text) }

  /// A string as a literal.
  func quoted(_ symbol: Symbol) -> TextSlice { literals[symbol] }

  /// Writes `doc` as a doc comment, or `otherwise` if the author wrote none.
  func writeDoc(_ doc: Symbol?, otherwise: @autoclosure () -> String, to out: inout SwiftWriter) {
    out.doc(piece(Self.printable(doc.map(text) ?? otherwise())))
  }

  /// The author's text without characters that end a comment or are invisible.
  static func printable(_ text: String) -> String {
    if PrintableText.isPlain(text) { return text }
    // CR LF is one `Character`, so lines are split between scalars.
    var lines = [String.UnicodeScalarView()]
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r": lines.append(String.UnicodeScalarView())
      case "\t": lines[lines.count - 1].append(" ")
      case _ where scalar.properties.isControlOrLineBreak: break
      // Characters that reorder the rest of the line are shown as escapes.
      case _ where !scalar.isPrintable:
        lines[lines.count - 1].append(contentsOf: ("\\" + scalar.escapeInSwift).unicodeScalars)
      default: lines[lines.count - 1].append(scalar)
      }
      previous = scalar
    }
    while lines.count > 1, lines.last?.allSatisfy(\.properties.isWhitespace) == true { lines.removeLast() }
    return lines.map { String($0) }.joined(separator: "\n")
  }
}

/// Values for strings, each created once, because many arguments share a name.
struct SymbolMemo<Value> {
  private var made: [Symbol: Value] = [:]
  private let make: (Symbol) -> Value

  init(_ make: @escaping (Symbol) -> Value) { self.make = make }

  subscript(symbol: Symbol) -> Value {
    mutating get {
      if let value = made[symbol] { return value }
      let value = make(symbol)
      made[symbol] = value
      return value
    }
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the character is a control character, or a Unicode line or paragraph separator.
  var isControlOrLineBreak: Bool {
    switch generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension Graph {
  /// The access level of the generated code. A declaration cannot have a higher level than its types.
  var effectiveAccess: Access {
    var known: [String: Access] = [:]
    return effectiveAccess(&known)
  }

  private func effectiveAccess(_ known: inout [String: Access]) -> Access {
    var access = access
    for fragment in fragments {
      let name = fragment.texts.text(fragment.name)
      let level = known[name] ?? fragment.effectiveAccess(&known)
      known[name] = level
      access = access.narrowed(to: level)
    }
    return access
  }
}

extension Access {
  fileprivate func narrowed(to other: Access) -> Access {
    switch (self, other) {
    case (.internal, _), (_, .internal): .internal
    case (.package, _), (_, .package): .package
    case (.public, .public): .public
    }
  }
}
