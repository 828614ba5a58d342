/// A link or a go segue whose `via` is missing or wrong.
enum LinkNeedsVia {
  static func diagnostic(
    _ fault: LinkChains.Fault, _ route: RouteDraft, by taker: RouteDraft.Taker, _ words: Wording
  ) -> Diagnostic {
    Diagnostic(
      .linkNeedsVia, message(fault, route, taker, words), at: words.range(taker), notes: notes(fault, words))
  }

  /// A link in a fragment cannot name screens outside the fragment.
  static func ofFragment(
    _ shared: ScreenID, _ link: FragmentLink, _ mount: ScreenID, at path: SourceRange, _ words: Wording
  ) -> Diagnostic {
    let place = shared == mount ? "" : ", on the path to '\(words.name(mount))',"
    return Diagnostic(
      .linkNeedsVia,
      "'\(words.name(shared))'\(place) is shared, but the fragment's link to '\(link.screen)' cannot name the"
        + " screen that pushes it", at: path,
      notes: [Diagnostic.Note("the fragment's link is here", at: link.range)])
  }

  /// A link in a fragment cannot open if only replace segues lead to a screen below the mount.
  static func ofFragment(
    replaced screen: ScreenID, _ link: FragmentLink, _ mount: ScreenID, at path: SourceRange, _ words: Wording
  ) -> Diagnostic {
    let place = screen == mount ? "" : ", on the path to '\(words.name(mount))',"
    return Diagnostic(
      .linkNeedsVia,
      "'\(words.name(screen))'\(place) is opened only by replace segues, so the fragment's link to '\(link.screen)'"
        + " has no path here", at: path,
      notes: [Diagnostic.Note("the fragment's link is here", at: link.range)])
  }

  private static func message(
    _ fault: LinkChains.Fault, _ route: RouteDraft, _ taker: RouteDraft.Taker, _ words: Wording
  ) -> String {
    let name = words.name(route.screen)
    let noun = words.noun(taker)
    switch fault {
    case .missing(let shared) where shared == route.screen:
      return "'\(name)' is shared, so 'via' of \(noun) must name a screen that pushes it"
    case .missing(let shared):
      return "'\(words.name(shared))', on the path to '\(name)', is shared, so 'via' of \(noun) must name a screen"
        + " that pushes it"
    case .noParent(let via, let shared):
      return "'via' names '\(words.text(via.name.symbol))', which does not push '\(words.name(shared))'"
    case .replaced(let screen):
      let place = screen == route.screen ? "" : ", which is on the path to '\(name)'"
      let refusal = if case .link = taker { "no link can open" } else { "\(noun) cannot open" }
      return "\(refusal) '\(words.name(screen))'\(place): only replace segues lead to it"
    case .needless(let via, more: false):
      return "'via' names '\(words.text(via.name.symbol))', but no screen on the path to '\(name)' is shared"
    case .needless(let via, more: true):
      return "'via' also names '\(words.text(via.name.symbol))', but no other screen on the path to '\(name)' is shared"
    }
  }

  private static func notes(_ fault: LinkChains.Fault, _ words: Wording) -> [Diagnostic.Note] {
    switch fault {
    case .missing(let shared):
      return pushers(of: shared, words)
    case .noParent(let via, let shared):
      return [Diagnostic.Note("it is named here", at: words.tree.range(via.name.node))] + pushers(of: shared, words)
    case .replaced(let screen):
      return replacements(by: screen, words)
    case .needless(let via, _):
      return [Diagnostic.Note("it is named here", at: words.tree.range(via.name.node))]
    }
  }

  private static func replacements(by screen: ScreenID, _ words: Wording) -> [Diagnostic.Note] {
    let target = words.declarations.screens[screen.position].name.symbol
    let segues = words.declarations.segues.indices.map { SegueID($0) }.filter {
      words.declarations.segues[$0.position].target?.symbol == target && words.replaces($0)
    }
    return words.notes(segues, more: "segues open it") { segue in
      Diagnostic.Note("'\(words.name(segue))' opens it here", at: words.targetRange(segue))
    }
  }

  private static func pushers(of shared: ScreenID, _ words: Wording) -> [Diagnostic.Note] {
    let target = words.declarations.screens[shared.position].name.symbol
    let pushes = words.declarations.screens.enumerated().compactMap { index, screen in
      screen.pushes.first { leads(SegueID(index: $0), to: target, words) }.map {
        (source: ScreenID(index), segue: SegueID(index: $0))
      }
    }
    let offers = words.declarations.anywhere.lazy.map { SegueID(index: $0) }.filter { leads($0, to: target, words) }
      .prefix(1).map { (source: ScreenID(words.declarations.screens.count), segue: $0) }
    return words.notes(pushes + offers, more: "screens push it") { push in
      Diagnostic.Note(
        "'\(words.name(push.source))' \(words.verb(push.segue)) '\(words.name(shared))'",
        at: words.targetRange(push.segue))
    }
  }

  /// Whether a link can use the segue to open a screen.
  private static func leads(_ segue: SegueID, to target: Symbol, _ words: Wording) -> Bool {
    let declared = words.declarations.segues[segue.position]
    return declared.target?.symbol == target && words.declarations.details(declared)?.recursive == nil
      && !words.replaces(segue)
  }
}

extension Rule {
  package static let linkNeedsVia = Rule(
    id: "link-needs-via", section: .links,
    range: "the link, or the target of the go segue",
    meaning: "The screens in `via` do not match the path, or a screen on the path is opened only by replace segues.",
    reason: """
      A link or a go segue builds the entire stack, from the root up. Several screens can push a shared screen, so \
      'via' names the one to use. If several screens on the path are shared, 'via' names a screen for each of them, \
      the nearest to the target first. A screen that only replace segues open cannot be on the path.
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
          arguments: { id: Int }
          shared: true
          link: /p/{id}
      """,
    mended: ["link: /p/{id}": "link: { path: \"/p/{id}\", via: catalog }"])
}
