import NavRuntime
import NavTable

/// A replay of a walk that records the expectations of a test after each step.
struct WalkRun {
  private let graph: PrototypeGraph
  private let names: WalkNames
  private(set) var values: WalkValues
  private(set) var lines: [String] = []
  /// The walk as the user took it, and as the test repeats it. In the test, each step follows immediately or after
  /// everything is idle.
  private var original: Prototype
  private var player: Prototype
  /// The requests without a checked outcome, each with its variable, if any, and its number.
  private var requests: [RequestID: (variable: String?, number: Int)] = [:]
  private var count = 0

  init(_ graph: PrototypeGraph, _ names: WalkNames, _ values: WalkValues) {
    self.graph = graph
    self.names = names
    self.values = values
    original = Prototype(graph)
    player = Prototype(graph)
    // The host of a test slides in each change.
    player.host.exchangesAtOnce = false
    lines.append("let app = \(start())")
    expect([])
  }

  private var table: GraphTable { graph.table }

  private mutating func start() -> String {
    let name = names.namespace + "Walk"
    guard table.rules.otherRoots.isEmpty, let bottom = player.page(player.core.stack.first?.instance),
      let screen = names.screen(bottom.screen, of: graph)
    else { return name + "()" }
    var words: [String] = []
    for parameter in screen.parameters {
      if case .argument(_, hasDefault: true) = parameter.value { continue }
      words.append(word(parameter, screen: bottom.screen, bottom.arguments))
    }
    if words.isEmpty { return name + "()" }
    return "try \(name)(\(screen.type)(\(words.joined(separator: ", "))))"
  }

  // MARK: - Steps

  mutating func perform(_ command: PrototypeCommand) throws(PrototypeError) {
    if case .wait = command {
      _ = original.perform(command)
      if original.isAtRest { rest() }
      return
    }
    defer { if table.rules.hasColumns, original.isAtRest { rest() } }
    if case .guarded(let isOn) = command {
      if isOn { return }
      throw PrototypeError("a walk without the guard is no test")
    }
    _ = original.perform(command)
    if isLate(command) {
      lines += ["", "// \(Self.printable(command.text)): the alert is closed already"]
      return
    }
    let call = try self.call(command)
    let asked = player.record.asked
    if let error = player.perform(command), player.record.asked == asked { throw PrototypeError(error) }
    lines.append("")
    lines.append("// \(Self.printable(command.text))")
    note(from: asked, call: call)
    expect(newlyEnded(since: asked))
  }

  /// Whether the command presses a button of an alert that the host already closed.
  private func isLate(_ command: PrototypeCommand) -> Bool {
    guard case .press(let number?, _, _) = command,
      let page = player.page(InstanceID(rawValue: number)), table[page.screen].isAlert
    else { return false }
    return (player.host.slide?.to ?? player.host.shown).last?.instance != page.id
  }

  /// Waits until everything is idle.
  private mutating func rest() {
    if player.isAtRest || player.isFingerDown { return }
    player.comeToRest()
    lines.append("// …")
    expect(newlyEnded(since: player.record.asked))
  }

  mutating func finish() { rest() }

  private enum Call {
    case none(String)
    /// A call that sends a request, whose outcome the test can check.
    case request(String, variable: (Int) -> String)
    /// A call that starts a gesture, if it is allowed.
    case finger(String)
  }

  private mutating func note(from asked: Int, call: Call) {
    switch call {
    case .none(let text): lines.append(text)
    case .finger(let text): lines.append("#expect(\(player.isFingerDown ? "" : "!")\(text))")
    case .request(let text, let variable):
      count += 1
      let name = variable(count)
      lines.append("let \(name) = \(text)")
      if let first = player.record.entries.last(where: { $0.number == asked }) { requests[first.id] = (name, asked) }
    }
    for entry in player.record.entries where entry.number >= asked && requests[entry.id] == nil {
      requests[entry.id] = (nil, entry.number)
    }
  }

