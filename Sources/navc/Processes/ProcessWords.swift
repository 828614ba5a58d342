#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command line and the environment of a program to start.
struct ProcessWords {
  /// The program, which is searched in `PATH`, and its arguments.
  let words: [String]
  /// Variables that replace those of navc.
  let variables: [String: String]

  /// Calls `body` with the words and the environment as C strings.
  func withCStrings<Result>(
    _ body: (_ words: [UnsafeMutablePointer<CChar>?], _ variables: [UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let texts = words.map { strdup($0) } + [nil]
    let environment = environment().map { strdup($0) } + [nil]
    defer { for text in texts + environment { free(text) } }
    return body(texts, environment)
  }

  private func environment() -> [String] {
    var texts: [String] = []
    var next = environ
    while let text = next.pointee {
      let variable = String(cString: text)
      if variables[String(variable.prefix { $0 != "=" })] == nil { texts.append(variable) }
      next += 1
    }
    return texts + variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
