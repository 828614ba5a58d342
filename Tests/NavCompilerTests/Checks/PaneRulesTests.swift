import NavCompiler
import Testing

/// Panes in the right and in the wrong place.
@Suite struct PaneRulesTests {
  /// The example of the contract.
  @Test func mailIsValid() {
    check(
      """
      navc: 1
      graph: Mail
      root: mailboxes
      facts: { hasDraft: Bool }
      screens:
        mailboxes:
          split: { placeholder: true }
          push: { openBox: box }
        box:
          arguments: { id: Int }
          pane: { open: message }
          present: { filter: { to: filters, style: popover } }
        message:
          arguments: { id: Int }
          back: { shouldPerform: not hasDraft, otherwise: askDiscard }
          push: { showHeaders: headers }
          present: { askDiscard: discard }
          replace: { next: message }
        headers: { unwind: { done: message } }
        filters: { unwind: { apply: box } }
        discard:
          alert: { destructive: [discard], cancel: keep }
          unwind: { discard: box, keep: previous }

      """)
  }

  @Test func aSplitWithoutAPane() {
    check(
      """
      navc: 1
      graph: Mail
      root: box
      screens:
        box:
          1️⃣split1️⃣: true
          push: { open: message }
          present: { compose: compose }
        message:
        compose: { split: true, pane: { attach: files } }
        files:

      """,
      ExpectedDiagnostic(
        .splitWithoutPane, "1️⃣", "no segue in the stack of 'box' opens a pane, so it has one column"))
  }

  @Test func aPaneWithoutASplit() {
    check(
      """
      navc: 1
      graph: Mail
      root: mailboxes
      screens:
        2️⃣mailboxes2️⃣:
          push: { openBox: box }
        box:
          pane: { 1️⃣open1️⃣: message }
        message:

      """,
      ExpectedDiagnostic(
        .paneWithoutSplit, "1️⃣", "'open' opens a pane, but its stack has no columns",
        notes: [.init("2️⃣", "the stack begins with 'mailboxes' here")]),
      fixed: """
        navc: 1
        graph: Mail
        root: mailboxes
        screens:
          mailboxes:
            split: true
            push: { openBox: box }
          box:
            pane: { open: message }
          message:

        """)
  }

  /// The stack that mounts the fragment can have columns.
  @Test func aPaneOfAFragment() {
    check(
      """
      navc: 1
      fragment: Mail
      root: box
      screens:
        box: { pane: { open: message }, present: { compose: compose } }
        message:
        2️⃣compose2️⃣: { pane: { 1️⃣attach1️⃣: files } }
        files:

      """,
      ExpectedDiagnostic(
        .paneWithoutSplit, "1️⃣", "'attach' opens a pane, but its stack has no columns",
        notes: [.init("2️⃣", "the stack begins here, without 'split'")]),
      fixed: """
        navc: 1
        fragment: Mail
        root: box
        screens:
          box: { pane: { open: message }, present: { compose: compose } }
          message:
          compose: { split: true, pane: { attach: files } }
          files:

        """)
  }

  @Test func aFourthColumn() {
    check(
      """
      navc: 1
      graph: Mail
      root: accounts
      screens:
        accounts: { split: true, pane: { openAccount: boxes } }
        boxes: { pane: { openBox: box } }
        box: { push: { find: found }, pane: { open: 1️⃣message1️⃣ } }
        message: { pane: { openAttachment: file } }
        file:
        found:

      """,
      ExpectedDiagnostic(
        .tooManyPanes, "1️⃣", "'message' would be in a fourth column, but a stack has at most three",
        notes: [.init("1️⃣", "the path is accounts, boxes, box, message")]))
  }

  /// In a stack without columns, a pane is a push.
  @Test func fourPanesWithoutASplit() {
    let note = [ExpectedDiagnostic.Note("5️⃣", "the stack begins here, without 'split'")]
    let later = [ExpectedDiagnostic.Note("5️⃣", "the stack begins with 'home' here")]
    check(
      """
      navc: 1
      graph: Mail
      root: home
      screens:
        5️⃣home5️⃣: { pane: { 1️⃣openA1️⃣: a } }
        a: { pane: { 2️⃣openB2️⃣: b } }
        b: { pane: { 3️⃣openC3️⃣: c } }
        c: { pane: { 4️⃣openD4️⃣: d } }
        d:

      """,
      ExpectedDiagnostic(.paneWithoutSplit, "1️⃣", "'openA' opens a pane, but its stack has no columns", notes: note),
      ExpectedDiagnostic(.paneWithoutSplit, "2️⃣", "'openB' opens a pane, but its stack has no columns", notes: later),
      ExpectedDiagnostic(.paneWithoutSplit, "3️⃣", "'openC' opens a pane, but its stack has no columns", notes: later),
      ExpectedDiagnostic(.paneWithoutSplit, "4️⃣", "'openD' opens a pane, but its stack has no columns", notes: later),
      fixed: """
        navc: 1
        graph: Mail
        root: home
        screens:
          home: { split: true, pane: { openA: a } }
          a: { pane: { openB: b } }
          b: { pane: { openC: c } }
          c: { pane: { openD: d } }
          d:

        """)
  }

