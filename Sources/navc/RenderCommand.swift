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

  enum Form: String, CaseIterable {
    case svg, dot, mermaid, json
  }

  /// Checks the graph and writes its picture, or nothing where the check fails.
  func run() throws -> ExitStatus {
    switch try CheckedFile.read(file, options, output: output) {
    case .none(let status): return status
    case .graph(let graph, let source):
      let bytes = try draw(graph, source)
      if let output {
        try OutputFile.write(bytes, to: output)
      } else {
        try OutputStream.standardOutput.write(bytes)
      }
      return .success
    }
  }

  private func draw(_ graph: Graph, _ source: SourceFile) throws -> [UInt8] {
    switch form {
    case .json: return Array(GraphDocument.json(of: graph).text.utf8)
    case .svg: return SVGPicture.bytes(PictureBuilder.picture(of: graph), svg)
    case .dot: return Array(DotPicture.text(of: PictureBuilder.picture(of: graph)).utf8)
    case .mermaid:
      let picture = PictureBuilder.picture(of: graph)
      let text = MermaidPicture.text(of: picture)
      if options.verbosity == .normal, let warning = MermaidPicture.warning(picture, text) {
        try OutputStream.standardError.write("\(source.path): \(warning)\n" as PrintedText)
      }
      return Array(text.utf8)
    }
  }
}
