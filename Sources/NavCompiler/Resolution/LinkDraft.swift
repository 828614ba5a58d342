/// A link whose text has been read and whose screens are looked up. What its placeholders mean depends on the way to the
/// screen, which only the whole tree tells.
struct LinkDraft {
  var screen: ScreenID
  /// The scalar with the path.
  var node: NodeID
  var syntax: LinkSyntax
  var via: [Via]
  /// Whether `via` could not be read, so that what it lacks is not reported.
  var isIncomplete: Bool

  struct Via {
    var name: Name
    /// `nil` where no screen has the name (reported).
    var screen: ScreenID?
  }
}

/// The text of links and what they name by themselves.
extension Resolver {
  mutating func resolveLinkRules() {
    for base in declarations.links.bases {
      if let error = LinkBaseParser.fault(in: bytes(base)) { report(error, in: base) }
    }
    linkRules = LinkRules(
      bases: declarations.links.bases.compactMap { prose($0) }, whenRefused: declarations.links.whenRefused)
  }

  mutating func readLink(_ declared: LinkDeclaration, of screen: ScreenID) {
    var via: [LinkDraft.Via] = []
    for name in declarations.viaNames[Int(declared.via.lowerBound)..<Int(declared.via.upperBound)] {
      let parent = screenIDs[name.symbol]
      if parent == nil { _ = reportUnknownScreen(name, .via) }
      via.append(LinkDraft.Via(name: name, screen: parent))
    }
    switch LinkParser.parse(bytes(declared.path)) {
    case .failure(let error):
      report(error, in: declared.path)
    case .success(let syntax):
      for segment in syntax.path {
        if case .literal(let text) = segment { _ = symbols.texts.intern(text) }
      }
      for item in syntax.query { _ = symbols.texts.intern(item.name) }
      links.append(
        LinkDraft(
          screen: screen, node: declared.path, syntax: syntax, via: via, isIncomplete: declared.isIncomplete))
    }
  }

  private mutating func report(_ error: LinkSyntaxError, in node: NodeID) {
    report(.linkSyntax, at: tree.range(node, text: error.range)) { LinkSyntaxCheck.diagnostic(error, in: node, $0) }
  }

  private func bytes(_ node: NodeID) -> [UInt8] {
    tree.withText(node) { text in text.withUnsafeBufferPointer { [UInt8]($0) } }
  }
}
