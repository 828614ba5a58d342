import NavRuntime
import NavTesting

/// A URL that is opened in an app that shows its root.
enum URLTarget {
  static func run(_ input: [UInt8], _ problems: inout Problems) {
    guard let url = String(validating: input, as: UTF8.self) else { return }
    // The fuzzer has only the main thread.
    let found = MainActor.assumeIsolated { open(url) }
    for text in found { problems.expect(false, text) }
  }

  @MainActor private static func open(_ url: String) -> [String] {
    var problems = Problems()
    let trial = Trial()
    let request = trial.navigator.open(url)
    trial.check(&problems)
    switch request.outcomeSoFar {
    case .shown?: break
    case .refused(.noMatch)?, .refused(.duplicate)?: return problems.texts
    case let outcome:
      problems.expect(false, "the link ended as \(String(describing: outcome))")
      return problems.texts
    }
    // The URL of the visible stack leads to the same stack, which has the same URL.
    guard let back = trial.navigator.url else {
      problems.expect(false, "\(trial.names) has no URL")
      return problems.texts
    }
    let second = Trial()
    let again = second.navigator.open(back).outcomeSoFar
    problems.expect(again == .shown || again == .refused(.duplicate), "'\(back)' ended as \(String(describing: again))")
    problems.expect(second.names == trial.names, "'\(back)' leads to \(second.names), not to \(trial.names)")
    problems.expect(second.navigator.url == back, "'\(back)' becomes '\(second.navigator.url ?? "nothing")'")
    let (one, other) = (trial.navigator.visible?.screen, second.navigator.visible?.screen)
    if let one = one as? TrialGraph.Item, let other = other as? TrialGraph.Item {
      problems.expect(one == other, "\(one) becomes \(other)")
    }
    if let one = one as? TrialGraph.List, let other = other as? TrialGraph.List {
      problems.expect(one == other, "\(one) becomes \(other)")
    }
    return problems.texts
  }
}
