import NavCommandLine
import NavCompiler
import NavPictures

/// `navc render`.
struct RenderCommand: RunnableCommand {
  private var file = ""
  /// The path of the picture, `-`, or `nil` for standard output.
  private var output: String?
  private var options = MessageOptions()
  private var form = Form.svg
  private var svg = SVGPicture.Options()
  private var part = Part()
  /// The address of graph files in links, with `{file}` and `{line}`.
  private var sourceURL: String?
  /// The directory with the images of screens.
  private var thumbnails: String?

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

  static var verb: Verb {
    Verb(
      RenderCommand.init, name: "render", usage: "[options] FILE [-o OUT]", summary: "check a graph and draw it",
      details: """
        Checks the graph and draws it. svg is a picture for pages and paper, in light and dark. html is an interactive
        page. dot and mermaid are for other tools. json is the checked graph, for programs.

        If there are errors, nothing is written. With '--draft', svg, html, dot and mermaid show the part of the graph
        that could be read, and its errors. The exit status is still 1.
        """,
      examples: [
        Verb.Example("navc render shop.nav.yaml -o shop.svg", "draw the entire graph"),
        Verb.Example(
          "navc render --focus product --depth 2 shop.nav.yaml -o product.svg",
          "draw the screen 'product' and its surroundings"),
        Verb.Example("navc render --format html shop.nav.yaml -o shop.html", "write a page to search and fold"),
      ],
      options: [
        .word("--format", "the output format; svg by default") { $0.form = $1 },
        .output(\.output),
        .word("--detail", "the amount of detail on each card") { $0.svg.detail = $1 },
        .word("--edges", "the lines to draw: segues that open screens, or also those that go back") {
          $0.svg.edges = $1
        },
        .text("--focus", "SCREEN", "draw one screen, the path to it, and the screens that it opens") {
          $0.part.focus = $1
        },
        .text("--depth", "N", "draw N levels of cards, and the number of screens after them") { command, value in
          guard let depth = Int(value), depth > 0 else {
            throw UsageError("'--depth' needs a number of at least 1, not '\(value)'")
          }
          command.part.depth = depth
        },
        .text("--fragment", "NAME", "draw a mounted fragment by itself") { $0.part.fragment = $1 },
        .word("--theme", "the colours; auto follows the reader's system setting") { $0.svg.theme = $1 },
        .flag("--no-legend", "omit the legend of icons") { $0.svg.hasLegend = false },
        .text(
          "--source-url", "URL", "the address of the graph file in links; {file} and {line} are replaced"
        ) { command, value in
          guard value.hasPrefix("https://") || value.hasPrefix("http://") else {
            throw UsageError(
              "'--source-url' needs an address that starts with https:// or http://, not '\(value)'")
          }
          command.sourceURL = value
        },
        .text(
          "--thumbnails", "DIR", "show the image DIR/<screen>.png on the card of each screen; in svg and html"
        ) { command, path in
          guard InputFile.isDirectory(path) else {
            throw UsageError("'--thumbnails' needs a directory, and '\(path)' is not one")
          }
          command.thumbnails = path
        },
        .flag("--draft", "if there are errors, draw them and the part of the graph that is readable") {
          $0.part.errors = .drawn
        },
        .root(\.options),
      ] + CommandOption.messages(\.options),
      operands: .file { $0.file = $1 })
  }

  /// Checks the graph and writes its picture, unless the check fails.
  func run() throws -> ExitStatus {
    if form == .json, part.errors == .drawn { throw UsageError("'--draft' cannot be used with '--format json'") }
    if thumbnails != nil, form != .svg, form != .html {
      throw UsageError("'--thumbnails' needs '--format svg' or '--format html'")
    }
    do {
      return try render()
    } catch is Warned {
      return .invalid
    }
  }

  private func render() throws -> ExitStatus {
    switch try CheckedFile.read(file, options, output: output == "-" ? nil : output) {
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
    if let output, output != "-" {
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
    throw UsageError("the graph does not mount a fragment '\(name)'", name, among: found)
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
    throw UsageError("the graph does not mount a fragment '\(name)'", name, among: found)
  }

  /// Adds the images of screens to a picture. Reports and omits files that are not images.
  private func illustrated(_ picture: Picture) throws -> Picture {
    guard let path = thumbnails else { return picture }
    var picture = picture
    var directory: ThumbnailDirectory
    do {
      directory = try ThumbnailDirectory(path)
    } catch {
      throw UsageError("'\(path)' cannot be read: \(error.description)")
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
        throw UsageError("the picture has no screen '\(focus)'", focus, among: picture.screenNames)
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
