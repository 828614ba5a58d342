import NavCompiler
import NavPictures

/// A verb of the command line.
enum Verb: String, CaseIterable {
  case validate, generate, render, run, paths, explain, help

  /// Planned verbs, which this version does not implement.
  static let later = ["import"]

  var usage: String {
    switch self {
    case .validate: "navc validate [options] FILE…"
    case .generate: "navc generate [options] FILE [-o OUT]"
    case .render: "navc render [options] FILE [-o OUT]"
    case .run: "navc run [--html [-o OUT] | --serve [--port N]] [options] FILE"
    case .paths: "navc paths [options] FILE [-o OUT]"
    case .explain: "navc explain [ID]"
    case .help: "navc help [VERB]"
    }
  }

  var summary: String {
    switch self {
    case .validate: "check graphs"
    case .generate: "check a graph and write its Swift"
    case .render: "check a graph and draw it"
    case .run: "run a graph as a prototype of its app"
    case .paths: "find walks that take every segue, and each guard both ways"
    case .explain: "explain a message"
    case .help: "describe navc or a verb"
    }
  }

  /// The options that the verb accepts.
  var options: [OptionName] {
    switch self {
    case .validate: [.fix, .root, .format, .color, .strict, .quiet, .help]
    case .generate: [.output, .stubs, .host, .own, .beside, .root, .format, .color, .strict, .quiet, .help]
    case .render:
      [
        .format, .output, .detail, .edges, .focus, .depth, .fragment, .theme, .noLegend, .sourceURL, .thumbnails,
        .draft, .root, .color, .strict, .quiet, .help,
      ]
    case .run:
      [.html, .output, .serve, .port, .record, .slow, .importing, .root, .color, .strict, .quiet, .help]
    case .paths: [.format, .output, .importing, .root, .color, .strict, .quiet, .help]
    case .explain, .help: [.help]
    }
  }
}

/// The name of an option.
enum OptionName: String, CaseIterable {
  case output = "-o"
  case fix = "--fix"
  case stubs = "--stubs"
  case host = "--host"
  case own = "--own"
  case beside = "--beside"
  case root = "--root"
  case format = "--format"
  case theme = "--theme"
  case detail = "--detail"
  case edges = "--edges"
  case focus = "--focus"
  case sourceURL = "--source-url"
  case depth = "--depth"
  case fragment = "--fragment"
  case noLegend = "--no-legend"
  case thumbnails = "--thumbnails"
  case draft = "--draft"
  case html = "--html"
  case serve = "--serve"
  case port = "--port"
  case record = "--record"
  case slow = "--slow"
  case importing = "--import"
  case color = "--color"
  case strict = "--strict"
  case quiet = "--quiet"
  case help = "--help"
  case version = "--version"

  /// The placeholder for the option's value in the help of a verb, or `nil` if the option takes no value.
  func value(for verb: Verb?) -> String? {
    switch self {
    case .output: "OUT"
    case .root, .thumbnails: "DIR"
    case .beside: "OTHER"
    case .format:
      switch verb {
      case .render: RenderCommand.Form.allCases.map(\.rawValue).joined(separator: "|")
      case .paths: PathsCommand.Form.allCases.map(\.rawValue).joined(separator: "|")
      default: OutputFormats.all.map { $0.name }.joined(separator: "|")
      }
    case .theme: Theme.allCases.map(\.rawValue).joined(separator: "|")
    case .detail: PictureDetail.allCases.map(\.rawValue).joined(separator: "|")
    case .edges: SVGPicture.Edges.allCases.map(\.rawValue).joined(separator: "|")
    case .focus: "SCREEN"
    case .sourceURL: "URL"
    case .depth: "N"
    case .fragment: "NAME"
    case .port: "N"
    case .host: PageToolkit.allCases.map(\.rawValue).joined(separator: "|")
    case .color: Options.Color.allCases.map(\.rawValue).joined(separator: "|")
    case .record: "WALK"
    case .importing: "MODULE"
    case .slow, .fix, .stubs, .own, .noLegend, .draft, .html, .serve, .strict, .quiet, .help, .version: nil
    }
  }

  func summary(for verb: Verb?) -> String {
    switch self {
    case .output: "write to OUT; an unchanged file is left untouched"
    case .fix: "apply the fixes that need no decision, if the result is valid"
    case .stubs: "write placeholders for the app's part; OUT must not exist"
    case .host: "the UI toolkit of the placeholder pages"
    case .beside: "another graph of the target; the names must differ"
    case .own: "print the errors of FILE, but not of the files that it mounts"
    case .root: "do not read mounted files outside DIR"
    case .format:
      switch verb {
      case .render: "the output format; svg by default"
      case .paths: "the output format; json by default"
      default: "the format of messages; only text goes to standard error"
      }
    case .theme: "the colours; auto follows the reader's system setting"
    case .detail: "the amount of detail on each card"
    case .edges: "the lines to draw: segues that open screens, or also those that go back"
    case .focus: "draw one screen, the path to it, and the screens that it opens"
    case .sourceURL: "the address of the graph file in links; {file} and {line} are replaced"
    case .depth: "draw N levels of cards, and the number of screens after them"
    case .fragment: "draw a mounted fragment by itself"
    case .noLegend: "omit the legend of icons"
    case .thumbnails: "show the image DIR/<screen>.png on the card of each screen; in svg and html"
    case .draft: "if there are errors, draw them and the part of the graph that is readable"
    case .html: "write the prototype as one page that works offline"
    case .serve: "serve the page to this machine, and update it whenever the file is saved"
    case .port: "the port of the server; by default, any free port"
    case .record: "save the walk at the end: as a Swift test if the name ends in .swift, otherwise as lines"
    case .slow: "play animations eight times slower, to try the guard by hand"
    case .importing: "a module for the tests to import, such as the generated code's"
    case .color: "colours in the terminal; auto respects NO_COLOR"
    case .strict: "treat warnings as failures"
    case .quiet: "print errors only"
    case .help: "describe the verb"
    case .version: "print the version"
    }
  }
}
