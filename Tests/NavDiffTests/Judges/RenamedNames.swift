import NavDiff
import NavPlayer
import NavTable

/// The old names of renamed screens, tabs, and arguments.
struct RenamedNames {
  private var screens: [String: String] = [:]
  private var arguments: [String: String] = [:]
  /// Whether the values of facts and arguments have other names, too.
  let hasOtherValues: Bool

  init(_ diff: GraphDiff) {
    hasOtherValues = diff.changes.contains { $0.action == .renamed && [.fact, .enumCase].contains($0.kind) }
    for change in diff.changes {
      guard let from = change.renamedFrom else { continue }
      switch change.kind {
      case .screen, .tab: screens[change.name] = from
      case .argument: arguments[change.name] = from
      default: break
      }
    }
  }

  func old(_ stop: PlayedGraph.Stop) -> PlayedGraph.Stop {
    func renamed(_ values: [String: PrototypeValue]) -> [String: PrototypeValue] {
      var result: [String: PrototypeValue] = [:]
      for (name, value) in values {
        let entry = arguments.first { key, _ in
          key.hasSuffix(".\(name)")
            && (stop.screen == key.dropLast(name.count + 1)
              || stop.screen.hasSuffix(".\(key.dropLast(name.count + 1))"))
        }
        let from = entry.map { key, from in
          let screen = String(key.dropLast(name.count + 1))
          return String(from.dropFirst((screens[screen] ?? screen).count + 1))
        }
        result[from ?? name] = value
      }
      return result
    }
    return PlayedGraph.Stop(
      screen: screen(stop.screen), opening: opening(stop), arguments: renamed(stop.arguments),
      others: renamed(stop.others))
  }

  private func screen(_ name: String) -> String {
    for (new, old) in screens {
      if name == new { return old }
      if name.hasPrefix(new + ".") { return old + screen(String(name.dropFirst(new.count))) }
      if name.hasSuffix("." + new) { return name.dropLast(new.count) + old }
    }
    return name
  }

  private func opening(_ stop: PlayedGraph.Stop) -> String {
    guard stop.opening.hasPrefix("tab ") else { return stop.opening }
    let name = stop.opening.dropFirst(4)
    let tab = screens.first { $0.key.hasSuffix(".\(name)") }
    guard let from = tab?.value.split(separator: ".").last else { return stop.opening }
    return "tab \(from)"
  }
}
