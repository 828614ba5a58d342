package import NavRuntime

/// A graph of a few screens, what may be asked of it, and what may go wrong: small enough that every state can be reached.
package struct SmallWorld: Sendable {
  /// What can be asked for.
  package struct Ask: Sendable {
    /// What comes in.
    enum Kind {
      case segue, swipe, dismissal
      /// A button of an alert, which the host has closed before it tells, or has not.
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

  /// What may happen besides requests, their answers, and a host that carries out what it is told.
  package struct Hazards: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The host does not do what it was told, and says that it has ended.
    static let hostStaysPut = Hazards(rawValue: 1 << 0)
    /// It takes pages off by itself: the top, all but the bottom, one in the middle.
    static let hostPops = Hazards(rawValue: 1 << 1)
    /// It shows a page that nobody knows, or none.
    static let hostShowsForeign = Hazards(rawValue: 1 << 2)
    /// It moves without having been told to.
    static let hostMovesByItself = Hazards(rawValue: 1 << 3)
    /// It carries out what is long over.
    static let hostIsLate = Hazards(rawValue: 1 << 4)
    /// It says that something else has ended than what was under way.
    static let hostNamesAnother = Hazards(rawValue: 1 << 5)
    /// Its animations may be longer than the watchdog's patience.
    static let longAnimations = Hazards(rawValue: 1 << 6)
    /// A timer fires that was set anew, or taken back.
    static let strayTimers = Hazards(rawValue: 1 << 7)
    /// The host goes on moving when it is made to settle.
    static let hostNeverSettles = Hazards(rawValue: 1 << 8)
    /// Handles outlive their pages, and are used.
    static let staleHandles = Hazards(rawValue: 1 << 9)
    /// Requests are made from inside hooks and events.
    static let nestedRequests = Hazards(rawValue: 1 << 10)
    /// Answers may take their time, and come when nobody waits.
    static let awaitedFacts = Hazards(rawValue: 1 << 11)
    /// Locks are held.
    static let locks = Hazards(rawValue: 1 << 12)
    /// Whoever asked does not wait any more.
    static let cancellations = Hazards(rawValue: 1 << 13)
    /// Facts change, and any page may have to go.
    static let changingFacts = Hazards(rawValue: 1 << 14)
    /// The app says no.
    static let refusals = Hazards(rawValue: 1 << 15)
    /// The host speaks when nobody asked.
    static let unaskedReports = Hazards(rawValue: 1 << 16)
    /// The host is moved again as soon as it has been set right.
    static let tugOfWar = Hazards(rawValue: 1 << 17)
    /// The host is hidden for a while.
    static let hostHides = Hazards(rawValue: 1 << 18)

    /// It closes layers, and does nothing else of what it was told.
    static let hostStopsHalfway = Hazards(rawValue: 1 << 19)

    /// It selects a tab by itself.
    static let hostSelects = Hazards(rawValue: 1 << 20)

    /// It closes the top layer while it makes another change, and does nothing else of that.
    static let hostDismisses = Hazards(rawValue: 1 << 21)

    /// What a faulty host may do with what it is told.
    static let faultyHost: Hazards = [.hostStaysPut, .hostPops, .hostNamesAnother, .unaskedReports, .strayTimers]
  }

  /// One word or several for tables.
  package let name: String
  /// What it is for, in a sentence.
  package let summary: String
  let rules: StackRules
  /// What may stand on what.
  let edges: Set<World.Edge>
  let screens: [String]
  let asks: [Ask]
  let hazards: Hazards
  /// No push is asked for on a stack that is so high.
  let depth: Int
  /// How many locks are held, and how many facts looked up, at most.
  let most: Int
  /// How many requests wait at most. One is enough where the worlds without layers have shown what two do to each other.
  let queue: Int
  /// The button of an alert that the host has closed without a word.
  let cancel: SegueID?
  /// The tabs that segues go to.
  let goals: [SegueID: SegueID]
  /// The screens whose requirements may fail.
  let demanding: [ScreenID]

  init(
    name: String, summary: String, rules: StackRules, screens: [String], asks: [Ask], hazards: Hazards, depth: Int = 3,
    most: Int = 2, queue: Int = 2, cancel: SegueID? = nil, goals: [SegueID: SegueID] = [:], demanding: [ScreenID]? = nil
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
    self.demanding = demanding ?? screens.indices.dropFirst().map { ScreenID(rawValue: Int32($0)) }
  }

  /// Time is counted in the watchdog's patience; the limit for reports is two of it.
  static let tick = Duration.seconds(3)
  var limits: StackLimits {
    StackLimits(transitionTimeout: Self.tick, stallReport: Self.tick * 2, settleTimeout: .zero, queue: queue)
  }
  /// How often a host is told again before it is given up.
  static let tries = 2
  /// The navigator answers what it is asked before it does anything else; so little can come in between that no more than
  /// these go unanswered at a time, and one that was asked last.
  static let questions = 2
  /// Past this age, one moment is as good as another.
  static let oldest = 2
}

extension SmallWorld {
  /// The segues that are asked for, however.
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
