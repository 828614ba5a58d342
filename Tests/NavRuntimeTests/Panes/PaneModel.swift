/// A small graph with panes: a tree whose screens each have one segue from their parent.
struct PaneGraph: Hashable, CustomStringConvertible {
  enum Kind: String, CaseIterable { case push, pane, sheet, alert }

  /// The parent of each screen but the root, which is screen 0.
  var parents: [Int]
  /// The kind of the segue to each screen but the root.
  var kinds: [Kind]
  /// The screens with `split`.
  var splits: Set<Int>
  /// The screen whose `back` always refuses, if there is one.
  var holder: Int?
  /// One more segue, which is not an edge of the tree.
  var extra: Extra?

  struct Extra: Hashable {
    enum Kind: String, CaseIterable {
      /// Puts its destination in the place of the source.
      case replace
      /// Pushes its destination, which can be below the source.
      case recursive
    }

    var kind: Kind
    var source: Int
    var target: Int
  }

  var count: Int { parents.count + 1 }

  func kind(to screen: Int) -> Kind { kinds[screen - 1] }
  func parent(of screen: Int) -> Int? { screen == 0 ? nil : parents[screen - 1] }
  func children(of screen: Int) -> [Int] { (1..<count).filter { parents[$0 - 1] == screen } }

  func ancestors(of screen: Int) -> [Int] {
    var found: [Int] = []
    var next = parent(of: screen)
    while let screen = next {
      found.append(screen)
      next = parent(of: screen)
    }
    return found
  }

  /// Whether the compiler accepts the graph: alerts are leaves, and a split has at most three columns.
  var isValid: Bool {
    for screen in 1..<count where kind(to: screen) == .alert {
      if !children(of: screen).isEmpty || splits.contains(screen) { return false }
    }
    for screen in 1..<count where kind(to: screen) == .pane {
      var (columns, first) = (2, parents[screen - 1])
      while first != 0, [.push, .pane].contains(kind(to: first)) {
        if kind(to: first) == .pane { columns += 1 }
        first = parents[first - 1]
      }
      if splits.contains(first), columns > 3 { return false }
    }
    return true
  }

  var description: String {
    let edges = (1..<count).map { "\(parents[$0 - 1])-\(kind(to: $0).rawValue)>\($0)" }
    let more = extra.map { ", \($0.kind.rawValue) \($0.source)>\($0.target)" } ?? ""
    return
      "\(edges.joined(separator: " "))\(more), splits \(splits.sorted()), holds \(holder.map(String.init) ?? "nobody")"
  }

  /// All valid graphs with a number of screens.
  static func all(of count: Int) -> [PaneGraph] {
    var graphs: [PaneGraph] = [PaneGraph(parents: [], kinds: [], splits: [])]
    for screen in 1..<count {
      graphs = graphs.flatMap { graph in
        (0..<screen).flatMap { parent in
          Kind.allCases.map { kind in
            var graph = graph
            graph.parents.append(parent)
            graph.kinds.append(kind)
            return graph
          }
        }
      }
    }
    return graphs.flatMap { graph in
      (0..<(1 << count)).flatMap { bits in
        ([nil] + (0..<count).map(Optional.some)).map { holder in
          var graph = graph
          graph.splits = Set((0..<count).filter { bits & (1 << $0) != 0 })
          graph.holder = holder
          return graph
        }
      }
    }.filter(\.isValid)
  }

  /// The valid graphs with a number of screens and one more segue each.
  static func allWithExtra(of count: Int) -> [PaneGraph] {
    all(of: count).flatMap { graph in
      Extra.Kind.allCases.flatMap { kind in
        graph.pages.flatMap { source in
          graph.pages.filter { kind == .recursive || ($0 != 0 && source != 0) }.map { target in
            var graph = graph
            graph.extra = Extra(kind: kind, source: source, target: target)
            return graph
          }
        }
      }
    }
  }

  /// The screens with pages.
  private var pages: [Int] { (0..<count).filter { $0 == 0 || kind(to: $0) != .alert } }
}

/// Panes as the language defines them, for one graph. It shares no code with the core.
struct PaneModel {
  struct Entry: Hashable {
    var screen: Int
    var key = 0
    var kind: PaneGraph.Kind
    /// For the first entry of a layer, the number of entries directly below that are set aside.
    var aside = 0
  }

  typealias Stack = [Entry]

  enum Request: Hashable {
    case open(Int, key: Int)
    case unwind(to: Int)
    case back
    case extra(key: Int)
  }

  enum Answer: Hashable {
    case notVisible, duplicate
    /// A page that goes refuses `back`: the index of the topmost one.
    case held(Int)
    /// `back` of the source refuses.
    case kept
    case stack(Stack)
  }

  let graph: PaneGraph

  var start: Stack { [Entry(screen: 0, kind: .push)] }

  // MARK: - Paths and columns

