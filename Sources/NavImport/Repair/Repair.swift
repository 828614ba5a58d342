/// Decides what each segue of a draft becomes, so that the segues form a tree.
///
/// A decision depends on the screens below the source, which depend on the decisions. So the steps repeat until nothing
/// changes.
struct Repair {
  private(set) var draft: Draft
  /// The action of each segue, or `nil` for a segue that nothing represents.
  var actions: [DraftAction?]
  /// The code of each segue that replaces those of its elements.
  var codes: [ImportCode?]
  /// How often navc refused each segue.
  private var refusals: [Int]
  /// The source of each segue, since a refused segue of every screen gets the first page as its source.
  private let sources: [Int?]
  private var sourceCount: Int { sources.count }
  /// The shape of the last round.
  private(set) var lastShape: DraftShape

  /// The rule for the unwinds of storyboards, or for the actions of Android. It returns the rule for one round, which
  /// can keep what it finds in the shape.
  typealias Rule = (_ draft: Draft, _ shape: DraftShape) -> (_ segue: Draft.Segue) -> Decision

  private static let mostRounds = 16

  init(_ draft: Draft) {
    self.draft = draft
    sources = draft.segues.map(\.source)
    actions = draft.segues.map { Self.firstAction($0.intent, draft) }
    codes = draft.segues.map(\.added)
    refusals = draft.segues.map { _ in 0 }
    lastShape = DraftShape(draft, actions)
  }

  /// Decides all segues.
  ///
  /// - Complexity: Linear in the draft, for each of at most 16 rounds.
  mutating func run(_ rule: Rule) {
    for _ in 0..<Self.mostRounds {
      let before = actions
      decide(rule)
      openAllScreens()
      cutCycles()
      selectTabs()
      updateShape()
      if actions == before { break }
    }
  }

  /// Makes a segue that navc refused less: a replacement becomes a push, then a `go`, then nothing.
  ///
  /// - Returns: Whether the segue can become less. A segue that a round added cannot.
  @discardableResult mutating func stepDown(_ segue: Int) -> Bool {
    guard segue < sourceCount, actions[segue] != nil else { return false }
    refusals[segue] += 1
    return true
  }

  /// Makes segues of every screen less, because no screen offers those that lead to some screens.
  ///
  /// - Returns: Whether there is such a segue.
  mutating func stepDownOffers(to screens: Set<Int>) -> Bool {
    guard !screens.isEmpty else { return false }
    let offers = (0..<sourceCount).compactMap { segue -> (segue: Int, target: Int)? in
      guard draft.segues[segue].source == nil, let target = actions[segue]?.opened else { return nil }
      return (segue, target)
    }
    // A segue that no screen offers can also lead there through other screens.
    let isIndirect = !screens.isSubset(of: offers.map(\.target))
    for (segue, target) in offers where isIndirect || screens.contains(target) { stepDown(segue) }
    return !offers.isEmpty
  }

  /// Removes the links of screens, because navc refused them.
  ///
  /// - Returns: Whether one of the screens had a link.
  mutating func dropLinks(of screens: Set<Int>) -> Bool {
    let dropped = screens.filter { draft.screens[$0].link != nil }
    guard !dropped.isEmpty else { return false }
    for screen in dropped { draft.screens[screen].link = nil }
    for index in draft.elements.indices {
      guard case .link(let screen) = draft.elements[index].parts.first, dropped.contains(screen) else { continue }
      draft.elements[index].code = .linkArguments
      draft.elements[index].parts = []
    }
    return true
  }

  /// Decides the segues of the sources, with the shape of the round before.
  private mutating func decide(_ rule: Rule) {
    for index in 0..<sourceCount { draft.segues[index].source = sources[index] }
    let ruleOfRound = rule(draft, lastShape)
    for index in 0..<sourceCount {
      let segue = draft.segues[index]
      var decision = Decision(action: nil, code: .unwindFromRoot)
      switch segue.intent {
      case .unwind, .action:
        decision = ruleOfRound(segue)
        codes[index] = decision.code
      case .open, .tab, .go:
        decision.action = Self.firstAction(segue.intent, draft)
        codes[index] = segue.added
      }
      actions[index] = decision.action
      for _ in 0..<refusals[index] { actions[index] = lessThan(actions[index], of: index) }
    }
  }

  /// Returns the next smaller action of a segue whose action navc refused.
  private mutating func lessThan(_ action: DraftAction?, of segue: Int) -> DraftAction? {
    switch action {
    case .replace(let screen, _):
      codes[segue] = .popNotThere
      return .open(screen, draft.opening(of: screen))
    case .open(let screen, _) where draft.segues[segue].source == nil:
      draft.segues[segue].source = firstPage
      codes[segue] = .notEverywhere
      return .open(screen, draft.opening(of: screen))
    case .open(let screen, _), .openAgain(let screen, _), .select(let screen):
      codes[segue] = .cycle
      return .go(screen, via: [])
    case .unwind(to: .screen), .unwind(to: .root):
      codes[segue] = .unwindGuessed
      return .unwind(to: .previous)
    case .unwind(to: .previous), .go, .tab, nil:
      codes[segue] = .wayArguments
      return nil
    }
  }

  /// Removes the segues that the last round added.
  mutating func forgetAdditions() {
    draft.segues.removeSubrange(sourceCount...)
    actions.removeSubrange(sourceCount...)
    codes.removeSubrange(sourceCount...)
  }

  mutating func add(_ segue: Draft.Segue, _ action: DraftAction) {
    draft.segues.append(segue)
    actions.append(action)
    codes.append(segue.added)
  }

  mutating func updateShape() { lastShape = DraftShape(draft, actions) }

  /// Returns the action of a segue for the first shape.
  private static func firstAction(_ intent: Draft.Intent, _ draft: Draft) -> DraftAction? {
    switch intent {
    case .open(let screen, let opening): .open(screen, opening)
    case .tab(let screen): .tab(screen)
    case .go(let screen, let via): .go(screen, via: via)
    case .unwind: nil
    case .action(let action): action.destination.map { .open($0, draft.opening(of: $0)) }
    }
  }
}
