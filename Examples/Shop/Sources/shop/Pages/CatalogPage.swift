import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// The list of all teas.
@Observable @MainActor final class CatalogPage: TerminalPage {
  private(set) var order = Shop.SortOrder.name
  private(set) var notice = ""
  private var selection = ListSelection()
  /// The cart was refused for want of a customer; it opens when one arrives.
  private var wantsCart = false

  let screen: Shop.Catalog.Handle
  private let store: Store
  private let journal: Journal
  private let quit: @MainActor () -> Void

  init(_ screen: Shop.Catalog.Handle, store: Store, journal: Journal, quit: @escaping @MainActor () -> Void) {
    self.screen = screen
    self.store = store
    self.journal = journal
    self.quit = quit
  }

  var products: [Product] {
    switch order {
    case .name: Product.all.sorted { $0.name < $1.name }
    case .price: Product.all.sorted { $0.price < $1.price }
    case .newest: Product.all.sorted { $0.year > $1.year }
    }
  }

  func handle(_ key: Key) -> KeyResponse {
    if selection.move(key, count: products.count) { return .handled }
    switch key {
    case .enter, .right: screen.openProduct(id: products[selection.index].id)
    case .character("f"): openFilters()
    case .character("c"): openCart()
    case .character("s"): screen.openSignIn()
    case .character("q"): quit()
    default: return .ignored
    }
    return .handled
  }

  // MARK: - Segues

  /// Waits for what the filters return: an order, or `nil` after a plain back.
  private func openFilters() {
    let request = screen.openFilters(current: order)
    Task {
      guard let chosen = await request.returned else { return }
      order = chosen
      notice = "Sorted by \(chosen.title)."
    }
  }

  /// Says which predicate has refused.
  private func openCart() {
    let request = screen.openCart()
    Task {
      guard let predicate = await request.refusingPredicate else { return }
      notice = "The cart needs \(predicate). Press s to sign in."
      wantsCart = true
    }
  }

  /// The way back from the sign-in has only begun: what a program asks for now waits in the queue until the catalogue stands,
  /// and is asked about again then.
  func customerArrived() {
    notice = "Welcome, \(store.customer?.name ?? "")."
    guard wantsCart else { return }
    wantsCart = false
    let request = screen.openCart(sender: .program)
    Task {
      let outcome = await request.outcome
      journal.write("the cart you wanted: \(outcome)")
    }
  }

  func receive(_ receipt: Receipt) {
    notice = "Thank you: order \(receipt.number), \(receipt.total) paid."
  }

  // MARK: - Drawing

  func draw(in canvas: inout Canvas) {
    canvas.write("sorted by \(order.title)", row: 0, column: 3, style: .dim)
    let who = store.customer?.name ?? "not signed in"
    canvas.write("\(who)  ·  cart \(store.cartCount)", row: 0, endingAt: canvas.size.columns - 3, style: .dim)
    for (index, product) in products.enumerated() {
      canvas.listRow(
        index + 2, isSelected: index == selection.index, name: product.name,
        detail: store.inStock(product.id) ? product.taste : "sold out", price: "\(product.price)")
    }
    canvas.footer(
      notice, keys: [("↑↓", "choose"), ("⏎", "open"), ("f", "sort"), ("c", "cart"), ("s", "sign in"), ("q", "quit")])
  }
}
