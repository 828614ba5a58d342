/// An app ID for Apple's systems, or an application ID for Android, in a wrong form.
enum LinkAppID {
  struct Fault {
    var message: String
    /// The ID that the author meant, if that is clear.
    var meant: String?
  }

  /// The fault of an app ID: ten characters, a dot, and a bundle ID.
  static func faultOfApple(_ text: String) -> Fault? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let hint =
      "an app ID is the prefix of ten letters and digits, a dot, and the bundle ID, as in"
      + " 'ABCDE12345.org.example.shop'"
    guard let prefix = parts.first, prefix.utf8.count == 10, prefix.utf8.allSatisfy({ $0.isLetter || $0.isDigit })
    else {
      let looksLikeBundle = parts.count > 1 && isBundle(parts[...])
      return Fault(message: looksLikeBundle ? "the prefix of the app ID is missing; \(hint)" : hint)
    }
    guard parts.count > 1, isBundle(parts.dropFirst()) else {
      return Fault(
        message: parts.count == 1
          ? "the bundle ID is missing; \(hint)"
          : "a bundle ID contains only letters, digits, '-', and dots between them")
    }
    guard prefix.utf8.contains(where: { $0.isLowercase }) else { return nil }
    return Fault(
      message: "the prefix of an app ID has no lowercase letters",
      meant: ([prefix.uppercased()] + parts.dropFirst().map { String($0) }).joined(separator: "."))
  }

  private static func isBundle(_ parts: ArraySlice<Substring>) -> Bool {
    parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    }
  }

  /// The fault of an application ID of Android: two or more parts of letters, digits, and `_`.
  static func faultOfAndroid(_ text: String) -> Fault? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isSound =
      parts.count > 1
      && parts.allSatisfy { part in
        part.utf8.first?.isLetter == true
          && part.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
      }
    return isSound
      ? nil
      : Fault(
        message: "an application ID has at least two parts, each with a letter at its beginning, as in"
          + " 'org.example.shop'")
  }

  static func diagnostic(_ fault: Fault, in node: NodeID, _ words: Wording) -> Diagnostic {
    var diagnostic = Diagnostic(.linkAppId, fault.message, at: words.tree.range(node))
    if let meant = fault.meant { diagnostic.fixes = [words.tree.change(node, to: meant)] }
    return diagnostic
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  fileprivate var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension Rule {
  package static let linkAppId = Rule(
    id: "link-app-id", section: .links,
    range: "the ID",
    meaning: "The ID of an app has a wrong form.",
    reason: """
      A website names the apps that may open its URLs. Apple's systems compare the app ID: the prefix of the team, which \
      has ten characters, a dot, and the bundle ID. Android compares the application ID. If an ID is wrong, the system \
      opens the URLs in the browser, and shows no message.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      links:
        bases: ["https://shop.example.com"]
        apple: { apps: [org.example.shop] }
      screens:
        catalog:
          link: /catalog
      """,
    mended: ["apps: [org.example.shop]": "apps: [ABCDE12345.org.example.shop]"])
}
