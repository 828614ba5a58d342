package import NavRuntime

/// A graph of a few screens, its requests, and its hazards. It is small enough that every state can be explored.
package struct SmallWorld: Sendable {
  /// A possible request.
  package struct Ask: Sendable {
    /// The kind of the input.
    enum Kind {
      case segue, swipe, dismissal
      /// A button of an alert. `isClosed` is whether the host closes the alert before it reports the button.
      case button(isClosed: Bool)
      case link(ScreenID)
      case restore([ScreenID])
    }

    let name: String
    let kind: Kind
    let segue: SegueID
    let sender: Sender
    let key: KeyToken

    init(_ name: String, _ segue: SegueID, _ sender: Sender, key: Int = 7) {
      self.init(name, .segue, segue, sender, key: key)
    }

    init(_ name: String, _ kind: Kind, _ segue: SegueID = .back, _ sender: Sender = .user, key: Int = 7) {
      self.name = name
      self.kind = kind
      self.segue = segue
      self.sender = sender
      self.key = KeyToken(rawValue: key)
    }
  }

  /// The events that can occur in addition to requests, answers, and a host that performs its changes.
  package struct Hazards: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The host does not perform a change, but reports its end.
    static let hostStaysPut = Hazards(rawValue: 1 << 0)
    /// The host pops pages by itself: the top page, all except the bottom one, or a page in the middle.
    static let hostPops = Hazards(rawValue: 1 << 1)
    /// The host shows an unknown page, or no page.
    static let hostShowsForeign = Hazards(rawValue: 1 << 2)
    /// The host animates without a change.
    static let hostMovesByItself = Hazards(rawValue: 1 << 3)
    /// The host performs an outdated change.
    static let hostIsLate = Hazards(rawValue: 1 << 4)
    /// The host reports the end of another transition.
    static let hostNamesAnother = Hazards(rawValue: 1 << 5)
    /// Animations of the host can take longer than the watchdog's limit.
    static let longAnimations = Hazards(rawValue: 1 << 6)
    /// A timer fires although it was replaced or cancelled.
    static let strayTimers = Hazards(rawValue: 1 << 7)
    /// The host continues to animate when it is asked to settle.
    static let hostNeverSettles = Hazards(rawValue: 1 << 8)
    /// Handles are used after their pages were released.
    static let staleHandles = Hazards(rawValue: 1 << 9)
    /// Hooks and event handlers make requests.
    static let nestedRequests = Hazards(rawValue: 1 << 10)
    /// Answers can take time, and can arrive when no request waits for them.
    static let awaitedFacts = Hazards(rawValue: 1 << 11)
    /// The app holds locks.
    static let locks = Hazards(rawValue: 1 << 12)
    /// Callers cancel their requests.
    static let cancellations = Hazards(rawValue: 1 << 13)
    /// Facts change, and any page may be evicted.
    static let changingFacts = Hazards(rawValue: 1 << 14)
    /// The app refuses requests.
    static let refusals = Hazards(rawValue: 1 << 15)
    /// The host reports its state without a query.
    static let unaskedReports = Hazards(rawValue: 1 << 16)
    /// The host changes again after each repair.
    static let tugOfWar = Hazards(rawValue: 1 << 17)
    /// The host is hidden for a while.
    static let hostHides = Hazards(rawValue: 1 << 18)

    /// The host closes layers, but does not perform the rest of a change.
    static let hostStopsHalfway = Hazards(rawValue: 1 << 19)

    /// The host selects a tab by itself.
    static let hostSelects = Hazards(rawValue: 1 << 20)

    /// The host closes the top layer during another change, and ignores the rest of that change.
    static let hostDismisses = Hazards(rawValue: 1 << 21)

    /// The window becomes wide or narrow. The host may not report it.
    static let hostFolds = Hazards(rawValue: 1 << 22)

    /// The hazards of a faulty host.
    static let faultyHost: Hazards = [.hostStaysPut, .hostPops, .hostNamesAnother, .unaskedReports, .strayTimers]
  }

  /// The name for tables, of one or more words.
  package let name: String
  /// A description in one sentence.
  package let summary: String
  let rules: StackRules
  /// The legal pairs of a screen and the screen below it.
  let edges: Set<World.Edge>
  let screens: [String]
  let asks: [Ask]
  let hazards: Hazards
  /// The maximum height of a stack on which a push is requested.
  let depth: Int
  /// The maximum number of locks and of pending facts.
  let most: Int
  /// The maximum number of waiting requests. One is enough if the worlds without layers already show how two affect
  /// each other.
  let queue: Int
  /// The button for an alert that the host closed without a report.
  let cancel: SegueID?
  /// The tabs that go segues lead to.
  let goals: [SegueID: SegueID]
  /// The screens whose requirements can fail.
  let demanding: [ScreenID]
  /// The screen whose `back` refuses, if there is one.
  let holder: ScreenID?
  /// The screens above the root in the initial state.
  let opened: [ScreenID]
  /// Whether a run can be in columns.
  let hasColumns: Bool

  init(
    name: String, summary: String, rules: StackRules, screens: [String], asks: [Ask], hazards: Hazards, depth: Int = 3,
    most: Int = 2, queue: Int = 2, cancel: SegueID? = nil, goals: [SegueID: SegueID] = [:],
    demanding: [ScreenID]? = nil,
    holder: ScreenID? = nil, opened: [ScreenID] = []
  ) {
    self.name = name
    self.summary = summary
    self.rules = rules
    edges = World.edges(of: rules)
    self.screens = screens
    self.asks = asks
    self.hazards = hazards
    self.depth = depth
    self.most = most
    self.queue = queue
    self.cancel = cancel
    self.goals = goals
    self.holder = holder
    self.opened = opened
    hasColumns = rules.screens.contains { $0.columns != .none }
    self.demanding = demanding ?? screens.indices.dropFirst().map { ScreenID(rawValue: Int32($0)) }
  }

  /// The unit of time is the watchdog's limit for a transition. The limit for reports is twice as long.
  static let tick = Duration.seconds(3)
  var limits: StackLimits {
    StackLimits(transitionTimeout: Self.tick, stallReport: Self.tick * 2, settleTimeout: .zero, queue: queue)
  }
  /// The number of repairs before the guard gives up the host.
  static let tries = 2
  /// The maximum number of unanswered questions. The navigator answers questions before anything else, so only this
  /// number and one more can accumulate.
  static let questions = 2
  /// Times that are older than this are equivalent.
  static let oldest = 2
}

extension SmallWorld {
  /// The segues of all requests.
  package var asked: [(name: String, segue: SegueID)] {
    asks.compactMap { ask in
      switch ask.kind {
      case .segue: (ask.name, ask.segue)
      case .button: (ask.name, ask.segue)
      case .swipe, .dismissal, .link, .restore: nil
      }
    }
  }
}
