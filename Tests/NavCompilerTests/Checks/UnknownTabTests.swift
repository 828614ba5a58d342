import NavCompiler
import Testing

/// The `tab` of a go segue.
@Suite struct UnknownTabTests {
  @Test func aScreenThatStandsInNoContainer() {
    check(
      """
      navc: 1
      graph: Shop
      root: home
      screens:
        home: { push: { openCart: cart }, go: { orders: { tab: 1️⃣orders1️⃣ } } }
        cart: { back: false, go: { shop: { tab: 2️⃣shop2️⃣ } } }

      """,
      ExpectedDiagnostic(
        .unknownTab, "1️⃣", "'home' is not in a container with a tab called 'orders'",
        notes: [.init("1️⃣", "'tab' selects a tab of a container around the screen; 'to' goes to any screen")]),
      ExpectedDiagnostic(
        .unknownTab, "2️⃣", "'cart' is not in a container with a tab called 'shop'",
        notes: [.init("2️⃣", "'tab' selects a tab of a container around the screen; 'to' goes to any screen")]))
  }

  @Test func whereNobodyComesNothingIsSaid() {
    check(
      """
      navc: 1
      graph: Shop
      root: home
      screens:
        home:
        1️⃣cart1️⃣: { go: { shop: { tab: shop } } }

      """,
      ExpectedDiagnostic(
        .unreachableScreen, "1️⃣",
        "nothing pushes 'cart', so it can never be shown; push it from a screen, or remove it"))
  }

  @Test func theNearestContainerThatHasTheTab() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main: { tabs: { shop: catalog, help: help } }
        catalog: { present: { settings: settings }, push: { openCart: cart } }
        help: { push: { openCart: cart }, go: { shop: { tab: shop } } }
        cart: { shared: true, go: { help: { tab: help } } }
        settings: { tabs: { sound: sound, storage: storage } }
        sound: { go: { shop: { tab: shop }, store: { tab: storage }, cart: { tab: 1️⃣cart1️⃣ } } }
        storage: { unwind: { close: catalog } }

