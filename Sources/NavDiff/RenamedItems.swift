import NavCompiler
import NavPictures

/// The items of one file that a rename concerns, and its effects.
///
/// Everything but a name is equal in both graphs, so each item has the same ID in both.
struct RenamedItems {
  private let old: Graph
  private let new: Graph
  private let oldText: GraphText
  private let newText: GraphText
  private let items: [Item]
  /// All files, whose links can take each other's URLs.
  private let graphs: [Graph]

  init(_ old: Graph, _ new: Graph, _ newName: NewName, among graphs: [Graph]) {
    (self.old, self.new, self.graphs) = (old, new, graphs)
    (oldText, newText) = (GraphText(graph: old), GraphText(graph: new))
    items = old.items(of: newName.kind).filter { old.names(of: $0) != new.names(of: $0) }
  }

  /// The effects on Swift code, links, and saved stacks.
  ///
  /// - Complexity: Linear in both graphs.
  var effects: [Effect] { items.isEmpty ? [] : swiftEffects + linkEffects + stateEffects }

  // MARK: - Swift

  private var swiftEffects: [Effect] {
    let (before, after) = (CallerNames(old), CallerNames(new))
    let own = items.flatMap { item in
      switch item {
      case .graph: [Effect.movedName(before.namespace, after.namespace, .apiGone)]
      case .fact(let id) where old.names(of: item).first == new.names(of: item).first:
        [before.signature(of: id, to: id, in: after)]
      default:
        [
          before.renaming(of: item, to: item, in: after),
          before.request(for: item) == after.request(for: item) ? nil : after.request(for: item),
        ]
      }
    }
    return own.compactMap(\.self) + otherNames(before, after)
  }

  /// The other names in the namespace that change, because the new name takes one or the old name releases one.
  private func otherNames(_ before: CallerNames, _ after: CallerNames) -> [Effect] {
    func names(_ names: CallerNames) -> [String] {
      let screens = old.screens.indices.lazy.map { ScreenID($0) }.filter { screen in
        old.screens[screen.position].mount == nil && !items.contains(.screen(screen))
      }
      let types = old.types.indices.lazy.map { TypeID($0) }.filter { type in
        old.types[type.position].origin == .file && !items.contains(.type(type))
      }
      return [names.screensProtocol, names.factsProtocol] + screens.map(names.type(of:))
        + types.map(names.declaredType)
    }
    return zip(names(before), names(after)).compactMap { was, name in
      was.dropFirst(before.namespace.count) == name.dropFirst(after.namespace.count)
        ? nil : .movedName(was, name)
    }
  }

  // MARK: - Links

  /// The effects on links, which contain the names of cases.
  private var linkEffects: [Effect] {
    guard items.contains(where: { if case .enumCase = $0 { true } else { false } }) else { return [] }
    let (before, after) = (LinkSamples(old, literals: [:]), LinkSamples(new, literals: [:]))
    let rivals = rivals
    return old.screens.indices.flatMap { position -> [Effect] in
      guard let link = old.screens[position].link, let newLink = new.screens[position].link else { return [] }
      let urls = zip(before.urls(of: link), after.urls(of: newLink)).first { $0 != $1 }
      guard let (was, url) = urls else { return [] }
      let name = newText.name(ScreenID(position))
      return (Self.isTaken(was, unlike: url, by: rivals) ? [] : [.lostLink(was, to: name, isNarrower: true)])
        + (Self.isTaken(url, unlike: was, by: rivals) ? [] : [.newLink(url, to: name)])
    }
  }

  /// The paths with the name of a case as a literal. A placeholder is `nil`. The limit keeps the comparison linear.
  private var rivals: ArraySlice<[String?]> {
    let names = Set(items.flatMap { old.names(of: $0) + new.names(of: $0) })
    let paths = graphs.flatMap { graph in
      graph.screens.compactMap(\.link).map { link in
        link.path.map { segment -> String? in
          if case .literal(let text) = segment { graph.texts.text(text) } else { nil }
        }
      }
    }
    return paths.filter { $0.contains { $0.map(names.contains) ?? false } }.prefix(64)
  }

