import Foundation
import NavCompiler
import NavImport

/// The properties of every import: a valid graph with a report, or a failure at a place of a source.
enum ImportProperties {
  /// Imports the same files twice with `run`, and checks both results.
  ///
  /// If the numbers of elements are known, the report must have them.
  static func check(
    _ inputs: [Importer.Input], elements: [Int]? = nil, _ problems: inout Problems,
    run: () throws(ImportFailure) -> Importer.Product
  ) {
    let product: Importer.Product
    do throws(ImportFailure) {
      product = try run()
    } catch {
      return check(error, of: inputs, &problems)
    }
    let result = Compiler.check(SourceFile(path: "fuzz.nav.yaml", bytes: product.text))
    for diagnostic in result.diagnostics.diagnostics where diagnostic.severity == .error {
      problems.expect(
        false, "\(diagnostic.rule.id): \(diagnostic.message) in\n\(String(decoding: product.text, as: UTF8.self))")
    }
    problems.expect(!product.report.text(path: "fuzz.nav.yaml").text.isEmpty, "the text of the report is empty")
    check(product.report, elements: elements, graph: result.graph, &problems)
    do throws(ImportFailure) {
      problems.expect(try run().text == product.text, "the second import writes another graph")
    } catch {
      problems.expect(false, "the second import fails: \(error.message)")
    }
  }

  private static func check(_ failure: ImportFailure, of inputs: [Importer.Input], _ problems: inout Problems) {
    problems.expect(Int(failure.offset) <= failure.file.bytes.count, "the failure is at \(failure.offset)")
    problems.expect(!failure.message.isEmpty, "the failure has no message")
    let texts = inputs.map { "=== \($0.file.path)\n\(String(decoding: $0.file.bytes, as: UTF8.self))" }
    problems.expect(
      !failure.message.contains("error of the importer"), "navc refuses the graph of\n\(texts.joined(separator: "\n"))")
    let report = ImportReport(.storyboard, of: [failure]).json(path: nil, text: nil).text
    let read = try? JSONDecoder().decode(Report.self, from: Data(report.utf8))
    problems.expect(read?.errors.first.map { $0.line >= 1 && $0.column >= 1 } == true, "the failure has no place")
  }

  // MARK: - Reports

  private struct Report: Decodable {
    struct File: Decodable { let elements: Int }
    struct Element: Decodable {
      let file: String
      let line, column: Int
      let status: String
      let reason: String?
      let becomes: [Part]
    }
    struct Part: Decodable, Hashable {
      let screen: String
      let segue: String?
      let argument, link: String?
      let line: Int
      var isWholeScreen: Bool { segue == nil && argument == nil && link == nil }
    }
    struct Place: Decodable { let line, column: Int }
    let files: [File]
    let elements: [Element]
    let added: [Part]
    let errors: [Place]
  }

  private struct Place: Hashable {
    var file: String
    var line, column: Int
  }

  private static func check(
    _ report: ImportReport, elements: [Int]?, graph: Graph?, _ problems: inout Problems
  ) {
    let text = report.json(path: "fuzz.nav.yaml", text: nil).text
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(text.utf8)) else {
      return problems.expect(false, "the report is not as documented")
    }
    let places = Set(report.elements.map { Place(file: $0.file, line: $0.line, column: $0.column) })
    problems.expect(places.count == report.elements.count, "the report has an element twice")
    let counts = report.files.map(\.elements)
    problems.expect(counts.reduce(0, +) == report.elements.count, "the files have \(counts) elements")
    if let elements { problems.expect(counts == elements, "\(elements) elements are reported as \(counts)") }
    for element in report.elements {
      let place = "\(element.file):\(element.line):\(element.column)"
      problems.expect(element.becomes.isEmpty == (element.status == "omitted"), "\(place) is \(element.status)")
      problems.expect((element.reason == nil) == (element.status == "converted"), "\(place) has a wrong reason")
    }
    guard let graph else { return }
    checkParts(report.elements.flatMap(\.becomes) + report.added, of: graph, &problems)
  }

  /// An element or an addition names every screen and every segue of the graph.
  private static func checkParts(_ parts: [Report.Part], of graph: Graph, _ problems: inout Problems) {
    problems.expect(parts.allSatisfy { $0.line > 0 }, "a part of the report has no line")
    var screens: Set<String> = []
    var segues: Set<[String]> = []
    for part in parts {
      if let segue = part.segue { segues.insert([part.screen, segue]) }
      if part.isWholeScreen { screens.insert(part.screen) }
    }
    func name(_ symbol: Symbol) -> String { graph.texts.text(symbol) }
    var named: Set<[String]> = []
    for index in Array(graph.anywhere) + Array(graph.anywhereGoes) {
      named.insert(["anywhere", name(graph.segues[Int(index)].name)])
    }
    for screen in graph.screens {
      for index in screen.segues { named.insert([name(screen.name), name(graph.segues[Int(index)].name)]) }
    }
    problems.expect(screens == Set(graph.screens.map { name($0.name) }), "the report has the screens \(screens)")
    problems.expect(segues == named, "the report and the graph differ in \(segues.symmetricDifference(named))")
  }
}
