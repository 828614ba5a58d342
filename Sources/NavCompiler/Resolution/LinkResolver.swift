internal import NavTable

/// A link with its resolved names. Some of them may be unknown.
struct ResolvedLink {
  var draft: LinkDraft
  var route: LinkChains.Following
  /// The argument of each placeholder, in the order of the text, or `nil` if it is unknown, which is already reported.
  var fills: [Link.Placeholder?]
  /// The texts for placeholders.
  var samples: [Link.Sample] = []

  /// The path, or `nil` if it is unknown, which is already reported.
  var chain: LinkChain? {
    if case .chain(let chain) = route { chain } else { nil }
  }
}

/// Resolves the placeholders of links: each means an argument of the linked screen, or otherwise of one screen on the
/// path.
struct LinkResolver {
  private let resolution: Resolution
  private let chains: LinkChains
  private let names: ArgumentNames
  private let hasBrokenScreens: Bool
  private let report: Report

  /// Reports a message that is created only if it can be printed.
  typealias Report = (Rule, SourceRange, (Wording) -> Diagnostic) -> Void

  private var tree: NodeTree { resolution.declarations.tree }
  private var symbols: SymbolContext { resolution.symbols }

  static func resolve(
    _ chains: LinkChains, report: Report
  ) -> [ResolvedLink] {
    guard !chains.resolution.links.isEmpty else { return [] }
    return withoutActuallyEscaping(report) { report in
      LinkResolver(
        resolution: chains.resolution, chains: chains,
        names: ArgumentNames(
          symbols: chains.resolution.symbols,
          screenIDs: SymbolTable(chains.resolution.declarations.screens.lazy.map(\.name.symbol))),
        hasBrokenScreens: chains.resolution.symbols.brokenScreens.contains(true), report: report
      ).resolve()
    }
  }

  private func resolve() -> [ResolvedLink] {
    var links = resolution.links.map { draft in
      ResolvedLink(
        draft: draft, route: route(draft),
        fills: draft.syntax.placeholders.map { names.own($0.name, of: draft.screen) ?? names.qualified($0.name) })
    }
    let answers = chains.answer(Set(links.flatMap { questions(of: $0) }))
    for index in links.indices { finish(&links[index], answers) }
    return links
  }

  private func route(_ draft: LinkDraft) -> LinkChains.Following {
    let route = chains.follow(draft.route)
    if case .fault(let fault) = route {
      report(.linkNeedsVia, tree.range(draft.node)) {
        LinkNeedsVia.diagnostic(fault, draft.route, by: .link(draft.node), $0)
      }
    }
    return route
  }

  // MARK: - Names

  /// The unqualified names that are not arguments of the linked screen.
  private func questions(of link: ResolvedLink) -> [LinkChains.Question] {
    guard let chain = link.chain else { return [] }
    return zip(link.draft.syntax.placeholders, link.fills).flatMap { placeholder, fill -> [LinkChains.Question] in
      guard fill == nil, let name = symbols.texts.find(placeholder.name) else { return [] }
      return chain.heads.map { LinkChains.Question(head: $0, name: name) }
    }
  }

  private func finish(_ link: inout ResolvedLink, _ answers: [LinkChains.Question: [ScreenID]]) {
    guard let chain = link.chain else { return }
    var seen: [Link.Placeholder: LinkSyntax.Placeholder] = [:]
    for (index, placeholder) in link.draft.syntax.placeholders.enumerated() {
      if let fill = link.fills[index] {
        guard chains.isOnRoute(fill.screen, chain) else {
          let draft = link.draft
          let range = tree.range(draft.node, text: placeholder.nameRange)
          report(.unknownArgument, range) {
            UnknownArgument.notOnRoute(fill.screen, to: draft.screen, by: .link(draft.node), at: range, $0)
          }
          link.fills[index] = nil
          continue
        }
      } else {
        link.fills[index] = bare(placeholder, of: link.draft, chain, answers)
      }
      guard let fill = link.fills[index] else { continue }
      if let first = seen.updateValue(placeholder, forKey: fill) {
        let (error, node) = (Self.repeats(placeholder, first), link.draft.node)
        report(.linkSyntax, tree.range(node, text: error.range)) { LinkSyntaxCheck.diagnostic(error, in: node, $0) }
      }
      checkType(fill, placeholder, link.draft)
    }
    link.samples = samples(of: link)
  }

