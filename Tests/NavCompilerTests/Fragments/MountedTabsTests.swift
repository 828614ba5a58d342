import NavCompiler
import Testing

/// Containers and mounted fragments.
@Suite struct MountedTabsTests {
  private static let container = """
    navc: 1
    fragment: Tour
    root: tour
    exits: { done: Void }
    facts: { isSignedIn: Bool }
    screens:
      tour: { tabs: { one: one, two: two } }
      one: { unwind: { leave: { exit: done } } }
      two: { requires: isSignedIn }

    """

  private func graph(_ screens: String) -> String {
    "navc: 1\ngraph: Shop\nroot: start\nfacts: { isSignedIn: Bool }\nscreens:\n\(screens)"
  }

  @Test func aMountIsAContainerWhereItsRootIs() {
    check(
      graph(
        """
          start: { push: { see: 1️⃣tour1️⃣ } }
          2️⃣tour2️⃣: { mount: tour.nav.yaml, exits: { done: previous } }

        """), mounting: ["tour.nav.yaml": Self.container],
      ExpectedDiagnostic(
        .pushedContainer, "1️⃣",
        "'tour' is a container, so only 'present' can open it; move 'see' to 'present'",
        notes: [.init("2️⃣", "'tour' is declared here")]))
    check(
      graph("  start: { present: { see: tour } }\n  tour: { mount: tour.nav.yaml, exits: { done: previous } }\n"),
      mounting: ["tour.nav.yaml": Self.container])
  }

  @Test func aMountMayBeginATab() {
    check(
      graph(
        """
          start: { tabs: { first: 1️⃣item1️⃣, home: home } }
          home: {}
          item: { mount: item.nav.yaml }

        """),
      mounting: [
        "item.nav.yaml":
          "navc: 1\nfragment: Item\nroot: x\nfacts: { isSignedIn: Bool }\nscreens: { x: { requires: 2️⃣isSignedIn2️⃣ } }\n"
      ],
      ExpectedDiagnostic(
        .noTabLeft, "1️⃣",
        "'item' starts the first tab of 'start', so it cannot have 'requires'; put another tab first",
        notes: [.init("2️⃣", "'requires' is here")]))
  }

  @Test func aMountHasTheTabsOfItsFragment() {
    check(
      graph(
        """
          start: { present: { see: tour } }
          tour: { mount: tour.nav.yaml, 1️⃣tabs1️⃣: { home: home }, exits: { done: 2️⃣root2️⃣ } }
          home: {}

        """), mounting: ["tour.nav.yaml": Self.container],
      ExpectedDiagnostic(
        .wrongShape, "1️⃣",
        "'tabs' belongs in the fragment; a mounted screen takes mount, exits, doc, shared, requires, link and was"))
  }

  @Test func anExitDoesNotLandOnAContainer() {
    check(
      graph(
        """
          start: { tabs: { home: home, other: other } }
          home: { present: { see: tour } }
          other: {}
          tour: { mount: tour.nav.yaml, exits: { done: 1️⃣start1️⃣ } }

        """
      ).replacing("  start: {", with: "  2️⃣start2️⃣: {"), mounting: ["tour.nav.yaml": Self.container],
      ExpectedDiagnostic(
        .unwindToContainer, "1️⃣",
        "'start' is a container, so an unwind cannot go to it; name the first screen of a tab, such as 'home'",
        notes: [.init("2️⃣", "'start' is declared here")]),
      fixed: graph(
        """
          start: { tabs: { home: home, other: other } }
          home: { present: { see: tour } }
          other: {}
          tour: { mount: tour.nav.yaml, exits: { done: home } }

        """))
  }
}
