package import NavCompiler

/// The parts of an app's code that an import of storyboards needs: unwind actions, superclasses, and calls that open
/// screens.
package struct AppCode: Sendable {
  /// The methods that open a screen by an identifier. The report has them by their raw value.
  enum Method: String, Sendable {
    case instantiateViewController, performSegue
  }

  /// A call with a literal identifier, at its place.
  struct Call: Sendable {
    var file: String
    var position: SourcePosition
    var method: Method
    var identifier: String
    /// The innermost class around the call.
    var className: String?
  }

  /// In the order of the files and of place.
  private(set) var calls: [Call] = []
  /// The number of each class.
  private var numbers: [String: Int] = [:]
  /// The superclasses of each class. A class that is declared twice can have two.
  private var superclasses: [[Int]] = []
  /// The classes that declare each selector.
  private var declaring: [String: Set<Int>] = [:]

  /// Creates code without declarations and calls.
  package init() {}

  // MARK: - Reading

  /// The ends of the names of files with code, each with its language.
  private static let suffixes: [(text: String, language: CodeLanguage)] = [
    (".swift", .swift), (".h", .objectiveC), (".m", .objectiveC), (".mm", .objectiveC),
  ]

  /// Whether a file contains code, by its name.
  package static func isCode(_ name: String) -> Bool { language(of: name) != nil }

  private static func language(of name: String) -> CodeLanguage? {
    suffixes.first { name.utf8.suffix($0.text.utf8.count).elementsEqual($0.text.utf8) }?.language
  }

  /// Adds the declarations and calls of a file. Files with other names are ignored.
  ///
  /// - Complexity: Linear in the file.
  package mutating func add(_ file: SourceFile) {
    switch Self.language(of: file.path) {
    case .swift: add(SwiftReader.findings(in: file), file)
    case .objectiveC: add(ObjectiveCReader.findings(in: file), file)
    case nil: break
    }
  }

  private mutating func add(_ findings: CodeFindings, _ file: SourceFile) {
    for action in findings.actions { declaring[action.selector, default: []].insert(number(of: action.className)) }
    for subclass in findings.subclasses {
      let (name, superclass) = (number(of: subclass.name), number(of: subclass.superclass))
      if superclasses[name].count < Self.mostAncestors, !superclasses[name].contains(superclass) {
        superclasses[name].append(superclass)
      }
    }
    let positions = SourcePositions(of: findings.calls.map { UInt32($0.offset) }, in: file)
    for call in findings.calls {
      calls.append(
        Call(
          file: file.path, position: positions[UInt32(call.offset)], method: call.method, identifier: call.identifier,
          className: call.className))
    }
  }

  private mutating func number(of className: String) -> Int {
    if let number = numbers[className] { return number }
    numbers[className] = superclasses.count
    superclasses.append([])
    return superclasses.count - 1
  }

  // MARK: - Classes

  /// The superclasses of an app's classes are few, and a longer chain ends here.
  private static let mostAncestors = 64

  /// Returns the numbers of classes and of their superclasses.
  ///
  /// - Parameter names: The names of classes, with or without their modules.
  /// - Returns: The numbers of the classes that the code knows. A class that is its own superclass is there once.
  func ancestry(of names: [String]) -> [Int] {
    var found: [Int] = []
    for name in names {
      guard let number = numbers[Self.withoutModule(name)], !found.contains(number) else { continue }
      found.append(number)
      if found.count == Self.mostAncestors { return found }
    }
    var next = 0
    while next < found.count {
      for superclass in superclasses[found[next]] where !found.contains(superclass) {
        found.append(superclass)
        if found.count == Self.mostAncestors { return found }
      }
      next += 1
    }
    return found
  }

  private static func withoutModule(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// Whether one of some classes declares an unwind action.
  ///
  /// - Complexity: Linear in the classes.
  func declares(_ selector: String, in classes: [Int]) -> Bool {
    guard let declaring = declaring[selector] else { return false }
    return classes.contains { declaring.contains($0) }
  }
}
