import NavCompiler

/// Changes that keep the meaning of the graph.
extension FileModel {
  /// The rewrites and extractions for an offset.
  package func refactorings(at offset: Int) -> [CodeAction] {
    [lengthened(at: offset), shortened(at: offset), restyled(at: offset), extracted(at: offset)].compactMap { $0 }
  }

  /// The segue around an offset: its key and its value.
  private func segue(at offset: Int) -> SegueDeclaration? {
    declarations.segues.first { segue in
      let key = tree.range(segue.name.node)
      return Int(key.lower) <= offset && offset <= valueEnd(ofKey: segue.name.node)
    }
  }

  /// `openCart: cart` → `openCart: { to: cart }`
  private func lengthened(at offset: Int) -> CodeAction? {
    guard let segue = segue(at: offset), let target = segue.target,
      let value = tree.writtenValue(ofKey: segue.name.node)
    else { return nil }
    guard tree.kind(value) == .scalar, tree.isVerbatim(value), tree.writtenRange(value) == tree.range(value),
      value == target.node, colon(between: segue.name.node, and: value) != nil
    else { return nil }
    let range = tree.range(value)
    let text = file.text(range)
    return CodeAction(
      title: "use the long form", kind: .rewrite,
      edits: [TextEdit(identity, Int(range.lower)..<Int(range.upper), "{ to: \(text) }")])
  }

  /// `openCart: { to: cart }` → `openCart: cart`
  private func shortened(at offset: Int) -> CodeAction? {
    guard let segue = segue(at: offset), let value = tree.writtenValue(ofKey: segue.name.node) else { return nil }
    guard tree.kind(value) == .mapping, tree.writtenRange(value) == tree.range(value) else { return nil }
    var entries = tree.cursor(value)
    guard let (key, target) = tree.nextEntry(&entries), tree.nextEntry(&entries) == nil,
      tree.keySymbol(key) == Keyword.to.symbol, tree.kind(target) == .scalar,
      !hasComment(after: segue.name.node, to: value), let colon = colon(between: segue.name.node, and: value),
      self.colon(between: key, and: target) != nil
    else { return nil }
    let text = file.text(tree.writtenRange(target))
    return CodeAction(
      title: "use the short form", kind: .rewrite,
      edits: [TextEdit(identity, colon + 1..<Int(tree.range(value).upper), " \(text)")])
  }

  /// A condition that replaces a predicate.
  private func extracted(at offset: Int) -> CodeAction? {
    var predicates: [(node: NodeID, name: String)] = []
    for screen in declarations.screens {
      let name = text(screen.name)
      if let node = declarations.details(screen)?.requires?.predicate { predicates.append((node, name)) }
      if case .when(let node) = screen.back { predicates.append((node, name)) }
    }
    for segue in declarations.segues {
      if let node = declarations.details(segue)?.shouldPerform { predicates.append((node, text(segue.name))) }
    }
    for (node, name) in predicates where tree.kind(node) == .scalar && tree.isVerbatim(node) {
      let range = tree.range(node)
      guard Int(range.lower) <= offset, offset <= Int(range.upper) else { continue }
      let predicate = tree.text(node)
      let tokens = PredicateTokens.read(Array(predicate.utf8))
      // The name of a condition needs no other one.
      guard tokens.count > 1, isKnownAtOnce(range) else { return nil }
      let condition = freeName("can" + (SwiftName.type(name) ?? "Perform"))
      guard let declaration = adding("\(condition): \(file.text(range))", to: .conditions) else { return nil }
      return CodeAction(
        title: "extract the condition '\(condition)'", kind: .extract,
        edits: [declaration, TextEdit(identity, Int(range.lower)..<Int(range.upper), condition)])
    }
    return nil
  }

  /// Whether a predicate reads neither arguments nor async facts, which a condition cannot use.
  private func isKnownAtOnce(_ range: SourceRange) -> Bool {
    let async = Set(declarations.facts.lazy.filter { $0.async != nil }.map { text($0.name) })
    return occurrences.allSatisfy { occurrence in
      guard Int(range.lower) <= occurrence.range.lowerBound, occurrence.range.upperBound <= Int(range.upper),
        let item = occurrence.item
      else { return true }
      return switch item.kind {
      case .fact: !async.contains(item.name)
      case .condition, .parameter, .enumCase: true
      default: false
      }
    }
  }

  private func freeName(_ name: String) -> String {
    let known = Set(declarations.conditions.map { text($0.name) } + declarations.facts.map { text($0.name) })
    return known.contains(name) ? (2...).lazy.map { "\(name)\($0)" }.first { !known.contains($0) } ?? name : name
  }
}
