import NavCompiler
import Testing

/// The syntax of predicates, and its meaning.
@Suite struct PredicateLanguageTests {
  @Test(arguments: [
    "isSignedIn", "not isSignedIn", "(isSignedIn)", "isSignedIn and isPaying or only",
    "isSignedIn && !isPaying || (only)", "not not isSignedIn", "canPay and unusual",
    "cartCount > 0", "cartCount >= -3", "rating < 4.5", "rating < 4", "rating <= 1e3", "userName == \"Ann\"",
    "userName < \"b\\\"c\\\\\\n\\t\"", "'\"a\" != userName'", "3 == cartCount", "isSignedIn == true",
    "only != isPaying",
    "order == .price", ".price == order", "order == favourite", "lastOrder == nil", "nil != query",
    "limit != nil and limit > 3", "limit != nil and (only or limit > 3)", "limit == nil or limit > 3",
    "not (limit == nil) and limit > 3", "not (limit == nil or query == nil) and limit > 3 and query != \"\"",
    "isAdult != nil and isAdult", "query != nil and limit != nil and limit == 2 and query == \"x\"",
    "lastOrder != nil and lastOrder == .name", "lastOrder != nil and lastOrder == order",
    "inStock(id)", "inStock(3) and inStock(source.page)", "inStock(destination.page)", "inStock(cartCount)",
    "price(id, userName) != nil and price(id, userName) > 2", "isNear(2, .newest)", "isNear(rating, nil)",
    "isNear(0.5, order)", "isNear(1, lastOrder)", "limit != nil and inStock(limit)", "source.only", "photo == nil",
    "'isSignedIn'", "\"isSignedIn and userName == \\\"x\\\"\"", "\"!isPaying\"",
    ">\n          isSignedIn\n          and only",
  ])
  func isRight(_ predicate: String) {
    checkPredicate(predicate)
  }

  /// A predicate, and the same predicate with all parentheses.
  @Test(arguments: [
    ("isSignedIn or isPaying and only", "(isSignedIn or (isPaying and only))"),
    ("isSignedIn and isPaying or only", "((isSignedIn and isPaying) or only)"),
    ("not isSignedIn and only", "((not isSignedIn) and only)"),
    ("not cartCount > 0", "(not (cartCount > 0))"),
    ("!cartCount > 0", "(not (cartCount > 0))"),
    ("isSignedIn == isPaying and only", "((isSignedIn == isPaying) and only)"),
    ("(isSignedIn or isPaying) and only", "((isSignedIn or isPaying) and only)"),
    ("isSignedIn && isPaying and only", "(isSignedIn and isPaying and only)"),
    ("not (isSignedIn or only)", "(not (isSignedIn or only))"),
    ("rating > 3", "(rating > 3.0)"),
    ("limit != nil and limit > 3", "((limit != nil) and (limit! > 3))"),
    ("order == .newest", "(source.order == .newest)"),
    ("inStock(id)", "inStock(destination.id)"),
    ("inStock(source.page)", "inStock(source.page)"),
    ("isNear(1, .name)", "isNear(1.0, .name)"),
    ("cartCount == -3", "(cartCount == -3)"),
  ])
  func means(_ predicate: String, _ meaning: String) throws {
    let quoted = predicate.hasPrefix("!") ? "'\(predicate)'" : predicate
    let file = SourceFile(path: "shop.nav.yaml", text: PredicateGraph.around(quoted))
    let graph = try #require(Compiler.check(file).graph)
    let push = try #require(graph.segues.first { graph.texts.text($0.name) == "open" }?.shouldPerform)
    #expect(Spelling(graph: graph).text(push.expression) == meaning.replacing("only", with: "source.only"))
    #expect(graph.texts.text(push.source) == predicate)
  }

  @Test func aFoldedPredicateIsKeptOnOneLine() throws {
    let folded = "|\n          isSignedIn\n            and   only\n"
    let file = SourceFile(path: "shop.nav.yaml", text: PredicateGraph.around(folded))
    let graph = try #require(Compiler.check(file).graph)
    let push = try #require(graph.segues.first?.shouldPerform)
    #expect(graph.texts.text(push.source) == "isSignedIn and   only")
  }
}

/// A typed expression as text, with all its parentheses.
private struct Spelling {
  let graph: Graph

  func text(_ expression: Expression) -> String {
    switch expression {
    case .and(let operands): "(" + operands.map(text).joined(separator: " and ") + ")"
    case .or(let operands): "(" + operands.map(text).joined(separator: " or ") + ")"
    case .not(let operand): "(not \(text(operand)))"
    case .compare(let comparison, let one, let two): "(\(text(one)) \(comparison.rawValue) \(text(two)))"
    case .fact(let id, let arguments, _):
      graph.texts.text(graph.facts[id.position].name)
        + (arguments.isEmpty ? "" : "(\(arguments.map(text).joined(separator: ", ")))")
    case .condition(let id): graph.texts.text(graph.conditions[id.position].name)
    case .argument(let side, let id, _):
      (side == .source ? "source." : "destination.") + graph.texts.text(graph.arguments[id.position].name)
    case .literal(let literal): text(literal)
    case .unwrapped(let operand): text(operand) + "!"
    }
  }

  private func text(_ literal: Literal) -> String {
    switch literal {
    case .string(let symbol): "\"\(graph.texts.text(symbol))\""
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .nil: "nil"
    case .array(let values): "[" + values.map(text).joined(separator: ", ") + "]"
    case .enumCase(let type, let index):
      if case .cases(let cases) = graph.types[type.position].kind { "." + graph.texts.text(cases[index]) } else { "?" }
    }
  }
}
