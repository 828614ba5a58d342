/// The starts of the lines of a text in UTF-8. A line ends with a line feed, a carriage return, or both.
package struct LineTable: Sendable {
  /// The first byte of each line. The first line starts at 0.
  private var starts: [UInt32] = [0]

  package init(_ bytes: [UInt8]) {
    Self.scan(bytes, from: 0, to: bytes.count, into: &starts)
  }

  package var count: Int { starts.count }

  /// The first byte of a line.
  package func start(of line: Int) -> Int { Int(starts[line]) }

  /// The line that contains a byte, or the last line for the end of the text.
  package func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The bytes of a line without its end.
  package func content(of line: Int, in bytes: [UInt8]) -> Range<Int> {
    let start = start(of: line)
    var end = line + 1 < starts.count ? self.start(of: line + 1) : bytes.count
    if line + 1 < starts.count {
      if end > start, bytes[end - 1] == 0x0A { end -= 1 }
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return start..<end
  }

  /// Updates the table after a part of the text was replaced.
  ///
  /// - Parameters:
  ///   - replaced: The replaced range of the previous text.
  ///   - count: The number of bytes that replace it.
  ///   - bytes: The new text.
  /// - Complexity: Linear in the lines and the new part, with a small factor.
  mutating func replace(_ replaced: Range<Int>, byBytes count: Int, in bytes: [UInt8]) {
    // A carriage return before the part, or a line feed after it, can become a part of another line end.
    let firstLine = line(at: max(0, replaced.lowerBound - 1))
    var after = firstLine + 1
    while after < starts.count, Int(starts[after]) <= replaced.upperBound + 1 { after += 1 }
    let shift = count - replaced.count
    let end = after < starts.count ? Int(starts[after]) + shift : bytes.count
    var fresh: [UInt32] = []
    Self.scan(bytes, from: Int(starts[firstLine]), to: end, into: &fresh)
    // The line after the scanned part starts at its end.
    if after < starts.count, fresh.last == UInt32(end) { fresh.removeLast() }
    if shift != 0 {
      for index in after..<starts.count { starts[index] = UInt32(Int(starts[index]) + shift) }
    }
    starts.replaceSubrange(firstLine + 1..<after, with: fresh)
  }

  /// Appends the starts of the lines that follow a line end in a part of a text.
  private static func scan(_ bytes: [UInt8], from start: Int, to end: Int, into starts: inout [UInt32]) {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      while offset < end {
        let byte = bytes[offset]
        offset += 1
        if byte == 0x0A || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A) {
          starts.append(UInt32(offset))
        }
      }
    }
  }
}
