import NavRuntime
import NavTesting
import Testing

/// Argument types of the app that use the navigator while they are compared, hashed, or written.
@MainActor struct AskingValueTests {
  /// The operations on a ticket.
  enum Question: CaseIterable, Sendable { case comparison, hash, arguments, text }

  struct Ticket: Hashable, LosslessStringConvertible, Codable, Sendable {
    /// Runs at each of these operations, on the main actor.
    @TaskLocal static var whenAsked: @MainActor @Sendable (Question) -> Void = { _ in }

    let number: Int

    init(_ number: Int) { self.number = number }
    init?(_ description: String) {
      guard let number = Int(description) else { return nil }
      self.number = number
    }

    var description: String {
      MainActor.assumeIsolated { Self.whenAsked(.text) }
      return "\(number)"
    }

    static func == (left: Ticket, right: Ticket) -> Bool {
      MainActor.assumeIsolated { whenAsked(.comparison) }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      MainActor.assumeIsolated { Self.whenAsked(.hash) }
      hasher.combine(number)
    }
  }

  struct Hall: PlainScreen, Hashable, Codable {}

  struct Seat: Screen, Hashable, Codable {
    let ticket: Ticket

    init(_ number: Int) { ticket = Ticket(number) }
    init(from arguments: inout ArgumentReader) throws { ticket = try arguments("ticket") }
    func write(to arguments: inout ArgumentWriter) {
      MainActor.assumeIsolated { Ticket.whenAsked(.arguments) }
      arguments("ticket", ticket)
    }
  }

  enum Theatre: NavigationGraph {
    static let table = GraphTable(
      #"""
      graph Theatre
      root hall
      base theatre://
      screen hall
        push take seat
          busy queue
      screen seat
        link /seats/{ticket}
        unwind leave hall
      """#)

    static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { screen == 0 ? Hall.self : Seat.self }
  }

  private let host = InMemoryHost<Any>(animation: .milliseconds(350))
  private let theatre: Navigator<Theatre, InMemoryHost<Any>>

  init() {
    theatre = Navigator(host: host, screens: BareApp(), facts: BareApp())
    theatre.start()
  }

  @Test(arguments: Question.allCases)
  func whoAsksForThePermissionThatItIsPartOfHearsAnAnswer(_ when: Question) throws {
    let hall = try #require(theatre.handle(Hall.self))
    let request: SegueRequest<Never> = hall.push(0, Seat(1), sender: .user)
    #expect(request.outcomeSoFar == nil)
    var answers: [Bool] = []
    Ticket.$whenAsked.withValue({ question in
      if question == when { answers.append(hall.canPerform(0, Seat(1))) }
    }) {
      #expect(!hall.canPerform(0, Seat(1)))
    }
    #expect(answers.count < 100)
    #expect(answers.isEmpty == (when == .text))
  }

  @Test(arguments: Question.allCases)
  func whoAsksForTheURLThatItIsPartOfHearsNone(_ when: Question) throws {
    let hall = try #require(theatre.handle(Hall.self))
    let request: SegueRequest<Never> = hall.push(0, Seat(1), sender: .user)
    host.advance(by: .seconds(1))
    #expect(request.outcomeSoFar == .shown)
    #expect(theatre.url == "theatre://seats/1")
    var urls: [String?] = []
    Ticket.$whenAsked.withValue({ question in
      if question == when { urls.append(theatre.url) }
    }) {
      #expect(theatre.url == "theatre://seats/1")
    }
    #expect(urls.allSatisfy { $0 == nil })
    #expect(urls.isEmpty == (when == .hash || when == .comparison))
  }
}
