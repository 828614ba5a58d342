import GTKWidgets
import NavGTK
import NavRuntime
import ShopModel
import ShopNavigation

/// Lists the orders, newest first.
@MainActor final class OrderListPage: ShopPage<Shop.OrderList> {
  init(_ screen: Shop.OrderList.Handle, _ store: Store, _ trace: Trace?) {
    super.init(screen, trace)
    let group = RowGroup()
    show(column: [group])
    offerHelp()
    follow {
      group.setRows(
        store.orders.map { order in
          Row("Order \(order.number)", order.lines.map(\.product.name).joined(separator: ", ")) {
            screen.openOrder(number: order.number)
          }
          .ending(with: Label.price(order.total)).ending(with: Icon.arrow())
        })
    }
  }
}

/// Fills the space beside the list of orders while no order is open.
@MainActor final class NoOrderPage: GTKPage {
  override init() {
    super.init()
    content = StatusPage(icon: "view-list-symbolic", title: "No order", description: "Choose an order in the list.")
  }
}

/// Shows one order. Each tea leads to its product page in another tab.
@MainActor final class OrderPage: ShopPage<Shop.Order> {
  init(_ screen: Shop.Order.Handle, _ store: Store, _ trace: Trace?) {
    super.init(screen, trace)
    title = "Order \(screen.arguments.number)"
    guard let order = store.order(screen.arguments.number) else {
      show(StatusPage(icon: "dialog-question-symbolic", title: "There is no such order"))
      offerHelp()
      return
    }
    let group = RowGroup("", description: "Choose a tea to buy it again.")
    group.show(order.lines) { line in
      Row(line.words.title, line.words.subtitle) { screen.buyAgain(id: line.id) }
        .ending(with: Label.price(line.total)).ending(with: Icon.arrow())
    }
    show(column: [group])
    offerHelp()
  }
}

/// Shows the signed-in customer, and lets them sign out.
@MainActor final class AccountPage: ShopPage<Shop.Account> {
  init(_ screen: Shop.Account.Handle, _ store: Store, _ trace: Trace?) {
    super.init(screen, trace)
    let group = RowGroup()
    let newest = Row("Newest order") {
      if let order = store.orders.first { screen.seeOrder(number: order.number) }
    }
    let cart = Row("In the cart")
    let name = Row("Name", store.customer?.name ?? "")
    group.setRows([name, cart, newest.ending(with: Icon.arrow())])
    show(column: [group, Button("Sign out") { store.signOut() }.styled("destructive-action", "pill").aligned(.center)])
    offerHelp()
    follow {
      cart.subtitle = store.cartCount == 1 ? "1 packet" : "\(store.cartCount) packets"
      newest.subtitle = store.orders.first.map { "Order \($0.number), \($0.total)" } ?? "None"
    }
  }
}
