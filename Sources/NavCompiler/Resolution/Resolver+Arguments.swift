/// The arguments of the screens: types, defaults, keys.
extension Resolver {
  mutating func resolveArguments() {
    vocabulary.arguments.reserveLarge(declarations.arguments.count)
    for argument in declarations.arguments {
      let id = ArgumentID(vocabulary.arguments.count)
      var resolved = Argument(name: argument.name.symbol, doc: prose(argument.doc), type: Self.standIn)
      if let type = resolve(argument.type) {
        resolved.type = type
        if let value = argument.defaultValue {
          resolved.defaultValue = defaultValue(value, of: argument, type)
        } else if case .optional = type {
          resolved.defaultValue = .nil
        } else {
          warnIfUnsaved(argument, type)
        }
      } else {
        vocabulary.brokenArguments.insert(id)
        // Whether it has a default of its own is not known; without its type, nothing is said about that.
        resolved.defaultValue = argument.defaultValue == nil ? nil : .nil
      }
      vocabulary.arguments.append(resolved)
    }
  }

  private mutating func defaultValue(
    _ value: DefaultDeclaration, of argument: ArgumentDeclaration, _ type: TypeReference
  ) -> Literal {
    switch value {
    case .text(let part):
      if let literal = defaultReader.read(part, as: type) { return literal }
      report(.invalidDefault(argument.name, type, value))
    case .node(let node):
      if let literal = defaultReader.read(node, as: type) { return literal }
      let (fault, wanted) = defaultReader.fault(in: node, as: type)
      report(.invalidDefault(argument.name, wanted, .node(fault)))
    }
    // A stand-in, so that the argument does not count as required too.
    return .nil
  }

  private mutating func warnIfUnsaved(_ argument: ArgumentDeclaration, _ type: TypeReference) {
    guard let expression = argument.type else { return }
    let conformances = resolved(expression).conformances
    guard !conformances.isSuperset(of: [.hashable, .codable]) else { return }
    report(.unsavedArgument(argument.name, type, conformances))
  }

  /// The arguments under `key`; one named twice counts once.
  mutating func resolve(key: Range<Int32>, of screen: ScreenID) -> [ArgumentID] {
    var arguments: [ArgumentID] = []
    var seen: Set<ArgumentID> = []
    for name in declarations.keyNames[Int(key.lowerBound)..<Int(key.upperBound)] {
      guard let argument = vocabulary.argument(name.symbol, of: screen) else {
        reportUnknownArgument(name, of: screen)
        continue
      }
      guard seen.insert(argument).inserted else { continue }
      arguments.append(argument)
      // Those of a mount are the fragment's.
      guard argument.position < declarations.arguments.count,
        let type = declarations.arguments[argument.position].type
      else { continue }
      let conformances = resolved(type).conformances
      guard !conformances.contains(.hashable) else { continue }
      report(.unhashableKey(name, vocabulary.arguments[argument.position].type))
    }
    return arguments
  }

  /// Reports a name that no argument of the screen has, unless it may be one that could not be read.
  mutating func reportUnknownArgument(_ name: Name, of screen: ScreenID) {
    guard !vocabulary.brokenScreens[screen.position] else { return }
    // Thousands of aliases may repeat it.
    guard diagnostics.keeps(.unknownArgument, at: declarations.range(name)) else { return }
    let text = vocabulary.texts.text(name.symbol)
    let suggestion = vocabulary.suggestions.find(text, among: vocabulary.argumentNames(of: screen))
    report(.unknownArgument(text, of: screen, name.node, prefix: "", suggestion: suggestion))
  }
}
