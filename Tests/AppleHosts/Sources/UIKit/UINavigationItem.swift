// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor open class UIBarAppearance: NSObject {
  nonisolated public override init() {}
}

@MainActor open class UINavigationBarAppearance: UIBarAppearance {}

@MainActor open class UINavigationBar: UIView {}

@MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var backAction: UIAction?
  open var rightBarButtonItem: UIBarButtonItem?
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }
}