  /// Whether another link has the name of the case as a literal, and therefore opens the URL first.
  private static func isTaken(_ url: String, unlike other: String, by rivals: ArraySlice<[String?]>) -> Bool {
    func segments(_ url: String) -> [Substring] { url.prefix { $0 != "?" }.split(separator: "/") }
    let (own, others) = (segments(url), segments(other))
    return rivals.contains { path in
      path.count == own.count && zip(path, own).allSatisfy { $0 == nil || $0.map { Substring($0) } == $1 }
        && path.indices.contains { path[$0] != nil && own[$0] != others[$0] }
    }
  }

  // MARK: - Saved stacks

  private var stateEffects: [Effect] {
    let saved = SavedScreens(old)
    return items.flatMap { item -> [Effect] in
      switch item {
      case .screen(let id):
        return saved.contains(id) ? [.lostScreen(oldText.name(id), now: newText.name(id))] : []
      case .segue(let id):
        return old.segues[id.position].opening == .tab ? [.lostTab(oldText.name(id))] : []
      case .argument(let id, let screen): return effects(ofArgument: id, screen, saved)
      case .enumCase(let type, _): return effects(ofCasesOf: type, saved)
      default: return []
      }
    }
  }

  private func effects(ofArgument id: ArgumentID, _ screen: ScreenID, _ saved: SavedScreens) -> [Effect] {
    let (name, argument) = (oldText.name(screen), old.arguments[id.position])
    if !saved.contains(screen) { return [] }
    return (argument.defaultValue == nil ? [.missingArgument(newText.name(id), of: name)] : [])
      + (old.canSave(argument.type) ? [.unreadArgument(oldText.name(id), of: name)] : [])
  }

  private func effects(ofCasesOf type: TypeID, _ saved: SavedScreens) -> [Effect] {
    old.items(of: .argument).compactMap { item in
      guard case .argument(let id, let screen) = item else { return nil }
      let argument = old.arguments[id.position]
      guard argument.type.declaredType == type, saved.contains(screen) else { return nil }
      let name = oldText.text(argument.type)
      return .unreadableArgument(oldText.name(id), of: oldText.name(screen), name, as: name)
    }
  }
}

extension Graph {
  /// The items that have a name of a kind. A parameter of a fact has no kind, and the item is the fact.
  fileprivate func items(of kind: ItemKind?) -> [Item] {
    switch kind {
    case nil, .fact?: facts.indices.map { .fact(FactID($0)) }
    case .graph?, .fragment?: [.graph]
    case .screen?: screens.indices.map { .screen(ScreenID($0)) }
    case .segue?, .tab?, .anywhere?: segues.indices.map { .segue(SegueID($0)) }
    case .argument?:
      screens.indices.filter { screens[$0].mount == nil }.flatMap { position in
        screens[position].arguments.map { .argument(ArgumentID(index: $0), of: ScreenID(position)) }
      }
    case .condition?: conditions.indices.map { .condition(ConditionID($0)) }
    case .type?: types.indices.filter { types[$0].origin == .file }.map { .type(TypeID($0)) }
    case .enumCase?:
      types.indices.flatMap { position -> [Item] in
        guard case .cases(let cases) = types[position].kind else { return [] }
        return cases.indices.map { .enumCase(TypeID(position), $0) }
      }
    case .exit?: exits.indices.map { .exit(ExitID($0)) }
    case .link?, .base?, .root?, .defaults?: []
    }
  }

  /// The name of an item, and the names of a fact's parameters.
  fileprivate func names(of item: Item) -> [String] {
    switch item {
    case .graph: [texts.text(name)]
    case .screen(let id): [texts.text(screens[id.position].name)]
    case .segue(let id): [texts.text(segues[id.position].name)]
    case .argument(let id, _): [texts.text(arguments[id.position].name)]
    case .fact(let id): ([facts[id.position].name] + facts[id.position].parameters.map(\.name)).map(texts.text)
    case .condition(let id): [texts.text(conditions[id.position].name)]
    case .type(let id): [texts.text(types[id.position].name)]
    case .enumCase(let type, let index): [caseName(type, index).map(texts.text) ?? ""]
    case .exit(let id): [texts.text(exits[id.position].name)]
    case .root, .base, .fragment, .link, .defaults: []
    }
  }
}
