/// Names of arguments on a path: an argument of the screen itself, or `post.id` with the name of another screen.
struct ArgumentNames {
  let symbols: SymbolContext
  let screenIDs: SymbolTable<ScreenID>

  /// An argument of the target of the path.
  func own(_ name: String, of screen: ScreenID) -> Link.Placeholder? {
    guard let name = symbols.texts.find(name), let argument = symbols.argument(name, of: screen) else { return nil }
    return Link.Placeholder(screen: screen, argument: argument)
  }

  /// `post.id`: an argument of the screen before a dot, which does not have to be on the path. Both names can contain
  /// dots.
  func qualified(_ name: String) -> Link.Placeholder? {
    split(name).lazy.compactMap { own($1, of: $0) }.first
  }

  /// Whether a name lacks the screen before its first dot, or the argument after its last dot.
  static func isMalformed(_ name: String) -> Bool { name.hasPrefix(".") || name.hasSuffix(".") }

  /// The ways to split a name into a screen and an argument.
  func split(_ name: String) -> [(screen: ScreenID, argument: String)] {
    // A longer name does not have a meaning that justifies the search.
    guard name.utf8.count <= 1000 else { return [] }
    return name.indices.lazy.filter { name[$0] == "." }.compactMap { dot in
      symbols.texts.find(String(name[..<dot])).flatMap { screenIDs[$0] }
        .map { ($0, String(name[name.index(after: dot)...])) }
    }
  }
}
