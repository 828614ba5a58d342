import NavCompiler
import NavPictures

/// `navc render`.
struct RenderCommand {
  var file: String
  /// The path of the picture, or `nil` for standard output.
  var output: String?
  var options: Options
  var form = Form.svg
  var svg: SVGPicture.Options
  var part: Part
  /// The address of graph files in links, with `{file}` and `{line}`.
  var sourceURL: String?
  /// The directory with the images of screens.
  var thumbnails: String?

  enum Form: String, CaseIterable {
    case svg, html, dot, mermaid, json
  }

  /// The part of a graph to draw.
  struct Part {
    var focus: String?
    var depth: Int?
    var fragment: String?
    var errors = Errors.refused
  }

  /// The treatment of a graph with errors.
  enum Errors {
    /// Writes no picture.
    case refused
    /// Draws the readable part of the graph, and the errors.
    case drawn
  }

  /// Checks the graph and writes its picture, unless the check fails.
  func run() throws -> ExitStatus {
    do {
      return try render()
    } catch is Warned {
      return .invalid
    }
  }

  private func render() throws -> ExitStatus {
    switch try CheckedFile.read(file, options, output: output) {
    case .none(let status): return status
    case .broken(let result, let directory, let status):
      guard part.errors == .drawn else { return status }
      let draft = try fragment(of: Compiler.draft(of: result, mounting: directory))
      try write(draw(DraftBuilder.picture(of: draft, result), result.files))
      return status
    case .graph(let whole, let files):
      let graph = try fragment(of: whole)
      try write(
        form == .json ? Array(GraphDocument.json(of: graph).text.utf8) : draw(PictureBuilder.picture(of: graph), files))
      return .success
    }
  }

  private func write(_ bytes: [UInt8]) throws {
    if let output {
      try OutputFile.write(bytes, to: output)
    } else {
      try OutputStream.standardOutput.write(bytes)
    }
  }

  private func fragment(of draft: Draft?) throws -> Draft? {
    guard let name = part.fragment else { return draft }
    var found: [String] = []
    var pending = draft.map { [$0] } ?? []
    while let draft = pending.popLast() {
      for case let fragment? in draft.fragments.reversed() {
        if fragment.name == name { return fragment }
        if let text = fragment.name, !found.contains(text) { found.append(text) }
        pending.append(fragment)
      }
    }
    throw UsageError("the graph does not mount a fragment '\(name)'", name, among: found, verb: .render)
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
    throw UsageError("the graph does not mount a fragment '\(name)'", name, among: found, verb: .render)
  }

  /// Adds the images of screens to a picture. Reports and omits files that are not images.
  private func illustrated(_ picture: Picture) throws -> Picture {
    guard let path = thumbnails else { return picture }
    var picture = picture
    var directory: ThumbnailDirectory
    do {
      directory = try ThumbnailDirectory(path)
    } catch {
      throw UsageError("'\(path)' cannot be read: \(error.description)", verb: .render)
    }
    var problems: [PrintedText] = []
    picture.addThumbnails { screen in
      do throws(Thumbnail.Problem) {
        return try directory.image(of: screen)
      } catch {
        problems.append("\(path)/\(screen).png: warning: the image is omitted: \(error.reason)\n")
        return nil
      }
    }
    if options.verbosity == .normal || options.strictness == .strict {
      for problem in problems { try OutputStream.standardError.write(problem) }
    }
    if !problems.isEmpty, options.strictness == .strict { throw Warned() }
    return picture
  }

  /// Thrown for a warning under `--strict`.
  private struct Warned: Error {}

  private func draw(_ whole: Picture, _ files: [SourceFile]) throws -> [UInt8] {
    var picture = try illustrated(whole)
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
