// Said of a value that YAML reads otherwise, and by the parser of predicates.
extension Rule {
  package static let predicateSyntax = Rule(
    id: "predicate-syntax", section: .predicates,
    range: "the token",
    meaning: "The predicate cannot be read.",
    reason: """
      A predicate is made of facts, conditions, arguments and literals, of the comparisons == != < <= > >=, and of 'and', \
      'or' and 'not', which can also be written && || and !. Comparisons bind before 'not', 'not' before 'and', 'and' before \
      'or', and comparisons do not chain. In YAML a plain value that starts with '!' is a tag, so such a predicate needs \
      quotes, or the word 'not'.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      facts: { cartCount: Int }
      screens:
        catalog:
          push:
            openCart: { to: cart, shouldPerform: cartCount = 1 }
        cart:
      """,
    mended: ["cartCount =": "cartCount =="])
}
