import NavCompiler

@testable import NavImport

/// The declarations and calls of code as lines:
///
///     A close:
///     A: B
///     3:5 performSegue 'open' in A
func findings(_ text: String, _ language: CodeLanguage = .swift) -> [String] {
  findings(Array(text.utf8), language)
}

func findings(_ bytes: [UInt8], _ language: CodeLanguage) -> [String] {
  let file = SourceFile(path: language == .swift ? "A.swift" : "A.m", bytes: bytes)
  let found = language == .swift ? SwiftReader.findings(in: file) : ObjectiveCReader.findings(in: file)
  let positions = SourcePositions(of: found.calls.map { UInt32($0.offset) }, in: file)
  let calls = found.calls.map { call in
    let position = positions[UInt32(call.offset)]
    let place = call.className.map { " in \($0)" } ?? ""
    return "\(position.line):\(position.column) \(call.method.rawValue) '\(call.identifier)'\(place)"
  }
  return found.actions.map { "\($0.className) \($0.selector)" }
    + found.subclasses.map { "\($0.name): \($0.superclass)" } + calls
}
