import NavCommandLine
import NavCompiler

/// The words that can complete a command line. All of them follow from the declarations of the verbs.
struct CommandLineOffers {
  /// A word that a shell can insert, with its meaning.
  struct Offer {
    var word: String
    var meaning = ""
    var kind = Kind.word

    enum Kind { case word, path }
  }

  private let verbs: [Verb]

  init(_ verbs: [Verb]) { self.verbs = verbs }

  /// Returns the offers for the last word of a command line.
  ///
  /// - Parameter words: The words after `navc`, up to the cursor. The last one can be empty.
  /// - Returns: The offers that begin with the last word.
  func offers(for words: [ShellWord]) -> [Offer] {
    guard let word = words.last else { return [] }
    let last = word.text
    let before = words.dropLast().map(\.text)
    let verb = before.lazy.compactMap { word in verbs.first { $0.name == word } }.first
    let options = verb?.options ?? verbs.flatMap(\.options)
    let operands = operands(words.dropLast(), options)
    if before.contains("--") { return operandOffers(verb, operands, word) }
    if case .one? = before.last.flatMap({ form($0, options) })?.value,
      let option = before.last.flatMap({ form($0, options) })
    {
      return values(of: option, word, operands)
    }
    if let option = options.first(where: { last.hasPrefix($0.name + "=") }), last.hasPrefix("--") {
      let prefix = option.name + "="
      return values(of: option, ShellWord(plain: String(last.dropFirst(prefix.count))), operands).map { offer in
        Offer(word: prefix + offer.word, meaning: offer.meaning, kind: offer.kind)
      }
    }
    if last.hasPrefix("-"), last != "-" {
      return Self.unique(options.map { Offer(word: $0.name, meaning: $0.summary) }, last)
    }
    guard verb != nil else { return Self.unique(verbs.map { Offer(word: $0.name, meaning: $0.summary) }, last) }
    return operandOffers(verb, operands, word)
  }

  private func form(_ word: String, _ options: [OptionForm]) -> OptionForm? {
    options.first { $0.name == word }
  }

  /// The words that are neither the verb, nor options, nor their values.
  private func operands(_ words: ArraySlice<ShellWord>, _ options: [OptionForm]) -> [ShellWord] {
    var operands: [ShellWord] = []
    var isValue = false
    var takesOptions = true
    for typed in words {
      let word = typed.text
      if isValue {
        isValue = false
      } else if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, word.hasPrefix("-"), word != "-" {
        isValue = form(word, options)?.value.takesNextWord ?? false
      } else {
        operands.append(typed)
      }
    }
    return Array(operands.dropFirst())
  }

  private func operandOffers(_ verb: Verb?, _ operands: [ShellWord], _ last: ShellWord) -> [Offer] {
    offers(verb?.offers ?? .nothing, operands, last)
  }

  private func offers(_ kind: OperandOffers, _ operands: [ShellWord], _ last: ShellWord) -> [Offer] {
    switch kind {
    case .words(let words, _) where operands.isEmpty: Self.unique(words().map { Offer(word: $0) }, last.text)
    case .words(_, let others): offers(others, Array(operands.dropFirst()), last)
    case .graphs: Self.paths(last) { $0.hasSuffix(".nav.yaml") }
    case .files: Self.paths(last) { _ in true }
    case .nothing: []
    }
  }

  private func values(of option: OptionForm, _ last: ShellWord, _ operands: [ShellWord]) -> [Offer] {
    if case .attached = option.value {
      // Each word of the list can be given once.
      let given = last.text.split(separator: ",", omittingEmptySubsequences: false).dropLast()
      let start = given.map { $0 + "," }.joined()
      let words = option.words.filter { word in !given.contains { $0 == word } }
      return Self.unique(words.map { Offer(word: start + $0) }, last.text)
    }
    if !option.words.isEmpty { return Self.unique(option.words.map { Offer(word: $0) }, last.text) }
    return switch option.value.placeholder {
    case "FILE"?, "OUT"?, "WALK"?: Self.paths(last) { _ in true }
    case "DIR"?: Self.paths(last) { _ in false }
    case "OTHER"?: Self.paths(last) { $0.hasSuffix(".nav.yaml") }
    case "SCREEN"?: Self.unique(Self.screens(of: operands).map { Offer(word: $0) }, last.text)
    default: []
    }
  }

  private static func unique(_ offers: [Offer], _ prefix: String) -> [Offer] {
    var known: Set<String> = []
    return offers.filter { $0.word.hasPrefix(prefix) && known.insert($0.word).inserted }
  }

  /// The directories and the files that a path can continue with.
  private static func paths(_ word: ShellWord, where isOffered: (String) -> Bool) -> [Offer] {
    let path = word.text
    let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let start = path.dropFirst(directory.count)
    let place = directory.isEmpty ? "." : word.path(of: directory)
    guard let entries = try? DirectoryListing.entries(of: place) else { return [] }
    let names = entries.directories.map { $0 + "/" } + entries.files.filter(isOffered)
    return names.filter { $0.hasPrefix(start) }.map { Offer(word: directory + $0, kind: .path) }
  }

  /// The screens of the graphs among the operands.
  private static func screens(of files: [ShellWord]) -> [String] {
    files.map(\.path).flatMap { path -> [String] in
      guard InputFile.isRegular(path), case .file(let file) = InputFile.load(path) else { return [] }
      return Compiler.places(of: file).map(\.screen)
    }
  }
}
