extension AmbiguousName {
  /// A placeholder whose name matches arguments of two screens on the path.
  static func inLink(
    _ one: ScreenID, _ other: ScreenID, _ placeholder: LinkSyntax.Placeholder, _ link: LinkDraft, _ words: Wording
  ) -> Diagnostic {
    let (one, other) = (words.name(one), words.name(other))
    let name = placeholder.name
    let range = words.tree.range(link.node, text: placeholder.nameRange)
    let choices = ["\(one).\(name)", "\(other).\(name)"]
    return Diagnostic(
      .ambiguousName,
      "'\(one)' and '\(other)', on the path to '\(words.name(link.screen))', both have an argument '\(name)'; write"
        + " '{\(choices[0])}' or '{\(choices[1])}'", at: range,
      fixes: choices.filter { words.tree.canInsert($0, into: link.node) }.map {
        Diagnostic.Fix("change to '\($0)'", [Diagnostic.Edit(range, $0)], .decision)
      })
  }
}
