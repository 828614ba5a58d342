import FuzzTargets
import NavCompiler
import NavEditor
import Testing

@testable import NavDiff

/// A rename of an item in all files of a random graph.
struct RandomRename: CustomStringConvertible {
  let old: GraphDiff.Side
  let new: GraphDiff.Side
  let name: NewName
  let seed: UInt64

  var description: String {
    "seed \(seed): \(name.kind.map(\.rawValue) ?? "parameter") \(name.owner) \(name.old) to \(name.new)"
  }

  /// Some renames of a random graph that are valid.
  static func some(seed: UInt64) throws -> [RandomRename] {
    var choices = Choices(seed: seed &* 1_000_003 &+ 29)
    let graph = ValidGraph(named: "Graph", &choices)
    let old = try #require(graph.side)
    let names = Set(graph.files.map(\.path))
    let project = Project(
      graph.files.compactMap { file in
        FileModel(
          SourceFile(path: file.path, bytes: Array(file.yaml.utf8)), identity: FileIdentity(file.path)
        ) { names.contains($0) ? FileIdentity($0) : nil }
      })
    let declared = project.sortedModels.flatMap { model in
      model.occurrences.filter { $0.role == .declaration && $0.item != nil && $0.item?.kind != .file }
        .map { (model.identity, $0) }
    }
    if declared.isEmpty { return [] }
    return (0..<6).compactMap { _ in
      let (file, occurrence) = choices.pick(declared)
      guard let item = occurrence.item,
        let renaming = try? Renaming(
          at: occurrence.range.lowerBound, in: file,
          to: item.kind == .graph || item.kind == .type ? "Other" : "other", of: project, isAllowed: { _ in true })
      else { return nil }
      let edited = ValidGraph(
        graph.files.map { file in
          let bytes = renaming.edits.applied(to: Array(file.yaml.utf8), of: FileIdentity(file.path))
          return ValidGraph.File(path: file.path, yaml: String(decoding: bytes, as: UTF8.self), module: file.module)
        })
      return edited.side.map { new in
        let name = NewName(
          ItemKind(rawValue: item.kind.rawValue), of: item.owner, from: item.name, to: renaming.newName)
        return RandomRename(old: old, new: new, name: name, seed: seed)
      }
    }
  }
}
