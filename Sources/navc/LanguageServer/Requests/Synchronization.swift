import NavCommandLine
import NavCompiler
import NavEditor
import NavTable

/// The notifications about documents, files, and folders.
extension LanguageServer {
  mutating func receive(_ method: String, _ params: JSONItem?) throws(OutputError) {
    switch method {
    case "initialized": try initialized()
    case "textDocument/didOpen": try open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didSave": try save(params)
    case "textDocument/didClose": try close(params)
    case "workspace/didChangeWatchedFiles": try filesChanged(params)
    case "workspace/didChangeWorkspaceFolders": try foldersChanged(params?["event"])
    case "workspace/didChangeConfiguration":
      if client.has("workspace", "configuration") {
        try fetchConfiguration()
      } else if let settings = params?["settings"], settings["navc"] != nil {
        try use(ServerOptions(settings))
      }
    default: break
    }
  }

  private mutating func open(_ params: JSONItem?) throws(OutputError) {
    guard let document = params?["textDocument"], let uri = document["uri"]?.string,
      let text = document["text"]?.string
    else { return log.write(.remark, "ignored: a document without a URI or a text") }
    if foreign.open(DocumentURI(uri), text: text) {
      return log.write(.remark, "ignored: a document that is not a graph")
    }
    workspace.open(DocumentURI(uri), version: document["version"]?.int ?? 0, text: text)
    try sendDiagnostics()
  }

  private mutating func change(_ params: JSONItem?) {
    guard let document = params?["textDocument"], let uri = document["uri"]?.string else { return }
    let identity = DocumentURI(uri).identity
    guard let open = workspace.documents[identity] else {
      return log.write(.remark, "ignored: a change to a document that is not open")
    }
    let version = document["version"]?.int ?? open.version + 1
    guard version > open.version else {
      return log.write(.remark, "ignored: a change with version \(version), which is not newer than \(open.version)")
    }
    let encoding = client.encoding
    workspace.change(identity) { document in
      document.version = version
      for change in params?["contentChanges"]?.items ?? [] {
        guard let text = change["text"]?.string else { continue }
        if let range = TextRange(change["range"]) {
          document.buffer.replace(from: range.start, to: range.end, with: text, in: encoding)
        } else {
          document.buffer = TextBuffer(text)
        }
      }
    }
    due = Deadline(in: Self.pause)
  }

  private mutating func save(_ params: JSONItem?) throws(OutputError) {
    guard let uri = params?["textDocument"]?["uri"]?.string else { return }
    workspace.noteChange(of: DocumentURI(uri).identity)
    try sendDiagnostics()
  }

  private mutating func close(_ params: JSONItem?) throws(OutputError) {
    guard let uri = params?["textDocument"]?["uri"]?.string else { return }
    foreign.close(DocumentURI(uri))
    workspace.close(DocumentURI(uri))
    sentTokens.forget(DocumentURI(uri).identity)
    try sendDiagnostics()
  }

  private mutating func filesChanged(_ params: JSONItem?) throws(OutputError) {
    for change in params?["changes"]?.items ?? [] {
      guard let uri = change["uri"]?.string.map({ DocumentURI($0) }), uri.path != nil else { continue }
      workspace.noteChange(of: uri.identity)
      index.noteChange(of: uri.identity)
    }
    due = Deadline(in: 0)
  }

  private mutating func foldersChanged(_ event: JSONItem?) throws(OutputError) {
    for folder in event?["removed"]?.items ?? [] {
      if let uri = folder["uri"]?.string { workspace.folders.remove(DocumentURI(uri)) }
    }
    for folder in event?["added"]?.items ?? [] {
      if let uri = folder["uri"]?.string { workspace.folders.add(DocumentURI(uri)) }
    }
    beginIndex()
    workspace.noteChangeOfAll()
    try sendDiagnostics()
  }
}
