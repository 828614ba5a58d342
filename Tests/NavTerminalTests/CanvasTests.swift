import Testing

@testable import NavTerminal

@Suite struct CanvasTests {
  private func check(
    _ rows: [String], columns: Int = 6, sourceLocation: SourceLocation = #_sourceLocation,
    drawing: (inout Canvas) -> Void
  ) {
    var canvas = Canvas(size: GridSize(rows: rows.count, columns: columns))
    drawing(&canvas)
    #expect((0..<rows.count).map { canvas.text(row: $0) } == rows, sourceLocation: sourceLocation)
  }

  @Test func textIsCutOffAtEveryEdge() {
    check(["catalo", "", "ogue"]) {
      $0.write("catalogue", row: 0, column: 0)
      $0.write("catalogue", row: 2, column: -5)
      $0.write("catalogue", row: 3, column: 0)
      $0.write("catalogue", row: -1, column: 0)
    }
  }

  @Test func textEndsOrIsCentredWhereAsked() {
    check([" 茶 ok", " 茶x"]) {
      $0.write("茶 ok", row: 0, endingAt: 6)
      $0.write("茶x", row: 1, centredWith: .plain)
    }
  }

  @Test func aWideCharacterIsNeverCutInHalf() {
    check(["abcde", " x"]) {
      $0.write("abcde茶", row: 0, column: 0)
      $0.write("茶x", row: 1, column: -1)
    }
  }

  @Test func writingOverHalfOfAWideCharacterBlanksTheOther() {
    check([" x茶", "x 茶", "茶 x"]) {
      $0.write("茶茶", row: 0, column: 0)
      $0.write("x", row: 0, column: 1)
      $0.write("茶茶", row: 1, column: 0)
      $0.write("x", row: 1, column: 0)
      $0.write("茶茶", row: 2, column: 0)
      $0.write("x", row: 2, column: 3)
    }
  }

  @Test func escapeSequencesInATextDoNotReachTheTerminal() {
    check(["\u{FFFD}[2J"]) { $0.write("\u{1B}[2J", row: 0, column: 0) }
  }

  @Test func aCanvasDrawnOverAnotherIsMovedAndCut() {
    var other = Canvas(size: GridSize(rows: 2, columns: 6))
    other.write("茶abcd", row: 0, column: 0)
    other.write("xyz茶茶", row: 1, column: 0)
    check(["..茶ab", "..xyz"]) { canvas in
      for row in 0..<2 { canvas.write("......", row: row, column: 0) }
      canvas.draw(other, row: 0, column: 2)
    }
    check([" abcd.", "yz茶 ."]) { canvas in
      for row in 0..<2 { canvas.write("......", row: row, column: 0) }
      canvas.draw(other, row: 0, column: -1)
    }
  }

  /// For all combinations of places and texts, a wide character has both of its halves.
  @Test func halvesAlwaysMatch() {
    let texts = ["茶茶茶", "a茶b茶", "abcdef", " 茶 茶"]
    for first in texts {
      for second in texts {
        for column in -7...7 {
          var other = Canvas(size: GridSize(rows: 1, columns: 6))
          other.write(second, row: 0, column: 0)
          var canvas = Canvas(size: GridSize(rows: 1, columns: 6))
          canvas.write(first, row: 0, column: 0)
          canvas.draw(other, row: 0, column: column)
          for place in 0..<6 {
            if case .wide = canvas[0, place].content {
              #expect(place + 1 < 6 && canvas[0, place + 1].content == .trailing, "\(first) \(second) \(column)")
            }
            if canvas[0, place].content == .trailing {
              guard place > 0, case .wide = canvas[0, place - 1].content else {
                Issue.record("half a character: \(first) \(second) \(column)")
                continue
              }
            }
          }
        }
      }
    }
  }
}
