import NavCompiler

/// The words of a command line, sorted into the verb, its operands, and its options.
///
/// Options can be anywhere before `--`, also before the verb. Therefore, an option takes a value either for all verbs or
/// for none.
struct CommandLineWords {
  private let verbs: [Verb]
  private(set) var verb: Verb?
  private(set) var operands: [String] = []
  private(set) var options: [GivenOption] = []

  /// Sorts the words. Throws a ``UsageError`` for an unknown verb or option, or for a missing value.
  init(_ words: [CommandLineWord], verbs: [Verb]) throws {
    self.verbs = verbs
    var rest = words[...]
    var takesOptions = true
    while let word = try rest.popFirst()?.text() {
      if !takesOptions || word == "-" || !word.hasPrefix("-") {
        try readOperand(word)
      } else if word == "--" {
        takesOptions = false
      } else {
        try readOption(word, &rest)
      }
    }
  }

  func contains(_ option: OptionForm) -> Bool { options.contains { $0.name == option.name } }

  private mutating func readOperand(_ word: String) throws {
    guard verb == nil else { return operands.append(word) }
    verb = verbs.first { $0.name == word }
    guard verb == nil else { return }
    if word.hasSuffix(".yaml") || word.hasSuffix(".yml") {
      throw UsageError("'\(word)' is not a verb; to check the file, use 'navc validate'")
    }
    throw UsageError("'\(word)' is not a verb", word, among: verbs.map(\.name))
  }

  private mutating func readOption(_ word: String, _ rest: inout ArraySlice<CommandLineWord>) throws {
    var name = String(word.prefix { $0 != "=" })
    var attached = name == word ? nil : String(word.dropFirst(name.count + 1))
    if name == "-h" { name = OptionForm.help.name }
    var form = form(of: name)
    if form == nil, !word.hasPrefix("--"), let short = self.form(of: String(word.prefix(2))) {
      form = short
      attached = String(word.dropFirst(2))
    }
    guard let form else {
      throw UsageError("there is no option '\(name)'", name, among: optionNames(before: rest), usage: verb?.usage)
    }
    let values: [CommandLineWord]
    switch form.value {
    case .none:
      if attached != nil { throw UsageError("'\(form.name)' takes no value", usage: verb?.usage) }
      values = []
    case .one(let placeholder):
      guard let value = attached.map({ CommandLineWord($0) }) ?? rest.popFirst() else {
        throw UsageError("'\(form.name)' needs a value: \(placeholder)", usage: verb?.usage)
      }
      values = [value]
    case .attached(_, let fallback): values = [CommandLineWord(attached ?? fallback)]
    case .rest(let placeholder):
      values = [attached].compactMap { $0.map { CommandLineWord($0) } } + rest
      rest = []
      if values.isEmpty { throw UsageError("'\(form.name)' needs words: \(placeholder)", usage: verb?.usage) }
    }
    options.append(GivenOption(name: form.name, values: values))
  }

  /// The form of an option for the verb, or for another verb.
  private func form(of name: String) -> OptionForm? {
    let own = verb?.options.first { $0.name == name }
    return own ?? allOptions.first { $0.name == name }
  }

  /// The options of all verbs.
  private var allOptions: [OptionForm] { verbs.flatMap(\.options) + [.version] }

  /// The names of the options that the verb accepts. The verb can be among the other words. Without a verb, each option
  /// of a verb is possible.
  private func optionNames(before rest: ArraySlice<CommandLineWord>) -> [String] {
    let later = rest.lazy.compactMap { word in verbs.first { $0.name == (try? word.text()) } }
    return (verb ?? later.first).map { $0.options.map(\.name) } ?? allOptions.map(\.name)
  }
}
