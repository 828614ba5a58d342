import Foundation
import NavRuntime
import NavTesting

/// The saved state of a stack, as JSON: an old one, a broken one, one that somebody wrote.
enum SavedStateTarget {
  static func run(_ input: [UInt8], _ problems: inout Problems) {
    guard let state = try? JSONDecoder().decode(NavigationState<SavedGraph>.self, from: Data(input)) else { return }
    checkRepetition(state, &problems)
    let found = MainActor.assumeIsolated { restore(state) }
    for text in found { problems.expect(false, text) }
  }

  /// What was read, written and read again is the same.
  private static func checkRepetition(_ state: NavigationState<SavedGraph>, _ problems: inout Problems) {
    guard let data = try? JSONEncoder().encode(state),
      let again = try? JSONDecoder().decode(NavigationState<SavedGraph>.self, from: data)
    else {
      problems.expect(false, "what was read cannot be written and read again")
      return
    }
    problems.expect(names(again.screens) == names(state.screens), "\(names(state.screens)) is read as others")
    for (screen, other) in zip(state.screens, again.screens) {
      guard let screen = screen as? SavedGraph.Item, let other = other as? SavedGraph.Item else { continue }
      problems.expect(screen == other, "\(screen) is read as \(other)")
    }
  }

  private static func names(_ screens: [any Screen]) -> [String] {
    screens.map { SavedGraph.table[type(of: $0).id].name }
  }

  /// The stack that is shown is a part of the state from its bottom, and legal.
  @MainActor private static func restore(_ state: NavigationState<SavedGraph>) -> [String] {
    let host = InMemoryHost<Any>()
    let navigator = Navigator<SavedGraph, _>(host: host, screens: SavedScreens(), facts: SavedFacts())
    navigator.start()
    navigator.restore(state)
    let stack = navigator.stack.map(\.name)
    var problems = Problems()
    problems.expect(!navigator.isBusy && host.isInteractionEnabled, "the host is left waiting")
    problems.expect(navigator.stack.map(\.id) == host.shownInstances, "the host shows something else")
    problems.expect(stack.first == "list", "\(stack) does not begin with the root")
    problems.expect(
      stack == ["list"] || names(state.screens).starts(with: stack), "\(stack) is no part of \(names(state.screens))")
    for (above, below) in zip(stack.dropFirst(), stack) {
      problems.expect(["list": ["item"], "item": ["item", "note"]][below]?.contains(above) == true, "\(stack) is illegal")
    }
    problems.expect(stack.count { $0 == "item" } <= 3, "\(stack) has more items than a stack may hold")
    return problems.texts
  }
}
