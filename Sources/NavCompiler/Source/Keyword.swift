/// The words of the language. Every interner knows them first and in this order, so a symbol is compared, not a text.
package enum Keyword: String, CaseIterable, Sendable {
  case navc, graph, fragment, root, screens, doc, access, imports, types, facts, conditions, defaults, links, exits
  case title, `class`, arguments, key, whenDuplicate, requires, back, shared, link, bar, metadata, push, unwind, mount
  case to, exit, shouldPerform, pass, returns, recursive, animated, transition, whenBusy, maxDepth
  case file, module
  case type, `default`, optional, swift, `is`, async, timeout, otherwise, hidden, style
  case path, via, bases, whenRefused, stop, reject, resume
  case present, sheet, full, popover, tabs, pane, replace, from, anywhere
  case alert, destructive, cancel
  case go, tab
  case `true`, `false`, `nil`, previous, opener, source, destination
  case auto, drop, queue, refuse, allow, `public`, `package`, `internal`
  case merge = "<<"
  case pages, conform, `import`, hook, required

  private static let all = allCases

  /// The symbol that every interner gives it.
  package var symbol: Symbol { Symbol(rawValue: UInt32(Self.all.firstIndex(of: self) ?? 0)) }

  /// The word that a symbol is, if it is one.
  package init?(_ symbol: Symbol) {
    guard symbol.rawValue < Self.all.count else { return nil }
    self = Self.all[Int(symbol.rawValue)]
  }
}
