package import NavRuntime

/// The guards to compare: the columns of the table.
package enum GuardKind: Hashable, Sendable, CaseIterable {
  case none, droppingFlags, ignoringInTransition, newestFirst, timedPushes
  case guardedAuto, guardedDrop, guardedQueue, guardedReplace

  /// The heading of the column.
  package var title: String {
    switch self {
    case .none: "none"
    case .droppingFlags: "flags"
    case .ignoringInTransition: "in transition"
    case .newestFirst: "newest first"
    case .timedPushes: "timed pushes"
    case .guardedAuto: "guarded: auto"
    case .guardedDrop: "guarded: drop"
    case .guardedQueue: "guarded: queue"
    case .guardedReplace: "guarded: replace"
    }
  }

  /// The busy policy of the guarded stack, or `nil` for the other guards.
  package var policy: BusyPolicy? {
    switch self {
    case .none, .droppingFlags, .ignoringInTransition, .newestFirst, .timedPushes: nil
    case .guardedAuto: .auto
    case .guardedDrop: .drop
    case .guardedQueue: .queue
    case .guardedReplace: .replace
    }
  }

  /// Whether the guard can present, replace, and select tabs. The four known guards support only the stack of a
  /// navigation container.
  package var presents: Bool { self == .none || isGuarded }

  /// Whether the guard supports the needs of a scenario.
  package func knows(_ needs: Scenario.Needs) -> Bool { presents || needs == .stack }

  /// Whether this is the guarded stack.
  package var isGuarded: Bool { policy != nil }

  /// Creates a guard for a host, and makes it the host's observer.
  @MainActor package func makeGuard(before host: SimulatedHost, on root: LabRoot) -> any NavigationGuard {
    let made: any NavigationGuard =
      switch self {
      case .none: NoGuard(host)
      case .droppingFlags: DroppingFlags(host)
      case .ignoringInTransition: IgnoringInTransition(host)
      case .newestFirst: NewestFirstQueue(host)
      case .timedPushes: TimedPushQueue(host)
      case .guardedAuto: guarded(host, on: root, .auto)
      case .guardedDrop: guarded(host, on: root, .drop)
      case .guardedQueue: guarded(host, on: root, .queue)
      case .guardedReplace: guarded(host, on: root, .replace)
      }
    host.observer = made
    return made
  }

  @MainActor private func guarded(
    _ host: SimulatedHost, on root: LabRoot, _ policy: BusyPolicy
  ) -> any NavigationGuard {
    root == .desk
      ? GuardedNavigation(host, of: DeskGraph.self, policy: policy)
      : GuardedNavigation(host, of: LabGraph.self, policy: policy)
  }
}
