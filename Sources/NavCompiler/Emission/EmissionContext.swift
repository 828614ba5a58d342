/// What every section of the emitter works from. A class, since each of them keeps it.
final class EmissionContext {
  let graph: Graph
  let names: SwiftNames
  let landings: Landings
  /// The level asked for, or that of a mounted fragment where it is lower: what shows a type cannot be seen by more than the
  /// type is.
  let effectiveAccess: Access
  /// Where the graph file is, as the Swift compiler is to name it in its messages.
  let location: String

  init(_ graph: Graph, location: String) {
    self.graph = graph
    // The path stands in a literal without escapes.
    self.location = String(
      String.UnicodeScalarView(
        location.unicodeScalars.map { $0 == "\"" || $0 == "\\" || $0.properties.isControlOrLineBreak ? "_" : $0 }))
    names = SwiftNames(graph)
    landings = Landings(graph)
    effectiveAccess = graph.effectiveAccess
  }

  /// The access modifier with the space behind it; nothing for `internal`.
  var access: String {
    switch effectiveAccess {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }

  func text(_ symbol: Symbol) -> String { graph.texts.text(symbol) }

  func screen(_ id: ScreenID) -> Screen { graph.screens[Int(id.index)] }

  func segue(_ id: SegueID) -> Segue { graph.segues[Int(id.index)] }

  func arguments(of screen: ScreenID) -> [ArgumentID] {
    self.screen(screen).arguments.map { ArgumentID(index: $0) }
  }

  func pushes(of screen: ScreenID) -> [SegueID] { self.screen(screen).pushes.map { SegueID(index: $0) } }

  func unwinds(of screen: ScreenID) -> [SegueID] { self.screen(screen).unwinds.map { SegueID(index: $0) } }

  /// All screens, the places of fragments included.
  var screenIDs: [ScreenID] { graph.screens.indices.map { ScreenID(index: Int32($0)) } }

  /// The screens that the file has itself.
  var ownScreenIDs: [ScreenID] { screenIDs.filter { screen($0).mount == nil } }

  /// The screens in whose places fragments are mounted, and which.
  var mounts: [(id: ScreenID, fragment: FragmentID)] {
    screenIDs.compactMap { id in screen(id).mount.map { (id, $0.fragment) } }
  }

  /// What the file is, in the words of its doc comments.
  var noun: String {
    switch graph.kind {
    case .graph: "graph"
    case .fragment: "fragment"
    }
  }

  /// `doc` as a doc comment, or `otherwise` where the author wrote none.
  func doc(_ doc: Symbol?, otherwise: String) -> SwiftCode {
    .doc(Self.printable(doc.map(text) ?? otherwise))
  }

  /// The author's text without what would end a comment line or not be seen in one.
  static func printable(_ text: String) -> String {
    if PrintableText.isPlain(text) { return text }
    // A CR LF is one Character, so lines are split between scalars.
    var lines = [String.UnicodeScalarView()]
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r": lines.append(String.UnicodeScalarView())
      case "\t": lines[lines.count - 1].append(" ")
      case _ where scalar.properties.isControlOrLineBreak: break
      // What would show the rest of the line in another order is told.
      case _ where !PrintableText.isPrintable(scalar):
        lines[lines.count - 1].append(contentsOf: ("\\" + scalar.escapeInSwift).unicodeScalars)
      default: lines[lines.count - 1].append(scalar)
      }
      previous = scalar
    }
    while lines.count > 1, lines.last?.allSatisfy(\.properties.isWhitespace) == true { lines.removeLast() }
    return lines.map { String($0) }.joined(separator: "\n")
  }
}

extension Unicode.Scalar.Properties {
  /// A control character, or one of Unicode's own line and paragraph separators.
  var isControlOrLineBreak: Bool {
    switch generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension Graph {
  fileprivate var effectiveAccess: Access {
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
