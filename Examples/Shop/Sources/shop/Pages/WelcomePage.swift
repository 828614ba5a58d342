import NavRuntime
import NavTerminal
import Observation
import ShopNavigation

/// The page for users who are not signed in.
@Observable @MainActor final class WelcomePage: ShopPage {
  let screen: Shop.Welcome.Handle
  private let quit: @MainActor () -> Void

  init(_ screen: Shop.Welcome.Handle, quit: @escaping @MainActor () -> Void) {
    self.screen = screen
    self.quit = quit
  }

  func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .enter, .character("s"): screen.signIn()
    case .character("q"): quit()
    default: return handleAnywhere(key)
    }
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    let bottom = canvas.footer(keys: [KeyHint("⏎", "sign in"), .help, KeyHint("q", "quit")])
    if bottom > 14 { canvas.cup(row: bottom / 2 - 7, endingAt: (canvas.size.columns + 12) / 2) }
    canvas.write("The Tea Shop", row: bottom / 2 + 1, centredWith: .bold)
    canvas.write("Sign in to look around.", row: bottom / 2 + 2, centredWith: .dim)
  }
}
