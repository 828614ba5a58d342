extension StackState.Transition: Codable {
  /// The form in traces. It contains a Boolean for each stage and each query of the watchdog.
  private struct Recorded: Codable {
    let id: TransitionID
    let request: RequestID
    let segue: SegueID
    let change: StackState.Change
    let start, patience: Duration
    let outcome: StackOutcome
    let hasInteractionOff, isSettled, hasTimedOut: Bool
    let glance: Duration
    let isGlancedAt, hasReported, hasStalled: Bool
  }

  package init(from decoder: any Decoder) throws {
    let recorded = try Recorded(from: decoder)
    let delay = recorded.glance > .zero ? recorded.glance : nil
    self.init(
      id: recorded.id, request: recorded.request, segue: recorded.segue, change: recorded.change,
      start: recorded.start, patience: recorded.patience, outcome: recorded.outcome,
      watch: recorded.isSettled ? .settling(lastDelay: delay) : delay.map { .earlyCheck($0) } ?? .waiting,
      query: recorded.hasTimedOut ? .timeout : recorded.isGlancedAt && !recorded.isSettled ? .earlyCheck : nil,
      hasStalled: recorded.hasStalled)
  }

  package func encode(to encoder: any Encoder) throws {
    try Recorded(
      id: id, request: request, segue: segue, change: change, start: start, patience: patience, outcome: outcome,
      hasInteractionOff: !isInteractive, isSettled: watch.isSettling, hasTimedOut: query == .timeout,
      glance: watch.delay ?? .zero, isGlancedAt: query == .earlyCheck, hasReported: watch.isSettling,
      hasStalled: hasStalled
    ).encode(to: encoder)
  }
}
