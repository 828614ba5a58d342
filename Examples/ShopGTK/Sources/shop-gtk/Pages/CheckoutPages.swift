import GTKWidgets
import NavGTK
import NavRuntime
import ShopModel
import ShopNavigation

/// Shows the products to pay for.
@MainActor final class BillPage: ShopPage<Checkout.Bill> {
  init(_ screen: Checkout.Bill.Handle, _ store: Store, _ trace: Trace?) {
    super.init(screen, trace)
    let group = RowGroup()
    group.show(store.lines(for: screen.arguments.product)) { line in
      Row(line.words.title, line.words.subtitle).ending(with: Label.price(line.total)).passive()
    }
    show(column: [
      group,
      Box(
        .row, spacing: 12,
        [
          Button("Not now") { screen.abandon() }.plain(), Button("Continue") { screen.next() }.prominent(),
        ]
      ).aligned(.center),
    ])
  }
}

/// Pays for the cart or for one tea. The user cannot leave this page during a payment.
@MainActor final class PaymentPage: ShopPage<Checkout.Payment> {
  private let store: Store

  init(_ screen: Checkout.Payment.Handle, _ store: Store, _ trace: Trace?) {
    self.store = store
    super.init(screen, trace)
    let total = store.lines(for: screen.arguments.product).total
    let pay = Button("Pay \(total)") { [weak self] in self?.pay() }.prominent()
    let status = StatusPage(
      icon: "payment-card-symbolic", title: "\(total)",
      Box(.column, spacing: 12, [pay, Button("Change") { [weak self] in self?.change() }.plain()]))
    show(status)
    follow {
      pay.isSensitive = !store.isPaying
      status.text = store.isPaying ? "The money is on its way …" : "To pay"
    }
  }

  // MARK: - Segues

  private func pay() {
    guard !store.isPaying else { return }
    Task {
      let receipt = try await store.pay(for: screen.arguments.product, taking: .milliseconds(1500))
      screen.pay(receipt, sender: .program)
    }
  }

  private func change() {
    let request = screen.change()
    Task {
      guard let predicate = await request.refusingPredicate else { return }
      say("Leaving needs \(predicate).")
    }
  }
}

/// Confirms an order, and leads to it.
@MainActor final class ThanksPage: ShopPage<Shop.Thanks> {
  override init(_ screen: Shop.Thanks.Handle, _ trace: Trace?) {
    super.init(screen, trace)
    show(
      StatusPage(
        icon: "emblem-ok-symbolic", title: "Order \(screen.arguments.order) is on its way",
        Box(
          .column, spacing: 12,
          [
            Button("See it") { screen.seeOrder(number: screen.arguments.order) }.prominent(),
            Button("All orders") { screen.seeOrders() }.plain(),
          ])))
    offerHelp()
  }
}
