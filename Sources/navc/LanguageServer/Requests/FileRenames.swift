import NavCommandLine
import NavCompiler
import NavEditor
import NavTable

/// Renames of files in the editor.
extension LanguageServer {
  /// The files whose renames the client reports before it performs them. A folder can contain graphs.
  static func fileOperations(_ client: ClientFeatures) -> JSONValue? {
    guard client.has("workspace", "fileOperations", "willRename") else { return nil }
    let patterns: [JSONValue] = [
      ["glob": "**/*.nav.yaml", "matches": "file"], ["glob": "**", "matches": "folder"],
    ]
    return ["willRename": ["filters": .array(patterns.map { ["scheme": "file", "pattern": $0] })]]
  }

  /// `workspace/willRenameFiles`: the paths of mounts follow the files.
  mutating func willRenameFiles(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    guard let files = params?["files"] else { throw .params("the request names no files") }
    let moves = FileMoves(
      files.items.compactMap { file in
        guard let old = file["oldUri"]?.string.flatMap({ DocumentURI($0).renamed }),
          let new = file["newUri"]?.string.flatMap({ DocumentURI($0).renamed })
        else { return nil }
        return (old, new)
      })
    completeIndex()
    workspace.makeReadable()
    let mounting = index.files.filter { file in
      let mounts = workspace.mounts.mounts(of: file)
      return !mounts.isEmpty && (moves.isMoved(file) || mounts.contains { moves.isMoved($0) })
    }
    var edits: [TextEdit] = []
    for file in mounting.union(workspace.documents.keys) where workspace.folders.folder(of: file) != nil {
      for var edit in workspace.model(of: file)?.edits(for: moves) ?? [] {
        guard let range = workspace.unchanged(edit.place.range, in: file) else { continue }
        edit.place.range = range
        edits.append(edit)
      }
    }
    return edits.isEmpty ? .null : workspaceEdit(edits)
  }
}

extension DocumentURI {
  /// The identity of a file or folder that is renamed, or that does not exist yet. Its folders can be missing, too.
  fileprivate var renamed: FileIdentity? {
    guard let path else { return nil }
    var names = path.names
    var missing: [SystemPath] = []
    while let last = names.popLast() {
      missing.insert(last, at: 0)
      if let folder = SystemPath(names: names).real {
        return FileIdentity(SystemPath(names: folder.names + missing).bytes)
      }
    }
    return nil
  }
}
