#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  import Foundation

  /// The columns of a stack, if it is a split.
  struct ShownSplit {
    /// The number of columns that the graph can fill.
    let columns: Int
    /// Returns the page for an empty last column.
    let makePlaceholder: @MainActor () -> ShownPage?
    /// The placeholder, after it was first needed.
    var placeholder: ShownPage?
  }

  /// The places of the columns in a view. A page stays in one `ZStack` in both forms, so that SwiftUI keeps its state.
  struct ColumnPlaces {
    /// The width from which columns are side by side.
    static let leastWidth: CGFloat = 700
    /// The width from which three columns are side by side.
    private static let leastWidthOfThree: CGFloat = 1_000
    private static let sidebar: CGFloat = 260

    /// The visible columns. With room for two of three columns, these are the last two that are open.
    let visible: Range<Int>
    private let width: CGFloat

    init(columns: Int, open: Int, width: CGFloat) {
      let room = min(columns, width >= Self.leastWidthOfThree ? 3 : 2)
      let first = max(0, open - room)
      (visible, self.width) = (first..<first + room, width)
    }

    /// The space before a column.
    func leading(_ column: Int) -> CGFloat { CGFloat(max(0, column - visible.lowerBound)) * Self.sidebar }

    /// The space after a column.
    func trailing(_ column: Int) -> CGFloat {
      column + 1 == visible.upperBound ? 0 : max(0, width - leading(column) - Self.sidebar)
    }
  }
#endif
