public import Observation

/// What the shop knows: its stock, who is there, and what they have bought and written.
@Observable @MainActor public final class Store {
  /// Who has signed in; nobody at first.
  public private(set) var customer: Customer? {
    didSet { customerDidChange() }
  }
  /// Called when somebody has signed in or out.
  @ObservationIgnored public var customerDidChange: @MainActor () -> Void = {}
  /// What is in the cart, in the order in which it was put there.
  public private(set) var cart: [OrderLine] = []
  /// What has been bought, the newest first. There is one order from last time.
  public private(set) var orders: [Order]
  /// The review that is being written.
  public var draft = ""
  /// Whether a payment is under way.
  public private(set) var isPaying = false
  private var reviews: [ProductID: String] = [:]
  private let stock: Set<ProductID>

  /// A shop that has everything but Rooibos.
  public init(stock: Set<ProductID> = Set(Product.all.map(\.id)).subtracting(["rooibos"])) {
    self.stock = stock
    orders = [Order(number: 1001, lines: [OrderLine(product: Product.withID("assam"), count: 2)])]
  }

  // MARK: - Customers

  /// Remembers who has signed in.
  public func signIn(_ customer: Customer) {
    self.customer = customer
  }

  /// Forgets who was there, and what they had begun.
  public func signOut() {
    cart = []
    draft = ""
    customer = nil
  }

  // MARK: - Tea

  /// Whether there is any of it left.
  public func inStock(_ id: ProductID) -> Bool { stock.contains(id) }

  /// What was written of it last.
  public func review(of id: ProductID) -> String? { reviews[id] }

  /// Keeps what somebody has written.
  public func add(review: String, of id: ProductID) {
    reviews[id] = review
    draft = ""
  }

  // MARK: - Buying

  /// How many packets are in the cart.
  public var cartCount: Int { cart.reduce(0) { $0 + $1.count } }

  /// Puts 100 grams into the cart.
  public func add(_ id: ProductID) {
    if let index = cart.firstIndex(where: { $0.id == id }) {
      cart[index].count += 1
    } else {
      cart.append(OrderLine(product: Product.withID(id), count: 1))
    }
  }

  /// Takes 100 grams out of the cart.
  public func remove(_ id: ProductID) {
    guard let index = cart.firstIndex(where: { $0.id == id }) else { return }
    cart[index].count -= 1
    if cart[index].count == 0 { cart.remove(at: index) }
  }

  /// What there is to pay for: one kind of tea, or the whole cart.
  public func lines(for id: ProductID?) -> [OrderLine] {
    id.map { [OrderLine(product: Product.withID($0), count: 1)] } ?? cart
  }

  /// Pays for one kind of tea, or for the whole cart, which is empty afterwards.
  ///
  /// - Throws: `CancellationError`, where the task is cancelled while the money is on its way.
  public func pay(for id: ProductID?, taking time: Duration) async throws -> Receipt {
    let order = Order(number: 1001 + orders.count, lines: lines(for: id))
    isPaying = true
    defer { isPaying = false }
    try await Task.sleep(for: time)
    if id == nil { cart = [] }
    orders.insert(order, at: 0)
    return Receipt(number: order.number, total: order.total)
  }

  /// The order of a number, where there is one.
  public func order(_ number: Int) -> Order? { orders.first { $0.number == number } }
}
