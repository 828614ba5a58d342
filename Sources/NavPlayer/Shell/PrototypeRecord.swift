package import NavRuntime

/// The requests and evictions so far, and the parts of the graph that were used.
package struct PrototypeRecord: Sendable {
  /// A request from its start.
  package struct Entry: Sendable {
    package let id: RequestID
    /// The number of earlier requests.
    package let number: Int
    package let segue: SegueID
    package let name: String
    package let asked: Duration
    /// Whether the request was queued.
    package var hasQueued = false
    package var began: Duration?
    package var ended: Duration?
    package var outcome: StackOutcome?
    /// The reason for the outcome, as a text for users, or `nil`. It is the reason for a refusal or a stop, or the
    /// line that UIKit logs for a change that failed without a guard.
    package var reason: String?
    /// The name of the page on top at the end of the request.
    package var top: String?
  }

  /// The number of requests.
  package private(set) var asked = 0
  /// The latest requests.
  package private(set) var entries: [Entry] = []
  /// The latest evictions, each with the screen and the requirement that did not hold.
  package private(set) var evictions: [(screen: ScreenID, requirement: String)] = []
  private var screens: [Bool]
  private var segues: [Bool]

  static let most = 200

  init(_ graph: PrototypeGraph) {
    let rules = graph.table.rules
    screens = Array(repeating: false, count: rules.screens.count)
    segues = Array(repeating: false, count: rules.segues.count)
  }

  mutating func asked(_ id: RequestID, _ segue: SegueID, named name: String, at time: Duration) {
    entries.append(Entry(id: id, number: asked, segue: segue, name: name, asked: time))
    asked += 1
    if entries.count > Self.most { entries.removeFirst() }
  }

  private mutating func change(_ id: RequestID, _ change: (inout Entry) -> Void) {
    if let index = entries.lastIndex(where: { $0.id == id }) { change(&entries[index]) }
  }

  mutating func queued(_ id: RequestID) { change(id) { $0.hasQueued = true } }

  mutating func began(_ id: RequestID, at time: Duration) { change(id) { $0.began = time } }

  mutating func ended(
    _ id: RequestID, _ outcome: StackOutcome, because reason: String?, on top: String? = nil, at time: Duration
  ) {
    change(id) {
      $0.ended = time
      $0.outcome = outcome
      $0.reason = reason
      $0.top = top
    }
  }

  mutating func evicted(_ page: PrototypeRunPage?, in player: Prototype) {
    guard let page else { return }
    let role = player.decisions.failingRequirement(of: page.screen, page.value)
    evictions.append((page.screen, role.flatMap { player.graph.table[$0].requirement } ?? ""))
    if evictions.count > Self.most { evictions.removeFirst() }
  }

  mutating func visited(_ screen: ScreenID) { screens[Int(screen.rawValue)] = true }

  mutating func used(_ segue: SegueID) { segues[Int(segue.rawValue)] = true }

  /// The screens that were visible.
  package var visitedScreens: [ScreenID] {
    screens.indices.filter { screens[$0] }.map { ScreenID(rawValue: Int32($0)) }
  }

  /// The segues that were performed.
  package var usedSegues: [SegueID] { segues.indices.filter { segues[$0] }.map { SegueID(rawValue: Int32($0)) } }
}
