/// The author's own names and texts, for messages.
struct Wording {
  let declarations: Declarations
  let symbols: SymbolContext

  var tree: NodeTree { declarations.tree }

  func text(_ symbol: Symbol) -> String { symbols.texts.text(symbol) }
  /// Of the node of what is offered anywhere, the key.
  func name(_ screen: ScreenID) -> String {
    screen.position < declarations.screens.count
      ? text(declarations.screens[screen.position].name.symbol) : Keyword.anywhere.rawValue
  }
  func range(_ screen: ScreenID) -> SourceRange { tree.range(declarations.screens[screen.position].name.node) }
  /// Where an argument of a screen is declared; that of a mounted fragment stands for its screen here.
  func range(_ place: Link.Placeholder) -> SourceRange {
    let declared = declarations.arguments
    guard declared.indices.contains(place.argument.position) else { return range(place.screen) }
    return declarations.range(declared[place.argument.position].name)
  }

  func name(_ segue: SegueID) -> String { text(declarations.segues[segue.position].name.symbol) }
  func range(_ segue: SegueID) -> SourceRange { tree.range(declarations.segues[segue.position].name.node) }

  /// What a segue does that shows a screen: «'openCart' pushes it».
  func verb(_ segue: SegueID) -> String {
    if goes(segue) { return "goes to" }
    return switch opening(segue) {
    case .push: "pushes"
    case .present: "presents"
    case .tab, .replace, .replaceFromUnknown: "opens"
    }
  }

  /// What an edge of the tree does: «'catalog' pushes 'product'».
  func describe(_ edge: PushGraph.Edge, _ pushes: PushGraph) -> String {
    let (source, target) = (name(edge.source), name(edge.target))
    return switch opening(edge.segue) {
    case .push: "'\(source)' pushes '\(target)'"
    case .present: "'\(source)' presents '\(target)'"
    case .tab: "'\(source)' has '\(target)' as a tab"
    case .replace, .replaceFromUnknown: "'\(name(pushes.declarer(of: edge)))' puts '\(target)' on '\(source)'"
    }
  }

  /// What is done to the screen, and of where that is said: «'product' is pushed from 'catalog'».
  func participle(_ segue: SegueID) -> (verb: String, preposition: String) {
    switch opening(segue) {
    case .push: ("pushed", "from")
    case .present: ("presented", "from")
    case .tab: ("a tab", "of")
    case .replace, .replaceFromUnknown: ("put", "on")
    }
  }

  /// The segue, where more than a segue is to be said of it: «this push leads back».
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
    case .tab, .replace, .replaceFromUnknown: false
    }
  }

  /// Whether the segue replaces.
  func replaces(_ segue: SegueID) -> Bool {
    switch opening(segue) {
    case .push, .present, .tab: false
    case .replace, .replaceFromUnknown: true
    }
  }

  /// Whether the segue stands under `go`.
  func goes(_ segue: SegueID) -> Bool {
    declarations.way(declarations.details(declarations.segues[segue.position])) != nil
  }

  private func opening(_ segue: SegueID) -> SegueDetails.Opening {
    declarations.details(declarations.segues[segue.position])?.opening ?? .push
  }

  /// Where a segue that replaces says from where; its name, where it does not.
  func fromRange(_ segue: SegueID) -> SourceRange {
    if case .replace(let from?) = opening(segue) { declarations.range(from) } else { range(segue) }
  }

  /// The scalar in which a segue names its target.
  func target(_ segue: SegueID) -> NodeID {
    let segue = declarations.segues[segue.position]
    return segue.target?.node ?? segue.name.node
  }

  /// Whether an unwind says that it leaves by an exit.
  func takesExit(_ segue: SegueID) -> Bool {
    declarations.details(declarations.segues[segue.position])?.exit != nil
  }

  func targetRange(_ segue: SegueID) -> SourceRange { tree.range(target(segue)) }

  /// A note for each of a list; of a long one for those at its two ends, and a count of the rest.
  func notes<Element>(
    _ elements: some RandomAccessCollection<Element>, more noun: String, _ make: (Element) -> Diagnostic.Note
  ) -> [Diagnostic.Note] {
    let shown = 6
    guard elements.count > 2 * shown else { return elements.map(make) }
    let (first, last) = (elements.prefix(shown).map(make), elements.suffix(shown).map(make))
    let gap = first.suffix(1).map { Diagnostic.Note("… \(elements.count - 2 * shown) more \(noun) …", at: $0.range) }
    return first + gap + last
  }

  /// What is written at a range, cut where it is long.
  func written(_ range: SourceRange) -> String {
    let text = tree.file.text(range)
    let line = text.prefix { !$0.isNewline }
    return line.count == text.count && line.count <= 40 ? text : line.prefix(40) + "…"
  }

  /// What is written at a range, in quotes unless it has its own.
  func quoted(_ range: SourceRange) -> String {
    let text = written(range)
    return text.hasPrefix("\"") || text.hasPrefix("'") ? text : "'\(text)'"
  }

  /// That a value is none of a type: «'x' is not an Int», and where that is why, that quotes make it a text.
  func unfit(_ value: DefaultDeclaration, _ type: TypeReference) -> String {
    let phrase = symbols.phrase(type)
    guard let unquoted = unquoted(value),
      LiteralReader(symbols: symbols, cases: .bareOrDotted).reads(unquoted, as: type)
    else { return "\(quoted(value)) is not \(phrase)" }
    return "\(quoted(value)) is a quoted text, not \(phrase)"
  }

  /// What stands in a value's quotes, or is a block of its own; `nil` of a plain value.
  func unquoted(_ value: DefaultDeclaration) -> String? {
    switch value {
    case .node(let node):
      return tree.kind(node) == .scalar && tree.style(node) != .plain ? tree.text(node) : nil
    case .text(let part):
      let text = text(part)
      return text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : nil
    }
  }

  /// A value in quotes, or in those that it has. What YAML has folded is shown as it is read.
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
