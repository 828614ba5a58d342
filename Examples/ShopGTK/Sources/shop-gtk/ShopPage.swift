import GTKWidgets
import NavGTK
import NavRuntime
import ShopModel
import ShopNavigation

/// A page of the shop. It keeps the handle of its screen, and can show messages to the customer.
@MainActor class ShopPage<Shown: Screen>: GTKPage, PageOf {
  let screen: ScreenHandle<Shown>
  private let trace: Trace?
  private var toasts: ToastOverlay?

  init(_ screen: ScreenHandle<Shown>, _ trace: Trace?) {
    (self.screen, self.trace) = (screen, trace)
    super.init()
  }

  /// Sets the content of the page. Messages appear above it.
  func show(_ widget: Widget) {
    let toasts = ToastOverlay(widget)
    self.toasts = toasts
    content = toasts
  }

  /// Shows widgets in a column of a readable width.
  func show(column widgets: [Widget], spacing: Int = 24) {
    let column = Box(.column, spacing: spacing, widgets).padded(top: 24, bottom: 24, sides: 16)
    show(ScrollArea(Clamp(column)))
  }

  /// Shows a message to the customer for a few seconds.
  func say(_ words: String) {
    trace?.said(words)
    toasts?.say(words)
  }
}

extension ShopPage where Shown: Shop.Anywhere {
  /// Adds a Help button to the bar, and the F1 key. The graph declares the segue under `anywhere`.
  func offerHelp() {
    let screen = screen
    barEnd.append(Button(icon: "help-about-symbolic", "Help (F1)") { screen.help() })
    shortcut("F1") { screen.help() }
  }
}

extension Button {
  /// The style of the main button of a page.
  func prominent() -> Self { styled("suggested-action", "pill").aligned(.center) }

  /// The style of the other buttons.
  func plain() -> Self { styled("pill").aligned(.center) }

  /// The style of a button in the row of a list.
  func small() -> Self { styled("flat").aligned(.center, .center) }
}

extension Label {
  /// An amount at the end of a row.
  static func price(_ amount: Money) -> Label { Label("\(amount)").styled("numeric").aligned(.end, .center) }
}

extension Icon {
  /// The arrow at the end of a row that opens a page.
  static func arrow() -> Icon { Icon("go-next-symbolic").styled("dim-label") }
}

extension RowGroup {
  /// Shows order lines with their prices and the total.
  func show(_ lines: [OrderLine], _ row: (OrderLine) -> Row) {
    let total = Row("Total").ending(with: Label.price(lines.total).styled("heading")).passive()
    setRows(lines.map(row) + [total])
  }
}

extension OrderLine {
  /// The title and the subtitle of the line in a list.
  var words: (title: String, subtitle: String) { (product.name, "\(count) × 100 g, \(product.price) each") }
}
