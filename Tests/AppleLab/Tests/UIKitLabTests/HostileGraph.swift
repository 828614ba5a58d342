import NavRuntime
import NavTable

@testable import NavLab

/// A graph for hostile apps.
protocol HostileGraph: NavigationGraph {
  /// Returns the value of a screen.
  static func value(_ screen: ScreenID) -> any Screen

  /// Returns the handle of a page during its creation.
  @MainActor static func handle(_ screen: ScreenID, _ context: PageContext) -> any LabHandle

  /// Returns the text of the graph's alert.
  @MainActor static func words(_ context: PageContext) -> Any
}

extension HostileGraph {
  static func isAlert(_ screen: ScreenID) -> Bool { table[screen].name == "question" }
}

/// The kinds of segues that acts distinguish.
enum SegueKind: Hashable {
  case push, present, alert, replace, leave, unwind, go

  init?(_ segue: StackRules.Segue) {
    switch segue.action {
    case .push:
      switch segue.opening {
      case .push where segue.from != nil: self = .replace
      case .push: self = .push
      case .alert: self = .alert
      case .tab: return nil
      default: self = .present
      }
    case .unwind(.previous): self = .leave
    case .unwind: self = .unwind
    case .go: self = .go
    default: return nil
    }
  }
}

/// The segues of a graph, by source and kind.
@MainActor struct HostileSegues {
  private var all: [Key: [(id: SegueID, destination: ScreenID?)]] = [:]

  private struct Key: Hashable {
    let source: ScreenID
    let kind: SegueKind
  }

  private static var made: [ObjectIdentifier: HostileSegues] = [:]

  /// Returns the segues of a graph. They are collected once per graph.
  static func of(_ graph: any HostileGraph.Type) -> HostileSegues {
    if let known = made[ObjectIdentifier(graph)] { return known }
    var segues = HostileSegues()
    for (index, segue) in graph.table.rules.segues.enumerated() {
      let id = SegueID(rawValue: Int32(index))
      guard let kind = SegueKind(segue) else { continue }
      let destination: ScreenID? = if case .push(let screen, _) = segue.action { screen } else { nil }
      segues.all[Key(source: segue.source, kind: kind), default: []].append((id, destination))
    }
    made[ObjectIdentifier(graph)] = segues
    return segues
  }

  func callAsFunction(_ kind: SegueKind, of source: ScreenID) -> [(id: SegueID, destination: ScreenID?)] {
    all[Key(source: source, kind: kind)] ?? []
  }
}

extension LabGraph: HostileGraph {
  static func value(_ screen: ScreenID) -> any Screen {
    Self.screen(LabScreen(rawValue: Int(screen.rawValue)) ?? .home)
  }

  @MainActor static func words(_ context: PageContext) -> Any {
    AlertText(title: "Leave?", message: nil, labels: AlertButton.allCases.map(\.rawValue)) as AlertText<Question>
  }

  @MainActor static func handle(_ screen: ScreenID, _ context: PageContext) -> any LabHandle {
    switch LabScreen(rawValue: Int(screen.rawValue)) {
    case .left: context.handle() as ScreenHandle<Left>
    case .right: context.handle() as ScreenHandle<Right>
    case .club: context.handle() as ScreenHandle<Club>
    case .a: context.handle() as ScreenHandle<A>
    case .inner: context.handle() as ScreenHandle<Inner>
    case .outer: context.handle() as ScreenHandle<Outer>
    case .b: context.handle() as ScreenHandle<B>
    case .c: context.handle() as ScreenHandle<C>
    case .d: context.handle() as ScreenHandle<D>
    case .probe: context.handle() as ScreenHandle<Probe>
    case .question: context.handle() as ScreenHandle<Question>
    default: context.handle() as ScreenHandle<Home>
    }
  }
}

/// A graph without tabs, for hosts on the app's own navigation controller.
enum FlatGraph: HostileGraph {
  private static let names = ["hall", "a", "b", "c"]
  static let table = GraphTable(
    [.graph("Flat"), .root(["hall"])] + names.indices.flatMap(lines) + [
      .screen("question"), .shared, .alert(cancel: "keep", destructive: ["leave"]),
      .unwind("keep", to: .previous), .busy(.queue), .unwind("leave", to: .root), .busy(.queue),
    ])

  private static func lines(_ index: Int) -> [TableLine] {
    var lines: [TableLine] = [.screen(names[index])]
    if index > 0 { lines += [.shared, .requires("mayBe"), .backIf("mayLeave")] }
    for other in names[(index + 1)...] {
      for busy in [nil, WhenBusy.drop, .queue, .replace] {
        for layer in [nil, LayerStyle.sheet, .full, .popover] {
          lines.append(.push("\(other)\(busy?.rawValue ?? "")\(layer?.rawValue ?? "")", to: other))
          if let layer { lines.append(.layer(layer)) }
          if let busy { lines.append(.busy(busy)) }
        }
      }
      if index > 0 { lines += [.push("\(other)Instead", to: other), .from(.previous)] }
    }
    lines += [.push("ask", to: "question"), .layer(.alert)]
    if index > 0 { lines += [.unwind("leave", to: .previous), .unwind("toRoot", to: .root)] }
    return lines
  }

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { type(of: value(screen)) }

  static func value(_ screen: ScreenID) -> any Screen {
    switch screen.rawValue {
    case 0: Hall()
    case 1: A()
    case 2: B()
    case 3: C()
    default: Question()
    }
  }

  @MainActor static func handle(_ screen: ScreenID, _ context: PageContext) -> any LabHandle {
    switch screen.rawValue {
    case 0: context.handle() as ScreenHandle<Hall>
    case 1: context.handle() as ScreenHandle<A>
    case 2: context.handle() as ScreenHandle<B>
    case 3: context.handle() as ScreenHandle<C>
    default: context.handle() as ScreenHandle<Question>
    }
  }

  @MainActor static func words(_ context: PageContext) -> Any {
    AlertText(title: "Leave?", message: nil, labels: ["keep", "leave"]) as AlertText<Question>
  }

  struct Hall: PlainScreen {
    init() {}
  }

  struct A: PlainScreen {
    init() {}
  }

  struct B: PlainScreen {
    init() {}
  }

  struct C: PlainScreen {
    init() {}
  }

  struct Question: PlainScreen {
    init() {}
  }
}
