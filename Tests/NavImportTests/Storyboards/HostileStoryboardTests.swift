import SeededRandom
import Testing

@testable import NavImport

/// Storyboards that Interface Builder does not write.
struct HostileStoryboardTests {
  @Test func referencesInACircleAreAScreen() throws {
    try check(
      Storyboard(
        initial: "a", page("a", segue("push", to: "p")),
        object("viewControllerPlaceholder", "p", "storyboardName='B'")),
      Storyboard(
        stem: "B", initial: "q",
        object("viewControllerPlaceholder", "q", "storyboardName='Main' referencedIdentifier='p'")),
      expected: """
        push [push]: a push B
        viewControllerPlaceholder p [reference-dangling B]: B
        document [entry]: B
        viewControllerPlaceholder q [reference]: B
        """)
    try check(
      Storyboard(initial: "p", object("viewControllerPlaceholder", "p", "storyboardName='Main'")),
      expected: "viewControllerPlaceholder p [reference-dangling Main]: Main")
  }

  @Test func controllersInACircleAreAScreen() throws {
    try check(
      Storyboard(initial: "n", run("n", root: "n")),
      expected: """
        navigationController n [empty-run]: n
        rootViewController [run]: n
        """)
    try check(
      Storyboard(initial: "a", page("a", segue("show", to: "m")), run("n", root: "m"), run("m", root: "n")),
      expected: """
        show [show-container]: a sheet n
        navigationController n [empty-run]: n
        rootViewController [run]: n
        navigationController m [run]: n
        rootViewController [run]: n
        """)
  }

  @Test func scenesThatEmbedEachOtherAreAScreen() throws {
    try check(
      Storyboard(initial: "a", page("a", segue("embed", to: "a"), segue("push", to: "b")), page("b")),
      expected: """
        embed [embed]: a
        push [push]: a push b
        """)
    try check(
      Storyboard(initial: "a", page("a"), page("b", segue("embed", to: "c")), page("c", segue("embed", to: "b"))),
      expected: """
        embed [embed]: b
        viewController c [embedded]: b
        embed [embed]: b
        """)
    try check(
      Storyboard(page("b", segue("embed", to: "b"), segue("show", to: "b"))),
      expected: """
        document [root-guessed]: b
        embed [embed]: b
        show [show-alone]: b push b
        """)
  }

  @Test func containersInContainersAreLeftOut() throws {
    let first = object("tabBarController", "t", "", relation("viewControllers", to: "u"))
    try check(
      Storyboard(initial: "t", first, object("tabBarController", "u", "", relation("viewControllers", to: "t"))),
      expected: """
        tabBarController t [empty-tabs]: t
        viewControllers [nested-tabs]: -
        tabBarController u [empty-tabs]: u
        viewControllers [nested-tabs]: -
        """)
    try check(
      Storyboard(
        initial: "t",
        object("tabBarController", "t", "", relation("viewControllers", to: "a"), relation("viewControllers", to: "n")),
        page("a", segue("embed", to: "t")), run("n", root: "t")),
      expected: """
        tabBarController t [tabs]: t
        viewControllers [tab]: t tab a
        viewControllers [nested-tabs]: -
        embed [embed-run]: a
        navigationController n [run]: t
        rootViewController [run]: t
        """)
  }

  @Test func aContainerThatOnlyItsOwnTabEmbedsIsAScreen() throws {
    try check(
      Storyboard(
        initial: "b", page("b"), object("tabBarController", "t", "", relation("viewControllers", to: "a")),
        page("a", segue("embed", to: "t"))),
      expected: """
        tabBarController t [tabs]: t
        viewControllers [tab]: t tab a
        embed [embed-run]: a
        """)
  }

  @Test func aSecondRootIsNotKnown() throws {
    try check(
      Storyboard(initial: "n", run("n", root: "a", "", relation("rootViewController", to: "b")), page("a"), page("b")),
      expected: """
        navigationController n [run]: a
        rootViewController [run]: a
        rootViewController [unknown-relationship rootViewController]: -
        """)
  }

