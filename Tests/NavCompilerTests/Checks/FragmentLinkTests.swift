import NavCompiler
import Testing

/// Links in fragments, whose path continues below the mount.
@Suite struct FragmentLinkTests {
  private static func graph(_ screens: String) -> String {
    """
    navc: 1
    graph: Shop
    root: catalog
    screens:
    \(screens)

    """
  }

  private static let checkout = """
    navc: 1
    fragment: Checkout
    root: address
    screens:
      address:
        arguments: { product: Int }
        push: { next: payment }
      payment:
        link: 3️⃣/pay3️⃣

    """

  @Test func theWayIsComplete() {
    check(
      Self.graph(
        """
          catalog: { push: { buy: { to: checkout, pass: { product: 7 } } } }
          checkout: { mount: checkout.nav.yaml }
        """), mounting: ["checkout.nav.yaml": Self.checkout])
  }

  @Test func theFragmentGivesItsRootsArguments() {
    check(
      Self.graph(
        """
          catalog: { push: { buy: checkout } }
          checkout: { mount: checkout.nav.yaml }
        """), mounting: ["checkout.nav.yaml": Self.checkout.replacing("3️⃣/pay3️⃣", with: "/pay/{product}")])
  }

  @Test func nothingGivesTheRootsArguments() {
    check(
      Self.graph(
        """
          catalog: { push: { buy: checkout } }
          2️⃣checkout2️⃣: { mount: 1️⃣checkout.nav.yaml1️⃣ }
        """), mounting: ["checkout.nav.yaml": Self.checkout],
      .init(
        .linkMissingArgument, "1️⃣",
        "the fragment's link to 'payment' does not supply 'product', which 'checkout' requires",
        notes: [
          .init("2️⃣", "'product' of 'checkout' has no default, and a segue on the path does not pass it"),
          .init("3️⃣", "the fragment's link is here"),
        ]))
  }

  @Test func aScreenBelowTheMountRequiresOne() {
    check(
      Self.graph(
        """
          catalog: { push: { open: product } }
          product: { arguments: { 2️⃣id2️⃣: Int }, push: { buy: { to: checkout, pass: { product: source.id } } } }
          checkout: { mount: 1️⃣checkout.nav.yaml1️⃣ }
        """), mounting: ["checkout.nav.yaml": Self.checkout],
      .init(
        .linkMissingArgument, "1️⃣",
        "the fragment's link to 'payment' does not supply 'id', which 'product' on the path to 'checkout' requires",
        notes: [
          .init("2️⃣", "'id' of 'product' has no default, and a segue on the path does not pass it"),
          .init("3️⃣", "the fragment's link is here"),
        ]))
  }

  @Test func aSharedScreenBelowTheMount() {
    check(
      Self.graph(
        """
          catalog: { push: { buy: { to: checkout, pass: { product: 7 } }, cart: cart } }
          cart: { push: { buy: { to: checkout, pass: { product: 7 } } } }
          checkout: { shared: true, mount: 1️⃣checkout.nav.yaml1️⃣ }
        """), mounting: ["checkout.nav.yaml": Self.checkout],
      .init(
        .linkNeedsVia, "1️⃣",
        "'checkout' is shared, but the fragment's link to 'payment' cannot name the screen that pushes it",
        notes: [.init("3️⃣", "the fragment's link is here")]))
  }

  @Test func twoLinksOfTwoFiles() {
    check(
      Self.graph(
        """
          catalog: { push: { buy: { to: checkout, pass: { product: 7 } }, pay: pay } }
          pay: { link: 2️⃣/pay2️⃣ }
          checkout: { mount: 1️⃣checkout.nav.yaml1️⃣ }
        """), mounting: ["checkout.nav.yaml": Self.checkout],
      .init(
        .linkAmbiguous, "1️⃣", "a URL can match both the fragment's link to 'checkout.payment' and the link to 'pay'",
        notes: [.init("2️⃣", "'/pay' also matches this link, '/pay'"), .init("3️⃣", "the fragment's link is here")]))
  }

  @Test func oneFragmentInTwoPlaces() {
    check(
      Self.graph(
        """
          catalog: { push: { buy: { to: one, pass: { product: 7 } }, again: { to: two, pass: { product: 7 } } } }
          one: { mount: checkout.nav.yaml }
          two: { mount: 1️⃣checkout.nav.yaml1️⃣ }
        """), mounting: ["checkout.nav.yaml": Self.checkout],
      .init(
        .linkAmbiguous, "1️⃣", "a URL can match both the fragment's link to 'two.payment' and the link to 'one.payment'",
        notes: [.init("3️⃣", "'/pay' also matches this link"), .init("3️⃣", "the fragment's link is here")]))
  }

  /// A fragment in a fragment: each file must supply the arguments of its own screens.
  @Test func nested() {
    let outer = """
      navc: 1
      fragment: Orders
      root: list
      screens:
        list: { arguments: { user: Int }, push: { buy: { to: checkout, pass: { product: 7 } } } }
        checkout: { mount: checkout.nav.yaml }

      """
    check(
      Self.graph("  catalog: { push: { orders: orders } }\n  2️⃣orders2️⃣: { mount: 1️⃣orders.nav.yaml1️⃣ }"),
      mounting: ["orders.nav.yaml": outer, "checkout.nav.yaml": Self.checkout],
      .init(
        .linkMissingArgument, "1️⃣",
        "the fragment's link to 'checkout.payment' does not supply 'user', which 'orders' requires",
        notes: [
          .init("2️⃣", "'user' of 'orders' has no default, and a segue on the path does not pass it"),
          .init("3️⃣", "the fragment's link is here"),
        ]))
  }

  /// Enums with the same cases are the same type, in whichever file they are declared.
  @Test func enumsOfTwoFiles() {
    func fragment(_ cases: String) -> String {
      """
      navc: 1
      fragment: Moods
      root: list
      types: { Mood: [\(cases)] }
      screens:
        list: { arguments: { mood: Mood = \(cases.prefix { $0 != "," }) }, link: "/{mood}" }

      """
    }
    let graph = """
      navc: 1
      graph: Shop
      root: catalog
      types: { Order: [price, name] }
      screens:
        catalog: { arguments: { order: Order = name }, link: 2️⃣"/{order}"2️⃣, push: { moods: moods } }
        moods: { mount: 1️⃣moods.nav.yaml1️⃣ }

      """
    check(graph, mounting: ["moods.nav.yaml": fragment("good, bad")])
    check(
      graph, mounting: ["moods.nav.yaml": fragment("good, price").replacing("\"/{mood}\"", with: "3️⃣\"/{mood}\"3️⃣")],
      .init(
        .linkAmbiguous, "1️⃣", "a URL can match both the fragment's link to 'moods.list' and the link to 'catalog'",
        notes: [
          .init("2️⃣", "'/price' also matches this link, \"/{order}\""), .init("3️⃣", "the fragment's link is here"),
        ]))
  }
}
