internal import NavRuntime

/// The kinds of change that the host received.
extension ConformanceRun {
  /// Records the kinds of a change's steps in the report.
  func note(_ steps: [StackStep<Host.Page>], _ occasion: HostOccasion) {
    var kinds: Set<HostChange> = []
    var previous: StackStep<Host.Page>?
    var isSet = false
    for step in steps {
      switch step {
      case .dismiss: kinds.insert(.dismiss)
      case .select: kinds.insert(.select)
      case .present(_, let style): kinds.insert(style == .alert ? .ask : .present)
      case .set(let items):
        isSet = true
        // A `set` after a `select` is part of the selection.
        if case .select? = previous { break }
        if let kind = kind(of: items.map(\.id)) { kinds.insert(kind) }
      }
      previous = step
    }
    if isSet, kinds.isSuperset(of: [.dismiss, .select, .present]) { kinds.insert(.all) }
    report.driven[occasion, default: []].formUnion(kinds)
  }

  /// The kind of change that makes a native stack from the current one, or `nil` if they are equal.
  private func kind(of run: [InstanceID]) -> HostChange? {
    guard let start = standing.shown.firstIndex(where: { $0 == run.first }) else { return .set }
    let old = standing.run(from: start)
    if old == run { return nil }
    if run.starts(with: old) { return .push }
    if old.starts(with: run) { return old.count == run.count + 1 ? .pop : .popBySeveral }
    return .set
  }
}
