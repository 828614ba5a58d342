import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Asks for a name, and returns a customer to whoever opened it.
@Observable @MainActor final class SignInPage: TerminalPage {
  private var name = ""

  let screen: Shop.SignIn.Handle

  init(_ screen: Shop.SignIn.Handle) {
    self.screen = screen
  }

  func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .character(let character) where name.count < 20: name.append(character)
    case .backspace where !name.isEmpty: name.removeLast()
    case .enter where !name.isEmpty: screen.done(Customer(name: name))
    case .character, .backspace, .enter: break
    default: return .ignored
    }
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    canvas.write("What shall we call you?", row: 2, column: 3)
    let end = canvas.write(name, row: 4, column: 3, style: CellStyle(traits: [.bold, .underlined]))
    canvas.write(" ", row: 4, column: end, style: .reversed)
    canvas.footer("", keys: [("⏎", "sign in"), ("Esc", "back")])
  }
}
