import NavCompiler
import NavTable
import Testing

/// Alerts that are more than a question with buttons.
@Suite struct AlertNotLeafTests {
  private func shop(_ screens: String, root: String = "cart") -> String {
    "navc: 1\ngraph: Shop\nroot: \(root)\nscreens:\n\(screens)"
  }

  @Test func whatAnAlertIs() throws {
    let text = shop(
      """
        cart:
          present: { askEmpty: empty, tell: told }
        empty:
          title: Empty
          doc: Whether to empty it.
          class: EmptyAlert
          arguments: { count: Int }
          key: [count]
          whenDuplicate: refuse
          metadata: { team: checkout }
          alert: { destructive: [empty], cancel: keep }
          unwind: { empty: { to: cart, doc: Away with it., metadata: { a: b } }, keep: previous }
        told: { alert: true, unwind: { fine: root } }

      """)
    let result = Compiler.check(SourceFile(path: "shop.nav.yaml", text: text))
    #expect(result.diagnostics.diagnostics.isEmpty)
    let graph = try #require(result.graph)
    let alert = try #require(graph.screens[1].alert)
    #expect(graph.texts.text(graph.segues[alert.cancel.position].name) == "keep")
    #expect(alert.destructive.map { graph.texts.text(graph.segues[$0.position].name) } == ["empty"])
    #expect(graph.segues[Int(graph.screens[0].pushes.lowerBound)].opening == .present(.alert))
    // A button always waits, regardless of the setting for other segues.
    #expect(graph.screens[1].unwinds.allSatisfy { graph.segues[Int($0)].whenBusy == .queue })
    #expect(graph.size.screens == 3)
  }

  @Test func anAlertMayBeSharedAndRequireSomething() {
    check(
      """
      navc: 1
      graph: Shop
      root: cart
      facts: { isOpen: Bool }
      screens:
        cart:
          push: { open: item }
          present: { ask: sure }
        item:
          present: { ask: sure }
        sure:
          shared: true
          requires: isOpen
          alert: { cancel: no }
          unwind: { yes: cart, no: opener }

      """)
  }

  @Test func keysThatItCannotHave() {
    check(
      shop(
        """
          cart: { present: { ask: sure } }
          sure:
            alert: true
            unwind: { no: previous }
            1️⃣push1️⃣: { open: item }
            2️⃣present2️⃣: { help: help }
            3️⃣back3️⃣: false
            4️⃣bar4️⃣: { hidden: true }
            5️⃣link5️⃣: /sure
            6️⃣pane6️⃣: { show: item }
          item:
          help:

        """),
      ExpectedDiagnostic(
        .alertNotLeaf, "1️⃣", "the alert 'sure' does not support 'push': its buttons are unwinds"),
      ExpectedDiagnostic(
        .alertNotLeaf, "2️⃣", "the alert 'sure' does not support 'present': its buttons are unwinds"),
      ExpectedDiagnostic(
        .alertNotLeaf, "3️⃣", "the alert 'sure' does not support 'back': 'cancel' names the button that Back presses"),
      ExpectedDiagnostic(.alertNotLeaf, "4️⃣", "the alert 'sure' does not support 'bar'"),
      ExpectedDiagnostic(.alertNotLeaf, "5️⃣", "the alert 'sure' does not support 'link': a link cannot open an alert"),
      ExpectedDiagnostic(.alertNotLeaf, "6️⃣", "the alert 'sure' does not support 'pane': its buttons are unwinds"))
  }

  @Test func whatAButtonCannotHave() {
    func refused(_ key: String, _ mark: String) -> ExpectedDiagnostic {
      .init(
        .alertNotLeaf, mark,
        "a button of an alert does not support '\(key)', only 'to', 'label', 'doc', 'metadata', 'hook', and 'was'")
    }
    check(
      """
      navc: 1
      graph: Shop
      root: cart
      facts: { isOpen: Bool }
      screens:
        cart: { present: { ask: sure } }
        sure:
          alert: { cancel: no }
          unwind:
            yes: { to: cart, 1️⃣returns1️⃣: Int, 2️⃣whenBusy2️⃣: drop }
            no: { to: previous, 3️⃣shouldPerform3️⃣: isOpen }
            maybe: { to: previous, 4️⃣animated4️⃣: false, 5️⃣transition5️⃣: fade }

      """,
      refused("returns", "1️⃣"), refused("whenBusy", "2️⃣"), refused("shouldPerform", "3️⃣"), refused("animated", "4️⃣"),
      refused("transition", "5️⃣"))
  }

