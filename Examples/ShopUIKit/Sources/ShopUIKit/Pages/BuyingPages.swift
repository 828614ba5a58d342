import Foundation
import NavRuntime
import ShopModel
import ShopNavigation
import UIKit

/// Shows the contents of the cart.
@MainActor final class CartPage: ShopPage<Shop.Cart>, PageOf {
  private let store: Store
  private lazy var lines = addLabel()

  init(_ screen: Shop.Cart.Handle, store: Store) {
    self.store = store
    super.init(screen)
  }

  override func build() {
    addHelp()
    _ = lines
    // The button stays enabled while the cart is empty, so that it can explain the refusal. A disabled button
    // explains nothing.
    addButton("Check out") { [weak self] in
      if let self { explain(screen.checkOut(), "The checkout") }
    }
  }

  override func update() { lines.text = store.cart.isEmpty ? "There is nothing in it yet." : store.cart.inWords }
}

extension [OrderLine] {
  /// The lines and their total, as text.
  var inWords: String {
    (map { "\($0.count) × \($0.product.name)" } + ["total \(total)"]).joined(separator: ", ")
  }
}

/// Shows the products to pay for.
@MainActor final class BillPage: ShopPage<Checkout.Bill> {
  private let store: Store

  init(_ screen: Checkout.Bill.Handle, store: Store) {
    self.store = store
    super.init(screen)
  }

  override func build() {
    addLabel(store.lines(for: screen.arguments.product).inWords)
    addButton("Go on") { [screen] in screen.next() }
    addButton("Not now") { [screen] in screen.abandon() }
  }
}

/// Pays for the cart or for one tea. During a payment, the user cannot go back or drag the sheet down.
@MainActor final class PaymentPage: ShopPage<Checkout.Payment> {
  private let store: Store
  /// The duration of a payment.
  static var time = Duration.milliseconds(1500)

  init(_ screen: Checkout.Payment.Handle, store: Store) {
    self.store = store
    super.init(screen)
  }

  override func build() {
    addLabel("To pay: \(store.lines(for: screen.arguments.product).total)")
    addButton("Pay") { [weak self] in self?.pay() }
    addButton("Change") { [weak self] in
      if let self { explain(screen.change(), "Leaving") }
    }
  }

  private func pay() {
    guard !store.isPaying else { return }
    Task {
      let receipt = try await store.pay(for: screen.arguments.product, taking: Self.time)
      screen.pay(receipt, sender: .program)
    }
  }
}

/// Confirms an order, and leads to it.
@MainActor final class ThanksPage: ShopPage<Shop.Thanks> {
  override func build() {
    addHelp()
    addLabel("Order \(screen.arguments.order) is on its way.")
    addButton("See it") { [screen] in screen.seeOrder(number: screen.arguments.order) }
    addButton("All orders") { [screen] in screen.seeOrders() }
  }
}

/// Lists the orders, newest first.
@MainActor final class OrderListPage: ShopPage<Shop.OrderList> {
  private let store: Store
  private let rows = Rows(frame: .zero)

  init(_ screen: Shop.OrderList.Handle, store: Store) {
    self.store = store
    super.init(screen)
  }

  override func build() {
    addHelp()
    add(rows)
  }

  override func update() {
    rows.show(
      store.orders.map { order in
        Rows.Row(title: "Order \(order.number)") { [screen] in screen.openOrder(number: order.number) }
      })
  }
}

/// Fills the space beside the list of orders while no order is open.
@MainActor final class NoOrderPage: ShopPage<Shop.OrderList> {
  override func build() { addLabel("Choose an order.") }
}

/// Shows one order. Each tea leads to its product page in another tab.
@MainActor final class OrderPage: ShopPage<Shop.Order> {
  private let store: Store

  init(_ screen: Shop.Order.Handle, store: Store) {
    self.store = store
    super.init(screen)
    title = "Order \(screen.arguments.number)"
  }

  override func build() {
    addHelp()
    guard let order = store.order(screen.arguments.number) else {
      addLabel("There is no such order.")
      return
    }
    addLabel(order.lines.inWords)
    for line in order.lines {
      addButton("\(line.product.name) again") { [screen] in screen.buyAgain(id: line.product.id) }
    }
  }
}
