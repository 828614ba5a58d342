#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import NavRuntime
  import Observation
  import UIKit

  // The calls of UIKit that a step is.
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

    /// What a completion of UIKit's goes on with, unless another call has been made since.
    private func next() -> @MainActor () -> Void {
      let (transition, call) = (work?.change.transition, work?.calls)
      return { [weak self] in
        guard let self, let work, work.change.transition == transition, work.calls == call else { return }
        goOn()
      }
    }

    private func set(_ items: [StackItem<UIViewController>], isAnimated: Bool) {
      // Where the system has selected another tab, it is said what stands under the bar, and not that the tab is to be selected.
      if let place = items.first?.opening.place, let bar = bar(of: place),
        bar.controller.selectedIndex != place.selected
      {
        let transition = work?.change.transition
        bar.controller.selectedIndex = place.selected
        // Its page has appeared, and may have called anything.
        guard work?.change.transition == transition else { return }
        if stack(for: items)?.isMoving == true {
          // What it has pushed itself comes to rest first.
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
      // UIKit announces nothing for a stack that is not in view.
      if !stack.isMoving { stack.showBar() }
    }

    /// A page that comes back in another layer is still on the native stack of the layer that has gone.
    private func takeOut(_ page: UIViewController, unlessOf stack: NativeStack) {
      guard let former = page.navigationController, former !== stack.controller else { return }
      former.setViewControllers(former.viewControllers.filter { $0 !== page }, animated: false)
    }

    /// Something else at the bottom: a bar of tabs, or a native stack in place of one.
    private func newBottom(_ items: [StackItem<UIViewController>]) -> NativeStack? {
      // Without its layer, a presented bar of tabs does not move to the bottom: the host stops at this step.
      guard case .container(let container) = home, items.first?.opening.beginsLayer == false else { return nil }
      let layer: Layer
      if let place = items.first?.opening.place {
        layer = Layer(.tabs(TabBar(place, of: self)))
      } else {
        layer = Layer(.stack(NativeStack(of: self)))
      }
      // What is presented is presented by the container, and stays until it is told to go.
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

    /// The tabs that nobody sees hold what they should.
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

    /// A page that is gone may have its address used again. What UIKit has kept against all that it was told is still known.
    func forgetInstances(but change: StackChange<UIViewController>) {
      let kept = Set(change.stack.map(\.id)).union(change.parked.joined().map(\.id))
      let held = layers.flatMap(\.nativeStacks).flatMap(\.pages)
      let shown = Set(held.map(ObjectIdentifier.init))
      instances = instances.filter { kept.contains($0.value) || shown.contains($0.key) }
      barless.formIntersection(instances.values)
    }
  }
#endif
