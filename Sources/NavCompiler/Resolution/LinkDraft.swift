/// A parsed link with resolved screens. Its placeholders depend on the path, which is checked later with the entire
/// tree.
struct LinkDraft {
  var route: RouteDraft
  /// The scalar with the path.
  var node: NodeID
  var syntax: LinkSyntax

  var screen: ScreenID { route.screen }
}

/// The texts of links, and the names that do not depend on the path.
extension Resolver {
  mutating func resolveLinkRules() {
    for base in declarations.links.bases {
      if let error = LinkBaseParser.fault(in: bytes(base)) { report(error, in: base) }
    }
    linkRules = LinkRules(
      bases: declarations.links.bases.compactMap { prose($0) }, whenRefused: declarations.links.whenRefused)
  }

  mutating func readLink(_ declared: LinkDeclaration, of screen: ScreenID) {
    let route = RouteDraft(screen: screen, via: resolve(via: declared.via), isIncomplete: declared.isIncomplete)
    switch LinkParser.parse(bytes(declared.path)) {
    case .failure(let error):
      report(error, in: declared.path)
    case .success(let syntax):
      for segment in syntax.path {
        if case .literal(let text) = segment { _ = symbols.texts.intern(text) }
      }
      for item in syntax.query { _ = symbols.texts.intern(item.name) }
      links.append(LinkDraft(route: route, node: declared.path, syntax: syntax))
    }
  }

  private mutating func report(_ error: LinkSyntaxError, in node: NodeID) {
    report(.linkSyntax, at: tree.range(node, text: error.range)) { LinkSyntaxCheck.diagnostic(error, in: node, $0) }
  }

  private func bytes(_ node: NodeID) -> [UInt8] {
    tree.withText(node) { text in text.withUnsafeBufferPointer { [UInt8]($0) } }
  }
}