  @Test func whatIsPushedOrTheRoot() {
    check(
      shop("  cart: { push: { ask: 1️⃣sure1️⃣ } }\n  2️⃣sure2️⃣: { alert: true, unwind: { no: previous } }\n"),
      ExpectedDiagnostic(
        .alertNotLeaf, "1️⃣", "'sure' is an alert, so only 'present' can open it; move 'ask' to 'present'",
        notes: [.init("2️⃣", "'sure' is declared here")]))
    check(
      "navc: 1\ngraph: Shop\nroot: 1️⃣sure1️⃣\nscreens:\n  2️⃣sure2️⃣: { alert: true, unwind: { 3️⃣no3️⃣: previous } }\n",
      ExpectedDiagnostic(
        .alertNotLeaf, "1️⃣", "'sure' is an alert, so it cannot be the root",
        notes: [.init("2️⃣", "'sure' is declared here")]),
      ExpectedDiagnostic(
        .unwindFromRoot, "3️⃣",
        "'no' cannot unwind from 'sure', which is the root"))
  }

  @Test func aFragmentsRootIsNoAlertAndAButtonNoExit() {
    check(
      """
      navc: 1
      fragment: Pay
      root: 1️⃣sure1️⃣
      exits: { done: Void }
      screens:
        2️⃣sure2️⃣: { alert: true, unwind: { no: { 3️⃣exit3️⃣: done } } }

      """,
      ExpectedDiagnostic(
        .alertNotLeaf, "1️⃣", "'sure' is an alert, so it cannot be the root",
        notes: [.init("2️⃣", "'sure' is declared here")]),
      ExpectedDiagnostic(
        .alertNotLeaf, "3️⃣",
        "a button of an alert cannot take an exit; let the screen that presents the alert take it"))
  }

  @Test func itHasNoStyle() {
    check(
      shop(
        "  cart: { present: { ask: { to: sure, style: 1️⃣full1️⃣ } } }\n  2️⃣sure2️⃣: { alert: true, unwind: { no: previous } }\n"
      ),
      ExpectedDiagnostic(
        .wrongShape, "1️⃣", "the alert 'sure' does not support 'style'; remove 'style'",
        notes: [.init("2️⃣", "'sure' is declared here")]))
  }

  @Test func buttonsThatAreMissing() {
    check(
      shop(
        """
          cart: { present: { ask: sure, tell: told, more: more } }
          sure: { 1️⃣alert1️⃣: true, unwind: { yes: cart, no: previous } }
          told: { 2️⃣alert2️⃣: {} }
          more: { 3️⃣alert3️⃣: { destructive: [yes] }, unwind: { yes: cart, no: previous } }

        """),
      ExpectedDiagnostic(
        .missingKey, "1️⃣", "the alert 'sure' does not name the button that Escape and Back press",
        notes: [.init("1️⃣", "name it, as in 'alert: { cancel: no }'")]),
      ExpectedDiagnostic(
        .missingKey, "2️⃣", "the alert 'told' has no buttons; add an unwind, as in 'unwind: { close: previous }'"),
      ExpectedDiagnostic(
        .missingKey, "3️⃣", "the alert 'more' does not name the button that Escape and Back press",
        notes: [.init("3️⃣", "name it, as in 'alert: { destructive: [yes], cancel: no }'")]))
    check(
      shop(
        """
          cart: { present: { ask: sure } }
          sure: { 1️⃣alert1️⃣: { destructive: [yes, no] }, unwind: { yes: cart, no: previous } }

        """),
      ExpectedDiagnostic(
        .missingKey, "1️⃣", "the alert 'sure' does not name the button that Escape and Back press",
        notes: [.init("1️⃣", "add a button that is not destructive, and name it under 'cancel'")]))
  }

