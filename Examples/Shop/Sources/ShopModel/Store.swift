public import Observation

/// What the shop knows: its stock, and the customer's cart.
@Observable @MainActor public final class Store {
  /// One kind of tea in the cart.
  public struct Line: Identifiable, Hashable, Sendable {
    /// The kind.
    public let product: Product
    /// How often 100 grams of it.
    public var count: Int
    /// The line's identity is its product's.
    public var id: ProductID { product.id }
  }

  /// Who has signed in; nobody at first.
  public private(set) var customer: Customer?
  /// The name that is being typed at the sign-in.
  public var typedName = ""
  /// What is in the cart, in the order in which it was put there.
  public private(set) var cart: [Line] = []
  /// Whether a payment is under way.
  public private(set) var isPaying = false
  private var orders = 0
  private let stock: Set<ProductID>

  /// A shop that has everything but Rooibos.
  public init(stock: Set<ProductID> = Set(Product.all.map(\.id)).subtracting(["rooibos"])) {
    self.stock = stock
  }

  /// How many packets are in the cart.
  public var cartCount: Int { cart.reduce(0) { $0 + $1.count } }

  /// What the cart costs.
  public var total: Money { cart.reduce(0) { $0 + $1.product.price * $1.count } }

  /// The kind of tea with an id; unknown kinds are shown by their id.
  public func product(_ id: ProductID) -> Product {
    Product.all.first { $0.id == id }
      ?? Product(id: id, name: id.rawValue, origin: "unknown", taste: "unknown", price: 0, year: 0, similar: id)
  }

  /// Whether there is any of it left.
  public func inStock(_ id: ProductID) -> Bool { stock.contains(id) }

  /// Remembers who has signed in.
  public func signIn(_ customer: Customer) {
    self.customer = customer
  }

  /// Puts 100 grams into the cart.
  public func add(_ id: ProductID) {
    if let index = cart.firstIndex(where: { $0.id == id }) {
      cart[index].count += 1
    } else {
      cart.append(Line(product: product(id), count: 1))
    }
  }

  /// Takes 100 grams out of the cart.
  public func remove(_ id: ProductID) {
    guard let index = cart.firstIndex(where: { $0.id == id }) else { return }
    cart[index].count -= 1
    if cart[index].count == 0 { cart.remove(at: index) }
  }

  /// Pays for one kind of tea, or for the whole cart, which is empty afterwards.
  ///
  /// - Throws: `CancellationError`, where the task is cancelled while the money is on its way.
  public func pay(for id: ProductID?, taking time: Duration) async throws -> Receipt {
    let price = id.map { product($0).price } ?? total
    isPaying = true
    defer { isPaying = false }
    try await Task.sleep(for: time)
    if id == nil { cart = [] }
    orders += 1
    return Receipt(number: 1000 + orders, total: price)
  }
}
