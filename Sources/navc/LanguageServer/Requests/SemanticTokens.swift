import NavCompiler
import NavEditor
import NavTable

/// Semantic tokens.
extension LanguageServer {
  /// The types that the client announces. A token of another type is left out.
  static func tokenTypes(_ client: ClientFeatures) -> [String] {
    SemanticToken.Kind.protocolTypes.filter {
      client.list("textDocument", "semanticTokens", "tokenTypes", contains: $0)
    }
  }

  static func tokenModifiers(_ client: ClientFeatures) -> [String] {
    ["declaration", "defaultLibrary"].filter {
      client.list("textDocument", "semanticTokens", "tokenModifiers", contains: $0)
    }
  }

  /// The capability, or `nil` if the client shows no tokens.
  static func semanticTokensCapability(_ client: ClientFeatures) -> JSONValue? {
    let requests = ["textDocument", "semanticTokens", "requests"]
    guard client.list("textDocument", "semanticTokens", "formats", contains: "relative") else { return nil }
    var members: [(key: String, value: JSONValue)] = [
      (
        "legend",
        [
          "tokenTypes": .array(tokenTypes(client).map { .string($0) }),
          "tokenModifiers": .array(tokenModifiers(client).map { .string($0) }),
        ]
      )
    ]
    if client.has(requests + ["full"]) {
      members.append(("full", client.has(requests + ["full", "delta"]) ? ["delta": true] : true))
    }
    if client.has(requests + ["range"]) { members.append(("range", true)) }
    return members.count > 1 ? .object(members) : nil
  }

  /// `textDocument/semanticTokens/full`.
  mutating func semanticTokens(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let identity = try document(params).uri.identity
    let data = tokenData(identity)
    guard client.has("textDocument", "semanticTokens", "requests", "full", "delta") else { return ["data": data.json] }
    return ["resultId": .string(sentTokens.keep(data, of: identity)), "data": data.json]
  }

  /// `textDocument/semanticTokens/full/delta`.
  mutating func semanticTokensDelta(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let identity = try document(params).uri.identity
    let old = params?["previousResultId"]?.string.flatMap { sentTokens.data(of: identity, id: $0) }
    let data = tokenData(identity)
    let id = JSONValue.string(sentTokens.keep(data, of: identity))
    guard let old else { return ["resultId": id, "data": data.json] }
    return ["resultId": id, "edits": data.edits(from: old)]
  }

  /// `textDocument/semanticTokens/range`.
  mutating func semanticTokensInRange(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard let range = TextRange(params?["range"]) else { throw .params("the request has no range") }
    let lower = document.buffer.offset(of: range.start, in: client.encoding)
    let upper = max(lower, document.buffer.offset(of: range.end, in: client.encoding))
    return ["data": tokenData(document.uri.identity, in: lower..<upper).json]
  }

  /// The tokens of a document. In a repaired text, a token that the author did not write is left out.
  private mutating func tokenData(_ identity: FileIdentity, in part: Range<Int>? = nil) -> TokenData {
    workspace.makeReadable()
    var data = TokenData()
    guard let model = workspace.model(of: identity), let buffer = workspace.documents[identity]?.buffer else {
      return data
    }
    let types = Dictionary(uniqueKeysWithValues: zip(Self.tokenTypes(client), 0...))
    let modifiers = Self.tokenModifiers(client)
    let declaration = modifiers.firstIndex(of: "declaration").map { 1 << $0 } ?? 0
    let library = modifiers.firstIndex(of: "defaultLibrary").map { 1 << $0 } ?? 0
    var cursor = PositionCursor(buffer, in: client.encoding)
    for token in model.semanticTokens {
      guard let type = types[token.kind.protocolType], let range = workspace.unchanged(token.range, in: identity),
        part.map({ range.upperBound > $0.lowerBound && range.lowerBound < $0.upperBound }) ?? true
      else { continue }
      let start = cursor.position(of: range.lowerBound)
      let end = cursor.position(of: range.upperBound)
      guard start.line == end.line else { continue }
      let marks = (token.isDeclaration ? declaration : 0) | (token.kind == .builtin ? library : 0)
      data.add(start, length: end.character - start.character, type: type, modifiers: marks)
    }
    return data
  }
}

extension SemanticToken.Kind {
  /// The type of the protocol.
  fileprivate var protocolType: String {
    switch self {
    case .key: "property"
    case .keyword: "keyword"
    case .operator: "operator"
    case .number: "number"
    case .string: "string"
    case .builtin: "type"
    case .name(let kind):
      switch kind {
      case .graph: "namespace"
      case .screen: "class"
      case .segue, .tab: "method"
      case .fact: "variable"
      case .condition: "function"
      case .type: "type"
      case .exit: "event"
      case .argument, .parameter: "parameter"
      case .enumCase: "enumMember"
      case .file: "string"
      }
    }
  }

  /// All types, in the order of the legend.
  fileprivate static let protocolTypes = [
    "namespace", "class", "method", "event", "type", "enumMember", "parameter", "variable", "function", "property",
    "keyword", "operator", "number", "string",
  ]
}
