package import NavPlayer
package import NavTerminal
import NavRuntime
import NavTable

/// A prototype in a terminal: what is drawn, and what keys do. A value without a clock: who holds it lets time pass.
package struct PrototypeScreen {
  /// What a key led to.
  package enum Answer {
    case going, quit
  }

  /// A line that can be chosen.
  private enum Item {
    case segue(SegueID, PlayerPage)
    case back
    case fact(String)
    case link
  }

  /// What is being typed in.
  private struct Prompt {
    var label: String
    var text: String
    var purpose: Purpose
  }

  private enum Purpose {
    case link
    case fact(String)
    case argument(SegueID, PlayerPage, name: String, rest: [PlayerGraph.Argument], given: [PlayerCommand.Given])
  }

  private let graph: PlayerGraph
  package private(set) var player: Player
  /// All that was done, with the time between.
  package private(set) var steps: [PlayerCommand] = []
  private var chosen = 0
  private var prompt: Prompt?
  private var message = ""
  private var isHelpShown = false
  private let slowness: Double
  private let hasColour: Bool

  /// Letters that choose a line; the others are commands.
  private static let letters = Array("123456789acdeghijkmnopvwxyz")

  package init(_ graph: PlayerGraph, slowness: Double, hasColour: Bool) {
    self.graph = graph
    self.slowness = slowness
    self.hasColour = hasColour
    player = Player(graph)
    if slowness != 1 { perform(.slow(slowness)) }
  }

  /// When something moves by itself; frames are drawn until then.
  package var isMoving: Bool { player.nextMoment != nil && (!player.isAtRest || player.host.slide != nil) }

  /// Lets time pass, in milliseconds.
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

  private mutating func perform(_ command: PlayerCommand) {
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
    case .up: chosen = max(0, chosen - 1)
    case .down: chosen = min(items.count - 1, chosen + 1)
    case .home: chosen = 0
    case .end: chosen = items.count - 1
    case .enter: if items.indices.contains(chosen) { choose(items[chosen]) }
    case .character(let letter):
      if let index = Self.letters.firstIndex(of: letter), items.indices.contains(index) {
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

  private mutating func replay(_ kept: [PlayerCommand]) {
    player = Player(graph)
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
    case .link: prompt = Prompt(label: "link", text: graph.table.bases.isEmpty ? "/" : "", purpose: .link)
    case .fact(let name):
      guard let fact = graph.fact(name), let value = player.facts[name] else { return }
      if let options = fact.type.options {
        let next = options.firstIndex(of: value.plain).map { ($0 + 1) % options.count } ?? 0
        perform(.fact(name, options[next]))
      } else {
        prompt = Prompt(label: "\(name) (\(fact.type.name))", text: value.plain, purpose: .fact(name))
      }
    case .segue(let segue, let page):
      let passed = player.passed(by: segue, from: (page.screen, page.arguments))
      var open: [PlayerGraph.Argument] = []
      if let goal = graph.table.goal(of: segue), graph.table.opening(of: segue).tab == nil {
        open = graph.arguments(of: goal).filter { passed[$0.name] == nil }
      }
      ask(segue, page, open, [])
    }
  }

  /// Asks for the next argument, or presses.
  private mutating func ask(
    _ segue: SegueID, _ page: PlayerPage, _ open: [PlayerGraph.Argument], _ given: [PlayerCommand.Given]
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

  // MARK: - What can be chosen

  /// The page whose keys are pressed: in a slide the one that goes, and the guard answers.
  private var pressed: PlayerPage? {
    if let slide = player.host.slide { return player.page(slide.from.last?.instance) ?? player.visible }
    return player.visible
  }

  private var items: [Item] {
    var items: [Item] = []
    if let page = pressed {
      items += player.offers(of: page).map { .segue($0, page) }
      for entry in player.core.stack where graph.table.rules.isContainer(entry.screen) {
        guard let container = player.page(entry.instance) else { continue }
        items += graph.table.rules.tabs(of: entry.screen).map { .segue($0, container) }
      }
    }
    if player.core.stack.count(where: { !graph.table.rules.isContainer($0.screen) }) > 1 { items.append(.back) }
    items += graph.facts.map { .fact($0.name) }
    items.append(.link)
    return items
  }

  // MARK: - Drawing

  private func style(_ number: UInt8, _ traits: CellStyle.Traits = []) -> CellStyle {
    hasColour ? .colour(number, traits) : CellStyle(traits: traits)
  }

  /// A frame.
  package func frame(_ size: GridSize) -> Canvas {
    if isHelpShown { return help(size) }
    guard let slide = player.host.slide, !slide.isFinger, slide.length > .zero else { return page(size, nil) }
    let gone = Double((player.now - slide.start).wholeMilliseconds)
    let progress = min(1, max(0, gone / Double(max(1, slide.length.wholeMilliseconds))))
    let isForward = slide.to.count >= slide.from.count
    let isLayer = (isForward ? slide.to : slide.from).last?.opening.beginsLayer ?? false
    let transition = TransitionFrame(
      style: isLayer ? .rise : .slide, direction: isForward ? .forward : .backward, progress: progress)
    return page(size, (player.page(slide.from.last?.instance), player.page(slide.to.last?.instance), transition))
  }

  private typealias Moving = (from: PlayerPage?, to: PlayerPage?, transition: TransitionFrame)

  private func page(_ size: GridSize, _ moving: Moving?) -> Canvas {
    var canvas = Canvas(size: size)
    guard size.rows > 4, size.columns > 10 else { return canvas }
    writePath(on: &canvas)
    let logRows = min(3, max(0, size.rows - 12))
    let bottom = size.rows - 2 - logRows
    let room = GridSize(rows: max(0, bottom - 1), columns: size.columns)
    if let moving {
      let old = card(moving.from, room)
      let new = card(moving.to, room)
      canvas.draw(moving.transition.compose(from: old, to: new), row: 1, column: 0)
    } else {
      canvas.draw(card(pressed, room), row: 1, column: 0)
    }
    for (row, entry) in player.record.entries.suffix(logRows).enumerated() {
      let isRefused = entry.outcome.map { $0 != .shown } ?? false
      canvas.write(
        Self.fit((isRefused ? "✗ " : "  ") + PrototypeText.outcome(of: entry, player), size.columns), row: bottom + row,
        column: 0, style: isRefused ? style(167) : .dim)
    }
    let row = size.rows - 2
    if let prompt {
      canvas.write(
        Self.fit("\(prompt.label): \(prompt.text)_", size.columns, keepingEnd: true), row: row, column: 0, style: .bold)
    } else {
      canvas.write(Self.fit(message, size.columns), row: row, column: 0, style: style(167))
    }
    let hint =
      "? help  b back  l link  s slow\(player.slowness == 1 ? "" : " (\(Int(player.slowness))×)")  u undo  r again  q quit"
    canvas.write(Self.fit(hint, size.columns), row: size.rows - 1, column: 0, style: .dim)
    return canvas
  }

  private func writePath(on canvas: inout Canvas) {
    let state = player.isAtRest ? "" : " …"
    let path = PrototypeText.path(of: player)
    canvas.fill(row: 0, style: .reversed)
    let text = ([graph.table.name] + path).joined(separator: " › ") + state
    canvas.write(Self.fit(text, canvas.size.columns, keepingEnd: true), row: 0, column: 0, style: .reversed)
  }

  /// A text in so many columns, shortened at one end.
  static func fit(_ text: String, _ columns: Int, keepingEnd: Bool = false) -> String {
    guard DisplayWidth.of(text) > columns else { return text }
    var kept = Substring(text)
    while !kept.isEmpty, DisplayWidth.of(kept) + 1 > columns {
      if keepingEnd { kept.removeFirst() } else { kept.removeLast() }
    }
    return keepingEnd ? "…" + kept : kept + "…"
  }

  /// A page as a card: what it is, and all that can be chosen.
  private func card(_ page: PlayerPage?, _ size: GridSize) -> Canvas {
    var canvas = Canvas(size: size)
    guard let page else { return canvas }
    let info = graph.table[page.screen]
    var row = 0
    let name = info.title.map { "\($0)  (\(info.name))" } ?? info.name
    canvas.write(Self.fit(name, size.columns), row: row, column: 0, style: .bold)
    row += 1
    for (argument, value) in zip(graph.arguments(of: page.screen), page.arguments) where row < size.rows {
      canvas.write(Self.fit("\(argument.name) = \(value.plain)", size.columns), row: row, column: 2, style: .dim)
      row += 1
    }
    row += 1
    let lines = items.enumerated().map { line(of: $1, number: $0) }
    let room = max(1, size.rows - row)
    let first = max(0, min(chosen - room / 2, lines.count - room))
    for (offset, line) in lines.dropFirst(first).prefix(room).enumerated() {
      let isChosen = first + offset == chosen
      canvas.write(isChosen ? ">" : " ", row: row, column: 0, style: .bold)
      canvas.write(
        Self.fit(line.text, max(0, size.columns - 2)), row: row, column: 2,
        style: isChosen ? CellStyle(foreground: line.style.foreground, traits: .reversed) : line.style)
      row += 1
    }
    return canvas
  }

  private func line(of item: Item, number: Int) -> (text: String, style: CellStyle) {
    let letter = Self.letters.indices.contains(number) ? String(Self.letters[number]) : " "
    switch item {
    case .segue(let segue, let page):
      var arguments: [PlayerValue]?
      let table = graph.table
      let isTab = table.opening(of: segue).tab != nil
      if let goal = table.goal(of: segue), !isTab,
        case .success(let values) = player.arguments([], for: segue, to: goal, from: page)
      {
        arguments = values
      }
      let target = table.goal(of: segue).map { isTab ? " ⇥ \(table[$0].name)" : " → \(table[$0].name)" } ?? " ↩"
      let why = player.refusal(of: segue, from: page, arguments).map { "  ✗ \(player.words(of: $0))" } ?? ""
      let guardText = why.isEmpty ? table[segue].predicate.map { "  ◆ \($0)" } ?? "" : ""
      return ("\(letter) \(table.name(of: segue))\(target)\(why)\(guardText)", why.isEmpty ? .plain : style(167))
    case .back:
      let why = player.visible.flatMap { player.refusal(of: player.visibleBack, from: $0, nil) }
      return ("\(letter) ‹ back\(why.map { "  ✗ \(player.words(of: $0))" } ?? "")", why == nil ? .plain : style(167))
    case .fact(let name):
      let takes = graph.fact(name)?.lookup == nil ? "" : "  (takes its time)"
      return ("\(letter) fact \(name) = \(player.facts[name]?.plain ?? "")\(takes)", style(172))
    case .link: return ("\(letter) open a link …", style(73))
    }
  }

  private func help(_ size: GridSize) -> Canvas {
    var canvas = Canvas(size: size)
    let lines = [
      "Each line can be chosen by its key, or with the arrows and Return.",
      "A segue asks for arguments, one after the other; Return takes what stands there.",
      "A fact turns to its next value, or is typed in.",
      "✗ says what the guard would say now; it can be pressed all the same.",
      "While a page slides, keys go to the page that leaves, and the guard answers.",
      "", "b, Esc  back", "l, /    open a link", "s       slides eight times as slow", "u       undo",
      "r       start again",
      "q       quit, and save the walk where --record says so",
    ]
    for (row, line) in lines.enumerated() { canvas.write(Self.fit(line, size.columns), row: row, column: 0) }
    return canvas
  }
}
