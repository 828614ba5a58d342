import NavCommandLine
import NavCompiler

/// The words that can complete a command line. All of them follow from the declarations of the verbs.
struct CommandLineOffers {
  /// A word that a shell can insert, with its meaning.
  struct Offer {
    let word: String
    var meaning = ""
  }

  private let verbs: [Verb]
  /// Whether the shell splits words at `=`, as bash does.
  private let splitsAtEquals: Bool

  init(_ verbs: [Verb], splitsAtEquals: Bool) {
    self.verbs = verbs
    self.splitsAtEquals = splitsAtEquals
  }

  /// Returns the offers for the last word of a command line.
  ///
  /// - Parameter words: The words after `navc`, up to the cursor. The last one can be empty.
  /// - Returns: The offers that begin with the last word.
  func offers(for words: [String]) -> [Offer] {
    let words = splitsAtEquals ? Self.joined(words) : words
    guard let last = words.last else { return [] }
    let before = Array(words.dropLast())
    let verb = before.lazy.compactMap { word in verbs.first { $0.name == word } }.first
    let options = verb?.options ?? verbs.flatMap(\.options)
    let operands = operands(before, options)
    if before.contains("--") { return operandOffers(verb, operands, last) }
    if case .one? = before.last.flatMap({ form($0, options) })?.value,
      let option = before.last.flatMap({ form($0, options) })
    {
      return values(of: option, last, operands)
    }
    if let option = options.first(where: { last.hasPrefix($0.name + "=") }), last.hasPrefix("--") {
      let prefix = option.name + "="
      let found = values(of: option, String(last.dropFirst(prefix.count)), operands)
      return splitsAtEquals ? found : found.map { Offer(word: prefix + $0.word, meaning: $0.meaning) }
    }
    if last.hasPrefix("-"), last != "-" {
      return Self.unique(options.map { Offer(word: $0.name, meaning: $0.summary) }, last)
    }
    guard verb != nil else { return Self.unique(verbs.map { Offer(word: $0.name, meaning: $0.summary) }, last) }
    return operandOffers(verb, operands, last)
  }

  /// Joins the words that bash splits at `=`.
  private static func joined(_ words: [String]) -> [String] {
    var joined: [String] = []
    for word in words {
      if let last = joined.last, last.hasPrefix("--"), word == "=" || last.hasSuffix("=") {
        joined[joined.count - 1] = last + word
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  private func form(_ word: String, _ options: [OptionForm]) -> OptionForm? {
    options.first { $0.name == word }
  }

  /// The words that are neither the verb, nor options, nor their values.
  private func operands(_ words: [String], _ options: [OptionForm]) -> [String] {
    var operands: [String] = []
    var isValue = false
    var takesOptions = true
    for word in words {
      if isValue {
        isValue = false
      } else if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, word.hasPrefix("-"), word != "-" {
        isValue = form(word, options)?.value.takesNextWord ?? false
      } else {
        operands.append(word)
      }
    }
    return Array(operands.dropFirst())
  }

  private func operandOffers(_ verb: Verb?, _ operands: [String], _ last: String) -> [Offer] {
    switch verb?.offers {
    case .graphs?: Self.paths(last) { $0.hasSuffix(".nav.yaml") }
    case .files?: Self.paths(last) { _ in true }
    case .words(let words)?: operands.isEmpty ? Self.unique(words().map { Offer(word: $0) }, last) : []
    case .nothing?, nil: []
    }
  }

  private func values(of option: OptionForm, _ last: String, _ operands: [String]) -> [Offer] {
    if !option.words.isEmpty { return Self.unique(option.words.map { Offer(word: $0) }, last) }
    return switch option.value.placeholder {
    case "FILE"?, "OUT"?, "WALK"?: Self.paths(last) { _ in true }
    case "DIR"?: Self.paths(last) { _ in false }
    case "OTHER"?: Self.paths(last) { $0.hasSuffix(".nav.yaml") }
    case "SCREEN"?: Self.unique(Self.screens(of: operands).map { Offer(word: $0) }, last)
    default: []
    }
  }

  private static func unique(_ offers: [Offer], _ prefix: String) -> [Offer] {
    var known: Set<String> = []
    return offers.filter { $0.word.hasPrefix(prefix) && known.insert($0.word).inserted }
  }

  /// The directories and the files that a path can continue with.
  private static func paths(_ path: String, where isOffered: (String) -> Bool) -> [Offer] {
    let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let start = path.dropFirst(directory.count)
    guard let entries = try? DirectoryListing.entries(of: directory.isEmpty ? "." : directory) else { return [] }
    let names = entries.directories.map { $0 + "/" } + entries.files.filter(isOffered)
    return names.filter { $0.hasPrefix(start) }.map { Offer(word: directory + $0) }
  }

  /// The screens of the graphs among the operands.
  private static func screens(of files: [String]) -> [String] {
    files.flatMap { path -> [String] in
      guard InputFile.isRegular(path), case .file(let file) = InputFile.load(path) else { return [] }
      return Compiler.places(of: file).map(\.screen)
    }
  }
}