  /// The samples whose names and texts are valid. The others are reported.
  private func samples(of link: ResolvedLink) -> [Link.Sample] {
    link.draft.samples.compactMap { index in
      let sample = resolution.declarations.samples[Int(index)]
      let name = symbols.texts.text(sample.placeholder.symbol)
      guard let position = link.draft.syntax.placeholders.firstIndex(where: { $0.name == name }) else {
        report(.unknownArgument, tree.range(sample.placeholder.node)) {
          UnknownArgument.inSample(sample, of: link.draft, $0)
        }
        return nil
      }
      guard let fill = link.fills[position], !symbols.brokenArguments.contains(fill.argument) else { return nil }
      let text = tree.text(sample.text)
      guard symbols.isReadable(text, as: symbols.arguments[fill.argument.position].type) else {
        report(.argumentType, tree.range(sample.text)) { ArgumentType.ofSample(sample, fill.argument, $0) }
        return nil
      }
      return symbols.texts.find(text).map { Link.Sample(placeholder: fill, text: $0) }
    }
  }

  /// Resolves a name that is not an argument of the linked screen: the one screen on the path that has it.
  private func bare(
    _ placeholder: LinkSyntax.Placeholder, of draft: LinkDraft, _ chain: LinkChain,
    _ answers: [LinkChains.Question: [ScreenID]]
  ) -> Link.Placeholder? {
    let name = symbols.texts.find(placeholder.name)
    let owners = name.map { name in
      chain.heads.flatMap { answers[LinkChains.Question(head: $0, name: name)] ?? [] }
    }
    guard let owner = owners?.first, let name, let argument = symbols.argument(name, of: owner) else {
      reportUnknown(placeholder, draft)
      return nil
    }
    if let second = owners?.dropFirst().first {
      report(.ambiguousName, tree.range(draft.node, text: placeholder.nameRange)) {
        AmbiguousName.inLink(owner, second, placeholder, draft, $0)
      }
      return nil
    }
    return Link.Placeholder(screen: owner, argument: argument)
  }

  private func reportUnknown(_ placeholder: LinkSyntax.Placeholder, _ draft: LinkDraft) {
    // The name may mean an argument that could not be read.
    guard !hasBrokenScreens else { return }
    if ArgumentNames.isMalformed(placeholder.name) {
      let range = tree.range(draft.node, text: placeholder.nameRange)
      report(.unknownArgument, range) { _ in UnknownArgument.malformed(placeholder.name, at: range) }
    } else if let (screen, name) = names.split(placeholder.name).first {
      let suggestion = symbols.suggestions.find(name, among: symbols.argumentNames(of: screen))
      let prefix = placeholder.name.dropLast(name.count)
      reportUnknown(name, of: screen, placeholder, draft, suggestion: suggestion.map { prefix + $0 })
    } else if let dot = placeholder.name.lastIndex(of: ".") {
      reportUnknownOwner(String(placeholder.name[..<dot]), placeholder, draft)
    } else {
      let suggestion =
        withoutSpaces(placeholder, of: draft.screen)
        ?? symbols.suggestions.find(placeholder.name, among: symbols.argumentNames(of: draft.screen))
      reportUnknown(placeholder.name, of: draft.screen, placeholder, draft, suggestion: suggestion)
    }
  }

  /// Reports `{show.id}` if there is no screen `show`.
  private func reportUnknownOwner(_ owner: String, _ placeholder: LinkSyntax.Placeholder, _ draft: LinkDraft) {
    // The name may mean a screen that could not be read.
    guard !resolution.declarations.unknown.contains(.screens) else { return }
    let names = resolution.declarations.screens.lazy.map { [symbols] in symbols.texts.text($0.name.symbol) }
    let suggestion = symbols.suggestions.find(owner, among: names)
    report(.unknownArgument, tree.range(draft.node, text: placeholder.nameRange)) {
      UnknownArgument.ofUnknownScreen(owner, in: placeholder, draft, suggestion: suggestion, $0)
    }
  }

