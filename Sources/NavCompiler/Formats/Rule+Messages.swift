extension Rule {
  /// The plain-text output of the command for the first of several files.
  package static func messages(for files: [File]) -> String {
    let store = ListedFiles(files.map { ($0.path, $0.text + "\n") })
    var compilation = Compilation(store)
    let result = compilation.check(store.file(files.first?.path ?? ""))
    return TextRenderer(result.files, color: .plain).render(result.diagnostics.diagnostics).text
  }
}
