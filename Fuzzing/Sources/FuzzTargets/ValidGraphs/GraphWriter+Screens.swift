/// Screens with their arguments and properties.
extension GraphWriter {
  mutating func makeArguments(_ screen: Int, _ choices: inout Choices) {
    var pool = NamePool()
    for _ in 0..<choices.below(5) {
      var argument = Argument(name: pool.next(&choices, avoiding: saidNames), type: type(&choices))
      if choices.chance(50) { argument.literal = argument.type.literal(&choices) }
      if choices.chance(20) { argument.doc = Texts.any(&choices) }
      // Roots and tabs do not receive arguments.
      if kind == .graph && screen < shape.rootCount || shape.isInTab(screen), argument.literal == nil {
        switch argument.type.shape {
        case .plain: argument.type.shape = .optional
        case .array: argument.type.shape = .optionalArray
        case .optional, .optionalArray: break
        }
      }
      screens[screen].arguments.append(argument)
    }
  }

  mutating func write(_ screen: Int, _ choices: inout Choices) {
    line(1, "\(quoted(screens[screen].name)):")
    let start = lines.count
    if choices.chance(12) { line(2, "was: \(formerNames(of: screens[screen].name, &choices))") }
    if let fragment = screens[screen].fragment { return writeMount(screen, fragment, &choices) }
    let isLabelled = shape.isAlert[screen] && choices.chance(40)
    if isLabelled || choices.chance(40) { line(2, "title: \(userText(of: screen, &choices))") }
    if choices.chance(30) { line(2, "doc: \(quoted(Texts.any(&choices)))") }
    if choices.chance(20) {
      line(2, "class: \(quoted(choices.pick(["CatalogViewController", "com.example.A$B", "A B"])))")
    }
    if !shape.isAlert[screen], !shape.isContainer[screen], choices.chance(20) {
      line(2, "bar: { hidden: \(choices.pick(["true", "false"])), style: \(quoted(Texts.any(&choices))) }")
    }
    if choices.chance(20) { line(2, "metadata: \(metadata(&choices))") }
    if shape.isShared[screen] { line(2, "shared: true") }
    if shape.isSplit[screen] { line(2, "split: \(choices.pick(["true", "{ placeholder: true }"]))") }
    writeArguments(screen, &choices)
    writeKey(screen, &choices)
    if choices.chance(20) { line(2, "whenDuplicate: \(choices.pick(["refuse", "allow"]))") }
    writeRequirement(screen, &choices)
    if shape.isAlert[screen] { return writeButtons(screen, isLabelled: isLabelled, &choices) }
    if shape.isContainer[screen] { return writeTabs(screen, &choices) }
    writeLink(screen, &choices)
    openable = []
    writePushes(screen, &choices)
    writeBack(screen, &choices)
    writeUnwinds(screen, &choices)
    writeGoes(screen, &choices)
    if lines.count == start, choices.chance(50) { lines[start - 1] += " {}" }
  }

  /// One or two former names of an item. No item has such a name today.
  func formerNames(of name: String, _ choices: inout Choices) -> String {
    let names = [quoted("\(name) (before)"), quoted("\(name): \u{1F9ED}")]
    return choices.pick([names[0], "[\(names.joined(separator: ", "))]"])
  }

  func metadata(_ choices: inout Choices) -> String {
    var pool = NamePool()
    let entries = (0..<choices.below(3)).map { _ in
      "\(quoted(pool.next(&choices) + choices.pick(["", " :", "\t", "🧭"]))): \(quoted(Texts.any(&choices)))"
    }
    return "{ \(entries.joined(separator: ", ")) }"
  }

  private mutating func writeArguments(_ screen: Int, _ choices: inout Choices) {
    let arguments = screens[screen].arguments
    guard !arguments.isEmpty else { return }
    line(2, "arguments:")
    for argument in arguments {
      let isShort = argument.doc == nil && argument.literal.map(Texts.isShort) ?? true
      if isShort, choices.chance(70) {
        let text = argument.type.text + (argument.literal.map { " = \($0)" } ?? "")
        line(3, "\(quoted(argument.name)): \(QuotedScalar.of(text))")
      } else {
        line(3, "\(quoted(argument.name)):")
        line(4, "type: \(argument.type.yaml)")
        if let literal = argument.literal { line(4, "default: \(literal)") }
        if argument.type.base == .builtin("URL"), argument.type.isLinkable {
          line(4, "hosts: [\(choices.pick(["shop.example.com", "a.example, B.example", "\"[::1]\""]))]")
        }
        if choices.chance(15) { line(4, "was: \(formerNames(of: argument.name, &choices))") }
        if let doc = argument.doc { line(4, "doc: \(quoted(doc))") }
      }
    }
  }

  private mutating func writeKey(_ screen: Int, _ choices: inout Choices) {
    let hashable = screens[screen].arguments.filter(\.type.isHashable).map(\.name)
    guard !hashable.isEmpty, choices.chance(25) else { return }
    line(2, "key: [\(hashable.prefix(1 + choices.below(hashable.count)).map(quoted).joined(separator: ", "))]")
  }

  private mutating func writeBack(_ screen: Int, _ choices: inout Choices) {
    guard screen >= shape.rootCount else { return }
    switch choices.below(8) {
    case 1: line(2, "back: true")
    case 2: line(2, "back: false")
    case 3, 4:
      let predicate = predicates(facts, from: screen, to: nil, &choices).predicate(&choices)
      let otherwise = openable.isEmpty || choices.chance(50) ? "" : ", otherwise: \(choices.pick(openable))"
      line(2, "back: { shouldPerform: ", predicate: predicate, otherwise + " }")
    default: break
    }
  }

  /// Returns a writer with the operands that a predicate of a segue can name.
  func predicates(
    _ facts: [PredicateWriter.Operand], from source: Int?, to destination: Int?, _ choices: inout Choices
  ) -> PredicateWriter {
    let own = source.map { screens[$0].arguments } ?? []
    let others = destination.map { screens[$0].arguments } ?? []
    // The root of a fragment may have an argument with the same name as a fact of this file.
    let taken = Set((own + others).map(\.name))
    var writer = PredicateWriter(
      operands: facts.filter { !taken.contains($0.text) }, conditions: conditions.filter { !taken.contains($0) })
    let sides = [
      ("source.", source.map(known) ?? [], others), ("destination.", destination.map(known) ?? [], own),
    ]
    for (prefix, arguments, rest) in sides {
      for argument in arguments where NamePool.isSayable(argument.name) {
        let isAmbiguous = rest.contains { $0.name == argument.name } || saidNames.contains(argument.name)
        let text = isAmbiguous || choices.chance(40) ? prefix + argument.name : argument.name
        writer.operands.append(.init(text: text, type: argument.type))
      }
    }
    return writer
  }
}
