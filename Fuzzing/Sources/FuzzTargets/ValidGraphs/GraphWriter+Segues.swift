/// Segues that open screens, and unwinds.
extension GraphWriter {
  mutating func writePushes(_ screen: Int, _ choices: inout Choices) {
    let keys = ["push", "pane", "present"]
    for key in choices.pick([keys, keys.reversed()]) {
      let pushes = shape.pushes[screen].filter { $0.key == key }
      guard !pushes.isEmpty else { continue }
      line(2, "\(key):")
      write(pushes, from: screen, &choices)
    }
    let replacements = shape.replacements[screen]
    guard !replacements.isEmpty else { return }
    line(2, "replace:")
    for replacement in replacements { write(replacement, from: screen, &choices) }
  }

  private mutating func write(
    _ replacement: GraphShape.Replacement, from screen: Int, _ choices: inout Choices
  ) {
    segueCount += 1
    let name = quoted(screens[screen].segues.next(&choices))
    let target = quoted(screens[replacement.target].name)
    if case .previous = replacement.from, choices.chance(30) {
      line(3, "\(name): \(target)")
      return
    }
    line(3, "\(name):")
    line(4, "to: \(target)")
    switch replacement.from {
    case .previous: if choices.chance(50) { line(4, "from: previous") }
    case .root: line(4, "from: root")
    case .screen(let from): line(4, "from: \(quoted(screens[from].name))")
    }
    writeDetails(from: screen, to: replacement.target, &choices)
  }

  private mutating func write(_ pushes: [GraphShape.Push], from screen: Int, _ choices: inout Choices) {
    for push in pushes {
      segueCount += 1
      let name = quoted(screens[screen].segues.next(&choices))
      let target = quoted(screens[push.target].name)
      if !push.isRecursive, !push.isPane, !known(push.target).contains(where: \.isRequired),
        screens[push.target].fragment == nil
      {
        openable.append(name)
      }
      if !push.isRecursive, choices.chance(30) {
        line(3, "\(name): \(target)")
        continue
      }
      line(3, "\(name):")
      line(4, "to: \(target)")
      if push.isLayer, !shape.isAlert[push.target], choices.chance(60) {
        line(4, "style: \(choices.pick(["sheet", "full"] + (shape.isSplit[push.target] ? [] : ["popover"])))")
      }
      if push.isRecursive { line(4, "recursive: \(choices.pick(["true", "{ maxDepth: 2 }", "{ maxDepth: 64 }"]))") }
      writeDetails(from: screen, to: push.target, &choices)
    }
  }

  private mutating func writeDetails(from screen: Int?, to target: Int, _ choices: inout Choices) {
    writeShouldPerform(from: screen, to: target, &choices)
    writePass(from: screen, to: target, &choices)
    writeCommon(&choices)
    writeHook(&choices)
  }

  mutating func writeShouldPerform(from screen: Int?, to target: Int, _ choices: inout Choices) {
    guard choices.chance(50) else { return }
    let writer = predicates(facts + asyncFacts, from: screen, to: target, &choices)
    line(4, "shouldPerform: ", predicate: writer.predicate(&choices))
  }

  mutating func writePass(
    from screen: Int?, to target: Int, besides given: [String] = [], _ choices: inout Choices
  ) {
    var entries = given
    for argument in known(target) where choices.chance(30) {
      let given = (screen.map { screens[$0].arguments } ?? []).filter {
        $0.type == argument.type
          || argument.type.isOptional
            && $0.type == ValueType(base: argument.type.base, shape: argument.type.unwrappedShape)
      }
      if !given.isEmpty, choices.chance(60) {
        entries.append("\(quoted(argument.name)): \(quoted("source.\(choices.pick(given).name)"))")
      } else if let literal = argument.type.literal(&choices) {
        entries.append("\(quoted(argument.name)): \(literal)")
      }
    }
    guard !entries.isEmpty else { return }
    line(4, "pass: { \(entries.joined(separator: ", ")) }")
  }

  /// Writes the tabs of a container with their first screens.
  mutating func writeTabs(_ screen: Int, _ choices: inout Choices) {
    line(2, "tabs:")
    for tab in shape.pushes[screen] {
      segueCount += 1
      screens[screen].tabs.append(screens[screen].segues.next(&choices))
      let name = quoted(screens[screen].tabs[screens[screen].tabs.count - 1])
      let target = quoted(screens[tab.target].name)
      guard choices.chance(60) else {
        line(3, "\(name): \(target)")
        continue
      }
      line(3, "\(name):")
      line(4, "to: \(target)")
      if choices.chance(40) { line(4, "\(choices.pick(["title", "label"])): \(userText(of: screen, &choices))") }
      writePass(from: screen, to: tab.target, &choices)
      if choices.chance(20) { line(4, "doc: \(quoted(Texts.any(&choices)))") }
      if choices.chance(15) { line(4, "metadata: \(metadata(&choices))") }
      writeFormerSegue(&choices)
    }
  }

