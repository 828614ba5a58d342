// The reader reports this for predicates that YAML reads as tags, and the parser of predicates for all others.
extension Rule {
  package static let predicateSyntax = Rule(
    id: "predicate-syntax", section: .predicates,
    range: "the token",
    meaning: "The predicate cannot be read.",
    reason: """
      A predicate consists of facts, conditions, arguments, and literals. It can use the comparisons ==, !=, <, <=, >, \
      and >=, and the operators 'and', 'or', and 'not'. You can also write the operators as &&, ||, and !. Comparisons \
      bind most tightly, then 'not', then 'and', then 'or'. Comparisons cannot be chained. In YAML, a value without \
      quotes that starts with '!' is a tag, so quote such a predicate, or write 'not'.
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
