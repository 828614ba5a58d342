import NavRuntime
import NavTable

/// The graph of the laboratory's world: each screen pushes those after it, and each segue is there once for each busy policy.
enum LabGraph: NavigationGraph {
  static let table = GraphTable([.graph("Lab"), .root(["home"])] + LabScreen.allCases.flatMap(lines))

  /// What the table says of a screen.
  private static func lines(_ place: LabScreen) -> [TableLine] {
    let others = LabScreen.allCases
    let isRoot = place == .home
    let isTree = isRoot || place == .a
    var lines: [TableLine] = [.screen("\(place)")]
    if !isTree { lines.append(.shared) }
    if !isRoot { lines.append(.backIf("mayLeave")) }
    for other in others.dropFirst(place.rawValue + 1) {
      for policy in WhenBusy.allCases {
        let verb = policy == .auto ? "open" : policy.rawValue
        lines.append(.push(verb + capitalized(other), to: "\(other)"))
        if policy != .auto { lines.append(.busy(policy)) }
      }
    }
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
}
