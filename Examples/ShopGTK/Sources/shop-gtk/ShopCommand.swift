import Foundation
import GTKWidgets
import NavRuntime

/// `shop-gtk [--open LINK] [--look light|dark] [--size WIDTHxHEIGHT] [--mouse-swipes] [--trace]`.
///
/// - `--open` opens a link, such as `teashop://orders/1001`.
/// - `--trace` prints each stack that is shown, the outcome of each request, and each message to the customer.
/// - `--mouse-swipes` lets a mouse swipe as a finger does.
///
/// `main` is not `async`, because GTK must be called from the thread on which the program starts.
@main @MainActor struct ShopCommand {
  private(set) var link: String?
  private(set) var look = Appearance.Scheme.system
  private(set) var size = (width: 720, height: 640)
  private(set) var takesMouseSwipes = false
  private(set) var traces = false

  private init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--trace": traces = true
      case "--mouse-swipes": takesMouseSwipes = true
      case "--open":
        guard let value = rest.popFirst() else { return nil }
        link = value
      case "--look":
        switch rest.popFirst() {
        case "light": look = .light
        case "dark": look = .dark
        default: return nil
        }
      case "--size":
        let numbers = (rest.popFirst() ?? "").split(separator: "x").compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        size = (numbers[0], numbers[1])
      default: return nil
      }
    }
  }

  static func main() {
    guard let command = ShopCommand(Array(CommandLine.arguments.dropFirst())) else {
      fail("usage: shop-gtk [--open LINK] [--look light|dark] [--size WIDTHxHEIGHT] [--mouse-swipes] [--trace]", 2)
    }
    guard MainLoop.begin() else { fail("shop-gtk: there is no display", 1) }
    Appearance.use(command.look)
    if let icons = Bundle.module.path(forResource: "Icons", ofType: nil) { Appearance.addIcons(in: icons) }
    Appearance.addStyles("row.open { background-color: alpha(@accent_bg_color, 0.15); }")
    let app = ShopApp(command)
    app.start()
    MainLoop.run()
    withExtendedLifetime(app) {}
  }

  private static func fail(_ words: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data((words + "\n").utf8))
    exit(status)
  }
}
