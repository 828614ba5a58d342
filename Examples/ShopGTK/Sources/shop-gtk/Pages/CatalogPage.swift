import GTKWidgets
import NavGTK
import NavRuntime
import Observation
import ShopModel
import ShopNavigation

/// Lists all teas.
@MainActor final class CatalogPage: ShopPage<Shop.Catalog> {
  private var order = Shop.SortOrder.name
  private let store: Store
  private let group = RowGroup()

  init(_ screen: Shop.Catalog.Handle, _ store: Store, _ trace: Trace?) {
    self.store = store
    super.init(screen, trace)
    show(column: [group])
    let sort = Button(icon: "view-sort-ascending-symbolic", "Sort (Ctrl+F)") { [weak self] in self?.openFilters() }
    // The anchor of the popover.
    anchor = sort
    barStart = [sort]
    offerHelp()
    let count = Label("").styled("numeric")
    barEnd.append(
      Button(Box(.row, spacing: 6, [Icon("shopping-cart-symbolic"), count]), "Cart (Ctrl+B)") { screen.openCart() }
        .styled("flat"))
    shortcut("<Control>f") { [weak self] in self?.openFilters() }
    shortcut("<Control>b") { screen.openCart() }
    fill()
    follow {
      count.text = "\(store.cartCount)"
      count.isVisible = store.cartCount > 0
    }
  }

  private var products: [Product] {
    switch order {
    case .name: Product.all.sorted { $0.name < $1.name }
    case .price: Product.all.sorted { $0.price < $1.price }
    case .newest: Product.all.sorted { $0.year > $1.year }
    }
  }

  private func fill() {
    group.text = "Sorted by \(order.title)"
    let screen = screen
    group.setRows(
      products.map { product in
        Row(product.name, store.inStock(product.id) ? product.taste : "sold out") {
          screen.openProduct(id: product.id)
        }
        .ending(with: Label.price(product.price)).ending(with: Icon.arrow())
      })
  }

  /// Opens the filters and waits for their value: an order, or `nil` if the user goes back.
  private func openFilters() {
    let request = screen.openFilters(current: order)
    Task {
      guard let chosen = await request.returned else { return }
      order = chosen
      fill()
      say("Sorted by \(chosen.title).")
    }
  }
}
