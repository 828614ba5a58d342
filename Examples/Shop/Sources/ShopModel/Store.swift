public import Observation

/// The state of the shop: its stock, the customer, the cart, the orders, and the reviews.
@Observable @MainActor public final class Store {
  /// The signed-in customer, or `nil` if no customer is signed in.
  public private(set) var customer: Customer? {
    didSet { customerDidChange() }
  }
  /// Called when a customer signs in or out.
  @ObservationIgnored public var customerDidChange: @MainActor () -> Void = {}
  /// The language of the titles and tabs: `en` or `de`.
  public var language = "en" {
    didSet { if language != oldValue { languageDidChange() } }
  }
  /// Called when the user chooses another language.
  @ObservationIgnored public var languageDidChange: @MainActor () -> Void = {}
  /// The lines of the cart, in the order they were added.
  public private(set) var cart: [OrderLine] = []
  /// The orders, newest first. A new store already contains one order.
  public private(set) var orders: [Order]
  /// The review that the customer is writing.
  public var draft = ""
  /// Whether a payment is in progress.
  public private(set) var isPaying = false
  private var reviews: [ProductID: String] = [:]
  private let stock: Set<ProductID>

  /// Creates a store. By default, all products except rooibos are in stock.
  public init(stock: Set<ProductID> = Set(Product.all.map(\.id)).subtracting(["rooibos"])) {
    self.stock = stock
    orders = [Order(number: 1001, lines: [OrderLine(product: Product.withID("assam"), count: 2)])]
  }

  // MARK: - Customers

  /// Signs a customer in.
  public func signIn(_ customer: Customer) {
    self.customer = customer
  }

  /// Signs the customer out, and clears the cart and the draft.
  public func signOut() {
    cart = []
    draft = ""
    customer = nil
  }

  // MARK: - Tea

  /// Whether a product is in stock.
  public func inStock(_ id: ProductID) -> Bool { stock.contains(id) }

  /// Returns the latest review of a product, or `nil` if there is none.
  public func review(of id: ProductID) -> String? { reviews[id] }

  /// Saves a review of a product, and clears the draft.
  public func add(review: String, of id: ProductID) {
    reviews[id] = review
    draft = ""
  }

  // MARK: - Buying

  /// The number of packets in the cart.
  public var cartCount: Int { cart.reduce(0) { $0 + $1.count } }

  /// Adds 100 grams of a product to the cart.
  public func add(_ id: ProductID) {
    if let index = cart.firstIndex(where: { $0.id == id }) {
      cart[index].count += 1
    } else {
      cart.append(OrderLine(product: Product.withID(id), count: 1))
    }
  }

  /// Removes 100 grams of a product from the cart.
  public func remove(_ id: ProductID) {
    guard let index = cart.firstIndex(where: { $0.id == id }) else { return }
    cart[index].count -= 1
    if cart[index].count == 0 { cart.remove(at: index) }
  }

  /// Returns the lines to pay for: one packet of a product, or the whole cart for `nil`.
  public func lines(for id: ProductID?) -> [OrderLine] {
    id.map { [OrderLine(product: Product.withID($0), count: 1)] } ?? cart
  }

  /// Pays for one packet of a product, or for the whole cart, which is then empty.
  ///
  /// - Throws: `CancellationError` if the task is cancelled during the payment.
  public func pay(for id: ProductID?, taking time: Duration) async throws -> Receipt {
    let order = Order(number: 1001 + orders.count, lines: lines(for: id))
    isPaying = true
    defer { isPaying = false }
    try await Task.sleep(for: time)
    if id == nil { cart = [] }
    orders.insert(order, at: 0)
    return Receipt(number: order.number, total: order.total)
  }

  /// Returns the order with a number, or `nil` if there is none.
  public func order(_ number: Int) -> Order? { orders.first { $0.number == number } }
}
