// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the search is active. An active search controller is presented over the containers of its page.
  open var isActive: Bool {
    get { ownPresenting != nil }
    set {
      if newValue, !isActive { searched?.present(self, animated: false) }
      if !newValue, isActive { ownPresenting?.dismiss(animated: false) }
    }
  }

  /// The page whose navigation item has the search controller.
  package weak var searched: UIViewController?
}
