package import NavPlayer
package import NavTerminal
import NavRuntime
import NavTable

/// A prototype in a terminal: its keys and its drawing. It is a value without a clock, so the caller advances the time.
package struct PrototypeScreen {
  /// The effect of a key.
  package enum Answer {
    case going, quit
  }

  /// An item that can be chosen.
  enum Item {
    case segue(SegueID, PrototypeRunPage)
    case back
    /// The back button of a page below the top, in a column.
    case backOf(PrototypeRunPage)
    /// A fact, with its position among all facts.
    case fact(String, Int)
    case link
  }

  /// A prompt for a typed value.
  struct Prompt {
    var label: String
    var text: String
    var purpose: Purpose
  }

  enum Purpose {
    case link
    case fact(String)
    case argument(
      SegueID, PrototypeRunPage, name: String, rest: [PrototypeGraph.Argument], given: [PrototypeCommand.Given])
  }

  let graph: PrototypeGraph
  package private(set) var player: Prototype
  /// The performed steps, with the waits between them.
  package private(set) var steps: [PrototypeCommand] = []
  private(set) var chosen = 0
  private(set) var prompt: Prompt?
  private(set) var message = ""
  private(set) var isHelpShown = false
  private let slowness: Double
  let hasColour: Bool

  /// The keys of the items of a page. The other letters are commands.
  private static let pageKeys = Array("123456789acdeghijkmnopvwxyz")
  /// The keys of the facts, which are the same on every page.
  private static let factKeys = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// The key of an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - number: The index of the item in ``items``.
  /// - Returns: The key, or `nil` if there are more items than keys.
  func key(of item: Item, number: Int) -> Character? {
    switch item {
    case .segue, .back, .backOf: Self.pageKeys.indices.contains(number) ? Self.pageKeys[number] : nil
    case .fact(_, let index): Self.factKeys.indices.contains(index) ? Self.factKeys[index] : nil
    case .link: "l"
    }
  }

  package init(_ graph: PrototypeGraph, slowness: Double, hasColour: Bool) {
    self.graph = graph
    self.slowness = slowness
    self.hasColour = hasColour
    player = Prototype(graph)
    if slowness != 1 { perform(.slow(slowness)) }
  }

  /// Whether an animation or a wait is in progress, so that more frames must be drawn.
  package var isMoving: Bool { player.nextMoment != nil && (!player.isAtRest || player.host.slide != nil) }

  /// Advances the clock, in milliseconds.
  package mutating func pass(_ time: Int) {
    guard time > 0, !player.isAtRest || player.host.slide != nil else { return }
    let before = pressed?.id
    defer { if pressed?.id != before { chosen = 0 } }
    _ = player.perform(.wait(time))
    if case .wait(let before)? = steps.last, before + time < 86_400_000 {
      steps[steps.count - 1] = .wait(before + time)
    } else {
      steps.append(.wait(time))
    }
  }

  private mutating func perform(_ command: PrototypeCommand) {
    let asked = player.record.asked
    if let error = player.perform(command), player.record.asked == asked {
      message = error
      return
    }
    message = ""
    steps.append(command)
  }

  // MARK: - Keys

  package mutating func take(_ key: Key) -> Answer {
    let before = pressed?.id
    defer { if pressed?.id != before { chosen = 0 } }
    return handle(key)
  }

  private mutating func handle(_ key: Key) -> Answer {
    if prompt != nil {
      type(key)
      return .going
    }
    if isHelpShown {
      isHelpShown = false
      return .going
    }
    let items = items
    switch key {
    case .character("q"): return .quit
    case .character("?"): isHelpShown = true
    case .character("u"): undo()
    case .character("r"): startAgain()
    case .character("b"), .escape, .backspace: perform(.back)
    case .character("s"): perform(.slow(player.slowness == 1 ? 8 : 1))
    case .character("l"), .character("/"): choose(.link)
    case .character("|") where hasColumns: perform(.fold(isExpanded: !player.host.isExpanded))
    case .up: chosen = max(0, chosen - 1)
    case .down: chosen = min(items.count - 1, chosen + 1)
    case .home: chosen = 0
    case .end: chosen = items.count - 1
    case .enter: if items.indices.contains(chosen) { choose(items[chosen]) }
    case .character(let letter):
      if let index = items.indices.first(where: { self.key(of: items[$0], number: $0) == letter }) {
        chosen = index
        choose(items[index])
      }
    default: break
    }
    chosen = max(0, min(chosen, self.items.count - 1))
    return .going
  }

  private mutating func undo() {
    guard let last = steps.lastIndex(where: { if case .wait = $0 { false } else { true } }) else { return }
    replay(Array(steps[..<last]))
  }

  private mutating func replay(_ kept: [PrototypeCommand]) {
    player = Prototype(graph)
    for step in kept { _ = player.perform(step) }
    steps = kept
    message = ""
  }

  private mutating func startAgain() {
    replay([])
    if slowness != 1 { perform(.slow(slowness)) }
  }

  private mutating func choose(_ item: Item) {
    switch item {
    case .back: perform(.back)
    case .backOf(let page): perform(.backOf(page.id.rawValue))
    case .link: prompt = Prompt(label: "link", text: graph.table.bases.isEmpty ? "/" : "", purpose: .link)
    case .fact(let name, _):
      guard let fact = graph.fact(name), let value = player.facts[name] else { return }
      if let options = fact.type.options {
        let next = options.firstIndex(of: value.plain).map { ($0 + 1) % options.count } ?? 0
        perform(.fact(name, options[next]))
      } else {
        prompt = Prompt(label: "\(name) (\(fact.type.name))", text: value.plain, purpose: .fact(name))
      }
    case .segue(let segue, let page):
      let passed = player.passed(by: segue, from: page)
      var open: [PrototypeGraph.Argument] = []
      if let goal = graph.table.goal(of: segue), graph.table.opening(of: segue).tab == nil {
        open = graph.arguments(of: goal).filter { passed[$0.name] == nil }
      }
      ask(segue, page, open, [])
    }
  }

  /// Prompts for the next argument, or presses the segue.
  private mutating func ask(
    _ segue: SegueID, _ page: PrototypeRunPage, _ open: [PrototypeGraph.Argument], _ given: [PrototypeCommand.Given]
  ) {
    guard let argument = open.first else {
      perform(.press(page.id.rawValue, graph.table.name(of: segue), arguments: given))
      return
    }
    prompt = Prompt(
      label: "\(argument.name) (\(argument.type.name))", text: (argument.defaultValue ?? argument.type.sample).plain,
      purpose: .argument(segue, page, name: argument.name, rest: Array(open.dropFirst()), given: given))
  }

  private mutating func type(_ key: Key) {
    guard var prompt else { return }
    switch key {
    case .escape: self.prompt = nil
    case .backspace:
      if !prompt.text.isEmpty { prompt.text.removeLast() }
      self.prompt = prompt
    case .control("u"):
      prompt.text = ""
      self.prompt = prompt
    case .character(let character):
      prompt.text.append(character)
      self.prompt = prompt
    case .enter:
      self.prompt = nil
      switch prompt.purpose {
      case .link: perform(.open(prompt.text))
      case .fact(let name): perform(.fact(name, prompt.text))
      case .argument(let segue, let page, let name, let rest, let given):
        ask(segue, page, rest, given + [.init(name: name, value: prompt.text)])
      }
    default: break
    }
  }

  // MARK: - Items

  /// The page that receives the keys. During a slide, it is the old page, and the guard handles the press.
  var pressed: PrototypeRunPage? {
    if let slide = player.host.slide { return player.page(slide.from.last?.instance) ?? player.visible }
    return player.visible
  }

  /// Whether the graph has splits.
  var hasColumns: Bool { graph.table.rules.hasColumns }

  /// The pages that receive the keys: the last one of each column, or the pressed page.
  var pressedPages: [PrototypeRunPage] {
    let stack = player.host.slide?.from ?? Array(player.core.stack)
    guard let pressed, player.isExpanded(stack) else { return [pressed].compactMap { $0 } }
    return player.acting(on: stack).dropLast().compactMap { player.page($0) } + [pressed]
  }

  /// The page that an item belongs to. Tabs belong to the last page.
  func owner(of item: Item) -> PrototypeRunPage? {
    switch item {
    case .segue(_, let page), .backOf(let page): pressedPages.first { $0 == page } ?? pressed
    case .back: pressed
    case .fact, .link: nil
    }
  }

  var items: [Item] { pageItems + controls }

  /// The items of the pages: their segues, the tabs of their containers, and Back.
  var pageItems: [Item] {
    var items: [Item] = []
    for page in pressedPages.dropLast() {
      items += player.offers(of: page).map { .segue($0, page) }
      if player.canGoBack(in: page) { items.append(.backOf(page)) }
    }
    if let page = pressed {
      items += player.offers(of: page).map { .segue($0, page) }
      // A layer covers the tab bars below it.
      let layer = player.core.stack.lastIndex { $0.opening.beginsLayer } ?? 0
      for entry in player.core.stack.dropFirst(layer) where graph.table.rules.isContainer(entry.screen) {
        guard let container = player.page(entry.instance) else { continue }
        items += graph.table.rules.tabs(of: entry.screen).map { .segue($0, container) }
      }
    }
    if player.core.stack.count(where: { !graph.table.rules.isContainer($0.screen) }) > 1 { items.append(.back) }
    return items
  }

  /// The items of the panel.
  var controls: [Item] { graph.facts.enumerated().map { .fact($1.name, $0) } + [.link] }
}
