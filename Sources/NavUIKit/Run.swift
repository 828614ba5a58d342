#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import NavRuntime
  import UIKit

  /// The controllers that show one run of the stack: a native stack, or the columns of a split.
  @MainActor protocol Run: AnyObject {
    /// The controller to show: the root, a tab's child, or a presented controller.
    var shownController: UIViewController { get }
    /// All native stacks, visible or not.
    var stacks: [NativeStack] { get }
    /// The native stack with the page on top.
    var top: NativeStack { get }
    /// The pages of the host, from the bottom of the run.
    var pages: [UIViewController] { get }

    /// Whether these pages, in place of the current ones, can be animated.
    func animates(to pages: [UIViewController]) -> Bool
    /// Shows other pages.
    func show(
      _ pages: [UIViewController], isAnimated: Bool, by animation: (any UIViewControllerAnimatedTransitioning)?)
    /// Whether the controllers can show a run with these columns, or one without columns.
    func fits(_ split: StackSplit<UIViewController>?) -> Bool
  }

  extension Run {
    func contains(_ stack: NativeStack) -> Bool { stacks.contains { $0 === stack } }

    /// The native stack that is moving pages, and the coordinator of its transition.
    var movement: (stack: NativeStack, coordinator: any UIViewControllerTransitionCoordinator)? {
      for stack in stacks {
        if let coordinator = stack.transition { return (stack, coordinator) }
      }
      return nil
    }

    var isMoving: Bool { movement != nil }

    /// Ends running animations and gestures.
    func settle() {
      for stack in stacks { stack.settle() }
    }

    /// Restores the plain delegates, and with them UIKit's swipe.
    func endAnimation() {
      for stack in stacks { stack.endAnimation() }
    }
  }

  extension NativeStack: Run {
    var shownController: UIViewController { controller }
    var stacks: [NativeStack] { [self] }
    var top: NativeStack { self }

    func animates(to pages: [UIViewController]) -> Bool { true }
    func fits(_ split: StackSplit<UIViewController>?) -> Bool { split == nil }
  }
#endif
