/// `arguments` of a screen.
extension DeclarationReader {
  mutating func readArguments(_ value: NodeID, _ screen: inout ScreenDeclaration) {
    guard var entries = mapping(value, of: KeyScope.screen(.arguments)) else {
      screen.unknown.insert(.arguments)
      declarations.unknown.insert(.uses)
      return
    }
    let start = declarations.arguments.count
    var names = NameCheck()
    while let (key, value) = nextDeclaration(&entries) {
      guard let name = keyName(key, of: "an argument") else {
        screen.unknown.insert(.arguments)
        continue
      }
      checkMemberName(name, "argument", &names)
      var argument = ArgumentDeclaration(name: name)
      switch tree.kind(value) {
      case .mapping: readArgumentKeys(value, &argument)
      case .sequence: argument.type = typeExpression(value, of: "an argument")
      case .scalar, .alias: readShortArgument(value, &argument)
      }
      if argument.type == nil { declarations.unknown.insert(.uses) }
      declarations.arguments.append(argument)
    }
    screen.arguments = Int32(start)..<Int32(declarations.arguments.count)
    if tree.isIncomplete(value) { screen.unknown.insert(.arguments) }
    if names.needsLook { checkCollisions(declarations.arguments[start...].map(\.name), names) }
  }

  /// `T`, `T?`, `T = default`.
  private mutating func readShortArgument(_ value: NodeID, _ argument: inout ArgumentDeclaration) {
    guard !tree.isEmpty(value) else {
      return wrongShape(value) { _ in "an argument needs a type such as String" }
    }
    let length = tree.withText(value) { $0.count }
    guard let part = defaultPart(value) else {
      argument.type = typeExpression(in: value, 0..<length, "an argument")
      return
    }
    argument.type = typeExpression(in: value, 0..<part.equals, "an argument")
    if part.text.isEmpty {
      argument.isIncomplete = true
      reportMissingDefault(value)
    } else {
      argument.defaultValue = .text(
        ScalarPart(node: value, lower: part.text.lowerBound, upper: part.text.upperBound))
    }
  }

  private mutating func reportMissingDefault(_ value: NodeID) {
    let range = tree.range(value)
    report(.wrongShape, at: range) { reader in
      let notes = reader.tree.comment(after: value).map {
        [Diagnostic.Note("' #' begins a comment here; put quotes around the whole value", at: $0)]
      }
      return Diagnostic(.wrongShape, "a default is expected after '='", at: range, notes: notes ?? [])
    }
  }

  /// The position of `=` in a scalar, and the range of the text after it.
  private func defaultPart(_ value: NodeID) -> (equals: Int, text: Range<Int>)? {
    tree.withText(value) { text in
      var equals = 0
      while equals < text.count, text[equals] != UInt8(ascii: "=") { equals += 1 }
      guard equals < text.count else { return nil }
      var (lower, upper) = (equals + 1, text.count)
      while lower < upper, text[lower] == 0x20 { lower += 1 }
      while lower < upper, text[upper - 1] == 0x20 { upper -= 1 }
      return (equals, lower..<upper)
    }
  }

  /// Reads the hosts of the argument that follows those that were read.
  private mutating func readHosts(_ key: NodeID, _ value: NodeID) {
    guard var items = list(value, of: KeyScope.argument(.hosts)) else { return }
    var declared = HostsDeclaration(argument: declarations.arguments.count, key: key)
    while let item = nextDeclaration(inList: &items) {
      if let host = text(item: item, of: KeyScope.argument(.hosts)) { declared.hosts.append(host) }
    }
    declarations.hosts.append(declared)
  }

  /// `{ type: T, default: …, doc: … }`.
  private mutating func readArgumentKeys(_ value: NodeID, _ argument: inout ArgumentDeclaration) {
    var isOptional = false
    var misses = !tree.isIncomplete(value)
    var entries = tree.cursor(value)
    while let (key, value) = tree.nextEntry(&entries) {
      switch keyword(key) {
      case .type:
        misses = false
        argument.type = typeExpression(value, of: "an argument")
      case .default:
        if tree.kind(value) == .mapping || tree.isEmpty(value) {
          argument.isIncomplete = true
          wrongShape(value) { $0.takes(KeyScope.argument(.default), value) }
        } else if countLiterals(value) {
          argument.defaultValue = .node(value)
        }
      case .optional: isOptional = flag(value, of: KeyScope.argument(.optional)) ?? false
      case .doc: argument.doc = text(value, of: KeyScope.argument(.doc))
      case .hosts: readHosts(key, value)
      case .was:
        readFormerNames(value, of: KeyScope.argument(.was), .argument(declarations.arguments.count))
      default:
        argument.isIncomplete = true
        if unknownKey(key, of: .argument, in: entries) == .type { misses = false }
      }
    }
    if !tree.repeatedKeys(of: value).isEmpty { argument.isIncomplete = true }
    if misses {
      let node = argument.name.node
      missingKey(at: declarations.range(argument.name)) {
        "the argument \($0.quoted(node)) has no type; add 'type: String'"
      }
    }
    if isOptional, let wrappers = argument.type?.wrappers, wrappers.last != .optional {
      argument.type?.wrappers.append(.optional)
    }
  }
}
