/// How a toolkit joins the columns of a split into one native stack, and separates them again. Each of these occurs in
/// an app.
package enum ColumnMerge: Hashable, Sendable, CaseIterable {
  /// As `UISplitViewController` does by default: all pages are pushed on the first column, and only the page on top
  /// becomes a column again.
  case takesTheTop
  /// The native stack of the last column is pushed as one controller.
  case nestsStacks
  /// The delegate discards the last column.
  case dropsTheDetail
  /// The placeholder of an empty column is pushed like a page.
  case keepsThePlaceholder
  /// Each form has its own stack, as with a `.compact` column that the app fills by itself.
  case hasTwoStacks
}

/// A native stack that can be in columns.
struct HostSplit {
  /// The number of columns.
  let columns: Int
  /// Returns the page for an empty last column.
  let placeholder: () -> SimulatedPage?
}
