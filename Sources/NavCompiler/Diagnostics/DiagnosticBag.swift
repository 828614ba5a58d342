/// The messages of one compilation: the first of them in the order of the file, and how many there are.
///
/// A hostile file can be wrong in millions of places. Only the first hundred errors and the first hundred warnings are
/// kept, so memory and time stay bounded; the rest is counted. What is reached twice, through an alias, is said once; yet
/// several things can be said of one place, for a text over several lines is one.
package struct DiagnosticBag: Sendable {
  /// How many errors, and how many warnings, one run prints.
  package static let limit = 100

  private var errors = Tier()
  private var warnings = Tier()

  package init() {}

  package init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  package var errorCount: Int { errors.count }
  package var warningCount: Int { warnings.count }

  /// What is kept, in the order of file, line, column, id.
  package var diagnostics: [Diagnostic] {
    (errors.first + warnings.first).sorted(by: Diagnostic.inOrder)
  }

  /// Whether a message for this place is still to be printed. If not, it is counted here, and need not be made.
  package mutating func keeps(_ rule: Rule, at range: SourceRange) -> Bool {
    switch rule.severity {
    case .error: errors.keeps(rule, at: range)
    case .warning: warnings.keeps(rule, at: range)
    }
  }

  package mutating func add(_ diagnostic: Diagnostic) {
    guard keeps(diagnostic.rule, at: diagnostic.range) else { return }
    switch diagnostic.severity {
    case .error: errors.keep(diagnostic)
    case .warning: warnings.keep(diagnostic)
    }
  }

  /// Puts other fixes in place of those of the messages.
  package mutating func replaceFixes(_ replace: (Diagnostic.Fix, Rule) -> Diagnostic.Fix?) {
    errors.replaceFixes(replace)
    warnings.replaceFixes(replace)
  }

  /// Adds another bag's messages and counts.
  package mutating func add(contentsOf other: DiagnosticBag) {
    errors.add(other.errors)
    warnings.add(other.warnings)
  }

  private struct Tier: Sendable {
    private struct Key: Hashable {
      var rule: Rule
      var range: SourceRange
    }

    /// At most twice the limit; brought back to the limit by dropping what comes last in the file.
    private var kept: [Diagnostic] = []
    /// What was not kept; bounded, beyond it a message reached twice counts twice.
    private var dropped: Set<Key> = []
    private static let droppedLimit = 100_000
    /// How often what is kept was found again, by place.
    private var repeats: [Key: Int] = [:]
    /// A place that was found so often, with nothing new to say, is behind an alias that thousands refer to.
    private static let repeatLimit = 64
    /// Set once messages have been dropped: none that comes after it in the file is kept.
    private var last: Diagnostic?
    private var droppedCount = 0

    var count: Int { kept.count + droppedCount }
    var first: [Diagnostic] { Array(kept.sorted(by: Diagnostic.inOrder).prefix(DiagnosticBag.limit)) }

    mutating func keeps(_ rule: Rule, at range: SourceRange) -> Bool {
      if let last, (last.range.file, last.range.lower) < (range.file, range.lower) {
        drop(Key(rule: rule, range: range))
        return false
      }
      return repeats.isEmpty || repeats[Key(rule: rule, range: range), default: 0] < Self.repeatLimit
    }

    mutating func keep(_ diagnostic: Diagnostic) {
      let key = Key(rule: diagnostic.rule, range: diagnostic.range)
      let isKept = kept.contains { $0.rule == key.rule && $0.range == key.range && $0.message == diagnostic.message }
      guard !isKept else {
        repeats[key, default: 0] += 1
        return
      }
      kept.append(diagnostic)
      guard kept.count == 2 * DiagnosticBag.limit else { return }
      kept.sort(by: Diagnostic.inOrder)
      for diagnostic in kept[DiagnosticBag.limit...] {
        let key = Key(rule: diagnostic.rule, range: diagnostic.range)
        if dropped.count < Self.droppedLimit { dropped.insert(key) }
        droppedCount += 1
        repeats[key] = nil
      }
      kept.removeSubrange(DiagnosticBag.limit...)
      last = kept.last
    }

    mutating func replaceFixes(_ replace: (Diagnostic.Fix, Rule) -> Diagnostic.Fix?) {
      for index in kept.indices where !kept[index].fixes.isEmpty {
        let rule = kept[index].rule
        kept[index].fixes = kept[index].fixes.compactMap { replace($0, rule) }
      }
    }

    mutating func add(_ other: Tier) {
      for diagnostic in other.kept where keeps(diagnostic.rule, at: diagnostic.range) { keep(diagnostic) }
      droppedCount += other.droppedCount
    }

    private mutating func drop(_ key: Key) {
      if dropped.count < Self.droppedLimit {
        if dropped.insert(key).inserted { droppedCount += 1 }
      } else {
        droppedCount += 1
      }
    }
  }
}

extension Diagnostic {
  /// File, line, column, id. Positions in bytes order lines and columns too; of equals, what was found first comes first
  /// (sorting an array is stable).
  package static func inOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    (left.range.file, left.range.lower, left.rule.id) < (right.range.file, right.range.lower, right.rule.id)
  }
}
