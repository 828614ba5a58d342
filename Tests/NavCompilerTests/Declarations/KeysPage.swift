import NavCompiler

/// The page `Documentation/keys.md`: the declaration of each key, and the messages about it.
enum KeysPage {
  static var text: String {
    let rules = rulesByKey()
    let sections = KeyScope.allCases.map { scope in
      let rows = scope.keys.map { key in
        let ids = rules[Place(scope: scope, word: key.word)] ?? []
        let links = ids.map { "[`\($0)`](diagnostics.md#\($0))" }.joined(separator: ", ")
        let example = "`\(key.word.rawValue): \(key.example)`".replacing("|", with: "\\|")
        let absent = key.absent.isEmpty ? "–" : key.absent
        return "| `\(key.word.rawValue)` | \(takes(key.value)) | \(absent) | \(key.doc) | \(example) | \(links) |\n"
      }
      let noun = scope.noun.replacing("'", with: "`")
      return """
        ## Keys of \(noun)

        | key | takes | without it | meaning | example | messages |
        |---|---|---|---|---|---|
        \(rows.joined())
        """
    }
    return """
      # The keys of the graph language

      This page lists each key in each place where it is valid. [language.md](language.md) explains how the keys work
      together.

      - **takes**: The values. A text is a string.
      - **without it**: The default. A key with a dash does not have one. It is required, unless the file has another key
        instead, such as `exit` instead of `to`. `timeout` and `otherwise` are required only with `async`.
      - **messages**: The diagnostics whose samples have the error at this key. Any key can also cause `unknown-key`,
        `duplicate-key`, `missing-key`, `wrong-shape`, and the errors of YAML itself.

      This page is made from the code by a test.

      \(sections.joined(separator: "\n"))
      """
  }

  private static func takes(_ value: LanguageKey.Value) -> String {
    switch value {
    case .flag: "`true`, `false`"
    case .word(let words): words.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    default: value.takes.replacing("|", with: "\\|")
    }
  }

  // MARK: Messages about a key

  struct Place: Hashable {
    var scope: KeyScope
    var word: Keyword
  }

  private static let ofAnyKey: Set = ["unknown-key", "duplicate-key", "missing-key", "wrong-shape"]

  /// The rules whose sample has its error at a key, in the order of the rules.
  static func rulesByKey() -> [Place: [String]] {
    var rules: [Place: [String]] = [:]
    for rule in Rule.all where !ofAnyKey.contains(rule.id) {
      guard case .graph(let files, _) = rule.sample, let first = files.first else { continue }
      let store = ListedFiles(files.map { ($0.path, $0.text + "\n") })
      let found = Compiler.check(store.file(first.path), mounting: store).diagnostics.diagnostics.filter {
        $0.rule == rule
      }
      for diagnostic in found where files.indices.contains(Int(diagnostic.range.file)) {
        let file = files[Int(diagnostic.range.file)]
        guard let place = place(of: diagnostic.range, in: file.text + "\n") else { continue }
        if rules[place]?.last != rule.id { rules[place, default: []].append(rule.id) }
      }
    }
    return rules
  }

  /// The innermost key whose entry contains a range.
  static func place(of range: SourceRange, in text: String) -> Place? {
    var interner = Interner()
    guard let tree = NodeTree.read(SourceFile(path: "sample.nav.yaml", text: text), interner: &interner).tree else {
      return nil
    }
    var path: [String] = []
    var node = tree.root
    while let mapping = node, tree.kind(mapping) == .mapping {
      node = nil
      var cursor = tree.cursor(mapping)
      while let (key, value) = tree.nextEntry(&cursor) {
        guard tree.range(key).lower <= range.lower, range.upper <= max(tree.range(value).upper, tree.range(key).upper)
        else { continue }
        path.append(tree.text(key))
        // If a segue is only the name of its target, the key `to` is omitted.
        if range.lower >= tree.range(value).lower, tree.kind(value) != .mapping, isSegue(path) { path.append("to") }
        node = value
      }
    }
    return place(of: path)
  }

  private static func isSegue(_ path: [String]) -> Bool {
    path.count == 4 && path[0] == "screens" && ["push", "unwind", "exits"].contains(path[2])
  }

  private static func place(of path: [String]) -> Place? {
    for count in stride(from: path.count, to: 0, by: -1) {
      let part = Array(path.prefix(count))
      guard let scope = scope(of: part.dropLast()), let word = Keyword(rawValue: part[count - 1]),
        scope.keys.contains(where: { $0.word == word })
      else { continue }
      return Place(scope: scope, word: word)
    }
    return nil
  }

  /// The scope of the mapping at the end of a path.
  private static func scope(of path: ArraySlice<String>) -> KeyScope? {
    let path = Array(path)
    switch path.count {
    case 0: return .graph
    case 1: return path == ["defaults"] ? .defaults : path == ["links"] ? .links : nil
    case 2:
      return path[0] == "types" ? .swiftType : path[0] == "facts" ? .fact : path[0] == "screens" ? .screen : nil
    case 3 where path[0] == "screens":
      let scopes: [String: KeyScope] = ["back": .back, "bar": .bar, "link": .link, "mount": .mount]
      return scopes[path[2]]
    case 4 where path[0] == "screens":
      let scopes: [String: KeyScope] = ["arguments": .argument, "push": .push, "unwind": .unwind, "exits": .exit]
      return scopes[path[2]]
    case 5 where path[0] == "screens" && path[4] == "recursive": return .recursive
    default: return nil
    }
  }
}
