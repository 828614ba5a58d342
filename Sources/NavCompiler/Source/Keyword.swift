/// The words of the language. Every interner contains them first and in this order, so that symbols are compared
/// instead of texts.
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
  case split, placeholder
  case web, app, hosts
  case was, `case`
  case apple, apps, clips, handoff, android, certificates, sample
  case strings, table, language, message, label

  private static let all = allCases

  /// The symbol of the word in every interner.
  package var symbol: Symbol { Symbol(rawValue: UInt32(Self.all.firstIndex(of: self) ?? 0)) }

  /// Creates a word from a symbol. Returns `nil` if the symbol is not a word of the language.
  package init?(_ symbol: Symbol) {
    guard symbol.rawValue < Self.all.count else { return nil }
    self = Self.all[Int(symbol.rawValue)]
  }
}
