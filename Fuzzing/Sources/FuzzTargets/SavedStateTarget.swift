import Foundation
import NavRuntime
import NavTesting

/// The saved state of a stack as JSON, which can be old, broken, or forged.
package enum SavedStateTarget {
  static func run(_ input: [UInt8], _ problems: inout Problems) {
    guard let state = try? JSONDecoder().decode(NavigationState<TrialGraph>.self, from: Data(input)) else { return }
    checkRepetition(state, &problems)
    checkFormerNames(state, &problems)
    checkExpectation(input, state, &problems)
    // The fuzzer has only the main thread.
    let found = MainActor.assumeIsolated { [false, true].flatMap { restore(state, isExpanded: $0) } }
    for text in found { problems.expect(false, text) }
  }

  /// The screens of the stack that an app restores from an input, with the pages that are set aside for a layer.
  @MainActor package static func restored(_ input: [UInt8]) -> [String] {
    guard let state = try? JSONDecoder().decode(NavigationState<TrialGraph>.self, from: Data(input)) else { return [] }
    let trial = Trial()
    trial.navigator.restore(state)
    return names(trial.navigator.state.screens)
  }

  /// A decoded state is the same after it is encoded and decoded again.
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

  /// A stack under the names of an older release is the same stack.
  private static func checkFormerNames(_ state: NavigationState<TrialGraph>, _ problems: inout Problems) {
    guard let data = try? JSONEncoder().encode(state), let json = try? JSONSerialization.jsonObject(with: data),
      let renamed = try? JSONSerialization.data(withJSONObject: older(json)),
      let older = try? JSONDecoder().decode(NavigationState<TrialGraph>.self, from: renamed)
    else {
      problems.expect(false, "a stack is not read under former names")
      return
    }
    let (first, second) = (state.screens.map { "\($0)" }, older.screens.map { "\($0)" })
    problems.expect(first == second, "\(second) is read under former names, and not \(first)")
  }

  /// The JSON with the names of an older release.
  private static func older(_ json: Any) -> Any {
    if let items = json as? [Any] { return items.map(older) }
    guard var object = json as? [String: Any] else { return json }
    let screens = ["item": "entry", "place": "spot"]
    if let screen = object["screen"] as? String { object["screen"] = screens[screen] ?? screen }
    if var arguments = object["arguments"] as? [String: Any] {
      if let number = arguments.removeValue(forKey: "number") { arguments["id"] = number }
      if arguments["order"] as? String == "newest" { arguments["order"] = "latest" }
      if let orders = arguments["orders"] as? [String] {
        arguments["orders"] = orders.map { $0 == "newest" ? "latest" : $0 }
      }
      object["arguments"] = arguments
    }
    return object
  }

  /// `expectRestore` finds a loss exactly if the decoded stack has fewer screens.
  private static func checkExpectation(
    _ input: [UInt8], _ state: NavigationState<TrialGraph>, _ problems: inout Problems
  ) {
    let pages = try? JSONSerialization.jsonObject(with: Data(input), options: .fragmentsAllowed) as? [[String: Any]]
    do {
      try expectRestore(input, of: TrialGraph.self)
      problems.expect(pages?.count == state.screens.count, "no screen of \(pages?.count ?? 0) is lost")
    } catch let error as LostScreens {
      let lost = (pages?.count ?? 0) - state.screens.count
      problems.expect(error.names.count == lost, "\(error.names) is lost, and not \(lost) screens")
    } catch {
      // A text with elements that are not pages is not a stack.
      let isStack = pages?.allSatisfy { $0["screen"] is String && $0["container"] == nil } ?? false
      problems.expect(!isStack, "a stack is refused: \(error)")
    }
  }

  private static func names(_ screens: [any Screen]) -> [String] {
    screens.map { screen in
      TrialGraph.table.screens.first { TrialGraph.screenType($0.id) == type(of: screen) }?.name ?? "?"
    }
  }

  /// The restored stack is legal, and is a prefix of the saved one. It stays the same in the other form.
  @MainActor private static func restore(_ state: NavigationState<TrialGraph>, isExpanded: Bool) -> [String] {
    let trial = Trial(isExpanded: isExpanded)
    trial.navigator.restore(state)
    var problems = Problems()
    trial.check(&problems)
    let restored = names(trial.navigator.state.screens)
    problems.expect(
      restored == ["list"] || names(state.screens).starts(with: restored),
      "\(restored) is no part of \(names(state.screens))")
    let shown = trial.host.shownInstances
    trial.host.isExpanded.toggle()
    trial.check(&problems)
    problems.expect(trial.host.shownInstances == shown, "another form shows something else than \(restored)")
    return problems.texts
  }
}
