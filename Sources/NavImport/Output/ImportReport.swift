import NavCompiler

/// The report of an import: the parts of the graph that represent each element of the sources, and the additions.
package struct ImportReport: Sendable {
  /// The kind of the sources.
  package enum Source: String, Sendable {
    case storyboard, android
  }

  /// An element of a source.
  struct Element: Sendable {
    var file: Int
    var line: Int
    var column: Int
    var tag: String
    var kind: String?
    var id: String?
    var name: String?
    var status: ImportStatus
    var code: ImportCode
    /// The reason for a status other than `converted`.
    var reason: String?
    var becomes: [Part]
  }

  /// A part of the graph, at its line.
  struct Part: Sendable {
    /// The part of the screen, or `nil` for the screen itself.
    var of: Kind?
    /// The screen, or `anywhere`.
    var screen: String
    var line: Int

    enum Kind: Sendable {
      case segue(String)
      case argument(String)
      case link(String)
    }
  }

  /// A part of the graph without an element.
  struct Addition: Sendable {
    var code: ImportCode
    var part: Part
    var reason: String { code.reason(nil) }
  }

  /// The elements and additions with one code, for which a person has to decide something.
  struct Decision: Sendable {
    var code: ImportCode
    var count = 0
    var elements: [Int] = []
    var lines: [Int] = []
    /// The calls that can open the screens, or `nil` without the app's code.
    var calls: [Call]?
  }

  /// A call of the app's code that can open a screen that no segue leads to.
  struct Call: Sendable {
    var call: AppCode.Call
    /// The screen in the graph.
    var screen: String
  }

  package let source: Source
  /// The name of the graph, or `nil` if the import failed.
  package internal(set) var graph: String?
  var screenCount = 0
  var segueCount = 0
  /// The paths of the sources, each with the number of its elements.
  var files: [(path: String, elements: Int)] = []
  var elements: [Element] = []
  var added: [Addition] = []
  /// In the order of first appearance.
  var decisions: [Decision] = []
  /// The lines of screens that no factory can create from a storyboard.
  var linesWithoutID: [Int] = []
  /// The Swift types that replace classes of the source, with their lines.
  var types: [(line: Int, swift: String, className: String)] = []
  /// The reasons why the import failed, with their places.
  var errors: [(failure: ImportFailure, position: SourcePosition)] = []

  init(_ source: Source) {
    self.source = source
  }

  /// Creates the report of an import that failed.
  package init(_ source: Source, of failures: [ImportFailure]) {
    self.init(source)
    for failure in failures {
      let position = SourcePositions(of: [failure.offset], in: failure.file)[failure.offset]
      errors.append((failure, position))
    }
  }

  /// Adds the calls that can open the screens that no segue leads to.
  mutating func add(_ calls: [Call]) {
    for index in decisions.indices where decisions[index].code == .noWayIn { decisions[index].calls = calls }
  }

  /// The number of elements with a status.
  func count(_ status: ImportStatus) -> Int { elements.count { $0.status == status } }

  /// The numbers of elements by tag and kind, in the order of first appearance.
  var kinds: [(tag: String, kind: String?, counts: [ImportStatus: Int])] {
    struct Key: Hashable {
      var tag: String
      var kind: String?
    }
    var indices: [Key: Int] = [:]
    var kinds: [(tag: String, kind: String?, counts: [ImportStatus: Int])] = []
    for element in elements {
      let key = Key(tag: element.tag, kind: element.kind)
      let index = indices[key] ?? kinds.count
      if index == kinds.count {
        indices[key] = index
        kinds.append((element.tag, element.kind, [:]))
      }
      kinds[index].counts[element.status, default: 0] += 1
    }
    return kinds
  }
}
