import GTKWidgets
import NavGTK
import NavRuntime
import ShopModel
import ShopNavigation

/// Lists the orders, newest first. The row of the open order is marked.
@MainActor final class OrderListPage: ShopPage<Shop.OrderList> {
  private let group = RowGroup()
  private var rows: [(number: Int, row: Row)] = []

  init(_ screen: Shop.OrderList.Handle, _ store: Store, _ trace: Trace?) {
    super.init(screen, trace)
    show(column: [group])
    offerHelp()
    follow { [weak self] in
      self?.list(store.orders)
      self?.markOpenOrder()
    }
  }

  /// Shows a row for each order. The rows stay if the orders are the same, so that a row keeps the focus.
  private func list(_ orders: [Order]) {
    guard rows.map(\.number) != orders.map(\.number) else { return }
    rows = orders.map { [screen] order in
      let names = order.lines.map(\.product.name).joined(separator: ", ")
      let row = Row("Order \(order.number)", names) { screen.openOrder(number: order.number) }
      return (order.number, row.ending(with: Label.price(order.total)).ending(with: Icon.arrow()))
    }
    group.setRows(rows.map(\.row))
  }

  private func markOpenOrder() {
    for (number, row) in rows { row.setStyle("open", screen.isOpen(Shop.Order(number: number))) }
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
    let language = Row("Language") { store.language = store.language == "en" ? "de" : "en" }
    group.setRows([name, cart, newest.ending(with: Icon.arrow()), language])
    show(column: [group, Button("Sign out") { store.signOut() }.styled("destructive-action", "pill").aligned(.center)])
    offerHelp()
    follow {
      language.subtitle = store.language == "en" ? "English" : "Deutsch"
      cart.subtitle = store.cartCount == 1 ? "1 packet" : "\(store.cartCount) packets"
      newest.subtitle = store.orders.first.map { "Order \($0.number), \($0.total)" } ?? "None"
    }
  }
}
