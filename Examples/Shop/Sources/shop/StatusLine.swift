import NavRuntime
import NavTerminal
import ShopNavigation

/// Keeps the last line of the terminal: the stack, and the last two things that happened, the newest first.
@MainActor final class StatusLine<Host: NavigationHost> {
  private let navigator: Navigator<Shop, Host>
  private let terminal: TerminalHost
  private var names: [RequestID: String] = [:]
  private var entries: [String] = []
  private var observation: EventObservation?

  init(of navigator: Navigator<Shop, Host>, in terminal: TerminalHost) {
    self.navigator = navigator
    self.terminal = terminal
    observation = navigator.observe { [weak self] in self?.receive($0) }
  }

  private func receive(_ event: NavigationEvent) {
    switch event.kind {
    case .requested(let request) where request.segue != .none: names[request.id] = request.name
    case .queued(let request): names[request].map { write("\($0) queued") }
    case .ended(let request, let outcome):
      names.removeValue(forKey: request).map { write("\($0) \(words(outcome))") }
    case .didShow: draw()
    default: break
    }
  }

  private func words(_ outcome: Outcome) -> String {
    switch outcome {
    case .refused(.predicate(_, let source)): "refused: needs \(source)"
    default: "\(outcome)"
    }
  }

  private func write(_ entry: String) {
    entries = [entry] + entries.prefix(1)
    draw()
  }

  private func draw() {
    let stack = navigator.stack.map(\.name).joined(separator: " › ")
    terminal.statusLine = ([stack] + entries).joined(separator: "  ·  ")
  }
}
