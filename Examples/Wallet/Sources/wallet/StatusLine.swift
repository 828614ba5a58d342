import NavRuntime
import NavTerminal
import WalletNavigation

/// Writes the last line of the terminal: the stack and the last two events, newest first.
@MainActor final class StatusLine {
  private let navigator: Navigator<Wallet, TerminalHost>
  private var names: [RequestID: String] = [:]
  private var entries: [String] = []
  private var observation: EventObservation?

  init(of navigator: Navigator<Wallet, TerminalHost>) {
    self.navigator = navigator
    observation = navigator.observe { [weak self] in self?.receive($0) }
  }

  /// Replaces the line with a text until the next event.
  func show(_ text: String) {
    navigator.host.statusLine = text
  }

  private func write(_ entry: String) {
    entries = entries.suffix(1) + [entry]
    draw()
  }

  private func receive(_ event: NavigationEvent) {
    switch event.kind {
    case .requested(let request) where !request.name.isEmpty: names[request.id] = request.name
    case .awaiting(let request): names[request].map { write("\($0) waits for its facts") }
    case .evicted(let screen, let requirement): write("\(screen) evicted: requires \(requirement)")
    case .ended(let request, let outcome): names.removeValue(forKey: request).map { write("\($0) \(outcome)") }
    case .didShow: draw()
    default: break
    }
  }

  private func draw() {
    let stack = navigator.stack.map(\.name).joined(separator: " › ")
    navigator.host.statusLine = ([stack] + entries.reversed()).joined(separator: "  ·  ")
  }
}
