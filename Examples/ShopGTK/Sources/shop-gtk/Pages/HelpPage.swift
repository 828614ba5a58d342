import GTKWidgets
import NavGTK
import NavRuntime
import ShopModel
import ShopNavigation

/// Explains how to use the shop, above any page.
@MainActor final class HelpPage: ShopPage<Shop.Help> {
  init(_ screen: Shop.Help.Handle, _ store: Store, _ trace: Trace?) {
    super.init(screen, trace)
    let keys = RowGroup("Keys")
    keys.setRows(
      [
        ("Alt and 1, 2, 3", "Another tab"), ("Alt and ←, Esc, the mouse’s back button", "Back"),
        ("A swipe to the right", "Back"), ("F1", "This help"),
      ].map { Row($0.1, $0.0).passive() })
    var column: [Widget] = [keys]
    if let customer = store.customer {
      let account = RowGroup("You are \(customer.name)")
      account.setRows([
        Row("Sign out", "Whatever is open is closed, and nobody is asked.") { store.signOut() }
          .ending(with: Icon.arrow())
      ])
      column.append(account)
    }
    column.append(Button("Close") { screen.close() }.plain())
    show(column: column)
  }
}
