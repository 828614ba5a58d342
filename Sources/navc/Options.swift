import NavCompiler

/// The options that `validate` and `generate` share.
struct Options {
  enum Color: String, CaseIterable {
    case auto, always, never
  }

  enum Strictness {
    /// Warnings are allowed.
    case lenient
    /// Warnings fail.
    case strict
  }

  enum Verbosity {
    case normal
    /// Errors only.
    case quiet
  }

  enum Scope {
    /// Errors and warnings of the file and of the files that it mounts.
    case everything
    /// Errors and warnings of the file itself. Each mounted file has a separate run.
    case ownFile
  }

  enum Product {
    /// The code that the runtime and the app need.
    case code
    /// Placeholders for the code that the app provides.
    case stubs
  }

  enum Mending {
    case none
    /// Applies the fixes that need no decision.
    case fix
  }

  var format: any OutputFormat.Type = TextFormat.self
  var color = Color.auto
  var strictness = Strictness.lenient
  var verbosity = Verbosity.normal
  /// The directory that limits mounts, or `nil` for the directory of each graph.
  var root: String?
  var mending = Mending.none
  var scope = Scope.everything
  var product = Product.code
  /// The toolkit of the placeholder pages, or `nil` for the toolkit that the graph declares.
  var host: PageToolkit?
  /// Other graphs of the same target. Their generated code must have other names.
  var beside: [String] = []

  /// The message format in a command line, even if the command line is invalid otherwise.
  static func format(wantedBy arguments: [String]) -> any OutputFormat.Type {
    let option = OptionName.format.rawValue
    // In `render` and `paths`, `--format` is the format of the output, and messages are text.
    let verb = arguments.lazy.compactMap { Verb(rawValue: $0) }.first
    if verb == .render || verb == .paths { return TextFormat.self }
    let wanted = OutputFormats.all.first { format in
      arguments.contains("\(option)=\(format.name)")
        || zip(arguments, arguments.dropFirst()).contains { $0 == option && $1 == format.name }
    }
    return wanted ?? TextFormat.self
  }
}
