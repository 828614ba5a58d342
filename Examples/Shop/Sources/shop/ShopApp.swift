import Foundation
import NavRuntime
import NavTerminal
import ShopModel
import ShopNavigation

/// The shop in a terminal: a host, a navigator, and what the app gives them.
@main @MainActor struct ShopApp {
  private let host = TerminalHost()
  private let navigator: Navigator<Shop, TerminalHost>
  private let statusLine: StatusLine

  private init() {
    let store = Store()
    let journal = Journal()
    navigator = Navigator(
      host: host, screens: ShopScreens(store: store, journal: journal, quit: host.stop), facts: ShopFacts(store: store))
    statusLine = StatusLine(of: navigator, journal)
  }

  private func run() async throws {
    navigator.start()
    try await host.run()
  }

  static func main() async {
    do {
      try await ShopApp().run()
    } catch {
      FileHandle.standardError.write(Data("shop: \(error)\n".utf8))
      exit(1)
    }
  }
}
