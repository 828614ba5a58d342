/// Arguments of screens, and the values that actions pass.
extension AndroidReader {
  mutating func addArguments() {
    for (number, node) in nodes.enumerated() where node.kind == .argument {
      guard let owner = node.owner else { continue }
      switch nodes[owner].kind {
      case .action: draft.elements[number].kind = "action"
      case .navigation, .include: draft.elements[number].kind = "navigation"
      case .destination, .argument, .deepLink: break
      }
      guard nodes[owner].kind != .action else { continue }
      if let code = omission(of: owner) {
        represent(number, code)
      } else if let screen = screens[owner] {
        addArgument(number, to: screen)
      }
    }
    makeFirstArgumentsOptional()
  }

  private mutating func addArgument(_ number: Number, to screen: Int) {
    let tag = nodes[number].tag
    let name = tag[.name] ?? ""
    guard arguments.find(name, of: screen) == nil else { return represent(number, .argumentTwice) }
    let text = tag[AndroidAttribute.defaultValue.rawValue]
    let type = tag[.argType].map { ArgumentType($0) } ?? ArgumentType(ofDefault: text)
    let isNull = text == "@null"
    let literal = isNull ? nil : text.flatMap(type.literal)
    // A default that the graph cannot express leaves the value to the screen.
    let isLost = text != nil && !isNull && literal == nil
    let index = draft.screens[screen].arguments.count
    var argument = Draft.Argument(
      name: arguments.add(name, .init(index: index, type: type, element: number), to: screen),
      type: arguments.classes.name(of: type), isOptional: tag[.nullable] == "true" || isNull || isLost,
      defaultValue: literal)
    if case .list = type, !argument.isOptional { argument.defaultValue = "[]" }
    draft.screens[screen].arguments.append(argument)
    represent(
      number, by: [.argument(screen: screen, index)], isLost ? .argumentDefault : .argument, detail: isLost ? text : nil
    )
  }

  /// Makes the arguments of the first screens optional, because no segue passes them.
  private mutating func makeFirstArgumentsOptional() {
    let firsts = Set(firstScreens)
    for (number, node) in nodes.enumerated() where node.kind == .argument {
      guard case .argument(let screen, let index) = draft.elements[number].parts.first, firsts.contains(screen) else {
        continue
      }
      let argument = draft.screens[screen].arguments[index]
      guard !argument.isOptional, argument.defaultValue == nil else { continue }
      draft.screens[screen].arguments[index].isOptional = true
      draft.elements[number].code = .argumentOptional
    }
  }

  // MARK: - Values of actions

  /// Reads the arguments of each action.
  ///
  /// - Parameter destinations: The screen that each action opens.
  /// - Returns: The values that each action passes.
  mutating func passes(_ destinations: [Number: Int]) -> [Number: [(argument: String, literal: String)]] {
    var passes: [Number: [(argument: String, literal: String)]] = [:]
    var known: Set<[String]> = []
    for (number, node) in nodes.enumerated() where node.kind == .argument {
      guard let action = node.owner, nodes[action].kind == .action else { continue }
      let name = node.tag[.name] ?? ""
      if let owner = nodes[action].owner, let code = omission(of: owner) {
        represent(number, code)
        continue
      }
      guard let screen = destinations[action], let entry = arguments.find(name, of: screen) else {
        represent(number, .argumentOfAction)
        continue
      }
      guard known.insert(["\(action)", name]).inserted else {
        represent(number, .argumentTwice)
        continue
      }
      let argument = draft.screens[screen].arguments[entry.index]
      let part = Draft.Part.argument(screen: screen, entry.index)
      let value = node.tag[AndroidAttribute.defaultValue.rawValue]
      let isNil = value == "@null" && argument.isOptional
      if let value, let literal = isNil ? "nil" : entry.type.literal(value), value != "@null" || isNil {
        passes[action, default: []].append((argument.name, literal))
        represent(number, by: [part], .pass)
      } else {
        represent(number, by: [part], value == nil ? .argument : .argumentDefault, detail: value)
      }
    }
    return passes
  }
}
