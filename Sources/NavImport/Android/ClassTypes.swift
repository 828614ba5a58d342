/// The types of a graph that replace classes of an Android app.
struct ClassTypes {
  /// The entries, in the order of their first use.
  private(set) var entries: [(name: String, swift: String, className: String)] = []
  private var names: [String: String] = [:]
  /// The names of the entries and of their Swift types. An entry would hide a Swift type of the same name.
  private var taken = UniqueNames(taken: reserved)

  /// The Swift types and words that are not a `Hashable` type without parameters.
  private static let reserved = [
    "Any", "AnyObject", "Array", "ClosedRange", "Dictionary", "Never", "Optional", "Protocol", "Range", "Result",
    "Self",
    "Set", "Void",
  ]

  /// Returns the type of an argument in the words of the graph, without `?`.
  mutating func name(of type: ArgumentType) -> String {
    switch type {
    case .string: "String"
    case .integer, .reference: "Int"
    case .float: "Double"
    case .boolean: "Bool"
    case .other(let className): entry(of: className)
    case .list(.string): "[String]"
    case .list(.integer), .list(.reference): "[Int]"
    case .list(.float): "[Double]"
    case .list(.boolean): "[Bool]"
    case .list(.other(let className)): "[\(entry(of: className))]"
    // Android does not have lists of lists.
    case .list(.list): "[String]"
    }
  }

  /// Returns the entry of a class, such as `KindType` for `com.example.Test$Kind`.
  private mutating func entry(of className: String) -> String {
    if let name = names[className] { return name }
    let words = WordName.lowerCamelCase(Self.lastPart(of: className)) ?? "value"
    let base = words.prefix(1).uppercased() + words.dropFirst()
    var swift = taken.add(base)
    // A class can have the name that the entry of another class got.
    while taken.contains(swift + "Type") { swift = taken.add(base) }
    let name = taken.add(swift + "Type")
    names[className] = name
    entries.append((name, swift, className))
    return name
  }

  /// Returns the name of a class without its package, its outer classes, and its parameters.
  static func lastPart(of className: String) -> String {
    let name = className.prefix { $0 != "<" }
    return name.split { $0 == "." || $0 == "$" }.last.map(String.init) ?? ""
  }
}
