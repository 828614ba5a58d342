import NavRuntime
import ShopModel
import ShopNavigation
import SwiftUI

/// Shows the contents of the cart.
struct CartPage: View, PageOf {
  let screen: Shop.Cart.Handle
  let store: Store
  @State private var notice = ""

  var body: some View {
    ShopPage(notice: notice) {
      Text(store.cart.isEmpty ? "There is nothing in it yet." : store.cart.inWords)
      // The button stays enabled while the cart is empty, so that it can explain the refusal. A disabled button
      // explains nothing.
      Button("Check out") {
        let request = screen.checkOut()
        Task { notice = await request.refusal(of: "The checkout") ?? "" }
      }
    }
    .offeringHelp(from: screen)
  }
}

extension [OrderLine] {
  /// The lines and their total, as text.
  var inWords: String {
    (map { "\($0.count) × \($0.product.name)" } + ["total \(total)"]).joined(separator: ", ")
  }
}

/// Shows the products to pay for.
struct BillPage: View {
  let screen: Checkout.Bill.Handle
  let store: Store

  var body: some View {
    ShopPage {
      Text(store.lines(for: screen.arguments.product).inWords)
      Button("Go on") { screen.next() }
      Button("Not now") { screen.abandon() }
    }
  }
}

/// Pays for the cart or for one tea. During a payment, the user cannot go back or drag the sheet down.
struct PaymentPage: View {
  let screen: Checkout.Payment.Handle
  let store: Store
  var time = Duration.milliseconds(1500)
  @State private var notice = ""

  var body: some View {
    ShopPage(notice: notice) {
      Text(verbatim: "To pay: \(store.lines(for: screen.arguments.product).total)")
      Button("Pay") { pay() }.disabled(store.isPaying)
      Button("Change") {
        let request = screen.change()
        Task { notice = await request.refusal(of: "Leaving") ?? "" }
      }
    }
  }

  private func pay() {
    Task {
      let receipt = try await store.pay(for: screen.arguments.product, taking: time)
      screen.pay(receipt, sender: .program)
    }
  }
}

/// Confirms an order, and leads to it.
struct ThanksPage: View {
  let screen: Shop.Thanks.Handle

  var body: some View {
    ShopPage {
      // A literal would be a localized key, which formats the number as an amount: 1,002.
      Text("Order \(String(screen.arguments.order)) is on its way.")
      Button("See it") { screen.seeOrder(number: screen.arguments.order) }
      Button("All orders") { screen.seeOrders() }
    }
    .offeringHelp(from: screen)
  }
}

/// Lists the orders, newest first.
struct OrderListPage: View {
  let screen: Shop.OrderList.Handle
  let store: Store

  var body: some View {
    ShopPage {
      List {
        ForEach(store.orders) { order in
          Button("Order \(String(order.number))") { screen.openOrder(number: order.number) }
        }
      }
    }
    .offeringHelp(from: screen)
  }
}

/// Fills the space beside the list of orders while no order is open.
struct NoOrderPage: View {
  var body: some View { Text("Choose an order.") }
}

/// Shows one order. Each tea leads to its product page in another tab.
struct OrderPage: View {
  let screen: Shop.Order.Handle
  let store: Store

  var body: some View {
    ShopPage {
      if let order = store.order(screen.arguments.number) {
        Text(order.lines.inWords)
        ForEach(order.lines) { line in
          Button("\(line.product.name) again") { screen.buyAgain(id: line.product.id) }
        }
      } else {
        Text("There is no such order.")
      }
    }
    .navigationTitle("Order \(String(screen.arguments.number))")
    .offeringHelp(from: screen)
  }
}
