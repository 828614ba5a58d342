#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  #if canImport(QuartzCore)
    import QuartzCore
  #endif
  import UIKit

  extension CALayer {
    /// Ends UIKit's animations in the layer. Animations inside of pages belong to the app, and continue.
    @MainActor func stopMoving(but pages: [UIViewController]) {
      let kept = Set(pages.compactMap { $0.viewIfLoaded.map { ObjectIdentifier($0.layer) } })
      var rest = [self]
      while let layer = rest.popLast() {
        layer.removeAllAnimations()
        if !kept.contains(ObjectIdentifier(layer)) { rest += layer.sublayers ?? [] }
      }
    }
  }
#endif
