import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Asks for a name, and returns a customer to whoever opened it. A name that is typed is not forgotten without a question: the graph
/// says so.
@Observable @MainActor final class SignInPage: TerminalPage {
  let screen: Shop.SignIn.Handle
  private let store: Store

  init(_ screen: Shop.SignIn.Handle, store: Store) {
    self.screen = screen
    self.store = store
    store.typedName = ""
  }

  private var name: String {
    get { store.typedName }
    set { store.typedName = newValue }
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
