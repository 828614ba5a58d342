/// The links of deep links.
extension AndroidReader {
  mutating func addLinks() {
    var bases: Set<String> = []
    for (number, node) in nodes.enumerated() where node.kind == .deepLink {
      guard let owner = node.owner else { continue }
      if let code = omission(of: owner) {
        represent(number, code)
      } else if let screen = screens[owner] {
        let uri = node.tag[.uri]
        guard let pattern = uri.flatMap(DeepLinkPattern.init) else {
          represent(number, .linkPattern, detail: uri)
          continue
        }
        if let problem = problem(of: pattern, to: screen) {
          represent(number, problem)
          continue
        }
        let path = pattern.path { name in
          arguments.find(name, of: screen).map { draft.screens[screen].arguments[$0.index].name } ?? name
        }
        draft.screens[screen].link = Draft.Link(path: path)
        represent(number, by: [.link(screen: screen)], .link)
        if bases.insert(pattern.base).inserted { draft.linkBases.append(pattern.base) }
      }
    }
  }

  /// Returns the reason why a screen cannot have a link, apart from the arguments of the screens below it.
  private mutating func problem(of pattern: DeepLinkPattern, to screen: Int) -> ImportCode? {
    guard draft.screens[screen].link == nil else { return .linkSecond }
    let placeholders = pattern.placeholders.map { arguments.find($0, of: screen) }
    let filled = Set(placeholders.compactMap { $0?.index })
    let isMissing = draft.screens[screen].arguments.indices.contains { index in
      let argument = draft.screens[screen].arguments[index]
      return !argument.isOptional && argument.defaultValue == nil && !filled.contains(index)
    }
    guard !isMissing, placeholders.allSatisfy({ $0?.type.isInLinks == true }) else { return .linkArguments }
    return linkShapes.insert(shape(of: pattern, to: screen)).inserted ? nil : .linkClash
  }

  /// Returns the segments that distinguish a link. Numbers take precedence over other placeholders.
  private func shape(of pattern: DeepLinkPattern, to screen: Int) -> [String] {
    pattern.segments.map { segment in
      switch segment {
      case .literal(_, let text): "=" + text
      case .placeholder(let name):
        switch arguments.find(name, of: screen)?.type {
        case .integer, .reference: "number"
        default: "text"
        }
      }
    }
  }
}
