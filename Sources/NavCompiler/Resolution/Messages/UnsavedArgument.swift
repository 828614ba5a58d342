/// A required argument that a saved screen comes back without, so that it cannot come back at all.
enum UnsavedArgument {
  static func diagnostic(
    _ name: Name, _ type: TypeReference, _ conformances: Conformances, _ words: Wording
  ) -> Diagnostic {
    let lacks = conformances.contains(.codable) ? "Hashable" : "Codable"
    let left = conformances.contains(.codable) ? "the key of its screen" : "saved state"
    return Diagnostic(
      .unsavedArgument,
      "'\(words.text(name.symbol))' is \(words.symbols.phrase(type)), which is not \(lacks), so it stays out of"
        + " \(left); make it optional, or pass an id in its place",
      at: words.tree.range(name.node))
  }
}

extension Rule {
  package static let unsavedArgument = Rule(
    id: "unsaved-argument", severity: .warning, section: .arguments,
    range: "the argument",
    meaning: "A required argument that cannot be saved keeps its screen out of saved state.",
    reason: """
      The stack is saved and restored by the arguments of its screens. One whose type is not Codable is left out; if it is \
      required, its screen cannot be restored, and the saved stack ends below it. One that is not Hashable is left out of \
      the key, so two screens that differ only there count as the same. An id in place of the value avoids both.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      types:
        Picture: { swift: ShopModel.Picture, is: [Sendable] }
      screens:
        catalog:
          push:
            openPhoto: photo
        photo:
          arguments: { image: Picture }
      """,
    mended: ["image: Picture": "id: UUID, image: Picture?"])
}
