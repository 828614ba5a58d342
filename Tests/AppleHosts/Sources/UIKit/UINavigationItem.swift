// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor open class UIBarAppearance: NSObject {
  nonisolated public override init() {}
}

@MainActor open class UINavigationBarAppearance: UIBarAppearance {}

@MainActor open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
}

@MainActor open class UINavigationItem: NSObject {
  open var title: String?
  /// The page that the item belongs to.
  weak var page: UIViewController?
  open var backAction: UIAction?
  open var rightBarButtonItem: UIBarButtonItem?
  open var searchController: UISearchController? { didSet { searchController?.searched = page } }
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }
}