  /// The expectations for outcomes that have not been checked, and for the requests since `asked`.
  private mutating func newlyEnded(since asked: Int) -> [String] {
    for entry in player.record.entries where requests[entry.id] == nil && entry.number >= asked {
      requests[entry.id] = (nil, entry.number)
    }
    var texts: [String] = []
    for entry in player.record.entries {
      guard let request = requests[entry.id], entry.outcome != nil || entry.number >= asked else { continue }
      if entry.outcome != nil { requests[entry.id] = nil }
      let subject = request.variable.map { "\($0).outcomeSoFar" } ?? "app.outcome(\(request.number))"
      let outcome = entry.outcome.map { text(of: $0, entry) } ?? "nil"
      texts.append("app.expect(\(subject), \(outcome))")
    }
    return texts
  }

  private mutating func expect(_ outcomes: [String]) {
    if player.isAtRest { lines.append("await app.rest()") }
    lines += outcomes
    let screens = player.core.path.filter { !table.rules.isContainer($0.screen) }.map {
      SwiftLiteral.text(table[$0.screen].name)
    }
    lines.append("app.expectStack(\(screens.joined(separator: ", ")))")
  }

  private static func printable(_ text: String) -> String {
    var printable = ""
    for scalar in text.unicodeScalars where !SwiftLiteral.isUnseen(scalar) { printable.unicodeScalars.append(scalar) }
    return printable
  }

  // MARK: - Calls

  private mutating func call(_ command: PrototypeCommand) throws(PrototypeError) -> Call {
    switch command {
    case .press(let number, let name, let given): return try press(number, name, given)
    case .back: return .request("app.navigator.goBack()") { "back\($0)" }
    case .backOf(let number):
      guard let page = player.page(InstanceID(rawValue: number)) else { throw PrototypeError("there is no such page") }
      return .none("app.host.delegate?.backRequested(of: try \(try handle(of: page)).id)")
    case .fold(let isExpanded):
      let change = "app.host.isExpanded = \(isExpanded)"
      return .none(player.isFingerDown ? "app.host.cancelSwipe()\n" + change : change)
    case .swipe: return .finger("app.host.beginSwipe()")
    case .dismiss: return .finger("app.host.beginDismissal()")
    case .move(let fraction): return .none("app.host.moveSwipe(to: \(fraction))")
    case .finish: return .none("app.host.finishSwipe()")
    case .release: return .none("app.host.cancelSwipe()")
    case .open(let url):
      return .request("app.navigator.open(\(SwiftLiteral.text(url)), sender: .user)") { "link\($0)" }
    case .fact(let name, let text): return try fact(name, text)
    case .lookups(let time): return .none("app.facts.lookups = .milliseconds(\(time))")
    case .slow, .guarded, .wait: return .none("// Slides are as slow as they are.")
    }
  }

  private mutating func fact(_ name: String, _ text: String) throws(PrototypeError) -> Call {
    guard let fact = graph.fact(name), let value = fact.type.value(of: text) else {
      throw PrototypeError("there is no fact '\(name)', or '\(text)' is none of its values")
    }
    guard let (member, type) = names.fact(name) else { throw PrototypeError("there is no fact '\(name)'") }
    return .none("try app.set { $0.\(member) = \(values.text(of: value, type)) }")
  }