  /// Each instance of a recursive screen adds a column.
  @Test func aRecursivePushAddsColumns() {
    check(
      """
      navc: 1
      graph: Files
      root: folder
      screens:
        folder: { split: true, pane: { open: 1️⃣file1️⃣ } }
        file: { push: { openParent: { to: folder, recursive: true } } }

      """,
      ExpectedDiagnostic(
        .tooManyPanes, "1️⃣", "'file' would be in a fourth column, but a stack has at most three",
        notes: [.init("1️⃣", "the path is folder, file, folder, file, folder, file")]))
  }

  /// A layer begins another stack.
  @Test func aRecursiveLayerAddsNone() {
    check(
      """
      navc: 1
      graph: Files
      root: folder
      screens:
        folder: { split: true, pane: { open: file } }
        file: { present: { openParent: { to: folder, recursive: true } } }

      """)
  }

  @Test func theKeysOfPanesAndSplits() {
    check(
      """
      navc: 1
      graph: Mail
      root: box
      facts: { isDone: Bool }
      screens:
        box:
          split: { 1️⃣placeholders1️⃣: true }
          pane: { open: { to: message, 2️⃣recursive2️⃣: true } }
          present: { compose: compose }
        message: { back: { shouldPerform: isDone, otherwise: 3️⃣showNext3️⃣ }, pane: { showNext: next } }
        next:
        compose: { split: 4️⃣{}4️⃣, pane: { attach: files } }
        files:

      """,
      ExpectedDiagnostic(
        .unknownKey, "1️⃣", "'placeholders' is not a key of 'split'", notes: [.init("1️⃣", "did you mean 'placeholder'?")]),
      ExpectedDiagnostic(.wrongShape, "2️⃣", "a pane segue cannot be recursive"),
      ExpectedDiagnostic(
        .unknownSegue, "3️⃣", "'message' has no push, present, or replace called 'showNext'",
        notes: [.init("3️⃣", "it opens a pane, but 'otherwise' takes a push, present, or replace")]),
      ExpectedDiagnostic(.wrongShape, "4️⃣", "'split' takes true, false or { placeholder: true }, not an empty mapping"),
      fixed: """
        navc: 1
        graph: Mail
        root: box
        facts: { isDone: Bool }
        screens:
          box:
            split: { placeholder: true }
            pane: { open: { to: message, recursive: true } }
            present: { compose: compose }
          message: { back: { shouldPerform: isDone, otherwise: showNext }, pane: { showNext: next } }
          next:
          compose: { split: {}, pane: { attach: files } }
          files:

        """)
  }

  /// `split: false` is the same as no key.
  @Test func aSplitThatIsFalse() {
    check(
      """
      navc: 1
      graph: Mail
      root: mailboxes
      screens:
        mailboxes: { split: true, push: { openBox: box } }
        box: { split: false, pane: { open: message } }
        message: { split: false }

      """)
    check(
      """
      navc: 1
      graph: Mail
      root: box
      screens:
        2️⃣box2️⃣: { split: false, pane: { 1️⃣open1️⃣: message } }
        message:

      """,
      ExpectedDiagnostic(
        .paneWithoutSplit, "1️⃣", "'open' opens a pane, but its stack has no columns",
        notes: [.init("2️⃣", "the stack begins here, without 'split'")]),
      fixed: """
        navc: 1
        graph: Mail
        root: box
        screens:
          box: { split: true, pane: { open: message } }
          message:

        """)
  }

  /// A page that replaces the first page of a column starts the same column.
  @Test func aReplacementIsInTheColumnOfItsSource() {
    check(
      """
      navc: 1
      graph: Mail
      root: accounts
      screens:
        accounts: { split: true, pane: { openAccount: boxes } }
        boxes: { pane: { openBox: box } }
        box: { replace: { next: other } }
        other: { pane: { open: 1️⃣message1️⃣ } }
        message: { replace: { next: letter } }
        letter:

      """,
      ExpectedDiagnostic(
        .tooManyPanes, "1️⃣", "'message' would be in a fourth column, but a stack has at most three",
        notes: [.init("1️⃣", "the path is accounts, boxes, other, message")]))
  }

