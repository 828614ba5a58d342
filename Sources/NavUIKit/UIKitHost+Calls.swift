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
      case .select(let place): bar(of: place)?.controller.selectedIndex = place.selected
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
      if let place = items.first?.opening.place, let bar = bar(of: place),
        bar.controller.selectedIndex != place.selected
      {
        let transition = work?.change.transition
        bar.controller.selectedIndex = place.selected
        // The page of the tab appeared, and may have called any API.
        guard work?.change.transition == transition else { return }
        if stack(for: items)?.isMoving == true {
          // If the page pushed another one, that transition must end first.
          if let first = work?.steps.startIndex { work?.steps.insert(.set(items), at: first) }
          return
        }
      }
      guard let stack = stack(for: items) ?? newBottom(items) else { return }
      show(items, on: stack, isAnimated: isAnimated)
      guard stack.isMoving else { return stack.endAnimation() }
      let next = next()
      stack.transition?.animate(alongsideTransition: nil) { [weak stack] _ in
        stack?.endAnimation()
        next()
      }
    }

    private func show(_ items: [StackItem<UIViewController>], on stack: NativeStack, isAnimated: Bool) {
      for (index, item) in items.enumerated() { dress(item, isFirst: index == 0) }
      let pages = items.compactMap { if case .page(let page) = $0.content { page } else { nil } }
      for page in pages { takeOut(page, unlessOf: stack) }
      stack.show(pages, isAnimated: isAnimated, by: namedTransition)
      // UIKit does not call the delegate of a stack that is not visible.
      if !stack.isMoving { stack.showBar() }
    }

    /// Removes a page that moves to another layer from the native stack of the dismissed layer.
    private func takeOut(_ page: UIViewController, unlessOf stack: NativeStack) {
      guard let former = page.navigationController, former !== stack.controller else { return }
      former.setViewControllers(former.viewControllers.filter { $0 !== page }, animated: false)
    }

    /// Replaces the bottom layer by a tab bar or by a single native stack.
    private func newBottom(_ items: [StackItem<UIViewController>]) -> NativeStack? {
      // If the layer of a presented tab bar is missing, the tab bar does not move to the bottom. The host stops at
      // this step.
      guard case .container(let container) = home, items.first?.opening.beginsLayer == false else { return nil }
      let layer: Layer
      if let place = items.first?.opening.place {
        layer = Layer(.tabs(TabBar(place, of: self)))
      } else {
        layer = Layer(.stack(NativeStack(of: self)))
      }
      // The container presents the other layers, so they stay until they are dismissed.
      _ = exchange(&layers, with: [layer] + layers.dropFirst())
      layer.controller.view.isUserInteractionEnabled = isInteractionOn
      container.show(layer.controller)
      return layer.stack
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
        layer = Layer(.tabs(TabBar(place, of: self)))
      } else {
        layer = Layer(.stack(NativeStack(of: self)))
      }
      if let stack = layer.stack { show(items, on: stack, isAnimated: false) }
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
        guard let place = run.first?.opening.place, let bar = bar(of: place),
          bar.stacks.indices.contains(place.selected)
        else { continue }
        let stack = bar.stacks[place.selected]
        if stack !== bar.selected, !same(stack.pages, run) { show(run, on: stack, isAnimated: false) }
      }
      let places = Set(change.parked.compactMap { $0.first?.opening.place }.map { Spot($0) })
      for bar in layers.compactMap(\.tabs) {
        for (index, stack) in bar.stacks.enumerated() where stack !== bar.selected && !stack.pages.isEmpty {
          if !places.contains(Spot(container: bar.container, tab: index)) { stack.show([], isAnimated: false) }
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
      let held = layers.flatMap(\.nativeStacks).flatMap(\.pages)
      let shown = Set(held.map(ObjectIdentifier.init))
      instances = instances.filter { kept.contains($0.value) || shown.contains($0.key) }
      barless.formIntersection(instances.values)
    }
  }
#endif
