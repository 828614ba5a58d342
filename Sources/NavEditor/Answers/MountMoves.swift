package import NavCompiler

/// Files and folders that an editor is about to rename.
package struct FileMoves: Sendable {
  private let moves: [(old: [[UInt8]], new: [[UInt8]])]

  /// - Parameter moves: Absolute paths before and after.
  package init(_ moves: [(old: FileIdentity, new: FileIdentity)]) {
    self.moves = moves.map { (Self.names(of: $0.old), Self.names(of: $0.new)) }
  }

  private static func names(of file: FileIdentity) -> [[UInt8]] {
    file.bytes.split(separator: UInt8(ascii: "/")).map { Array($0) }
  }

  /// The place of a file after the renames. A file in a renamed folder moves with it.
  package func destination(of file: FileIdentity) -> FileIdentity {
    let names = Self.names(of: file)
    guard let move = moves.filter({ names.starts(with: $0.old) }).max(by: { $0.old.count < $1.old.count }) else {
      return file
    }
    return FileIdentity(Array((move.new + names[move.old.count...]).map { [UInt8(ascii: "/")] + $0 }.joined()))
  }

  package func isMoved(_ file: FileIdentity) -> Bool { destination(of: file) != file }

  /// The path from a file to another one, or `nil` if it is not text for a graph file.
  package static func path(from file: FileIdentity, to other: FileIdentity) -> String? {
    let (here, target) = (names(of: file).dropLast(), names(of: other))
    let common = zip(here, target.dropLast()).prefix { $0 == $1 }.count
    let steps = Array(repeating: Array("..".utf8), count: here.count - common) + target[common...]
    guard let path = String(validating: steps.joined(separator: [UInt8(ascii: "/")]), as: UTF8.self),
      path.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { return nil }
    return path
  }
}

extension FileModel {
  /// The edits of the paths of mounts, so that the mounts lead to the same files after the renames.
  package func edits(for moves: FileMoves) -> [TextEdit] {
    let here = moves.destination(of: identity)
    var edits: [Range<Int>: TextEdit] = [:]
    for (mount, target) in zip(declarations.mounts, mounts) {
      guard let node = mount.path, let target,
        let path = FileMoves.path(from: here, to: moves.destination(of: target)),
        path != FileMoves.path(from: identity, to: target)
      else { continue }
      // An alias is replaced, because other mounts can keep the path of its anchor.
      let range = tree.writtenRange(node)
      let place = Int(range.lower)..<Int(range.upper)
      edits[place] = TextEdit(
        identity, place, tree.style(node) == .plain && Self.isPlain(path) ? path : Self.quoted(path))
    }
    return edits.values.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
  }

  /// Whether a path is the same text in each place without quotes.
  private static func isPlain(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    guard let first = bytes.first, first != UInt8(ascii: "-"), !PlainText.isAmbiguous(bytes.span) else { return false }
    return path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_./".unicodeScalars.contains(scalar)
    }
  }

  private static func quoted(_ path: String) -> String {
    "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
