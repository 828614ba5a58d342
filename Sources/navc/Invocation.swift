import NavCompiler
import NavPictures

/// A parsed command line.
enum Invocation {
  /// `-` as a file is standard input.
  case validate([String], Options)
  /// Without an output, the Swift goes to standard output.
  case generate(String, output: String?, Options)
  /// Without an output, the picture goes to standard output.
  case render(RenderCommand)
  case run(RunCommand)
  /// With `--html` or `--serve`.
  case runPage(RunPage)
  case paths(PathsCommand)
  case explain(String?)
  case help(Verb?)
  case version

  /// Parses a command line. Options can be anywhere before `--`.
  static func parse(_ arguments: [String]) throws -> Invocation {
    var reader = ArgumentReader(arguments)
    try reader.read()
    return try reader.invocation()
  }
}

/// Sorts the words of a command line into the verb, its operands, and its options.
private struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var verb: Verb?
  private var operands: [String] = []
  private var options = Options()
  private var output: String?
  /// The value of `--format`. Its meaning depends on the verb.
  private var form: String?
  private var svg = SVGPicture.Options()
  private var part = RenderCommand.Part()
  private var sourceURL: String?
  private var thumbnails: String?
  private var port: UInt16?
  private var record: String?
  private var slowness = 1.0
  private var modules: [String] = []
  /// The options in the given order. They are checked once the verb is known.
  private var given: [OptionName] = []

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  mutating func read() throws {
    var takesOptions = true
    while let word = rest.popFirst() {
      if !takesOptions || word == "-" || !word.hasPrefix("-") {
        try readOperand(word)
      } else if word == "--" {
        takesOptions = false
      } else {
        try readOption(word)
      }
    }
  }

  private mutating func readOperand(_ word: String) throws {
    guard verb == nil else { return operands.append(word) }
    verb = Verb(rawValue: word)
    guard verb == nil else { return }
    if Verb.later.contains(word) { throw UsageError("this version of navc does not support '\(word)'") }
    let verbs = Verb.allCases.map(\.rawValue)
    if word.hasSuffix(".yaml") || word.hasSuffix(".yml") {
      throw UsageError("'\(word)' is not a verb; to check the file, use 'navc validate'")
    }
    throw UsageError("'\(word)' is not a verb", word, among: verbs)
  }

  private mutating func readOption(_ word: String) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = OptionName(rawValue: String(parts[0])) ?? (parts[0] == "-h" ? .help : nil)
    if let name {
      return try set(name, word, parts.count > 1 ? String(parts[1]) : nil)
    }
    if word.hasPrefix("-o") { return try set(.output, "-o", String(word.dropFirst(2))) }
    let names = OptionName.allCases.map(\.rawValue)
    throw UsageError("there is no option '\(parts[0])'", String(parts[0]), among: names, verb: verb)
  }

  private mutating func set(_ name: OptionName, _ word: String, _ attached: String?) throws {
    given.append(name)
    var value = ""
    if let placeholder = name.value(for: verb) {
      guard let text = attached ?? rest.popFirst() else {
        throw UsageError("'\(name.rawValue)' needs a value: \(placeholder)", verb: verb)
      }
      value = text
    } else if attached != nil {
      throw UsageError("'\(name.rawValue)' takes no value", verb: verb)
    }
    switch name {
    case .output:
      guard output == nil else { throw UsageError("'-o' is given twice", verb: verb) }
      guard !value.isEmpty else { throw UsageError("'-o' needs the name of a file", verb: verb) }
      output = value
    case .root:
      guard options.root == nil else { throw UsageError("'--root' is given twice", verb: verb) }
      guard InputFile.isDirectory(value) else {
        throw UsageError("'--root' needs a directory, and '\(value)' is not one", verb: verb)
      }
      options.root = value
    case .format:
      form = value
    case .theme: svg.theme = try choice(name, value, among: Theme.allCases.map(\.rawValue)) { .init(rawValue: $0) }
    case .detail:
      svg.detail = try choice(name, value, among: PictureDetail.allCases.map(\.rawValue)) { .init(rawValue: $0) }
    case .edges:
      svg.edges = try choice(name, value, among: SVGPicture.Edges.allCases.map(\.rawValue)) { .init(rawValue: $0) }
    case .focus: part.focus = value
    case .sourceURL:
      guard value.hasPrefix("https://") || value.hasPrefix("http://") else {
        throw UsageError(
          "'--source-url' needs an address that starts with https:// or http://, not '\(value)'", verb: verb)
      }
      sourceURL = value
    case .depth:
      guard let depth = Int(value), depth > 0 else {
        throw UsageError("'--depth' needs a number of at least 1, not '\(value)'", verb: verb)
      }
      part.depth = depth
    case .fragment: part.fragment = value
    case .noLegend: svg.hasLegend = false
    case .thumbnails:
      guard InputFile.isDirectory(value) else {
        throw UsageError("'--thumbnails' needs a directory, and '\(value)' is not one", verb: verb)
      }
      thumbnails = value
    case .draft: part.errors = .drawn
    case .port:
      guard let number = UInt16(value), number > 0 else {
        throw UsageError("'--port' needs a number from 1 to 65535, not '\(value)'", verb: verb)
      }
      port = number
    case .record:
      guard !value.isEmpty, value != "-" else { throw UsageError("'--record' needs the name of a file", verb: verb) }
      record = value
    case .slow: slowness = 8
    case .importing:
      guard SwiftTypeName.isModule(value) else {
        throw UsageError("'--import' needs the name of a Swift module, not '\(value)'", verb: verb)
      }
      modules.append(value)
    case .color:
      options.color = try choice(name, value, among: Options.Color.allCases.map(\.rawValue)) { .init(rawValue: $0) }
    case .fix: options.mending = .fix
    case .own: options.scope = .ownFile
    case .stubs: options.product = .stubs
    case .host:
      let host: PageToolkit = try choice(name, value, among: PageToolkit.allCases.map(\.rawValue)) {
        .init(rawValue: $0)
      }
      options.host = host
    case .beside: options.beside.append(value)
    case .strict: options.strictness = .strict
    case .quiet: options.verbosity = .quiet
    case .html, .serve, .help, .version: break
    }
  }

  private func choice<Choice>(
    _ name: OptionName, _ value: String, among words: [String], _ named: (String) -> Choice?
  ) throws -> Choice {
    if let choice = named(value) { return choice }
    let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    throw UsageError("'\(name.rawValue)' must be \(list), not '\(value)'", value, among: words, verb: verb)
  }

  // MARK: - Invocations

  mutating func invocation() throws -> Invocation {
    if given.contains(.version), verb == nil { return .version }
    if given.contains(.help) { return .help(verb) }
    guard let verb else {
      if let option = given.first { throw UsageError("'\(option.rawValue)' needs a verb") }
      throw UsageError("there is no verb")
    }
    if let stray = given.first(where: { !verb.options.contains($0) }) {
      throw UsageError("'\(verb.rawValue)' does not take '\(stray.rawValue)'", verb: verb)
    }
    if verb != .render, verb != .paths, let form {
      options.format = try choice(.format, form, among: OutputFormats.all.map { $0.name }, OutputFormats.named)
    }
    switch verb {
    case .validate: return try validate()
    case .generate: return try generate()
    case .render: return try render()
    case .run: return try run()
    case .paths: return try paths()
    case .explain: return .explain(try atMostOne("message ID"))
    case .help: return .help(try atMostOne("verb").map(helpVerb))
    }
  }

  private func files() throws -> [String] {
    guard !operands.isEmpty else { throw UsageError("there is no file to read", verb: verb) }
    guard operands.count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("standard input, '-', can be read only once", verb: verb)
    }
    return operands
  }

  private func validate() throws -> Invocation {
    let files = try files()
    if options.mending == .fix, files.contains("-") {
      throw UsageError("'--fix' needs a file, not standard input", verb: verb)
    }
    return .validate(files, options)
  }

  private func generate() throws -> Invocation {
    guard let file = try files().first, operands.count == 1 else {
      throw UsageError("'generate' takes one file, not \(operands.count)", verb: verb)
    }
    if options.host != nil, options.product != .stubs {
      throw UsageError("'--host' needs '--stubs'", verb: verb)
    }
    guard options.format.stream == .standardError || output.map({ $0 != "-" }) == true else {
      throw UsageError(
        "'--format \(options.format.name)' needs '-o': messages and Swift would both go to standard output",
        verb: verb)
    }
    return .generate(file, output: output == "-" ? nil : output, options)
  }

  private func render() throws -> Invocation {
    guard let file = try files().first, operands.count == 1 else {
      throw UsageError("'render' takes one file, not \(operands.count)", verb: verb)
    }
    var command = RenderCommand(
      file: file, output: output == "-" ? nil : output, options: options, svg: svg, part: part, sourceURL: sourceURL,
      thumbnails: thumbnails)
    if let form {
      command.form = try choice(.format, form, among: RenderCommand.Form.allCases.map(\.rawValue)) {
        .init(rawValue: $0)
      }
    }
    if command.form == .json, part.errors == .drawn {
      throw UsageError("'--draft' cannot be used with '--format json'", verb: verb)
    }
    if thumbnails != nil, command.form != .svg, command.form != .html {
      throw UsageError("'--thumbnails' needs '--format svg' or '--format html'", verb: verb)
    }
    return .render(command)
  }

  private func run() throws -> Invocation {
    guard let file = try files().first, operands.count == 1 else {
      throw UsageError("'run' takes one file, not \(operands.count)", verb: verb)
    }
    if given.contains(.html) || given.contains(.serve) {
      for option in [OptionName.record, .slow] where given.contains(option) {
        throw UsageError("'\(option.rawValue)' works only in the terminal; a page has a button for it", verb: verb)
      }
    }
    switch (given.contains(.html), given.contains(.serve)) {
    case (true, false):
      if port != nil { throw UsageError("'--port' needs '--serve'", verb: verb) }
      let delivery = RunPage.Delivery.file(output == "-" ? nil : output)
      return .runPage(RunPage(file: file, delivery: delivery, modules: modules, options: options))
    case (false, true):
      if output != nil { throw UsageError("'-o' needs '--html'", verb: verb) }
      guard file != "-" else {
        throw UsageError("'--serve' needs a file, not standard input", verb: verb)
      }
      return .runPage(RunPage(file: file, delivery: .server(port: port), modules: modules, options: options))
    case (true, true): throw UsageError("'--html' and '--serve' cannot be used together", verb: verb)
    case (false, false): return try walk(file)
    }
  }

  /// The invocation of `navc run` in the terminal.
  private func walk(_ file: String) throws -> Invocation {
    if output != nil { throw UsageError("'-o' needs '--html'", verb: verb) }
    if port != nil { throw UsageError("'--port' needs '--serve'", verb: verb) }
    if !modules.isEmpty, record?.hasSuffix(".swift") != true {
      throw UsageError("'--import' needs '--record' with a name that ends in .swift", verb: verb)
    }
    guard file != "-" else { throw UsageError("'run' needs a file; it reads steps from standard input", verb: verb) }
    return .run(RunCommand(file: file, record: record, slowness: slowness, modules: modules, options: options))
  }

  private func paths() throws -> Invocation {
    guard let file = try files().first, operands.count == 1 else {
      throw UsageError("'paths' takes one file, not \(operands.count)", verb: verb)
    }
    var command = PathsCommand(
      file: file, output: output == "-" ? nil : output, options: options, modules: modules)
    if let form {
      command.form = try choice(.format, form, among: PathsCommand.Form.allCases.map(\.rawValue)) {
        .init(rawValue: $0)
      }
    }
    if !modules.isEmpty, command.form != .swift {
      throw UsageError("'--import' needs '--format swift'", verb: verb)
    }
    return .paths(command)
  }

  private func atMostOne(_ what: String) throws -> String? {
    guard operands.count <= 1 else { throw UsageError("'\(verb?.rawValue ?? "")' takes one \(what)", verb: verb) }
    return operands.first
  }

  private func helpVerb(_ word: String) throws -> Verb {
    if let verb = Verb(rawValue: word) { return verb }
    throw UsageError("'\(word)' is not a verb", word, among: Verb.allCases.map(\.rawValue), verb: .help)
  }
}
