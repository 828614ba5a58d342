import NavCompiler
import Testing

/// Several roots.
@Suite struct RootOrderTests {
  private func shop(_ roots: String, _ screens: String) -> String {
    "navc: 1\ngraph: Shop\nroot: \(roots)\nfacts: { isSignedIn: Bool, isNew: Bool }\nscreens:\n\(screens)"
  }

  @Test func eachButTheLastRequiresSomething() {
    check(
      shop(
        "[1️⃣main1️⃣, tour, 2️⃣welcome2️⃣]",
        """
          main:
          tour: { requires: isNew }
          welcome: { 3️⃣requires3️⃣: isSignedIn }

        """),
      ExpectedDiagnostic(
        .rootOrder, "1️⃣", "root 'main' needs a 'requires' condition",
        notes: [.init("1️⃣", "later roots are never used without it")]),
      ExpectedDiagnostic(
        .rootOrder, "2️⃣", "the last root 'welcome' cannot have 'requires'",
        notes: [.init("2️⃣", "it is used when no other root can be"), .init("3️⃣", "'requires' is here")]))
    check(
      shop("[1️⃣main1️⃣]", "  main: { 2️⃣requires2️⃣: isSignedIn or isNew }\n"),
      ExpectedDiagnostic(
        .rootOrder, "1️⃣", "the last root 'main' cannot have 'requires'",
        notes: [.init("1️⃣", "it is used when no other root can be"), .init("2️⃣", "'requires' is here")]))
  }

  /// An unknown root does not hide errors of the other roots.
  @Test func besideAnUnknownRoot() {
    check(
      shop(
        "[1️⃣main1️⃣, 2️⃣nowhere2️⃣]",
        "  main: { push: { open: item } }\n  item: { back: { shouldPerform: isSignedIn and isNew } }\n"),
      ExpectedDiagnostic(
        .rootOrder, "1️⃣", "root 'main' needs a 'requires' condition",
        notes: [.init("1️⃣", "later roots are never used without it")]),
      ExpectedDiagnostic(.unknownScreen, "2️⃣", "no screen is called 'nowhere'"))
    check(
      shop("[2️⃣nowhere2️⃣, 1️⃣main1️⃣]", "  main: { 3️⃣requires3️⃣: isSignedIn or isNew }\n"),
      ExpectedDiagnostic(.unknownScreen, "2️⃣", "no screen is called 'nowhere'"),
      ExpectedDiagnostic(
        .rootOrder, "1️⃣", "the last root 'main' cannot have 'requires'",
        notes: [.init("1️⃣", "it is used when no other root can be"), .init("3️⃣", "'requires' is here")]))
  }

  /// The order of the roots depends on the condition, so there is no fix that removes it.
  @Test func aConditionThatAlwaysHolds() {
    let graph = shop(
      "[main, welcome]",
      "  main: { requires: 1️⃣2️⃣isNew2️⃣ or 3️⃣not isNew3️⃣1️⃣ }\n  welcome: { back: { shouldPerform: isSignedIn } }\n")
    check(
      graph,
      ExpectedDiagnostic(
        .alwaysPerforms, "1️⃣",
        "'requires' of 'main' is always true: 'isNew' or 'not isNew' is always true; later roots are never used",
        notes: [
          .init("2️⃣", "'isNew' is true in some cases"), .init("3️⃣", "'not isNew' is true in all other cases"),
        ]))
  }

  @Test func theyHangUnderNoScreen() throws {
    let text = shop(
      "[main, welcome]",
      """
        main:
          requires: isSignedIn
          push: { open: help }
        welcome: { present: { signIn: signIn, help: help } }
        signIn: { unwind: { done: root } }
        help:
          shared: true
          link: { path: /help, via: main }
          unwind: { home: { to: root, returns: Int } }

      """
    ).replacing(", isNew: Bool", with: "")
    let result = Compiler.check(SourceFile(path: "shop.nav.yaml", text: text))
    #expect(result.diagnostics.diagnostics.isEmpty, "\(result.diagnostics.diagnostics)")
    let graph = try #require(result.graph)
    #expect(graph.roots == [ScreenID(0), ScreenID(1)] && graph.size.screens == 4 && graph.size.depth == 2)
    let landings = UnwindTargets(graph)
    let home = SegueID(index: graph.screens[3].unwinds.lowerBound)
    #expect(landings.targets(of: home) == [ScreenID(0), ScreenID(1)])
    for segue in [graph.screens[0].pushes.lowerBound, graph.screens[1].pushes.lowerBound + 1] {
      #expect(landings.returning(to: SegueID(index: segue)) == [home])
    }
  }

  @Test func noneIsPushed() {
    check(
      shop(
        "[main, welcome]",
        """
          main:
            requires: isSignedIn and isNew
            push: { out: 1️⃣welcome1️⃣, open: cart }
          welcome: { present: { enter: { to: 2️⃣main2️⃣, style: full } } }
          cart: { push: { home: 3️⃣main3️⃣ }, unwind: { all: root } }

        """),
      ExpectedDiagnostic(
        .pushToRoot, "1️⃣", "'welcome' is a root, so a segue cannot open it",
        notes: [.init("1️⃣", "'requires' selects the root; change a fact to show 'welcome'")]),
      ExpectedDiagnostic(
        .pushToRoot, "2️⃣", "'main' is a root, so a segue cannot open it",
        notes: [.init("2️⃣", "'requires' selects the root; change a fact to show 'main'")]),
      ExpectedDiagnostic(
        .pushToRoot, "3️⃣",
        "'main' is the root, which is already on the stack; use an unwind to 'root', or add 'recursive: true' to open"
          + " another 'main'"),
      fixed: shop(
        "[main, welcome]",
        """
          main:
            requires: isSignedIn and isNew
            push: { out: welcome, open: cart }
          welcome: { present: { enter: { to: main, style: full } } }
          cart: { push: { home: { to: main, recursive: true } }, unwind: { all: root } }

        """))
  }

