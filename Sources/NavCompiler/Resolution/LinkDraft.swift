/// A parsed link with resolved screens. Its placeholders depend on the path, which is checked later with the entire
/// tree.
struct LinkDraft {
  var route: RouteDraft
  /// The scalar with the path.
  var node: NodeID
  var syntax: LinkSyntax
  var isInside = false
  /// Indices into `Declarations.samples`.
  var samples: Range<Int32> = 0..<0

  var screen: ScreenID { route.screen }
}

/// The texts of links, and the names that do not depend on the path.
extension Resolver {
  mutating func resolveLinkRules() {
    for base in declarations.links.bases {
      if let error = LinkBaseParser.fault(in: bytes(base)) { report(error, in: base) }
    }
    linkRules = LinkRules(
      bases: declarations.links.bases.compactMap { prose($0) },
      web: (declarations.links.web?.paths ?? []).compactMap { readWebPath($0) },
      apple: declarations.links.apple.map { apple in
        AppleApps(
          apps: apple.apps.compactMap { appID($0, LinkAppID.faultOfApple) },
          clips: apple.clips.compactMap { appID($0, LinkAppID.faultOfApple) }, handoff: apple.handoff,
          key: tree.range(apple.key))
      },
      android: declarations.links.android.flatMap { android in
        guard let package = android.package.flatMap({ appID($0, LinkAppID.faultOfAndroid) }) else { return nil }
        return AndroidApp(package: package, certificates: android.certificates.compactMap { certificate($0) })
      },
      whenRefused: declarations.links.whenRefused)
    resolveHosts()
  }

  private mutating func appID(_ node: NodeID, _ fault: (String) -> LinkAppID.Fault?) -> Symbol? {
    let text = tree.text(node)
    guard let fault = fault(text) else { return symbols.texts.intern(text) }
    report(.linkAppId, at: tree.range(node)) { LinkAppID.diagnostic(fault, in: node, $0) }
    return nil
  }

  private mutating func certificate(_ node: NodeID) -> Symbol? {
    let text = tree.text(node)
    if LinkCertificate.isFingerprint(text) { return symbols.texts.intern(text) }
    report(.linkCertificate, at: tree.range(node)) { LinkCertificate.diagnostic(text, in: node, $0) }
    return nil
  }

  /// Returns a path under `web`, or `nil` if it is invalid, which is reported.
  private mutating func readWebPath(_ node: NodeID) -> WebPath? {
    switch LinkParser.parse(bytes(node)) {
    case .failure(let error):
      report(error, in: node)
      return nil
    case .success(let syntax):
      guard syntax.query.isEmpty else {
        let query = bytes(node).firstIndex(of: UInt8(ascii: "?")) ?? 0
        report(
          LinkSyntaxError(
            message: "a path under 'web' has no query; it matches each query", range: query..<bytes(node).count,
            fix: ("remove the query", query..<bytes(node).count, "")),
          in: node)
        return nil
      }
      return WebPath(
        segments: syntax.path.map { segment in
          switch segment {
          case .literal(let text): .literal(symbols.texts.intern(text))
          case .placeholder(let placeholder): .any(symbols.texts.intern(placeholder.name))
          }
        })
    }
  }

  private mutating func resolveHosts() {
    for declared in declarations.hosts {
      let argument = ArgumentID(declared.argument)
      checkHasURL(argument, declared)
      var names: [Symbol] = []
      for node in declared.hosts {
        let name = bytes(node)
        if let error = LinkBaseParser.hostFault(in: name) {
          report(error, in: node)
        } else {
          names.append(symbols.texts.intern(String(decoding: name, as: UTF8.self).lowercased()))
        }
      }
      symbols.arguments[argument.position].hosts = names
    }
  }

  private mutating func checkHasURL(_ argument: ArgumentID, _ declared: HostsDeclaration) {
    guard !symbols.brokenArguments.contains(argument), !symbols.arguments[argument.position].type.isURL else { return }
    let range = tree.range(declared.key)
    report(.wrongShape, at: range) { words in
      Diagnostic(
        .wrongShape,
        "'\(words.text(words.symbols.arguments[argument.position].name))' is"
          + " \(words.symbols.phrase(words.symbols.arguments[argument.position].type)), and only a URL has 'hosts'",
        at: range)
    }
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
      for index in declared.samples { _ = symbols.texts.intern(tree.text(declarations.samples[Int(index)].text)) }
      links.append(
        LinkDraft(
          route: route, node: declared.path, syntax: syntax, isInside: declared.isInside, samples: declared.samples))
    }
  }

  private mutating func report(_ error: LinkSyntaxError, in node: NodeID) {
    report(.linkSyntax, at: tree.range(node, text: error.range)) { LinkSyntaxCheck.diagnostic(error, in: node, $0) }
  }

  private func bytes(_ node: NodeID) -> [UInt8] {
    tree.withText(node) { text in text.withUnsafeBufferPointer { [UInt8]($0) } }
  }
}
