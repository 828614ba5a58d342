import NavRuntime
import NavTable

/// The graph of the laboratory's world: each screen pushes those after it, presents them in each way, and gives way to them; and each
/// segue is there once for each busy policy.
enum LabGraph: NavigationGraph {
  static let table = GraphTable([.graph("Lab"), .root(["home"])] + LabScreen.allCases.flatMap(lines))

  /// What the table says of a screen.
  private static func lines(_ place: LabScreen) -> [TableLine] {
    if !place.hasPage { return question }
    let others = LabScreen.allCases.filter(\.hasPage)
    let isRoot = place == .home
    let isTree = isRoot || place == .a
    var lines: [TableLine] = [.screen("\(place)")]
    if !isTree { lines.append(.shared) }
    if !isRoot { lines.append(.requires("mayBe")) }
    if !isRoot { lines.append(.backIf("mayLeave")) }
    for other in others.dropFirst(place.rawValue + 1) { lines += openings(other, from: place) }
    if place != .probe { lines += openings(.question, from: place) }
    guard !isRoot, place != .probe else { return lines }
    for policy in WhenBusy.allCases {
      let verb = policy == .auto ? "back" : policy.rawValue
      let targets: [(name: String, target: TableLine.Target)] =
        [(policy == .auto ? "leave" : verb + "Back", .previous), (verb + "ToRoot", .root)]
        + others[1..<place.rawValue].map { (verb + "To" + capitalized($0), .screen("\($0)")) }
      for (name, target) in targets {
        lines.append(.unwind(name, to: target))
        if policy != .auto { lines.append(.busy(policy)) }
      }
    }
    return lines
  }

  /// The segues that open another screen.
  private static func openings(_ other: LabScreen, from place: LabScreen) -> [TableLine] {
    let isInPlace = place != .home && place != .probe && other.hasPage && other != .probe
    let layers: [LayerStyle?] =
      if !other.hasPage { [.alert] } else if other == .probe { [nil] } else { [nil, .sheet, .full, .popover] }
    var lines: [TableLine] = []
    for policy in WhenBusy.allCases {
      let verb = policy == .auto ? "open" : policy.rawValue
      for layer in layers {
        lines.append(.push(verb + capitalized(other) + (layer.map { "As" + $0.rawValue } ?? ""), to: "\(other)"))
        if let layer { lines.append(.layer(layer)) }
        if policy != .auto { lines.append(.busy(policy)) }
      }
      guard isInPlace else { continue }
      lines += [.push(verb + capitalized(other) + "Instead", to: "\(other)"), .from(.previous)]
      if policy != .auto { lines.append(.busy(policy)) }
    }
    return lines
  }

  /// The alert: its buttons wait, as those of all alerts.
  private static let question: [TableLine] = [
    .screen("\(LabScreen.question)"), .shared, .alert(cancel: "keep", destructive: ["leave"]),
    .unwind("keep", to: .previous), .busy(.queue), .unwind("leave", to: .root), .busy(.queue),
  ]

  /// The segue of a button.
  static func segue(of button: AlertButton) -> SegueID? {
    let info = table.screen(named: "\(LabScreen.question)")
    return info?.segues.first { table.name(of: $0).contains(button.rawValue) }
  }

  private static func capitalized(_ place: LabScreen) -> String {
    let name = "\(place)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    switch screen.rawValue {
    case 0: Home.self
    case 1: A.self
    case 2: B.self
    case 3: C.self
    case 4: D.self
    case 5: Probe.self
    case 6: Question.self
    default: nil
    }
  }

  /// The screen of a place.
  static func screen(_ place: LabScreen) -> any Screen {
    switch place {
    case .home: Home()
    case .a: A()
    case .b: B()
    case .c: C()
    case .d: D()
    case .probe: Probe()
    case .question: Question()
    }
  }
}

extension LabGraph {
  /// The screen `home`.
  struct Home: PlainScreen {
    init() {}
  }

  /// The screen `a`.
  struct A: PlainScreen {
    init() {}
  }

  /// The screen `b`.
  struct B: PlainScreen {
    init() {}
  }

  /// The screen `c`.
  struct C: PlainScreen {
    init() {}
  }

  /// The screen `d`.
  struct D: PlainScreen {
    init() {}
  }

  /// The screen `probe`.
  struct Probe: PlainScreen {
    init() {}
  }

  /// The alert `question`.
  struct Question: PlainScreen {
    init() {}
  }
}
