#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import NavRuntime
  import UIKit

  // Splits, and the changes of their form.
  extension UIKitHost {
    /// Whether the topmost split shows its columns side by side. Layers without columns do not count.
    public var isExpanded: Bool {
      layers.last { isThere($0) && $0.run is Split }.flatMap { $0.run as? Split }?.isExpanded ?? false
    }

    var splits: [Split] { layers.flatMap(\.runs).compactMap { $0 as? Split } }

    /// Whether the page begins a column.
    func beginsColumn(_ page: UIViewController) -> Bool {
      instances[ObjectIdentifier(page)].map(panes.contains) ?? false
    }

    /// Creates the controllers for a run that begins with an item.
    func makeRun(_ first: StackItem<UIViewController>?) -> any Run {
      first?.split.map { Split(columns: $0.columns, of: self) } ?? NativeStack(of: self)
    }

    /// Handles another form of a split, which UIKit shows already.
    ///
    /// An animation in the split ends first, because a native stack in a transition must not change. A swipe is
    /// cancelled. If UIKit cannot end them now, the pages move when the transition ends.
    func formMoved(of split: Split) {
      if split.isBusy { split.settle() }
      moveForms()
      // UIKit may not report the end of the transition.
      checkHost()
    }

    /// Moves the pages of each split whose form UIKit changed, unless a transition is running in the split.
    func moveForms() {
      for split in splits where split.mustMove && !split.isBusy {
        split.move()
        for page in split.pages { addBack(to: page, isFirst: split.begins(page)) }
        for stack in split.stacks { stack.showBar() }
        pointAgain(over: split)
        hasNewForm = true
      }
    }

    /// Reports a change of the form if the host is idle. A hidden host does not report it, because the navigator reads
    /// the form when the host is visible again.
    func tellForm() {
      if !hidings.isEmpty { hasNewForm = false }
      guard hasNewForm, !isAnimating, !hasLeft else { return }
      hasNewForm = false
      layers.last(where: isThere)?.controller.askForWishesAgain()
      delegate?.formChanged()
    }

    /// Sets the anchor of the popover over a split again, because the former anchor may be in a page that is now
    /// covered. UIKit throws an exception for a view outside of the window.
    private func pointAgain(over split: Split) {
      #if !os(tvOS)
        for (below, layer) in zip(layers, layers.dropFirst()) where below.run === split {
          guard let popover = layer.controller.popoverPresentationController else { continue }
          point(popover, at: layer.anchor, over: below)
        }
      #endif
    }

    /// Handles a press of the back button of a page. In a column, the navigator must know which one.
    func backPressed(on page: UIViewController) {
      let split = splits.first { $0.pages.contains(page) }
      guard let last = split?.lastPage(beside: page), let instance = instances[ObjectIdentifier(last)] else {
        delegate?.backRequested()
        return
      }
      delegate?.backRequested(of: instance)
    }
  }
#endif
