/// The step from the text of a predicate to its typed expression.
enum PredicateReading {
  /// Reads the predicate at a site. It returns `nil` after reporting an error.
  static func read(
    _ site: PredicateSite, report: (PredicateFinding) -> Void
  ) -> Predicate? {
    let symbols = site.symbols
    let length = symbols.tree.withText(site.node) { $0.count }
    if let error = PredicateParser.refuse(length: length) {
      report(PredicateSyntaxCheck.finding(error, site))
      // The text may use any name, and it is too long to be searched.
      symbols.hasUnknownName = true
      return nil
    }
    let text = symbols.tree.withText(site.node) { span in span.withUnsafeBufferPointer { [UInt8]($0) } }
    switch PredicateParser.parse(text) {
    case .failure(let error):
      report(PredicateSyntaxCheck.finding(error, site))
      markNames(in: text, symbols)
      // YAML may have read the rest of the text as a comment.
      if symbols.tree.comment(after: site.node) != nil { symbols.hasUnknownName = true }
      return nil
    case .success(let syntax):
      var typing = PredicateTyping(text, at: site)
      let expression = typing.whole(syntax)
      for finding in typing.findings { report(finding) }
      return expression.map { Predicate(source: source(text, symbols), expression: $0) }
    }
  }

  /// Marks the names in a predicate with an error as used, so that they are not reported as unused.
  private static func markNames(in text: [UInt8], _ symbols: SymbolContext) {
    var lexer = PredicateLexer(text)
    while true {
      let token = lexer.next()
      if token.kind == .end { return }
      guard token.kind == .name,
        let name = symbols.texts.find(String(decoding: text[token.range], as: UTF8.self))
      else { continue }
      if let fact = symbols.factIDs[name] { symbols.usedFacts[fact.position] = true }
      if let condition = symbols.conditionIDs[name] { symbols.usedConditions[condition.position] = true }
    }
  }

  /// The text, in which each line break and the spaces around it become one space.
  private static func source(_ text: [UInt8], _ symbols: SymbolContext) -> Symbol {
    guard text.contains(UInt8(ascii: "\n")) else { return symbols.texts.prose(text.span) }
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let lines = text.split(separator: UInt8(ascii: "\n")).map { line in
      let start = line.drop(while: isSpace)
      return start.dropLast(start.reversed().prefix(while: isSpace).count)
    }
    return symbols.texts.prose(Array(lines.filter { !$0.isEmpty }.joined(separator: [UInt8(ascii: " ")])).span)
  }
}
