import NavCompiler
import Testing

@testable import NavImport

/// Returns the import of storyboards of a test.
func imported(_ storyboards: Storyboard..., name: String? = nil) throws -> Importer.Product {
  try Importer.storyboards(
    storyboards.map { .init(SourceFile(path: "\($0.stem).storyboard", text: $0.xml), stem: $0.stem) }, name: name)
}

/// Returns the import of a storyboard with the code of its app, by the paths of its files.
func imported(_ storyboard: Storyboard, code: [String: String]) throws -> Importer.Product {
  var appCode = AppCode()
  for (path, text) in code.sorted(by: { $0.key < $1.key }) { appCode.add(SourceFile(path: path, text: text)) }
  let file = SourceFile(path: "\(storyboard.stem).storyboard", text: storyboard.xml)
  return try Importer.storyboards([.init(file, stem: storyboard.stem)], name: nil, code: appCode)
}

/// Returns the import of navigation graphs of a test.
func imported(
  _ graphs: NavigationXML..., menu: String? = nil, strings: StringResources = StringResources()
) throws -> Importer.Product {
  try Importer.navigationGraphs(
    graphs.map { .init(SourceFile(path: "\($0.stem).xml", text: $0.xml), stem: $0.stem) },
    menu: menu.map { SourceFile(path: "menu.xml", text: $0) }, strings: strings, name: nil)
}

extension Importer.Product {
  var graph: String { String(decoding: text, as: UTF8.self) }

  /// The lines of the graph after the head and the version.
  var lines: String { graph.split(separator: "\n").dropFirst(3).joined(separator: "\n") }

  /// The elements that are not converted and the additions, a line each.
  var remarks: [String] {
    report.elements.filter { $0.status != .converted }.map { "\($0.name ?? $0.id ?? $0.tag) \($0.code.rawValue)" }
      + report.added.map { "+ \($0.code.rawValue)" }
  }
}

/// Checks what holds for each import: the graph validates, and the report names each part of it, at its line.
func expectSound(_ product: Importer.Product, _ name: String, location: SourceLocation = #_sourceLocation) {
  let file = SourceFile(path: "graph", bytes: product.text)
  let diagnostics = Compiler.check(file).diagnostics
  if diagnostics.errorCount > 0 {
    Issue.record("\(name)\n\(TextRenderer(file, color: .plain).render(diagnostics.diagnostics).text)\n\(product.graph)")
  }
  let sums = GraphText.sums(of: product.text)
  #expect(sums?.stated == sums?.actual && sums != nil, "\(name)", sourceLocation: location)
  let report = product.report
  #expect(report.files.map(\.elements).reduce(0, +) == report.elements.count, "\(name)", sourceLocation: location)
  for element in report.elements {
    #expect((element.status == .omitted) == element.becomes.isEmpty, "\(name): \(element)", sourceLocation: location)
    #expect((element.status == .converted) == (element.reason == nil), "\(name): \(element)", sourceLocation: location)
    let hasOwnStatus = element.status == element.code.status || element.code == .popNotThere
    #expect(hasOwnStatus, "\(name): \(element)", sourceLocation: location)
  }
  let additions: Set<ImportCode> = [.noWayIn, .notGiven, .tabs]
  #expect(additions.isSuperset(of: report.added.map(\.code)), "\(name)", sourceLocation: location)
  let parts = report.elements.flatMap(\.becomes) + report.added.map(\.part)
  let lines = product.graph.split(separator: "\n", omittingEmptySubsequences: false)
  var screens: Set<String> = []
  var segues: Set<[String]> = []
  for part in parts {
    let key: String
    switch part.of {
    case .segue(let name):
      key = name
      segues.insert([part.screen, name])
    case .argument(let name): key = name
    case .link: key = "link"
    case nil:
      key = part.screen
      screens.insert(part.screen)
    }
    let line = lines.indices.contains(part.line - 1) ? lines[part.line - 1].drop { $0 == " " } : ""
    #expect(line.hasPrefix("\(key):"), "\(name): \(part) is not in '\(line)'", sourceLocation: location)
  }
  #expect(screens.count == report.screenCount, "\(name)", sourceLocation: location)
  #expect(segues.count == report.segueCount, "\(name)", sourceLocation: location)
}
