import NavRuntime
import ShopModel
import ShopNavigation
import SwiftUI

/// The page for users who are not signed in.
struct WelcomePage: View {
  let screen: Shop.Welcome.Handle

  var body: some View {
    ShopPage {
      Text("The Tea Shop")
      Button("Sign in") { screen.signIn() }
      // This page has no bar for the button.
      Button("Help") { screen.help() }
    }
  }
}

/// Asks for a name, and returns a customer.
struct SignInPage: View {
  let screen: Shop.SignIn.Handle
  @State private var name = ""

  var body: some View {
    ShopPage {
      TextField("Your name", text: $name)
      Button("Done") { screen.done(Customer(name: name)) }.disabled(name.isEmpty)
    }
    .offeringHelp(from: screen)
  }
}

/// Explains how to use the shop, above any page.
struct HelpPage: View {
  let screen: Shop.Help.Handle
  let store: Store

  var body: some View {
    ShopPage {
      Text("Tap a tea to see it. Each tab keeps what is open.")
      Button("Close") { screen.close() }
      if store.customer != nil { Button("Sign out") { store.signOut() } }
    }
  }
}

/// Shows the signed-in customer, and lets them sign out.
struct AccountPage: View {
  let screen: Shop.Account.Handle
  let store: Store

  var body: some View {
    ShopPage {
      Text(store.customer?.name ?? "")
      Button("Newest order") {
        if let order = store.orders.first { screen.seeOrder(number: order.number) }
      }
      Button("Sign out") { store.signOut() }
    }
    .offeringHelp(from: screen)
  }
}
