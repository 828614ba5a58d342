/// A required argument that a link or a go segue does not supply.
enum LinkMissingArgument {
  static func check(_ context: inout CheckContext, _ links: [ResolvedLink], _ needs: ChainNeeds) {
    for link in links {
      // After an unknown placeholder, missing arguments would only repeat the error.
      guard let chain = link.chain, !link.fills.contains(where: { $0 == nil }) else { continue }
      let range = context.words.tree.range(link.draft.node)
      guard context.keeps(.linkMissingArgument, at: range) else { continue }
      let missing = needs.lacking(Set(link.fills.compactMap { $0 }), chain)
      guard !missing.isEmpty else { continue }
      let (draft, own) = (link.draft, link.fills.compactMap { $0 }.filter { $0.screen == link.draft.screen })
      context.report(.linkMissingArgument, at: range) { words in
        var diagnostic = diagnostic(missing, besides: own, on: draft.route, by: .link(draft.node), words)
        diagnostic.fixes = renaming(missing[0], in: link, words)
        return diagnostic
      }
    }
  }

  /// A fix that adds the name of another screen on the path to a placeholder.
  ///
  /// Without the fix, the placeholder sets an argument of the linked screen that has the same name and a default.
  private static func renaming(
    _ missing: Link.Placeholder, in link: ResolvedLink, _ words: Wording
  ) -> [Diagnostic.Fix] {
    let (arguments, draft) = (words.symbols.arguments, link.draft)
    let wanted = arguments[missing.argument.position].name
    let placeholder = zip(draft.syntax.placeholders, link.fills).first { _, fill in
      guard let fill, fill.screen == draft.screen, fill.screen != missing.screen else { return false }
      let argument = arguments[fill.argument.position]
      return argument.name == wanted && argument.defaultValue != nil
    }?.0
    let name = "\(words.name(missing.screen)).\(words.text(wanted))"
    guard let placeholder, words.tree.canInsert(name, into: draft.node) else { return [] }
    let edit = Diagnostic.Edit(words.tree.range(draft.node, text: placeholder.nameRange), name)
    return [Diagnostic.Fix("rename '{\(placeholder.name)}' to '{\(name)}'", [edit], .decision)]
  }

  /// `own` are the arguments of the target that the link sets.
  static func diagnostic(
    _ missing: [Link.Placeholder], besides own: [Link.Placeholder] = [], on route: RouteDraft,
    by taker: RouteDraft.Taker,
    _ words: Wording
  ) -> Diagnostic {
    let first = missing[0]
    let name = words.text(words.symbols.arguments[first.argument.position].name)
    let whose = first.screen == route.screen ? "" : " on the path to '\(words.name(route.screen))'"
    return Diagnostic(
      .linkMissingArgument,
      "\(words.noun(taker)) does not supply '\(name)', which '\(words.name(first.screen))'\(whose) requires",
      at: words.range(taker),
      notes: words.notes(missing, more: "arguments are missing") { missing in
        var note = note(missing, besides: own, words)
        note.message += howToGive(missing, by: taker, on: route, words)
        return note
      })
  }

  private static func howToGive(
    _ missing: Link.Placeholder, by taker: RouteDraft.Taker, on route: RouteDraft, _ words: Wording
  ) -> String {
    let argument = words.symbols.arguments[missing.argument.position]
    let own = words.text(argument.name)
    let name = missing.screen == route.screen ? own : "\(words.name(missing.screen)).\(own)"
    guard case .link = taker else { return "; add '\(name)' to 'pass'" }
    let isKnown = !words.symbols.brokenArguments.contains(missing.argument)
    guard isKnown, !words.symbols.isLinkable(argument.type) else { return "; add '{\(name)}' to the link" }
    guard case .declared(let type) = argument.type else { return "; add a default, or pass it on the path" }
    return "; pass it on the path, or, if its type '\(words.text(words.symbols.types[type.position].name))' is"
      + " LosslessStringConvertible, add 'link: true' to the type and '{\(name)}' to the link"
  }

  /// The message for a mount whose path does not supply an argument that a link of the fragment needs.
  static func ofFragment(
    _ missing: [Link.Placeholder], _ link: FragmentLink, _ mount: ScreenID, at path: SourceRange, _ words: Wording
  ) -> Diagnostic {
    let first = missing[0]
    let name = words.text(words.symbols.arguments[first.argument.position].name)
    let whose = first.screen == mount ? "" : " on the path to '\(words.name(mount))'"
    return Diagnostic(
      .linkMissingArgument,
      "the fragment's link to '\(link.screen)' does not supply '\(name)', which '\(words.name(first.screen))'\(whose)"
        + " requires", at: path,
      notes: words.notes(missing, more: "arguments are missing") { note($0, besides: [], words) }
        + [Diagnostic.Note("the fragment's link is here", at: link.range)])
  }

  /// The note for a missing argument. If a placeholder with the same name sets another screen's argument, the note
  /// names it.
  private static func note(
    _ missing: Link.Placeholder, besides own: [Link.Placeholder], _ words: Wording
  ) -> Diagnostic.Note {
    func name(_ placeholder: Link.Placeholder) -> String {
      words.text(words.symbols.arguments[placeholder.argument.position].name)
    }
    let screen = words.name(missing.screen)
    var text = "'\(name(missing))' of '\(screen)' has no default, and a segue on the path does not pass it"
    if let other = own.first(where: { name($0) == name(missing) }) {
      text += "; '{\(name(other))}' sets the argument of '\(words.name(other.screen))'"
    }
    return Diagnostic.Note(text, at: words.range(missing))
  }
}

extension Rule {
  package static let linkMissingArgument = Rule(
    id: "link-missing-argument", section: .links,
    range: "the link, or the target of the go segue",
    meaning: "A link or a go segue does not supply a required argument.",
    reason: """
      Opening a link creates each screen from the root to the linked screen. Each required argument of these screens \
      needs a value: from a placeholder with its name, from the 'pass' of a segue on the path, or from a default. If \
      several segues lead from one screen to the next, the runtime uses the first segue whose predicate is true. \
      Therefore, each of these segues must pass the argument. A go segue builds its path in the same way, but keeps \
      the screens that are already on the stack: its source, and the screens below the source in every place. These \
      screens need no arguments. To set the argument of another screen on the path, write 'pass: { order.id: … }'.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: product
        product:
          arguments: { id: Int }
          push:
            openReviews: reviews
        reviews:
          link: /reviews
      """,
    mended: ["link: /reviews": "link: /p/{id}/reviews"])
}
