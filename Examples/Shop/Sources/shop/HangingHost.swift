import NavRuntime
import NavTerminal

/// A terminal host with a fault that real toolkits have: the first transition to a certain screen does not end.
/// `isAnimating` stays `true` until `settle()` is called, so the navigator ignores the terminal's report that the
/// transition ended.
@MainActor final class HangingHost: NavigationHost {
  private let terminal: TerminalHost
  /// The screen whose next transition hangs, or `nil` after that transition started.
  private var screen: String?
  private var isHanging = false

  init(_ terminal: TerminalHost, at screen: String) {
    self.terminal = terminal
    self.screen = screen
  }

  var delegate: HostDelegate? {
    get { terminal.delegate }
    set { terminal.delegate = newValue }
  }

  func show(_ change: StackChange<any TerminalPage>) -> Duration {
    if change.top?.info.name == screen {
      screen = nil
      isHanging = true
    }
    return terminal.show(change)
  }

  var supports: HostFeatures { terminal.supports }
  var printsRefusals: Bool { terminal.printsRefusals }

  var mostTabs: Int { terminal.mostTabs }

  var shownInstances: [InstanceID] { terminal.shownInstances }

  var isAnimating: Bool { isHanging || terminal.isAnimating }

  func settle() {
    isHanging = false
    terminal.settle()
  }

  func setInteraction(_ isEnabled: Bool) { terminal.setInteraction(isEnabled) }

  var now: Duration { terminal.now }

  func setTimer(after delay: Duration?) { terminal.setTimer(after: delay) }
}
