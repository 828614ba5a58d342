import NavRuntime
import NavTerminal
import ShopModel
import ShopNavigation

/// The shop in a terminal: a navigator, and what the app gives it.
@MainActor struct ShopApp<Host: NavigationHost> where Host.Page == any TerminalPage {
  private let terminal: TerminalHost
  private let navigator: Navigator<Shop, Host>
  private let statusLine: StatusLine<Host>
  private let reports: StallReports?

  /// A shop whose pages a host shows, in the end in a terminal.
  init(on host: Host, in terminal: TerminalHost, limits: StackLimits = StackLimits(), reportingTo path: String?) {
    let store = Store()
    self.terminal = terminal
    navigator = Navigator(
      host: host, screens: ShopScreens(store: store, quit: terminal.stop), facts: ShopFacts(store: store),
      limits: limits)
    statusLine = StatusLine(of: navigator, in: terminal)
    reports = path.map { [navigator] in StallReports(of: navigator, to: $0) }
    store.customerDidChange = { [weak navigator] in navigator?.factsDidChange() }
  }

  /// Runs until somebody quits. A link to what only customers may see waits for the sign-in.
  func run(opening link: String?) async throws {
    navigator.start()
    if let link { navigator.open(link) }
    try await terminal.run()
  }
}
