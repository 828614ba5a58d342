import NavCompiler
import NavTable
import Testing

/// `go`: segues that build the path to a screen, and keep the part of it that is on the stack.
@Suite struct GoTests {
  private func shop(_ screens: String, facts: String = "") -> String {
    "navc: 1\ngraph: Shop\nroot: home\n\(facts)screens:\n\(screens)"
  }

  /// The lines of the table for a screen's segues under `go`.
  private func lines(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [TableLine] {
    let result = Compiler.check(SourceFile(path: "shop.nav.yaml", text: text))
    #expect(
      result.diagnostics.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
    let table = Compiler.table(try #require(result.graph))
    return Array(table.drop { $0.keyword != .go && $0.keyword != .select }.prefix { $0.keyword != .screen })
  }

  @Test func itsLines() throws {
    let text = shop(
      """
        home: { push: { openOrders: orders, openProduct: product } }
        product:
          arguments: { id: Int }
          unwind: { done: previous }
          go:
            home: home
            seeOrder:
              to: order
              via: orders
              pass: { id: source.id, orders.filter: all, isNew: true }
              shouldPerform: isOpen
              whenBusy: queue
              animated: false
              metadata: { team: orders }
        orders: { arguments: { filter: String }, push: { open: order } }
        order: { shared: true, arguments: { id: Int, isNew: Bool, note: String = none }, push: { back: more } }
        more: { unwind: { leave: opener } }

      """, facts: "facts: { isOpen: Bool }\ndefaults: { transition: fade }\n")
    #expect(
      try lines(text) == [
        .go("home", to: "home"),
        .go("seeOrder", to: "order"), .via(["orders"]),
        .pass(PassedArgument(name: "id", value: .source("id"))),
        .pass(PassedArgument(name: "orders.filter", value: .literal(.text("all")))),
        .pass(PassedArgument(name: "isNew", value: .literal(.truth(true)))),
        .condition("isOpen"), .busy(.queue), .unanimated, .metadata("team", value: "orders"),
      ])
  }

  @Test func itIsNoEdgeAndComesLast() throws {
    let text = shop(
      """
        home: { go: { there: cart }, unwind: {}, push: { openCart: cart } }
        cart: { go: { back: home }, unwind: { done: home }, push: { pay: payment } }
        payment:

      """)
    let graph = try #require(Compiler.check(SourceFile(path: "shop.nav.yaml", text: text)).graph)
    let tree = PushTree(graph)
    #expect(tree.depth == 3 && graph.size.segues == 5)
    #expect(tree.isRoot(ScreenID(0)) && tree.parents(of: ScreenID(0)).count == 1)
    #expect(graph.screens.map(\.goes.count) == [1, 1, 0])
    #expect(graph.segues.map { graph.texts.text($0.name) } == ["openCart", "there", "pay", "done", "back"])
  }

  @Test func itReachesNothing() {
    check(
      shop("  home: { go: { there: 2️⃣lost2️⃣ } }\n  1️⃣lost1️⃣:\n"),
      ExpectedDiagnostic(
        .unreachableScreen, "1️⃣", "nothing pushes 'lost', so it can never be shown; push it from a screen, or remove it",
        notes: [.init("2️⃣", "'there' is a go segue, which only follows pushes and presents")]))
  }

  // MARK: Supplied arguments

  @Test func whatStandsNeedsNothing() {
    check(
      shop(
        """
          home: { push: { openShelf: shelf } }
          shelf: { arguments: { name: String }, push: { openItem: item, openBox: box } }
          item: { arguments: { id: Int }, go: { seeBox: box, seeParts: parts, other: item, toShelf: shelf } }
          box: { arguments: { id: Int }, push: { openParts: { to: parts, pass: { of: source.id } } } }
          parts: { arguments: { of: Int }, go: { seeItem: item } }

        """.replacing("seeParts: parts", with: "seeParts: { to: parts, pass: { box.id: source.id } }")))
  }

  @Test func whatDoesNotStandIsGiven() {
    check(
      shop(
        """
          home: { push: { openShelf: shelf, openHelp: help } }
          shelf: { arguments: { 3️⃣name3️⃣: String }, push: { openItem: item } }
          item: { arguments: { 4️⃣id4️⃣: Int, note: String = none }, push: { openPart: part } }
          part: { arguments: { id: Int } }
          help:
            go:
              toPart: 1️⃣part1️⃣
              half: { to: 2️⃣part2️⃣, pass: { item.id: 3 } }
              all: { to: part, pass: { item.id: 3, shelf.name: low, id: 7 } }

        """),
      ExpectedDiagnostic(
        .linkMissingArgument, "1️⃣",
        "'toPart' does not supply 'id', which 'item' on the path to 'part' requires",
        notes: [
          .init(
            "4️⃣",
            "'id' of 'item' has no default, and a segue on the path does not pass it; add 'item.id' to 'pass'"
          ),
          .init(
            "3️⃣",
            "'name' of 'shelf' has no default, and a segue on the path does not pass it; add 'shelf.name' to 'pass'"
          ),
        ]),
      ExpectedDiagnostic(
        .linkMissingArgument, "2️⃣",
        "'half' does not supply 'name', which 'shelf' on the path to 'part' requires",
        notes: [
          .init(
            "3️⃣",
            "'name' of 'shelf' has no default, and a segue on the path does not pass it; add 'shelf.name' to 'pass'"
          )
        ]))
  }

  @Test func whatStandsInSomePlacesOnly() {
    check(
      shop(
        """
          home: { push: { openShelf: shelf, openHelp: 3️⃣help3️⃣ } }
          shelf: { arguments: { 2️⃣name2️⃣: String }, push: { openItem: item, openHelp: help } }
          item:
          help: { shared: true, go: { toItem: 1️⃣item1️⃣ } }

        """),
      ExpectedDiagnostic(
        .linkMissingArgument, "1️⃣",
        "'toItem' does not supply 'name', which 'shelf' on the path to 'item' requires",
        notes: [
          .init(
            "2️⃣",
            "'name' of 'shelf' has no default, and a segue on the path does not pass it; add 'shelf.name' to 'pass'"
          ),
          .init("3️⃣", "'shelf' is not on the path 'home' → 'help'"),
        ]))
  }

  @Test func namesOfArguments() {
    check(
      shop(
        """
          home: { push: { openShelf: shelf, openHelp: help } }
          shelf: { arguments: { name: String }, push: { openItem: item } }
          9️⃣item9️⃣: { arguments: { id: Int } }
          8️⃣help8️⃣:
            arguments: { topic: String }
            go:
              one: { to: item, pass: { shelf.1️⃣nam1️⃣: low } }
              two: { to: item, pass: { 2️⃣name2️⃣: low } }
              three: { to: item, pass: { 3️⃣help.topic3️⃣: low, shelf.name: low } }
              four: { to: item, pass: { shelf.name: source.4️⃣topc4️⃣ } }
              five: { to: item, pass: { shelf.name: low, 7️⃣id7️⃣: 1, 5️⃣item.id5️⃣: 2 } }
              six: { to: item, pass: { shelf.name: low, id: 6️⃣low6️⃣ } }

        """),
      ExpectedDiagnostic(
        .unknownArgument, "1️⃣", "'shelf' has no argument called 'nam'", notes: [.init("1️⃣", "did you mean 'name'?")]),
      ExpectedDiagnostic(
        .unknownArgument, "2️⃣", "'item' has no argument called 'name'", notes: [.init("9️⃣", "'item' takes 'id'")]),
      ExpectedDiagnostic(
        .unknownArgument, "3️⃣", "'help' is not on the path to 'item', so 'three' cannot set its arguments",
        notes: [.init("8️⃣", "'help' is here")]),
      ExpectedDiagnostic(
        .unknownArgument, "4️⃣", "'help' has no argument called 'topc'", notes: [.init("4️⃣", "did you mean 'topic'?")]),
      ExpectedDiagnostic(
        .duplicateKey, "5️⃣", "'item.id' is the same argument as 'id'", notes: [.init("7️⃣", "the first is here")]),
      ExpectedDiagnostic(
        .argumentType, "6️⃣", "'low' is not an Int, which 'id' requires",
        notes: [.init("6️⃣", "write an Int as in 3 or -3")]),
      fixed: shop(
        """
          home: { push: { openShelf: shelf, openHelp: help } }
          shelf: { arguments: { name: String }, push: { openItem: item } }
          item: { arguments: { id: Int } }
          help:
            arguments: { topic: String }
            go:
              one: { to: item, pass: { shelf.name: low } }
              two: { to: item, pass: { name: low } }
              three: { to: item, pass: { help.topic: low, shelf.name: low } }
              four: { to: item, pass: { shelf.name: source.topic } }
              five: { to: item, pass: { shelf.name: low, id: 1, item.id: 2 } }
              six: { to: item, pass: { shelf.name: low, id: low } }

        """))
  }

  // MARK: The path

  @Test func sharedScreensNeedVia() {
    check(
      shop(
        """
          home: { push: { openShelf: shelf, openHelp: help } }
          shelf: { push: { openItem: 3️⃣item3️⃣ } }
          help:
            push: { openItem: 4️⃣item4️⃣ }
            go:
              one: 1️⃣part1️⃣
              two: { to: 2️⃣part2️⃣, via: 5️⃣home5️⃣ }
              three: { to: part, via: shelf }
              four: { to: 6️⃣shelf6️⃣, via: [7️⃣home7️⃣] }
          item: { shared: true, push: { openPart: part } }
          part:

        """),
      ExpectedDiagnostic(
        .linkNeedsVia, "1️⃣",
        "'item', on the path to 'part', is shared, so 'via' of 'one' must name a screen that pushes it",
        notes: [.init("3️⃣", "'shelf' pushes 'item'"), .init("4️⃣", "'help' pushes 'item'")]),
      ExpectedDiagnostic(
        .linkNeedsVia, "2️⃣", "'via' names 'home', which does not push 'item'",
        notes: [
          .init("5️⃣", "it is named here"), .init("3️⃣", "'shelf' pushes 'item'"), .init("4️⃣", "'help' pushes 'item'"),
        ]),
      ExpectedDiagnostic(
        .linkNeedsVia, "6️⃣", "'via' names 'home', but no screen on the path to 'shelf' is shared",
        notes: [.init("7️⃣", "it is named here")]))
  }

  @Test func whatOnlyReplacesIsNotGoneTo() {
    check(
      shop(
        """
          home: { push: { openCart: cart }, go: { seeReceipt: 1️⃣receipt1️⃣ } }
          cart: { replace: { pay: 2️⃣receipt2️⃣ } }
          receipt:

        """),
      ExpectedDiagnostic(
        .linkNeedsVia, "1️⃣",
        "'seeReceipt' cannot open 'receipt': only replace segues lead to it",
        notes: [.init("2️⃣", "'pay' opens it here")]))
  }

  @Test func targetsThatAreNone() {
    check(
      shop(
        """
          home:
            push: { openCart: cart }
            present: { ask: sure }
            go:
              one: 1️⃣crt1️⃣
              two: 2️⃣previous2️⃣
              three: 3️⃣sure3️⃣
              four: { 4️⃣transition4️⃣: fade, to: cart }
              5️⃣five5️⃣: { animated: true }
          cart:
          7️⃣sure7️⃣: { alert: true, unwind: { no: previous } }

        """),
      ExpectedDiagnostic(
        .unknownScreen, "1️⃣", "no screen is called 'crt'", notes: [.init("1️⃣", "did you mean 'cart'?")]),
      ExpectedDiagnostic(
        .unknownScreen, "2️⃣", "'previous' is a target of unwinds only; a go segue takes the name of a screen"),
      ExpectedDiagnostic(
        .alertNotLeaf, "3️⃣", "'sure' is an alert, so a go segue cannot lead to it",
        notes: [.init("7️⃣", "'sure' is declared here")]),
      ExpectedDiagnostic(
        .unknownKey, "4️⃣", "'transition' is not a key of a go segue", notes: [.init("4️⃣", "it is a key of a push segue")]),
      ExpectedDiagnostic(
        .missingKey, "5️⃣", "the segue 'five' has no target; add 'to: <screen>' or 'tab: <tab>'"),
      fixed: shop(
        """
          home:
            push: { openCart: cart }
            present: { ask: sure }
            go:
              one: cart
              two: previous
              three: sure
              four: { transition: fade, to: cart }
              five: { animated: true }
          cart:
          sure: { alert: true, unwind: { no: previous } }

        """))
  }

  @Test func anAlertGoesNowhere() {
    check(
      shop(
        """
          home: { present: { ask: sure } }
          sure: { alert: true, unwind: { no: previous }, 1️⃣go1️⃣: { home: home } }

        """),
      ExpectedDiagnostic(
        .alertNotLeaf, "1️⃣", "the alert 'sure' does not support 'go': its buttons are unwinds"))
  }

  @Test func allSeguesShareTheirNames() {
    check(
      shop(
        """
          home: { push: { openCart: cart } }
          cart: { unwind: { 3️⃣leave3️⃣: home }, go: { 1️⃣leave1️⃣: home, 4️⃣Leave4️⃣: cart } }

        """),
      ExpectedDiagnostic(
        .nameCollision, "1️⃣", "the name 'leave' is already used", notes: [.init("3️⃣", "'leave' is here")]),
      ExpectedDiagnostic(
        .nameCollision, "4️⃣", "'Leave' and 'leave' both become 'leave' in Swift", notes: [.init("3️⃣", "'leave' is here")])
    )
  }

  // MARK: Effects on other rules

  @Test func itLeadsAwayFromADeadEnd() {
    check(
      shop(
        """
          home: { push: { pay: payment, tidy: shelf } }
          payment: { push: { done: thanks }, back: false }
          thanks: { back: false, go: { again: home } }
          1️⃣shelf1️⃣: { back: 2️⃣false2️⃣, push: { open: box } }
          box: { go: { other: box, shelf: shelf } }

        """),
      ExpectedDiagnostic(
        .deadEnd, "1️⃣",
        "users cannot leave 'shelf': 'back' is false and no unwind leads out",
        notes: [
          .init("2️⃣", "'back' is false here"),
          .init("1️⃣", "add an unwind to 'shelf' or to a screen above it"),
        ]))
  }

  @Test func otherwiseOpensAScreen() {
    check(
      shop(
        """
          home: { push: { edit: editor } }
          editor: { back: { shouldPerform: ok, otherwise: 1️⃣leave1️⃣ }, go: { leave: home } }

        """, facts: "facts: { ok: Bool }\n"),
      ExpectedDiagnostic(
        .unknownSegue, "1️⃣", "'editor' has no push, present, or replace called 'leave'",
        notes: [.init("1️⃣", "it is a go segue, but 'otherwise' takes a push, present, or replace")]))
  }

  @Test func aMarkThatAWayPasses() {
    check(
      shop(
        """
          home: { push: { openCart: cart }, go: { one: { to: item, via: cart } } }
          cart: { push: { open: item } }
          item: { 1️⃣shared1️⃣: true }

        """),
      ExpectedDiagnostic(
        .needlessShared, "1️⃣",
        "'shared' has no effect: only 'cart' pushes 'item', and no unwind from 'item' or above it goes to 'opener'"))
    check(
      shop(
        """
          home: { push: { openCart: cart }, go: { one: 1️⃣item1️⃣ } }
          cart: { push: { open: 2️⃣item2️⃣ } }
          item: { 3️⃣shared3️⃣: true }

        """),
      ExpectedDiagnostic(
        .linkNeedsVia, "1️⃣", "'item' is shared, so 'via' of 'one' must name a screen that pushes it",
        notes: [.init("2️⃣", "'cart' pushes 'item'")]),
      ExpectedDiagnostic(
        .needlessShared, "3️⃣",
        "'shared' has no effect: only 'cart' pushes 'item', and no unwind from 'item' or above it goes to 'opener'"),
      fixed: shop(
        """
          home: { push: { openCart: cart }, go: { one: item } }
          cart: { push: { open: item } }
          item: {}

        """))
  }

  // MARK: Predicates

  @Test func predicatesSeeBothEnds() {
    check(
      shop(
        """
          home: { push: { openItem: item } }
          item: { arguments: { id: Int, size: Int }, go: { other: { to: item, shouldPerform: destination.id > source.size and isOpen(source.id) } } }

        """, facts: "facts: { isOpen: { type: Bool, arguments: { id: Int } } }\n"))
  }

  @Test func proofsAreThoseOfAPush() {
    check(
      shop(
        """
          home:
            push: { openItem: item, openCart: cart }
            go:
              one: { to: item, shouldPerform: 1️⃣false1️⃣ }
              two: { to: item, pass: { id: 3 }, shouldPerform: 2️⃣destination.id > 42️⃣ }
              3️⃣three3️⃣: { to: item, pass: { id: 0 } }
          item: { arguments: { id: Int }, requires: 4️⃣id > 04️⃣ }
          cart: { requires: 6️⃣isOpen6️⃣, go: { four: { to: home, shouldPerform: not isOpen } } }

        """.replacing("pass: { id: 3 }", with: "pass: { id: 7️⃣37️⃣ }").replacing("id: 0 }", with: "id: 8️⃣08️⃣ }")
          .replacing("not isOpen", with: "5️⃣not isOpen5️⃣"), facts: "facts: { isOpen: Bool }\n"),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣",
        "'one' can never be performed: 'false' is never true; correct the predicate, or remove the segue"),
      ExpectedDiagnostic(
        .neverPerforms, "2️⃣", "'two' can never be performed: 'destination.id > 4' is never true",
        notes: [.init("7️⃣", "'pass' sets 'id' to '3'")]),
      ExpectedDiagnostic(
        .neverPerforms, "4️⃣", "'three' can never be performed: 'id > 0' is never true",
        notes: [.init("8️⃣", "'pass' sets 'id' to '0'"), .init("3️⃣", "'three' goes to it here")]),
      ExpectedDiagnostic(
        .neverPerforms, "5️⃣", "'four' can never be performed: 'not isOpen' contradicts 'isOpen', which 'cart' requires",
        notes: [.init("6️⃣", "'cart' requires 'isOpen' and is on the stack")]))
  }

