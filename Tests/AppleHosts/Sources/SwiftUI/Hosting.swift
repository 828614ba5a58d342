// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UIKit

@MainActor @preconcurrency open class UIHostingController<Content>: UIViewController where Content: View {
  public var rootView: Content { didSet { tree?.show(rootView) } }
  public var sizingOptions: UIHostingControllerSizingOptions = []
  package private(set) var tree: ViewTree?

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder aDecoder: NSCoder) { fatalError("not created from a storyboard") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.onLayout = { [weak self] in self?.layOut() }
  }

  /// Creates the tree of views. SwiftUI evaluates views when they are laid out, not earlier.
  private func layOut() {
    if tree == nil { tree = ViewTree(rootView, in: self) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // UIKit lays out in the next turn of the run loop, after the animation starts.
    if animated { Simulator.current.after(.zero) { [weak self] in self?.layOut() } }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    layOut()
    tree?.appear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tree?.disappear()
  }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
}
