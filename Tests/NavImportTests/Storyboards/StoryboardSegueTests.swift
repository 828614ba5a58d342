import Testing

@testable import NavImport

/// The segues of storyboards and their codes, with a test for each row of the table of segues.
struct StoryboardSegueTests {
  /// Checks a segue from the root of a navigation controller to another page.
  private func check(
    _ kind: String, _ attributes: String = "", to destination: String = object("viewController", "b"),
    becomes expected: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let main = Storyboard(
      initial: "n", run("n", root: "a"), page("a", segue(kind, to: "b", attributes)), destination, page("c"))
    let draft = StoryboardReader.draft(of: [try main.file()])
    let line = DraftText(draft).lines.first { $0.hasPrefix("\(kind) ") }
    #expect(line == "\(kind) \(expected)", sourceLocation: location)
  }

  @Test(arguments: ["show", "push"])
  func aPushOpensAScreen(_ kind: String) throws {
    try check(kind, "identifier='open'", becomes: "open [push]: a push b")
  }

  @Test(arguments: ["show", "push"])
  func whatCannotBePushedIsPresented(_ kind: String) throws {
    try check(kind, to: run("b", root: "c"), becomes: "[show-container]: a sheet c")
    let style = "modalPresentationStyle='fullScreen'"
    try check(kind, to: object("splitViewController", "b", style), becomes: "[show-container]: a full b")
    let tabs = object("tabBarController", "b", "", relation("viewControllers", to: "c"))
    try check(kind, to: tabs, becomes: "[show-container]: a sheet b")
    try check(kind, to: object("navigationController", "b"), becomes: "[show-container]: a sheet b")
  }

  @Test func aShowOutsideOfANavigationControllerIsAPush() throws {
    try NavImportTests.check(
      Storyboard(
        initial: "a", page("a", segue("show", to: "b"), segue("push", to: "c")), page("b", segue("show", to: "c")),
        page("c")),
      expected: """
        show [show-alone]: a push b
        push [push]: a push c
        show [show-alone]: b push c
        """)
  }

