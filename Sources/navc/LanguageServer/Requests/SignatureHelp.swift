import NavCompiler
import NavEditor
import NavTable

extension LanguageServer {
  static let signatureTriggers: JSONValue = ["triggerCharacters": ["(", ","]]

  /// `textDocument/signatureHelp`.
  mutating func signatureHelp(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let place = try place(params)
    let project = workspace.project(of: place.identity)
    guard let help = project.signature(at: place.offset, in: place.document.buffer, of: place.identity) else {
      return .null
    }
    let information = ["textDocument", "signatureHelp", "signatureInformation"]
    let usesOffsets = client.has(information + ["parameterInformation", "labelOffsetSupport"])
    let label = Array(help.label.utf16)
    let parameters = help.parameters.map { range -> JSONValue in
      let text = JSONValue.string(String(decoding: label[range], as: UTF16.self))
      return ["label": usesOffsets ? [.number(range.lowerBound), .number(range.upperBound)] : text]
    }
    var members: [(key: String, value: JSONValue)] = [
      ("label", .string(help.label)), ("parameters", .array(parameters)),
    ]
    if let text = help.documentation { members.append(("documentation", .string(text))) }
    return [
      "signatures": [.object(members)], "activeSignature": 0, "activeParameter": .number(help.active),
    ]
  }
}
