import NavCompiler

/// The diagnostics that the client has, so that the same ones are not sent twice.
struct PublishedDiagnostics {
  private var texts: [FileIdentity: (uri: DocumentURI, text: String)] = [:]

  /// The files with diagnostics.
  var files: [FileIdentity] { texts.keys.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) } }

  /// Notes the diagnostics of a file. Returns whether the client needs them.
  mutating func update(_ file: FileIdentity, _ uri: DocumentURI, _ diagnostics: JSONValue, version: Int?) -> Bool {
    var isEmpty = false
    if case .array(let items) = diagnostics { isEmpty = items.isEmpty }
    let text = "\(version.map { "\($0)" } ?? "")\(diagnostics.line)"
    let old = texts[file]
    guard old?.text != text || old?.uri != uri else { return false }
    texts[file] = isEmpty && version == nil ? nil : (uri, text)
    return !(isEmpty && version == nil && old == nil)
  }

  mutating func forget(_ file: FileIdentity) { texts[file] = nil }
}
