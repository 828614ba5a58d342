import NavRuntime
import TestTiers
import Testing

/// The core and the model in every reachable state of small graphs: all trees up to four screens, every choice of
/// splits, with no page or any one page that holds.
struct PaneModelTests {
  private static let small = PaneGraph.all(of: 2) + PaneGraph.all(of: 3)
  private static let large = PaneGraph.all(of: 4)
  private static let wider = PaneGraph.allWithExtra(of: 3)
  private static let some =
    small + stride(from: 0, to: large.count, by: 97).map { large[$0] }
    + stride(from: 0, to: wider.count, by: 7).map { wider[$0] }

  private static let longest = 4

  /// Calls a closure with each state that requests, changes of form, and evictions reach.
  private func visit(_ graph: PaneGraph, _ body: (PaneModel, PaneModel.Stack, _ isExpanded: Bool) -> Void) {
    let model = PaneModel(graph: graph)
    var pending: [PaneModel.Stack] = [model.start]
    var seen: Set<PaneModel.Stack> = [model.start]
    while let stack = pending.popLast() {
      for isExpanded in [false, true] {
        body(model, stack, isExpanded)
        var next: [PaneModel.Stack] = stack.indices.dropFirst().map { model.evicting($0, from: stack) }
        for source in stack.indices {
          for request in model.requests(from: stack[source].screen) {
            if case .stack(let result) = model.answer(request, from: source, on: stack, isExpanded: isExpanded) {
              next.append(result)
            }
          }
        }
        for result in next where result.count <= Self.longest && seen.insert(result).inserted { pending.append(result) }
      }
    }
  }

  @Test func theCoreAnswersAsTheModel() {
    compare(Self.some)
  }

  @Test(.thorough) func theCoreAnswersAsTheModelInAllGraphs() {
    compare(Self.large + Self.wider)
  }

  private func compare(_ graphs: [PaneGraph]) {
    var cases = 0
    for graph in graphs {
      let rules = graph.rules
      visit(graph) { model, stack, isExpanded in
        let start = CoreStack(stack, rules, isExpanded: isExpanded)
        #expect(start.acting == model.acting(stack, isExpanded: isExpanded), "\(graph): \(stack)")
        for source in stack.indices {
          for request in model.requests(from: stack[source].screen) {
            var core = start
            let found = core.answer(request, from: source, in: graph) { model.holds($0) }
            let expected = model.answer(request, from: source, on: stack, isExpanded: isExpanded)
            cases += 1
            if found != expected {
              Issue.record(
                "\(graph)\n\(stack) expanded: \(isExpanded)\n\(request) from \(source)\n\(found)\n\(expected)")
              return
            }
          }
        }
        for index in stack.indices.dropFirst() {
          var core = start
          #expect(core.evict(index) == model.evicting(index, from: stack), "\(graph): \(stack) without \(index)")
        }
      }
    }
    #expect(cases > 10_000)
  }

  /// Claims 1, 3, and 5 of the definition.
  @Test func theClaimsHold() {
    prove(Self.some)
  }

  @Test(.thorough) func theClaimsHoldInAllGraphs() {
    prove(Self.large + Self.wider)
  }

  private func prove(_ graphs: [PaneGraph]) {
    for graph in graphs {
      visit(graph) { model, stack, isExpanded in
        #expect(model.isLegal(stack), "\(graph): \(stack)")
        let acting = model.acting(stack, isExpanded: isExpanded)
        let path = model.path(stack)
        #expect(acting.last == stack.count - 1 && acting.allSatisfy(path.contains), "\(graph): \(stack)")
        #expect(isExpanded || acting == [stack.count - 1])
        for source in acting where source < stack.count - 1 {
          // A move of a page below the top equals an unwind to that page, and then its segue.
          let cut = Array(stack[...source])
          for child in graph.children(of: stack[source].screen) where graph.kind(to: child) != .sheet {
            guard graph.kind(to: child) != .alert else { continue }
            for key in 0...1 {
              let open = PaneModel.Request.open(child, key: key)
              guard case .stack(let whole) = model.answer(open, from: source, on: stack, isExpanded: true) else {
                continue
              }
              #expect(
                model.answer(open, from: source, on: cut, isExpanded: false) == .stack(whole), "\(graph): \(stack)")
              #expect(whole.starts(with: cut))
            }
          }
        }
      }
    }
  }
}

extension PaneModel {
  /// The requests of a screen: its segues with two keys, the unwinds to each ancestor, and back.
  func requests(from screen: Int) -> [Request] {
    graph.children(of: screen).flatMap { [.open($0, key: 0), .open($0, key: 1)] }
      + graph.ancestors(of: screen).map { .unwind(to: $0) } + [.back]
      + (graph.extra?.source == screen ? [.extra(key: 0), .extra(key: 1)] : [])
  }
}

extension PaneGraph {
  /// The segues from parents come first, and then the unwinds of each screen.
  fileprivate var unwinds: [(source: Int, target: Int)] {
    (1..<count).flatMap { screen in ancestors(of: screen).map { (screen, $0) } }
  }

  func segue(of request: PaneModel.Request, from screen: Int) -> SegueID {
    switch request {
    case .open(let child, _): SegueID(rawValue: Int32(child - 1))
    case .unwind(let target):
      SegueID(rawValue: Int32(count - 1 + unwinds.prefix { $0 != (screen, target) }.count))
    case .back: .back
    case .extra: SegueID(rawValue: Int32(count - 1 + unwinds.count))
    }
  }

