/// A value that a word stands for in a trace. The words are part of the format: they stay when a case is renamed.
protocol TraceNamed: Equatable {
  static var traceNames: [(value: Self, name: String)] { get }
}

extension TraceNamed {
  /// The word.
  var traceName: String { Self.traceNames.first { $0.value == self }?.name ?? "-" }
}

extension GuardedStack.Phase: TraceNamed {
  static let traceNames: [(value: Self, name: String)] = [
    (.idle, "idle"), (.evaluating, "evaluating"), (.awaiting, "awaiting"), (.building, "building"),
    (.confirming, "confirming"), (.reviewing, "reviewing"), (.evaluatingHostChange, "following"),
    (.showing, "showing"), (.swiping, "swiping"), (.unsettled, "unsettled"),
  ]
}

extension GuardedStack.Cause: TraceNamed {
  static let traceNames: [(value: Self, name: String)] = [
    (.request, "request"), (.repair, "repair"), (.eviction, "eviction"),
  ]
}

extension StackChangeKind: TraceNamed {
  static let traceNames: [(value: Self, name: String)] = [(.push, "push"), (.pop, "pop"), (.set, "set")]
}

extension Sender: TraceNamed {
  static let traceNames: [(value: Self, name: String)] = [(.user, "user"), (.program, "program")]
}

extension InteractivePopEnd: TraceNamed {
  static let traceNames: [(value: Self, name: String)] = [(.finished, "finished"), (.cancelled, "cancelled")]
}

extension BusyPolicy: TraceNamed {
  static let traceNames: [(value: Self, name: String)] = [
    (.auto, "auto"), (.drop, "drop"), (.queue, "queue"), (.replace, "replace"),
  ]
}

extension BackRule: TraceNamed {
  static let traceNames: [(value: Self, name: String)] = [(.allowed, "allowed"), (.never, "never"), (.asked, "asked")]
}

extension HiddenHostPolicy: TraceNamed {
  static let traceNames: [(value: Self, name: String)] = [(.changeUnanimated, "change"), (.wait, "wait")]
}

extension StackRefusal: TraceNamed {
  static let traceNames: [(value: Self, name: String)] = [
    (.requirement, "requirement"), (.predicate, "predicate"), (.hook, "hook"), (.busy, "busy"),
    (.duplicate, "duplicate"), (.depth, "depth"), (.notVisible, "notVisible"), (.locked, "locked"),
    (.held, "held"),
  ]
}

extension StackOutcome: TraceNamed {
  static let traceNames: [(value: Self, name: String)] =
    [
      (.shown, "shown"), (.superseded, "superseded"), (.cancelled, "cancelled"), (.stopped, "stopped"),
      (.failed, "failed"),
    ] + StackRefusal.traceNames.map { (.refused($0.value), "refused:\($0.name)") }
}

extension StackVerdict: TraceNamed {
  static let traceNames: [(value: Self, name: String)] =
    [(.allowed, "allowed"), (.awaited, "awaited"), (.stopped, "stopped")]
    + StackRefusal.traceNames.map { (.refused($0.value), "refused:\($0.name)") }
}
