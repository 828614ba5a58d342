import NavCompiler

/// The items for values of keys.
extension Completer {
  /// The items for the value of a key, or `nil` for a text that the author chooses.
  func values(of word: Place.ScopedWord) -> [CompletionItem]? {
    guard let key = word.key else { return nil }
    switch word.word {
    case .to: return targets(word.scope)
    case .from where word.scope == .replace: return unwindTargets(words: [.previous, .root])
    case .root: return roots()
    case .via: return vias()
    case .exit: return exits()
    case .tab: return tabs()
    case .key: return ownArguments().filter { !context.siblings.contains($0.label) }
    case .cancel, .destructive: return segues(\.unwinds).filter { !context.siblings.contains($0.label) }
    case .otherwise where word.scope == .back: return segues(\.pushes)
    case .otherwise: return literals(of: factType)
    case .default: return literals(of: argumentType)
    case .file, .mount: return mountPaths.map { CompletionItem($0, .path) }
    case .is:
      return ["Hashable", "Codable", "Sendable"].filter { !context.siblings.contains($0) }.map {
        CompletionItem($0, .keyword)
      }
    case .back, .alert, .recursive: return flags
    case .navc: return [CompletionItem("1", .keyword)]
    case .returns: return types()
    default: break
    }
    switch key.value {
    case .flag: return flags
    case .word(let words): return words.map { CompletionItem($0.rawValue, .keyword) }
    case .type: return types()
    case .text, .mapping, .list, .predicate, .other: return nil
    }
  }

  private var flags: [CompletionItem] { ["true", "false"].map { CompletionItem($0, .keyword) } }

  // MARK: - Other names

  private func exits() -> [CompletionItem] {
    all({ $0.declarations.exits }) { $0.text($1.name) }.map { named(.exit, $0) }
  }

  private func tabs() -> [CompletionItem] {
    model.declarations.screens.filter { model.declarations.details($0)?.tabs != nil }.flatMap { screen in
      screen.pushes.map { index in
        named(.tab, model.text(model.declarations.segues[Int(index)].name), of: model.text(screen.name))
      }
    }
  }

  private func segues(_ part: KeyPath<ScreenDeclaration, Range<Int32>>) -> [CompletionItem] {
    guard let source else { return [] }
    let screen = model.declarations.screens[source]
    return screen[keyPath: part].map { index in
      named(.segue, model.text(model.declarations.segues[Int(index)].name), of: model.text(screen.name))
    }
  }

  private func ownArguments() -> [CompletionItem] { source.map { arguments(of: $0) } ?? [] }

  /// The arguments of a screen. A mounted screen has the arguments of the fragment's root.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - rank: The place of an argument in the list, by its type.
  /// - Returns: The items.
  func arguments(of screen: Int, rank: (String) -> Int = { _ in 0 }) -> [CompletionItem] {
    declaredArguments(of: screen).map { owner, screen, argument in
      named(
        .argument, owner.text(argument.name), of: owner.argumentOwner(ofScreen: screen), in: owner.identity,
        detail: owner.text(of: argument.type), rank: rank(typeText(argument.type, in: owner)))
    }
  }

  /// The declarations of the arguments of a screen, with their file and their screen in it.
  private func declaredArguments(
    of screen: Int
  ) -> [(owner: FileModel, screen: Int, argument: ArgumentDeclaration)] {
    let (owner, position) = project.declaration(ofScreen: screen, in: model)
    guard let position else { return [] }
    return owner.declarations.screens[position].arguments.map { index in
      (owner, position, owner.declarations.arguments[Int(index)])
    }
  }

  /// A type as text. A type of a fragment has the name of the fragment before it, because this file cannot declare
  /// that type.
  private func typeText(_ type: TypeExpression?, in owner: FileModel) -> String {
    let text = owner.text(of: type)
    guard let type, owner.identity != model.identity,
      owner.declarations.types.contains(where: { $0.name.symbol == type.name })
    else { return text }
    return "\(owner.declarations.name.map { owner.text($0) } ?? "").\(text)"
  }

  func types() -> [CompletionItem] {
    let declared = all({ $0.declarations.types }) { $0.text($1.name) }.map { named(.type, $0) }
    return declared + BuiltinType.allCases.map { CompletionItem($0.rawValue, .builtin, detail: "type") }
  }

  // MARK: - Literals

  /// The type of the fact at the cursor.
  private var factType: TypeExpression? {
    guard context.path.count >= 2, context.path[0] == "facts" else { return nil }
    return model.declarations.facts.first { model.text($0.name) == context.path[1] }?.type
  }

  /// The type of the argument at the cursor.
  private var argumentType: TypeExpression? {
    guard let source, context.path.count >= 4, context.path[2] == "arguments" else { return nil }
    return argument(named: context.path[3], of: source)?.type
  }

  func argument(named name: String, of screen: Int) -> ArgumentDeclaration? {
    model.declarations.screens[screen].arguments.lazy.map { model.declarations.arguments[Int($0)] }
      .first { model.text($0.name) == name }
  }

  /// The literals of a type that the language names.
  func literals(of type: TypeExpression?, in owner: FileModel? = nil) -> [CompletionItem] {
    guard let type else { return [] }
    let owner = owner ?? model
    var items: [CompletionItem] = []
    if owner.texts.text(type.name) == BuiltinType.bool.rawValue { items += flags }
    items += cases(of: type, in: owner)
    if type.wrappers.last == .optional { items.append(CompletionItem("nil", .keyword)) }
    return items
  }

  private func cases(of type: TypeExpression, in owner: FileModel) -> [CompletionItem] {
    guard let declared = owner.declarations.types.first(where: { $0.name.symbol == type.name }),
      case .cases(let cases) = declared.kind
    else { return [] }
    return cases.map { index in
      named(
        .enumCase, owner.text(owner.declarations.cases[Int(index)]), of: owner.text(declared.name), in: owner.identity)
    }
  }

  // MARK: - Passed arguments

  /// The segue at the cursor.
  var segue: SegueDeclaration? {
    let isOffered = context.path.first == "anywhere"
    let depth = isOffered ? 1 : 2
    guard let name = context.key(depth + 1), isOffered || context.screen != nil else { return nil }
    let owner = isOffered ? "" : context.screen ?? ""
    return model.segue(named: name, of: owner).map { model.declarations.segues[$0] }
  }

  var destination: Int? { segue?.target.flatMap { model.screen($0.symbol) } }

  /// The arguments that `pass` can set.
  func passedArguments() -> [CompletionItem] {
    guard let destination else { return [] }
    return arguments(of: destination).filter { !context.siblings.contains($0.label) }.map { item in
      var item = item
      item.text += ": "
      return item
    }
  }

  /// The values of an argument in `pass`: arguments of the source with the same type first.
  func passValues() -> [CompletionItem] {
    let wanted = destination.flatMap { screen in
      declaredArguments(of: screen).first { $0.owner.text($0.argument.name) == context.path.last }
    }
    let type = wanted.map { typeText($0.argument.type, in: $0.owner) }
    let source = context.path.first == "anywhere" ? nil : source
    let passed =
      source.map { screen in
        // A value can become an optional one.
        arguments(of: screen) { type == nil || $0 == type || $0 + "?" == type ? 0 : 1 }
      } ?? []
    return passed.map { item in
      var item = item
      item.label = "source." + item.label
      item.text = item.label
      return item
    } + literals(of: wanted?.argument.type, in: wanted?.owner)
  }
}
