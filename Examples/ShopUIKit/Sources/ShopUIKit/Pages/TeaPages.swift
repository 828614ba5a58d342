import Foundation
import NavRuntime
import ShopModel
import ShopNavigation
import UIKit

/// Lists all teas.
@MainActor final class CatalogPage: ShopPage<Shop.Catalog> {
  private let store: Store
  private let rows = Rows(frame: .zero)
  private var order = Shop.SortOrder.name
  private lazy var sorting = addButton("Sort") { [weak self] in self?.sort() }
  private lazy var cart = addButton("Cart") { [screen] in screen.openCart() }

  init(_ screen: Shop.Catalog.Handle, store: Store) {
    self.store = store
    super.init(screen)
  }

  override func build() {
    addHelp()
    add(rows)
    list()
    _ = sorting
    _ = cart
  }

  override func update() { cart.setTitle("Cart (\(store.cartCount))", for: .normal) }

  private func list() {
    let products =
      switch order {
      case .name: Product.all.sorted { $0.name < $1.name }
      case .price: Product.all.sorted { $0.price < $1.price }
      case .newest: Product.all.sorted { $0.year > $1.year }
      }
    rows.show(
      products.map { product in
        Rows.Row(title: product.name) { [screen] in screen.openProduct(id: product.id) }
      })
  }

  /// Opens the popover and waits for its value: an order, or `nil` if the user goes back.
  private func sort() {
    screen.anchor = sorting
    let request = screen.openFilters(current: order)
    Task {
      guard let chosen = await request.returned else { return }
      order = chosen
      list()
      say("Sorted by \(chosen.title).")
    }
  }
}

/// Lets the user choose an order, and returns it.
@MainActor final class FiltersPage: ShopPage<Shop.Filters> {
  override func build() {
    for order in Shop.SortOrder.allCases {
      let isCurrent = order == screen.arguments.current
      addButton(isCurrent ? "\(order.title) ✓" : order.title) { [screen] in screen.apply(order) }
    }
  }
}

/// Shows one kind of tea.
@MainActor final class ProductPage: ShopPage<Shop.Product>, PageOf {
  private let store: Store
  private lazy var buy = addButton("Buy now") { [weak self] in self?.buyNow() }
  private lazy var review = addLabel()

  init(_ screen: Shop.Product.Handle, store: Store) {
    self.store = store
    super.init(screen)
    title = product.name
  }

  private var product: Product { Product.withID(screen.arguments.id) }

  override func build() {
    addHelp()
    addLabel("\(product.price) for 100 g, from \(product.origin): \(product.taste)")
    addButton("Into the cart") { [weak self] in self?.addToCart() }
    _ = buy
    addButton("More like it") { [weak self] in self?.openSimilar() }
    addButton("Write a review") { [screen] in screen.writeReview() }
    _ = review
  }

  override func update() {
    // `false` if the tea is sold out, and during a transition.
    buy.isEnabled = screen.canPerform(.buyNow)
    review.text = store.review(of: product.id).map { "“\($0)”" }
  }

  private func addToCart() {
    guard store.inStock(product.id) else { return say("There is none left.") }
    store.add(product.id)
    say("In the cart: \(store.cartCount).")
  }

  private func buyNow() { explain(screen.buyNow(), "Buying") }

  private func openSimilar() {
    let request = screen.openSimilar(id: product.similar)
    Task {
      if case .refused(.depth) = await request.outcome { say("That is deep enough into similar teas.") }
    }
  }
}

/// Lets the user write a review, and returns it. The graph declares that an alert asks before a draft is discarded.
@MainActor final class ReviewPage: ShopPage<Shop.Review> {
  private let store: Store

  init(_ screen: Shop.Review.Handle, store: Store) {
    self.store = store
    super.init(screen)
  }

  override func build() {
    addHelp()
    addField("What do you think of it?", text: store.draft) { [store] in store.draft = $0 }
    addButton("Send") { [store, screen] in
      if !store.draft.isEmpty { screen.send(store.draft) }
    }
  }
}
