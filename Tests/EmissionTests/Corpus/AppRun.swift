import NavRuntime
import NavTesting

/// An app in the in-memory host, and its expected stack.
@MainActor struct AppRun {
  private let map: AppMap
  private let host = InMemoryHost<Any>()
  private let app = WalkedApp.App()
  private let navigator: Navigator<WalkedApp, InMemoryHost<Any>>
  /// A screen that is expected on the stack.
  private struct Entry {
    var screen: Int
    var style: AppMap.Style?
    var tab: Int?
  }

  /// The expected stack, including containers.
  private var expected: [Entry] = []
  private var count = 0

  /// Starts an app at one of its roots.
  init(_ map: AppMap, on root: Int) {
    self.map = map
    app.root = map.screens[root].name
    navigator = Navigator(host: host, screens: app, facts: app)
    navigator.start()
    expected = opened(root)
  }

  /// Changes the facts so that they select another root.
  ///
  /// - Returns: The problem after the change, or `nil` if there is none.
  mutating func change(to root: Int) -> String? {
    app.root = map.screens[root].name
    navigator.factsDidChange()
    expected = opened(root)
    return problem
  }

  /// The entries of a screen when it opens, with the first page of its first tab.
  private func opened(_ screen: Int, in style: AppMap.Style? = nil, tab: Int? = nil) -> [Entry] {
    let entry = Entry(screen: screen, style: style, tab: tab)
    guard map.screens[screen].isContainer, let first = map.screens[screen].segues.first?.target else { return [entry] }
    return [entry] + opened(first, tab: 0)
  }

  /// Performs a segue of the visible page.
  ///
  /// - Returns: The problem after the segue, or `nil` if there is none.
  mutating func take(_ spot: AppMap.Spot) -> String? {
    let segue = map[spot]
    guard let handle = navigator.handle(WalkedApp.Place.self) else { return "nothing stands" }
    if segue.kind == .tab {
      guard case .own(let container, let index) = spot else { return "a tab of nobody's" }
      return select(index, of: container)
    }
    guard let id = id(of: segue.name) else { return "'\(navigator.visible?.name ?? "")' does not offer it" }
    count += 1
    let outcome: Outcome?
    if case .unwind = segue.kind {
      outcome = handle.unwind(id, sender: .user).outcomeSoFar
    } else {
      let request: SegueRequest<Never> = handle.push(id, WalkedApp.Place(number: count), sender: .user)
      outcome = request.outcomeSoFar
    }
    guard outcome == .shown else { return "\(outcome.map { "\($0)" } ?? "it does not end")" }
    move(by: segue)
    return problem
  }

  private mutating func select(_ index: Int, of container: Int) -> String? {
    let tabs = map.screens[container].segues
    guard let bottom = expected.lastIndex(where: { $0.screen == container }), let target = tabs[index].target else {
      return "no container stands"
    }
    // The tab is already selected.
    if expected[bottom + 1].tab == index { return problem }
    guard host.pressTab(tabs[index].name) else { return "there is no such tab" }
    expected = expected[...bottom] + opened(target, tab: index)
    return problem
  }

  private func id(of name: String) -> SegueID? {
    let screen = navigator.visible?.screenID
    let rules = WalkedApp.table.rules
    return rules.segues.indices.lazy.map { SegueID(rawValue: Int32($0)) }.first { id in
      let source = rules.segues[Int(id.rawValue)].source
      return (source == screen || source == StackRules.anywhere) && WalkedApp.table.name(of: id) == name
    }
  }

  private mutating func move(by segue: AppMap.Segue) {
    switch segue.kind {
    case .unwind(let place): cut(at: place)
    case .replace(let place): cut(at: place)
    case .push, .present, .tab: break
    }
    guard let target = segue.target else { return }
    if case .present(let style) = segue.kind {
      expected += opened(target, in: style)
    } else {
      expected += opened(target)
    }
  }

  private mutating func cut(at place: AppMap.Place) {
    let isPage = { [map] (entry: Entry) in !map.screens[entry.screen].isContainer }
    switch place {
    case .previous: expected = Array(expected.dropLast().reversed().drop { !isPage($0) }.reversed())
    case .root: expected = Array(expected.prefix((expected.firstIndex(where: isPage) ?? 0) + 1))
    case .screen(let screen):
      expected = Array(expected.prefix((expected.dropLast().lastIndex { $0.screen == screen } ?? 0) + 1))
    }
  }

  /// The difference between the expected stack and the stack of the navigator or the host.
  private var problem: String? {
    var pages: [(name: String, text: String)] = []
    for (index, entry) in expected.enumerated() where !map.screens[entry.screen].isContainer {
      let style = entry.style ?? (entry.tab == nil ? nil : expected[index - 1].style)
      let name = map.screens[entry.screen].name
      pages.append((name, Self.text(name, style.map { "\($0)" }, entry.tab)))
    }
    let shown = host.stack.map {
      Self.text($0.info.name, $0.opening.style.map { "\($0)" }, $0.opening.place?.selected)
    }
    let stack = navigator.stack.map(\.name)
    if stack != pages.map(\.name) { return "\(stack) stands, and not \(pages.map(\.name))" }
    return shown == pages.map(\.text) ? nil : "\(shown) is shown, and not \(pages.map(\.text))"
  }

  private static func text(_ name: String, _ style: String?, _ tab: Int?) -> String {
    [name, style, tab.map { "tab \($0)" }].compactMap(\.self).joined(separator: " ")
  }
}
