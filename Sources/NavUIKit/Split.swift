#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import NavRuntime
  import Foundation
  import UIKit

  /// A run in a `UISplitViewController`, which shows its pages in columns or in one native stack.
  ///
  /// Each column is a navigation controller, and one more is the compact column. UIKit therefore merges no stacks. The
  /// pages are in one of the two forms, and the split moves them when UIKit reports another form.
  @MainActor final class Split: NSObject, Run {
    let controller: SplitController
    private let columns: [NativeStack]
    private let compact: NativeStack
    private weak var host: UIKitHost?
    /// The native stack of the collapsed form. It is the primary column if UIKit shows that column instead of the
    /// compact one.
    private lazy var single = compact
    /// Whether the pages are in the columns.
    private(set) var isExpanded = false
    /// Whether UIKit shows the columns. False before the first layout, because a new controller counts as expanded.
    private(set) var isWide = false
    /// The pages during a change, because UIKit calls code of the pages in the middle.
    private var changing: [UIViewController]?
    private var source: (() -> UIViewController?)?
    private var firstPage: InstanceID?

    init(columns count: Int, of host: UIKitHost) {
      self.host = host
      controller = SplitController(style: count > 2 ? .tripleColumn : .doubleColumn)
      columns = (0..<max(2, min(count, 3))).map { _ in NativeStack(of: host) }
      compact = NativeStack(of: host)
      super.init()
      controller.split = self
      controller.delegate = self
      controller.preferredSplitBehavior = .tile
      controller.preferredDisplayMode = count > 2 ? .twoBesideSecondary : .oneBesideSecondary
      #if os(iOS) || UIKIT_DOUBLE
        // The gesture would hide a column whose page acts, and compete with the swipe of the last column.
        controller.presentsWithGesture = false
      #endif
      let places: [UISplitViewController.Column] =
        count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (stack, place) in zip(columns, places) { controller.setViewController(stack.controller, for: place) }
      controller.setViewController(compact.controller, for: .compact)
      #if !os(tvOS)
        controller.view.isExclusiveTouch = true
      #endif
      WindowObserverView.post(in: controller.view) { [weak host] in host?.viewMoved() }
      host.prepareSplit?(controller)
    }

    // MARK: - Pages

    var shownController: UIViewController { controller }
    var stacks: [NativeStack] { columns + [compact] }

    var top: NativeStack {
      isExpanded ? columns.last { !$0.pages.isEmpty } ?? columns[0] : single
    }

    /// The pages. If UIKit moved a page to another native stack, the page keeps its place in the run.
    var pages: [UIViewController] {
      if let changing { return changing }
      let first = isExpanded ? columns : [single]
      return (first + stacks.filter { stack in !first.contains { $0 === stack } }).flatMap(\.pages)
    }

    /// Whether UIKit reported another form since the pages moved.
    private(set) var mustMove = false

    /// Whether the pages cannot move to the other form now.
    var isBusy: Bool {
      changing != nil || stacks.contains { $0.transition.map { $0 !== controller.transitionCoordinator } ?? false }
    }

    /// The last page of the column that contains a page, or `nil` in collapsed form.
    func lastPage(beside page: UIViewController) -> UIViewController? {
      isExpanded ? columns.lazy.map(\.pages).first { $0.contains(page) }?.last : nil
    }

    /// Whether a page is the first one of its native stack.
    func begins(_ page: UIViewController) -> Bool { stacks.contains { $0.pages.first === page } }

    /// Keeps the placeholder of the run that begins with an item. Another run has its own placeholder.
    func take(_ first: StackItem<UIViewController>) {
      if first.id != firstPage { columns.last?.filler = nil }
      (firstPage, source) = (first.id, first.split?.placeholder)
    }

    func fits(_ split: StackSplit<UIViewController>?) -> Bool { split.map { $0.columns == columns.count } ?? false }

    /// Cuts pages into columns.
    private func cut(_ pages: [UIViewController]) -> [[UIViewController]] {
      var cut: [[UIViewController]] = Array(repeating: [], count: columns.count)
      var column = 0
      for page in pages {
        if !cut[0].isEmpty, host?.beginsColumn(page) == true { column = min(column + 1, columns.count - 1) }
        cut[column].append(page)
      }
      return cut
    }

    /// The column that can animate its change: its first page stays. The first page of a column is exchanged without
    /// an animation, so that the user can walk through a list with the arrow keys.
    private func animated(_ cut: [[UIViewController]]) -> NativeStack? {
      zip(columns, cut).first { stack, pages in
        stack.pages != pages && !pages.isEmpty && stack.pages.first === pages.first
      }?.0
    }

    func animates(to pages: [UIViewController]) -> Bool { !isExpanded || animated(cut(pages)) != nil }

    func show(
      _ pages: [UIViewController], isAnimated: Bool, by animation: (any UIViewControllerAnimatedTransitioning)?
    ) {
      guard isExpanded else { return single.show(pages, isAnimated: isAnimated, by: animation) }
      let cut = cut(pages)
      let moving = isAnimated ? animated(cut) : nil
      changing = pages
      for (stack, pages) in zip(columns, cut) where stack.pages != pages {
        stack.show(pages, isAnimated: stack === moving, by: stack === moving ? animation : nil)
      }
      fillLastColumn()
      changing = nil
    }

    private func fillLastColumn() {
      guard isExpanded, let last = columns.last else { return }
      if last.pages.isEmpty, last.filler == nil { last.filler = source?() }
      last.fill()
    }

    // MARK: - Forms

    /// Moves the pages to the form that UIKit shows. The split must not be busy.
    func move() {
      mustMove = false
      if isWide == isExpanded, isInOrder { return }
      let all = pages
      changing = all
      for stack in stacks { stack.replace([]) }
      isExpanded = isWide
      if isExpanded {
        single = compact
        for (stack, pages) in zip(columns, cut(all)) { stack.replace(pages) }
        fillLastColumn()
      } else {
        single.replace(all)
      }
      changing = nil
    }

    /// Whether only the native stacks of the current form have controllers, and only pages.
    private var isInOrder: Bool {
      let shown = isExpanded ? columns : [single]
      return stacks.allSatisfy { stack in
        shown.contains { $0 === stack }
          ? !stack.controller.viewControllers.contains { $0 is StackController }
          : stack.controller.viewControllers.isEmpty
      }
    }

    /// Handles a form that UIKit reported.
    private func follow(isWide: Bool) {
      guard isWide != self.isWide else { return }
      (self.isWide, mustMove) = (isWide, true)
      host?.formMoved(of: self)
    }

    /// Handles a layout of the view in a window. UIKit does not report a form that has been the same since the
    /// creation of the controller.
    func appears() {
      if controller.viewIfLoaded?.window != nil { follow(isWide: !controller.isCollapsed) }
    }

    /// If UIKit shows the primary column in collapsed form, moves the pages there. Nothing says that UIKit does this,
    /// but the pages would not be visible.
    func lookForMerge() {
      guard !isExpanded, !isBusy, single === compact, compact.controller.viewIfLoaded?.window == nil,
        columns[0].controller.viewIfLoaded?.window != nil
      else { return }
      let all = pages
      changing = all
      for stack in stacks { stack.replace([]) }
      single = columns[0]
      single.replace(all)
      changing = nil
    }
  }

  extension Split: UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .compact }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      follow(isWide: false)
      // UIKit may still be moving the columns.
      _ = host?.time.schedule(.milliseconds(600)) { [weak self] in self?.lookForMerge() }
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { follow(isWide: true) }
  }
#endif
