/// Links and requirements.
extension GraphWriter {
  mutating func writeLinkDefaults(_ choices: inout Choices) {
    guard kind == .graph, choices.chance(50) else { return }
    line(0, "links:")
    let bases = [
      "shop://", "https://shop.example.com", "http://localhost:8080/app/v1", "a+b-c.1://host/path", "https://[::1]/",
    ]
    let count = 1 + choices.below(3)
    line(1, "bases: [\(bases.prefix(count).map { quoted($0) }.joined(separator: ", "))]")
    // No link begins with this literal, or has it as its third part.
    if count > 1, choices.chance(40) { line(1, "web: [\"/web/{page}\", /web/a%20b/legal, \"/{a}/{b}/legal\"]") }
    if count > 1, choices.chance(30) {
      let others = choices.pick(["", ", clips: [ABCDE12345.org.example.shop.Clip]", ", handoff: true"])
      line(1, "apple: { apps: [ABCDE12345.org.example.shop]\(others) }")
    }
    if count > 1, choices.chance(30) {
      let certificate = Array(repeating: "14:6D:E9:83", count: 8).joined(separator: ":")
      line(1, "android: { package: org.example.shop, certificates: [\"\(certificate)\"] }")
    }
    if choices.chance(60) { line(1, "whenRefused: \(choices.pick(["stop", "reject", "resume"]))") }
  }

  mutating func writeRequirement(_ screen: Int, _ choices: inout Choices) {
    let isFirstRoot = screen < shape.rootCount - 1
    guard isFirstRoot || (screen >= shape.rootCount && !shape.isInFirstTab(screen) && choices.chance(20)) else {
      return
    }
    let writer = predicates(facts, from: screen, to: nil, &choices)
    line(2, "requires: ", predicate: writer.predicate(&choices))
  }

  /// Writes a link that supplies every argument that the path to the screen requires. Writes nothing if a link cannot
  /// express one of them.
  mutating func writeLink(_ screen: Int, _ choices: inout Choices) {
    guard kind == .graph, choices.chance(40), !shape.isOffered(screen) else { return }
    guard screen > 0 else { return line(2, "link: /") }
    var path = "/\(choices.pick(["s", "a%20b", "%C3%A9", "x.y~z", "@:"]))\(screen)"
    var via: [String] = []
    var samples: [String] = []
    func addSample(_ argument: Argument, _ placeholder: String) {
      guard choices.chance(20), case .builtin(let type) = argument.type.base,
        let text = ["String": "assam", "Int": "-7", "Bool": "true", "Double": "1.5"][type]
      else { return }
      samples.append("\(quoted(String(placeholder.dropFirst().dropLast()))): \(text)")
    }
    var current = screen
    while current >= shape.rootCount {
      for argument in screens[current].arguments where argument.isRequired {
        guard let placeholder = placeholder(argument, of: current, from: screen) else { return }
        path += choices.pick(["/", "/then/"]) + placeholder
        addSample(argument, placeholder)
      }
      let parent = choices.pick(shape.parents[current])
      if shape.isShared[current] { via.append(quoted(screens[parent].name)) }
      current = parent
    }
    var items: [String] = []
    for argument in screens[screen].arguments where !argument.isRequired && choices.chance(60) {
      guard let placeholder = placeholder(argument, of: screen, from: screen) else { continue }
      items.append("q\(items.count)=\(placeholder)")
      addSample(argument, placeholder)
    }
    let link = path + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    var keys = ["path: \(QuotedScalar.of(link))"]
    if !via.isEmpty { keys.append("via: \(via.count == 1 ? via[0] : "[\(via.joined(separator: ", "))]")") }
    if choices.chance(20) { keys.append("from: \(choices.pick(["app", "anywhere"]))") }
    if !samples.isEmpty { keys.append("sample: { \(samples.joined(separator: ", ")) }") }
    line(2, keys.count == 1 ? "link: \(QuotedScalar.of(link))" : "link: { \(keys.joined(separator: ", ")) }")
  }

  private func placeholder(_ argument: Argument, of owner: Int, from screen: Int) -> String? {
    guard argument.type.isLinkable, NamePool.isSayable(argument.name) else { return nil }
    guard owner != screen else { return "{\(argument.name)}" }
    return NamePool.isSayable(screens[owner].name) ? "{\(screens[owner].name).\(argument.name)}" : nil
  }
}
