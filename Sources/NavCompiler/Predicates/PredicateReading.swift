/// From the text of a predicate to its typed expression.
enum PredicateReading {
  /// Reads the predicate at a site; `nil` if something is wrong with it, which has been reported then.
  static func read(
    _ site: PredicateSite, report: (PredicateFinding) -> Void
  ) -> Predicate? {
    let vocabulary = site.vocabulary
    let length = vocabulary.tree.withText(site.node) { $0.count }
    if let error = PredicateParser.refuse(length: length) {
      report(PredicateSyntaxCheck.finding(error, site))
      // It may name anything, and is too long to look.
      vocabulary.hasUnknownName = true
      return nil
    }
    let text = vocabulary.tree.withText(site.node) { span in span.withUnsafeBufferPointer { [UInt8]($0) } }
    switch PredicateParser.parse(text) {
    case .failure(let error):
      report(PredicateSyntaxCheck.finding(error, site))
      markNames(in: text, vocabulary)
      // YAML may have taken the rest of it for a comment.
      if vocabulary.tree.comment(after: site.node) != nil { vocabulary.hasUnknownName = true }
      return nil
    case .success(let syntax):
      var typing = PredicateTyping(text, at: site)
      let expression = typing.whole(syntax)
      for finding in typing.findings { report(finding) }
      return expression.map { Predicate(source: source(text, vocabulary), expression: $0) }
    }
  }

  /// What the text of a broken predicate names is not called unused.
  private static func markNames(in text: [UInt8], _ vocabulary: PredicateVocabulary) {
    var lexer = PredicateLexer(text)
    while true {
      let token = lexer.next()
      if token.kind == .end { return }
      guard token.kind == .name,
        let name = vocabulary.texts.find(String(decoding: text[token.range], as: UTF8.self))
      else { continue }
      if let fact = vocabulary.factIDs[name] { vocabulary.usedFacts[fact.position] = true }
      if let condition = vocabulary.conditionIDs[name] { vocabulary.usedConditions[condition.position] = true }
    }
  }

  /// The text with each line break, and the spaces around it, as one space.
  private static func source(_ text: [UInt8], _ vocabulary: PredicateVocabulary) -> Symbol {
    guard text.contains(UInt8(ascii: "\n")) else { return vocabulary.texts.prose(text.span) }
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let lines = text.split(separator: UInt8(ascii: "\n")).map { line in
      let start = line.drop(while: isSpace)
      return start.dropLast(start.reversed().prefix(while: isSpace).count)
    }
    return vocabulary.texts.prose(Array(lines.filter { !$0.isEmpty }.joined(separator: [UInt8(ascii: " ")])).span)
  }
}