  var rules: StackRules {
    let segues = (1..<count).map { screen in
      StackRules.Segue(
        source: ScreenID(rawValue: Int32(parents[screen - 1])), action: .push(ScreenID(rawValue: Int32(screen)), .none),
        opening: kind(to: screen).opening, columns: kind(to: screen) == .pane ? .one : .none)
    }
    let unwinds = unwinds.map { source, target in
      StackRules.Segue(
        source: ScreenID(rawValue: Int32(source)), action: .unwind(.screen(ScreenID(rawValue: Int32(target)))))
    }
    let extras = extra.map { extra in
      StackRules.Segue(
        source: ScreenID(rawValue: Int32(extra.source)),
        action: .push(ScreenID(rawValue: Int32(extra.target)), extra.kind == .recursive ? .unbounded : .none),
        from: extra.kind == .replace ? .previous : nil)
    }
    return StackRules(
      root: 0,
      screens: (0..<count).map { StackRules.Screen(columns: splits.contains($0) ? ColumnCount(rawValue: 3) : .none) },
      segues: segues + unwinds + [extras].compactMap { $0 })
  }
}

extension PaneGraph.Kind {
  fileprivate var opening: StackOpening {
    switch self {
    case .push, .pane: .push
    case .sheet: .sheet
    case .alert: .alert
    }
  }
}

/// The idle core with a stack of the model.
private struct CoreStack {
  private var core: GuardedStack
  private let isExpanded: Bool

  init(_ stack: PaneModel.Stack, _ rules: StackRules, isExpanded: Bool) {
    var state = GuardedStack(rules: rules, numbersAfter: stack.count).state
    state.form = isExpanded ? .expanded : .collapsed
    for (index, entry) in stack.enumerated() {
      let aside = stack[(index - entry.aside)..<index].count { $0.kind == .pane }
      state.entries.append(
        StackEntry(
          instance: InstanceID(rawValue: index + 1), screen: ScreenID(rawValue: Int32(entry.screen)),
          key: KeyToken(rawValue: entry.screen * 2 + entry.key), opening: entry.kind.opening,
          columns: ColumnCount(rawValue: entry.kind == .pane ? 1 : UInt8(aside))))
    }
    core = GuardedStack(rules: rules, limits: StackLimits(), state: state)
    self.isExpanded = isExpanded
  }

  var acting: [Int] { core.acting.map { $0.rawValue - 1 } }

  /// The stack in the terms of the model.
  private var stack: PaneModel.Stack {
    core.stack.indices.map { index in
      let entry = core.stack[index]
      let screen = Int(entry.screen.rawValue)
      let kind: PaneGraph.Kind =
        switch entry.opening {
        case .sheet: .sheet
        case .alert: .alert
        default: entry.isPane ? .pane : .push
        }
      return PaneModel.Entry(
        screen: screen, key: entry.key.rawValue - screen * 2, kind: kind,
        aside: entry.columnsAside == 0 ? 0 : core.columnsAside(at: index).count)
    }
  }

  /// Performs a request, and answers in the terms of the model. `holds` tells which pages refuse `back`.
  mutating func answer(
    _ request: PaneModel.Request, from source: Int, in graph: PaneGraph, holds: (PaneModel.Entry) -> Bool
  ) -> PaneModel.Answer {
    let before = stack
    var key = 0
    if case .open(let screen, let number) = request { key = screen * 2 + number }
    if case .extra(let number) = request, let extra = graph.extra { key = extra.target * 2 + number }
    var effects: [StackEffect] = []
    core.handle(
      .request(
        StackRequest(
          id: RequestID(rawValue: 1), segue: graph.segue(of: request, from: before[source].screen),
          source: InstanceID(rawValue: source + 1), sender: .user, key: KeyToken(rawValue: key))),
      at: .zero, into: &effects)
    if case .end(_, .refused(let refusal)) = effects.first { return refusal == .duplicate ? .duplicate : .notVisible }
    let others = core.bystanders.map { $0.instance.rawValue - 1 }
    if let holder = others.last(where: { holds(before[$0]) }) { return .held(holder) }
    if request == .back, holds(before[source]) { return .kept }
    perform(.verdict(RequestID(rawValue: 1), .allowed))
    return .stack(stack)
  }

  mutating func evict(_ index: Int) -> PaneModel.Stack {
    perform(.factsChanged)
    perform(.requirements(InstanceID(rawValue: index + 1)))
    return stack
  }

  /// Handles an input, and completes its change.
  private mutating func perform(_ input: StackInput) {
    var effects: [StackEffect] = []
    core.handle(input, at: .zero, into: &effects)
    while let effect = effects.first {
      effects.removeFirst()
      switch effect {
      case .askHost:
        core.handle(.hostReport(host(core.stack.map(\.instance))), at: .zero, into: &effects)
      case .show(let transition):
        core.handle(.completed(transition.id, host(core.proposed.map(\.instance))), at: .zero, into: &effects)
      default: break
      }
    }
  }

  private func host(_ stack: [InstanceID]) -> HostState {
    HostState(stack: stack, isAnimating: false, isExpanded: isExpanded)
  }
}