  @Test func aScreenThatIsNone() {
    check(shop("  cart: { push: { ask: sure } }\n  sure: { alert: false, back: true }\n"))
    check(
      shop("  cart: { present: { ask: sure } }\n  sure: { alert: 1️⃣yes1️⃣, unwind: { no: previous, go: cart } }\n"),
      ExpectedDiagnostic(
        .wrongShape, "1️⃣", "'alert' takes true, false or { destructive: […], cancel: … }, not 'yes'"))
  }

  /// A button of an alert leads out of the screens that it removes.
  @Test func anAlertLeadsOutOfADeadEnd() {
    check(
      shop(
        """
          cart: { push: { pay: payment } }
          payment: { back: false, present: { ask: sure } }
          sure: { alert: { cancel: no }, unwind: { yes: cart, no: previous } }

        """))
    check(
      shop(
        """
          cart: { push: { pay: 1️⃣payment1️⃣ } }
          2️⃣payment2️⃣: { back: 3️⃣false3️⃣, present: { ask: sure } }
          sure: { alert: true, unwind: { no: previous } }

        """),
      ExpectedDiagnostic(
        .deadEnd, "2️⃣",
        "users cannot leave 'payment': 'back' is false and no unwind leads out",
        notes: [
          .init("3️⃣", "'back' is false here"),
          .init("2️⃣", "add an unwind to 'payment' or to a screen above it"),
        ]))
  }

  /// The button that Escape presses in an example must not be one that may be destructive.
  @Test func noExampleWhereADestructiveButtonIsMisspelt() {
    func graph(_ alert: String, _ mark: String = "") -> String {
      shop(
        """
          cart: { present: { ask: sure } }
          sure: { \(mark)alert\(mark): { \(alert) }, unwind: { dell: previous, keep: cart } }

        """)
    }
    let missing = ExpectedDiagnostic(
      .missingKey, "1️⃣", "the alert 'sure' does not name the button that Escape and Back press",
      notes: [.init("1️⃣", "name a button that is not destructive under 'cancel'")])
    check(
      graph("destructive: [2️⃣del2️⃣]", "1️⃣"), missing,
      .init(
        .unknownSegue, "2️⃣", "'sure' has no unwind called 'del'", notes: [.init("2️⃣", "did you mean 'dell'?")]),
      fixed: graph("destructive: [dell]"))
    check(
      graph("2️⃣destructve2️⃣: [dell]", "1️⃣"), missing,
      .init(
        .unknownKey, "2️⃣", "'destructve' is not a key of 'alert'", notes: [.init("2️⃣", "did you mean 'destructive'?")]),
      fixed: graph("destructive: [dell]"))
    check(
      graph("destructive: 2️⃣{ dell: true }2️⃣", "1️⃣"), missing,
      .init(.wrongShape, "2️⃣", "'destructive' takes a list of unwinds of the alert, not a mapping"))
    check(
      graph("destructive: [2️⃣[dell]2️⃣]", "1️⃣"), missing,
      .init(.wrongShape, "2️⃣", "'destructive' takes the names of unwinds, not a list"))
    check(
      graph("2️⃣harmful2️⃣: [dell]", "1️⃣"), missing,
      .init(
        .unknownKey, "2️⃣", "'harmful' is not a key of 'alert'",
        notes: [.init("2️⃣", "'alert' takes destructive, cancel, message")]))
  }

  @Test func whatAPaneOpens() {
    check(
      shop("  cart: { pane: { ask: 1️⃣sure1️⃣ } }\n  2️⃣sure2️⃣: { alert: true, unwind: { no: previous } }\n"),
      ExpectedDiagnostic(
        .alertNotLeaf, "1️⃣", "'sure' is an alert, so only 'present' can open it; move 'ask' to 'present'",
        notes: [.init("2️⃣", "'sure' is declared here")]))
  }
}
