/// The messages of one compilation: the first ones in the order of the file, and the number of all.
///
/// A hostile file can be wrong in millions of places. Only the first hundred errors and the first hundred warnings are
/// kept, to limit memory and time. The rest is counted. If several aliases lead to the same message, it is kept once.
/// One place can have several different messages, because a text over several lines is one place.
package struct DiagnosticBag: Sendable {
  /// The maximum number of errors, and of warnings, that one run prints.
  package static let limit = 100

  private var errors = Tier()
  private var warnings = Tier()

  package init() {}

  package init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  package var errorCount: Int { errors.count }
  package var warningCount: Int { warnings.count }

  /// The kept messages, ordered by file, line, column, and ID.
  package var diagnostics: [Diagnostic] {
    (errors.first + warnings.first).sorted(by: Diagnostic.inOrder)
  }

  /// The places of all errors, also of those without a kept message, in no order. If a file has more than 100,000
  /// errors, some places are missing.
  package var errorRanges: [SourceRange] { errors.ranges }

  /// Whether a message at this place can still be printed. If not, the message is counted here, so the caller does not
  /// need to create it.
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

  /// Replaces the fixes of the messages.
  package mutating func replaceFixes(_ replace: (Diagnostic.Fix, Rule) -> Diagnostic.Fix?) {
    errors.replaceFixes(replace)
    warnings.replaceFixes(replace)
  }

  /// Adds the messages and counts of another bag.
  package mutating func add(contentsOf other: DiagnosticBag) {
    errors.add(other.errors)
    warnings.add(other.warnings)
  }

  private struct Tier: Sendable {
    private struct Key: Hashable {
      var rule: Rule
      var range: SourceRange
    }

    /// At most twice the limit. The excess is dropped from the end, in the order of the file.
    private var kept: [Diagnostic] = []
    /// The places of dropped messages. Its size is limited. After that, a repeated message counts again.
    private var dropped: Set<Key> = []
    private static let droppedLimit = 100_000
    /// The number of times that a kept message was found again, by place.
    private var repeats: [Key: Int] = [:]
    /// A place with this number of repetitions is behind an alias with thousands of references.
    private static let repeatLimit = 64
    /// The last kept message after messages were dropped. Messages after it in the file are not kept.
    private var last: Diagnostic?
    private var droppedCount = 0

    var count: Int { kept.count + droppedCount }
    var first: [Diagnostic] { Array(kept.sorted(by: Diagnostic.inOrder).prefix(DiagnosticBag.limit)) }

    var ranges: [SourceRange] { kept.map(\.range) + dropped.map(\.range) }

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
      if dropped.count + other.dropped.count <= Self.droppedLimit { dropped.formUnion(other.dropped) }
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
  /// The order by file, line, column, and ID. Byte offsets have the same order as lines and columns. Because sorting is
  /// stable, equal messages keep the order in which they were found.
  package static func inOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    (left.range.file, left.range.lower, left.rule.id) < (right.range.file, right.range.lower, right.rule.id)
  }
}
