import SeededRandom
import Testing

@testable import NavImport

/// The steps that make a draft valid.
struct RepairTests {
  /// A draft of pushes between screens, `"home left"` each.
  private func draft(_ names: String..., pushes: [String]) -> Draft {
    var draft = Draft()
    draft.screens = names.map { Draft.Screen(candidates: [$0], tag: "screen") }
    for push in pushes {
      let ends = push.split(separator: " ").compactMap { names.firstIndex(of: String($0)) }
      draft.segues.append(Draft.Segue(source: ends[0], intent: .open(ends[1], .push)))
    }
    return draft
  }

  private func repaired(_ draft: Draft) -> Repair {
    var repair = Repair(draft)
    repair.run { _, _ in { _ in Decision(action: nil, code: .unwindFromRoot) } }
    return repair
  }

  /// The example of the contract.
  @Test func eachKindOfCycleHasItsForm() {
    let (home, left, right, help) = (0, 1, 2, 3)
    let repair = repaired(
      draft(
        "home", "left", "right", "help",
        pushes: ["home left", "home right", "left right", "right left", "right home", "right right"]))
    #expect(
      repair.actions == [
        .open(left, .push), .open(right, .push), .open(right, .push), .go(left, via: []),
        .unwind(to: .screen(home)), .openAgain(right, .push), .open(help, .push),
      ])
    #expect(repair.codes == [nil, nil, nil, .cycle, .goesUp, .again, .noWayIn])
    #expect(repair.draft.segues[6].source == home)
    #expect(repair.lastShape.parents(of: right) == [home, left])
  }

  @Test func screensThatNoOtherLostScreenLeadsToAreOpenedFirst() {
    let repair = repaired(draft("home", "a", "b", "c", "d", pushes: ["b a", "c d", "d c"]))
    let added = repair.draft.segues.indices.filter { repair.codes[$0] == .noWayIn }
    #expect(added.map { repair.actions[$0]?.opened } == [2, 3])
  }

  @Test func whatWasInANavigationControllerIsPresented() {
    var draft = draft("home", "a", "b", pushes: [])
    draft.screens[1].wasInRun = true
    draft.screens[2].isContainer = true
    let repair = repaired(draft)
    #expect(repair.actions == [.open(1, .present(.sheet)), .open(2, .present(.sheet))])
  }

  @Test func aTabIsSelectedInPlaceOfOpenedAgain() {
    var draft = draft("main", "shop", "cart", "item", pushes: ["shop item", "item cart", "item shop"])
    draft.screens[0].isContainer = true
    draft.segues.insert(Draft.Segue(source: 0, intent: .tab(1)), at: 0)
    draft.segues.insert(Draft.Segue(source: 0, intent: .tab(2)), at: 1)
    let repair = repaired(draft)
    #expect(repair.actions.suffix(3) == [.open(3, .push), .select(2), .unwind(to: .screen(1))])
    #expect(repair.codes.suffix(2) == [.tabSelected, .goesUp])
  }

  @Test func whatNavcRefusesGoesOneStepDown() {
    var repair = Repair(draft("home", "a", pushes: ["home a"]))
    repair.stepDown(0)
    repair.run { _, _ in { _ in Decision(action: nil, code: .unwindFromRoot) } }
    #expect(repair.actions == [.go(1, via: []), .open(1, .push)])
    repair.stepDown(0)
    repair.run { _, _ in { _ in Decision(action: nil, code: .unwindFromRoot) } }
    #expect(repair.actions == [nil, .open(1, .push)])
    #expect(repair.codes == [.wayArguments, .noWayIn])
  }

  /// A segue of every screen becomes one of the first page, and only then a `go`.
  @Test func whatCannotBeOfferedIsASegueOfTheStart() {
    var draft = draft("home", "a", pushes: [])
    draft.segues = [Draft.Segue(source: nil, intent: .open(1, .push))]
    var repair = Repair(draft)
    repair.stepDown(0)
    repair.run { _, _ in { _ in Decision(action: nil, code: .unwindFromRoot) } }
    #expect(repair.actions == [.open(1, .push)] && repair.codes == [.notEverywhere])
    #expect(repair.draft.segues[0].source == 0)
  }

  /// A screen that replaces another one is above the parents of that one, also in a row of replacements.
  @Test func aReplacementKeepsWhatIsBelow() {
    let draft = draft("home", "a", "b", "c", pushes: ["home a", "a b", "b c"])
    let shape = DraftShape(
      draft, [.open(1, .push), .replace(by: 2, from: .previous), .replace(by: 3, from: .previous)])
    #expect(shape.parents(of: 3) == [0] && shape.parents(of: 2) == [0])
    #expect(shape.isBelow(0, 3) && !shape.isBelow(1, 3))
  }

  /// Each screen of any draft is reached, and no cycle is left.
  @Test func randomDraftsBecomeTrees() {
    var random = SplitMix(seed: 5)
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...7, using: &random)
      var draft = Draft()
      draft.screens = (0..<count).map { Draft.Screen(candidates: ["s\($0)"], tag: "screen") }
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let (source, target) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
        draft.segues.append(Draft.Segue(source: source, intent: .open(target, .push)))
      }
      let repair = repaired(draft)
      #expect(draft.screens.indices.allSatisfy { repair.lastShape.isReached($0) })
      // A cycle would have a screen that is below itself through one of its own parents.
      for screen in draft.screens.indices {
        for parent in repair.lastShape.parents(of: screen) {
          #expect(!repair.lastShape.isAround(screen, parent))
        }
      }
    }
  }

  @Test func aRefusedReplacementIsAPushAndThenAGo() {
    var draft = draft("home", "a", "b", "c", pushes: ["home a", "a b"])
    draft.segues.append(Draft.Segue(source: 2, intent: .unwind(selector: "")))
    var repair = Repair(draft)
    let rule: Repair.Rule = { _, _ in { _ in Decision(action: .replace(by: 3, from: .screen(0)), code: .replace) } }
    let steps: [(DraftAction?, ImportCode)] = [
      (.replace(by: 3, from: .screen(0)), .replace), (.open(3, .push), .popNotThere), (.go(3, via: []), .cycle),
      (nil, .wayArguments),
    ]
    for (action, code) in steps {
      repair.run(rule)
      #expect(repair.actions[2] == action && repair.codes[2] == code)
      repair.stepDown(2)
    }
  }

  @Test func aRefusedUnwindGoesBack() {
    var draft = draft("home", "a", "b", pushes: ["home a", "a b"])
    draft.segues.append(Draft.Segue(source: 2, intent: .unwind(selector: "")))
    var repair = Repair(draft)
    let rule: Repair.Rule = { _, _ in { _ in Decision(action: .unwind(to: .screen(0)), code: .unwind) } }
    let steps: [(DraftAction?, ImportCode)] = [
      (.unwind(to: .screen(0)), .unwind), (.unwind(to: .previous), .unwindGuessed), (nil, .wayArguments),
    ]
    for (action, code) in steps {
      repair.run(rule)
      #expect(repair.actions[2] == action && repair.codes[2] == code)
      repair.stepDown(2)
    }
    let isLess = repair.stepDown(2)
    #expect(!isLess)
  }

  @Test func aLostDialogIsPresentedByTheFirstPage() {
    var draft = draft("main", "first", "second", "lost", pushes: [])
    draft.screens[0].isContainer = true
    draft.screens[3].isDialog = true
    draft.segues = [Draft.Segue(source: 0, intent: .tab(1)), Draft.Segue(source: 0, intent: .tab(2))]
    let repair = repaired(draft)
    #expect(repair.actions.last == .open(3, .present(.sheet)))
    #expect(repair.draft.segues.last?.source == 1 && repair.codes.last == .noWayIn)
  }
}
