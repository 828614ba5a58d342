import NavCompiler

/// A comparison as the formats print it.
package struct DiffReport {
  /// A file of one side.
  package struct Source: Sendable {
    package let path: String
    /// The commit, or `nil` for a file on disk.
    package let revision: String?

    package init(path: String, revision: String?) {
      self.path = path
      self.revision = revision
    }
  }

  package let old: Source
  package let new: Source
  /// The names of the graphs, or `nil` for a side that does not exist.
  let graphs: (old: String?, new: String?)
  package private(set) var changes: [Change]
  /// The areas whose effects fail the run. Effects that ask for something can be among them.
  package let failing: FailingEffects
  let diff: GraphDiff
  private let oldPositions: FilePositions
  private let newPositions: FilePositions

  /// Creates the report of a comparison.
  ///
  /// - Parameters:
  ///   - diff: The comparison.
  ///   - old: The file before the change.
  ///   - new: The file after the change.
  ///   - failing: The effects that fail the run.
  ///   - accepted: The effects that the caller accepts. The report marks the lines that match.
  package init(
    _ diff: GraphDiff, old: Source, new: Source, failing: FailingEffects, accepting accepted: inout AcceptedEffects
  ) {
    self.old = old
    self.new = new
    self.failing = failing
    self.diff = diff
    graphs = (diff.old?.name, diff.new?.name)
    changes = diff.changes.map { accepted.applied(to: $0) }
    oldPositions = FilePositions(of: changes.compactMap(\.old), in: diff.old?.files ?? [])
    newPositions = FilePositions(of: changes.compactMap(\.new), in: diff.new?.files ?? [])
  }

  /// A range as lines and columns.
  struct Place {
    let path: String
    let start: SourcePosition
    let end: SourcePosition

    fileprivate init(_ range: SourceRange, _ positions: FilePositions) {
      path = positions.file(range).path
      start = positions.start(range)
      end = positions.end(range)
    }
  }

  func oldPlace(_ change: Change) -> Place? { change.old.map { Place($0, oldPositions) } }

  func newPlace(_ change: Change) -> Place? { change.new.map { Place($0, newPositions) } }

  /// Whether an effect fails the run.
  package var isFailing: Bool { changes.contains { $0.effects.contains(where: failing.contains) } }

  enum Severity: String {
    case error, warning, note
  }

  func severity(_ change: Change) -> Severity {
    if change.effects.contains(where: failing.contains) { return .error }
    let breaks = change.effects.contains { effect in
      !effect.isAccepted && effect.rule.effect == .breaks && FailingEffects.usual.areas.contains(effect.rule.area)
    }
    return breaks ? .warning : .note
  }
}

/// The effects that fail a run.
package struct FailingEffects: Sendable {
  package var areas: Set<EffectArea> = []
  /// Whether an effect fails the run because the app must supply something new.
  package var includesAsks = false

  package init() {}

  /// The areas without which a released app breaks.
  package static var usual: FailingEffects {
    var effects = FailingEffects()
    effects.areas = [.api, .links, .state]
    return effects
  }

  func contains(_ effect: Effect) -> Bool {
    guard !effect.isAccepted else { return false }
    return switch effect.rule.effect {
    case .breaks: areas.contains(effect.rule.area)
    case .asks: includesAsks
    case .changes, .adds, .text: false
    }
  }
}

/// The effects that the caller accepts: an ID and a name on each line, with an optional comment.
package struct AcceptedEffects: Sendable {
  /// A line, with its number from 1.
  package struct Line: Sendable {
    package let number: Int
    package let effect: String
    package let subject: String
    fileprivate(set) package var isUsed = false
  }

  package private(set) var lines: [Line] = []
  /// The numbers of the lines that cannot be read.
  package private(set) var unreadable: [Int] = []

  package init() {}

  /// Reads the lines of a file. A name can contain spaces. A comment begins at a `#` after a space.
  package init(_ text: String) {
    let text = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      var words = line.split(separator: " ").flatMap { $0.split(separator: "\t") }
      if let comment = words.firstIndex(where: { $0.hasPrefix("#") }) { words.removeSubrange(comment...) }
      guard let effect = words.first else { continue }
      guard words.count > 1, EffectRule(rawValue: String(effect)) != nil else {
        unreadable.append(index + 1)
        continue
      }
      lines.append(
        Line(number: index + 1, effect: String(effect), subject: words.dropFirst().joined(separator: " ")))
    }
  }

  /// The lines that no effect matched.
  package var unused: [Line] { lines.filter { !$0.isUsed } }

  /// The change with its accepted effects marked.
  mutating func applied(to change: Change) -> Change {
    if lines.isEmpty { return change }
    var change = change
    for position in change.effects.indices {
      for index in lines.indices
      where lines[index].effect == change.effects[position].rule.rawValue
        && (lines[index].subject == change.name || lines[index].subject == change.renamedFrom)
      {
        lines[index].isUsed = true
        change.effects[position].isAccepted = true
      }
    }
    return change
  }
}
