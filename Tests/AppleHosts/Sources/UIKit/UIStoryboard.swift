// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// UIKit reads the scene from a file. The double passes an empty archive to the creator. Without a creator, or if it
  /// returns `nil`, the class that a test registered for the scene creates the page.
  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    let archive = NSCoder()
    if let page = creator?(archive) { return page }
    guard let page = Simulator.current.scenes[name]?[identifier]?.init(coder: archive) as? ViewController else {
      fatalError("'\(name)' has no scene '\(identifier)' that creates a \(ViewController.self)")
    }
    return page
  }
}
