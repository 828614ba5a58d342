/// An unwind to a screen that does not lie below its source in every place where the source occurs.
enum UnwindNotAncestor {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    var paths = PathBudget(shape)
    for screen in shape.screensReached
    where !shape.tree.isRoot(screen) && !context.resolution.declarations.isContainer(screen) {
      for index in context.graph.screens[screen.position].unwinds {
        let segue = SegueID(index: index)
        guard case .unwind(let target, _) = context.graph.segues[segue.position].kind,
          !context.resolution.lostUnwinds.contains(segue)
        else { continue }
        switch target {
        case .exit: break
        case .opener where !shape.pages.hasOpener(screen): reportOpener(segue, of: screen, &context, shape)
        case .previous, .root, .opener: checkPage(target, segue, of: screen, &paths, &context, shape)
        // That one is meant which has no page is said by `UnwindToContainer`.
        case .screen(let target):
          if shape.pushes.hasPage(target) { check(segue, of: screen, to: target, &paths, &context, shape) }
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
      let fix = previous(segue, of: screen, shape, words)
      return Diagnostic(
        .unwindNotAncestor, "'\(source)' cannot unwind to itself", at: range,
        notes: fix.isEmpty ? [] : [Diagnostic.Note("use 'previous' to go back one screen", at: range)], fixes: fix)
    }
    let path = OccurrencePath(to: screen, avoiding: target, shape)
    let message =
      PathBudget.leads(from: target, to: screen, shape)
      ? "'\(name)' does not lie below '\(source)' everywhere, so an unwind cannot go to it"
      : PathBudget.leads(from: screen, to: target, shape)
        ? "'\(name)' lies above '\(source)', not below it, so an unwind cannot go to it; a push can"
        : otherTab(target, screen, shape, words)
          ?? "'\(name)' never lies below '\(source)', so an unwind cannot go to it"
    return Diagnostic(.unwindNotAncestor, message, at: range, notes: words.notes(path, without: name, shape))
  }

  /// What to say of a screen in another tab.
  private static func otherTab(
    _ target: ScreenID, _ screen: ScreenID, _ shape: GraphShape, _ words: Wording
  ) -> String? {
    guard shape.walk.reaches(target) else { return nil }
    var below = shape.dominators.nearest(of: screen)
    while let place = below, !shape.dominators.dominates(place, target) { below = shape.dominators.nearest(of: place) }
    guard let place = below, !shape.pushes.hasPage(place) else { return nil }
    return
      "'\(words.name(target))' lies in another tab of '\(words.name(place))' than '\(words.name(screen))', and an unwind"
      + " only goes down; use 'go' to select the tab"
  }

  // MARK: - A page without a name

  /// `previous`, `root` and `opener` pass over containers; where nothing else lies below, they mean nothing.
  private static func checkPage(
    _ target: Segue.UnwindTarget, _ segue: SegueID, of screen: ScreenID, _ paths: inout PathBudget,
    _ context: inout CheckContext, _ shape: GraphShape
  ) {
    guard shape.pages.answer(for: target, from: screen) == .somewhere,
      !paths.isLedToByFault(screen, from: shape.tree.root)
    else { return }
    context.report(.unwindNotAncestor, at: context.words.targetRange(segue)) { words in
      let path = shape.pages.path(without: target, to: screen)
      return Diagnostic(
        .unwindNotAncestor,
        "there is no page for '\(words.text(of: target))' to mean everywhere that '\(words.name(screen))' stands:"
          + " a container has none", at: words.targetRange(segue),
        notes: words.notes(path, shape) { "no page lies there on the way \($0)" })
    }
  }

  // MARK: - The opener

  private static func reportOpener(
    _ segue: SegueID, of screen: ScreenID, _ context: inout CheckContext, _ shape: GraphShape
  ) {
    context.report(.unwindNotAncestor, at: context.words.targetRange(segue)) { words in
      Diagnostic(
        .unwindNotAncestor,
        "'opener' is the screen that pushed the nearest shared one, and neither '\(words.name(screen))' nor a screen"
          + " below it is shared", at: words.targetRange(segue),
        fixes: previous(segue, of: screen, shape, words))
    }
  }

  /// The fix that goes back one screen, if a page is below.
  private static func previous(
    _ segue: SegueID, of screen: ScreenID, _ shape: GraphShape, _ words: Wording
  ) -> [Diagnostic.Fix] {
    guard shape.pages.answer(for: .previous, from: screen) == .everywhere else { return [] }
    return [words.tree.change(words.target(segue), to: "previous", .decision)]
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
      'previous' and 'root' exist wherever a page lies there: a container has none. 'opener' needs a shared screen, the source or one \
      below it.
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
