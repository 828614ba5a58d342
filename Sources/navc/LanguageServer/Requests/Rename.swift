import NavCompiler
import NavEditor
import NavTable

extension LanguageServer {
  /// `textDocument/prepareRename`.
  mutating func prepareRename(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    let place = try place(params)
    let project = workspace.project(of: place.identity)
    guard let (name, range) = Renaming.name(at: place.readable, in: place.identity, of: project) else { return .null }
    return ["range": json(Project.Place(place.identity, range)), "placeholder": .string(name)]
  }

  /// `textDocument/rename`: tries the rename, and then returns its edits.
  mutating func rename(_ params: JSONItem?, _ cancellation: Cancellation) throws(ResponseError) -> JSONValue {
    guard let newName = params?["newName"]?.string else { throw .params("the request has no new name") }
    completeIndex()
    let place = try place(params)
    let project = workspace.project(of: place.identity)
    let (folders, documents) = (workspace.folders, workspace.documents)
    let renaming: Renaming
    do throws(Renaming.Refusal) {
      renaming = try Renaming(at: place.readable, in: place.identity, to: newName, of: project) { file in
        folders.folder(of: file) != nil || file == place.identity
      }
      for edit in renaming.edits where documents[edit.place.file]?.repaired != nil {
        throw Renaming.Refusal(
          "'\(workspace.folders.shownPath(of: edit.place.file))' is not YAML now, so its names are not certain")
      }
      if cancellation.isCancelled { throw ResponseError.cancelled.asRefusal }
      try workspace.tryRename(renaming)
    } catch {
      throw cancellation.isCancelled ? .cancelled : .failed(error.message)
    }
    let note = (label: "rename '\(renaming.item.name)' to '\(newName)'", description: renaming.consequences)
    return workspaceEdit(renaming.edits, note: note)
  }
}

extension ResponseError {
  fileprivate var asRefusal: Renaming.Refusal { Renaming.Refusal(message) }
}
