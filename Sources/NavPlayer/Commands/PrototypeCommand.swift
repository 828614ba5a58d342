package import NavRuntime
import NavTable

/// An action of a user on a prototype, as a line of text. A walk is a list of such lines, and can be replayed.
package enum PrototypeCommand: Sendable, Equatable {
  /// Presses a segue, a tab, or an alert's button of a page. Without a page, it is the visible page.
  case press(Int?, String, arguments: [Given])
  case back
  /// Presses the back button of a page below the top, in a column of its own.
  case backOf(Int)
  /// Starts to drag the top page, or the top layer, away with a finger.
  case swipe
  case dismiss
  case move(Double)
  /// Lifts the finger, and finishes or cancels the gesture.
  case finish
  case release
  case open(String)
  case fact(String, String)
  /// Sets the duration of async facts, in milliseconds.
  case lookups(Int)
  /// Multiplies the duration of slides by a factor.
  case slow(Double)
  case guarded(Bool)
  /// Puts the columns of splits side by side, or on one stack.
  case fold(isExpanded: Bool)
  /// Advances the clock, in milliseconds.
  case wait(Int)

  /// An argument of a press.
  package struct Given: Sendable, Equatable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The line, without its terminator.
  package var text: String {
    let words: [String] =
      switch self {
      case .press(let page, let name, let arguments):
        ["press", page.map { String($0) } ?? "-", name] + arguments.flatMap { [$0.name, $0.value] }
      case .back: ["back"]
      case .backOf(let page): ["back", String(page)]
      case .swipe: ["swipe"]
      case .dismiss: ["dismiss"]
      case .move(let fraction): ["move", String(fraction)]
      case .finish: ["finish"]
      case .release: ["release"]
      case .open(let url): ["open", url]
      case .fact(let name, let value): ["fact", name, value]
      case .lookups(let time): ["lookups", String(time)]
      case .slow(let factor): ["slow", String(factor)]
      case .guarded(let isOn): ["guard", isOn ? "on" : "off"]
      case .fold(let isExpanded): ["fold", isExpanded ? "expanded" : "collapsed"]
      case .wait(let time): ["wait", String(time)]
      }
    return words.map { TableText.escaped($0, isWord: true) }.joined(separator: " ")
  }

  /// The maximum time of one command: one day.
  private static let longest = 86_400_000

  /// Reads a line, or returns `nil` if it is invalid.
  package init?(_ text: String) {
    var words = TableText.words(of: text)[...]
    guard let keyword = words.popFirst() else { return nil }
    switch (keyword, words.count) {
    case ("press", 2...):
      let page = words.removeFirst()
      let name = words.removeFirst()
      var arguments: [Given] = []
      while let name = words.popFirst() {
        guard let value = words.popFirst() else { return nil }
        arguments.append(Given(name: name, value: value))
      }
      guard page == "-" || Int32(page) != nil else { return nil }
      self = .press(Int(page), name, arguments: arguments)
    case ("back", 0): self = .back
    case ("back", 1):
      guard let page = Int32(words.removeFirst()) else { return nil }
      self = .backOf(Int(page))
    case ("swipe", 0): self = .swipe
    case ("dismiss", 0): self = .dismiss
    case ("finish", 0): self = .finish
    case ("release", 0): self = .release
    case ("move", 1):
      guard let fraction = Double(words.removeFirst()), fraction >= 0, fraction <= 1 else { return nil }
      self = .move(fraction)
    case ("open", 1): self = .open(words.removeFirst())
    case ("fact", 2): self = .fact(words.removeFirst(), words.removeFirst())
    case ("lookups", 1):
      guard let time = Int(words.removeFirst()), (0...Self.longest).contains(time) else { return nil }
      self = .lookups(time)
    case ("slow", 1):
      guard let factor = Double(words.removeFirst()), factor >= 0, factor <= 100 else { return nil }
      self = .slow(factor)
    case ("guard", 1):
      let word = words.removeFirst()
      guard word == "on" || word == "off" else { return nil }
      self = .guarded(word == "on")
    case ("fold", 1):
      let word = words.removeFirst()
      guard word == "expanded" || word == "collapsed" else { return nil }
      self = .fold(isExpanded: word == "expanded")
    case ("wait", 1):
      guard let time = Int(words.removeFirst()), (0...Self.longest).contains(time) else { return nil }
      self = .wait(time)
    default: return nil
    }
  }
}

