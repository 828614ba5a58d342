/// The search for the screen that UIKit unwinds to, for one shape of a draft.
///
/// UIKit goes back from the source, and stops at the first screen whose class declares the selector.
struct UnwindSearch {
  private let code: AppCode
  /// The classes of each screen with their superclasses.
  private let classes: [[Int]]
  private let draft: Draft
  private let shape: DraftShape
  /// For each selector, the outcomes of the screens that the searches for it have passed.
  private var outcomes: [String: [Int: Outcome]] = [:]
  private var steps = 0

  /// All searches in one shape pass at most this number of edges. The apps of the corpus need fewer than 1,000.
  private static let mostSteps = 1_000_000

  /// The screens that the ways back from a screen stop at.
  private enum Outcome: Equatable {
    /// No end is known yet.
    case none
    /// All ways stop at this screen.
    case screen(Int)
    /// The ways stop at different screens, or one of them reaches the root.
    case unknown

    mutating func join(_ other: Outcome) {
      if self == .none { self = other } else if other != .none, self != other { self = .unknown }
    }
  }

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - code: The code of the app.
  ///   - classes: The classes of each screen, as ``classes(of:in:)`` returns them.
  ///   - draft: The draft with the screens.
  ///   - shape: The parents of the screens.
  init(_ code: AppCode, _ classes: [[Int]], _ draft: Draft, _ shape: DraftShape) {
    (self.code, self.classes, self.draft, self.shape) = (code, classes, draft, shape)
  }

  /// Returns the classes of each screen: its own, those of the objects that vanished into it, and their superclasses.
  static func classes(of screens: [Draft.Screen], in code: AppCode) -> [[Int]] {
    screens.map { code.ancestry(of: ($0.className.map { [$0] } ?? []) + $0.vanishedClasses) }
  }

  /// Returns the screen that an unwind goes to.
  ///
  /// - Parameters:
  ///   - selector: The selector of the unwind.
  ///   - source: The screen of the unwind.
  /// - Returns: The screen, or `nil` if it is not the same in each place of the source.
  /// - Complexity: Linear in the edges under the source. All searches for one selector pass each edge once.
  mutating func target(of selector: String, from source: Int) -> Int? {
    var known = outcomes.removeValue(forKey: selector) ?? [:]
    defer { outcomes[selector] = known }
    let outcome = known[source] ?? search(selector, from: source, &known)
    guard case .screen(let screen) = outcome, screen != source else { return nil }
    return screen
  }

  /// A screen on the path of a search.
  private struct Step {
    var screen: Int
    /// The next of its parents.
    var next = 0
    var outcome = Outcome.none
  }

  /// Walks back from a screen. The shape of the first round can have cycles: the end of one decides nothing.
  private mutating func search(_ selector: String, from source: Int, _ known: inout [Int: Outcome]) -> Outcome {
    var path = [Step(screen: source)]
    var last = Outcome.none
    known[source] = Outcome.none
    while let step = path.last {
      let parents = step.screen == draft.root ? [] : shape.parents(of: step.screen)
      guard step.next < parents.count, step.outcome != .unknown else {
        last = parents.isEmpty ? .unknown : step.outcome
        known[step.screen] = last
        path.removeLast()
        if !path.isEmpty { path[path.count - 1].outcome.join(last) }
        continue
      }
      steps += 1
      let parent = parents[step.next]
      path[path.count - 1].next += 1
      if !draft.screens[parent].isContainer, code.declares(selector, in: classes[parent]) {
        path[path.count - 1].outcome.join(.screen(parent))
      } else if let outcome = known[parent] {
        path[path.count - 1].outcome.join(outcome)
      } else if steps < Self.mostSteps {
        known[parent] = Outcome.none
        path.append(Step(screen: parent))
      } else {
        path[path.count - 1].outcome = .unknown
      }
    }
    return last
  }
}