  @Test(arguments: ["presentation", "modal", "sheet"])
  func aPresentationHasTheStyleOfTheSegueOrOfItsDestination(_ kind: String) throws {
    try check(kind, becomes: "[present]: a sheet b")
    for style in ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext"] {
      try check(kind, "modalPresentationStyle='\(style)'", becomes: "[present]: a full b")
    }
    try check(kind, "modalPresentationStyle='popover'", becomes: "[present]: a popover b")
    try check(kind, "modalPresentationStyle='formSheet'", becomes: "[present]: a sheet b")
    let full = run("b", root: "c", "modalPresentationStyle='fullScreen' modalTransitionStyle='partialCurl'")
    try check(kind, to: full, becomes: "[present]: a full c by partialCurl")
    try check(kind, "modalPresentationStyle='pageSheet'", to: full, becomes: "[present]: a sheet c by partialCurl")
  }

  @Test func aTransitionOtherThanCoverVerticalIsKept() throws {
    try check("presentation", "modalTransitionStyle='coverVertical'", becomes: "[present]: a sheet b")
    try check("presentation", "modalTransitionStyle='crossDissolve'", becomes: "[present]: a sheet b by crossDissolve")
  }

  @Test func aCustomPresentationIsApproximated() throws {
    try check("presentation", "modalPresentationStyle='custom'", becomes: "[custom-presentation]: a sheet b")
    try check(
      "presentation", "customClass='SlideDownSegue' modalTransitionStyle='crossDissolve'",
      becomes: "[custom-class SlideDownSegue]: a sheet b by slideDown")
  }

  @Test(arguments: ["popoverPresentation", "popover"])
  func aPopoverIsPresentedAsOne(_ kind: String) throws {
    try check(kind, "modalPresentationStyle='fullScreen'", becomes: "[popover]: a popover b")
  }

  @Test(arguments: ["showDetail", "replace"])
  func aDetailIsPushedIfItCanBe(_ kind: String) throws {
    try check(kind, becomes: "[show-detail]: a push b")
    try check(kind, to: run("b", root: "c"), becomes: "[show-detail]: a sheet c")
  }

  @Test func aCustomSegueIsPushedIfItCanBe() throws {
    try check("custom", "customClass='TestCustomSegue'", becomes: "[custom TestCustomSegue]: a push b by testCustom")
    try check("custom", "customClass='My.3DSegue'", becomes: "[custom My.3DSegue]: a push b by my3D")
    try check("custom", "customClass='3DSegue'", becomes: "[custom 3DSegue]: a push b by n3D")
    try check("custom", "customClass='Segue'", becomes: "[custom Segue]: a push b by segue")
    try check("custom", "customClass='ÉcranSegue'", becomes: "[custom ÉcranSegue]: a push b")
    try check("custom", to: run("b", root: "c"), becomes: "[custom]: a sheet c")
  }

  @Test func anEmbeddedSceneIsAPartOfItsHost() throws {
    try check("embed", becomes: "[embed]: a")
    try check("embed", to: run("b", root: "c"), becomes: "[embed-run]: a")
    let tabs = object("tabBarController", "b", "", relation("viewControllers", to: "c"))
    try check("embed", to: tabs, becomes: "[embed-run]: a")
  }

  @Test func tabsKeepTheirOrderAndTitles() throws {
    let tabs = ["n", "b", "c", "d", "t"].map { relation("viewControllers", to: $0) }.joined()
    let item = "<tabBarItem key='tabBarItem' title='Item'/>"
    try NavImportTests.check(
      Storyboard(
        initial: "t", object("tabBarController", "t", "", tabs), run("n", root: "a", "title='Run'"),
        object("viewController", "a", "title='A'", item), object("viewController", "b", "title='B'", item),
        object("viewController", "c", "title='C'", "<tabBarItem key='tabBarItem' systemItem='search'/>"), page("d")),
      expected: """
        tabBarController t [tabs]: t
        viewControllers [tab]: t tab a 'Item'
        viewControllers [tab]: t tab b 'Item'
        viewControllers [tab]: t tab c 'C'
        viewControllers [tab]: t tab d
        viewControllers [nested-tabs]: -
        navigationController n [run]: a
        rootViewController [run]: a
        """)
  }

  @Test func thePagesAfterAPageArePushed() throws {
    try NavImportTests.check(
      Storyboard(
        initial: "a", object("controller", "a", "", relation("nextPage", to: "b")),
        object("controller", "b", "", relation("nextPage", to: "c")), object("controller", "c")),
      expected: """
        nextPage [next-page]: a push b
        nextPage [next-page]: b push c
        """)
  }

  @Test func whatLeadsNowhereIsOmitted() throws {
    let peek = "<segue key='commit' inheritsFrom='parent'/><segue key='preview' inheritsFrom='commit'/>"
    let outer = "<segue kind='push' destination='b'>\(peek)</segue>"
    let reference = "<inferredMetricsTieBreakers><segue reference='g'/></inferredMetricsTieBreakers>"
    try NavImportTests.check(
      Storyboard(
        initial: "a",
        page(
          "a", outer, segue("push", to: "gone"), segue("dance", to: "b"),
          relation("supplementaryViewController", to: "b"),
          relation("rootViewController", to: "b"), "<segue key='other' destination='b'/>"), page("b")
      ).with(segue("show", to: "a") + reference),
      expected: """
        push [push]: a push b
        commit [peek]: -
        preview [peek]: -
        push [no-destination gone]: -
        dance [unknown-kind dance]: -
        supplementaryViewController [unknown-relationship supplementaryViewController]: -
        rootViewController [unknown-relationship rootViewController]: -
        other [unknown-kind other]: -
        show [no-source]: -
        """)
  }

  @Test func anUnanimatedSegueStaysUnanimated() throws {
    try check("push", "animates='NO'", becomes: "[push]: a push b at once")
    try check("push", "animates='YES'", becomes: "[push]: a push b")
  }

  @Test func equalSeguesAreMerged() throws {
    let segues = [
      segue("push", to: "b"), segue("push", to: "b"), segue("show", to: "b"),
      segue("push", to: "b", "identifier='x'"), segue("push", to: "b", "identifier='x'"),
      segue("modal", to: "b"), segue("modal", to: "b", "modalPresentationStyle='fullScreen'"),
      segue("modal", to: "b", "modalTransitionStyle='crossDissolve'"), segue("modal", to: "b"),
    ]
    let main = Storyboard(initial: "a", page("a", segues.joined()), page("b"))
    let draft = StoryboardReader.draft(of: [try main.file()])
    let first = draft.elements.firstIndex { $0.tag == "segue" } ?? 0
    #expect(draft.segues.map { $0.elements.map { $0 - first } } == [[0, 1], [2], [3], [4], [5, 8], [6], [7]])
  }

  @Test func aSegueOfARecognizerStartsAtTheScreenOfItsScene() throws {
    let recognizer =
      "<tapGestureRecognizer id='r'><connections>\(segue("push", to: "b"))</connections></tapGestureRecognizer>"
    try NavImportTests.check(
      Storyboard(initial: "a", recognizer + page("a"), page("b")), expected: "push [push]: a push b")
  }

  @Test func aSegueOfAControllerStartsAtTheScreenThatItBecomes() throws {
    try NavImportTests.check(
      Storyboard(initial: "n", run("n", root: "a", "", segue("show", to: "b")), page("a"), page("b")),
      expected: """
        navigationController n [run]: a
        rootViewController [run]: a
        show [push]: a push b
        """)
  }

  @Test func aPresentedCustomSegueHasItsTransition() throws {
    let fade = "customClass='FadeSegue'"
    let style = "modalPresentationStyle='custom'"
    try check("custom", fade, to: run("b", root: "c"), becomes: "[custom FadeSegue]: a sheet c by fade")
    try check("modal", "\(style) \(fade)", becomes: "[custom-presentation FadeSegue]: a sheet b by fade")
    try check("modal", to: object("viewController", "b", style), becomes: "[custom-presentation]: a sheet b")
  }
}
