/// A required argument that cannot be saved, so its screen cannot be restored.
enum UnsavedArgument {
  static func diagnostic(
    _ name: Name, _ type: TypeReference, _ conformances: Conformances, _ words: Wording
  ) -> Diagnostic {
    let lacks = conformances.contains(.codable) ? "Hashable" : "Codable"
    let left = conformances.contains(.codable) ? "the key of its screen" : "saved state"
    return Diagnostic(
      .unsavedArgument,
      "'\(words.text(name.symbol))' is \(words.symbols.phrase(type)), which is not \(lacks), so it is not part of"
        + " \(left); make it optional, or pass an ID instead",
      at: words.tree.range(name.node))
  }
}

extension Rule {
  package static let unsavedArgument = Rule(
    id: "unsaved-argument", severity: .warning, section: .arguments,
    range: "the argument",
    meaning: "A required argument is not part of saved state, or of the key of its screen.",
    reason: """
      The runtime saves and restores the stack from the arguments of its screens. It cannot save an argument whose \
      type is not Codable. If the argument is required, its screen cannot be restored, and the saved stack ends below \
      that screen. An argument whose type is not Hashable is not part of the key, so two screens that differ only in \
      this argument count as the same. To avoid both problems, pass an ID instead of the value.
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
