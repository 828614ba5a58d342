import NavEditor
import NavTable

/// The features that the client announces. The server uses no other.
struct ClientFeatures {
  private let capabilities: JSONItem?
  let encoding: PositionEncoding

  init(_ initialize: JSONItem?) {
    capabilities = initialize?["capabilities"]
    let offered = capabilities?["general"]?["positionEncodings"]?.items ?? []
    encoding = offered.lazy.compactMap { $0.string.flatMap(PositionEncoding.init) }.first ?? .utf16
  }

  /// Whether a capability is `true`, or an object.
  func has(_ path: String...) -> Bool { has(path) }

  func has(_ path: [String]) -> Bool {
    guard let item = item(path) else { return false }
    return item.bool ?? item.isObject
  }

  /// Whether a list of the client contains a word.
  func list(_ path: String..., contains word: String) -> Bool {
    item(path)?.items.contains { $0.string == word } ?? false
  }

  /// Whether the client fetches the edits of a code action when the user chooses it. For this, it must keep the data.
  var resolvesCodeActions: Bool {
    has("textDocument", "codeAction", "dataSupport")
      && list("textDocument", "codeAction", "resolveSupport", "properties", contains: "edit")
  }

  /// Whether the client prefers Markdown: the first supported format in its list.
  func prefersMarkdown(_ path: String...) -> Bool {
    item(path)?.items.first { ["markdown", "plaintext"].contains($0.string) }?.string == "markdown"
  }

  private func item(_ path: [String]) -> JSONItem? {
    path.reduce(capabilities) { item, name in item?[name] }
  }
}
