/// The explanations of what is found before a graph can be checked as a whole.
enum FileExplanations {
  static let fileUnreadable = Explanation(
    .fileUnreadable,
    """
    The file has to exist, be a file, and be readable. If it is not, navc ends with status 2.
    """,
    situation: "'navc validate shop.nav.yaml', where there is no such file")

  static let fileTooLarge = Explanation(
    .fileTooLarge,
    """
    A graph file is at most 64 MiB long. A larger one was written by a program, which can write several.
    """,
    situation: "a file of more than 64 MiB")

  static let yamlSyntax = Explanation(
    .yamlSyntax,
    """
    A graph file is YAML in UTF-8. Most often a quote or a bracket is not closed, a line is indented by a tab, \
    or a text with ': ' in it needs quotes.
    """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          title: "Catalog
      """,
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          title: "Catalog"
      """)

  static let yamlLimit = Explanation(
    .yamlLimit,
    """
    So that no file keeps the compiler busy for ever, collections nest at most 64 deep; once its aliases are written \
    out, a file has at most 8,000,000 nodes and 64 MiB; and a graph has at most 100,000 screens and, in and beside \
    them, 700,000 other declarations: segues, arguments, facts, conditions, types, cases and the entries of 'pass', \
    'returns', 'key', 'metadata', 'imports' and of lists of literals. A fact counts twice, a segue with keys of its own \
    twice, a predicate once for each eight bytes of it, and a link once for each part. A file of more than 16 MiB may \
    have more of them, in proportion to its size, but no more than 1,100,000. More than 1,200,000 different names are in no \
    such graph. The screens of mounted fragments count in each place; fragments nest at most 64 deep, and one run reads at \
    most 10,000 files, 256 MiB of mounted ones, and takes over 1,000,000 names from them.
    """,
    situation: "a graph with 100,001 screens, or lists in lists, 65 deep")

  static let yamlUnsupported = Explanation(
    .yamlUnsupported,
    """
    Of YAML, merge keys ('<<'), tags ('!name'), directives other than '%YAML' and further documents are left \
    out: each makes it harder to say where something in a graph comes from. A predicate that starts with '!' is \
    a tag to YAML; quote it, or write 'not'.
    """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          title: !text Catalog
      """,
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          title: Catalog
      """)

  static let duplicateKey = Explanation(
    .duplicateKey,
    """
    A mapping has each key once. YAML readers disagree on which of two counts, so neither does here.
    """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          title: Catalog
          title: Everything
      """,
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          title: Catalog
      """)

  static let unknownKey = Explanation(
    .unknownKey,
    """
    A misspelt key would otherwise silently do nothing.
    """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          titel: Catalog
      """,
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          title: Catalog
      """)

  static let missingKey = Explanation(
    .missingKey,
    """
    A graph file says its version, its name, its root and its screens; a segue says where it leads.
    """,
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
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openCart: { to: cart, animated: false }
        cart:
      """)

  static let wrongShape = Explanation(
    .wrongShape,
    """
    Each key takes a value of one shape: a text, true or false, a list, a mapping, or one of a few words.
    """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          back: maybe
      """,
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          back: true
      """)

  static let unsupportedVersion = Explanation(
    .unsupportedVersion,
    """
    'navc:' says in which version of the language a file is written. This navc reads version 1.
    """,
    broken: """
      navc: 2
      graph: Shop
      root: catalog
      screens:
        catalog:
      """,
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
      """)

  static let invalidName = Explanation(
    .invalidName,
    """
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
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            open3D: view3D
        view3D:
      """)

  static let nameCollision = Explanation(
    .nameCollision,
    """
    Two names that become one Swift identifier cannot both be generated. Nor can a type of the app's own be meant by a name that \
    the generated code has inside of the graph, as that of the entry itself: 'ID: { swift: ID }' needs the module, \
    'ShopModel.ID'. A graph cannot be called like a module that it imports, or like another graph of its target.
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
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openCart: cart
            openWholeCart: cart
        cart:
      """)
}
