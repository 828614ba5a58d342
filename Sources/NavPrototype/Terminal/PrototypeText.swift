package import NavPlayer
import NavRuntime
import NavTable

/// Texts about the state of a prototype.
package enum PrototypeText {
  /// The stack, and the outcomes of later requests than a given one.
  package static func state(of player: Prototype, since asked: Int) -> String {
    var lines = [path(of: player).joined(separator: " › ") + (player.isAtRest ? "" : " …")]
    for entry in player.record.entries where entry.number >= asked { lines.append("  " + outcome(of: entry)) }
    return lines.joined(separator: "\n")
  }

  /// The names of the open pages, with an icon before a page that starts a layer.
  package static func path(of player: Prototype) -> [String] {
    let table = player.graph.table
    var names: [String] = []
    var tab: String?
    for entry in player.core.path {
      let name = table[entry.screen].name
      if table.rules.isContainer(entry.screen) {
        tab = entry.opening.beginsLayer ? "▣ \(name)" : name
      } else {
        let text = entry.opening.beginsLayer ? "▣ \(name)" : name
        names.append(tab.map { "\($0)/\(text)" } ?? text)
        tab = nil
      }
    }
    return names
  }

  /// A request and its outcome.
  package static func outcome(of entry: PrototypeRecord.Entry) -> String {
    guard let outcome = entry.outcome else { return "\(entry.name): …" }
    let reason = entry.reason.map { ": \($0)" } ?? ""
    return "\(entry.name): \(Prototype.word(for: outcome))\(reason)"
  }
}
