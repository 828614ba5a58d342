import NavCommandLine
import NavCompiler
import NavEditor
import NavTable

extension LanguageServer {
  /// `initialize`.
  mutating func initialize(_ params: JSONItem?) -> JSONValue {
    client = ClientFeatures(params)
    parent.set(params?["processId"]?.int ?? 0)
    options = ServerOptions(params?["initializationOptions"])
    workspace.folders.root = options.root
    var uris = (params?["workspaceFolders"]?.items ?? []).compactMap { $0["uri"]?.string }
    if uris.isEmpty, let root = params?["rootUri"]?.string { uris = [root] }
    for folder in uris { workspace.folders.add(DocumentURI(folder)) }
    let announced = RequestHandler.all.compactMap { handler -> (key: String, value: JSONValue)? in
      guard let (name, value) = handler.capability, let value = value(client) else { return nil }
      return (name, value)
    }
    let prefix = "workspace."
    let ofWorkspace = announced.filter { $0.key.hasPrefix(prefix) }.map { member in
      (key: String(member.key.dropFirst(prefix.count)), value: member.value)
    }
    let folders: [(key: String, value: JSONValue)] = [
      ("workspaceFolders", ["supported": true, "changeNotifications": true])
    ]
    let general: [(key: String, value: JSONValue)] = [
      ("positionEncoding", .string(client.encoding.rawValue)),
      ("textDocumentSync", ["openClose": true, "change": 2, "save": ["includeText": false]]),
      ("workspace", .object(folders + ofWorkspace)),
    ]
    return [
      "capabilities": .object(general + announced.filter { !$0.key.hasPrefix(prefix) }),
      "serverInfo": ["name": "navc", "version": .string(Version.current)],
    ]
  }

  /// `initialized`: registers the watcher, requests the configuration, and indexes the folders.
  mutating func initialized() throws(OutputError) {
    if client.has("workspace", "didChangeWatchedFiles", "dynamicRegistration") {
      _ = try writer.request(
        "client/registerCapability",
        [
          "registrations": [
            [
              "id": "navc-files", "method": "workspace/didChangeWatchedFiles",
              "registerOptions": ["watchers": [["globPattern": "**/*.nav.yaml"]]],
            ]
          ]
        ])
    }
    try fetchConfiguration()
    beginIndex()
  }

  /// Asks for the section `navc` of the client's configuration.
  mutating func fetchConfiguration() throws(OutputError) {
    guard client.has("workspace", "configuration") else { return }
    let id = try writer.request("workspace/configuration", ["items": [["section": "navc"]]])
    awaited[id] = .configuration
  }

  /// Uses the answer of the client.
  mutating func receive(_ result: JSONItem?, for awaited: Awaited) throws(OutputError) {
    switch awaited {
    case .configuration:
      if let item = result?.items.first, item.isObject { try use(ServerOptions(item)) }
    }
  }

  /// Lets the client request the lenses or the hints of all documents again.
  mutating func refresh(_ feature: String) throws(OutputError) {
    guard client.has("textDocument", feature), client.has("workspace", feature, "refreshSupport") else { return }
    _ = try writer.request("workspace/\(feature)/refresh", .null)
  }

  /// Sets the options, and checks all documents again if they have changed.
  mutating func use(_ new: ServerOptions) throws(OutputError) {
    guard new != options else { return }
    for (feature, isChanged) in [
      ("inlayHint", new.inlayHints != options.inlayHints), ("codeLens", new.lenses != options.lenses),
    ] where isChanged { try refresh(feature) }
    options = new
    workspace.folders.root = new.root
    workspace.noteChangeOfAll()
    try sendDiagnostics()
  }
}