  // MARK: Tabs

  @Test func tabs() {
    check(
      shop(
        """
          home:
            push: { openCart: cart }
            go:
              one: { tab: 1️⃣orders1️⃣ }
              two: { 2️⃣tab2️⃣: orders, to: cart }
              three: { tab: 3️⃣orders3️⃣, 4️⃣via4️⃣: cart, 5️⃣pass5️⃣: { a: 1 } }
          cart:

        """),
      ExpectedDiagnostic(
        .unknownTab, "1️⃣", "'home' is not in a container with a tab called 'orders'",
        notes: [.init("1️⃣", "'tab' selects a tab of a container around the screen; 'to' goes to any screen")]),
      ExpectedDiagnostic(.wrongShape, "2️⃣", "a go segue has either 'to' or 'tab', not both"),
      ExpectedDiagnostic(
        .unknownTab, "3️⃣", "'home' is not in a container with a tab called 'orders'",
        notes: [.init("3️⃣", "'tab' selects a tab of a container around the screen; 'to' goes to any screen")]),
      ExpectedDiagnostic(.wrongShape, "4️⃣", "a segue with 'tab' does not support 'via'"),
      ExpectedDiagnostic(.wrongShape, "5️⃣", "a segue with 'tab' does not support 'pass'"))
  }

