/// An unwind to a screen that is not below its source in every place.
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
        // `UnwindToContainer` reports targets without a page.
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
      ? "'\(name)' is not below '\(source)' in every place, so an unwind cannot go to it"
      : PathBudget.leads(from: screen, to: target, shape)
        ? "'\(name)' is above '\(source)', so an unwind cannot go to it; use a push"
        : otherTab(target, screen, shape, words)
          ?? "'\(name)' is never below '\(source)', so an unwind cannot go to it"
    return Diagnostic(.unwindNotAncestor, message, at: range, notes: words.notes(path, without: name, shape))
  }

  /// The message if the target is in another tab of the same container.
  private static func otherTab(
    _ target: ScreenID, _ screen: ScreenID, _ shape: GraphShape, _ words: Wording
  ) -> String? {
    guard shape.walk.reaches(target) else { return nil }
    var below = shape.dominators.nearest(of: screen)
    while let place = below, !shape.dominators.dominates(place, target) { below = shape.dominators.nearest(of: place) }
    guard let place = below, !shape.pushes.hasPage(place) else { return nil }
    return
      "'\(words.name(target))' is in another tab of '\(words.name(place))' than '\(words.name(screen))', so an unwind"
      + " cannot go to it; use 'go' to select the tab"
  }

  // MARK: - A page without a name

  /// Reports `previous`, `root`, or `opener` if only containers are below in some places. These targets skip
  /// containers.
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
        "'\(words.text(of: target))' is not a page in every place of '\(words.name(screen))'",
        at: words.targetRange(segue),
        notes: words.notes(path, shape) { "'\(words.text(of: target))' is not a page on the path \($0)" })
    }
  }

  // MARK: - The opener

  private static func reportOpener(
    _ segue: SegueID, of screen: ScreenID, _ context: inout CheckContext, _ shape: GraphShape
  ) {
    context.report(.unwindNotAncestor, at: context.words.targetRange(segue)) { words in
      Diagnostic(
        .unwindNotAncestor,
        "'opener' needs a shared screen, but neither '\(words.name(screen))' nor a screen below it is shared",
        at: words.targetRange(segue),
        fixes: previous(segue, of: screen, shape, words))
    }
  }

  /// A fix that changes the target to `previous`, if a page is below.
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
    meaning: "The target of the unwind is not below the screen in every place.",
    reason: """
      An unwind goes to a screen that is below its source in every place. A shared screen has one place per screen \
      that pushes it, with different screens below. 'previous' and 'root' need a page in each place, and a container \
      does not have one. 'opener' needs a shared screen: the source, or a screen below it.
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
