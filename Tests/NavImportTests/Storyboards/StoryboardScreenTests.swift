import Testing

@testable import NavImport

/// The objects of storyboards and their codes, with a test for each row of the table of screens.
struct StoryboardScreenTests {
  @Test func aNavigationControllerVanishesIntoItsRoot() throws {
    try check(
      Storyboard(initial: "n", run("n", root: "a"), page("a")),
      expected: """
        navigationController n [run]: a
        rootViewController [run]: a
        """)
  }

  @Test func aNavigationControllerWithoutRootIsAScreen() throws {
    try check(
      Storyboard(initial: "a", page("a"), object("navigationController", "n")),
      expected: "navigationController n [empty-run]: n")
  }

  @Test func aSplitViewControllerVanishesIntoItsFirstPage() throws {
    try check(
      Storyboard(
        initial: "s",
        object(
          "splitViewController", "s", "", relation("detailViewController", to: "b"),
          relation("masterViewController", to: "a")),
        page("a"), page("b")),
      expected: """
        splitViewController s [split]: a
        detailViewController [detail]: a push b
        masterViewController [master]: a
        """)
    try check(
      Storyboard(
        initial: "s",
        object(
          "splitViewController", "s", "", relation("splitItems", to: "a"), relation("splitItems", to: "b"),
          relation("splitItems", to: "c")), page("a"), page("b"), page("c")),
      expected: """
        splitViewController s [split]: a
        splitItems [master]: a
        splitItems [detail]: a push b
        splitItems [detail]: a push c
        """)
  }

  @Test func aWindowControllerVanishesIntoItsContent() throws {
    try check(
      Storyboard(
        initial: "w", object("windowController", "w", "", relation("window.shadowedContentViewController", to: "n")),
        run("n", root: "a"), page("a")),
      expected: """
        windowController w [window]: a
        window.shadowedContentViewController [window]: a
        navigationController n [run]: a
        rootViewController [run]: a
        """)
  }

  @Test func aReferenceVanishesIntoItsScene() throws {
    let given = Storyboard(stem: "Shop", initial: "n", run("n", root: "b"), page("b"), page("c"))
    let references = [
      "<viewControllerPlaceholder id='r1' storyboardName='Shop'/>",
      "<viewControllerPlaceholder id='r2' storyboardName='Shop' referencedIdentifier='c'/>",
      "<viewControllerPlaceholder id='r3' referencedIdentifier='a'/>",
    ].joined()
    try check(
      Storyboard(
        initial: "a",
        page("a", segue("push", to: "r2"), segue("presentation", to: "r1", "identifier='shop'")), references), given,
      expected: """
        push [push]: a push c
        presentation shop [present]: a sheet b
        viewControllerPlaceholder r1 [reference]: b
        viewControllerPlaceholder c [reference]: c
        viewControllerPlaceholder a [reference]: a
        document [entry]: b
        navigationController n [run]: b
        rootViewController [run]: b
        """)
  }

  @Test func aReferenceThatIsNotResolvedIsAScreen() throws {
    let references = [
      "<viewControllerPlaceholder id='r1' storyboardName='Other' referencedIdentifier='x'/>",
      "<viewControllerPlaceholder id='r2' storyboardName='Main' bundleIdentifier='org.kit'/>",
      "<viewControllerPlaceholder id='r3' storyboardName='Main' referencedIdentifier='y'/>",
    ].joined()
    let main = Storyboard(
      initial: "a", page("a", segue("push", to: "r1"), segue("push", to: "r2"), segue("push", to: "r3")), references)
    try check(
      main,
      expected: """
        push [push]: a push x
        push [push]: a push Main
        push [push]: a push y
        viewControllerPlaceholder x [reference-not-given Other]: x
        viewControllerPlaceholder r2 [reference-other-bundle org.kit]: Main
        viewControllerPlaceholder y [reference-dangling y]: y
        """)
    let screen = StoryboardReader.draft(of: [try main.file()]).screens[1]
    #expect(screen.candidates == ["x", "Other"])
    #expect(screen.metadata.map(\.value) == ["Other", "x"])
  }