      """,
      ExpectedDiagnostic(
        .unknownTab, "1️⃣", "'sound' is not in a container with a tab called 'cart'",
        notes: [.init("1️⃣", "'tab' selects a tab of a container around the screen; 'to' goes to any screen")]))
  }

  @Test func notTheSameContainerEverywhere() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main: { tabs: { shop: catalog, help: help } }
        catalog: { present: { settings: settings }, push: { openCart: cart } }
        help:
        cart: { shared: true, go: { help: { tab: 1️⃣help1️⃣ }, shop: { tab: shop } } }
        settings: { tabs: { sound: sound, help: advice } }
        sound: { push: { openCart: cart } }
        advice: { unwind: { close: catalog } }

      """,
      ExpectedDiagnostic(
        .unknownTab, "1️⃣", "'cart' is not in a container with a tab called 'help'",
        notes: [.init("1️⃣", "'tab' selects a tab of a container around the screen; 'to' goes to any screen")]))
  }

  @Test func fromAnywhereItIsAroundEveryScreenWithAPage() {
    check(
      """
      navc: 1
      graph: Shop
      root: [main, welcome]
      facts: { isIn: Bool }
      anywhere: { go: { orders: { tab: 1️⃣orders1️⃣ }, sound: { tab: 2️⃣sound2️⃣ } } }
      screens:
        main: { requires: isIn, tabs: { shop: catalog, orders: orderList } }
        catalog: { present: { settings: settings } }
        orderList:
        welcome:
        settings: { tabs: { sound: sound, storage: storage } }
        sound: { unwind: { close: catalog } }
        storage:

      """,
      ExpectedDiagnostic(
        .unknownTab, "1️⃣",
        "'welcome' offers the segues of 'anywhere', but is not in a container with a tab called 'orders'",
        notes: [.init("1️⃣", "'tab' selects a tab of a container around the screen; 'to' goes to any screen")]),
      ExpectedDiagnostic(
        .unknownTab, "2️⃣",
        "'catalog' offers the segues of 'anywhere', but is not in a container with a tab called 'sound'",
        notes: [.init("2️⃣", "'tab' selects a tab of a container around the screen; 'to' goes to any screen")]))
  }

  @Test func fromAnywhereItIsTheSameForAll() {
    let text = """
      navc: 1
      graph: Shop
      root: main
      anywhere: { go: { help: { tab: 1️⃣help1️⃣ }, shop: { tab: shop } } }
      screens:
        main: { tabs: { shop: catalog, help: advice } }
        catalog: { present: { settings: settings, ask: sure } }
        advice:
        settings: { tabs: { help: about, more: more } }
        about: { unwind: { close: catalog } }
        more:
        sure: { alert: true, unwind: { no: previous } }

      """
    check(
      text,
      ExpectedDiagnostic(
        .unknownTab, "1️⃣",
        "the screens that offer the segues of 'anywhere' are not all in the same container with a tab called 'help'",
        notes: [.init("1️⃣", "'tab' selects a tab of a container around the screen; 'to' goes to any screen")]))
    // The segue is valid if only one container has the tab.
    check(text.replacing("1️⃣help1️⃣", with: "help").replacing("tabs: { help: about", with: "tabs: { about: about"))
  }

  @Test func anotherTabLeadsAwayFromAnywhere() {
    let text = """
      navc: 1
      graph: Shop
      root: main
      anywhere: { go: { shop: { tab: shop } } }
      screens:
        main: { tabs: { shop: catalog, help: help } }
        catalog: { push: { wait: waiting } }
        help: { push: { pay: payment } }
        payment: { back: false }
        1️⃣waiting1️⃣: { back: 2️⃣false2️⃣ }

      """
    check(
      text,
      ExpectedDiagnostic(
        .deadEnd, "1️⃣",
        "users cannot leave 'waiting': 'back' is false and no unwind leads out",
        notes: [
          .init("2️⃣", "'back' is false here"),
          .init("1️⃣", "add an unwind to 'waiting' or to a screen above it"),
        ]))
    check(
      text.replacing("1️⃣", with: "").replacing("2️⃣", with: "").replacing(
        "{ shop: { tab: shop } }", with: "{ shop: { tab: shop }, help: { tab: help } }"))
  }

  @Test func anotherTabLeadsAwayAndTheOwnOneDoesNot() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main: { tabs: { shop: catalog, help: help } }
        catalog: { push: { pay: payment, wait: waiting } }
        help:
        payment: { back: false, go: { leave: { tab: help } } }
        1️⃣waiting1️⃣: { back: 2️⃣false2️⃣, go: { stay: { tab: shop } } }

      """,
      ExpectedDiagnostic(
        .deadEnd, "1️⃣",
        "users cannot leave 'waiting': 'back' is false and no unwind leads out",
        notes: [
          .init("2️⃣", "'back' is false here"),
          .init("1️⃣", "add an unwind to 'waiting' or to a screen above it"),
        ]))
  }

  /// A tab of another container is not suggested.
  @Test func aMisspeltTab() {
    func graph(_ first: String, _ second: String) -> String {
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main: { tabs: { listen: library, search: search } }
        library: { push: { open: album }, present: { more: more } }
        search: { go: { hear: { tab: \(first) } } }
        album: { go: { size: { tab: \(second) } } }
        more: { tabs: { sound: sound, storage: storage } }
        sound:
        storage:

      """
    }
    check(
      graph("1️⃣listn1️⃣", "2️⃣sounds2️⃣"),
      ExpectedDiagnostic(
        .unknownTab, "1️⃣", "'search' is not in a container with a tab called 'listn'",
        notes: [.init("1️⃣", "did you mean 'listen'?")]),
      ExpectedDiagnostic(
        .unknownTab, "2️⃣", "'album' is not in a container with a tab called 'sounds'",
        notes: [.init("2️⃣", "'tab' selects a tab of a container around the screen; 'to' goes to any screen")]),
      fixed: graph("listen", "sounds"))
  }
}
