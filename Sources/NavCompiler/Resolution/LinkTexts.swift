/// Which texts in a URL the placeholders of a graph take, as far as that tells links apart.
struct LinkTexts {
  private let graph: Graph
  /// By enum: its cases' texts.
  private var cases: [TypeID: Set<String>] = [:]

  enum Kind: Hashable {
    case int, uuid, double, bool
    case cases(TypeID)
    /// Whatever is not empty, or what cannot be known: a type of the app's.
    case any

    /// Whether it comes before placeholders of other kinds.
    var isPreferred: Bool { self == .int || self == .uuid }
  }

  init(_ graph: Graph) {
    self.graph = graph
    for (index, type) in graph.types.enumerated() {
      guard case .cases(let symbols) = type.kind else { continue }
      cases[TypeID(index)] = Set(symbols.map { graph.texts.text($0) })
    }
  }

  func kind(of placeholder: Link.Placeholder) -> Kind {
    kind(of: graph.arguments[placeholder.argument.position].type)
  }

  private func kind(of type: TypeReference) -> Kind {
    switch type {
    case .builtin(.int): return .int
    case .builtin(.uuid): return .uuid
    case .builtin(.double): return .double
    case .builtin(.bool): return .bool
    case .builtin(.string), .builtin(.url), .builtin(.date), .array: return .any
    case .optional(let wrapped): return kind(of: wrapped)
    case .declared(let id): return cases[id] == nil ? .any : .cases(id)
    }
  }

  /// A text that both kinds take with equal right; `nil` if there is none.
  func example(_ one: Kind, _ other: Kind) -> String? {
    guard one.isPreferred == other.isPreferred else { return nil }
    switch (one, other) {
    case (.int, .int): return "1"
    case (.uuid, .uuid): return "123e4567-e89b-12d3-a456-426614174000"
    case (.any, .any): return "x"
    case (.double, .double), (.any, .double), (.double, .any): return "1.5"
    case (.bool, .bool), (.any, .bool), (.bool, .any): return "true"
    case (.cases(let one), .cases(let other)): return common(texts(one), texts(other))
    case (.cases(let id), .any), (.any, .cases(let id)): return texts(id).min()
    case (.cases(let id), .bool), (.bool, .cases(let id)): return common(texts(id), ["true", "false"])
    case (.cases(let id), .double), (.double, .cases(let id)): return texts(id).filter { Double($0) != nil }.min()
    default: return nil
    }
  }

  private func texts(_ type: TypeID) -> Set<String> { cases[type] ?? [] }

  private func common(_ one: Set<String>, _ other: Set<String>) -> String? {
    let (smaller, larger) = one.count < other.count ? (one, other) : (other, one)
    return smaller.filter { larger.contains($0) }.min()
  }

  /// A text as a segment of a URL.
  static func encoded(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII, !scalar.properties.isAlphabetic, !"-._~0123456789!$&'()*+,;=:@".unicodeScalars.contains(scalar)
      {
        result += (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
