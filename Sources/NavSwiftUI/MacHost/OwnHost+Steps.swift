#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  public import NavRuntime
  import NavUIKit
  public import SwiftUI

  // The changes of the view state that perform a step.
  extension SwiftUIHost {
    /// Whether a step is already done.
    func stands(_ step: StackStep<any View>) -> Bool {
      switch step {
      case .dismiss(let below):
        guard let layer = below.flatMap(layer(with:)) ?? shown.bottom else { return true }
        return layer.above == nil
      case .select(let place): return layer(of: place).map { $0.selected == place.selected } ?? true
      case .set(let items):
        guard let (layer, index) = stack(for: items) else { return false }
        return layer.stacks[index].map(\.id) == items.map(\.id)
      case .present(let items, _):
        guard let top = layers.last, top.kind != .bottom, top.isThere, top.isWanted else { return false }
        return top.instances == items.map(\.id)
      }
    }

    /// Whether a step can be animated.
    func animates(_ step: StackStep<any View>) -> Bool {
      guard case .set(let items) = step, let (layer, index) = stack(for: items) else { return true }
      return movement(of: layer, index, to: items.map { page($0, among: layer.stacks[index]) }).isPossible
    }

    func perform(_ step: StackStep<any View>, isAnimated: Bool) {
      switch step {
      case .dismiss(let below):
        guard let layer = below.flatMap(layer(with:)) ?? shown.bottom else { return }
        dismiss(above: layer, isAnimated: isAnimated)
      case .select(let place): layer(of: place)?.selected = place.selected
      case .set(let items): set(items, isAnimated: isAnimated)
      case .present(let items, let style): present(items, style, isAnimated: isAnimated)
      }
    }

    /// Changes the view state without an animation, or with one whose end is reported.
    private func change(isAnimated: Bool, _ body: () -> Void) {
      guard isAnimated else {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        return withTransaction(transaction, body)
      }
      let end = begin()
      withAnimation(.easeInOut(duration: 0.35), completionCriteria: .removed, body) {
        MainActor.runCallback(end)
      }
    }

    // MARK: Pages

    private func set(_ items: [StackItem<any View>], isAnimated: Bool) {
      guard let (layer, index) = stack(for: items) else {
        // If their layer is missing, the pages do not move to the bottom. The host stops at this step.
        if items.first?.opening.beginsLayer == false { newBottom(items) }
        return
      }
      let former = layer.stacks[index]
      let pages = items.map { page($0, among: former) }
      let isSeen = index == layer.selected
      takeSplit(items.first, layer, index)
      let movement = movement(of: layer, index, to: pages)
      // During a push, the covered page stays visible. During a pop, the page below is already visible.
      if isSeen, former.last?.id != pages.last?.id { layer.underneath = movement.underneath }
      change(isAnimated: isAnimated && isSeen && !former.isEmpty && movement.isPossible) {
        layer.stacks[index] = pages
        layer.fillLastColumn(index)
      }
      if work?.moving == nil { layer.underneath = nil }
    }

    private func page(_ item: StackItem<any View>, among former: [ShownPage]) -> ShownPage {
      if let page = former.first(where: { $0.id == item.id }) { return page }
      let name = work?.change.transitionName
      return ShownPage(
        id: item.id, info: item.info, title: item.title, isPane: item.isPane,
        view: PageView(page: item.page, screen: PageScreen(item.id, item.info, of: self)),
        transition: name.flatMap { transitions[$0] } ?? .move(edge: .trailing))
    }

    /// Shows new texts in the bars, the tabs, and the alert.
    public func wordsDidChange(_ words: StackWords<any View>) {
      if let steps = work?.steps { work?.steps = ArraySlice(words.renewed(steps)) }
      let titles = Dictionary(words.all.map { ($0.id, $0.title) }) { $1 }
      for layer in layers {
        for index in layer.stacks.indices {
          for (position, page) in layer.stacks[index].enumerated() {
            if let title = titles[page.id], title != page.title { layer.stacks[index][position].title = title }
          }
        }
        if let place = words.places.first(where: { $0.container == layer.place?.container }), place != layer.place {
          layer.place = place
        }
        if let alert = layer.alert, let item = words.stack.first(where: { $0.id == alert.instance }),
          let content = item.alert, content != alert.content
        {
          layer.alert = (alert.instance, content)
        }
      }
    }

    private func newBottom(_ items: [StackItem<any View>]) {
      let pages = items.map { page($0, among: shown.bottom?.pages ?? []) }
      let layer = ShownLayer(.bottom, items.first?.opening.place, pages: pages)
      takeSplit(items.first, layer, layer.selected)
      shown.bottom = layer
    }

    /// Updates the pages of the tabs that are not selected.
    func keepParked(_ change: StackChange<any View>) {
      var kept: [InstanceID: Set<Int>] = [:]
      for run in change.parked {
        guard let place = run.first?.opening.place, let layer = layer(of: place),
          layer.stacks.indices.contains(place.selected), layer.selected != place.selected
        else { continue }
        kept[place.container, default: []].insert(place.selected)
        let former = layer.stacks[place.selected]
        if former.map(\.id) != run.map(\.id) {
          takeSplit(run.first, layer, place.selected)
          layer.stacks[place.selected] = run.map { page($0, among: former) }
        }
      }
      for layer in layers {
        guard let place = layer.place else { continue }
        for index in layer.stacks.indices where index != layer.selected && !layer.stacks[index].isEmpty {
          if kept[place.container]?.contains(index) != true { layer.stacks[index] = [] }
        }
      }
    }

    // MARK: Layers

    private func dismiss(above layer: ShownLayer, isAnimated: Bool) {
      guard let first = layer.above else { return }
      if first.kind == .full, first.above == nil {
        return change(isAnimated: isAnimated) { layer.above = nil }
      }
      var going: [ShownLayer] = []
      var next: ShownLayer? = first
      while let each = next {
        going.append(each)
        next = each.above
      }
      let end = begin()
      var transaction = Transaction()
      transaction.disablesAnimations = !isAnimated
      withTransaction(transaction) { for each in going.reversed() { each.isWanted = false } }
      // SwiftUI does not report the end of an alert.
      if !going.contains(where: { $0.kind == .sheet || $0.kind == .popover }) { later(Self.length, end) }
    }

    private func present(_ items: [StackItem<any View>], _ style: PresentationStyle, isAnimated: Bool) {
      guard let below = layers.last, let first = items.first else { return }
      let pages = items.compactMap { item in item.alert == nil ? page(item, among: []) : nil }
      let place = first.opening.place
      switch style {
      case .full:
        let named = work?.change.transitionName.flatMap { transitions[$0] }
        let layer = ShownLayer(.full, place, pages: pages, transition: named ?? .move(edge: .bottom))
        takeSplit(first, layer, layer.selected)
        change(isAnimated: isAnimated) { below.above = layer }
      case .alert:
        guard let alert = first.alert else { return }
        let end = begin()
        below.above = ShownLayer(.alert, alert: (first.id, alert))
        // SwiftUI does not report the start of an alert, and animates it regardless of the transaction.
        later(Self.length, end)
      case .sheet, .popover:
        _ = begin()
        var transaction = Transaction()
        transaction.disablesAnimations = !isAnimated
        withTransaction(transaction) {
          let layer = ShownLayer(style == .sheet ? .sheet : .popover, place, pages: pages)
          takeSplit(first, layer, layer.selected)
          if style == .popover { layer.anchor = work?.change.anchor as? ShownAnchor }
          below.above = layer
        }
      }
    }

    private func later(_ delay: Duration, _ body: @escaping @MainActor () -> Void) {
      _ = time.schedule(delay, body)
    }

    // MARK: Lookup

    func layer(with instance: InstanceID) -> ShownLayer? { layers.last { $0.instances.contains(instance) } }

    func layer(of place: TabPlace) -> ShownLayer? { layers.first { $0.place?.container == place.container } }

    /// The stack for these items: the stack that begins with the first item, the stack of their tab, or the bottom
    /// one.
    private func stack(for items: [StackItem<any View>]) -> (ShownLayer, Int)? {
      guard let first = items.first else { return nil }
      if let place = first.opening.place { return layer(of: place).map { ($0, place.selected) } }
      if let own = layers.last(where: { $0.place == nil && $0.pages.first?.id == first.id }) { return (own, 0) }
      return shown.bottom.flatMap { $0.place == nil && !first.opening.beginsLayer ? ($0, 0) : nil }
    }
  }
#endif
