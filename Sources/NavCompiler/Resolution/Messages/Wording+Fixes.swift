/// Fixes that add or remove keys of screens and segues. An added key changes the app, so the author decides.
extension Wording {
  func addingToScreen(_ entry: String, _ screen: ScreenID, title: String) -> [Diagnostic.Fix] {
    let key = declarations.screens[screen.position].name.node
    for word in [Keyword.shared, .split] where entry == "\(word.rawValue): true" {
      guard let written = entryKey(word, in: tree.value(ofKey: key)) else { continue }
      return [Diagnostic.Fix(title, [tree.replacing(tree.value(ofKey: written), by: "true")], .decision)]
    }
    return tree.adding(entry, toValueOf: key).map { [Diagnostic.Fix(title, $0, .decision)] } ?? []
  }

  func addingToSegue(_ entry: String, _ segue: SegueID, title: String) -> [Diagnostic.Fix] {
    let key = declarations.segues[segue.position].name.node
    return tree.adding(entry, toSegue: key).map { [Diagnostic.Fix(title, $0, .decision)] } ?? []
  }

  func removing(_ keyword: Keyword, fromSegue segue: SegueID) -> Diagnostic.Edit? {
    let value = tree.value(ofKey: declarations.segues[segue.position].name.node)
    return entryKey(keyword, in: value).flatMap { tree.removing(key: $0) }
  }

  func removing(_ keyword: Keyword, fromScreen screen: ScreenID) -> Diagnostic.Edit? {
    let value = tree.value(ofKey: declarations.screens[screen.position].name.node)
    return entryKey(keyword, in: value).flatMap { tree.removing(key: $0) }
  }

  /// The value of a key of a screen.
  func value(of keyword: Keyword, inScreen screen: ScreenID) -> NodeID? {
    let value = tree.value(ofKey: declarations.screens[screen.position].name.node)
    return entryKey(keyword, in: value).map { tree.value(ofKey: $0) }
  }

  /// The key of a mapping that is a word of the language. It is `nil` behind an alias, because an edit would change
  /// other places. It is also `nil` if the mapping repeats the key, because an edit would leave the other one.
  private func entryKey(_ keyword: Keyword, in value: NodeID) -> NodeID? {
    guard tree.resolved(value) == value, tree.kind(value) == .mapping,
      !tree.repeatedKeys(of: value).contains(where: { tree.keySymbol($0).flatMap { Keyword($0) } == keyword })
    else { return nil }
    var cursor = tree.cursor(value)
    while let (key, _) = tree.nextEntry(&cursor) {
      if let symbol = tree.keySymbol(key), Keyword(symbol) == keyword { return key }
    }
    return nil
  }
}
