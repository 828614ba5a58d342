import GTKWidgets
import NavGTK
import NavRuntime
import ShopNavigation

/// The page for users who are not signed in.
@MainActor final class WelcomePage: ShopPage<Shop.Welcome> {
  override init(_ screen: Shop.Welcome.Handle, _ trace: Trace?) {
    super.init(screen, trace)
    let buttons = Box(
      .row, spacing: 12,
      [
        Button("Sign in") { screen.signIn() }.prominent(),
        Button("Help") { screen.help() }.plain(),
      ]
    ).aligned(.center)
    show(
      StatusPage(
        icon: "tea-cup-symbolic", title: "The Tea Shop", description: "Sign in to look around.", buttons))
    shortcut("F1") { screen.help() }
  }
}
