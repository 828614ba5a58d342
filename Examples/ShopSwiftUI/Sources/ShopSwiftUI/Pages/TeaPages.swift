import NavRuntime
import NavSwiftUI
import ShopModel
import ShopNavigation
import SwiftUI

/// Lists all teas.
struct CatalogPage: View {
  let screen: Shop.Catalog.Handle
  let store: Store
  @State private var order = Shop.SortOrder.name
  @State private var notice = ""

  private var products: [Product] {
    switch order {
    case .name: Product.all.sorted { $0.name < $1.name }
    case .price: Product.all.sorted { $0.price < $1.price }
    case .newest: Product.all.sorted { $0.year > $1.year }
    }
  }

  var body: some View {
    ShopPage(notice: notice) {
      List {
        ForEach(products) { product in
          Button(product.name) { screen.openProduct(id: product.id) }
        }
      }
      Button("Sort") { sort() }.popoverAnchor(for: screen)
      CartButton(count: store.cartCount)
    }
    .offeringHelp(from: screen)
  }

  /// Opens the popover and waits for its value: an order, or `nil` if the user goes back.
  private func sort() {
    let request = screen.openFilters(current: order)
    Task {
      guard let chosen = await request.returned else { return }
      order = chosen
      notice = "Sorted by \(chosen.title)."
    }
  }
}

/// A part of the catalog that reads its handle from the environment.
struct CartButton: View {
  let count: Int
  @Environment(\.screen) private var screen

  var body: some View {
    let catalog = screen[Shop.Catalog.self]
    Button("Cart (\(count))") { catalog?.openCart() }
      .disabled(catalog?.canPerform(.openCart) != true)
  }
}

/// Lets the user choose an order, and returns it.
struct FiltersPage: View {
  let screen: Shop.Filters.Handle

  var body: some View {
    ShopPage {
      ForEach(Shop.SortOrder.allCases, id: \.self) { order in
        let isCurrent = order == screen.arguments.current
        Button(isCurrent ? "\(order.title) ✓" : order.title) { screen.apply(order) }
      }
    }
  }
}

/// Shows one kind of tea.
struct ProductPage: View, PageOf {
  let screen: Shop.Product.Handle
  let store: Store
  @State private var notice = ""

  private var product: Product { Product.withID(screen.arguments.id) }

  var body: some View {
    ShopPage(notice: notice) {
      Text(verbatim: "\(product.price) for 100 g, from \(product.origin): \(product.taste)")
      Button("Into the cart") { addToCart() }
      // Disabled if the tea is sold out, and during a transition.
      Button("Buy now") { screen.buyNow() }.disabled(!screen.canPerform(.buyNow))
      Button("More like it") { openSimilar() }
      Button("Write a review") { screen.writeReview() }
      if let review = store.review(of: product.id) { Text("“\(review)”") }
    }
    .navigationTitle(product.name)
    .offeringHelp(from: screen)
  }

  private func addToCart() {
    guard store.inStock(product.id) else {
      notice = "There is none left."
      return
    }
    store.add(product.id)
    notice = "In the cart: \(store.cartCount)."
  }

  private func openSimilar() {
    let request = screen.openSimilar(id: product.similar)
    Task {
      if case .refused(.depth) = await request.outcome { notice = "That is deep enough into similar teas." }
    }
  }
}

/// Lets the user write a review, and returns it. The graph declares that an alert asks before a draft is discarded.
struct ReviewPage: View {
  let screen: Shop.Review.Handle
  let store: Store

  var body: some View {
    @Bindable var store = store
    ShopPage {
      TextField("What do you think of it?", text: $store.draft)
      Button("Send") { screen.send(store.draft) }.disabled(store.draft.isEmpty)
    }
    .offeringHelp(from: screen)
  }
}
