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
        layer.controller.dismiss(animated: isAnimated, completion: next())
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
      guard let stack = stack(for: items) ?? newBottom(items) else { return }
      show(items, on: stack, isAnimated: isAnimated)
      guard stack.isMoving else { return stack.endAnimation() }
      let next = next()
      stack.controller.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        stack.endAnimation()
        next()
      }
    }

    private func show(_ items: [StackItem<UIViewController>], on stack: NativeStack, isAnimated: Bool) {
      for (index, item) in items.enumerated() { dress(item, isFirst: index == 0) }
      let isHidden = items.last?.info.bar.isHidden == true
      if stack.controller.isNavigationBarHidden != isHidden {
        stack.controller.setNavigationBarHidden(isHidden, animated: isAnimated)
      }
      let name = work?.change.transitionName
      stack.show(
        items.compactMap { if case .page(let page) = $0.content { page } else { nil } }, isAnimated: isAnimated,
        by: name.flatMap { transitions[$0] })
    }

    /// Title, back and bar of a page are its own, so that nothing of them stays for the next.
    private func dress(_ item: StackItem<UIViewController>, isFirst: Bool) {
      guard case .page(let page) = item.content else { return }
      if page.navigationItem.title == nil, page.title == nil { page.navigationItem.title = item.info.title }
      if let style = item.info.bar.style, let look = barStyles[style] {
        page.navigationItem.standardAppearance = look
        page.navigationItem.scrollEdgeAppearance = look
        page.navigationItem.compactAppearance = look
      }
      #if !os(tvOS)
        // Where there is nothing to go back to, an action would make a button; and what lies below the host, UIKit goes back to by itself.
        page.navigationItem.backAction =
          isFirst ? nil : UIAction { [weak self] _ in self?.delegate?.backRequested() }
      #endif
    }

    /// Something else at the bottom: a bar of tabs, or a native stack in place of one.
    private func newBottom(_ items: [StackItem<UIViewController>]) -> NativeStack? {
      guard case .container(let container) = home else { return nil }
      let layer: Layer
      if let place = items.first?.opening.place {
        layer = Layer(.tabs(TabBar(place, of: self)))
      } else {
        layer = Layer(.stack(NativeStack(of: self)))
      }
      layers = [layer]
      layer.controller.view.isUserInteractionEnabled = isInteractionOn
      container.show(layer.controller)
      return layer.stack
    }

    private func present(
      _ items: [StackItem<UIViewController>], _ style: PresentationStyle, isAnimated: Bool
    ) {
      guard let below = layers.last, let first = items.first else { return }
      let layer: Layer
      if let alert = first.alert {
        layer = Layer(.alert(controller(for: alert, first.id), first.id))
      } else if let place = first.opening.place {
        layer = Layer(.tabs(TabBar(place, of: self)))
      } else {
        layer = Layer(.stack(NativeStack(of: self)))
      }
      if let stack = layer.stack { show(items, on: stack, isAnimated: false) }
      let controller = layer.controller
      controller.view.isUserInteractionEnabled = isInteractionOn
      switch style {
      case .sheet: controller.modalPresentationStyle = .pageSheet
      case .full: controller.modalPresentationStyle = .fullScreen
      case .popover:
        controller.modalPresentationStyle = .popover
        point(controller, at: work?.change.anchor, over: below)
      case .alert: break
      }
      if style != .alert {
        let dismissal = DismissalDelegate(layer, of: self)
        layer.dismissal = dismissal
        controller.presentationController?.delegate = dismissal
      }
      layers.append(layer)
      below.controller.present(controller, animated: isAnimated, completion: next())
      if !isThere(layer) { layers.removeLast() }
    }

    private func point(_ controller: UIViewController, at anchor: AnyObject?, over below: Layer) {
      guard let popover = controller.popoverPresentationController else { return }
      let view = anchor as? UIView ?? below.stack?.controller.topViewController?.view
      popover.sourceView = view
      if anchor == nil, let bounds = view?.bounds {
        popover.sourceRect = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
      }
    }

    private func controller(for alert: Alert, _ instance: InstanceID) -> UIAlertController {
      let controller = UIAlertController(title: alert.title, message: alert.message, preferredStyle: .alert)
      for button in alert.buttons {
        let style: UIAlertAction.Style =
          switch button.role {
          case .plain: .default
          case .cancel: .cancel
          case .destructive: .destructive
          }
        controller.addAction(
          UIAlertAction(title: button.label, style: style) { [weak self] _ in
            self?.takeOutWhatHasGone()
            self?.delegate?.alertChosen(instance, button.id)
          })
      }
      return controller
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
      layers = layers.filter(isThere)
    }

    /// A page that is gone may have its address used again.
    func forgetInstances(but change: StackChange<UIViewController>) {
      let kept = Set(change.stack.map(\.id)).union(change.parked.joined().map(\.id))
      instances = instances.filter { kept.contains($0.value) }
    }
  }
#endif
