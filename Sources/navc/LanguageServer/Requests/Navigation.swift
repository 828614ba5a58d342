import NavCompiler
import NavEditor
import NavTable

/// Definitions, references, and highlights.
extension LanguageServer {
  mutating func definition(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let place = try place(params)
    let project = workspace.project(of: place.identity, sharing: place.readable)
    let found = project.definitions(at: place.readable, in: place.identity)
    guard client.has("textDocument", "definition", "linkSupport"),
      let occurrence = project.models[place.identity]?.occurrence(at: place.readable)
    else { return .array(found.map { location($0) }) }
    let origin = json(Project.Place(place.identity, occurrence.range))
    return .array(
      found.map { target in
        [
          "originSelectionRange": origin, "targetUri": .string(workspace.uri(of: target.file).text),
          "targetRange": json(target), "targetSelectionRange": json(target),
        ]
      })
  }

  mutating func references(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    completeIndex()
    let place = try place(params)
    let found = workspace.project(of: place.identity, sharing: place.readable).references(
      at: place.readable, in: place.identity,
      withDeclaration: params?["context"]?["includeDeclaration"]?.bool ?? true)
    return .array(found.map { location($0) })
  }

  mutating func highlights(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let place = try place(params)
    guard let model = workspace.model(of: place.identity) else { return [] }
    return .array(
      Project([model]).highlights(at: place.readable, in: place.identity).map { range, role in
        ["range": json(Project.Place(place.identity, range)), "kind": role == .declaration ? 3 : 2]
      })
  }
}
