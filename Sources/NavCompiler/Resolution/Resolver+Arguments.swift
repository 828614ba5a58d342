/// The arguments of the screens: types, defaults, keys.
extension Resolver {
  mutating func resolveArguments() {
    symbols.arguments.reserveLarge(declarations.arguments.count)
    for argument in declarations.arguments {
      let id = ArgumentID(symbols.arguments.count)
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
        symbols.brokenArguments.insert(id)
        // Whether the argument has a default is unknown. Without a type, messages about the default are not reported.
        resolved.defaultValue = argument.defaultValue == nil ? nil : .nil
      }
      symbols.arguments.append(resolved)
    }
  }

  private mutating func defaultValue(
    _ value: DefaultDeclaration, of argument: ArgumentDeclaration, _ type: TypeReference
  ) -> Literal {
    switch value {
    case .text(let part):
      if let literal = defaultReader.read(part, as: type) { return literal }
      report(.invalidDefault, at: declarations.range(value)) {
        InvalidDefault.diagnostic(argument.name, type, value, $0)
      }
    case .node(let node):
      if let literal = defaultReader.read(node, as: type) { return literal }
      let (fault, wanted) = defaultReader.fault(in: node, as: type)
      report(.invalidDefault, at: tree.range(fault)) {
        InvalidDefault.diagnostic(argument.name, wanted, .node(fault), $0)
      }
    }
    // A substitute, so that the argument does not also count as required.
    return .nil
  }

  private mutating func warnIfUnsaved(_ argument: ArgumentDeclaration, _ type: TypeReference) {
    guard let expression = argument.type else { return }
    let conformances = resolved(expression).conformances
    guard !conformances.isSuperset(of: [.hashable, .codable]) else { return }
    report(.unsavedArgument, at: declarations.range(argument.name)) {
      UnsavedArgument.diagnostic(argument.name, type, conformances, $0)
    }
  }

  /// Resolves the arguments under `key`. A repeated name counts once.
  mutating func resolve(key: Range<Int32>, of screen: ScreenID) -> [ArgumentID] {
    var arguments: [ArgumentID] = []
    var seen: Set<ArgumentID> = []
    for name in declarations.keyNames[Int(key.lowerBound)..<Int(key.upperBound)] {
      guard let argument = symbols.argument(name.symbol, of: screen) else {
        reportUnknownArgument(name, of: screen)
        continue
      }
      guard seen.insert(argument).inserted else { continue }
      arguments.append(argument)
      // The arguments of a mount belong to the fragment.
      guard argument.position < declarations.arguments.count,
        let declared = declarations.arguments[argument.position].type
      else { continue }
      let conformances = resolved(declared).conformances
      guard !conformances.contains(.hashable) else { continue }
      let type = symbols.arguments[argument.position].type
      report(.argumentType, at: declarations.range(name)) { ArgumentType.unhashableKey(name, type, $0) }
    }
    return arguments
  }

  /// Reports a name that is not an argument of the screen, unless an argument could not be read.
  mutating func reportUnknownArgument(_ name: Name, of screen: ScreenID) {
    guard !symbols.brokenScreens[screen.position] else { return }
    // Thousands of aliases can repeat the name.
    let range = declarations.range(name)
    guard diagnostics.keeps(.unknownArgument, at: range) else { return }
    let text = symbols.texts.text(name.symbol)
    let suggestion = symbols.suggestions.find(text, among: symbols.argumentNames(of: screen))
    report(.unknownArgument, at: range) {
      UnknownArgument.diagnostic(text, of: screen, name.node, prefix: "", at: range, suggestion: suggestion, $0)
    }
  }
}
