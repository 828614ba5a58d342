/// One frame of a transition between two pages.
package struct TransitionFrame {
  /// The page that is on top and moves.
  package enum Direction: Hashable, Sendable {
    /// The new page moves in.
    case forward
    /// The old page moves out.
    case backward
  }

  package let style: TransitionStyle
  package let direction: Direction
  /// The elapsed part of the duration, from 0 to 1.
  package let progress: Double

  package init(style: TransitionStyle, direction: Direction, progress: Double) {
    self.style = style
    self.direction = direction
    self.progress = progress
  }

  /// Draws both pages at their positions.
  package func compose(from old: Canvas, to new: Canvas) -> Canvas {
    let way = Self.ease(progress)
    // The visible part of the page on top, from 0 to 1.
    let shown = direction == .forward ? way : 1 - way
    let (top, bottom) = direction == .forward ? (new, old) : (old, new)
    var frame = Canvas(size: new.size)
    switch style {
    case .slide:
      let offset = Self.rounded(Double(frame.size.columns) * (1 - shown))
      frame.draw(bottom, row: 0, column: -(frame.size.columns - offset) / 3, adding: .dim)
      frame.draw(top, row: 0, column: offset)
    case .rise:
      let offset = Self.rounded(Double(frame.size.rows) * (1 - shown))
      frame.draw(bottom, row: 0, column: 0, adding: .dim)
      frame.draw(top, row: offset, column: 0)
    case .fade:
      frame.draw(old, row: 0, column: 0)
      for row in 0..<min(new.size.rows, frame.size.rows) {
        for column in 0..<new.size.columns where Self.threshold(row, column) < way {
          frame.draw(new, from: (row, column), to: (row, column))
        }
      }
    }
    return frame
  }

  /// An ease-out curve: fast at first, then slower.
  package static func ease(_ progress: Double) -> Double {
    let rest = 1 - min(max(progress, 0), 1)
    return 1 - rest * rest * rest
  }

  private static func rounded(_ value: Double) -> Int {
    Int(value.rounded())
  }

  /// The progress at which a cell changes. It is pseudorandom, but the same in each run.
  private static func threshold(_ row: Int, _ column: Int) -> Double {
    var hash = UInt32(truncatingIfNeeded: row &* 374_761_393 &+ column &* 668_265_263)
    hash = (hash ^ (hash >> 13)) &* 1_274_126_177
    return Double((hash ^ (hash >> 16)) & 0xFFFF) / 65536
  }
}
