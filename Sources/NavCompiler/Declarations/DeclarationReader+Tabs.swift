/// `tabs` of a screen, and the keys that containers do not support.
extension DeclarationReader {
  /// Reads the tabs like the other segues that open screens.
  mutating func readTabs(
    _ value: NodeID, _ screen: inout ScreenDeclaration, _ names: inout NameCheck
  ) -> Range<Int32> {
    let start = Int32(declarations.segues.count)
    readOpenings(value, .tab, &screen, &names)
    return start..<Int32(declarations.segues.count)
  }

  /// Reports keys that a container does not support, and missing tabs.
  mutating func checkTabs(_ key: NodeID, _ tabs: Range<Int32>, _ screen: ScreenDeclaration, _ keys: NodeID) {
    var entries = tree.cursor(keys)
    while let (key, _) = tree.nextEntry(&entries) {
      // 'exits' without 'mount' has a separate message.
      guard let word = keyword(key), KeyScope.screen.takes(word), !KeyScope.containerScreenKeys.contains(word),
        word != .exits
      else { continue }
      let range = tree.range(key)
      report(.tabsWithSegues, at: range) { reader in
        Diagnostic(
          .tabsWithSegues, TabsRule.message(ofKey: word, of: reader.interner.text(screen.name.symbol)), at: range)
      }
    }
    guard !screen.unknown.contains(.pushes), !declarations.isCutOff, tabs.count < 2 else { return }
    let range = tree.range(key)
    guard let only = tabs.first.map({ declarations.segues[Int($0)].name }) else {
      return missingKey(at: range) { reader in
        "the container \(reader.quoted(screen.name.node)) has no tabs; add a tab with its first screen, as in"
          + " 'tabs: { home: home }'"
      }
    }
    report(.singleTab, at: range) { reader in
      Diagnostic(
        .singleTab,
        "the container \(reader.quoted(screen.name.node)) has only one tab, \(reader.quoted(only.node));"
          + " add a tab, or replace the container with the screen of the tab", at: range)
    }
  }
}
