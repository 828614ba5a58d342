import Testing

@testable import NavImport

/// Scenes that are shown in parts of other scenes.
struct EmbeddedSceneTests {
  @Test func theScreensThatEmbedASceneGetItsSegues() throws {
    try check(
      Storyboard(
        initial: "a", page("a", segue("push", to: "b"), segue("embed", to: "c")), page("b", segue("embed", to: "c")),
        page("c", segue("embed", to: "d")), page("d", segue("modal", to: "e"), segue("unwind", to: "x")), page("e")),
      expected: """
        push [push]: a push b
        embed [embed]: a
        embed [embed]: b
        viewController c [embedded]: a, b
        embed [embed]: a, b
        viewController d [embedded]: a, b
        modal [present]: a sheet e, b sheet e
        unwind [unwind]: a unwind , b unwind 
        """)
  }

  @Test func aSceneThatIsAlsoReachedOtherwiseIsAScreenToo() throws {
    try check(
      Storyboard(
        initial: "a", page("a", segue("embed", to: "b"), segue("push", to: "b")), page("b", segue("modal", to: "c")),
        page("c")),
      expected: """
        embed [embed]: a
        push [push]: a push b
        modal [present]: b sheet c, a sheet c
        """)
  }

  @Test func theRootOfAnEmbeddedNavigationControllerIsInARun() throws {
    try check(
      Storyboard(
        initial: "a", page("a", segue("embed", to: "n"), segue("show", to: "c")), run("n", root: "b"),
        page("b", segue("show", to: "c")), page("c", segue("show", to: "d")), page("d")),
      expected: """
        embed [embed-run]: a
        show [show-alone]: a push c
        navigationController n [run]: a
        rootViewController [run]: a
        viewController b [embedded]: a
        show [push]: a push c
        show [push]: c push d
        """)
  }

  @Test func aSegueOfAnEmbeddedSceneHasTheWorstCodeOfItsHosts() throws {
    try check(
      Storyboard(
        initial: "n", run("n", root: "a"), page("a", segue("embed", to: "c"), segue("modal", to: "b")),
        page("b", segue("embed", to: "c")), page("c", segue("show", to: "d")), page("d")),
      expected: """
        navigationController n [run]: a
        rootViewController [run]: a
        embed [embed]: a
        modal [present]: a sheet b
        embed [embed]: b
        viewController c [embedded]: a, b
        show [show-alone]: a push d, b push d
        """)
  }

  @Test func theTabsOfAnEmbeddedContainerAreEmbedded() throws {
    try check(
      Storyboard(
        initial: "a", page("a", segue("embed", to: "t")),
        object("tabBarController", "t", "", relation("viewControllers", to: "b"), relation("viewControllers", to: "c")),
        page("b"), page("c", segue("modal", to: "d")), page("d")),
      expected: """
        embed [embed-run]: a
        tabBarController t [embedded]: a
        viewControllers [embed-run]: a
        viewControllers [embed-run]: a
        viewController b [embedded]: a
        viewController c [embedded]: a
        modal [present]: a sheet d
        """)
  }

  @Test func aReferenceEmbedsTheInitialSceneOfAnotherFile() throws {
    try check(
      Storyboard(
        initial: "a", page("a", segue("embed", to: "r")), "<viewControllerPlaceholder id='r' storyboardName='B'/>"),
      Storyboard(stem: "B", initial: "b", page("b")),
      expected: """
        embed [embed]: a
        viewControllerPlaceholder r [reference]: a
        document [entry]: a
        viewController b [embedded]: a
        """)
  }

  @Test func anEmbeddedReferenceThatIsNotGivenStaysApproximated() throws {
    try check(
      Storyboard(
        initial: "a", page("a", segue("embed", to: "r")), "<viewControllerPlaceholder id='r' storyboardName='B'/>"),
      expected: """
        embed [embed]: a
        viewControllerPlaceholder r [reference-not-given B]: a
        """)
  }
}
