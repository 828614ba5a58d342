import GTKWidgets
public import NavRuntime

// The GTK calls for each step of a change.
extension GTKHost {
  func call(_ step: StackStep<GTKPage>, isAnimated: Bool) {
    switch step {
    case .dismiss(let below): dismiss(above: below.flatMap(index(of:)) ?? 0)
    case .select(let place):
      layers.last?.run?.rememberFocus()
      bar(of: place)?.view.select(place.selected)
    case .set(let items): set(items, isAnimated: isAnimated)
    case .present(let items, let style): present(items, style)
    }
  }

  /// Shows new texts in the bars, the tabs, and the alert. A title that the page itself set stays.
  public func wordsDidChange(_ words: StackWords<GTKPage>) {
    if let steps = work?.steps { work?.steps = ArraySlice(words.renewed(steps)) }
    for item in words.all {
      guard case .page(let page) = item.content, let frame = page.frame, frame.id == item.id else { continue }
      frame.rename(item.title)
    }
    for place in words.places { bar(of: place)?.rename(place.tabs) }
    for item in words.stack {
      guard let alert = item.alert, let shown = layers.lazy.compactMap(\.alert).first(where: { $0.instance == item.id })
      else { continue }
      shown.dialog.rename(title: alert.title, message: alert.message, labels: alert.buttons.map(\.label))
    }
    showTitles()
  }

  /// Closes all layers above one, the top layer first, and the windows of other code.
  func dismiss(above index: Int) {
    for window in foreignWindows.reversed() { window.destroy() }
    while layers.count > index + 1 { layers.removeLast().close() }
  }

  private func set(_ items: [StackItem<GTKPage>], isAnimated: Bool) {
    guard let first = items.first, let run = run(for: items) ?? (first.opening.beginsLayer ? nil : newBottom(items))
    else { return }
    run.show(items, isAnimated: isAnimated, by: work?.change.transitionName) { [weak self] in self?.goOn() }
  }

  /// Replaces the bottom layer with a tab bar or a run.
  private func newBottom(_ items: [StackItem<GTKPage>]) -> Run? {
    if layers.count > 1 { dismiss(above: 0) }
    let layer = Layer(content(for: items, isInPopover: false), in: bottom, .bottom)
    layers = [layer]
    if let widget = layer.widget { bottom.setContent(widget) }
    return layer.run
  }

  private func content(for items: [StackItem<GTKPage>], isInPopover: Bool) -> Layer.Content {
    if let place = items.first?.opening.place { return .tabs(TabBar(place, of: self)) }
    return .run(Run(of: self, isInPopover: isInPopover))
  }

  private func present(_ items: [StackItem<GTKPage>], _ style: PresentationStyle) {
    guard let below = layers.last, let first = items.first else { return }
    below.run?.rememberFocus()
    let layer: Layer
    if let alert = first.alert {
      layer = question(alert, first.id, over: below)
    } else if style == .popover, let run = below.run {
      layer = popover(items, over: run, below)
    } else {
      layer = window(items, style, over: below)
    }
    layers.append(layer)
    layer.target.isTarget = isInteractionOn
    // A layer over a window that is not shown yet appears with that window.
    if bottom.isMapped { layer.present() } else { layer.isPending = true }
  }

