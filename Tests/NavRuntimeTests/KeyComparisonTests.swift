import NavRuntime
import NavTesting
import Synchronization
import Testing

/// The number of comparisons of an app's own values.
@MainActor struct KeyComparisonTests {
  /// An argument that counts its comparisons.
  struct Ticket: Hashable, Codable, Sendable {
    static let compared = Mutex(0)

    let number: Int

    static func == (left: Ticket, right: Ticket) -> Bool {
      compared.withLock { $0 += 1 }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  struct Hall: PlainScreen, Hashable, Codable {}

  struct Seat: Screen, Hashable, Codable {
    let ticket: Ticket

    init(_ number: Int) { ticket = Ticket(number: number) }
    init(from arguments: inout ArgumentReader) throws { ticket = try arguments("ticket") }
    func write(to arguments: inout ArgumentWriter) { arguments("ticket", ticket) }
  }

  enum Theatre: NavigationGraph {
    static let table = GraphTable(
      #"""
      graph Theatre
      root hall
      screen hall
        push take seat
          busy queue
      screen seat
        unwind leave hall
      """#)

    static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { screen == 0 ? Hall.self : Seat.self }
  }

  private func take(_ seat: Int, _ navigator: Navigator<Theatre, InMemoryHost<Any>>) throws -> SegueRequest<Never> {
    try #require(navigator.handle(Hall.self)).push(0, Seat(seat), sender: .program)
  }

  /// The core looks for each request among all that wait. A value is compared only with equal ones.
  @Test func aLongQueueComparesNoValuesThatDiffer() throws {
    let host = InMemoryHost<Any>(animation: .milliseconds(350))
    let navigator = Navigator<Theatre, InMemoryHost<Any>>(
      host: host, screens: BareApp(), facts: BareApp(), limits: StackLimits(queue: 1_000))
    navigator.start()
    Ticket.compared.withLock { $0 = 0 }
    let requests = try (0..<500).map { try take($0, navigator) }
    #expect(Ticket.compared.withLock { $0 } == 0)
    #expect(try take(499, navigator).outcomeSoFar == .refused(.duplicate))
    #expect(Ticket.compared.withLock { $0 } == 1)
    #expect(requests.last?.outcomeSoFar == nil)
  }
}
