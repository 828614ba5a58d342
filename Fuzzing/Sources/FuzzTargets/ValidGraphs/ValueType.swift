/// The type of an argument, a fact, or a returned value.
struct ValueType: Hashable {
  enum Base: Hashable {
    case builtin(String)
    /// An enum of the graph.
    case cases(name: String, [String])
    /// A type of a Swift module.
    case swift(name: String, isHashable: Bool, isLinkable: Bool)
  }

  enum Shape: Hashable {
    case plain, optional, array, optionalArray
  }

  var base: Base
  var shape: Shape = .plain

  var name: String {
    switch base {
    case .builtin(let name), .cases(let name, _), .swift(let name, _, _): name
    }
  }

  var isHashable: Bool {
    if case .swift(_, let isHashable, _) = base { isHashable } else { true }
  }

  /// Whether a part of a URL can be parsed as this type.
  var isLinkable: Bool {
    guard shape == .plain || shape == .optional else { return false }
    switch base {
    case .builtin(let name): return name != "Date"
    case .cases: return true
    case .swift(_, _, let isLinkable): return isLinkable
    }
  }

  var isOptional: Bool { shape == .optional || shape == .optionalArray }

  /// The shape without `nil`.
  var unwrappedShape: Shape { shape == .optional ? .plain : shape == .optionalArray ? .array : shape }

  /// The type in the syntax of the language, without quotes.
  var text: String {
    switch shape {
    case .plain: name
    case .optional: "\(name)?"
    case .array: "[\(name)]"
    case .optionalArray: "[\(name)]?"
    }
  }

  /// The type as a YAML value.
  var yaml: String { shape == .plain || shape == .optional ? text : QuotedScalar.of(text) }

  static let builtins = ["String", "Int", "Double", "Bool", "UUID", "URL", "Date"]

  /// Returns a literal of the type as a YAML value, or `nil` if the type has no literals.
  func literal(_ choices: inout Choices) -> String? {
    if isOptional, choices.chance(30) { return "nil" }
    guard shape == .array || shape == .optionalArray else { return single(&choices) }
    var items: [String] = []
    for _ in 0..<choices.below(4) {
      guard let item = single(&choices) else { break }
      items.append(item)
    }
    return "[" + items.joined(separator: ", ") + "]"
  }

  private static func sayable(_ cases: [String], _ choices: inout Choices) -> String? {
    let plain = cases.filter(Texts.isPlain)
    return plain.isEmpty ? nil : choices.pick(plain)
  }

  private func single(_ choices: inout Choices) -> String? {
    switch base {
    case .builtin("String"): QuotedScalar.doubleQuoted(Texts.any(&choices))
    case .builtin("Int"): choices.pick(["0", "1", "-1", "42", "9223372036854775807", "-9223372036854775808"])
    case .builtin("Double"):
      choices.pick(["0.5", "1", "-0.0", "1e308", "1e-300", "3.141592653589793", "-7", "1E+2", "100000000000000000000"])
    case .builtin("Bool"): choices.pick(["true", "false"])
    case .cases(_, let cases):
      Self.sayable(cases, &choices)
    case .builtin, .swift: nil
    }
  }
}
