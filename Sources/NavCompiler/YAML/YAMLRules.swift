// What is wrong with a file before it is a graph.
extension Rule {
  package static let fileUnreadable = Rule(
    id: "file-unreadable", section: .file,
    range: "the start of the file",
    meaning: "The file is missing, a directory, or may not be read; the exit status is 2.",
    reason: "The file has to exist, be a file, and be readable. If it is not, navc ends with status 2.",
    situation: "'navc validate shop.nav.yaml', where there is no such file")

  package static let fileTooLarge = Rule(
    id: "file-too-large", section: .file,
    range: "the start of the file",
    meaning: "The file is larger than the limit.",
    reason: "A graph file is at most 64 MiB long. A larger one was written by a program, which can write several.",
    situation: "a file of more than 64 MiB")

  package static let yamlSyntax = Rule(
    id: "yaml-syntax", section: .file,
    range: "where the reader stopped",
    meaning: "The text is not YAML, or not UTF-8.",
    reason: """
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
    mended: ["title: \"Catalog": "title: \"Catalog\""])

  package static let yamlLimit = Rule(
    id: "yaml-limit", section: .file,
    range: "the node",
    meaning: "Nesting, the growth of aliases, or the number of screens or declarations passes its limit.",
    reason: """
      So that no file keeps the compiler busy for ever, collections nest at most 64 deep; once its aliases are written \
      out, a file has at most 8,000,000 nodes and 64 MiB; and a graph has at most 100,000 screens and, in and beside \
      them, 700,000 other declarations: segues, arguments, facts, conditions, types, cases and the entries of 'pass', \
      'returns', 'key', 'metadata', 'imports' and of lists of literals. A fact counts twice, a segue with keys of its own \
      twice, a predicate once for each eight bytes of it, and a link once for each part. A file of more than 16 MiB may \
      have more of them, in proportion to its size, but no more than 1,100,000. More than 1,200,000 different names are in no \
      such graph. The screens of mounted fragments count in each place; fragments nest at most 64 deep, and one run reads at \
      most 10,000 files, 256 MiB of mounted ones, and takes over 1,000,000 names from them.
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
    meaning: "A merge key, a tag, a directive or a second document.",
    reason: """
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
    mended: ["!text Catalog": "Catalog"])
}
