import Foundation
import GTKWidgets
import NavGTK
import NavRuntime
import ShopNavigation

/// Lets the user choose an order, and returns it.
@MainActor final class FiltersPage: ShopPage<Shop.Filters> {
  override init(_ screen: Shop.Filters.Handle, _ trace: Trace?) {
    super.init(screen, trace)
    let group = RowGroup("Sort by")
    group.setRows(
      Shop.SortOrder.allCases.map { order in
        let row = Row(order.title.prefix(1).uppercased() + order.title.dropFirst()) { screen.apply(order) }
        return order == screen.arguments.current ? row.ending(with: Icon("object-select-symbolic")) : row
      })
    content = Box(.column, [group]).padded(top: 6, bottom: 6, sides: 6)
  }
}
