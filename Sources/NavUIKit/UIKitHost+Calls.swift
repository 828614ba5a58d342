#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import NavRuntime
  import Observation
  import UIKit

  // The UIKit calls that perform a step.
  extension UIKitHost {
    func call(_ step: StackStep<UIViewController>, isAnimated: Bool) {
      switch step {
      case .dismiss(let below):
        guard let layer = below.flatMap(layer(with:)) ?? layers.first else { return }
        presenter(over: layer).dismiss(animated: isAnimated, completion: next())
      case .select(let place):
        // The next step sets the pages of the tab.
        if case .set(let items)? = work?.steps.first, let first = items.first { bar(of: place)?.prepare(for: first) }
        bar(of: place)?.controller.selectedIndex = place.selected
      case .set(let items): set(items, isAnimated: isAnimated)
      case .present(let items, let style): present(items, style, isAnimated: isAnimated)
      }
    }

    /// Returns a UIKit completion that continues the change, unless the host has made another call since.
    private func next() -> @MainActor () -> Void {
      let (transition, call) = (work?.change.transition, work?.calls)
      return { [weak self] in
        guard let self, let work, work.change.transition == transition, work.calls == call else { return }
        goOn()
      }
    }

    private func set(_ items: [StackItem<UIViewController>], isAnimated: Bool) {
      // If the system selected another tab, the change contains a `set` step for the tab without a `select` step.
      if let first = items.first, let place = first.opening.place { bar(of: place)?.prepare(for: first) }
      if let place = items.first?.opening.place, let bar = bar(of: place),
        bar.controller.selectedIndex != place.selected
      {
        let transition = work?.change.transition
        bar.controller.selectedIndex = place.selected
        // The page of the tab appeared, and may have called any API.
        guard work?.change.transition == transition else { return }
        if run(for: items)?.isMoving == true {
          // If the page pushed another one, that transition must end first.
          if let first = work?.steps.startIndex { work?.steps.insert(.set(items), at: first) }
          return
        }
      }
      guard let run = run(for: items) ?? newBottom(items) else { return }
      show(items, on: run, isAnimated: isAnimated)
      guard let movement = run.movement else { return run.endAnimation() }
      let (stack, next) = (movement.stack, next())
      movement.coordinator.animate(alongsideTransition: nil) { [weak stack] _ in
        stack?.endAnimation()
        next()
      }
    }

    private func show(_ items: [StackItem<UIViewController>], on run: any Run, isAnimated: Bool) {
      let split = run as? Split
      if let first = items.first { split?.take(first) }
      for (index, item) in items.enumerated() {
        dress(item, isFirst: index == 0 || item.isPane && split?.isExpanded == true)
      }
      let pages = items.compactMap { if case .page(let page) = $0.content { page } else { nil } }
      for page in pages { takeOut(page, unlessOf: run) }
      run.show(pages, isAnimated: isAnimated, by: namedTransition)
      // UIKit does not call the delegate of a stack that is not visible.
      for stack in run.stacks where !stack.isMoving { stack.showBar() }
    }

    /// Removes a page that moves to another layer from the native stack of the dismissed layer.
    private func takeOut(_ page: UIViewController, unlessOf run: any Run) {
      guard let former = page.navigationController, !run.stacks.contains(where: { $0.controller === former }) else {
        return
      }
      former.setViewControllers(former.viewControllers.filter { $0 !== page }, animated: false)
    }

    /// Replaces the bottom layer by a tab bar or by a single run.
    private func newBottom(_ items: [StackItem<UIViewController>]) -> (any Run)? {
      // If the layer of a presented tab bar is missing, the tab bar does not move to the bottom. The host stops at
      // this step.
      guard case .container(let container) = home, items.first?.opening.beginsLayer == false else { return nil }
      let layer: Layer
      if let place = items.first?.opening.place {
        layer = Layer(.tabs(TabBar(place, first: items.first, of: self)))
      } else {
        layer = Layer(.run(makeRun(items.first)))
      }
      // The container presents the other layers, so they stay until they are dismissed.
      _ = exchange(&layers, with: [layer] + layers.dropFirst())
      layer.controller.view.isUserInteractionEnabled = isInteractionOn
      container.show(layer.controller)
      return layer.run
    }

    private func present(
      _ items: [StackItem<UIViewController>], _ style: PresentationStyle, isAnimated: Bool
    ) {
      guard let below = layers.last, let first = items.first else { return }
      let layer: Layer
      let alert = first.alert.map { alertController(for: $0, first.id) }
      if let alert {
        layer = Layer(.alert(ShownAlert(alert, first.id)))
      } else if let place = first.opening.place {
        layer = Layer(.tabs(TabBar(place, first: items.first, of: self)))
      } else {
        layer = Layer(.run(makeRun(items.first)))
      }
      if let run = layer.run { show(items, on: run, isAnimated: false) }
      let controller = layer.controller
      controller.view.isUserInteractionEnabled = isInteractionOn
      wear(style, layer, first.info, over: below)
      if style != .alert {
        let dismissal = DismissalDelegate(layer, of: self)
        layer.dismissal = dismissal
        controller.presentationController?.delegate = dismissal
      }
      layers.append(layer)
      presenter(over: below).present(controller, animated: isAnimated, completion: next())
      if !isThere(layer) { _ = exchange(&layers, with: layers.filter { $0 !== layer }) }
    }

    /// Updates the pages of the tabs that are not selected.
    func keepParked(_ change: StackChange<UIViewController>) {
      for run in change.parked {
        guard let first = run.first, let place = first.opening.place, let bar = bar(of: place),
          bar.runs.indices.contains(place.selected), place.selected != bar.controller.selectedIndex
        else { continue }
        bar.prepare(for: first)
        let tab = bar.runs[place.selected]
        if !same(tab.pages, run) { show(run, on: tab, isAnimated: false) }
      }
      let places = Set(change.parked.compactMap { $0.first?.opening.place }.map { Spot($0) })
      for bar in layers.compactMap(\.tabs) {
        for (index, run) in bar.runs.enumerated() where run !== bar.selected && !run.pages.isEmpty {
          if !places.contains(Spot(container: bar.container, tab: index)) { run.show([], isAnimated: false, by: nil) }
        }
      }
    }

    private struct Spot: Hashable {
      let container: InstanceID
      let tab: Int

      init(container: InstanceID, tab: Int) { (self.container, self.tab) = (container, tab) }
      init(_ place: TabPlace) { self.init(container: place.container, tab: place.selected) }
    }

    func takeOutWhatHasGone() {
      guard layers.count > 1 else { return }
      _ = exchange(&layers, with: layers.filter(isThere))
    }

    /// Forgets freed pages, because their addresses may be reused. Pages that UIKit kept despite the change stay
    /// known.
    func forgetInstances(but change: StackChange<UIViewController>) {
      let kept = Set(change.stack.map(\.id)).union(change.parked.joined().map(\.id))
      let held = layers.flatMap(\.runs).flatMap(\.pages)
      let shown = Set(held.map(ObjectIdentifier.init))
      instances = instances.filter { kept.contains($0.value) || shown.contains($0.key) }
      barless.formIntersection(instances.values)
      panes.formIntersection(instances.values)
      let known = Set(instances.values)
      titles = titles.filter { known.contains($0.key) }
    }
  }
#endif
