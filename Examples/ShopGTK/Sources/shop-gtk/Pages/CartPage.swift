import GTKWidgets
import NavGTK
import NavRuntime
import ShopModel
import ShopNavigation

/// What is in the cart.
@MainActor final class CartPage: ShopPage<Shop.Cart> {
  init(_ screen: Shop.Cart.Handle, _ store: Store, _ trace: Trace?) {
    super.init(screen, trace)
    let group = RowGroup()
    let empty = Label("There is nothing in it yet.").styled("dim-label").wrapping()
    // It can be pressed whenever there is something to say about it.
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

  /// Says which predicate has refused.
  private func checkOut() {
    let request = screen.checkOut()
    Task {
      guard let predicate = await request.refusingPredicate else { return }
      say("The checkout needs \(predicate).")
    }
  }
}
