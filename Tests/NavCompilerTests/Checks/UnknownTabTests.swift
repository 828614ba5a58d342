import NavCompiler
import Testing

/// `tab` of a segue under `go`.
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
        .unknownTab, "1️⃣", "'home' does not stand in a container with a tab called 'orders'",
        notes: [.init("1️⃣", "'tab' selects one of the tabs around a screen, and 'to' goes to any screen")]),
      ExpectedDiagnostic(
        .unknownTab, "2️⃣", "'cart' does not stand in a container with a tab called 'shop'",
        notes: [.init("2️⃣", "'tab' selects one of the tabs around a screen, and 'to' goes to any screen")]))
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
        .unknownTab, "1️⃣", "'sound' does not stand in a container with a tab called 'cart'",
        notes: [.init("1️⃣", "'tab' selects one of the tabs around a screen, and 'to' goes to any screen")]))
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
        .unknownTab, "1️⃣", "'cart' does not stand in a container with a tab called 'help'",
        notes: [.init("1️⃣", "'tab' selects one of the tabs around a screen, and 'to' goes to any screen")]))
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
        "nothing leads away from 'waiting': it has 'back: false', and no unwind goes from it, or from a screen above it, to one below it",
        notes: [.init("2️⃣", "'back' is forbidden here")]))
  }
}
