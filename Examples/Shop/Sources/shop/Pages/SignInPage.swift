import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Asks for a name, and returns a customer.
@Observable @MainActor final class SignInPage: ShopPage {
  private var name = ""

  let screen: Shop.SignIn.Handle

  init(_ screen: Shop.SignIn.Handle) {
    self.screen = screen
  }

  func handle(_ key: Key) -> KeyResponse {
    if name.edit(key, upTo: 20) { return .handled }
    guard key == .enter else { return handleAnywhere(key) }
    if !name.isEmpty { screen.done(Customer(name: name)) }
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    canvas.write("What shall we call you?", row: 2, column: 3)
    canvas.textField(name, row: 4)
    canvas.footer(keys: [KeyHint("⏎", "sign in"), KeyHint("Esc", "not now"), .help])
  }
}
