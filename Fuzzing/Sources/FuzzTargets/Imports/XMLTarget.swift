import NavCompiler
import NavImport

/// A file with any bytes, which is imported as a storyboard, as a navigation graph, and as a menu.
enum XMLTarget {
  static func run(_ input: [UInt8], _ problems: inout Problems) {
    let file = SourceFile(path: "Fuzz.xml", bytes: input)
    let files = [Importer.Input(file, stem: "Fuzz")]
    ImportProperties.check(files, &problems) { () throws(ImportFailure) in
      try Importer.storyboards(files, name: nil)
    }
    ImportProperties.check(files, &problems) { () throws(ImportFailure) in
      try Importer.navigationGraphs(files, menu: nil, strings: StringResources([file]), name: nil)
    }
    ImportProperties.check([graph], &problems) { () throws(ImportFailure) in
      try Importer.navigationGraphs([graph], menu: file, strings: StringResources(), name: nil)
    }
  }

  /// The app of the menu.
  private static let graph = Importer.Input(
    SourceFile(path: "nav_graph.xml", text: SampleApps.navigationGraphs[0]), stem: "nav_graph")
}
