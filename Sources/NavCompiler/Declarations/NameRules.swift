// Rules about names.
extension Rule {
  package static let invalidName = Rule(
    id: "invalid-name", section: .names,
    range: "the name",
    meaning: "The name cannot become a Swift identifier, or it is reserved.",
    reason: """
      Every name becomes a Swift identifier. navc removes '-', '_', '.', and spaces, and capitalizes the character \
      that follows. The result must be an identifier. The names 'previous', 'root', 'opener', and 'back' are reserved \
      because they have a meaning in the language.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            open3D: 3dView
        3dView:
      """,
    mended: ["3dView\n  3dView:": "view3D\n  view3D:"])

  package static let nameCollision = Rule(
    id: "name-collision", section: .names,
    range: "the later name",
    meaning: "Two names become the same Swift identifier, or one name hides the other.",
    reason: """
      navc cannot generate code for two names that become the same Swift identifier. If a Swift type of the app has \
      the name of another entry of 'types', add its module, as in 'ShopModel.ID'. A graph cannot have the name of a \
      module that it imports, or of another graph of its target.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            open-cart: cart
            openCart: cart
        cart:
      """,
    mended: ["\n      open-cart: cart": "", "openCart: cart": "openCart: cart\n      openWholeCart: cart"])
}
