// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

@MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// While it is active it is presented, over what is around the page that it is for.
  open var isActive: Bool {
    get { ownPresenting != nil }
    set {
      if newValue, !isActive { searched?.present(self, animated: false) }
      if !newValue, isActive { ownPresenting?.dismiss(animated: false) }
    }
  }

  /// The page whose navigation item has it.
  package weak var searched: UIViewController?
}
