import Foundation
import NavCompiler
import NavEditor
import Testing

/// A graph with a cursor, `▮`, in one of its files.
struct EditedGraph {
  let files: [(name: String, text: String)]
  let file: FileIdentity
  let offset: Int
  let project: Project

  /// The text without the cursor.
  let text: String

  /// Creates a graph. The first file has the cursor, unless another one has it. A text that libyaml refuses is repaired.
  init(_ text: String, _ others: [String: String] = [:]) throws {
    var files = [("shop.nav.yaml", text)] + others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let marked = try #require(files.firstIndex { $0.1.contains("▮") })
    let parts = files[marked].1.components(separatedBy: "▮")
    try #require(parts.count == 2)
    files[marked].1 = parts.joined()
    self.files = files.map { (name: $0.0, text: $0.1) }
    self.text = files[marked].1
    file = FileIdentity(files[marked].0)
    offset = parts[0].utf8.count
    let names = Set(files.map(\.0))
    project = Project(
      files.compactMap { name, text in
        let bytes = Array(text.utf8)
        return Self.model(name, bytes, names) ?? Repair.repair(bytes).flatMap { Self.model(name, $0.bytes, names) }
      })
  }

  private static func model(_ name: String, _ bytes: [UInt8], _ names: Set<String>) -> FileModel? {
    FileModel(SourceFile(path: name, bytes: bytes), identity: FileIdentity(name)) { path in
      names.contains(path) ? FileIdentity(path) : nil
    }
  }

  var model: FileModel? { project.models[file] }

  /// The items at the cursor, as `label` or `label (reason)`. It is `nil` in a place without completion.
  func completions() -> [String]? {
    let buffer = TextBuffer(text)
    guard let model, let context = CursorContext(at: offset, in: buffer) else { return nil }
    let completer = Completer(
      model, accepted: nil, project: project, at: context, in: buffer, mountPaths: ["checkout.nav.yaml"])
    return completer.list(at: offset)?.items.map { $0.rank == 0 ? $0.label : "\($0.label) (\($0.detail))" }
  }

  /// The lines of places, as `file:line text`.
  func lines(_ places: [Project.Place]) -> [String] {
    places.map { place in
      let text = files.first { FileIdentity($0.name) == place.file }?.text ?? ""
      let bytes = Array(text.utf8)
      let line = bytes[..<place.range.lowerBound].count { $0 == 0x0A } + 1
      let name = String(decoding: place.file.bytes, as: UTF8.self).prefix { $0 != "." }
      return "\(name):\(line) \(String(decoding: bytes[place.range], as: UTF8.self))"
    }
  }

  var definitions: [String] { lines(project.definitions(at: offset, in: file)) }
  var references: [String] { lines(project.references(at: offset, in: file, withDeclaration: true)) }

  /// The texts of the files with a new name at the cursor, or the reason against it.
  func renamed(to name: String) -> Result<[String: String], Renaming.Refusal> {
    Result { () throws(Renaming.Refusal) in
      let renaming = try Renaming(at: offset, in: file, to: name, of: project) { _ in true }
      return Dictionary(
        uniqueKeysWithValues: files.map { file in
          let bytes = renaming.edits.applied(to: Array(file.text.utf8), of: FileIdentity(file.name))
          return (file.name, String(decoding: bytes, as: UTF8.self))
        })
    }
  }
}
