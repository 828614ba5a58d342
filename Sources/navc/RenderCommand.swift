import NavCompiler
import NavPictures

/// `navc render`.
struct RenderCommand {
  var file: String
  /// Where the picture goes; standard output without one.
  var output: String?
  var options: Options
  var form = Form.svg
  var svg: SVGPicture.Options
  var part: Part
  /// Where graph files can be read: an address with `{file}` and `{line}`.
  var sourceURL: String?

  enum Form: String, CaseIterable {
    case svg, html, dot, mermaid, json
  }

  /// What is drawn of a graph.
  struct Part {
    var focus: String?
    var depth: Int?
    var fragment: String?
  }

  /// Checks the graph and writes its picture, or nothing where the check fails.
  func run() throws -> ExitStatus {
    switch try CheckedFile.read(file, options, output: output) {
    case .none(let status): return status
    case .graph(let whole, let files):
      let graph = try fragment(of: whole)
      let bytes = form == .json ? Array(GraphDocument.json(of: graph).text.utf8) : try draw(graph, files)
      if let output {
        try OutputFile.write(bytes, to: output)
      } else {
        try OutputStream.standardOutput.write(bytes)
      }
      return .success
    }
  }

  private func fragment(of graph: Graph) throws -> Graph {
    guard let name = part.fragment else { return graph }
    var found: [String] = []
    var pending = [graph]
    while let graph = pending.popLast() {
      for fragment in graph.fragments.reversed() {
        let text = fragment.texts.text(fragment.name)
        if text == name { return fragment }
        if !found.contains(text) { found.append(text) }
        pending.append(fragment)
      }
    }
    throw UsageError("the graph mounts no fragment '\(name)'", name, among: found, verb: .render)
  }

  private func draw(_ graph: Graph, _ files: [SourceFile]) throws -> [UInt8] {
    var picture = PictureBuilder.picture(of: graph)
    if let focus = part.focus {
      guard let focused = picture.focused(on: focus, depth: part.depth) else {
        throw UsageError("the picture has no screen '\(focus)'", focus, among: picture.screenNames, verb: .render)
      }
      picture = focused
    } else if let depth = part.depth {
      picture = picture.cut(below: depth)
    }
    switch form {
    case .svg, .json: return SVGPicture.bytes(picture, svg)
    case .html:
      return HTMLPage.bytes(picture, svg, places: sourceURL.map { ScreenPlaces($0, files).addresses } ?? [:])
    case .dot: return Array(DotPicture.text(of: picture).utf8)
    case .mermaid:
      let text = MermaidPicture.text(of: picture)
      if options.verbosity == .normal, let warning = MermaidPicture.warning(picture, text) {
        try OutputStream.standardError.write("\(files[0].path): \(warning)\n" as PrintedText)
      }
      return Array(text.utf8)
    }
  }
}
