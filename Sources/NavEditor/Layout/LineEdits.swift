/// The edits of whole lines that turn a text into another one, by the algorithm of Myers (1986) with a bound on its
/// effort. If few lines differ, no smaller edits exist.
package struct LineEdits {
  package enum Kind: Sendable {
    case same, removed, added
  }

  /// An edit with the indexes of its old and its new line.
  package struct Edit: Sendable {
    package var kind: Kind
    package var old: Int
    package var new: Int
  }

  package private(set) var edits: [Edit] = []

  /// The maximum number of removed and added lines in a stretch for which the shortest difference is searched.
  private static let bound = 400
  /// The number of lines that are compared at a time.
  private static let window = 2_000

  /// Compares lines, which ``Difference/lines(of:)`` returns.
  package init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    let number = { (line: ArraySlice<UInt8>) -> Int in
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let (before, after) = (old.map(number), new.map(number))
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      while i < before.count, j < after.count, before[i] == after[j] {
        edits.append(Edit(kind: .same, old: i, new: j))
        (i, j) = (i + 1, j + 1)
      }
      let left = before[i..<min(before.count, i + Self.window)]
      let right = after[j..<min(after.count, j + Self.window)]
      guard !left.isEmpty || !right.isEmpty else { break }
      let isEnd = left.endIndex == before.count && right.endIndex == after.count
      addPath(left, right, isEnd: isEnd)
      (i, j) =
        edits.last.map { ($0.old + ($0.kind == .added ? 0 : 1), $0.new + ($0.kind == .removed ? 0 : 1)) } ?? (0, 0)
    }
  }

  /// Adds the edits of a window, up to the farthest point within the bound.
  private mutating func addPath(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>, isEnd: Bool) {
    let (n, m) = (left.count, right.count)
    guard n > 0, m > 0 else {
      edits += left.indices.map { Edit(kind: .removed, old: $0, new: right.startIndex) }
      edits += right.indices.map { Edit(kind: .added, old: left.startIndex, new: $0) }
      return
    }
    // The index of a diagonal is `bound + 1` larger than the diagonal.
    var farthest = Array(repeating: Self.nowhere, count: 2 * Self.bound + 3)
    farthest[Self.bound + 2] = 0
    var history: [[Int]] = []
    var best = (sum: -1, depth: 0, diagonal: 0)
    search: for depth in 0...min(n + m, Self.bound) {
      history.append(farthest)
      for diagonal in stride(from: -depth, through: depth, by: 2) {
        let isDown = Self.isDown(diagonal, depth, farthest)
        let index = diagonal + Self.bound + 1
        var x = isDown ? farthest[index + 1] : farthest[index - 1] + 1
        var y = x - diagonal
        guard 0...n ~= x, 0...m ~= y else {
          farthest[index] = Self.nowhere
          continue
        }
        while x < n, y < m, left[left.startIndex + x] == right[right.startIndex + y] { (x, y) = (x + 1, y + 1) }
        farthest[index] = x
        if x + y > best.sum { best = (x + y, depth, diagonal) }
        // Without the end of a file, one side of the window suffices.
        if isEnd ? x >= n && y >= m : x >= n || y >= m {
          best = (x + y, depth, diagonal)
          break search
        }
      }
    }
    trace(best.depth, best.diagonal, best.sum, history, left.startIndex, right.startIndex)
  }

  /// A point outside of the window.
  private static let nowhere = -1 << 32

  /// Whether the farthest path to a diagonal ends with an added line.
  private static func isDown(_ diagonal: Int, _ depth: Int, _ farthest: [Int]) -> Bool {
    guard diagonal != -depth else { return true }
    let index = diagonal + bound + 1
    return diagonal != depth && farthest[index - 1] < farthest[index + 1]
  }

  private mutating func trace(
    _ depth: Int, _ diagonal: Int, _ sum: Int, _ history: [[Int]], _ leftStart: Int, _ rightStart: Int
  ) {
    var path: [Edit] = []
    var x = (sum + diagonal) / 2
    var y = (sum - diagonal) / 2
    for level in stride(from: depth, through: 0, by: -1) {
      let farthest = history[level]
      let isDown = Self.isDown(x - y, level, farthest)
      let previous = isDown ? x - y + 1 : x - y - 1
      let startX = level == 0 ? 0 : farthest[previous + Self.bound + 1] + (isDown ? 0 : 1)
      while x > startX, y > 0 {
        (x, y) = (x - 1, y - 1)
        path.append(Edit(kind: .same, old: leftStart + x, new: rightStart + y))
      }
      guard level > 0 else { break }
      if isDown {
        y -= 1
        path.append(Edit(kind: .added, old: leftStart + x, new: rightStart + y))
      } else {
        x -= 1
        path.append(Edit(kind: .removed, old: leftStart + x, new: rightStart + y))
      }
    }
    edits += path.reversed()
  }
}
