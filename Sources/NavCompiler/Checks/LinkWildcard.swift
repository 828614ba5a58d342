/// An asterisk in a link, which the files of Apple and Android would read as a wildcard.
enum LinkWildcard {
  static func check(_ context: inout CheckContext) {
    let links = context.resolution.declarations.links
    guard links.apple != nil || links.android != nil else { return }
    for link in context.resolution.links where !link.isInside { check(link.node, &context) }
    for path in links.web?.paths ?? [] { check(path, &context) }
  }

  private static func check(_ node: NodeID, _ context: inout CheckContext) {
    let tree = context.words.tree
    let bytes = Array(tree.text(node).utf8)
    let path = bytes.prefix { $0 != UInt8(ascii: "?") }
    guard let range = asterisk(in: path) else { return }
    let place = tree.range(node, text: range)
    context.report(.linkWildcard, at: place) { _ in
      Diagnostic(
        .linkWildcard, "the files for Apple and Android read '*' as any text; use another character", at: place)
    }
  }

  /// The first asterisk outside a placeholder, or its escape.
  private static func asterisk(in path: ArraySlice<UInt8>) -> Range<Int>? {
    var depth = 0
    for index in path.indices {
      switch path[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "*") where depth == 0: return index..<index + 1
      case UInt8(ascii: "%") where depth == 0:
        let escape = path[index...].prefix(3)
        if String(decoding: escape, as: UTF8.self).lowercased() == "%2a" { return index..<index + 3 }
      default: break
      }
    }
    return nil
  }
}

extension Rule {
  package static let linkWildcard = Rule(
    id: "link-wildcard", severity: .warning, section: .links,
    range: "the asterisk",
    meaning: "A link contains `*`, which the files of a website cannot quote.",
    reason: """
      In the files with which a website names its apps, '*' stands for any text. navc writes an escape in its place. A \
      URL that contains the character itself then matches more than this link, and some URLs return from the app to the \
      browser. Use another character.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      links:
        bases: ["https://shop.example.com"]
        apple: { apps: [ABCDE12345.org.example.shop] }
      screens:
        catalog:
          link: /catalog*
      """,
    mended: ["link: /catalog*": "link: /catalog"])
}
