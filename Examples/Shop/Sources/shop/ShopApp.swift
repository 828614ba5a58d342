import NavRuntime
import NavTerminal
import ShopModel
import ShopNavigation

/// The shop in a terminal: its navigator and the objects that the navigator needs.
@MainActor struct ShopApp<Host: NavigationHost> where Host.Page == any TerminalPage {
  private let terminal: TerminalHost
  private let navigator: Navigator<Shop, Host>
  private let statusLine: StatusLine<Host>
  private let reports: StallReports?

  /// Creates a shop whose pages are shown by a host in a terminal. With a path, stall reports are written to that
  /// file.
  init(on host: Host, in terminal: TerminalHost, limits: StackLimits = StackLimits(), reportingTo path: String?) {
    let store = Store()
    self.terminal = terminal
    navigator = Navigator(
      host: host, screens: ShopScreens(store: store, quit: terminal.stop), facts: ShopFacts(store: store),
      limits: limits)
    statusLine = StatusLine(of: navigator, in: terminal)
    reports = path.map { [navigator] in StallReports(of: navigator, to: $0) }
    store.customerDidChange = { [weak navigator] in navigator?.factsDidChange() }
    let words = ShopWords()
    navigator.localize = { [unowned store] word in words.text(word, in: store.language) }
    store.languageDidChange = { [weak navigator] in navigator?.wordsDidChange() }
  }

  /// Runs until the user quits. A link to a screen that needs a customer waits for the sign-in.
  func run(opening link: String?) async throws {
    navigator.start()
    if let link { navigator.open(link) }
    try await terminal.run()
  }
}
