import NavCompiler

/// The text of an imported graph, with its head and its comments.
package enum GraphText {
  /// The number of lines before those of the graph. The second line has the sum of all bytes after it.
  static let headCount = 2

  private static let sumPrefix = "# import: "

  /// Returns the text of a graph.
  ///
  /// - Parameters:
  ///   - lines: The lines of the graph.
  ///   - report: The elements and additions that a person has to look at.
  /// - Returns: The text of the file.
  /// - Complexity: Linear in the lines and in the report.
  static func text(_ lines: GraphLines, _ report: ImportReport) -> String {
    var remarks: [Int: [String]] = [:]
    var known: [Int: Set<String>] = [:]
    func remark(_ reason: String?, line: Int) {
      guard let reason, known[line, default: []].insert(reason).inserted else { return }
      remarks[line, default: []].append(reason)
    }
    for element in report.elements where element.status == .approximated {
      if let line = element.becomes.first?.line { remark(element.reason, line: line) }
    }
    for addition in report.added { remark(addition.reason, line: addition.part.line) }
    let classes = Dictionary(report.types.map { ($0.line, $0.className) }) { first, _ in first }
    var body = ""
    for (index, line) in lines.lines.enumerated() {
      body += line
      if let name = classes[headCount + index + 1] { body += " # \(comment(SourceText.shortened(name)))" }
      if let remarks = remarks[headCount + index + 1] { body += " # TODO \(comment(remarks.joined(separator: "; ")))" }
      body += "\n"
    }
    for element in report.elements where element.status == .omitted {
      let file = lastName(of: report.files[element.file].path)
      let name = [element.tag, element.name ?? element.id ?? element.kind].compactMap { $0 }.joined(separator: " ")
      body += "# TODO \(comment("\(file):\(element.line) \(name): \(element.reason ?? "")"))\n"
    }
    let files = report.files.map { lastName(of: $0.path) }.joined(separator: ", ")
    let head =
      "# Begun by `navc import \(report.source.rawValue)` from \(comment(files)): yours to change. "
      + "What a person has to decide says TODO.\n"
    return head + sumPrefix + sum(of: body.utf8) + "\n" + body
  }

  /// Returns a text that is safe in a comment. A name of a source can contain line breaks.
  private static func comment(_ text: String) -> String {
    // Most texts are printable ASCII, which is safe.
    guard !text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return text }
    let printed: PrintedText = "\(text)"
    // YAML allows these scalars only in quotes.
    return String(String.UnicodeScalarView(printed.text.unicodeScalars.map { isInYAML($0) ? $0 : "\u{FFFD}" }))
  }

  private static func isInYAML(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value != 0xFEFF && scalar.value & 0xFFFE != 0xFFFE
  }

  private static func lastName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  // MARK: - Sums

  /// Returns the sum in the head of an imported graph, and the sum of its text.
  ///
  /// - Returns: The two sums, or `nil` if the text is not from an import.
  package static func sums(of text: [UInt8]) -> (stated: String, actual: String)? {
    let parts = text.split(separator: UInt8(ascii: "\n"), maxSplits: headCount, omittingEmptySubsequences: false)
    guard parts.count == headCount + 1, parts[0].starts(with: "# Begun by `navc import ".utf8),
      parts[1].starts(with: sumPrefix.utf8)
    else { return nil }
    let stated = String(decoding: parts[1].dropFirst(sumPrefix.utf8.count), as: UTF8.self)
    return (stated, sum(of: parts[2]))
  }

  /// Returns the FNV-1a hash of 64 bits in hexadecimal digits.
  private static func sum(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    // The views of a text are slower than its bytes.
    if bytes.withContiguousStorageIfAvailable({ add($0) }) == nil { add(bytes) }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