  @Test func aGoThatSaysNothing() {
    check(
      shop("  home: { push: { open: item }, go: { 1️⃣far1️⃣: { doc: Far } } }\n  item:\n"),
      ExpectedDiagnostic(
        .missingKey, "1️⃣", "the segue 'far' has no target; add 'to: <screen>' or 'tab: <tab>'"))
  }

  /// The screen before the dot is unknown.
  @Test func aScreenBeforeADotThatIsNone() {
    func graph(_ first: String, _ second: String, _ third: String, _ fourth: String) -> String {
      shop(
        """
          home: { push: { show: show }, go: { far: { to: item, pass: { \(first): 1, \(second): 2 } } } }
          show: { arguments: { id: Int }, push: { item: item } }
          item: { link: "/{\(third)}/{\(fourth)}" }

        """)
    }
    check(
      graph("1️⃣shwo.id1️⃣", "2️⃣nowhere.id2️⃣", "3️⃣shwo.id3️⃣", "4️⃣nowhere.id4️⃣"),
      ExpectedDiagnostic(
        .unknownArgument, "1️⃣", "no screen is called 'shwo'", notes: [.init("1️⃣", "did you mean 'show'?")]),
      ExpectedDiagnostic(.unknownArgument, "2️⃣", "no screen is called 'nowhere'"),
      ExpectedDiagnostic(
        .unknownArgument, "3️⃣", "no screen is called 'shwo'", notes: [.init("3️⃣", "did you mean 'show'?")]),
      ExpectedDiagnostic(.unknownArgument, "4️⃣", "no screen is called 'nowhere'"),
      fixed: graph("show.id", "nowhere.id", "show.id", "nowhere.id"))
  }
}
