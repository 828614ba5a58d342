// Rules about a file before it is read as a graph.
extension Rule {
  package static let fileUnreadable = Rule(
    id: "file-unreadable", section: .file,
    range: "the start of the file",
    meaning: "The file is missing, is a directory, or cannot be read.",
    reason: "The file must exist, be a regular file, and be readable. Otherwise, navc exits with status 2.",
    situation: "'navc validate shop.nav.yaml', if the file does not exist")

  package static let fileTooLarge = Rule(
    id: "file-too-large", section: .file,
    range: "the start of the file",
    meaning: "The file is larger than the limit.",
    reason: "A graph file can have at most 64 MiB. Split a larger graph into fragments.",
    situation: "a file of more than 64 MiB")

  package static let yamlSyntax = Rule(
    id: "yaml-syntax", section: .file,
    range: "the place where the reader stopped",
    meaning: "The text is not YAML, or not UTF-8.",
    reason: """
      A graph file is YAML in UTF-8. The most common causes are a quote or a bracket that is not closed, a line that \
      is indented with a tab, and a text that contains ': ' and needs quotes.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          title: "Catalog
      """,
    mended: ["title: \"Catalog": "title: \"Catalog\""])

  package static let yamlLimit = Rule(
    id: "yaml-limit", section: .file,
    range: "the node",
    meaning: "The nesting, the size with expanded aliases, or the number of declarations is greater than its limit.",
    reason: """
      Limits keep the time and the memory of the compiler bounded. Collections can be nested 64 levels deep. With its \
      aliases expanded, a file can have 8,000,000 nodes and 64 MiB. A graph can have 100,000 screens and 700,000 other \
      declarations. Other declarations are segues, arguments, facts, conditions, types, cases, and the entries of \
      'pass', 'returns', 'key', 'metadata', 'imports', and lists of literals. A fact counts twice, and so does a segue \
      with keys. A predicate counts once for every eight bytes, and a link once for every part. A file of more than 16 \
      MiB can have more declarations, in proportion to its size, up to 1,100,000. A graph can have 1,200,000 different \
      names. The screens of a mounted fragment count once for each mount. Fragments can be nested 64 levels deep. One \
      run can read 10,000 files, 256 MiB of mounted files, and 1,000,000 names from mounted files.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog: &catalog
          metadata: { again: *catalog }
      """,
    mended: ["catalog: &catalog\n    metadata: { again: *catalog": "catalog:\n    metadata: { again: catalog"])

  package static let yamlUnsupported = Rule(
    id: "yaml-unsupported", section: .file,
    range: "the node",
    meaning: "The file contains a merge key, a tag, a directive, or a second document.",
    reason: """
      navc does not support merge keys ('<<'), tags ('!name'), directives other than '%YAML', and further documents, \
      because they make it harder to find the origin of a value. To YAML, a predicate that starts with '!' is a tag. \
      Quote it, or write 'not'.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          title: !text Catalog
      """,
    mended: ["!text Catalog": "Catalog"])
}
