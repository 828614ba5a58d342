/// The command line up to the cursor, as the script of a shell passes it.
struct CompletedLine {
  private let shell: CompletionScript
  /// The words after `navc`. The last one can be empty.
  let words: [ShellWord]
  /// The number of characters of the last word that the shell does not replace.
  private let kept: Int

  /// Reads the words of a script.
  ///
  /// - bash passes the line, and the end of the line that an offer replaces.
  /// - zsh passes the words as they were typed.
  /// - fish passes the words without their quotes, and the last word as it was typed.
  init(_ passed: [String], in shell: CompletionScript) {
    self.shell = shell
    switch shell {
    case .bash:
      let line = passed.first ?? ""
      let end = passed.dropFirst().first ?? ""
      words = Array(ShellWord.words(typed: line).dropFirst())
      // bash splits words at characters such as `=` and `:`.
      kept = line.hasSuffix(end) ? words.last?.count(before: line.count - end.count) ?? 0 : 0
    case .zsh:
      words = passed.map(ShellWord.init(typed:))
      kept = 0
    case .fish:
      words = passed.dropLast().map(ShellWord.init(plain:)) + passed.suffix(1).map(ShellWord.init(typed:))
      kept = 0
    }
  }

  /// The line of an offer, for the script.
  func answer(_ offer: CommandLineOffers.Offer) -> String {
    guard shell == .bash else { return "\(offer.word)\t\(offer.meaning)" }
    let rest = offer.word.dropFirst(kept)
    guard offer.kind == .path else { return "\(words.last?.openQuote == nil ? "word" : "inner")\t\(rest)" }
    // bash adds the slash to a directory if it sees the whole path.
    return "path\t\(kept == 0 && rest.hasSuffix("/") ? rest.dropLast() : rest)"
  }
}
