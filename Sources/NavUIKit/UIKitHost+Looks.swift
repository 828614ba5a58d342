#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  public import NavRuntime
  public import UIKit

  // The appearance of pages, layers, and alerts.
  extension UIKitHost {
    /// The app's animation for the change in progress.
    var namedTransition: (any UIViewControllerAnimatedTransitioning)? {
      work?.change.transitionName.flatMap { transitions[$0] }
    }

    /// Sets the title, the back action, and the bar appearance of a page. They belong to the page, so the next page
    /// is not affected.
    func dress(_ item: StackItem<UIViewController>, isFirst: Bool) {
      guard case .page(let page) = item.content else { return }
      if page.navigationItem.title == nil, page.title == nil, let title = item.title {
        page.navigationItem.title = title
        titles[item.id] = title
      }
      if let style = item.info.bar.style, let look = barStyles[style] {
        page.navigationItem.standardAppearance = look
        page.navigationItem.scrollEdgeAppearance = look
        page.navigationItem.compactAppearance = look
      }
      addBack(to: page, isFirst: isFirst)
    }

    /// Shows new texts. A title that the page itself set stays.
    ///
    /// UIKit does not change the labels of an alert's buttons while the alert is visible.
    public func wordsDidChange(_ words: StackWords<UIViewController>) {
      if let steps = work?.steps { work?.steps = ArraySlice(words.renewed(steps)) }
      for item in words.all {
        guard case .page(let page) = item.content else { continue }
        guard let former = titles[item.id], page.navigationItem.title == former else { continue }
        page.navigationItem.title = item.title
        titles[item.id] = item.title
      }
      for place in words.places { bar(of: place)?.rename(place.tabs) }
      for item in words.stack {
        guard let alert = item.alert else { continue }
        let shown = layers.lazy.compactMap(\.alert).first { $0.instance == item.id }?.controller
        shown?.title = alert.title
        shown?.message = alert.message
      }
    }

    /// Adds the back action to a page, or removes it from the first page of a native stack.
    func addBack(to page: UIViewController, isFirst: Bool) {
      #if !os(tvOS)
        // On the first page, an action would create a back button. If a foreign page is below, UIKit's own button
        // leads there.
        page.navigationItem.backAction =
          isFirst
          ? nil
          : UIAction { [weak self, weak page] _ in
            if let page { self?.backPressed(on: page) }
          }
      #endif
    }

    /// Applies a presentation style, or its replacement on this system.
    func wear(_ style: PresentationStyle, _ layer: Layer, _ first: ScreenInfo, over below: Layer) {
      let controller = layer.controller
      switch style {
      case .full:
        controller.modalPresentationStyle = .fullScreen
        layer.presentation = FullPresentation(of: self)
        controller.transitioningDelegate = layer.presentation
      case .alert: break
      #if os(tvOS)
        // The page below stays visible beside the layer.
        case .sheet, .popover: controller.modalPresentationStyle = .overFullScreen
      #else
        case .sheet:
          controller.modalPresentationStyle = .pageSheet
          if let sheet = controller.sheetPresentationController { prepareSheet?(sheet, first) }
        case .popover:
          controller.modalPresentationStyle = .popover
          guard let popover = controller.popoverPresentationController else { return }
          layer.anchor = work?.change.anchor
          point(popover, at: layer.anchor, over: below)
          prepareSheet?(popover.adaptiveSheetPresentationController, first)
      #endif
      }
    }

    #if !os(tvOS)
      /// Sets the anchor of a popover: a view, a bar button, or another source item, or else the middle of the page.
      /// UIKit throws an exception for a view outside of the window.
      func point(_ popover: UIPopoverPresentationController, at anchor: AnyObject?, over below: Layer) {
        let window = below.controller.viewIfLoaded?.window
        if let item = anchor as? any UIPopoverPresentationControllerSourceItem,
          (anchor as? UIView).map({ $0.window != nil && $0.window === window }) ?? true
        {
          popover.sourceItem = item
        } else if let top = below.stack?.controller.topViewController?.view, let layer = below.controller.view {
          // UIKit may show a split in another form than the pages have.
          let view = top.window == nil ? layer : top
          popover.sourceItem = nil
          popover.sourceView = view
          popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
        }
      }
    #endif

    func alertController(for alert: Alert, _ instance: InstanceID) -> UIAlertController {
      let controller = UIAlertController(title: alert.title, message: alert.message, preferredStyle: .alert)
      let farewell = ShownAlert.Farewell { [weak self] in self?.viewMoved() }
      for button in alert.buttons {
        let style: UIAlertAction.Style =
          switch button.role {
          case .plain: .default
          case .cancel: .cancel
          case .destructive: .destructive
          }
        controller.addAction(
          UIAlertAction(title: button.label, style: style) { [weak self, farewell] _ in
            withExtendedLifetime(farewell) {}
            self?.takeOutWhatHasGone()
            self?.delegate?.alertChosen(instance, button.id)
          })
      }
      return controller
    }
  }
#endif
