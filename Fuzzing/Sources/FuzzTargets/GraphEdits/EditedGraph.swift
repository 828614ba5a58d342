/// The files of a graph while an author edits one of them.
struct EditedGraph {
  var files: [EditedNode]
  /// The edited file.
  var current: Int
  var choices: Choices

  var file: EditedNode {
    get { files[current] }
    set { files[current] = newValue }
  }

  var isFragment: Bool { file["fragment"] != nil }

  static let openings = ["push", "pane", "present", "replace"]
  static let segueKeys = openings + ["unwind", "go", "tabs"]

  var screenNames: [String] { file["screens"]?.entries.map(\.key.text) ?? [] }

  func screen(_ name: String) -> EditedNode { file["screens"]?[name] ?? .mapping([]) }

  /// The paths of all segues of screens and of `anywhere`.
  func segues(_ keys: [String] = segueKeys) -> [[String]] {
    var paths: [[String]] = []
    for screen in screenNames {
      for key in keys {
        paths += (file["screens"]?[screen]?[key]?.entries ?? []).map { ["screens", screen, key, $0.key.text] }
      }
    }
    for key in keys { paths += (file["anywhere"]?[key]?.entries ?? []).map { ["anywhere", key, $0.key.text] } }
    return paths
  }

  /// The paths of all entries of the mappings at a path. The word `*` stands for any key.
  func paths(_ pattern: [String]) -> [[String]] {
    var found: [[String]] = [[]]
    for part in pattern {
      found = found.flatMap { path in
        let keys = file[path]?.entries.map(\.key.text) ?? []
        return part == "*" ? keys.map { path + [$0] } : keys.contains(part) ? [path + [part]] : []
      }
    }
    return found
  }

  /// The screen or the exit that a segue names.
  func target(_ path: [String]) -> String? {
    guard let segue = file[path] else { return nil }
    return segue.text ?? segue["to"]?.text
  }

  /// Sets a key of a segue, which becomes a mapping.
  mutating func set(_ key: String, _ value: EditedNode?, of path: [String]) {
    guard var segue = file[path] else { return }
    if let target = segue.text { segue = .map([("to", .name(target))]) }
    segue[key] = value
    file[path] = segue
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : choices.pick(elements)
  }

  /// A name that is not in the files.
  mutating func newName(_ stem: String) -> String {
    let odd = ["fresh", "two words", "default", "screens", "facts", "x-y", "über", "String", "new", "Facts", "segue"]
    return choices.chance(30) ? choices.pick(odd) : "\(stem)\(choices.below(900))"
  }

  /// The types that a value can have.
  mutating func newType() -> String {
    let declared = file["types"]?.entries.map(\.key.text) ?? []
    let base = choices.pick(ValueType.builtins + declared)
    return choices.pick([base, base, base + "?", "[\(base)]", "[\(base)]?"])
  }

  /// A predicate over the facts of the file.
  mutating func newPredicate() -> String? {
    let facts = (file["facts"]?.entries ?? []).filter {
      $0.value.text == "Bool" && NamePool.isSayable($0.key.text)
    }.map(\.key.text)
    return pick(facts + facts.map { "not \($0)" })
  }

  /// A literal of a type in the notation of a graph, if it has one.
  mutating func literal(of type: String) -> EditedNode? {
    if type.hasSuffix("?") { return .plain("nil") }
    if type.hasPrefix("[") { return .sequence([]) }
    switch type {
    case "String": return .quoted(choices.pick(["", "new", "7", "true"]))
    case "Int": return .plain(choices.pick(["0", "7", "-1"]))
    case "Double": return .plain(choices.pick(["0.5", "7", "-0.0"]))
    case "Bool": return .plain(choices.pick(["true", "false"]))
    default:
      let cases = file["types"]?[type]?.items.compactMap(\.text).filter(NamePool.isSayable) ?? []
      return pick(cases).map { .name($0) }
    }
  }

  /// The type of a declaration in its short or its long form.
  static func type(_ declaration: EditedNode) -> String? {
    guard let text = declaration.text else { return declaration["type"]?.text }
    return text.split(separator: "=", maxSplits: 1).first.map { $0.trimmed }
  }
}

extension Substring {
  /// The text without spaces at its ends.
  var trimmed: String {
    let start = firstIndex { $0 != " " } ?? endIndex
    let end = lastIndex { $0 != " " }.map(index(after:)) ?? start
    return String(self[start..<Swift.max(start, end)])
  }
}
