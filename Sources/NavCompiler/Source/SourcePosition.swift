/// A place as a person counts: lines and columns from 1, a column a Unicode scalar.
package struct SourcePosition: Hashable, Sendable {
  package var line: Int
  package var column: Int
  /// The first byte of the line.
  package var lineStart: Int
}

/// The positions of some places of a file, found in one walk over it.
///
/// Lines end at a line feed, a carriage return, or both; a byte order mark has no column.
package struct SourcePositions: Sendable {
  private let offsets: [UInt32]
  private let positions: [SourcePosition]

  /// - Complexity: linear in the file up to the last of the offsets, whatever the length of its lines.
  package init(of offsets: some Sequence<UInt32>, in file: SourceFile) {
    let sorted = Set(offsets).sorted()
    var positions: [SourcePosition] = []
    var position = SourcePosition(line: 1, column: 1, lineStart: file.textStart)
    var offset = file.textStart
    file.bytes.withUnsafeBufferPointer { bytes in
      for target in sorted {
        let end = min(Int(target), bytes.count)
        while offset < end {
          let byte = bytes[offset]
          offset += 1
          if byte == 0x0A || (byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) {
            position = SourcePosition(line: position.line + 1, column: 1, lineStart: offset)
          } else if byte & 0xC0 != 0x80 {
            position.column += 1
          }
        }
        positions.append(position)
      }
    }
    self.offsets = sorted
    self.positions = positions
  }

  /// The position of one of the places that the positions were made for.
  package subscript(offset: UInt32) -> SourcePosition {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    guard low < offsets.count, offsets[low] == offset else { return SourcePosition(line: 1, column: 1, lineStart: 0) }
    return positions[low]
  }
}
