import GTKWidgets
import NavGTK
import NavRuntime
import ShopModel
import ShopNavigation

/// Asks for a name, and returns a customer.
@MainActor final class SignInPage: ShopPage<Shop.SignIn> {
  private var name = ""
  private var entry: EntryRow?

  override init(_ screen: Shop.SignIn.Handle, _ trace: Trace?) {
    super.init(screen, trace)
    let button = Button("Sign in") { [weak self] in self?.finish() }.prominent()
    button.isSensitive = false
    let entry = EntryRow("Name") { [weak self] in
      self?.name = $0
      button.isSensitive = !$0.isEmpty
    } entered: { [weak self] in
      self?.finish()
    }
    self.entry = entry
    let group = RowGroup("What shall we call you?")
    group.setRows([entry])
    show(column: [group, button])
    offerHelp()
  }

  private func finish() {
    if !name.isEmpty { screen.done(Customer(name: name)) }
  }

  override func takeFocus() -> Bool { entry?.takeFocus() ?? false }
}
