import Foundation
import NavRuntime
import NavTerminal
import WalletModel
import WalletNavigation

/// The wallet in a terminal: its host, its navigator, and the objects that they need.
@main @MainActor struct WalletApp {
  private let host = TerminalHost()
  private let desk = Desk()
  private let purse: Purse
  private let navigator: Navigator<Wallet, TerminalHost>
  private let statusLine: StatusLine
  private let session: SavedSession?
  private let observation: EventObservation

  /// - Parameter session: The session that was saved when the app last quit.
  private init(session: SavedSession?) {
    self.session = session
    let purse = Purse(isUnlocked: session?.isUnlocked ?? false)
    let screens = WalletScreens(purse: purse, desk: desk)
    let navigator = Navigator(host: host, screens: screens, facts: WalletFacts(purse: purse))
    let statusLine = StatusLine(of: navigator)
    self.purse = purse
    self.navigator = navigator
    self.statusLine = statusLine
    // After an eviction to the front page, ask for the number. If the user goes back from there, the front page is
    // visible.
    observation = navigator.observe { event in
      guard case .evicted = event.kind else { return }
      screens.front?.unlock(sender: .program)
    }
    desk.open = { navigator.open($0) }
    desk.factsChanged = { navigator.factsDidChange() }
    desk.expire = {
      purse.lock()
      navigator.factsDidChange()
    }
    desk.copyLink = { statusLine.show(navigator.url ?? "no link leads here") }
    desk.quit = host.stop
  }

  private func run() async throws {
    if let session { navigator.restore(session.stack) } else { navigator.start() }
    try await host.run()
  }

  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    let path = arguments.first == "--state" ? arguments.dropFirst().first : nil
    do {
      let app = WalletApp(session: path.flatMap(SavedSession.read))
      try await app.run()
      if let path {
        try SavedSession(isUnlocked: app.purse.isUnlocked, stack: app.navigator.state).write(to: path)
      }
    } catch {
      FileHandle.standardError.write(Data("wallet: \(error)\n".utf8))
      exit(1)
    }
  }
}
