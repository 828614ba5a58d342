/// Names of arguments of the screens on a way: a screen's own, and `post.id`, which says whose it is.
struct ArgumentNames {
  let symbols: SymbolContext
  let screenIDs: SymbolTable<ScreenID>

  /// An argument of the screen that the way leads to.
  func own(_ name: String, of screen: ScreenID) -> Link.Placeholder? {
    guard let name = symbols.texts.find(name), let argument = symbols.argument(name, of: screen) else { return nil }
    return Link.Placeholder(screen: screen, argument: argument)
  }

  /// `post.id`: an argument of the screen before a dot, whether it is on the way or not. Both names may have dots in them.
  func qualified(_ name: String) -> Link.Placeholder? {
    split(name).lazy.compactMap { own($1, of: $0) }.first
  }

  /// Whether a name lacks the screen before its first dot or the argument after its last dot.
  static func isMalformed(_ name: String) -> Bool { name.hasPrefix(".") || name.hasSuffix(".") }

  /// The ways to read a name as a screen's and an argument's.
  func split(_ name: String) -> [(screen: ScreenID, argument: String)] {
    // A name that is longer than a line has no meaning that is worth the search.
    guard name.utf8.count <= 1000 else { return [] }
    return name.indices.lazy.filter { name[$0] == "." }.compactMap { dot in
      symbols.texts.find(String(name[..<dot])).flatMap { screenIDs[$0] }
        .map { ($0, String(name[name.index(after: dot)...])) }
    }
  }
}
