import SeededRandom
import Testing

@testable import NavImport

/// Navigation graphs that Android Studio does not write.
struct HostileNavigationTests {
  @Test func filesThatIncludeEachOther() throws {
    try check(
      NavigationXML(start: "main", include("main")),
      expected: """
        navigation root main [start-not-given main]: main
        include main [include]: main
        """)
    try check(
      NavigationXML(fragment("a"), include("second")), NavigationXML(stem: "second", start: "main", include("main")),
      expected: """
        navigation root main [graph]: a
        include second [include]: a
        navigation root second [nested]: a
        include main [include]: a
        """)
    try check(
      NavigationXML(start: nil, include("second")),
      NavigationXML(stem: "second", start: nil, action(to: "main"), include("main")),
      expected: """
        navigation root main [start-not-given]: main
        include second [include]: main
        navigation root second [start-not-given]: main
        action global go [no-source]: -
        include main [include]: main
        """)
  }

  @Test func startsInACircle() throws {
    try check(
      NavigationXML(start: "n", nested("n", start: "m", fragment("a")), nested("m", start: "n", fragment("b"))),
      expected: """
        navigation root main [graph]: m
        navigation nested n [start-not-given m]: m
        navigation nested m [start-not-given n]: m
        """)
    try check(
      NavigationXML(start: "main", fragment("a", action(to: "main"))),
      expected: """
        navigation root main [start-not-given main]: main
        action go [push]: a push main
        """)
  }

  @Test func aStartThatIsAnEmptyGraph() throws {
    try check(
      NavigationXML(start: "n", nested("n", start: nil), fragment("a")),
      expected: """
        navigation root main [start-not-given n]: main
        navigation nested n [no-destination]: -
        """)
  }

  @Test func emptyAttributesAreAbsent() throws {
    try check(
      NavigationXML(
        id: "", start: "",
        "<fragment android:id='' android:name='' android:label=''/><fragment android:id='@id/'/>",
        "<fragment android:id='@+id/a' android:name='' android:label=''>"
          + "<action android:id='' app:destination='' app:popUpTo=''/><argument android:name='' app:argType=''/>"
          + "<argument/><deepLink app:uri=''/></fragment><include app:graph=''/>"),
      expected: """
        navigation root [root-guessed]: a
        fragment [no-id]: -
        fragment [no-id]: -
        action [no-destination]: -
        argument [argument-optional]: a (argument: String?)
        argument [argument-twice]: -
        deepLink [link-pattern]: -
        include [include-not-given]: include
        """)
  }

  @Test func namesThatBecomeTheSame() throws {
    let names = ["user_id", "userId", "USER-ID", "größe", "1", "n1", "", "argument"]
    let content = names.map { argument($0, "string", default: "") }.joined()
    let draft = try readDraft([NavigationXML(fragment("a", content))])
    #expect(
      draft.screens[0].arguments.map(\.name) == [
        "userId", "userId2", "userid3", "argument", "n1", "n12", "argument2", "argument3",
      ])
  }

  @Test func idsOfAnyForm() throws {
    let draft = try readDraft([
      NavigationXML(start: "a", "<fragment android:id='a'/>", "<fragment android:id='@com.x:id/b'/>", fragment("größe"))
    ])
    #expect(draft.screens.map(\.candidates) == [["a"], ["b"], ["größe"]])
    #expect(draft.root == 0)
  }

  @Test func manyScreensAreRead() throws {
    let screens = (0..<10_000).map {
      fragment(
        "s\($0)", action(to: "s\($0 + 1)", popUpTo: "s\($0 / 2)"), argument("x\($0)", "x.Kind\($0)"),
        argument("x", default: "1"), deepLink("x://\($0)/{x}"))
    }
    let file = try NavigationXML(start: "s0", screens.joined()).file()
    let draft = AndroidReader.draft(of: [file], menu: nil, strings: StringResources())
    #expect(draft.screens.count == 10_001)
  }

  @Test func deepGraphsAndLongCirclesEnd() throws {
    let depth = 900
    let opening = (0..<depth).map {
      "<navigation android:id='@+id/n\($0)' app:startDestination='@id/n\($0 + 1)'>" + action(to: "a")
    }
    let xml =
      opening.joined() + fragment("a") + String(repeating: "</navigation>", count: depth)
    let draft = try readDraft([NavigationXML(start: "n0", xml)])
    #expect(draft.elements.filter { $0.code == .startNotGiven }.count == 1)
    expectSoundAndroid(draft, "nested")
    // Files that include each other in one long circle, each with a global action.
    let files = (0..<3_000).map {
      NavigationXML(
        stem: "f\($0)", start: "f\(($0 + 1) % 3_000)", include("f\(($0 + 1) % 3_000)"), action(to: "s"),
        fragment("s\($0)"))
    }
    let circle = try readDraft(files)
    #expect(circle.screens.count == 3_002)
    #expect(circle.segues.count < 30_000)
    #expect(circle.elements.contains { $0.code == .notEverywhere })
    expectSoundAndroid(circle, "circle")
  }

  @Test func manyGlobalActionsOfLargeGraphsAreLimited() throws {
    let actions = String(repeating: action(to: "s0"), count: 1_000)
    let screens = (0..<1_000).map { fragment("s\($0)") }.joined()
    let draft = try readDraft([NavigationXML(fragment("a"), nested("n", start: "s0", actions, screens))])
    #expect(draft.segues.count < 20_000)
    #expect(draft.elements.contains { $0.code == .again } && draft.elements.contains { $0.code == .notEverywhere })
    expectSoundAndroid(draft, "limited")
  }

  @Test func randomGraphsAreSound() throws {
    var random = SplitMix(seed: 1)
    for round in 0..<1_000 {
      let files = (0..<Int.random(in: 1...3, using: &random)).map { RandomGraph.make(file: $0, &random) }
      let menu = Bool.random(using: &random) ? menu(["a": "A", "n1": "N", "b": ""]) : nil
      let draft = try readDraft(files, menu: menu)
      #expect(Set(draft.elements.map { [$0.file, Int($0.offset)] }).count == draft.elements.count)
      expectSoundAndroid(draft, "round \(round)")
      var repair = Repair(draft)
      repair.run { draft, shape in
        { segue in
          guard case .action(let action) = segue.intent, let source = segue.source else {
            return Decision(action: nil, code: .noSource)
          }
          return ActionRule.decide(action, from: source, in: draft, shape)
        }
      }
      #expect(repair.actions.count >= draft.segues.count)
    }
  }
}
