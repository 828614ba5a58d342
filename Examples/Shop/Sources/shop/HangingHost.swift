import NavRuntime
import NavTerminal

/// The terminal, with a fault that toolkits have: the first slide to a certain screen does not end. The host says that it
/// animates, for as long as it is not made to settle, and what it says of the end meanwhile is not believed.
@MainActor final class HangingHost: NavigationHost {
  private let terminal: TerminalHost
  /// The screen that is still to be waited for.
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
