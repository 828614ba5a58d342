// Xcode alone has previews.
#if os(iOS) || os(macOS)
  import NavSwiftUI
  import ShopModel
  import ShopNavigation
  import SwiftUI

  #Preview("A tea") {
    let store = Store()
    NavigatorView<Shop>(
      at: [Shop.Catalog(), Shop.Product(id: "assam")], screens: ShopScreens(store: store),
      facts: ShopFacts(store: store))
  }
#endif
