import NavRuntime
import NavTerminal
import ShopNavigation

/// Writes the last line of the terminal: the stack and the last two events, newest first.
@MainActor final class StatusLine<Host: NavigationHost> {
  private let navigator: Navigator<Shop, Host>
  private let terminal: TerminalHost
  private var entries: [String] = []
  private var journal: ShopJournal?

  init(of navigator: Navigator<Shop, Host>, in terminal: TerminalHost) {
    self.navigator = navigator
    self.terminal = terminal
    journal = ShopJournal(of: navigator) { [weak self] in self?.write($0) }
  }

  private func write(_ entry: ShopJournal.Entry) {
    if case .request(let words) = entry { entries = [words] + entries.prefix(1) }
    let stack = navigator.stack.map(\.name).joined(separator: " › ")
    terminal.statusLine = ([stack] + entries).joined(separator: "  ·  ")
  }
}
