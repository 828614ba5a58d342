import GTKWidgets
import NavGTK
import NavRuntime
import ShopModel
import ShopNavigation

/// A page of the shop: it keeps the handle of its screen, and can say something to the customer.
@MainActor class ShopPage<Shown: Screen>: GTKPage, PageOf {
  let screen: ScreenHandle<Shown>
  private let trace: Trace?
  private var toasts: ToastOverlay?

  init(_ screen: ScreenHandle<Shown>, _ trace: Trace?) {
    (self.screen, self.trace) = (screen, trace)
    super.init()
  }

  /// Shows a widget, over which something can be said.
  func show(_ widget: Widget) {
    let toasts = ToastOverlay(widget)
    self.toasts = toasts
    content = toasts
  }

  /// Shows widgets one below the other, no wider than people like to read.
  func show(column widgets: [Widget], spacing: Int = 24) {
    let column = Box(.column, spacing: spacing, widgets).padded(top: 24, bottom: 24, sides: 16)
    show(ScrollArea(Clamp(column)))
  }

  /// Says something to the customer, for a few seconds.
  func say(_ words: String) {
    trace?.said(words)
    toasts?.say(words)
  }
}

extension ShopPage where Shown: Shop.Anywhere {
  /// Help, which the graph has under `anywhere`: a button of the bar, and a key.
  func offerHelp() {
    let screen = screen
    barEnd.append(Button(icon: "help-about-symbolic", "Help (F1)") { screen.help() })
    shortcut("F1") { screen.help() }
  }
}

extension Button {
  /// The one that people came for.
  func prominent() -> Self { styled("suggested-action", "pill").aligned(.center) }

  /// Another one.
  func plain() -> Self { styled("pill").aligned(.center) }

  /// One in a row of a list.
  func small() -> Self { styled("flat").aligned(.center, .center) }
}

extension Label {
  /// An amount behind a row.
  static func price(_ amount: Money) -> Label { Label("\(amount)").styled("numeric").aligned(.end, .center) }
}

extension Icon {
  /// Says that a row leads somewhere.
  static func arrow() -> Icon { Icon("go-next-symbolic").styled("dim-label") }
}

extension RowGroup {
  /// Teas with their prices, and what they cost together.
  func show(_ lines: [OrderLine], _ row: (OrderLine) -> Row) {
    let total = Row("Total").ending(with: Label.price(lines.total).styled("heading")).passive()
    setRows(lines.map(row) + [total])
  }
}

extension OrderLine {
  /// Its row of a list, without what is behind it.
  var words: (title: String, subtitle: String) { (product.name, "\(count) × 100 g, \(product.price) each") }
}
