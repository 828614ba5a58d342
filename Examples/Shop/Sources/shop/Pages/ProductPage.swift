import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// One kind of tea.
@Observable @MainActor final class ProductPage: TerminalPage {
  private(set) var notice = ""
  /// How often `prepare` has been called; once, whatever was pressed.
  private(set) var preparations = 0
  private var origin = ""

  let screen: Shop.Product.Handle
  private let store: Store

  init(_ screen: Shop.Product.Handle, store: Store) {
    self.screen = screen
    self.store = store
  }

  private var product: Product { store.product(screen.arguments.id) }

  var name: String { product.name }

  var title: String? { name }

  func prepare(from origin: String) {
    preparations += 1
    self.origin = origin
  }

  func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .character("a"): addToCart()
    case .character("m"): openSimilar()
    case .character("y"): buyNow()
    case .character("s"): screen.openSignIn()
    default: return .ignored
    }
    return .handled
  }

  private func addToCart() {
    guard store.inStock(product.id) else {
      notice = "There is none left."
      return
    }
    store.add(product.id)
    notice = "In the cart: \(store.cartCount)."
  }

  // MARK: - Segues

  private func openSimilar() {
    let request = screen.openSimilar(id: product.similar)
    Task {
      guard case .refused(.depth) = await request.outcome else { return }
      notice = "That is deep enough into similar teas."
    }
  }

  private func buyNow() {
    let request = screen.buyNow()
    Task {
      guard let predicate = await request.refusingPredicate else { return }
      notice = "Buying needs \(predicate)."
    }
  }

  // MARK: - Drawing

  func draw(in canvas: inout Canvas) {
    let facts = [
      ("origin", product.origin), ("taste", product.taste), ("since", "\(product.year)"),
      ("stock", store.inStock(product.id) ? "in stock" : "sold out"),
      ("like it", store.product(product.similar).name),
    ]
    canvas.write("\(product.price) for 100 g", row: 1, column: 3, style: .price)
    canvas.cup(row: 2, endingAt: canvas.size.columns - 6)
    for (index, (label, text)) in facts.enumerated() {
      canvas.write(label, row: index + 3, column: 3, style: .dim)
      canvas.write(text, row: index + 3, column: 13)
    }
    canvas.write(
      "prepared \(preparations) time\(preparations == 1 ? "" : "s"), from \(origin)", row: facts.count + 4, column: 3,
      style: .dim)
    canvas.footer(
      notice,
      keys: [("a", "into the cart"), ("m", "more like it"), ("y", "buy now"), ("s", "sign in"), ("←", "back")])
  }
}
