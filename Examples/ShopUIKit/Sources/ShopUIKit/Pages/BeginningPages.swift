import NavRuntime
import ShopModel
import ShopNavigation
import UIKit

/// The page for users who are not signed in.
@MainActor final class WelcomePage: ShopPage<Shop.Welcome> {
  override func build() {
    addLabel("The Tea Shop")
    addButton("Sign in") { [screen] in screen.signIn() }
    // This page has no bar for the button.
    addButton("Help") { [screen] in screen.help() }
  }
}

/// Asks for a name, and returns a customer.
@MainActor final class SignInPage: ShopPage<Shop.SignIn> {
  private var name = ""

  override func build() {
    addHelp()
    addField("Your name") { [weak self] in self?.name = $0 }
    addButton("Done") { [weak self] in
      if let self, !name.isEmpty { screen.done(Customer(name: name)) }
    }
  }
}

/// Explains how to use the shop, above any page.
@MainActor final class HelpPage: ShopPage<Shop.Help> {
  private let store: Store

  init(_ screen: Shop.Help.Handle, store: Store) {
    self.store = store
    super.init(screen)
  }

  override func build() {
    addLabel("Tap a tea to see it. Each tab keeps what is open.")
    addButton("Close") { [screen] in screen.close() }
    if store.customer != nil { addButton("Sign out") { [store] in store.signOut() } }
  }
}

/// Shows the signed-in customer, and lets them sign out.
@MainActor final class AccountPage: ShopPage<Shop.Account> {
  private let store: Store
  private lazy var name = addLabel()

  init(_ screen: Shop.Account.Handle, store: Store) {
    self.store = store
    super.init(screen)
  }

  override func build() {
    addHelp()
    _ = name
    addButton("Newest order") { [store, screen] in
      if let order = store.orders.first { screen.seeOrder(number: order.number) }
    }
    addButton("Sign out") { [store] in store.signOut() }
  }

  override func update() { name.text = store.customer?.name }
}