  private func reportUnknown(
    _ name: String, of screen: ScreenID, _ placeholder: LinkSyntax.Placeholder, _ draft: LinkDraft, suggestion: String?
  ) {
    report(.unknownArgument, tree.range(draft.node, text: placeholder.nameRange)) {
      UnknownArgument.inLink(name, of: screen, placeholder, draft, suggestion: suggestion, $0)
    }
  }

  /// `{ id }`: the name is the text between the braces, including spaces.
  private func withoutSpaces(_ placeholder: LinkSyntax.Placeholder, of screen: ScreenID) -> String? {
    let words = placeholder.name.split(separator: " ", maxSplits: 4)
    guard words.count == 1, let name = symbols.texts.find(String(words[0])),
      symbols.argument(name, of: screen) != nil
    else { return nil }
    return String(words[0])
  }

  // MARK: - Types

  private static func repeats(
    _ placeholder: LinkSyntax.Placeholder, _ first: LinkSyntax.Placeholder
  ) -> LinkSyntaxError {
    LinkSyntaxError(
      message: "'{\(placeholder.name)}' is the same argument as '{\(first.name)}'", range: placeholder.range,
      note: ("the first is here", first.range))
  }

  private func checkType(_ fill: Link.Placeholder, _ placeholder: LinkSyntax.Placeholder, _ draft: LinkDraft) {
    guard !symbols.brokenArguments.contains(fill.argument),
      !symbols.isLinkable(symbols.arguments[fill.argument.position].type)
    else { return }
    report(.linkType, tree.range(draft.node, text: placeholder.range)) {
      LinkType.diagnostic(fill.argument, placeholder, draft, $0)
    }
  }
}

extension SymbolContext {
  /// Whether a text in a URL can be converted to a type.
  func isLinkable(_ type: TypeReference) -> Bool {
    switch type {
    case .builtin(.date), .array: return false
    case .builtin: return true
    case .optional(let wrapped):
      if case .optional = wrapped { return false }
      return isLinkable(wrapped)
    case .declared(let id):
      switch types[id.position].kind {
      case .cases: return true
      case .swift(_, let conformances): return conformances.contains(.losslessStringConvertible)
      }
    }
  }
}

extension SymbolContext {
  /// Whether a text in a URL can be a value of a type. Types of the app can read any text.
  func isReadable(_ text: String, as type: TypeReference) -> Bool {
    switch type {
    case .builtin(.int): Int(text) != nil
    case .builtin(.double): Double(text)?.isFinite == true
    case .builtin(.bool): text == "true" || text == "false"
    case .builtin(.uuid): text.isUUID
    case .builtin, .array: true
    case .optional(let wrapped): isReadable(text, as: wrapped)
    case .declared(let id):
      if case .cases(let cases) = types[id.position].kind { cases.contains { texts.text($0) == text } } else { true }
    }
  }
}

extension ResolvedLink {
  /// The link for the graph, or `nil` if a part of it is unknown.
  func link(_ texts: Interner) -> Link? {
    guard let chain else { return nil }
    var fills = fills[...]
    var path: [Link.Segment] = []
    for segment in draft.syntax.path {
      switch segment {
      case .literal(let text):
        guard let symbol = texts.find(text) else { return nil }
        path.append(.literal(symbol))
      case .placeholder:
        guard let fill = fills.popFirst(), let fill else { return nil }
        path.append(.placeholder(fill))
      }
    }
    var query: [Link.QueryItem] = []
    for item in draft.syntax.query {
      guard let fill = fills.popFirst(), let fill, let name = texts.find(item.name) else { return nil }
      query.append(Link.QueryItem(name: name, placeholder: fill))
    }
    return Link(
      path: path, query: query, via: Array(chain.heads.dropFirst()), isInside: draft.isInside, samples: samples)
  }
}
