import NavCommandLine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command line and the environment of a program to start.
struct ProcessWords {
  /// The program, which is searched in `PATH`, and its arguments, as bytes.
  let words: [[UInt8]]
  /// Variables that replace those of navc.
  let variables: [String: String]

  /// Calls `body` with the words and the environment as C strings.
  func withCStrings<Result>(
    _ body: (_ words: [UnsafeMutablePointer<CChar>?], _ variables: [UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let texts = words.map { SystemPath($0).withPointer { strdup($0) } } + [nil]
    let environment = inherited() + variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in texts + environment { free(text) } }
    return body(texts, environment)
  }

  /// Copies of the variables of navc that are not replaced. They are bytes, which need not be UTF-8.
  private func inherited() -> [UnsafeMutablePointer<CChar>?] {
    var texts: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let text = next.pointee {
      if !variables.keys.contains(where: { isVariable(text, $0) }) { texts.append(strdup(text)) }
      next += 1
    }
    return texts
  }

  /// Whether a variable of the environment has this name.
  private func isVariable(_ text: UnsafePointer<CChar>, _ name: String) -> Bool {
    strncmp(text, name + "=", name.utf8.count + 1) == 0
  }
}
