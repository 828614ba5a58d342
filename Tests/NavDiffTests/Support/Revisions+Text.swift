import NavDiff

extension GraphDiff {
  /// The changes with their effects, for failures.
  var listing: String {
    changes.map { change in
      "\(change.id) \(change.name): \(change.message)\n"
        + change.effects.map { "    \($0.rule.rawValue): \($0.message)\n" }.joined()
    }.joined()
  }
}

extension Revisions {
  /// The files and the changes, for failures.
  var listing: String { "edits \(edits.joined(separator: ", "))\n\(diff?.listing ?? "")" }
}
