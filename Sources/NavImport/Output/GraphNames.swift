/// The names of a graph's parts, which differ from each other in more than their case.
struct GraphNames {
  let graph: String
  let screens: [String]
  /// The name of each segue. A segue that nothing represents has no name.
  let segues: [String]

  /// Names with a meaning in the language.
  private static let reserved: Set<String> = ["previous", "root", "opener", "back"]

  /// - Complexity: Linear in the screens, their candidates, and the segues.
  init(_ repair: Repair, graph: String) {
    self.graph = graph
    screens = Self.screens(repair.draft)
    segues = Self.segues(repair, screens)
  }

  /// Returns the name of a graph for a text, or `nil` if the text has no words.
  static func graph(_ text: String) -> String? {
    WordName.lowerCamelCase(text).map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  private static func unreserved(_ name: String, _ suffix: String) -> String {
    reserved.contains(name) ? name + suffix : name
  }

  // MARK: - Screens

  private static func screens(_ draft: Draft) -> [String] {
    // A screen has few candidates. Each has a key without case.
    let candidates = draft.screens.indices.map { index in
      var own: [(name: String, key: String)] = []
      for text in draft.screens[index].candidates {
        guard let name = WordName.lowerCamelCase(NameSuffix.dropped(from: text)) else { continue }
        let key = name.lowercased()
        if !own.contains(where: { $0.key == key }) { own.append((name, key)) }
      }
      return own
    }
    var counts: [String: Int] = [:]
    counts.reserveCapacity(candidates.count)
    for candidate in candidates.joined() { counts[candidate.key, default: 0] += 1 }
    // A screen would hide the type of the same name.
    let types = Set(draft.types.flatMap { [$0.name.lowercased(), $0.swift.lowercased()] })
    var taken = UniqueNames()
    return candidates.enumerated().map { index, candidates in
      let own = candidates.first { counts[$0.key] == 1 } ?? candidates.first
      let name = own?.name ?? WordName.lowerCamelCase(draft.screens[index].tag) ?? "screen"
      let isType = !types.isEmpty && types.contains(own?.key ?? name.lowercased())
      return taken.add(isType ? name + "Screen" : unreserved(name, "Screen"))
    }
  }

  // MARK: - Segues

  private static func segues(_ repair: Repair, _ screens: [String]) -> [String] {
    let draft = repair.draft
    var taken = SegueNames()
    var names = [String](repeating: "", count: draft.segues.count)
    var unnamed: [(segue: Int, action: DraftAction)] = []
    for (index, segue) in draft.segues.enumerated() {
      guard let action = repair.actions[index] else { continue }
      if let name = sourceName(of: segue) {
        names[index] = taken.add(unreserved(name, "Segue"), to: segue.source)
      } else {
        unnamed.append((index, action))
      }
    }
    for (index, action) in unnamed {
      let name = unreserved(madeName(of: action, screens), "Segue")
      names[index] = taken.add(name, to: draft.segues[index].source)
    }
    return names
  }

  /// Returns the name of a segue in its source, or `nil` without one.
  private static func sourceName(of segue: Draft.Segue) -> String? {
    let name = segue.identifier.flatMap(WordName.lowerCamelCase)
    switch segue.intent {
    case .unwind(let selector): return name ?? WordName.lowerCamelCase(start(of: selector))
    case .tab: return segue.title.flatMap(WordName.lowerCamelCase) ?? name
    case .open, .action, .go: return name
    }
  }

  /// Returns the part of a selector before `WithSegue:`, `Segue:`, or the first colon.
  private static func start(of selector: String) -> String {
    let name = selector.prefix { $0 != ":" }
    let suffix = ["WithSegue", "Segue"].first { name.hasSuffix($0) && name.utf8.count > $0.utf8.count } ?? ""
    return String(name.dropLast(suffix.count))
  }

  private static func madeName(of action: DraftAction, _ screens: [String]) -> String {
    func capitalized(_ screen: Int) -> String { screens[screen].prefix(1).uppercased() + screens[screen].dropFirst() }
    switch action {
    case .open(let screen, _), .openAgain(let screen, _), .replace(let screen, _): return "open" + capitalized(screen)
    case .tab(let screen): return screens[screen]
    case .unwind(to: .screen(let screen)), .go(let screen, _), .select(let screen): return "go" + capitalized(screen)
    case .unwind(to: .previous): return "goBack"
    case .unwind(to: .root): return "goRoot"
    }
  }

  /// The names of segues by screen. A segue of every screen has a name that no screen uses.
  private struct SegueNames {
    private var offered = UniqueNames()
    private var all = UniqueNames()
    private var names: [Int: UniqueNames] = [:]
    /// A screen tries these many numbers after a name. Then the name gets a number that no screen has.
    private static let mostNumbers = 8

    mutating func add(_ name: String, to screen: Int?) -> String {
      guard let screen else { return offered.add(all.add(name)) }
      var added = names[screen, default: UniqueNames()].add(name)
      for _ in 0..<Self.mostNumbers where offered.contains(added) {
        added = names[screen, default: UniqueNames()].add(name)
      }
      if offered.contains(added) { added = names[screen, default: UniqueNames()].add(all.add(name)) }
      if !all.contains(added) { _ = all.add(added) }
      return added
    }
  }
}
