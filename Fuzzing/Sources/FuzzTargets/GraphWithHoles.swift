import NavCompiler

/// A valid graph with placeholders for other texts. For example, `‹p:isOn›` is a placeholder `p` with the default
/// text `isOn`.
struct GraphWithHoles {
  private var texts: [String] = []
  private var holes: [(name: Character, usual: String)] = []

  init(_ template: String) {
    for (index, part) in template.split(separator: "‹", omittingEmptySubsequences: false).enumerated() {
      guard index > 0 else {
        texts.append(String(part))
        continue
      }
      let ends = part.split(separator: "›", maxSplits: 1, omittingEmptySubsequences: false)
      holes.append((ends[0].first ?? " ", String(ends[0].dropFirst(2))))
      texts.append(ends.count > 1 ? String(ends[1]) : "")
    }
  }

  /// Returns the graph with a text in the placeholders of a name, and the range of the text, or `nil` if there is no
  /// such placeholder.
  func filled(_ name: Character, with text: String) -> (file: SourceFile, place: Range<Int>)? {
    var graph = texts[0]
    var place: Range<Int>?
    for (hole, rest) in zip(holes, texts.dropFirst()) {
      let start = graph.utf8.count
      graph += hole.name == name ? text : hole.usual
      if hole.name == name { place = start..<graph.utf8.count }
      graph += rest
    }
    return place.map { (SourceFile(path: "fuzz.nav.yaml", text: graph), $0) }
  }
}
