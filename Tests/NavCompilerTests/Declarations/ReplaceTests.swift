import NavCompiler
import NavTable
import Testing

/// `replace`: segues that replace the screens above another one.
@Suite struct ReplaceTests {
  private func shop(_ screens: String) -> String { "navc: 1\ngraph: Shop\nroot: catalog\nscreens:\n\(screens)" }

  @Test func itCutsWhereItSaysAndAtPreviousWhereItDoesNot() throws {
    let text = shop(
      """
        catalog: { push: { open: product } }
        product: { present: { write: editor } }
        editor: { push: { preview: preview } }
        preview:
          replace:
            sent: { to: thanks, from: product, pass: { id: 7 } }
            again: other
            over: { to: catalogue, from: root }
        thanks: { arguments: { id: Int } }
        other:
        catalogue:

      """)
    let result = Compiler.check(SourceFile(path: "shop.nav.yaml", text: text))
    #expect(result.diagnostics.diagnostics.isEmpty, "\(result.diagnostics.diagnostics)")
    let graph = try #require(result.graph)
    let segues = graph.screens[3].pushes.map { graph.segues[Int($0)] }
    #expect(
      segues.map(\.opening) == [.replace(from: .screen(ScreenID(1))), .replace(from: .previous), .replace(from: .root)])
    let tree = PushTree(graph)
    #expect(tree.parents(of: ScreenID(4)) == [ScreenID(1)])
    #expect(tree.parents(of: ScreenID(5)) == [ScreenID(2)])
    #expect(tree.parents(of: ScreenID(6)) == [ScreenID(0)])
    #expect(graph.size.segues == 6 && tree.depth == 4)
  }

  @Test func fromIsAScreenThatLiesBelowEverywhere() {
    check(
      shop(
        """
          catalog: { push: { openCart: cart, openHelp: help } }
          cart: { push: { pay: 3️⃣payment3️⃣ } }
          payment:
            replace:
              done: { to: receipt, from: 1️⃣help1️⃣ }
              same: { to: report, from: 2️⃣payment2️⃣ }
          receipt:
          report:
          help:

        """),
      ExpectedDiagnostic(
        .replaceNotAncestor, "1️⃣", "'help' is never below 'payment', so 'from' cannot name it",
        notes: [.init("3️⃣", "'help' is not on the path 'catalog' → 'cart' → 'payment'")]),
      ExpectedDiagnostic(
        .replaceNotAncestor, "2️⃣",
        "this segue removes 'payment', so 'from' cannot name it; use 'previous', or a push to keep 'payment'"
      ))
  }

  @Test func aPathThatLacksItIsShown() {
    check(
      shop(
        """
          catalog: { push: { openCart: cart, openItem: 2️⃣item2️⃣ } }
          cart: { push: { openItem: item } }
          item:
            shared: true
            replace: { buy: { to: receipt, from: 1️⃣cart1️⃣ } }
          receipt:

        """),
      ExpectedDiagnostic(
        .replaceNotAncestor, "1️⃣", "'cart' is not below 'item' in every place, so 'from' cannot name it",
        notes: [.init("2️⃣", "'cart' is not on the path 'catalog' → 'item'")]))
  }

  @Test func oneThatIsWrongHidesNotItself() {
    check(
      shop(
        """
          catalog: { push: { openItem: 2️⃣item2️⃣, openCart: cart } }
          cart: { push: { openItem: item } }
          item:
            shared: true
            replace: { home: { to: catalog, from: 1️⃣cart1️⃣ } }

        """),
      ExpectedDiagnostic(
        .replaceNotAncestor, "1️⃣", "'cart' is not below 'item' in every place, so 'from' cannot name it",
        notes: [.init("2️⃣", "'cart' is not on the path 'catalog' → 'item'")]))
  }

  @Test func theRootIsNotReplaced() {
    check(
      shop("  catalog: { replace: { 1️⃣go1️⃣: home } }\n  home:\n"),
      ExpectedDiagnostic(
        .replaceNotAncestor, "1️⃣",
        "'go' cannot replace 'catalog', which is the root"))
  }

  @Test func whatItOpensHasAParentWhereItIsPut() {
    check(
      shop(
        """
          catalog: { push: { openCart: cart, openHelp: help } }
          cart: { push: { pay: payment } }
          payment: { replace: { done: { to: 2️⃣receipt2️⃣, from: catalog } } }
          help: { push: { show: 1️⃣receipt1️⃣ } }
          receipt:

        """),
      ExpectedDiagnostic(
        .secondParent, "1️⃣",
        "'receipt' is pushed from 'help' and put on 'catalog', but is not marked 'shared: true'",
        notes: [.init("2️⃣", "its first parent is 'catalog', on which 'payment' puts it here")]),
      fixed: shop(
        """
          catalog: { push: { openCart: cart, openHelp: help } }
          cart: { push: { pay: payment } }
          payment: { replace: { done: { to: receipt, from: catalog } } }
          help: { push: { show: receipt } }
          receipt:
            shared: true

        """))
  }

  @Test func whatIsReplacedOverAndOverHasTheSameParent() {
    let text = shop(
      """
        catalog: { push: { open: one } }
        one: { replace: { next: two } }
        two: { replace: { next: three, back: one } }
        three: { replace: { again: three, first: one } }

      """)
    let result = Compiler.check(SourceFile(path: "shop.nav.yaml", text: text))
    #expect(result.graph.map { PushTree($0).depth } == 2, "\(result.diagnostics.diagnostics)")
  }

  @Test func aCycle() {
    check(
      shop(
        """
          catalog: { push: { open: 2️⃣cart2️⃣ } }
          cart: { push: { pay: 3️⃣payment3️⃣ } }
          payment: { replace: { again: { to: 1️⃣cart1️⃣, from: cart }, home: { to: 4️⃣catalog4️⃣, from: root } } }

        """),
      ExpectedDiagnostic(
        .pushCycle, "1️⃣",
        "this segue puts 'cart' on top of itself; use an unwind, or name a screen further down in 'from'"),
      ExpectedDiagnostic(
        .pushToRoot, "4️⃣",
        "'catalog' is the root, which is already on the stack; use an unwind to 'root'"))
  }

  @Test func namesThatAreNone() {
    check(
      shop(
        """
          catalog: { push: { open: cart } }
          cart:
            replace:
              one: { to: 1️⃣recipt1️⃣, from: catalog }
              two: { to: receipt, from: 2️⃣catlog2️⃣ }
              three: { to: receipt, from: 3️⃣opener3️⃣ }
              four: { to: receipt, 4️⃣recursive4️⃣: true }
              five: { to: receipt, from: 5️⃣[catalog]5️⃣ }
          receipt:

        """),
      ExpectedDiagnostic(
        .unknownScreen, "1️⃣", "no screen is called 'recipt'", notes: [.init("1️⃣", "did you mean 'receipt'?")]),
      ExpectedDiagnostic(
        .unknownScreen, "2️⃣", "no screen is called 'catlog'", notes: [.init("2️⃣", "did you mean 'catalog'?")]),
      ExpectedDiagnostic(
        .unknownScreen, "3️⃣",
        "'opener' is a target of unwinds only; 'from' takes the name of a screen, 'previous', or 'root'"),
      ExpectedDiagnostic(
        .unknownKey, "4️⃣", "'recursive' is not a key of a segue that replaces",
        notes: [.init("4️⃣", "it is a key of a push segue")]),
      ExpectedDiagnostic(
        .wrongShape, "5️⃣", "'from' takes the name of a screen, not a list"),
      fixed: shop(
        """
          catalog: { push: { open: cart } }
          cart:
            replace:
              one: { to: receipt, from: catalog }
              two: { to: receipt, from: catalog }
              three: { to: receipt, from: opener }
              four: { to: receipt, recursive: true }
              five: { to: receipt, from: [catalog] }
          receipt:

        """))
  }

  @Test func aDeclarationThatNobodyComesToOpensNothing() {
    check(
      shop(
        """
          catalog: { push: { open: cart } }
          cart:
          1️⃣lost1️⃣: { replace: { go: { to: end, from: catalog } } }
          2️⃣end2️⃣:

        """),
      ExpectedDiagnostic(
        .unreachableScreen, "1️⃣",
        "nothing pushes 'lost', so it can never be shown; push it from a screen, or remove it",
        notes: [.init("2️⃣", "'end' is also unreachable")]))
  }

  @Test func itLeavesAsAnUnwindDoes() {
    check(
      shop(
        """
          catalog: { push: { open: cart, openHelp: help } }
          cart: { back: false, push: { pay: payment } }
          payment: { replace: { done: { to: receipt, from: catalog } } }
          receipt: { back: false, replace: { again: cart } }
          1️⃣help1️⃣: { back: 2️⃣false2️⃣, push: { more: more } }
          more: { replace: { other: rest } }
          rest:

        """),
      ExpectedDiagnostic(
        .deadEnd, "1️⃣",
        "users cannot leave 'help': 'back' is false and no unwind leads out",
        notes: [
          .init("2️⃣", "'back' is false here"),
          .init("1️⃣", "add an unwind to 'help' or to a screen above it"),
        ]))
  }

  @Test func noLinkGoesByOne() {
    check(
      shop(
        """
          catalog: { push: { open: cart } }
          cart: { replace: { done: 2️⃣receipt2️⃣ } }
          receipt: { link: 1️⃣/receipt1️⃣, push: { more: detail } }
          detail: { link: 3️⃣/detail3️⃣ }

        """),
      ExpectedDiagnostic(
        .linkNeedsVia, "1️⃣",
        "no link can open 'receipt': only replace segues lead to it",
        notes: [.init("2️⃣", "'done' opens it here")]),
      ExpectedDiagnostic(
        .linkNeedsVia, "3️⃣",
        "no link can open 'receipt', which is on the path to 'detail': only replace segues lead to it",
        notes: [.init("2️⃣", "'done' opens it here")]))
  }

  @Test func predicatesSeeWhoDeclaresIt() {
    let text =
      "navc: 1\ngraph: Shop\nroot: catalog\nfacts: { isOpen: { type: Bool, arguments: { id: Int } } }\nscreens:\n"
      + "  catalog: { push: { open: item } }\n"
      + "  item: { arguments: { id: Int }, replace: { next: { to: receipt, shouldPerform: isOpen(id), pass: { number: source.id } } } }\n"
      + "  receipt: { arguments: { number: Int } }\n"
    #expect(Compiler.check(SourceFile(path: "shop.nav.yaml", text: text)).diagnostics.diagnostics.isEmpty)
  }
}
