import NavRuntime
import NavTable

/// The graph of an app with three columns: a desk, lists with a folder, and items with notes. A filter is a split in a
/// layer, and a tray in a layer is not a split. Each segue exists once per busy policy.
enum DeskGraph: LabWorldGraph {
  /// The screens, in the order of the table.
  private static let places: [LabScreen] = [
    .desk, .list, .tray, .shelf, .item, .other, .note, .filter, .probe, .question,
  ]

  static let table = GraphTable(
    [.graph("Desk"), .root(["\(LabScreen.desk)"]), .base("desk://"), .refused(.resume)] + places.flatMap(lines))

  static func place(of screen: ScreenID) -> LabScreen? {
    places.indices.contains(Int(screen.rawValue)) ? places[Int(screen.rawValue)] : nil
  }

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    place(of: screen).map { type(of: Self.screen($0)) }
  }

  // MARK: The table

  /// The panes from one column to the next, and the pushes in one column.
  private static let panes: [LabScreen: [LabScreen]] = [
    .desk: [.list, .tray], .list: [.item, .other], .tray: [.other], .shelf: [.item, .other], .filter: [.note],
  ]
  private static let pushes: [LabScreen: [LabScreen]] = [
    .list: [.shelf], .tray: [.shelf], .item: [.note], .other: [.note],
  ]
  private static let replacements: [LabScreen: [LabScreen]] = [.list: [.tray], .item: [.other]]
  private static let unwinds: [LabScreen: [LabScreen]] = [
    .shelf: [.list, .tray], .item: [.list, .desk], .other: [.list, .desk], .note: [.item, .list],
    .filter: [.desk, .list, .item],
  ]

  private static func lines(_ place: LabScreen) -> [TableLine] {
    if place == .question { return question }
    var lines: [TableLine] = [.screen("\(place)")]
    switch place {
    case .desk: lines.append(.split(3))
    case .filter: lines += [.shared, .split(2)]
    case .list, .tray: break
    default: lines.append(.shared)
    }
    if place != .desk { lines += [.requires("mayBe"), .backIf("mayLeave")] }
    lines += linked(place)
    for policy in WhenBusy.allCases { lines += segues(from: place, policy) }
    return lines
  }

  private static func linked(_ place: LabScreen) -> [TableLine] {
    switch place {
    case .item: LinkTemplate("/item").map { [.link($0), .via(["\(LabScreen.list)"])] } ?? []
    case .other: LinkTemplate("/other").map { [.link($0), .via(["\(LabScreen.tray)"])] } ?? []
    case .list: LinkTemplate("/list").map { [.link($0)] } ?? []
    default: []
    }
  }

  private static func segues(from place: LabScreen, _ policy: WhenBusy) -> [TableLine] {
    let busy: [TableLine] = policy == .auto ? [] : [.busy(policy)]
    func name(_ verb: String, _ other: LabScreen) -> String { "\(policy)\(verb)\(other.rawValue)" }
    var lines: [TableLine] = []
    for other in panes[place] ?? [] { lines += [.push(name("Pane", other), to: "\(other)"), .pane] + busy }
    for other in pushes[place] ?? [] { lines += [.push(name("Open", other), to: "\(other)")] + busy }
    for other in replacements[place] ?? [] {
      lines += [.push(name("Instead", other), to: "\(other)"), .from(.previous)] + busy
    }
    if place != .probe {
      lines += [.push(name("Open", .probe), to: "\(LabScreen.probe)")] + busy
      lines += [.push(name("Ask", .question), to: "\(LabScreen.question)"), .layer(.alert)] + busy
      if place != .filter {
        for layer in [LayerStyle.sheet, .full, .popover] {
          lines += [.push(name("As\(layer)", .filter), to: "\(LabScreen.filter)"), .layer(layer)] + busy
        }
      }
    }
    if place == .item { lines += [.push(name("AsSheet", .tray), to: "\(LabScreen.tray)"), .layer(.sheet)] + busy }
    guard place != .desk else { return lines }
    lines += [.unwind(name("Back", place), to: .previous)] + busy + [.unwind(name("Root", place), to: .root)] + busy
    for other in unwinds[place] ?? [] where other != .desk {
      lines += [.unwind(name("To", other), to: .screen("\(other)"))] + busy
    }
    return lines
  }

  /// The alert. Its buttons are queued, like those of all alerts.
  private static let question: [TableLine] = [
    .screen("\(LabScreen.question)"), .shared, .alert(cancel: "keep", destructive: ["leave"]),
    .unwind("keep", to: .previous), .busy(.queue), .unwind("leave", to: .root), .busy(.queue),
  ]

  // MARK: Segues

  static func segues(_ policy: BusyPolicy) -> LabSegues {
    switch policy {
    case .auto: auto
    case .drop: drop
    case .queue: queue
    case .replace: replace
    }
  }

  private static let auto = LabSegues(.auto, of: DeskGraph.self)
  private static let drop = LabSegues(.drop, of: DeskGraph.self)
  private static let queue = LabSegues(.queue, of: DeskGraph.self)
  private static let replace = LabSegues(.replace, of: DeskGraph.self)

  /// Whether a screen has a control that leads to another screen.
  static func leads(from place: LabScreen, to other: LabScreen) -> Bool {
    if other == .probe || other == .question { return place != .probe && place != .question }
    if other == .filter { return ![.filter, .probe, .question].contains(place) }
    if place == .item, other == .tray { return true }
    return [panes, pushes, replacements].contains { $0[place]?.contains(other) == true }
  }
}
