package import NavRuntime

/// The guards that are compared: the columns of the table.
package enum GuardKind: Hashable, Sendable, CaseIterable {
  case none, droppingFlags, ignoringInTransition, newestFirst, timedPushes
  case guardedAuto, guardedDrop, guardedQueue, guardedReplace

  /// The head of the column.
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

  /// The busy policy of the guarded stack; `nil` for the others.
  package var policy: BusyPolicy? {
    switch self {
    case .none, .droppingFlags, .ignoringInTransition, .newestFirst, .timedPushes: nil
    case .guardedAuto: .auto
    case .guardedDrop: .drop
    case .guardedQueue: .queue
    case .guardedReplace: .replace
    }
  }

  /// Whether it can be asked to present, to replace, or to select a tab. The four known guards know only the stack of a navigation container.
  package var presents: Bool { self == .none || isGuarded }

  /// Whether a scenario can be tried with it.
  package func knows(_ needs: Scenario.Needs) -> Bool { presents || needs == .stack }

  /// Whether it is the guarded stack.
  package var isGuarded: Bool { policy != nil }

  /// A guard before a host. It hears the host from now on.
  @MainActor package func makeGuard(before host: SimulatedHost) -> any NavigationGuard {
    let made: any NavigationGuard =
      switch self {
      case .none: NoGuard(host)
      case .droppingFlags: DroppingFlags(host)
      case .ignoringInTransition: IgnoringInTransition(host)
      case .newestFirst: NewestFirstQueue(host)
      case .timedPushes: TimedPushQueue(host)
      case .guardedAuto: GuardedNavigation(host, policy: .auto)
      case .guardedDrop: GuardedNavigation(host, policy: .drop)
      case .guardedQueue: GuardedNavigation(host, policy: .queue)
      case .guardedReplace: GuardedNavigation(host, policy: .replace)
      }
    host.observer = made
    return made
  }
}