  /// The indices of the path, from the bottom.
  func path(_ stack: Stack) -> [Int] {
    var indices: [Int] = []
    var index = stack.count - 1
    while index >= 0 {
      indices.insert(index, at: 0)
      index -= 1 + stack[index].aside
    }
    return indices
  }

  /// The start of the topmost run.
  func topRun(_ stack: Stack) -> Int {
    stack.lastIndex { $0.kind == .sheet || $0.kind == .alert } ?? 0
  }

  /// The indices of the pages that act.
  func acting(_ stack: Stack, isExpanded: Bool) -> [Int] {
    let start = topRun(stack)
    guard isExpanded, graph.splits.contains(stack[start].screen), stack[start].kind != .alert else {
      return [stack.count - 1]
    }
    return (start..<stack.count).filter { $0 == stack.count - 1 || stack[$0 + 1].kind == .pane }
  }

  // MARK: - Requests

  func answer(_ request: Request, from source: Int, on stack: Stack, isExpanded: Bool) -> Answer {
    guard acting(stack, isExpanded: isExpanded).contains(source) else { return .notVisible }
    let path = path(stack)
    var result: Stack
    // The request does not evaluate the pages that it leaves itself.
    var passed: Set<Int> = []
    switch request {
    case .open(let screen, let key):
      guard graph.parent(of: screen) == stack[source].screen else { return .notVisible }
      let kind = graph.kind(to: screen)
      let top = stack[stack.count - 1]
      if top.screen == screen, top.key == key { return .duplicate }
      let isLayer = kind == .sheet || kind == .alert
      result = isLayer ? stack : Array(stack[...source])
      let next = source + 1 < stack.count ? stack[source + 1] : nil
      if kind == .pane, let next, next.screen == screen, next.key == key {
        result = Array(stack[...(source + 1)])
      } else {
        result.append(Entry(screen: screen, key: key, kind: kind, aside: isLayer ? stack.count - source - 1 : 0))
      }
    case .extra(let key):
      guard let extra = graph.extra, extra.source == stack[source].screen else { return .notVisible }
      if extra.kind == .recursive {
        result = stack[...source] + [Entry(screen: extra.target, key: key, kind: .push)]
        break
      }
      let top = stack[stack.count - 1]
      if top.screen == extra.target, top.key == key { return .duplicate }
      // The new page is in the column of the page that it replaces, and in no layer of its own.
      guard let below = path.last(where: { $0 < source }) else { return .notVisible }
      let kind: PaneGraph.Kind = stack[source].kind == .pane ? .pane : .push
      passed = [source]
      result = stack[...below] + [Entry(screen: extra.target, key: key, kind: kind)]
    case .unwind, .back:
      if request == .back, stack[source].kind == .alert { return .notVisible }
      let below = path.filter { $0 < source }
      var target = below.last
      if case .unwind(let screen) = request { target = below.last { stack[$0].screen == screen } }
      guard let target else { return .notVisible }
      passed = Set(path.filter { $0 > target && $0 <= source })
      result = Array(stack[...target])
      // If a layer of the target closes, the pages that are set aside for it stay.
      if let layer = path.first(where: { $0 > target }), stack[layer].aside > 0 {
        result += stack[(target + 1)..<layer]
      }
    }
    let kept = zip(result, stack).prefix { $0 == $1 }.count
    let gone = (kept..<stack.count).filter { !passed.contains($0) }
    if let holder = gone.last(where: { holds(stack[$0]) }) { return .held(holder) }
    if request == .back, holds(stack[source]) { return .kept }
    return .stack(result)
  }

  func holds(_ entry: Entry) -> Bool { entry.screen == graph.holder && entry.kind != .alert }

  /// The stack without a page that may not stay, and the pages above it.
  func evicting(_ index: Int, from stack: Stack) -> Stack {
    for layer in stack.indices where layer > index && stack[layer].aside >= layer - index {
      var layered = stack[layer]
      layered.aside -= layer - index
      return stack[..<index] + [layered] + stack[(layer + 1)...]
    }
    return Array(stack[..<index])
  }

  // MARK: - Claims

  /// Whether a sequence of entries is a path of the tree.
  func isPath(_ entries: some Collection<Entry>) -> Bool {
    zip(entries, entries.dropFirst()).allSatisfy { below, above in
      if graph.parent(of: above.screen) == below.screen, graph.kind(to: above.screen) == above.kind { return true }
      guard let extra = graph.extra, extra.target == above.screen else { return false }
      return extra.kind == .recursive
        ? extra.source == below.screen && above.kind == .push
        : [graph.parent(of: extra.source), graph.parent(of: extra.target)].contains(below.screen)
          && (above.kind == .push || above.kind == .pane)
    } && entries.first?.screen == 0
  }

  /// Whether the path, each part that is set aside with the entries below it, and each prefix are paths of the tree.
  func isLegal(_ stack: Stack) -> Bool {
    stack.indices.allSatisfy { end in
      let prefix = Array(stack[...end])
      return isPath(path(prefix).map { prefix[$0] })
    }
  }
}