  @Test(arguments: ["tabBarController", "tabViewController"])
  func aTabBarControllerIsAContainer(_ tag: String) throws {
    let name = tag == "tabBarController" ? "viewControllers" : "tabItems"
    let main = Storyboard(
      initial: "t",
      object(tag, "t", "", relation(name, to: "a"), relation(name, to: "n"), segue("push", to: "c")),
      page("a"), run("n", root: "b"), page("b"), page("c"))
    try check(
      main,
      expected: """
        \(tag) t [tabs]: t
        \(name) [tab]: t tab a
        \(name) [tab]: t tab b
        push [push]: a push c
        navigationController n [run]: b
        rootViewController [run]: b
        """)
    #expect(StoryboardReader.draft(of: [try main.file()]).screens.map(\.isContainer) == [true, false, false, false])
    try check(Storyboard(initial: "a", page("a"), object(tag, "t")), expected: "\(tag) t [empty-tabs]: t")
  }

  @Test func anApplicationIsNotAScreen() throws {
    try check(
      Storyboard(
        initial: "a", "<application sceneMemberID='viewController' id='x'>\(segue("show", to: "a"))</application>",
        page("a")),
      expected: """
        application x [application]: -
        show [no-source]: -
        """)
  }

  /// The tags end as those of view controllers do.
  @Test func theControllersOfBindingsAreNotScreens() throws {
    try check(
      Storyboard(initial: "a", "<userDefaultsController id='u'/>" + page("a") + "<arrayController id='x'/>"),
      expected: """
        userDefaultsController u [application]: -
        arrayController x [application]: -
        """)
  }

  @Test func theSecondObjectWithAnIDIsNotAScreen() throws {
    try check(
      Storyboard(initial: "a", page("a", segue("push", to: "b")), page("b"), page("b", segue("push", to: "a"))),
      expected: """
        push [push]: a push b
        viewController b [duplicate-id b]: -
        push [no-source]: -
        """)
  }

  @Test(arguments: ["hostingController", "pageViewController", "tableViewController", "glkViewController"])
  func anyOtherControllerIsAScreen(_ tag: String) throws {
    let main = Storyboard(initial: "a", object(tag, "a"))
    try check(main, expected: "")
    #expect(StoryboardReader.draft(of: [try main.file()]).screens[0].tag == tag)
  }

  @Test func theRootIsGuessedWithoutAnInitialScreen() throws {
    try check(
      Storyboard(page("a"), page("b", segue("push", to: "a"))),
      expected: """
        document [root-guessed]: b
        push [push]: b push a
        """)
    try check(
      Storyboard(page("a", segue("push", to: "b")), page("b", segue("push", to: "a"))),
      expected: """
        document [root-guessed]: a
        push [push]: a push b
        push [push]: b push a
        """)
    try check(Storyboard(initial: "gone", page("a")), expected: "document [root-guessed]: a")
  }

  @Test func theDocumentOfAnotherFileIsItsFirstScreen() throws {
    let first = Storyboard(initial: "a", page("a"))
    try check(first, Storyboard(stem: "B", page("b"), page("c")), expected: "document [entry]: b")
    try check(first, Storyboard(stem: "B", initial: "c", page("b"), page("c")), expected: "document [entry]: c")
  }

