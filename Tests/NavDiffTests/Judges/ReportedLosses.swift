import NavCompiler
import NavPlayer
import NavPrototype

@testable import NavDiff
@testable import NavRuntime

/// The effects on saved stacks that a comparison reports. Each of them predicts where the new graph cuts a stack.
struct ReportedLosses {
  /// A screen in the file of a graph or of a fragment.
  private struct Name: Hashable {
    let file: String
    let screen: String
  }

  private struct Loss {
    let file: String
    /// The lost screen, or `nil` for any screen.
    var screen: String?
    var below: String?
    /// The opening of the lost screen, or `nil` for any opening.
    var opening: String?
    /// Whether each such stack is lost. Otherwise the values of the stack decide.
    var isCertain = true
    var isBottom = false
  }

  private var losses: [Loss] = []
  /// Whether the result depends on facts.
  private var dependsOnFacts = false
  private let old: [String: Set<Name>]
  private let new: [String: Set<Name>]
  /// The new names of graphs and fragments, by their old ones.
  private let files: [String: String]
  /// The screens that each screen can offer.
  private var offered: Set<Name> = []

  init(_ diff: GraphDiff, from old: Graph, to new: Graph) {
    let files = Self.renamedFiles(old, new)
    self.files = files
    self.old = Self.names(old) { files[$0] ?? $0 }
    self.new = Self.names(new) { $0 }
    for graph in [old] + old.allFragments.map(\.graph) {
      for index in graph.anywhere {
        guard case .push(let target, _, _) = graph.segues[Int(index)].kind else { continue }
        let name = graph.texts.text(graph.screens[target.position].name)
        let file = graph.texts.text(graph.name)
        offered.insert(Name(file: files[file] ?? file, screen: name))
      }
    }
    for change in diff.changes {
      let file = files[change.file] ?? change.file
      for effect in change.effects where effect.rule.area == .state {
        if effect.rule == .stateRequires { dependsOnFacts = true } else { add(effect, file) }
      }
    }
  }

  /// Reads the sentence of an effect.
  private mutating func add(_ effect: Effect, _ file: String) {
    let names = effect.message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    var loss = Loss(file: file)
    let message = effect.message
    func has(_ text: String) -> Bool { message.contains(text) }
    if has("a stack of an older release") { return }
    if has("in the tab '\(names[0])' cannot be restored") {
      loss.opening = "tab \(names[0])"
    } else if has("at the bottom of a stack") {
      (loss.screen, loss.isBottom) = (names[0], true)
    } else if effect.rule == .stateScreenGone || has("does not contain") {
      loss.screen = names[0]
    } else if effect.rule == .stateArgument {
      (loss.screen, loss.isCertain) = (names[1], false)
    } else if has("at fewer levels") || has("with other arguments") {
      (loss.screen, loss.below, loss.isCertain) = (names[0], names[1], false)
    } else if has("is not in the tab") {
      (loss.screen, loss.below, loss.opening) = (names[0], names[2], "tab \(names[1])")
    } else {
      // The names of screens can be such words, too.
      let ends = ["as a sheet": "sheet", "as a full-screen cover": "full", "as a popover": "popover"]
      let opening = ends.first { message.hasSuffix("\($0.key) anymore") }?.value ?? "push"
      (loss.screen, loss.below, loss.opening) = (names[0], names[1], opening)
    }
    losses.append(loss)
  }

  /// The files and names of the screens by their names in a stack. The root of a fragment also has the name of the
  /// mount.
  private static func names(_ graph: Graph, _ file: (String) -> String) -> [String: Set<Name>] {
    var found: [String: Set<Name>] = [:]
    func add(_ graph: Graph, _ prefix: String, _ mounts: Set<Name>) {
      for (index, screen) in graph.screens.enumerated() {
        let name = Name(file: file(graph.texts.text(graph.name)), screen: graph.texts.text(screen.name))
        let isRoot = graph.roots.contains { $0.position == index }
        let own = isRoot ? mounts.union([name]) : [name]
        found[prefix + name.screen] = own
        if let mount = screen.mount {
          add(graph.fragments[mount.fragment.position], prefix + name.screen + ".", own)
        }
      }
    }
    add(graph, "", [])
    return found
  }

  /// The new names of the graph and of fragments that both graphs mount under the same name.
  private static func renamedFiles(_ old: Graph, _ new: Graph) -> [String: String] {
    var names: [String: String] = [:]
    func add(_ old: Graph, _ new: Graph) {
      let (was, now) = (old.texts.text(old.name), new.texts.text(new.name))
      if was != now { names[was] = now }
      for screen in old.screens {
        guard let mount = screen.mount,
          let other = new.screens.first(where: { new.texts.text($0.name) == old.texts.text(screen.name) })?.mount
        else { continue }
        add(old.fragments[mount.fragment.position], new.fragments[other.fragment.position])
      }
    }
    add(old, new)
    return names
  }

  // MARK: - Predictions

  /// The difference between the real cut of a stack and the reported losses, or `nil` without one.
  func contradiction(to cut: SavedStack.Cut?, of saved: SavedStack, in played: PlayedGraph) -> String? {
    if let cut {
      if cut.cause == .facts { return dependsOnFacts ? nil : "\(cut.reason), without an effect" }
      let isReported = losses.contains { applies($0, to: cut.path, at: cut.path.count - 1, played) }
      if !isReported { return "\(cut.reason), and no effect is about '\(cut.path.last?.screen ?? "")'" }
    }
    // The screens that are restored.
    let kept = cut.map { Array($0.path.dropLast()) } ?? saved.entries
    for index in kept.indices {
      let lost = losses.first { $0.isCertain && applies($0, to: kept, at: index, played, exactly: true) }
      if let lost { return "'\(kept[index].screen)' is restored, despite \(lost)" }
    }
    return nil
  }

  private func applies(
    _ loss: Loss, to path: [SavedStack.Entry], at index: Int, _ played: PlayedGraph, exactly: Bool = false
  ) -> Bool {
    let entry = path[index]
    if let opening = loss.opening, opening != entry.opening { return false }
    if loss.isBottom, index > 0 { return false }
    guard let screen = loss.screen else { return true }
    let name = Name(file: loss.file, screen: screen)
    guard names(of: entry, played).contains(name) else { return false }
    guard let below = loss.below else { return true }
    if index == 0 { return false }
    return names(of: path[index - 1], played).contains(Name(file: loss.file, screen: below))
      || (!exactly && offered.contains(name))
  }

  /// The names of a screen in both graphs.
  private func names(of entry: SavedStack.Entry, _ played: PlayedGraph) -> Set<Name> {
    let today = played.graph.table.screen(savedAs: entry.screen).map { played.graph.table[$0.id].name }
    return (old[entry.screen] ?? []).union(today.flatMap { new[$0] } ?? [])
  }
}