extension Prototype {
  /// Performs a command.
  ///
  /// - Returns: The reason that the command is not possible, or `nil`. The refusal of a request is an outcome, not
  ///   such a reason.
  package mutating func perform(_ command: PrototypeCommand) -> String? {
    switch command {
    case .press(let number, let name, let arguments): return press(name, on: number, arguments)
    case .back:
      if unguarded != nil {
        guard let top = page(unguarded?.stack.last?.instance) else { return nil }
        performUnguarded(visibleBackUnguarded(top), from: top, nil)
        return nil
      }
      guard let visible else { return "nothing is visible" }
      ask(visibleBack, from: visible)
      return nil
    case .backOf(let number): return goBack(of: InstanceID(rawValue: number))
    case .swipe, .dismiss:
      return unguarded == nil && beginFinger(ofLayer: command == .dismiss) ? nil : "no finger can do that now"
    case .move(let fraction): return moveFinger(to: fraction) ? nil : "no finger is there"
    case .finish: return endFinger(.finished) ? nil : "no finger is there"
    case .release: return endFinger(.cancelled) ? nil : "no finger is there"
    case .open(let url):
      if unguarded != nil { return "links are opened with the guard on" }
      open(url)
      return nil
    case .fact(let name, let value):
      guard let fact = graph.fact(name) else { return "there is no fact '\(name)'" }
      guard let value = fact.type.value(of: value) else { return "'\(value)' is no \(fact.type.name)" }
      facts[name] = value
      noteFacts()
      return nil
    case .lookups(let time):
      lookupTime = .milliseconds(time)
      return nil
    case .slow(let factor):
      slowness = factor
      return nil
    case .guarded(let isOn):
      if !isOn { return dropGuard() ? nil : "the guard can be taken away when nothing moves" }
      if unguarded != nil { startAgain() }
      return nil
    case .fold(let isExpanded):
      fold(isExpanded: isExpanded)
      return nil
    case .wait(let time):
      guard now + .milliseconds(time) <= Self.longestWalk else { return "a walk takes no longer than 20 days" }
      advance(to: now + .milliseconds(time))
      return nil
    }
  }

  /// The time in milliseconds must fit into 32 bits.
  private static let longestWalk = Duration.seconds(20 * 86_400)

  private func visibleBackUnguarded(_ top: PrototypeRunPage) -> SegueID {
    table[top.screen].isAlert ? table.cancel(of: top.screen) ?? .back : .back
  }

  /// Restarts the prototype with the current facts.
  private mutating func startAgain() {
    var fresh = Prototype(graph)
    fresh.facts = facts
    fresh.lookupTime = lookupTime
    fresh.slowness = slowness
    fresh.record = record
    fresh.lastRequest = max(lastRequest, fresh.lastRequest)
    fresh.now = now
    fresh.fold(isExpanded: host.isExpanded)
    fresh.noteFacts()
    self = fresh
  }

  private mutating func press(_ name: String, on number: Int?, _ given: [PrototypeCommand.Given]) -> String? {
    let top = unguarded?.stack.last?.instance ?? core.stack.last?.instance
    guard let source = page(number.map { InstanceID(rawValue: $0) } ?? top) else { return "there is no such page" }
    guard let segue = segue(named: name, of: source) else {
      return "'\(table[source.screen].name)' has nothing called '\(name)'"
    }
    var arguments: [PrototypeValue]?
    if let screen = table.goal(of: segue), table.opening(of: segue).tab == nil {
      switch self.arguments(given, for: segue, to: screen, from: source) {
      case .success(let values): arguments = values
      case .failure(let error): return error.text
      }
    }
    if unguarded != nil {
      if case .go = table.rules.segues[Int(segue.rawValue)].action { return "this goes with the guard on" }
      performUnguarded(segue, from: source, arguments)
    } else if table[source.screen].isAlert {
      choose(segue, of: source)
    } else {
      ask(segue, from: source, arguments)
    }
    return nil
  }

  /// Returns the segue, tab, or button of a page with this name.
  package func segue(named name: String, of page: PrototypeRunPage) -> SegueID? {
    (table[page.screen].segues + offers(of: page)).first { table.name(of: $0) == name }
  }

  /// Returns the arguments of a segue's destination. The segue's own arguments take precedence over given ones, and
  /// these over defaults and samples.
  package func arguments(
    _ given: [PrototypeCommand.Given], for segue: SegueID, to screen: ScreenID, from source: PrototypeRunPage
  ) -> Result<[PrototypeValue], PrototypeError> {
    let passed = passed(by: segue, from: source)
    var values: [PrototypeValue] = []
    for argument in graph.arguments(of: screen) {
      if let value = passed[argument.name].flatMap({ argument.type.checked($0) }) {
        values.append(value)
      } else if let text = given.last(where: { $0.name == argument.name })?.value {
        guard let value = argument.type.value(of: text) else {
          return .failure(PrototypeError("'\(text)' is no \(argument.type.name) for '\(argument.name)'"))
        }
        values.append(value)
      } else {
        values.append(argument.defaultValue ?? argument.type.sample)
      }
    }
    for argument in given where !graph.arguments(of: screen).contains(where: { $0.name == argument.name }) {
      return .failure(PrototypeError("'\(table[screen].name)' has no argument '\(argument.name)'"))
    }
    return .success(values)
  }
}
