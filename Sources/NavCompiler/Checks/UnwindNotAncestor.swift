/// An unwind to a screen that does not lie below its source in every place where the source occurs.
enum UnwindNotAncestor {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    var paths = PathBudget(shape)
    let openers = Openers(shape)
    for screen in shape.screensReached where screen != shape.tree.root {
      for index in context.graph.screens[screen.position].unwinds {
        let segue = SegueID(index: index)
        guard case .unwind(let target, _) = context.graph.segues[segue.position].kind,
          !context.resolution.lostUnwinds.contains(segue)
        else { continue }
        switch target {
        case .previous, .root, .exit: break
        case .opener: checkOpener(segue, of: screen, openers, &context)
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
        at: range, fixes: [words.tree.change(words.target(segue), to: "previous", .decision)])
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
    _ segue: SegueID, of screen: ScreenID, _ openers: Openers, _ context: inout CheckContext
  ) {
    guard !openers.exists(for: screen) else { return }
    context.report(.unwindNotAncestor, at: context.words.targetRange(segue)) { words in
      Diagnostic(
        .unwindNotAncestor,
        "'opener' is the screen that pushed the nearest shared one, and neither '\(words.name(screen))' nor a screen"
          + " below it is shared", at: words.targetRange(segue),
        fixes: [words.tree.change(words.target(segue), to: "previous", .decision)])
    }
  }

  /// Where `opener` has a meaning: in shared screens and above them. A screen that is not shared has one parent, so what
  /// holds in one place where it occurs holds in all.
  private struct Openers {
    private var exist: [Bool]

    init(_ shape: GraphShape) {
      exist = (0..<shape.pushes.screenCount).map { shape.tree.isShared(ScreenID($0)) }
      // A screen with a second parent is probably about to be shared; that it is not is reported already.
      for extra in shape.tree.extraParents { exist[shape.pushes.edges[extra.edge].target.position] = true }
      exist[shape.tree.root.position] = false
      for screen in shape.walk.order where !exist[screen.position] {
        exist[screen.position] = shape.tree.parents(of: screen).contains { exist[$0.position] }
      }
    }

    func exists(for screen: ScreenID) -> Bool { exist[screen.position] }
  }
}

extension Rule {
  package static let unwindNotAncestor = Rule(
    id: "unwind-not-ancestor", section: .tree,
    range: "the target",
    meaning: "In some place the target of the unwind does not lie below the screen.",
    reason: """
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
    mended: ["close: cart": "close: opener"])
}
