/// A tab that a toolkit selects before the navigator decides. Such a host reports the press and its own change, in
/// either order. Both reports are one selection.
struct OwnTab {
  /// A press that is reported this soon after the host's change has caused that change.
  private static let span = Duration.milliseconds(100)

  private struct Choice: Equatable {
    let tab: SegueID
    let container: InstanceID
  }

  private var proposed: Choice?
  private var adopted: (choice: Choice, time: Duration)?
  private var waiting: Choice?

  /// Whether a press waits for the end of a repair.
  var isWaiting: Bool { waiting != nil }

  /// Notes the tab that the host shows. `back` decides whether it is adopted.
  mutating func propose(_ tab: SegueID, in container: InstanceID) {
    proposed = Choice(tab: tab, container: container)
  }

  /// Forgets the proposed tab, because the host shows something else. A refused tab must not be adopted later.
  mutating func forgetProposed() {
    proposed = nil
  }

  /// Notes that the change is adopted.
  mutating func adopt(at time: Duration) {
    adopted = proposed.map { ($0, time) }
    proposed = nil
  }

  /// Whether the press of a tab caused the last adopted change. Returns `true` only once.
  mutating func takeAdopted(_ tab: SegueID, in container: InstanceID, at time: Duration) -> Bool {
    defer { adopted = nil }
    guard let adopted else { return false }
    return adopted.choice == Choice(tab: tab, container: container) && time - adopted.time < Self.span
  }

  /// Notes that the press waits.
  mutating func wait(_ tab: SegueID, in container: InstanceID) {
    waiting = Choice(tab: tab, container: container)
  }

  /// Returns and forgets the press that waited.
  mutating func takeWaiting() -> (tab: SegueID, container: InstanceID)? {
    defer { waiting = nil }
    return waiting.map { ($0.tab, $0.container) }
  }
}
