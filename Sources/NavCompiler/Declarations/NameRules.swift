// What is wrong with a name.
extension Rule {
  package static let invalidName = Rule(
    id: "invalid-name", section: .names,
    range: "the name",
    meaning: "No Swift identifier can be made of it, or it is reserved.",
    reason: """
      Every name becomes a Swift identifier: '-', '_', '.' and spaces are dropped, and what follows them is \
      capitalised. What is left has to be an identifier, and 'previous', 'root', 'opener' and 'back' have a \
      meaning of their own.
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
    meaning: "Two names become the same Swift identifier, or one hides what the other means.",
    reason: """
      Two names that become one Swift identifier cannot both be generated. A type of the app with the name of another entry of \
      'types' needs its module, as in 'ShopModel.ID'. A graph cannot be called like a module that it imports, or like another \
      graph of its target.
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
