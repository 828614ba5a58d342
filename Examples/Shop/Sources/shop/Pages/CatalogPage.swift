import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Lists all teas.
@Observable @MainActor final class CatalogPage: ShopPage {
  private(set) var order = Shop.SortOrder.name
  private(set) var notice = ""
  private var selection = ListSelection()

  let screen: Shop.Catalog.Handle
  private let store: Store
  private let quit: @MainActor () -> Void

  init(_ screen: Shop.Catalog.Handle, store: Store, quit: @escaping @MainActor () -> Void) {
    self.screen = screen
    self.store = store
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
    case .character("c"): screen.openCart()
    case .character("q"): quit()
    default: return handleAnywhere(key)
    }
    return .handled
  }

  /// Opens the filters and waits for their value: an order, or `nil` if the user goes back.
  private func openFilters() {
    let request = screen.openFilters(current: order)
    Task {
      guard let chosen = await request.returned else { return }
      order = chosen
      notice = "Sorted by \(chosen.title)."
    }
  }

  func draw(in canvas: inout Canvas) {
    canvas.write("sorted by \(order.title)", row: 0, column: 3, style: .dim)
    canvas.write("cart \(store.cartCount)", row: 0, endingAt: canvas.size.columns - 3, style: .dim)
    let rows = products.map {
      ListRow($0.name, detail: store.inStock($0.id) ? $0.taste : "sold out", price: "\($0.price)")
    }
    let bottom = canvas.footer(
      notice,
      keys: [.choose, KeyHint("⏎", "open"), KeyHint("f", "sort"), KeyHint("c", "cart"), .help, KeyHint("q", "quit")])
    canvas.list(rows, selected: selection.index, from: 2, to: bottom - 1)
  }
}