  @Test func namesOfTheList() {
    check(
      shop("[main, 1️⃣welcom1️⃣, 3️⃣main3️⃣]", "  main: { requires: isSignedIn and isNew }\n  welcome:\n").replacing(
        "[main,", with: "[2️⃣main2️⃣,"),
      ExpectedDiagnostic(
        .unknownScreen, "1️⃣", "no screen is called 'welcom'", notes: [.init("1️⃣", "did you mean 'welcome'?")]),
      ExpectedDiagnostic(
        .duplicateKey, "3️⃣", "'main' is already in the list of roots", notes: [.init("2️⃣", "the first is here")]),
      fixed: shop("[main, welcome, main]", "  main: { requires: isSignedIn and isNew }\n  welcome:\n"))
    check(
      "navc: 1\nfragment: Shop\nroot: 1️⃣[main, other]1️⃣\nscreens: { main: , other: }\n",
      ExpectedDiagnostic(.wrongShape, "1️⃣", "'root' takes the name of a screen, not a list"))
    check(
      "navc: 1\ngraph: Shop\nroot: 1️⃣[]1️⃣\nscreens: { main: }\n",
      ExpectedDiagnostic(
        .wrongShape, "1️⃣", "'root' takes the name of a screen, or a list of them, not an empty list"))
  }

  @Test func noneHasAnArgumentThatNobodyGives() {
    check(
      shop(
        "[main, welcome]",
        "  main: { requires: isSignedIn and isNew, arguments: { 1️⃣id1️⃣: Int } }\n  welcome: { arguments: { no: Int = 1 } }\n"
      ),
      ExpectedDiagnostic(
        .rootArgument, "1️⃣",
        "'main' is a root, so its argument 'id' cannot be required; add a default, or make it optional"
      ))
  }

  @Test func proofsAssumeWhatARootRequiresItself() {
    check(
      shop(
        "[main, welcome]",
        """
          main:
            requires: isSignedIn
            push: { open: { to: cart, shouldPerform: 1️⃣isSignedIn1️⃣ } }
          welcome:
            push: { read: { to: terms, shouldPerform: not isSignedIn or isNew } }
          cart:
          terms:

        """
      ).replacing("    requires: isSignedIn", with: "    requires: 2️⃣isSignedIn2️⃣"),
      ExpectedDiagnostic(
        .alwaysPerforms, "1️⃣",
        "'open' is always performed: 'isSignedIn' is always true, because 'main' requires 'isSignedIn'; correct the"
          + " predicate, or remove 'shouldPerform'",
        notes: [.init("2️⃣", "'main' requires 'isSignedIn' and is on the stack")]),
      fixed: shop(
        "[main, welcome]",
        """
          main:
            requires: isSignedIn
            push: { open: { to: cart } }
          welcome:
            push: { read: { to: terms, shouldPerform: not isSignedIn or isNew } }
          cart:
          terms:

        """))
  }

  @Test func whatIsReplacedStandsOnEachRootThatCanBeBelow() {
    check(
      shop(
        "[main, welcome]",
        """
          main:
            requires: isSignedIn and isNew
            push: { open: step }
          welcome: { push: { open: step } }
          step: { shared: true, replace: { done: { to: 1️⃣end1️⃣, from: root } } }
          end:

        """),
      ExpectedDiagnostic(
        .secondParent, "1️⃣",
        "'end' is put on 'welcome' and on 'main', but is not marked 'shared: true'",
        notes: [.init("1️⃣", "its first parent is 'main', on which 'step' puts it here")]),
      fixed: shop(
        "[main, welcome]",
        """
          main:
            requires: isSignedIn and isNew
            push: { open: step }
          welcome: { push: { open: step } }
          step: { shared: true, replace: { done: { to: end, from: root } } }
          end:
            shared: true

        """))
  }

  /// A root whose condition could not be read may have a condition.
  @Test func aConditionThatCouldNotBeRead() throws {
    let screens = "  welcome: { push: { open: item } }\n  item:\n"
    check(
      shop("[main, welcome]", "  main: { 1️⃣reqires1️⃣: isSignedIn }\n" + screens),
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "'reqires' is not a key of a screen", notes: [.init("1️⃣", "did you mean 'requires'?")]),
      fixed: shop("[main, welcome]", "  main: { requires: isSignedIn }\n" + screens))
    check(
      shop("[main, welcome]", "  main: { requires: 1️⃣[isSignedIn]1️⃣ }\n" + screens),
      ExpectedDiagnostic(
        .wrongShape, "1️⃣", "'requires' takes a predicate such as 'isSignedIn and cartCount > 0', not a list"))
  }
}
