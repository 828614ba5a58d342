// What is wrong with a key.
extension Rule {
  package static let unknownKey = Rule(
    id: "unknown-key", section: .file,
    range: "the key",
    meaning: "The language has no such key in this place.",
    reason: "A misspelt key would otherwise silently do nothing.",
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          titel: Catalog
      """,
    mended: ["    titel: Catalog": "    title: Catalog"])

  package static let missingKey = Rule(
    id: "missing-key", section: .file,
    range: "the key of the mapping that lacks it",
    meaning: "A required key is absent.",
    reason: "A graph file says its version, its name, its root and its screens; a segue says where it leads.",
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openCart: { animated: false }
        cart:
      """,
    mended: ["animated:": "to: cart, animated:"])

  package static let wrongShape = Rule(
    id: "wrong-shape", section: .file,
    range: "the value",
    meaning: "A mapping stands where a text belongs, or a word that the key does not take, and the like.",
    reason: "Each key takes a value of one shape: a text, true or false, a list, a mapping, or one of a few words.",
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          back: maybe
      """,
    mended: ["back: maybe": "back: true"])

  package static let unsupportedVersion = Rule(
    id: "unsupported-version", section: .file,
    range: "the value",
    meaning: "The version after `navc` is not 1.",
    reason: "'navc:' says in which version of the language a file is written. This navc reads version 1.",
    broken: """
      navc: 2
      graph: Shop
      root: catalog
      screens:
        catalog:
      """,
    mended: ["navc: 2": "navc: 1"])
}
