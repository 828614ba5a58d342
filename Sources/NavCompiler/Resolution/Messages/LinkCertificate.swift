/// The fingerprint of a certificate in a wrong form.
enum LinkCertificate {
  /// The number of bytes of a SHA-256 fingerprint.
  private static let count = 32

  /// Whether a text has 32 pairs of uppercase hexadecimal digits, with colons between them.
  static func isFingerprint(_ text: String) -> Bool {
    let pairs = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return pairs.count == count && pairs.allSatisfy { $0.count == 2 && $0.allSatisfy(isDigit) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte)
  }

  static func diagnostic(_ text: String, in node: NodeID, _ words: Wording) -> Diagnostic {
    let digits = text.uppercased().utf8.filter { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") }
    let isHexadecimal = digits.allSatisfy(isDigit)
    var diagnostic = Diagnostic(
      .linkCertificate, message(isHexadecimal ? digits.count : nil), at: words.tree.range(node))
    if isHexadecimal, digits.count == 2 * count {
      let pairs = stride(from: 0, to: digits.count, by: 2).map { String(decoding: digits[$0..<$0 + 2], as: UTF8.self) }
      diagnostic.fixes = [
        Diagnostic.Fix(
          "write pairs of uppercase digits", [words.tree.replacing(node, by: pairs.joined(separator: ":"))])
      ]
    }
    return diagnostic
  }

  /// `digits` is the number of hexadecimal digits, or `nil` if the text has other characters.
  private static func message(_ digits: Int?) -> String {
    let form = "a SHA-256 fingerprint has 32 pairs of uppercase hexadecimal digits, with colons between them"
    return switch digits {
    case 40: "this is a SHA-1 fingerprint; Android needs the SHA-256 fingerprint, which has 32 pairs"
    case let digits? where digits != 2 * count: "\(form); this text has \(digits) digits instead of 64"
    default: form
    }
  }
}

extension Rule {
  package static let linkCertificate = Rule(
    id: "link-certificate", section: .links,
    range: "the fingerprint",
    meaning: "The fingerprint of a certificate has a wrong form.",
    reason: """
      Android compares the SHA-256 fingerprint of the certificate that signed the app with the fingerprints of the \
      website. If you publish with Google Play, copy the fingerprint of the app signing key from the Play Console. For \
      other keys, 'keytool -list -v' prints it.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      links:
        bases: ["https://shop.example.com"]
        android: { package: org.example.shop, certificates: ["14:6D:E9"] }
      screens:
        catalog:
          link: /catalog
      """,
    mended: [
      "\"14:6D:E9\"": "\"" + Array(repeating: "14:6D:E9:83", count: 8).joined(separator: ":") + "\""
    ])
}
