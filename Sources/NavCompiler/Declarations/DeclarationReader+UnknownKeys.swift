/// Keys that a mapping does not support.
extension DeclarationReader {
  /// Reports a key that `scope` does not support.
  ///
  /// - Returns: The key that the author probably meant, so that it is not also reported as missing.
  @discardableResult
  mutating func unknownKey(_ key: NodeID, of scope: KeyScope, in entries: NodeTree.Cursor) -> Keyword? {
    declarations.unknown.insert(.uses)
    guard tree.kind(key) == .scalar else {
      wrongShape(key) { "a key of \(scope.noun) is a word, not \($0.found(key))" }
      return nil
    }
    let range = tree.range(key)
    searchesLeft -= 1
    let isSearched = searchesLeft >= 0 && range.upper - range.lower <= 200
    let nearest = isSearched ? keyWithoutColon(key, scope) ?? nearest(to: tree.text(key), of: scope) : nil
    report(.unknownKey, at: range) { $0.explain(key, scope, nearest, among: $0.tree.keys(around: entries)) }
    return nearest
  }

  /// `{ to weather }`: in flow style, a key without a colon is read as one key without a value.
  private func keyWithoutColon(_ key: NodeID, _ scope: KeyScope) -> Keyword? {
    let value = NodeID(index: key.index + 1)
    guard Int(value.index) < tree.nodes.count, tree.isEmpty(value), tree.style(key) == .plain else { return nil }
    let words = tree.text(key).split(separator: " ", maxSplits: 1)
    guard words.count == 2, let keyword = Keyword(rawValue: String(words[0])) else { return nil }
    return scope.takes(keyword) ? keyword : nil
  }

  private func nearest(to text: String, of scope: KeyScope) -> Keyword? {
    if let key = scope.keys.first(where: { $0.synonyms.contains(text) }) { return key.word }
    // A key that another scope supports is in the wrong place, not misspelled.
    guard Self.scope(of: text, besides: scope) == nil else { return nil }
    return NearestName.to(text, among: scope.keys.map(\.word.rawValue)).flatMap { Keyword(rawValue: $0) }
  }

  /// The scope of a key that `scope` does not support. If there are several, it is the most common one.
  private static func scope(of text: String, besides scope: KeyScope) -> KeyScope? {
    let likely: [KeyScope] =
      switch scope {
      case .graph: [.fragment]
      case .fragment: [.graph]
      case .push, .pane: [.present, .replace]
      case .present: [.push, .replace]
      default: []
      }
    return (likely + [.push, .unwind, .screen] + KeyScope.allCases).first {
      $0.keys.contains { $0.word.rawValue == text }
    }
  }

  private func explain(
    _ key: NodeID, _ scope: KeyScope, _ nearest: Keyword?, among keys: [NodeID]
  ) -> Diagnostic {
    let range = tree.range(key)
    let text = tree.text(key)
    if let split = splitByComma(key, scope) { return split }
    var diagnostic = Diagnostic(.unknownKey, "\(quoted(key)) is not a key of \(scope.noun)", at: range)
    if let nearest, let other = keys.first(where: { keyword($0) == nearest }) {
      diagnostic.notes = [.init("'\(nearest.rawValue)' is here already", at: tree.range(other))]
    } else if let nearest, let reason = refusal(of: nearest, beside: keys.compactMap { keyword($0) }, scope) {
      diagnostic.notes = [.init(reason, at: range)]
    } else if let nearest, keyWithoutColon(key, scope) == nearest {
      // `exit :done`: the colon is after the wrong character.
      let value = text.dropFirst(nearest.rawValue.count).drop { $0 == " " || $0 == ":" }
      let mended = nearest.rawValue + ": " + value
      diagnostic.message = "a colon may be missing after '\(nearest.rawValue)': \(quoted(key)) is read as one key"
      // A colon after the entire text is in the wrong place.
      let whole = tree.colon(after: key).map { tree.file.range(Int(tree.nodes[Int(key.index)].lower), $0 + 1) } ?? range
      // A plain key can contain `@` and similar characters, but a plain value cannot.
      if let first = value.unicodeScalars.first,
        first.properties.isAlphabetic || "_./(0123456789".unicodeScalars.contains(first)
      {
        diagnostic.fixes = [.init("change to '\(mended)'", [.init(whole, mended)])]
      }
    } else if let nearest {
      diagnostic.suggest(nearest.rawValue, at: range)
    } else if scope == .swiftType, text == "cases" || text == "values" || text == "enum" {
      diagnostic.notes = [.init("a type with cases is a list of them, as in 'SortOrder: [price, name]'", at: range)]
    } else if let other = Self.scope(of: text, besides: scope) {
      diagnostic.notes = [.init("it is a key of \(other.noun)", at: range)]
    } else {
      let keys = scope.keys.map(\.word.rawValue)
      diagnostic.notes = [.init("\(scope.noun) takes \(keys.joined(separator: ", "))", at: range)]
    }
    return diagnostic
  }

