internal import NavTable

/// The sets of texts in a URL that the placeholders of a graph accept, to compare links.
struct LinkTexts {
  typealias Kind = FragmentLink.Kind

  /// The cases of the known enums. `Kind.cases` contains an index into it.
  private(set) var cases: [[String]] = []
  private var numbers: [[String]: Int] = [:]
  /// The cases of each declared type, or `nil` for a Swift type of the app.
  private var kinds: [Kind] = []

  init(_ graph: Graph) {
    for type in graph.types {
      guard case .cases(let symbols) = type.kind else {
        kinds.append(.any)
        continue
      }
      kinds.append(register(symbols.map { graph.texts.text($0) }))
    }
  }

  /// The kind of placeholder of an enum with these cases.
  mutating func register(_ texts: [String]) -> Kind {
    if let number = numbers[texts] { return .cases(number) }
    numbers[texts] = cases.count
    cases.append(texts)
    return .cases(cases.count - 1)
  }

  func kind(of type: TypeReference) -> Kind {
    switch type {
    case .builtin(.int): .int
    case .builtin(.uuid): .uuid
    case .builtin(.double): .double
    case .builtin(.bool): .bool
    case .builtin(.string), .builtin(.url), .builtin(.date), .array: .any
    case .optional(let wrapped): kind(of: wrapped)
    case .declared(let id): kinds[id.position]
    }
  }

  /// The segments of a link of the graph.
  func steps(_ link: Link, in graph: Graph) -> [FragmentLink.Step] {
    link.path.map { segment in
      switch segment {
      case .literal(let text): .literal(graph.texts.text(text))
      case .placeholder(let placeholder):
        .placeholder(kind(of: graph.arguments[placeholder.argument.position].type))
      }
    }
  }

  /// A text that both kinds accept with the same precedence, or `nil`.
  func example(_ one: Kind, _ other: Kind) -> String? {
    guard one.isPreferred == other.isPreferred else { return nil }
    switch (one, other) {
    case (.int, .int): return "1"
    case (.uuid, .uuid): return "123e4567-e89b-12d3-a456-426614174000"
    case (.any, .any): return "x"
    case (.double, .double), (.any, .double), (.double, .any): return "1.5"
    case (.bool, .bool), (.any, .bool), (.bool, .any): return "true"
    case (.cases(let one), .cases(let other)): return common(cases[one], cases[other])
    case (.cases(let number), .any), (.any, .cases(let number)): return cases[number].min()
    case (.cases(let number), .bool), (.bool, .cases(let number)): return common(["true", "false"], cases[number])
    case (.cases(let number), .double), (.double, .cases(let number)):
      return cases[number].filter { Double($0) != nil }.min()
    default: return nil
    }
  }

  /// The amount of work for finding an example.
  func weight(_ one: Kind, _ other: Kind) -> Int { 1 + weight(one) + weight(other) }

  private func weight(_ kind: Kind) -> Int {
    if case .cases(let number) = kind { cases[number].count } else { 0 }
  }

  private func common(_ one: [String], _ other: [String]) -> String? {
    Set(one).intersection(other).min()
  }

  /// A text as a segment of a URL.
  static func encoded(_ text: String) -> String {
    text.percentEncoded { $0 < 0x80 && !$0.isUnreserved && !"!$&'()*+,;=:@".utf8.contains($0) }
  }
}
