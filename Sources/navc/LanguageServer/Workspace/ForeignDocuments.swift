import NavCommandLine
import NavCompiler

/// The open documents that are not graphs.
///
/// Some clients select documents only by their language, and open all YAML files. The server sends nothing about the
/// files that are not graphs.
struct ForeignDocuments {
  private var documents: Set<FileIdentity> = []

  /// Notes a document that was opened. Returns whether it is foreign.
  mutating func open(_ uri: DocumentURI, text: String) -> Bool {
    let isForeign = uri.path?.bytes.suffix(9).elementsEqual(".nav.yaml".utf8) == false && !Self.isGraph(text)
    if isForeign { documents.insert(uri.identity) } else { documents.remove(uri.identity) }
    return isForeign
  }

  mutating func close(_ uri: DocumentURI) { documents.remove(uri.identity) }

  func contains(_ uri: DocumentURI) -> Bool { !documents.isEmpty && documents.contains(uri.identity) }

  /// Whether a text has the first key of graphs and fragments.
  private static func isGraph(_ text: String) -> Bool {
    text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.contains { $0.starts(with: "navc:".utf8) }
  }
}