  /// The reason why a similar key cannot be used together with the other keys of a mapping.
  private func refusal(of nearest: Keyword, beside others: [Keyword], _ scope: KeyScope) -> String? {
    switch (scope, nearest) {
    case (.unwind, .to) where others.contains(.exit), (.exit, .to) where others.contains(.exit),
      (.unwind, .exit) where others.contains(.to), (.exit, .exit) where others.contains(.to):
      return SegueKind.unwind.eitherOr
    case (.go, .to) where others.contains(.tab), (.go, .tab) where others.contains(.to):
      return SegueKind.go.eitherOr
    case (.screen, .exits) where !others.contains(.mount):
      return "'exits' belongs to a screen with 'mount'"
    case (.screen, _) where others.contains(.mount) && !KeyScope.mountedScreenKeys.contains(nearest):
      return "'\(nearest.rawValue)' belongs in the fragment; " + KeyScope.mountedScreenTakes
    case (.screen, .mount):
      let isMount = others.allSatisfy { KeyScope.mountedScreenKeys.contains($0) || !KeyScope.screen.takes($0) }
      return isMount ? nil : "a screen with 'mount' " + KeyScope.mountTakes
    default: return nil
    }
  }

  /// `{ shouldPerform: f(a, b) }`: in flow style, the comma ends the value, and `b)` looks like a key.
  private func splitByComma(_ key: NodeID, _ scope: KeyScope) -> Diagnostic? {
    valueSplit(before: key).flatMap { split($0, at: key, upTo: key) }
  }

  private func split(_ value: NodeID, at key: NodeID, upTo last: NodeID) -> Diagnostic? {
    let lower = tree.range(value).lower
    let whole = SourceRange(file: tree.file.number, lower: lower, upper: tree.range(last).upper)
    let text = tree.file.text(whole)
    guard text.count <= 200, !text.contains("\n"), !text.contains("'") else { return nil }
    return Diagnostic(
      .unknownKey,
      "inside '{ }' the comma ends the value, so \(quoted(key)) is read as a key; put quotes around the entire value",
      at: tree.range(key), notes: [.init("the value begins here", at: tree.range(value))],
      fixes: [.init("put quotes around the value", [.init(whole, "'\(text)'")])])
  }

  /// Skips pieces of a split value in a mapping with arbitrary keys, and reports them once.
  ///
  /// - Returns: Whether there were any pieces.
  mutating func skipSplit(_ value: NodeID, _ entries: inout NodeTree.Cursor) -> Bool {
    guard tree.kind(value) == .scalar, tree.style(value) == .plain else { return false }
    var open = openBrackets(value)
    var rest = entries
    var first: NodeID?
    while open > 0, let (key, piece) = tree.nextEntry(&rest), tree.kind(key) == .scalar, tree.isEmpty(piece) {
      first = first ?? key
      open += openBrackets(key)
      guard open <= 0, let first, let split = split(value, at: first, upTo: key) else { continue }
      diagnostics.add(split)
      entries = rest
      return true
    }
    return false
  }

  /// The value before a key, if the key closes a bracket that the value opens.
  private func valueSplit(before key: NodeID) -> NodeID? {
    guard key.index > 0 else { return nil }
    let value = NodeID(index: key.index - 1)
    return isSplit(value, by: key) ? value : nil
  }

  private func isSplit(_ value: NodeID, by key: NodeID) -> Bool {
    guard tree.kind(value) == .scalar, tree.style(value) == .plain, tree.kind(key) == .scalar else { return false }
    return openBrackets(value) > 0 && openBrackets(key) < 0
  }

  /// Whether a plain value in flow style continues after a comma, in the next apparent key.
  func isSplitByComma(_ value: NodeID) -> Bool {
    let next = NodeID(index: value.index + 1)
    guard Int(next.index) < tree.nodes.count else { return false }
    return isSplit(value, by: next)
  }

  func openBrackets(_ node: NodeID) -> Int {
    tree.withText(node) { text in
      var open = 0
      for index in 0..<min(text.count, 1000) {
        if text[index] == UInt8(ascii: "(") { open += 1 }
        if text[index] == UInt8(ascii: ")") { open -= 1 }
      }
      return open
    }
  }
}
