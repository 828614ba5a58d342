import NavCompiler
import NavPictures

/// What the command can do.
enum Verb: String, CaseIterable {
  case validate, generate, render, run, paths, explain, help

  /// Verbs of the documentation that this version lacks.
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
    case .run: "walk through a graph, as a prototype of its app"
    case .paths: "find walks that take every segue, and each guard both ways"
    case .explain: "say more about a message"
    case .help: "say how navc is used"
    }
  }

  /// The options that it takes.
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

  /// What stands for its value in the help of a verb, or `nil` if it takes none.
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
    case .fix: "mend what needs no decision, where the graph is valid then"
    case .stubs: "write placeholders for what an app gives, and over nothing that exists"
    case .host: "the toolkit whose pages the placeholders are"
    case .beside: "a graph of the same target, which needs another name"
    case .own: "print what is wrong in FILE, and not in what it mounts"
    case .root: "read no mounted file outside DIR"
    case .format:
      switch verb {
      case .render: "what is drawn; svg where nothing is said"
      case .paths: "what is written; json where nothing is said"
      default: "the form of messages; all but text go to standard output"
      }
    case .theme: "the colours; auto is as the reader's system is set"
    case .detail: "how much stands on a card"
    case .edges: "which lines there are: what opens screens, or also what leads back"
    case .focus: "draw one screen, the way to it, and what it leads to"
    case .sourceURL: "where a page leads to the graph file; {file} and {line} are replaced"
    case .depth: "draw so many cards behind one another, and how much is behind them"
    case .fragment: "draw a mounted fragment by itself"
    case .noLegend: "draw no legend of signs"
    case .thumbnails: "show on each card the image of its screen, DIR/<screen>.png; in svg and html"
    case .draft: "draw a graph with errors too, as far as it could be read, and the errors in it"
    case .html: "write the prototype as one page, which works without a network"
    case .serve: "show the page in a browser on this machine, and anew whenever the file is saved"
    case .port: "the port to serve at; any that is free where none is given"
    case .record: "save the walk at the end: as a Swift test where the name ends in .swift, as lines elsewhere"
    case .slow: "let slides take eight times as long, to meet the guard by hand"
    case .importing: "a module that a test has to import, as that of the generated code"
    case .color: "colour in text; auto honours NO_COLOR"
    case .strict: "warnings fail"
    case .quiet: "print errors only"
    case .help: "say how the verb is used"
    case .version: "print the version"
    }
  }
}
