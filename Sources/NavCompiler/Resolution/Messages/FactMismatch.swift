/// A fact that has different declarations in a mounted fragment and in this file.
enum FactMismatch {
  typealias Declared = (fact: Fact, origin: FactOrigin)

  static func diagnostic(
    _ path: NodeID, _ name: String, _ here: Declared, _ there: Declared, _ words: Wording
  ) -> Diagnostic {
    let (one, other) = (signature(here.fact, words), signature(there.fact, words))
    let place = here.origin.fragment.map { "in '\($0)'" } ?? "here"
    return Diagnostic(
      .factMismatch,
      "the fact '\(name)' is \(one) \(place) and \(other) in '\(there.origin.fragment ?? "")';"
        + " both declarations must agree", at: words.tree.range(path),
      notes: [
        Diagnostic.Note("it is declared as \(one) here", at: here.origin.range),
        Diagnostic.Note("it is declared as \(other) here", at: there.origin.range),
      ])
  }

  /// The type, the arguments, and the speed of a fact.
  private static func signature(_ fact: Fact, _ words: Wording) -> String {
    let type = words.symbols.phrase(fact.type)
    let speed = fact.async == nil ? "" : ", async"
    guard !fact.parameters.isEmpty else { return type + speed }
    let list = fact.parameters.map { "\(words.text($0.name)): \(words.symbols.text($0.type))" }
    return "\(type) of (\(list.joined(separator: ", ")))\(speed)"
  }
}

extension Rule {
  package static let factMismatch = Rule(
    id: "fact-mismatch", section: .fragments,
    range: "the path of the mount",
    meaning: "A fact of the fragment and a fact of the graph have the same name but differ.",
    reason: """
      The app supplies the facts of a fragment through the graph that mounts it. Therefore, two facts with the same \
      name are one fact. They must have the same type and the same arguments, and both or neither must be async.
      """,
    broken: [
      .init(
        "shop.nav.yaml",
        """
        navc: 1
        graph: Shop
        root: catalog
        facts: { cartCount: Int }
        screens:
          catalog:
            push:
              buy: { to: checkout, shouldPerform: cartCount > 0 }
          checkout:
            mount: checkout.nav.yaml
        """),
      .init(
        "checkout.nav.yaml",
        """
        navc: 1
        fragment: Checkout
        root: address
        facts: { cartCount: Double }
        screens:
          address:
            push:
              next: { to: payment, shouldPerform: cartCount > 0.5 }
          payment:
        """),
    ],
    mended: ["cartCount: Double": "cartCount: Int", "cartCount > 0.5": "cartCount > 0"])
}
