import Foundation
import NavRuntime
import NavTesting

/// The saved state of a stack, as JSON: an old one, a broken one, one that somebody wrote.
enum SavedStateTarget {
  static func run(_ input: [UInt8], _ problems: inout Problems) {
    guard let state = try? JSONDecoder().decode(NavigationState<TrialGraph>.self, from: Data(input)) else { return }
    checkRepetition(state, &problems)
    // The fuzzer has one thread, the main one.
    let found = MainActor.assumeIsolated { restore(state) }
    for text in found { problems.expect(false, text) }
  }

  /// What was read, written and read again is the same.
  private static func checkRepetition(_ state: NavigationState<TrialGraph>, _ problems: inout Problems) {
    guard let data = try? JSONEncoder().encode(state),
      let again = try? JSONDecoder().decode(NavigationState<TrialGraph>.self, from: data)
    else {
      problems.expect(false, "what was read cannot be written and read again")
      return
    }
    problems.expect(names(again.screens) == names(state.screens), "\(names(state.screens)) is read as others")
    for (screen, other) in zip(state.screens, again.screens) {
      guard let screen = screen as? TrialGraph.Item, let other = other as? TrialGraph.Item else { continue }
      problems.expect(screen == other, "\(screen) is read as \(other)")
    }
  }

  private static func names(_ screens: [any Screen]) -> [String] {
    screens.map { screen in
      TrialGraph.table.screens.first { TrialGraph.screenType($0.id) == type(of: screen) }?.name ?? "?"
    }
  }

  /// The stack that is shown is a part of the state from its bottom, and legal.
  @MainActor private static func restore(_ state: NavigationState<TrialGraph>) -> [String] {
    let trial = Trial()
    trial.navigator.restore(state)
    var problems = Problems()
    trial.check(&problems)
    problems.expect(
      trial.names == ["list"] || names(state.screens).starts(with: trial.names),
      "\(trial.names) is no part of \(names(state.screens))")
    return problems.texts
  }
}