  /// The run of each mount decides about the columns of a fragment.
  @Test func theColumnsOfAMountedFragment() {
    let box: KeyValuePairs = [
      "box.nav.yaml": """
      navc: 1
      fragment: Box
      root: list
      screens:
        list: { pane: { open: message } }
        message:

      """
    ]
    check(
      """
      navc: 1
      graph: Mail
      root: accounts
      screens:
        accounts: { split: true, pane: { openAccount: boxes } }
        boxes: { pane: { openBox: 1️⃣box1️⃣ } }
        box: { mount: box.nav.yaml }

      """,
      mounting: box,
      ExpectedDiagnostic(
        .tooManyPanes, "1️⃣", "with the panes of 'box', the stack has more than three columns",
        notes: [.init("1️⃣", "the path is accounts, boxes, box")]))
    // Its pane is enough for a split.
    check(
      """
      navc: 1
      graph: Mail
      root: boxes
      screens:
        boxes: { split: true, push: { openBox: box } }
        box: { mount: box.nav.yaml }

      """,
      mounting: box)
  }

  /// A fragment alone has no columns, however many panes it has.
  @Test func aFragmentWithFourPanes() {
    check(
      """
      navc: 1
      fragment: Mail
      root: home
      screens:
        home: { pane: { openA: a } }
        a: { pane: { openB: b } }
        b: { pane: { openC: c } }
        c: { pane: { openD: d } }
        d:

      """)
  }

  /// In the place where it is pushed, the screen is in a column of the run.
  @Test func aSplitThatIsPushedBeginsNoColumns() {
    check(
      """
      navc: 1
      graph: Mail
      root: accounts
      screens:
        accounts: { split: true, pane: { openAccount: boxes } }
        boxes: { pane: { openBox: box } }
        box: { push: { find: found }, present: { search: { to: found, style: sheet } } }
        found: { split: true, pane: { open: 1️⃣message1️⃣ } }
        message:

      """,
      ExpectedDiagnostic(
        .tooManyPanes, "1️⃣", "'message' would be in a fourth column, but a stack has at most three",
        notes: [.init("1️⃣", "the path is accounts, boxes, box, found, message")]))
  }

  /// Parents and cycles treat a pane as a push.
  @Test func aPaneIsAnEdgeOfTheTree() {
    check(
      """
      navc: 1
      graph: Mail
      root: box
      screens:
        box: { split: true, pane: { open: 2️⃣message2️⃣ }, push: { find: found } }
        found: { push: { show: 1️⃣message1️⃣ } }
        message: {}

      """,
      ExpectedDiagnostic(
        .secondParent, "1️⃣", "'message' is pushed from 'found' and a pane of 'box', but is not marked 'shared: true'",
        notes: [.init("2️⃣", "its first parent is 'box', which opens it here")]),
      fixed: """
        navc: 1
        graph: Mail
        root: box
        screens:
          box: { split: true, pane: { open: message }, push: { find: found } }
          found: { push: { show: message } }
          message: { shared: true }

        """)
    check(
      """
      navc: 1
      graph: Mail
      root: mailboxes
      screens:
        mailboxes: { split: true, push: { openBox: box } }
        box: { pane: { open: 2️⃣message2️⃣ } }
        message: { present: { up: 1️⃣box1️⃣ } }

      """,
      ExpectedDiagnostic(
        .pushCycle, "1️⃣",
        "this segue leads back to 'box', which is already below 'message'; use an unwind, or add 'recursive: true' to"
          + " open another 'box'",
        notes: [.init("2️⃣", "'box' opens 'message' as a pane here")]),
      fixed: """
        navc: 1
        graph: Mail
        root: mailboxes
        screens:
          mailboxes: { split: true, push: { openBox: box } }
          box: { pane: { open: message } }
          message: { present: { up: { to: box, recursive: true } } }

        """)
  }

  /// It makes no cycle and adds no columns.
  @Test func theEdgeOfARecursivePaneIsIgnored() {
    check(
      """
      navc: 1
      graph: Mail
      root: mailboxes
      screens:
        mailboxes: { split: true, push: { openBox: box } }
        box: { pane: { open: message } }
        message: { pane: { openBox: { to: box, 1️⃣recursive1️⃣: true } } }

      """,
      ExpectedDiagnostic(.wrongShape, "1️⃣", "a pane segue cannot be recursive"))
  }
}
