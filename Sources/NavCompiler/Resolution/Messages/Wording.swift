/// The names and texts of the author, for messages.
struct Wording {
  let declarations: Declarations
  let symbols: SymbolContext

  var tree: NodeTree { declarations.tree }

  func text(_ symbol: Symbol) -> String { symbols.texts.text(symbol) }
  /// The name of a screen. For the node of `anywhere`, it is the key.
  func name(_ screen: ScreenID) -> String {
    screen.position < declarations.screens.count
      ? text(declarations.screens[screen.position].name.symbol) : Keyword.anywhere.rawValue
  }
  func range(_ screen: ScreenID) -> SourceRange { tree.range(declarations.screens[screen.position].name.node) }
  /// The declaration of an argument of a screen. For an argument of a mounted fragment, it is the screen.
  func range(_ place: Link.Placeholder) -> SourceRange {
    let declared = declarations.arguments
    guard declared.indices.contains(place.argument.position) else { return range(place.screen) }
    return declarations.range(declared[place.argument.position].name)
  }

  func name(_ segue: SegueID) -> String { text(declarations.segues[segue.position].name.symbol) }
  func range(_ segue: SegueID) -> SourceRange { tree.range(declarations.segues[segue.position].name.node) }

  /// The verb of a segue that opens a screen: «'openCart' pushes it».
  func verb(_ segue: SegueID) -> String {
    if goes(segue) { return "goes to" }
    return switch opening(segue) {
    case .push: "pushes"
    case .present: "presents"
    case .pane, .tab, .replace, .replaceFromUnknown: "opens"
    }
  }

  /// A clause about an edge of the tree: «'catalog' pushes 'product'».
  func describe(_ edge: PushGraph.Edge, _ pushes: PushGraph) -> String {
    let (source, target) = (name(edge.source), name(edge.target))
    return switch opening(edge.segue) {
    case .push: "'\(source)' pushes '\(target)'"
    case .pane: "'\(source)' opens '\(target)' as a pane"
    case .present: "'\(source)' presents '\(target)'"
    case .tab: "'\(source)' has '\(target)' as a tab"
    case .replace, .replaceFromUnknown: "'\(name(pushes.declarer(of: edge)))' puts '\(target)' on '\(source)'"
    }
  }

  /// The passive verb of a segue, and its preposition: «'product' is pushed from 'catalog'».
  func participle(_ segue: SegueID) -> (verb: String, preposition: String) {
    switch opening(segue) {
    case .push: ("pushed", "from")
    case .pane: ("a pane", "of")
    case .present: ("presented", "from")
    case .tab: ("a tab", "of")
    case .replace, .replaceFromUnknown: ("put", "on")
    }
  }

  /// The noun for a segue: «this push leads back».
  func noun(_ segue: SegueID) -> String {
    if case .push = opening(segue) { "push" } else { "segue" }
  }

  /// Whether the segue is a tab of its source.
  func isTab(_ segue: SegueID) -> Bool { if case .tab = opening(segue) { true } else { false } }

  /// Whether the segue takes `recursive`: a push or a present of a screen.
  func canRecur(_ segue: SegueID) -> Bool {
    guard !declarations.anywhere.contains(segue.index) else { return false }
    return switch opening(segue) {
    case .push, .present: true
    case .pane, .tab, .replace, .replaceFromUnknown: false
    }
  }

  /// Whether the segue is a replace.
  func replaces(_ segue: SegueID) -> Bool {
    switch opening(segue) {
    case .push, .pane, .present, .tab: false
    case .replace, .replaceFromUnknown: true
    }
  }

  /// Whether the segue is under `go`.
  func goes(_ segue: SegueID) -> Bool {
    declarations.route(declarations.details(declarations.segues[segue.position])) != nil
  }

  private func opening(_ segue: SegueID) -> SegueDetails.Opening {
    declarations.details(declarations.segues[segue.position])?.opening ?? .push
  }

  /// The range of `from` in a replace, or of its name if there is no `from`.
  func fromRange(_ segue: SegueID) -> SourceRange {
    if case .replace(let from?) = opening(segue) { declarations.range(from) } else { range(segue) }
  }

  /// The scalar that names the target of a segue.
  func target(_ segue: SegueID) -> NodeID {
    let segue = declarations.segues[segue.position]
    return segue.target?.node ?? segue.name.node
  }

  /// Whether an unwind leaves through an exit.
  func takesExit(_ segue: SegueID) -> Bool {
    declarations.details(declarations.segues[segue.position])?.exit != nil
  }

  func targetRange(_ segue: SegueID) -> SourceRange { tree.range(target(segue)) }

  /// One note per element. For a long list, it contains notes for both ends and the number of the others.
  func notes<Element>(
    _ elements: some RandomAccessCollection<Element>, more noun: String, _ make: (Element) -> Diagnostic.Note
  ) -> [Diagnostic.Note] {
    let shown = 6
    guard elements.count > 2 * shown else { return elements.map(make) }
    let (first, last) = (elements.prefix(shown).map(make), elements.suffix(shown).map(make))
    let gap = first.suffix(1).map { Diagnostic.Note("… \(elements.count - 2 * shown) more \(noun) …", at: $0.range) }
    return first + gap + last
  }

  /// The text at a range, shortened.
  func written(_ range: SourceRange) -> String {
    let text = tree.file.text(range)
    let line = text.prefix { !$0.isNewline }
    return line.count == text.count && line.count <= 40 ? text : line.prefix(40) + "…"
  }

  /// The text at a range, quoted unless it already has quotes.
  func quoted(_ range: SourceRange) -> String {
    let text = written(range)
    return text.hasPrefix("\"") || text.hasPrefix("'") ? text : "'\(text)'"
  }

  /// A clause about a value that does not have a type: «'x' is not an Int». It mentions quotes if they are the cause.
  func unfit(_ value: DefaultDeclaration, _ type: TypeReference) -> String {
    let phrase = symbols.phrase(type)
    guard let unquoted = unquoted(value),
      LiteralReader(symbols: symbols, cases: .bareOrDotted).reads(unquoted, as: type)
    else { return "\(quoted(value)) is not \(phrase)" }
    return "\(quoted(value)) is a quoted text, not \(phrase)"
  }

  /// The text inside the quotes of a value, or of a block scalar. It is `nil` for a plain value.
  func unquoted(_ value: DefaultDeclaration) -> String? {
    switch value {
    case .node(let node):
      return tree.kind(node) == .scalar && tree.style(node) != .plain ? tree.text(node) : nil
    case .text(let part):
      let text = text(part)
      return text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : nil
    }
  }

  /// A value in quotes. A block scalar is shown with its processed text.
  func quoted(_ value: DefaultDeclaration) -> String {
    switch value {
    case .node(let node):
      switch tree.style(node) {
      case .literal, .folded: return QuotedText.make(tree.text(node))
      default: return quoted(tree.range(node))
      }
    case .text(let part):
      let text = text(part)
      return text.hasPrefix("\"") ? text : QuotedText.make(text)
    }
  }

  private func text(_ part: ScalarPart) -> String {
    tree.withText(part.node) { text in
      text.extracting(Int(part.lower)..<Int(part.upper)).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
  }
}
