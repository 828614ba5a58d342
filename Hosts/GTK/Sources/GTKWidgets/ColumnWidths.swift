/// The positions of columns side by side. The last column takes the width that the others leave.
struct ColumnWidths {
  /// The width from which two columns are side by side.
  private static let leastForTwo: Int32 = 760
  /// The additional width from which there is one more column.
  private static let leastForMore: Int32 = 320
  private static let usual: ClosedRange<Int32> = 280...360

  /// A column in the coordinates of a left-to-right layout.
  struct Place: Sendable {
    let x: Int32
    let width: Int32
  }

  let places: [Place]
  /// Whether the columns that exist have room for their minimum widths.
  private let isWideEnough: Bool
  private let width: Int32

  /// Divides a width. `least` contains the minimum widths of the columns.
  init(_ width: Int32, least: [Int32]) {
    let share = min(max(width / Int32(least.count + 1), Self.usual.lowerBound), Self.usual.upperBound)
    var places: [Place] = []
    var x: Int32 = 0
    for least in least.dropLast() {
      places.append(Place(x: x, width: max(share, least)))
      x += max(share, least)
    }
    let last = least.last ?? 0
    places.append(Place(x: x, width: max(width - x, last)))
    (self.places, self.width, isWideEnough) = (places, width, x + last <= width)
  }

  /// Whether a number of columns has room side by side. Some of them may not exist yet.
  func fits(_ count: Int) -> Bool {
    isWideEnough && width >= Self.leastForTwo + Int32(count - 2) * Self.leastForMore
  }
}
