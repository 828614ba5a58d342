import NavRuntime
import NavTerminal
import ShopModel
import ShopNavigation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@main @MainActor struct ShopApp {
  static func main() async {
    let host = TerminalHost()
    let store = Store()
    let journal = Journal()
    let navigator = Navigator<Shop, _>(
      host: host, screens: ShopScreens(store: store, journal: journal, quit: host.stop), facts: ShopFacts(store: store))
    let statusLine = StatusLine(of: navigator, journal)
    navigator.start()
    do {
      try await host.run()
    } catch {
      fputs("shop: \(error)\n", stderr)
      exit(1)
    }
    statusLine.cancel()
  }
}
