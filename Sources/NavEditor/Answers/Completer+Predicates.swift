import NavCompiler

/// The items inside predicates and links.
extension Completer {
  /// The names in a predicate. The tokens before the cursor decide what can follow.
  func predicate(at offset: Int) -> CompletionList? {
    let start = min(context.range.lowerBound, offset)
    let text = Array(buffer.bytes[start..<offset])
    let tokens = PredicateTokens.read(text)
    guard !tokens.contains(where: { $0.kind == .string(isClosed: false) }) else { return nil }
    // The name at the cursor, without which the items are decided.
    var before = tokens
    var nameStart = offset
    if let last = tokens.last, last.range.upperBound == text.count, Self.isWord(last, text) {
      nameStart = start + last.range.lowerBound
      before.removeLast()
      // A dot directly after a name continues it, although no letter follows.
      if last.kind == .mistake(.loneDot), let name = before.last, name.kind == .name,
        name.range.upperBound == last.range.lowerBound
      {
        nameStart = start + name.range.lowerBound
        before.removeLast()
      }
    }
    var end = offset
    while end < context.range.upperBound, Self.continuesName(buffer.bytes[end]) { end += 1 }
    let typed = String(decoding: buffer.bytes[nameStart..<offset], as: UTF8.self)
    var items = predicateItems(after: before, text, typed)
    if end < buffer.bytes.count, buffer.bytes[end] == UInt8(ascii: ":") {
      // The label has its colon already.
      for index in items.indices where items[index].text.hasSuffix(":") || items[index].text.hasSuffix(": ") {
        items[index].text = items[index].label
      }
    }
    return CompletionList(items, nameStart..<end, typed: typed)
  }

