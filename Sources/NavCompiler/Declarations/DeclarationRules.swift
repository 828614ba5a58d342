// Rules about keys.
extension Rule {
  package static let unknownKey = Rule(
    id: "unknown-key", section: .file,
    range: "the key",
    meaning: "The key is not valid in this place.",
    reason: "Otherwise, a misspelled key would silently have no effect.",
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
    meaning: "A required key is missing.",
    reason: "A graph file declares its version, its name, its root, and its screens. A segue declares its target.",
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
    meaning: "The value has the wrong shape, such as a mapping instead of a text, or the key does not take this word.",
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
    meaning: "The value of `navc` is not 1.",
    reason: "'navc:' declares the version of the language. This version of navc reads version 1.",
    broken: """
      navc: 2
      graph: Shop
      root: catalog
      screens:
        catalog:
      """,
    mended: ["navc: 2": "navc: 1"])
}
