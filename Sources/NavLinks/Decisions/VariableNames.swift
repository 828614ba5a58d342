/// The variables of a decision list, each with a name of its own.
struct VariableNames {
  private(set) var variables: [PatternVariable] = []
  private var names: [[String]: String] = [:]
  /// The names that are taken. Apple's systems define the first ones.
  private var taken: Set<String> = ["alpha", "upper", "lower", "alnum", "digit", "xdigit", "region", "lang"]

  /// The pattern of the texts from which an argument can be read.
  mutating func pattern(_ kind: SiteLink.Kind) -> String {
    switch kind {
    case .text, .integer, .decimal, .url, .foreign: "?*"
    case .uuid: [8, 4, 4, 4, 12].map { String(repeating: "$(xdigit)", count: $0) }.joined(separator: "-")
    case .truth: "$(\(name("Bool", of: ["true", "false"])))"
    case .choice(let type, let cases): "$(\(name(type, of: cases.map(\.escaped))))"
    }
  }

  /// The pattern of the texts with a character that no integer contains.
  ///
  /// A slash, `?`, `*`, and `$` are missing, because a pattern cannot quote them.
  var otherThanInteger: String {
    mutating get {
      let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { [$0, $0 - 32] }.joined()
      let characters = letters.sorted() + Array("%._~!&'(),;=:@".utf8)
      return "*$(\(name("nonInt", of: characters.map { String(decoding: [$0], as: UTF8.self) })))*"
    }
  }

  /// The name of a variable with these values.
  private mutating func name(_ wanted: String, of values: [String]) -> String {
    if let name = names[values] { return name }
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = wanted + String(number)
      number += 1
    }
    names[values] = name
    variables.append(PatternVariable(name: name, values: values))
    return name
  }
}