  private static func isWord(_ token: PredicateToken, _ text: [UInt8]) -> Bool {
    switch token.kind {
    case .name, .enumCase, .and, .or, .not, .true, .false, .nil, .mistake(.loneDot): true
    default: false
    }
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".": true
    default: byte >= 0x80
    }
  }

  private func predicateItems(after tokens: [PredicateToken], _ text: [UInt8], _ typed: String) -> [CompletionItem] {
    // After a value, only an operator can follow.
    if let last = tokens.last, !Self.expectsValue(last) { return ["and", "or"].map { CompletionItem($0, .keyword) } }
    if let (side, screen) = sides.first(where: { typed.hasPrefix($0.0 + ".") }) {
      return arguments(of: screen, on: side, for: wantedType(after: tokens, text))
    }
    if let last = tokens.last, case .comparison = last.kind {
      return comparedValues(with: tokens.dropLast().last, text) + operands(rank: 1)
    }
    if typed.hasPrefix(".") { return allCases() }
    guard let last = tokens.last?.kind, [.open, .comma, .colon].contains(last),
      let call = PredicateCall(after: tokens, text)
    else { return operands(rank: 0) }
    return argumentItems(of: call, isLabeled: last == .colon)
  }

  /// The arguments of a screen after the name of its side. Arguments of another type than the wanted one come last.
  private func arguments(of screen: Int, on side: String, for type: TypeExpression?) -> [CompletionItem] {
    let wanted = type.map { model.text(of: $0) } ?? BuiltinType.bool.rawValue
    return arguments(of: screen) { $0 == wanted ? 0 : 1 }.map { item in
      var item = item
      item.label = "\(side).\(item.label)"
      item.text = item.label
      return item
    }
  }

  /// The type of the value after some tokens: that of the compared value, or of the parameter. Otherwise, it is Bool.
  private func wantedType(after tokens: [PredicateToken], _ text: [UInt8]) -> TypeExpression? {
    switch tokens.last?.kind {
    case .comparison:
      guard let operand = tokens.dropLast().last, operand.kind == .name else { return nil }
      return typeOfOperand(String(decoding: text[operand.range], as: UTF8.self))
    case .colon:
      guard let call = PredicateCall(after: tokens, text) else { return nil }
      return model.parameters(ofFact: call.name)?.first { model.text($0.name) == call.label }?.type
    default: return nil
    }
  }

  /// The labels of a call, and the values of its arguments. Values of the argument's type come first.
  private func argumentItems(of call: PredicateCall, isLabeled: Bool) -> [CompletionItem] {
    guard call.beginsArgument || isLabeled, let parameters = model.parameters(ofFact: call.name) else {
      return operands(rank: 0)
    }
    if isLabeled {
      guard let type = parameters.first(where: { model.text($0.name) == call.label })?.type else {
        return operands(rank: 0)
      }
      return dotted(literals(of: type)) + operands(rank: 0, of: type)
    }
    let labels = parameters.filter { !call.labels.contains(model.text($0.name)) }.map { parameter in
      var item = named(
        .parameter, model.text(parameter.name), of: call.name, detail: model.text(of: parameter.type))
      // A space after a colon would end a plain scalar.
      item.text += context.quote == nil ? ":" : ": "
      return item
    }
    return labels + operands(rank: labels.isEmpty ? 0 : 1)
  }

  private static func expectsValue(_ token: PredicateToken) -> Bool {
    switch token.kind {
    case .and, .or, .not, .open, .comma, .colon, .comparison: true
    default: false
    }
  }

  /// Facts, conditions, and arguments. Values of another type come after the others. Without a type, they are Bool.
  private func operands(rank: Int, of type: TypeExpression? = nil) -> [CompletionItem] {
    var items: [CompletionItem] = []
    let bool = BuiltinType.bool.rawValue
    let wanted = type.map { model.text(of: $0) } ?? bool
    for fact in model.declarations.facts {
      let type = model.text(of: fact.type)
      items.append(named(.fact, model.text(fact.name), detail: type, rank: rank + (type == wanted ? 0 : 1)))
    }
    let conditions = all({ $0.declarations.conditions }) { $0.text($1.name) }
    items += conditions.filter { $0 != ownCondition }.map {
      named(.condition, $0, rank: rank + (wanted == bool ? 0 : 1))
    }
    let known = Set(items.map(\.label))
    items += all({ $0.declarations.facts }) { $0.text($1.name) }.filter { !known.contains($0) }.map {
      named(.fact, $0, rank: rank)
    }
    items += sides.flatMap { side, screen in
      arguments(of: screen) { $0 == wanted ? rank : rank + 1 }.map { item in
        var item = item
        // A name that two things have needs its side.
        if known.contains(item.label) || sides.count > 1 && isAmbiguous(item.label) {
          item.label = "\(side).\(item.label)"
          item.text = item.label
        }
        return item
      }
    }
    return items + ["not", "true", "false"].map { CompletionItem($0, .keyword, rank: rank + 1) }
  }

  private var ownCondition: String? { context.path.first == "conditions" ? context.key(1) : nil }

  private func isAmbiguous(_ name: String) -> Bool {
    sides.allSatisfy { _, screen in argument(named: name, of: screen) != nil }
  }

  /// The screens whose arguments a predicate can use.
  private var sides: [(String, Int)] {
    let source = context.screen.flatMap { model.screen(named: $0) }.map { ("source", $0) }
    let isOpening =
      ["push", "pane", "present", "replace", "go"].contains(context.key(2) ?? "") || context.path.first == "anywhere"
    let destination = isOpening ? self.destination.map { ("destination", $0) } : nil
    return [source, destination].compactMap { $0 }
  }

  private func comparedValues(with token: PredicateToken?, _ text: [UInt8]) -> [CompletionItem] {
    guard let token, token.kind == .name else { return [CompletionItem("nil", .keyword)] }
    let name = String(decoding: text[token.range], as: UTF8.self)
    let type = typeOfOperand(name)
    return dotted(literals(of: type))
  }

  /// The items, with a dot before the cases of enums.
  private func dotted(_ items: [CompletionItem]) -> [CompletionItem] {
    items.map { item in
      guard case .item = item.kind else { return item }
      var item = item
      item.label = "." + item.label
      item.text = item.label
      return item
    }
  }

  private func typeOfOperand(_ name: String) -> TypeExpression? {
    if let fact = model.declarations.facts.first(where: { model.text($0.name) == name }) { return fact.type }
    for (side, screen) in sides {
      let bare = name.hasPrefix(side + ".") ? String(name.dropFirst(side.count + 1)) : name
      if let argument = argument(named: bare, of: screen) { return argument.type }
    }
    return nil
  }

  private func allCases() -> [CompletionItem] {
    model.declarations.types.flatMap { type -> [CompletionItem] in
      guard case .cases(let cases) = type.kind else { return [] }
      return cases.map { index in
        var item = named(
          .enumCase, model.text(model.declarations.cases[Int(index)]), of: model.text(type.name),
          detail: model.text(type.name))
        item.label = "." + item.label
        item.text = item.label
        return item
      }
    }
  }

  /// The arguments in a placeholder of a link.
  func placeholder(at offset: Int) -> CompletionList? {
    let start = min(context.range.lowerBound, offset)
    let text = buffer.bytes[start..<offset]
    guard let open = text.lastIndex(of: UInt8(ascii: "{")), !text[open...].contains(UInt8(ascii: "}")),
      let screen = context.screen.flatMap({ model.screen(named: $0) })
    else { return nil }
    var end = offset
    while end < buffer.bytes.count, Self.continuesName(buffer.bytes[end]) { end += 1 }
    let typed = String(decoding: buffer.bytes[(open + 1)..<offset], as: UTF8.self)
    return CompletionList(arguments(of: screen), open + 1..<end, typed: typed)
  }
}
