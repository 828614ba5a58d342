import NavCompiler
import Testing

/// Keys that a container cannot have next to `tabs`.
@Suite struct TabsWithSeguesTests {
  @Test func keysOfAScreenWithAPage() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main:
          title: Shop
          doc: All of it.
          class: TabBarController
          arguments: { page: Int = 1 }
          key: [page]
          whenDuplicate: refuse
          metadata: { team: shop }
          tabs: { shop: catalog, help: help }
          1️⃣push1️⃣: { open: cart }
          2️⃣present2️⃣: { show: cart }
          3️⃣replace3️⃣: { put: cart }
          4️⃣unwind4️⃣: { close: previous }
          5️⃣back5️⃣: false
          6️⃣alert6️⃣: true
          7️⃣bar7️⃣: { hidden: true }
          8️⃣link8️⃣: /main
        catalog:
        help:
        cart: { shared: true }

      """,
      ExpectedDiagnostic(
        .tabsWithSegues, "1️⃣",
        "the container 'main' has no page, so it does not support 'push'; move it to a screen of a tab"),
      ExpectedDiagnostic(
        .tabsWithSegues, "2️⃣",
        "the container 'main' has no page, so it does not support 'present'; move it to a screen of a tab"),
      ExpectedDiagnostic(
        .tabsWithSegues, "3️⃣",
        "the container 'main' has no page, so it does not support 'replace'; move it to a screen of a tab"),
      ExpectedDiagnostic(
        .tabsWithSegues, "4️⃣",
        "the container 'main' has no page, so it does not support 'unwind'; move it to a screen of a tab"),
      ExpectedDiagnostic(
        .tabsWithSegues, "5️⃣",
        "the container 'main' does not support 'back'; move it to the screens of its tabs"),
      ExpectedDiagnostic(
        .tabsWithSegues, "6️⃣", "'main' has 'tabs' and 'alert', but a container cannot be an alert; remove one of them"),
      ExpectedDiagnostic(
        .tabsWithSegues, "7️⃣",
        "the container 'main' has no page, so it does not support 'bar'; move it to a screen of a tab"),
      ExpectedDiagnostic(
        .tabsWithSegues, "8️⃣",
        "the container 'main' does not support 'link'; move it to a screen of a tab"))
  }

  @Test func keysThatATabLacksAndNamesThatItCannotHave() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main:
          tabs:
            shop: { to: catalog, title: Shop, doc: The shop., metadata: { icon: bag }, pass: { page: 1 } }
            1️⃣more1️⃣: { title: More }
            help: { to: help, 2️⃣shouldPerform2️⃣: isOpen }
            3️⃣he-lp3️⃣: about
            cart: 4️⃣[cart]4️⃣
        catalog: { arguments: { page: Int } }
        help:
        about:
        5️⃣cart5️⃣:

      """,
      ExpectedDiagnostic(
        .missingKey, "1️⃣", "the tab 'more' has no target; add 'to: <screen>'"),
      ExpectedDiagnostic(
        .unknownKey, "2️⃣", "'shouldPerform' is not a key of a tab", notes: [.init("2️⃣", "it is a key of a push segue")]),
      ExpectedDiagnostic(.wrongShape, "4️⃣", "a tab takes the name of a screen or { to: … }, not a list"))
  }

  @Test func whatIsNoMapping() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main:
          tabs: 1️⃣[one]1️⃣

      """,
      ExpectedDiagnostic(
        .wrongShape, "1️⃣", "'tabs' takes a mapping of names to screens, as in { home: home, search: search }, not a list"
      ))
  }

  /// A container has no page, so it begins no columns.
  @Test func aContainerHasNoColumns() {
    func main(_ key: String) -> String {
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main:
          tabs: { shop: catalog, help: help }
          \(key)
        catalog: { push: { find: cart } }
        help:
        cart:

      """
    }
    check(
      main("1️⃣split1️⃣: true"),
      ExpectedDiagnostic(
        .tabsWithSegues, "1️⃣",
        "the container 'main' has no page, so it does not support 'split'; move it to a screen of a tab"))
    check(
      main("1️⃣pane1️⃣: { open: cart }").replacing("catalog: { push: { find: cart } }", with: "catalog:"),
      ExpectedDiagnostic(
        .tabsWithSegues, "1️⃣",
        "the container 'main' has no page, so it does not support 'pane'; move it to a screen of a tab"))
  }
}