  private mutating func press(
    _ number: Int?, _ name: String, _ given: [PrototypeCommand.Given]
  ) throws(PrototypeError) -> Call {
    let top = player.core.stack.last?.instance
    guard let page = player.page(number.map { InstanceID(rawValue: $0) } ?? top) else {
      throw PrototypeError("there is no such page")
    }
    guard let segue = player.segue(named: name, of: page) else {
      throw PrototypeError("'\(table[page.screen].name)' has nothing called '\(name)'")
    }
    if table[page.screen].isAlert {
      return .none("#expect(app.host.choose(\(SwiftLiteral.text(table.ownName(of: segue)))))")
    }
    guard let function = names.segue(segue, of: graph) else { throw PrototypeError("'\(name)' has no function") }
    let handle = try handle(of: page)
    let variable = function.variable
    if table.opening(of: segue).tab != nil {
      return .request("try \(handle).select(.\(function.member))") { "\(variable)\($0)" }
    }
    var words: [String] = []
    let goal = table.goal(of: segue)
    var arguments: [PrototypeValue] = []
    if let goal {
      switch player.arguments(given, for: segue, to: goal, from: page) {
      case .success(let values): arguments = values
      case .failure(let error): throw error
      }
    }
    for parameter in function.parameters {
      if case .argument(let name, hasDefault: true) = parameter.value, !given.contains(where: { $0.name == name }) {
        continue
      }
      words.append(word(parameter, screen: goal, arguments))
    }
    return .request("try \(handle).\(function.member)(\(words.joined(separator: ", ")))") { "\(variable)\($0)" }
  }

  /// The expression for the handle of a page.
  private func handle(of page: PrototypeRunPage) throws(PrototypeError) -> String {
    guard let type = names.screen(page.screen, of: graph)?.type else {
      throw PrototypeError("'\(table[page.screen].name)' has no type")
    }
    let path = player.core.path
    if let index = path.lastIndex(where: { $0.instance == page.id }) {
      let isTopmost = path.last { $0.screen == page.screen }?.instance == page.id
      let pagesBelow = path[..<index].count { !table.rules.isContainer($0.screen) }
      return isTopmost ? "app.page(\(type).self)" : "app.page(\(type).self, at: \(pagesBelow))"
    }
    guard player.host.slide?.to.last?.instance == page.id else {
      throw PrototypeError("the page that is pressed can be seen no more")
    }
    return "app.arriving(\(type).self)"
  }

  private mutating func word(
    _ parameter: WalkNames.Parameter, screen: ScreenID?, _ arguments: [PrototypeValue]
  ) -> String {
    var value = PrototypeValue.null
    switch parameter.value {
    case .sample(let sample): value = sample
    case .argument(let name, _):
      let index = screen.flatMap { graph.arguments(of: $0).firstIndex { $0.name == name } }
      if let index { value = arguments[index] }
    }
    let word = values.text(of: value, parameter.type)
    return parameter.label.map { "\($0): \(word)" } ?? word
  }

  // MARK: - Outcomes

  private func text(of outcome: StackOutcome, _ entry: PrototypeRecord.Entry) -> String {
    switch outcome {
    case .shown: return ".shown"
    case .superseded: return ".superseded"
    case .cancelled: return ".cancelled"
    case .failed: return ".failed(.host)"
    case .stopped: return ".stopped(at: \(SwiftLiteral.text(entry.top ?? "")))"
    case .refused(let refusal): return ".refused(\(text(of: refusal)))"
    }
  }

  private func text(of refusal: StackRefusal) -> String {
    func quoted(_ text: String?) -> String { SwiftLiteral.text(text ?? "") }
    switch refusal {
    case .said(.requirement(let screen)):
      return ".requirement(screen: \(quoted(table[screen].name)), source: \(quoted(table[screen].requirement)))"
    case .said(.predicate(let segue)):
      return ".predicate(segue: \(quoted(table.name(of: segue))), source: \(quoted(table[segue].predicate)))"
    case .said(.back(let screen)):
      return ".predicate(segue: \"back\", source: \(quoted(table[screen].backPredicate ?? "false")))"
    case .said(.hook(let segue)): return ".hook(segue: \(quoted(table.name(of: segue))))"
    case .said(.noMatch): return ".noMatch"
    case .busy: return ".busy"
    case .duplicate: return ".duplicate"
    case .depth: return ".depth"
    case .notVisible: return ".notVisible"
    case .locked: return ".locked"
    case .held: return ".held"
    case .covered: return ".covered"
    }
  }
}
