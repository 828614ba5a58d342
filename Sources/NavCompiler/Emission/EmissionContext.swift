/// What every section of the emitter works from.
struct EmissionContext {
  let graph: Graph
  let names: SwiftNames
  let landings: Landings

  init(_ graph: Graph) {
    self.graph = graph
    names = SwiftNames(graph)
    landings = Landings(graph)
  }

  /// The access modifier with the space behind it; nothing for `internal`.
  var access: String {
    switch graph.access {
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

  var screenIDs: [ScreenID] { graph.screens.indices.map { ScreenID(index: Int32($0)) } }

  /// Whether a person can go back from the screen at all.
  func canGoBack(_ id: ScreenID) -> Bool {
    if id == graph.root { return false }
    if case .never = screen(id).back { return false }
    return true
  }

  /// `doc` as a doc comment, or `otherwise` where the author wrote none.
  func doc(_ doc: Symbol?, otherwise: String) -> SwiftCode {
    .doc(Self.printable(doc.map(text) ?? otherwise))
  }

  /// The author's text without what would end a comment line or not be seen in one.
  static func printable(_ text: String) -> String {
    // A CR LF is one Character, so lines are split between scalars.
    var lines = [String.UnicodeScalarView()]
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r": lines.append(String.UnicodeScalarView())
      case "\t": lines[lines.count - 1].append(" ")
      case _ where scalar.properties.isControlOrLineBreak: break
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
