import NavRuntime
import NavTable

/// The graph of the laboratory's world. Each screen can push later screens, present them in each way, and be replaced
/// by them. Each segue exists once per busy policy. The graph has two roots, one of them with tabs.
enum LabGraph: NavigationGraph {
  static let table = GraphTable(
    [.graph("Lab"), .root(["\(LabScreen.main)", "\(LabScreen.home)"]), .base("lab://"), .refused(.resume)]
      + places.flatMap(lines))

  private static let places = LabScreen.allCases.filter { !$0.isOfDesk }

  /// Returns the lines of the table for a screen.
  private static func lines(_ place: LabScreen) -> [TableLine] {
    if place.isContainer { return container(place) }
    if !place.hasPage { return question }
    var lines: [TableLine] = [.screen("\(place)")]
    if place.canBePushed { lines.append(.shared) }
    // navc requires a tab that can always be shown, so the page of the first tab has no `requires`.
    let isFirstTab = place.container?.tabs.first == place
    if !isFirstTab, !place.isBottom || place == .club { lines.append(.requires("mayBe")) }
    if !place.isBottom { lines.append(.backIf("mayLeave")) }
    lines += linked(place)
    for other in places where other.rawValue > place.rawValue && other.canBePushed {
      lines += openings(other, from: place)
    }
    if place == .a { lines += [.push("waitB", to: "\(LabScreen.b)"), .condition("isKnown"), .awaits] }
    guard place != .probe else { return lines }
    lines += openings(.question, from: place)
    if place.rawValue <= LabScreen.a.rawValue { lines += openings(.nest, from: place) }
    for policy in WhenBusy.allCases { lines += goings(policy) }
    if !place.isBottom { for policy in WhenBusy.allCases { lines += leavings(place, policy) } }
    return lines
  }

  /// The link leads to the last place, in the second tab.
  private static func linked(_ place: LabScreen) -> [TableLine] {
    guard place == .d, let link = LinkTemplate("/\(place)") else { return [] }
    return [.link(link), .via(["\(LabScreen.right)"])]
  }

  private static func container(_ place: LabScreen) -> [TableLine] {
    var lines: [TableLine] = [.screen("\(place)")]
    if place == .nest { lines.append(.shared) }
    return lines + [.requires("mayBe")] + place.tabs.map { .tab("\($0)", to: "\($0)") }
  }

  /// Returns the segues that go back from a screen.
  private static func leavings(_ place: LabScreen, _ policy: WhenBusy) -> [TableLine] {
    let verb = policy == .auto ? "back" : policy.rawValue
    let below = places.filter {
      $0.rawValue < place.rawValue && ($0.canBePushed || $0.container == .main)
    }
    let targets: [(name: String, target: TableLine.Target)] =
      [(policy == .auto ? "leave" : verb + "Back", .previous), (verb + "ToRoot", .root)]
      + below.map { (verb + "To" + capitalized($0), .screen("\($0)")) }
    return targets.flatMap { [.unwind($0.name, to: $0.target)] + busy(policy) }
  }

  /// Returns the segues to other places, which every page has.
  private static func goings(_ policy: WhenBusy) -> [TableLine] {
    let verb = policy == .auto ? "go" : policy.rawValue + "Go"
    let goal: [TableLine] = [
      .go(verb + capitalized(.d), to: "\(LabScreen.d)"), .via(["\(LabScreen.right)"]),
    ]
    return goal + busy(policy)
      + LabScreen.main.tabs.flatMap { [.select(verb + capitalized($0), tab: "\($0)")] + busy(policy) }
  }

  private static func busy(_ policy: WhenBusy) -> [TableLine] { policy == .auto ? [] : [.busy(policy)] }

  /// Returns the segues that open another screen.
  private static func openings(_ other: LabScreen, from place: LabScreen) -> [TableLine] {
    let isInPlace = !place.isBottom && place != .probe && place.container == nil && other.canBePushed && other != .probe
    let layers: [LayerStyle?] =
      switch other {
      case .question: [.alert]
      case .probe: [nil]
      case .nest: [.sheet, .full, .popover]
      default: [nil, .sheet, .full, .popover]
      }
    var lines: [TableLine] = []
    for policy in WhenBusy.allCases {
      let verb = policy == .auto ? "open" : policy.rawValue
      for layer in layers {
        lines.append(.push(verb + capitalized(other) + (layer.map { "As" + $0.rawValue } ?? ""), to: "\(other)"))
        if let layer { lines.append(.layer(layer)) }
        lines += busy(policy)
      }
      guard isInPlace else { continue }
      lines += [.push(verb + capitalized(other) + "Instead", to: "\(other)"), .from(.previous)] + busy(policy)
    }
    return lines
  }

  /// The alert. Its buttons are queued, like those of all alerts.
  private static let question: [TableLine] = [
    .screen("\(LabScreen.question)"), .shared, .alert(cancel: "keep", destructive: ["leave"]),
    .unwind("keep", to: .previous), .busy(.queue), .unwind("leave", to: .root), .busy(.queue),
  ]

  private static func capitalized(_ place: LabScreen) -> String {
    let name = "\(place)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

}
