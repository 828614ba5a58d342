/// A website with a port, whose URLs no system opens in an app.
enum LinkSitePort {
  static func check(_ context: inout CheckContext) {
    let links = context.resolution.declarations.links
    guard links.apple != nil || links.android != nil else { return }
    let tree = context.words.tree
    for base in links.bases {
      let text = tree.text(base)
      guard let port = port(of: text), Int(text.utf8.dropFirst(port.lowerBound).prefix(port.count).decoded) != 443
      else {
        continue
      }
      let range = tree.range(base, text: port)
      context.report(.linkSitePort, at: range) { _ in
        Diagnostic(
          .linkSitePort, "no system opens a URL with this port in an app, so 'navc links' leaves it out", at: range)
      }
    }
  }

  /// The bytes of the port of a website with `https`.
  private static func port(of base: String) -> Range<Int>? {
    let bytes = Array(base.utf8)
    guard base.lowercased().hasPrefix("https://") else { return nil }
    let end = bytes[8...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
    guard let colon = bytes[8..<end].lastIndex(of: UInt8(ascii: ":")),
      !bytes[colon..<end].contains(UInt8(ascii: "]")), colon + 1 < end
    else { return nil }
    return colon + 1..<end
  }
}

extension Sequence<UInt8> {
  fileprivate var decoded: String { String(decoding: Array(self), as: UTF8.self) }
}

extension Rule {
  package static let linksLarge = Rule(
    id: "links-large", severity: .warning, section: .links,
    range: "the key `apple`",
    meaning: "The file for Apple's systems is larger than systems may accept.",
    reason: """
      Apple's network reads the file of a website, and is said to ignore a file of more than 128 KB. No page of Apple \
      confirms the limit. Shorter paths, fewer links with integers, and fewer optional query items make the file smaller.
      """,
    situation: "a file 'apple-app-site-association' of more than 128 KB, which 'navc links' would write")

  package static let linkSitePort = Rule(
    id: "link-site-port", severity: .warning, section: .links,
    range: "the port",
    meaning: "A website with a port cannot have links of an app.",
    reason: """
      Systems look up the apps of a website by its host, and only for the usual port of 'https'. A URL with another port \
      opens in the browser. The runtime still accepts it, which is useful for tests on your own machine.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      links:
        bases: ["https://shop.example.com", "https://localhost:8443"]
        apple: { apps: [ABCDE12345.org.example.shop] }
      screens:
        catalog:
          link: /catalog
      """,
    mended: ["\"https://localhost:8443\"": "\"https://test.example.com\""])
}
