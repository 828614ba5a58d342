extension Rule {
  /// What the command prints for the first of some files, in plain text.
  package static func messages(for files: [File]) -> String {
    let store = ListedFiles(files.map { ($0.path, $0.text + "\n") })
    var compilation = Compilation(store)
    let result = compilation.check(store.file(files.first?.path ?? ""))
    return TextRenderer(result.files, color: .plain).render(result.diagnostics.diagnostics).text
  }
}
