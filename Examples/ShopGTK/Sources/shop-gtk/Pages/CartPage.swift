import GTKWidgets
import NavGTK
import NavRuntime
import ShopModel
import ShopNavigation

/// Shows the contents of the cart.
@MainActor final class CartPage: ShopPage<Shop.Cart> {
  init(_ screen: Shop.Cart.Handle, _ store: Store, _ trace: Trace?) {
    super.init(screen, trace)
    let group = RowGroup()
    let empty = Label("There is nothing in it yet.").styled("dim-label").wrapping()
    // The button stays enabled, so that it can explain a refusal.
    let button = Button("Check out") { [weak self] in self?.checkOut() }.plain()
    show(column: [group, empty, button])
    offerHelp()
    subtitle = store.customer.map { "\($0.name)’s" } ?? ""
    follow {
      empty.isVisible = store.cart.isEmpty
      group.isVisible = !store.cart.isEmpty
      group.show(store.cart) { line in
        Row(line.words.title, line.words.subtitle).ending(with: Label.price(line.total))
          .ending(with: Button(icon: "list-remove-symbolic", "Take one out") { store.remove(line.id) }.small())
          .passive()
      }
      button.setStyle("suggested-action", screen.canPerform(.checkOut))
    }
  }

  /// Starts the checkout. If a predicate refuses it, the page shows which one.
  private func checkOut() {
    let request = screen.checkOut()
    Task {
      guard let predicate = await request.refusingPredicate else { return }
      say("The checkout needs \(predicate).")
    }
  }
}
