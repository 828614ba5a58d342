/// The UI toolkits of stub pages.
package enum PageToolkit: String, CaseIterable, Sendable {
  case uikit, swiftui, terminal, gtk

  /// The class or protocol of the pages.
  package var page: String {
    switch self {
    case .uikit: "UIViewController"
    case .swiftui: "View"
    case .terminal: "TerminalPage"
    case .gtk: "GTKPage"
    }
  }

  /// The modules that a file with a page imports.
  package var modules: Set<String> {
    switch self {
    case .uikit: ["UIKit"]
    case .swiftui: ["SwiftUI"]
    case .terminal: ["NavTerminal"]
    case .gtk: ["GTKWidgets", "NavGTK"]
    }
  }

  /// The toolkit with a page type, or `nil` for other types.
  package init?(pagesOf type: String) {
    let name = type.split(separator: ".").last.map(String.init)
    guard let toolkit = Self.allCases.first(where: { $0.page == name }) else { return nil }
    self = toolkit
  }
}

/// A class or struct for the pages of all screens, which shows the name of the screen.
struct PageStub {
  let context: EmissionContext
  /// The toolkit, or `nil` for a plain object.
  let toolkit: PageToolkit?

  /// Creates the stub.
  ///
  /// - Parameters:
  ///   - context: The graph.
  ///   - toolkit: The toolkit of the pages. By default, the toolkit of the page type that the graph declares.
  init(_ context: EmissionContext, _ toolkit: PageToolkit? = nil) {
    self.context = context
    self.toolkit = toolkit ?? context.graph.pages.flatMap { PageToolkit(pagesOf: context.text($0.conform)) }
  }

  /// The modules to import.
  var modules: Set<String> {
    let declared = context.graph.pages?.module.map { [context.text($0)] } ?? []
    return (toolkit?.modules ?? []).union(declared)
  }

  /// The superclass or protocol, or `nil` for a plain object.
  private var base: String? { context.names.pageType ?? toolkit?.page }

  private var string: TextSlice { context.piece(context.names.standard(.string, in: .file)) }

  /// Writes the declaration.
  ///
  /// - Parameters:
  ///   - name: The name of the type.
  ///   - modifier: An access modifier with a space after it, or nothing.
  ///   - doc: The documentation.
  ///   - out: The file.
  func write(
    _ name: TextSlice, modifier: TextSlice = "",
    doc: TextSlice = "A placeholder for screens without a page.",
    to out: inout SwiftWriter
  ) {
    out.doc(doc)
    let keyword: TextSlice = toolkit == .swiftui ? "struct " : "final class "
    let inherits = context.piece(base.map { ": \($0)" } ?? "")
    out.block("@MainActor ", modifier, keyword, name, inherits) { out in
      out.doc("The name of the screen.")
      switch toolkit {
      case .uikit: writeController(to: &out)
      case .swiftui: writeView(to: &out)
      case .terminal: writeTerminalPage(to: &out)
      case .gtk: writeName("super.init()", "content = GTKWidgets.Label(name)", to: &out)
      case nil: writeName(to: &out)
      }
    }
  }

  /// Writes the name, and the initializer with the name.
  private func writeName(_ statements: TextSlice..., to out: inout SwiftWriter) {
    out.line("let name: ", string)
    out.blank()
    out.doc("Creates the page of a screen.")
    out.block("init(_ name: ", string, ")") { out in
      out.line("self.name = name")
      for statement in statements { out.line(statement) }
    }
  }

  /// The controller does not declare a designated initializer, so that it inherits the one for archives.
  private func writeController(to out: inout SwiftWriter) {
    out.line("private var name = \"\"")
    out.blank()
    out.doc("Creates the page of a screen.")
    out.block("convenience init(_ name: ", string, ")") { out in
      out.line("self.init(nibName: nil, bundle: nil)")
      out.line("self.name = name")
    }
    out.blank()
    out.doc("Shows the name of the screen.")
    out.block("override func viewDidLoad()") { out in
      out.line("super.viewDidLoad()")
      out.line("let label = UILabel(frame: view.bounds)")
      out.line("label.text = name")
      out.line("label.numberOfLines = 0")
      out.line("label.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
      out.line("view.addSubview(label)")
      // tvOS does not have this color, and its pages are dark.
      out.put("#if !os(tvOS)")
      out.endUnmeasured()
      out.indented { out in out.line("view.backgroundColor = .systemBackground") }
      out.put("#endif")
      out.endUnmeasured()
    }
  }

  private func writeView(to out: inout SwiftWriter) {
    writeName(to: &out)
    out.blank()
    out.doc("The centered name of the screen.")
    out.block("var body: some View") { out in out.line("Text(verbatim: name)") }
  }

  private func writeTerminalPage(to out: inout SwiftWriter) {
    writeName(to: &out)
    out.blank()
    out.doc("Writes the name of the screen below the bar.")
    out.block("func draw(in canvas: inout NavTerminal.Canvas)") { out in
      out.line("canvas.write(name, row: 1, column: 2)")
    }
    out.blank()
    out.doc("Ignores all keys.")
    out.block("func handle(_ key: NavTerminal.Key) -> NavTerminal.KeyResponse") { out in out.line(".ignored") }
  }
}
