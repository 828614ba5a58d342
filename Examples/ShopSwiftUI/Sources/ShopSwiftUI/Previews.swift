// Only Xcode shows previews. `#Preview` would be shorter, but the macro is part of Xcode, so `swift run` without
// Xcode could not build the app.
#if os(iOS) || os(macOS)
  import NavSwiftUI
  import ShopModel
  import ShopNavigation
  import SwiftUI

  struct TeaPreviews: PreviewProvider {
    static var previews: some View {
      let store = Store()
      NavigatorView<Shop>(
        at: [Shop.Catalog(), Shop.Product(id: "assam")], screens: ShopScreens(store: store),
        facts: ShopFacts(store: store)
      )
      .previewDisplayName("A tea")
    }
  }
#endif
