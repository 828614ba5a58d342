import GTKWidgets
import NavGTK
import NavRuntime
import ShopModel
import ShopNavigation

/// Shows one kind of tea.
@MainActor final class ProductPage: ShopPage<Shop.Product> {
  private let store: Store
  private let product: Product

  init(_ screen: Shop.Product.Handle, _ store: Store, _ trace: Trace?) {
    self.store = store
    product = Product.withID(screen.arguments.id)
    super.init(screen, trace)
    title = product.name
    subtitle = "\(product.price) for 100 g"
    let facts = RowGroup()
    let review = Row("Your review") { screen.writeReview() }.ending(with: Icon.arrow())
    facts.setRows([
      fact("Origin", product.origin), fact("Taste", product.taste), fact("In the shop since", "\(product.year)"),
      fact("Stock", store.inStock(product.id) ? "In stock" : "Sold out"),
    ])
    let more = RowGroup()
    more.setRows([
      review,
      Row("More like it", Product.withID(product.similar).name) { [weak self] in self?.openSimilar() }
        .ending(with: Icon.arrow()),
    ])
    let buttons = Box(
      .row, spacing: 12,
      [
        Button("Add to cart") { [weak self] in self?.addToCart() }.prominent(),
        Button("Buy now") { [weak self] in self?.buyNow() }.plain(),
      ]
    ).aligned(.center)
    show(column: [facts, more, buttons])
    offerHelp()
    let id = product.id
    follow { review.subtitle = store.review(of: id).map { "“\($0)”" } ?? "None yet" }
  }

  private func fact(_ name: String, _ text: String) -> Row {
    Row(name).ending(with: Label(text).styled("dim-label").aligned(.end, .center)).passive()
  }

  private func addToCart() {
    guard store.inStock(product.id) else { return say("There is none left.") }
    store.add(product.id)
    say("In the cart: \(store.cartCount).")
  }

  // MARK: - Segues

  private func openSimilar() {
    let request = screen.openSimilar(id: product.similar)
    Task {
      guard case .refused(.depth) = await request.outcome else { return }
      say("That is deep enough into similar teas.")
    }
  }

  private func buyNow() {
    let request = screen.buyNow()
    Task {
      guard let predicate = await request.refusingPredicate else { return }
      say("Buying needs \(predicate).")
    }
  }
}
