/// An unwind to a screen that does not lie below its source in every place where the source occurs.
enum UnwindNotAncestor {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    var paths = PathBudget(shape)
    let openers = Openers(shape)
    for screen in shape.walk.order where screen != shape.tree.root {
      for index in context.graph.screens[screen.position].unwinds {
        let segue = SegueID(index: index)
        guard case .unwind(let target, _) = context.graph.segues[segue.position].kind,
          !context.resolution.lostUnwinds.contains(segue)
        else { continue }
        switch target {
        case .previous, .root: break
        case .opener: checkOpener(segue, of: screen, openers, &context, shape)
        case .screen(let target): check(segue, of: screen, to: target, &paths, &context, shape)
        }
      }
    }
  }

  // MARK: - A named screen

  private static func check(
    _ segue: SegueID, of screen: ScreenID, to target: ScreenID, _ paths: inout PathBudget,
    _ context: inout CheckContext, _ shape: GraphShape
  ) {
    if shape.walk.reaches(target), shape.isProperAncestor(target, of: screen) { return }
    guard target == screen || !paths.isLedToByFault(screen, from: target) else { return }
    context.report(.unwindNotAncestor, at: context.words.targetRange(segue)) { words in
      diagnostic(segue, of: screen, to: target, shape, words)
    }
  }

  private static func diagnostic(
    _ segue: SegueID, of screen: ScreenID, to target: ScreenID, _ shape: GraphShape, _ words: Wording
  ) -> Diagnostic {
    let range = words.targetRange(segue)
    let (name, source) = (words.name(target), words.name(screen))
    if target == screen {
      return Diagnostic(
        .unwindNotAncestor,
        "an unwind leaves its screen, so '\(source)' cannot unwind to itself; 'previous' is the screen below it",
        at: range, fixes: [words.tree.change(words.target(segue), to: "previous")])
    }
    let path = OccurrencePath(to: screen, avoiding: target, shape)
    let message =
      PathBudget.leads(from: target, to: screen, shape)
      ? "'\(name)' does not lie below '\(source)' everywhere, so an unwind cannot go to it"
      : PathBudget.leads(from: screen, to: target, shape)
        ? "'\(name)' lies above '\(source)', not below it, so an unwind cannot go to it; a push can"
        : "'\(name)' never lies below '\(source)', so an unwind cannot go to it"
    return Diagnostic(.unwindNotAncestor, message, at: range, notes: words.notes(path, without: name, shape))
  }

  // MARK: - The opener

  private static func checkOpener(
    _ segue: SegueID, of screen: ScreenID, _ openers: Openers, _ context: inout CheckContext, _ shape: GraphShape
  ) {
    guard !openers.exists(for: screen) else { return }
    context.report(.unwindNotAncestor, at: context.words.targetRange(segue)) { words in
      let name = words.name(screen)
      let path = OccurrencePath(to: screen, in: shape.tree) { !openers.exists(for: $0) }
      let isSometimes = openers.existsSomewhere(for: screen)
      let message =
        isSometimes
        ? "'opener' is the screen that pushed the nearest shared one, and there is not one below '\(name)' everywhere"
        : "'opener' is the screen that pushed the nearest shared one, and neither '\(name)' nor a screen below it is shared"
      let note = path.map { path in
        Diagnostic.Note(
          "no screen is shared on the way \(words.text(path))",
          at: words.targetRange(shape.pushes.edges[path.turn].segue))
      }
      return Diagnostic(
        .unwindNotAncestor, message, at: words.targetRange(segue), notes: isSometimes ? note.map { [$0] } ?? [] : [],
        fixes: isSometimes ? [] : [words.tree.change(words.target(segue), to: "previous")])
    }
  }

  /// Where `opener` has a meaning.
  private struct Openers {
    private var always: [Bool]
    private var sometimes: [Bool]

    init(_ shape: GraphShape) {
      always = [Bool](repeating: false, count: shape.pushes.screenCount)
      sometimes = always
      // A screen with a second parent is probably about to be shared; that it is not is reported already.
      var isShared = (0..<shape.pushes.screenCount).map { shape.tree.isShared(ScreenID($0)) }
      for extra in shape.tree.extraParents { isShared[shape.pushes.edges[extra.edge].target.position] = true }
      for screen in shape.walk.order where screen != shape.tree.root {
        let parents = shape.tree.parents(of: screen)
        always[screen.position] = isShared[screen.position] || parents.allSatisfy { always[$0.position] }
        sometimes[screen.position] = isShared[screen.position] || parents.contains { sometimes[$0.position] }
      }
    }

    func exists(for screen: ScreenID) -> Bool { always[screen.position] }
    func existsSomewhere(for screen: ScreenID) -> Bool { sometimes[screen.position] }
  }

  static let explanation = Explanation(
    .unwindNotAncestor,
    """
    An unwind goes back to a screen that is on the stack for certain: one that lies below its source in every place where \
    the source occurs. A shared screen occurs once for each screen that pushes it, and each of those has its own way down. \
    'previous' and 'root' always exist; 'opener' needs a shared screen, the source or one below it.
    """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: product
            openCart: cart
        cart:
          push:
            openItem: product
        product:
          shared: true
          unwind:
            close: cart
      """,
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: product
            openCart: cart
        cart:
          push:
            openItem: product
        product:
          shared: true
          unwind:
            close: opener
      """)
}
