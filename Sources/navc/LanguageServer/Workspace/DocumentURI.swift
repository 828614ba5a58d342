import NavCommandLine
import NavCompiler
import NavTable

/// The URI of a document, as the client wrote it.
struct DocumentURI: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  /// The URI of a file.
  init(of identity: FileIdentity) {
    let path = String(decoding: identity.bytes, as: UTF8.self)
    text = "file://" + path.percentEncoded { !$0.isUnreserved && $0 != UInt8(ascii: "/") }
  }

  /// The path of a file on this machine, or `nil` for another scheme.
  var path: SystemPath? {
    let scheme = "file:"
    guard text.prefix(scheme.count).lowercased() == scheme else { return nil }
    var rest = text.dropFirst(scheme.count)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != "/" }
      guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
      rest = rest.dropFirst(host.count)
    }
    guard rest.hasPrefix("/"), let path = Self.decoded(rest.utf8), !path.contains(0) else { return nil }
    return SystemPath(path)
  }

  /// The identity of the document. A document without a file is identified by its URI.
  var identity: FileIdentity {
    path.flatMap { $0.planned ?? $0 }.map { FileIdentity($0.bytes) } ?? FileIdentity(text)
  }

  private static func decoded(_ text: Substring.UTF8View) -> [UInt8]? {
    var decoded: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let digits = String(rest.prefix(2)), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else {
        return nil
      }
      decoded.append(value)
      rest = rest.dropFirst(2)
    }
    return decoded
  }
}
