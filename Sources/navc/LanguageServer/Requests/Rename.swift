import NavCompiler
import NavDiff
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
  mutating func rename(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    guard let newName = params?["newName"]?.string else { throw .params("the request has no new name") }
    completeIndex()
    let place = try place(params)
    let project = workspace.project(of: place.identity, sharing: place.readable)
    let (folders, documents) = (workspace.folders, workspace.documents)
    let renaming: Renaming
    let effects: RenameEffects?
    do throws(Renaming.Refusal) {
      if let item = project.models[place.identity]?.occurrence(at: place.readable)?.item, item.kind != .file,
        let file = workspace.unreadableFile(with: item, from: place.identity)
      {
        throw uncertain(file)
      }
      renaming = try Renaming(at: place.readable, in: place.identity, to: newName, of: project) { file in
        folders.folder(of: file) != nil || file == place.identity
      }
      for edit in renaming.edits where documents[edit.place.file]?.repaired != nil {
        throw uncertain(edit.place.file)
      }
      if renaming.edits.isEmpty { return workspaceEdit([]) }
      effects = try workspace.tryRename(renaming)
    } catch {
      throw .failed(error.message)
    }
    // The effects take longer than the rename itself.
    guard showsAnnotations else { return workspaceEdit(renaming.edits) }
    let note = (
      label: "rename '\(renaming.item.name)' to '\(newName)'", description: effects?.text ?? Self.unknownEffects
    )
    return workspaceEdit(renaming.edits, note: note)
  }

  private static let unknownEffects =
    "The graph has an error, so the effects on Swift names, links, and saved states are not known."

  /// The refusal because of a file that can contain the name.
  private func uncertain(_ file: FileIdentity) -> Renaming.Refusal {
    Renaming.Refusal("'\(workspace.folders.shownPath(of: file))' is not YAML now, so its names are not certain")
  }
}