  private func window(_ items: [StackItem<GTKPage>], _ style: PresentationStyle, over below: Layer) -> Layer {
    let window = Window(title: items.first?.title ?? bottom.title, width: 0, height: 0)
    let (width, height) = bottom.sizeToBe ?? (560, 640)
    if style == .full {
      window.setSize(width: max(320, width), height: max(240, height))
      window.isMaximized = bottom.isMaximized
    } else if let size = items.first?.preferredSize {
      window.setSize(width: size.width, height: size.height)
    } else {
      window.setSize(width: min(480, max(300, width - 48)), height: min(540, max(240, height - 64)))
    }
    window.cover(below.window)
    let layer = Layer(content(for: items, isInPopover: false), in: window, .window)
    if let widget = layer.widget { window.setContent(widget) }
    layer.run?.show(items, isAnimated: false)
    listen(to: window)
    window.onState { [weak self] in
      if let self { windowIsHidden(bottom.isHidden) }
    }
    window.ask("close-request") { [weak self, weak layer] in
      // GTK may close a window that no longer belongs to a layer.
      guard let self, let layer else { return false }
      closeRequested(layer)
      return true
    }
    let wasTakenAway: @MainActor () -> Void = { [weak self, weak layer] in
      if let layer { self?.wasTakenAway(layer) }
    }
    window.on("unmap", wasTakenAway)
    // A window that was never shown does not emit `unmap`.
    window.onDestroy(wasTakenAway)
    return layer
  }

  private func popover(_ items: [StackItem<GTKPage>], over run: Run, _ below: Layer) -> Layer {
    // The anchor may be removed before the popover closes. The run stays.
    let opener = run.focused
    let anchor = work?.change.anchor as? Widget ?? opener?.page?.anchor
    let popover = Popover(over: run.box, at: anchor, inMiddleOf: opener?.widget)
    let layer = Layer(content(for: items, isInPopover: true), in: below.window, .popover(popover))
    let size = items.first?.preferredSize ?? (240, -1)
    if let widget = layer.widget { popover.setContent(widget.sized(width: size.width, height: size.height)) }
    layer.run?.show(items, isAnimated: false)
    // A popover receives keys before its window does, and would hide itself on Escape.
    popover.onKeys(before: true) { [weak self] key in
      guard let self else { return false }
      if !isInteractionOn { return true }
      guard key == .escape else { return false }
      delegate?.backRequested()
      return true
    }
    popover.on("closed") { [weak self, weak layer] in
      if let layer { self?.wasTakenAway(layer) }
    }
    return layer
  }

  private func question(_ alert: Alert, _ instance: InstanceID, over below: Layer) -> Layer {
    let dialog = MessageDialog(
      over: below.window, title: alert.title, message: alert.message,
      buttons: alert.buttons.map { .init(label: $0.label, look: $0.role == .destructive ? .destructive : .plain) },
      cancel: alert.buttons.firstIndex { $0.id == alert.cancel } ?? 0
    ) { [weak self] index in
      self?.answered(instance, alert.buttons[index].id)
    }
    let layer = Layer(.alert(dialog, instance), in: dialog.window, .window)
    dialog.window.onKeys(before: true) { [weak self] _ in self?.isInteractionOn == false }
    dialog.window.onPresses(of: 0) { [weak self] _ in self?.isInteractionOn == false }
    let wasTakenAway: @MainActor () -> Void = { [weak self, weak layer] in
      // The dialog closes before it reports the pressed button.
      Task { if let layer { self?.wasTakenAway(layer) } }
    }
    dialog.window.on("unmap", wasTakenAway)
    dialog.window.onDestroy(wasTakenAway)
    return layer
  }

  /// Updates the runs of the tabs that are not selected.
  func keepParked(_ change: StackChange<GTKPage>) {
    var kept: [InstanceID: Set<Int>] = [:]
    for items in change.parked {
      guard let place = items.first?.opening.place, let bar = bar(of: place),
        bar.runs.indices.contains(place.selected)
      else { continue }
      kept[place.container, default: []].insert(place.selected)
      let run = bar.runs[place.selected]
      if run !== bar.selected, run.ids != items.map(\.id) { run.show(items, isAnimated: false) }
    }
    for bar in layers.compactMap(\.tabs) {
      for (index, run) in bar.runs.enumerated() where run !== bar.selected && !run.ids.isEmpty {
        if kept[bar.container]?.contains(index) != true { run.show([], isAnimated: false) }
      }
    }
  }
}

extension StackItem where Page == GTKPage {
  fileprivate var preferredSize: (width: Int, height: Int)? {
    if case .page(let page) = content { page.preferredSize } else { nil }
  }
}
