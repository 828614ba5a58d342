import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Shows one kind of tea.
@Observable @MainActor final class ProductPage: ShopPage {
  private(set) var notice = ""
  /// The number of calls of `prepare(from:)`: always 1, even if the user presses a key twice.
  private(set) var preparations = 0
  private var origin = ""

  let screen: Shop.Product.Handle
  private let store: Store

  init(_ screen: Shop.Product.Handle, store: Store) {
    self.screen = screen
    self.store = store
  }

  private var product: Product { Product.withID(screen.arguments.id) }

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
    case .character("w"): screen.writeReview()
    case .character("y"): buyNow()
    default: return handleAnywhere(key)
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
    let bottom = canvas.footer(
      notice,
      keys: [
        KeyHint("a", "into the cart"), KeyHint("y", "buy now"), KeyHint("w", "review"), KeyHint("m", "more like it"),
        .back, .help,
      ])
    canvas.write("\(product.price) for 100 g", row: 1, column: 3, style: .price)
    if canvas.size.columns > 60 { canvas.cup(row: 2, endingAt: canvas.size.columns - 6) }
    canvas.facts(
      [
        ("origin", product.origin), ("taste", product.taste), ("since", "\(product.year)"),
        ("stock", store.inStock(product.id) ? "in stock" : "sold out"),
        ("like it", Product.withID(product.similar).name),
        ("review", store.review(of: product.id).map { "“\($0)”" } ?? "none yet"),
        ("prepared", "\(preparations) time\(preparations == 1 ? "" : "s"), from \(origin)"),
      ], row: 3, to: bottom - 1)
  }
}