  /// Writes the segues that every screen with a page offers.
  mutating func writeAnywhere(_ choices: inout Choices) {
    let routes = kind == .graph ? routesFromAnywhere(&choices) : []
    guard !shape.anywhere.isEmpty || !routes.isEmpty else { return }
    line(0, "anywhere:")
    for isLayer in [false, true] {
      let offered = shape.anywhere.filter { $0.isLayer == isLayer }
      guard !offered.isEmpty else { continue }
      line(1, isLayer ? "present:" : "push:")
      for push in offered {
        segueCount += 1
        line(3, "\(quoted(offeredName(&choices))):")
        line(4, "to: \(quoted(screens[push.target].name))")
        writeDetails(from: nil, to: push.target, &choices)
      }
    }
    guard !routes.isEmpty else { return }
    line(1, "go:")
    for route in routes {
      let name = offeredName(&choices)
      write(name, route, from: nil, &choices)
    }
  }

  /// Returns a name that no segue of a screen has.
  private mutating func offeredName(_ choices: inout Choices) -> String {
    let name = offered.next(&choices, avoiding: ["back"])
    for screen in screens.indices { _ = screens[screen].segues.claim(name) }
    return name
  }

  /// Writes an alert. Its unwinds are its buttons, which have few properties apart from their target.
  mutating func writeButtons(_ screen: Int, isLabelled: Bool, _ choices: inout Choices) {
    let names = (0...choices.below(3)).map { _ in
      quoted(screens[screen].segues.next(&choices, avoiding: ["back"]))
    }
    let destructive = names.filter { _ in choices.chance(40) }
    let message = isLabelled && choices.chance(60) ? ", message: \(userText(of: screen, &choices))" : ""
    if names.count == 1, destructive.isEmpty, message.isEmpty {
      line(2, "alert: true")
    } else {
      let others = "destructive: [\(destructive.joined(separator: ", "))]\(message)"
      line(2, "alert: { cancel: \(choices.pick(names)), \(others) }")
    }
    line(2, "unwind:")
    for name in names {
      segueCount += 1
      let target = unwindTarget(screen, &choices)
      if !isLabelled, choices.chance(60) {
        line(3, "\(name): \(target)")
        continue
      }
      line(3, "\(name):")
      line(4, "to: \(target)")
      if isLabelled { line(4, "label: \(userText(of: screen, &choices))") }
      if choices.chance(40) { line(4, "doc: \(quoted(Texts.any(&choices)))") }
      if choices.chance(30) { line(4, "metadata: \(metadata(&choices))") }
      writeFormerSegue(&choices)
    }
  }

  mutating func writeUnwinds(_ screen: Int, _ choices: inout Choices) {
    guard screen >= shape.rootCount && !unwindTargets(screen).isEmpty || !exits.isEmpty else { return }
    let count = choices.below(3)
    guard count > 0 else { return }
    line(2, "unwind:")
    for _ in 0..<count {
      segueCount += 1
      let name = quoted(screens[screen].segues.next(&choices, avoiding: ["back"]))
      if screen == 0 || unwindTargets(screen).isEmpty || !exits.isEmpty && choices.chance(40) {
        line(3, "\(name):")
        line(4, "exit: \(quoted(choices.pick(exits).name))")
        writeCondition(screen, &choices)
        writeCommon(&choices)
        continue
      }
      let target = unwindTarget(screen, &choices)
      if choices.chance(20) {
        line(3, "\(name): \(target)")
        continue
      }
      line(3, "\(name):")
      line(4, "to: \(target)")
      switch choices.below(4) {
      case 1: line(4, "returns: \(type(&choices).yaml)")
      case 2:
        var pool = NamePool()
        let values = (0...choices.below(3)).map { _ in "\(quoted(pool.next(&choices))): \(type(&choices).yaml)" }
        line(4, "returns: { \(values.joined(separator: ", ")) }")
      default: break
      }
      writeCondition(screen, &choices)
      writeCommon(&choices)
      writeHook(&choices)
    }
  }

  private mutating func writeHook(_ choices: inout Choices) {
    if choices.chance(15) { line(4, "hook: required") }
  }

  mutating func writeCondition(_ screen: Int, _ choices: inout Choices) {
    guard choices.chance(40) else { return }
    let writer = predicates(facts + asyncFacts, from: screen, to: nil, &choices)
    line(4, "shouldPerform: ", predicate: writer.predicate(&choices))
  }

  func unwindTarget(_ screen: Int, _ choices: inout Choices) -> String {
    choices.pick(unwindTargets(screen))
  }

  /// Returns the targets of a screen's unwinds.
  func unwindTargets(_ screen: Int) -> [String] {
    shape.ancestors(of: screen).map { quoted(screens[$0].name) }
      + (shape.hasPrevious(screen) ? ["previous"] : []) + (shape.hasRoot(screen) ? ["root"] : [])
      + (shape.hasOpener(screen) ? ["opener"] : [])
  }

  mutating func writeCommon(_ choices: inout Choices, hasTransition: Bool = true) {
    if choices.chance(20) { line(4, "doc: \(quoted(Texts.any(&choices)))") }
    if choices.chance(20) { line(4, "animated: \(choices.pick(["true", "false"]))") }
    if hasTransition, choices.chance(20) { line(4, "transition: \(quoted(Texts.any(&choices)))") }
    if choices.chance(20) { line(4, "whenBusy: \(choices.pick(["auto", "drop", "queue", "replace"]))") }
    if choices.chance(15) { line(4, "metadata: \(metadata(&choices))") }
    writeFormerSegue(&choices)
  }

  /// Writes a former name that no segue has or had.
  private mutating func writeFormerSegue(_ choices: inout Choices) {
    if choices.chance(10) { line(4, "was: \(quoted("before \(lines.count)"))") }
  }
}