  @Test func aScreenHasWhatAFactoryNeeds() throws {
    let attributes = "customClass='AController' customModule='App' userLabel='Label'"
    let item = "<navigationItem key='navigationItem' title='Item'/>"
    // A navigation bar in the view has its own item.
    let bar = "<view><navigationBar><items><navigationItem title='Bar'/></items></navigationBar></view>"
    let main = Storyboard(
      object("viewController", "a", attributes, bar, item), object("viewController", "b", "title='Title'", item),
      "<controller id='c' identifier='watch'/>", "<viewController/>")
    let screens = StoryboardReader.draft(of: [try main.file()]).screens
    #expect(screens.map(\.title) == ["Item", "Title", nil, nil])
    #expect(screens.map(\.className) == ["AController", nil, nil, nil])
    #expect(screens.map(\.candidates) == [["AController", "a", "Item", "Label"], ["b", "Title"], ["watch"], []])
    let metadata = screens.map { screen in screen.metadata.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }
    #expect(
      metadata == [
        "storyboard=Main storyboardID=a", "storyboard=Main storyboardID=b", "storyboard=Main storyboardID=watch",
        "storyboard=Main",
      ])
  }

  @Test func aScreenKnowsTheClassesOfWhatVanished() throws {
    let main = Storyboard(
      initial: "n", run("n", root: "a", "customClass='Run'"),
      object("viewController", "a", "customClass='Page'", segue("embed", to: "b"), segue("embed", to: "c")),
      object("viewController", "b", "customClass='Part'"),
      object("viewController", "c", "customClass='Both'", segue("push", to: "c")))
    let screens = StoryboardReader.draft(of: [try main.file()]).screens
    #expect(screens.map(\.className) == ["Page", "Both"])
    #expect(screens.map(\.vanishedClasses) == [["Run", "Part", "Both"], []])
  }

  @Test func screensThatARunPushesAreInTheRun() throws {
    let main = Storyboard(
      initial: "a", page("a", segue("modal", to: "n")), run("n", root: "b"), page("b", segue("show", to: "c")),
      page("c", segue("push", to: "d"), segue("modal", to: "e")), page("d", segue("push", to: "b")), page("e"))
    #expect(StoryboardReader.draft(of: [try main.file()]).screens.map(\.wasInRun) == [false, true, true, true, false])
  }

  @Test func aReferenceToAStoryboardWithoutAnInitialSceneIsAScreen() throws {
    try check(
      Storyboard(
        initial: "a", page("a", segue("push", to: "r")), "<viewControllerPlaceholder id='r' storyboardName='Shop'/>"),
      Storyboard(stem: "Shop", page("b")),
      expected: """
        push [push]: a push Shop
        viewControllerPlaceholder r [reference-dangling Shop]: Shop
        document [entry]: b
        """)
  }

  @Test func aSegueOfASplitViewControllerStartsAtItsList() throws {
    try check(
      Storyboard(
        initial: "s",
        object("splitViewController", "s", "", relation("masterViewController", to: "n"), segue("modal", to: "b")),
        run("n", root: "a"), page("a"), page("b")),
      expected: """
        splitViewController s [split]: a
        masterViewController [master]: a
        modal [present]: a sheet b
        navigationController n [run]: a
        rootViewController [run]: a
        """)
  }

  @Test func aContainerOfAnotherFileIsNotATab() throws {
    try check(
      Storyboard(
        initial: "t",
        object("tabBarController", "t", "", relation("viewControllers", to: "a"), relation("viewControllers", to: "r")),
        page("a"), "<viewControllerPlaceholder id='r' storyboardName='Shop'/>"),
      Storyboard(
        stem: "Shop", initial: "n", run("n", root: "u"),
        object("tabBarController", "u", "", relation("viewControllers", to: "b")), page("b")),
      expected: """
        tabBarController t [tabs]: t
        viewControllers [tab]: t tab a
        viewControllers [nested-tabs]: -
        viewControllerPlaceholder r [reference]: u
        document [entry]: u
        navigationController n [run]: u
        rootViewController [run]: u
        tabBarController u [tabs]: u
        viewControllers [tab]: u tab b
        """)
  }

  @Test func otherTagsAreNotElements() throws {
    let others = """
      <view><subviews><button><connections><action selector='tap:' destination='a' eventType='touchUpInside'/>\
      <outlet property='x' destination='a'/></connections></button></subviews></view>\
      <navigationItem key='navigationItem' title='A'><barButtonItem key='rightBarButtonItem'/></navigationItem>\
      <tabBarItem key='tabBarItem' title='A'/><toolbarItems/><layoutGuides/>
      """
    let main = Storyboard(initial: "a", page("a", others) + "<exit id='x'/><placeholder id='p'/><customObject id='o'/>")
    let draft = StoryboardReader.draft(of: [try main.file()])
    #expect(draft.elements.map(\.tag) == ["document", "viewController"])
  }
}
