/// A required argument that a link, or a segue that goes to a screen, gives no value for.
enum LinkMissingArgument {
  static func check(_ context: inout CheckContext, _ links: [ResolvedLink], _ needs: ChainNeeds) {
    for link in links {
      // What an unknown placeholder was to fill is not missing too.
      guard let chain = link.chain, !link.fills.contains(where: { $0 == nil }) else { continue }
      let range = context.words.tree.range(link.draft.node)
      guard context.keeps(.linkMissingArgument, at: range) else { continue }
      let missing = needs.lacking(Set(link.fills.compactMap { $0 }), chain)
      guard !missing.isEmpty else { continue }
      let (draft, own) = (link.draft, link.fills.compactMap { $0 }.filter { $0.screen == link.draft.screen })
      context.report(.linkMissingArgument, at: range) { words in
        var diagnostic = diagnostic(missing, besides: own, on: draft.way, by: .link(draft.node), words)
        diagnostic.fixes = renaming(missing[0], in: link, words)
        return diagnostic
      }
    }
  }

  /// The fix that renames a placeholder after another screen on the path. The linked screen has an argument of the same name, with
  /// a default.
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

  /// `own` is what is given of the screen that the way leads to.
  static func diagnostic(
    _ missing: [Link.Placeholder], besides own: [Link.Placeholder] = [], on way: WayDraft, by taker: WayDraft.Taker,
    _ words: Wording
  ) -> Diagnostic {
    let first = missing[0]
    let name = words.text(words.symbols.arguments[first.argument.position].name)
    let whose = first.screen == way.screen ? "" : ", on the way to '\(words.name(way.screen))',"
    return Diagnostic(
      .linkMissingArgument,
      "\(words.noun(taker)) gives no value for '\(name)', which '\(words.name(first.screen))'\(whose) requires",
      at: words.range(taker),
      notes: words.notes(missing, more: "arguments are missing") { missing in
        var note = note(missing, besides: own, words)
        note.message += howToGive(missing, by: taker, on: way, words)
        return note
      })
  }

  private static func howToGive(
    _ missing: Link.Placeholder, by taker: WayDraft.Taker, on way: WayDraft, _ words: Wording
  ) -> String {
    let argument = words.symbols.arguments[missing.argument.position]
    let own = words.text(argument.name)
    let name = missing.screen == way.screen ? own : "\(words.name(missing.screen)).\(own)"
    guard case .link = taker else { return "; give it under 'pass', as '\(name)'" }
    let isKnown = !words.symbols.brokenArguments.contains(missing.argument)
    guard isKnown, !words.symbols.isLinkable(argument.type) else { return "; add '{\(name)}' to the link" }
    guard case .declared(let type) = argument.type else { return "; give it a default, or pass it on the way" }
    return "; pass it on the way, or, if its type '\(words.text(words.symbols.types[type.position].name))' is a"
      + " LosslessStringConvertible, add 'link: true' there and '{\(name)}' to the link"
  }

  /// What lies below a mount gives too little for a link of the fragment.
  static func ofFragment(
    _ missing: [Link.Placeholder], _ link: FragmentLink, _ mount: ScreenID, at path: SourceRange, _ words: Wording
  ) -> Diagnostic {
    let first = missing[0]
    let name = words.text(words.symbols.arguments[first.argument.position].name)
    let whose = first.screen == mount ? "" : ", on the way to '\(words.name(mount))',"
    return Diagnostic(
      .linkMissingArgument,
      "the fragment's link to '\(link.screen)' gives no value for '\(name)', which '\(words.name(first.screen))'\(whose)"
        + " requires", at: path,
      notes: words.notes(missing, more: "arguments are missing") { note($0, besides: [], words) }
        + [Diagnostic.Note("the fragment's link is here", at: link.range)])
  }

  /// A placeholder without a screen's name is the linked screen's own, where that has one of the name.
  private static func note(
    _ missing: Link.Placeholder, besides own: [Link.Placeholder], _ words: Wording
  ) -> Diagnostic.Note {
    func name(_ placeholder: Link.Placeholder) -> String {
      words.text(words.symbols.arguments[placeholder.argument.position].name)
    }
    let screen = words.name(missing.screen)
    var text = "'\(name(missing))' of '\(screen)' has no default, and not every segue on the way passes it"
    if let other = own.first(where: { name($0) == name(missing) }) {
      text += "; '{\(name(other))}' fills the argument of '\(words.name(other.screen))'"
    }
    return Diagnostic.Note(text, at: words.range(missing))
  }
}

extension Rule {
  package static let linkMissingArgument = Rule(
    id: "link-missing-argument", section: .links,
    range: "the link, or the target of the segue that goes there",
    meaning: "Nothing gives an argument that the screen, or one on the way to it, requires.",
    reason: """
      Opening a link builds every screen from the root to the linked one, so each argument that one of them requires must have a \
      value: from a placeholder of its name, from the 'pass' of the segue on the way, or a default. Where several segues lead \
      from one screen to the next, the first whose predicate holds is taken, so each that may be taken has to pass it. \
      A segue under 'go' builds the same way and keeps what stands of it: its own screen and those that lie below it in every \
      place need nothing, and 'pass: { order.id: … }' gives the argument of another screen on the way.
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