  @Test func emptyAndMissingAttributesAreAbsent() throws {
    try check(
      Storyboard(
        initial: "", "<viewController id=''><segue kind='' id=''/><segue key=''/><segue/></viewController>",
        "<viewController id='' customClass=''><segue kind='show' destination=''/></viewController>",
        "<viewController><segue kind='relationship' relationship=''/><segue kind='unwind'/></viewController>",
        "<viewControllerPlaceholder storyboardName='' referencedIdentifier=''/>"),
      expected: """
        document [root-guessed]: viewController
        segue [no-destination]: -
        segue [no-destination]: -
        show [no-destination]: -
        relationship [no-destination]: -
        unwind [unwind]: viewController unwind 
        viewControllerPlaceholder [reference-dangling Main]: viewControllerPlaceholder
        """)
  }

  @Test func anApplicationDoesNotTakeAnID() throws {
    try check(
      Storyboard(initial: "a", "<application sceneMemberID='viewController' id='a'/>", page("a")),
      expected: "application a [application]: -")
  }

  @Test(arguments: [
    ("<document/>", ImportFailure.Kind.empty), ("<document><scenes/></document>", .empty),
    ("<document><scene><objects><application sceneMemberID='viewController'/></objects></scene></document>", .empty),
    ("<document><objects><viewController/></objects></document>", .empty),
    ("<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>", .kind), ("<navigation/>", .kind),
  ])
  func aFileWithoutAStoryboardIsRefused(_ xml: String, _ kind: ImportFailure.Kind) {
    let failure = #expect(throws: ImportFailure.self) {
      try StoryboardFile(xml, stem: "Main")
    }
    #expect(failure?.kind == kind)
  }

  @Test func deepChainsDoNotRecurse() throws {
    let count = 10_000
    let runs = (0..<count).map {
      "<navigationController id='n\($0)'>\(relation("rootViewController", to: "n\($0 + 1)"))</navigationController>"
    }
    var main = Storyboard(initial: "n0")
    main.objects = runs + [page("n\(count)")]
    let draft = StoryboardReader.draft(of: [try main.file()])
    #expect(draft.screens.count == 1)
    #expect(draft.elements.allSatisfy { $0.parts == [.screen(0)] })
  }

  /// Each of many screens would get each of many segues, and each scene of a long chain.
  @Test func embeddedScenesOfManyScreensAreLimited() throws {
    let count = 2_000
    var wide = Storyboard(initial: "h0")
    wide.objects = (0..<count).map { page("h\($0)", segue("embed", to: "part")) }
    wide.objects.append(page("part", String(repeating: segue("push", to: "h0", "identifier='go'"), count: count)))
    var long = Storyboard(initial: "h0")
    long.objects = (0..<count).map { page("h\($0)", segue("embed", to: "p0")) }
    long.objects += (0..<count).map { page("p\($0)", segue("embed", to: "p\($0 + 1)")) } + [page("p\(count)")]
    var references = wide
    references.objects.removeLast()
    references.objects.append(page("part"))
    references.objects += (0..<count).map {
      "<viewControllerPlaceholder id='r\($0)' referencedIdentifier='part'/>"
    }
    for storyboard in [wide, long, references] {
      let draft = StoryboardReader.draft(of: [try storyboard.file()])
      #expect(draft.segues.count < 30_000)
      #expect(draft.elements.map(\.parts.count).reduce(0, +) < 60_000)
      #expect(draft.elements.contains { $0.code == .notEverywhere })
      expectSound(draft, "limited")
    }
  }

  /// Objects of all kinds that lead to each other in any way.
  @Test func anyStoryboardsAreASoundDraft() throws {
    var random = SplitMix(seed: 1)
    for _ in 0..<500 {
      let storyboards = RandomStoryboard.files(&random)
      let files = try storyboards.map { try $0.file() }
      let draft = StoryboardReader.draft(of: files)
      #expect(draft.elements.count == files.map(\.items.count).reduce(0, +))
      expectSound(draft, storyboards.map(\.xml).joined(separator: "\n"))
    }
  }
}
