import NavRuntime

/// The top page of a native stack with its bars, and the style of its layer.
@MainActor struct TerminalPicture {
  /// The first page of the native stack, or its container of tabs.
  let layer: InstanceID
  /// The page or alert on top, or `nil` for a placeholder.
  let top: InstanceID?
  let opening: Opening
  let face: Face
  let bar: TitleBar?
  let tabs: TabBar?

  indirect enum Face {
    case page(any TerminalPage)
    case alert(AlertBox)
    /// Two columns. The second one is empty if only the first column is open and has no placeholder.
    case columns(TerminalPicture, TerminalPicture?)
  }

  /// The visible parts of a stack, from the bottom: one picture per native stack.
  static func all(
    of stack: [StackItem<any TerminalPage>], canGoBack: Bool, focus: SegueID? = nil, isWide: Bool = false
  ) -> [TerminalPicture] {
    var pictures: [TerminalPicture] = []
    var start = 0
    func add(_ run: ArraySlice<StackItem<any TerminalPage>>, canGoBack: Bool) {
      let picture = isWide ? TerminalPicture(columnsOf: run, canGoBack: canGoBack) : nil
      pictures.append(picture ?? TerminalPicture(run, canGoBack: canGoBack, focus))
    }
    for end in stack.indices.dropFirst() where stack[end].opening.beginsLayer {
      add(stack[start..<end], canGoBack: false)
      start = end
    }
    if !stack.isEmpty { add(stack[start...], canGoBack: canGoBack) }
    return pictures
  }

  /// Whether the topmost native stack of a stack can be in columns.
  static func hasColumns(_ stack: [StackItem<any TerminalPage>]) -> Bool {
    let first = stack.lastIndex { $0.opening.beginsLayer } ?? stack.startIndex
    return stack.indices.contains(first) && stack[first].split != nil
  }

  /// Creates the picture of a run in columns, or returns `nil` if the run is not a split.
  private init?(columnsOf run: ArraySlice<StackItem<any TerminalPage>>, canGoBack: Bool) {
    guard let first = run.first, let split = first.split else { return nil }
    let columns = run.columns()
    let isOnly = columns.count == 1
    let shown = columns.suffix(2).map { column in
      let isLast = column.endIndex == run.endIndex
      // Only the first page of a layer has a button that closes the layer.
      let hasBack = column.count > 1 || isOnly && first.opening.beginsLayer
      return TerminalPicture(column, back: hasBack ? Self.back(column, canGoBack: canGoBack && isLast) : .absent)
    }
    layer = first.opening.place?.container ?? first.id
    (top, opening, bar, tabs) = (shown[shown.count - 1].top, first.opening, nil, first.opening.place.map(TabBar.init))
    // The app makes the placeholder when its column is visible.
    let placeholder = isOnly ? split.placeholder() : nil
    face = .columns(shown[0], isOnly ? placeholder.map { TerminalPicture(placeholder: $0, beside: first) } : shown[1])
  }

  private init(placeholder: any TerminalPage, beside first: StackItem<any TerminalPage>) {
    (layer, top, opening, face, bar, tabs) = (first.id, nil, .push, .page(placeholder), nil, nil)
  }

  /// Creates the picture of a column of pages.
  private init(_ column: ArraySlice<StackItem<any TerminalPage>>, back: TitleBar.Back) {
    let top = column[column.endIndex - 1]
    (layer, self.top, opening, face) = (top.id, top.id, .push, .page(top.page))
    (bar, tabs) = (Self.bar(of: top, back: back), nil)
  }

  private init(_ run: ArraySlice<StackItem<any TerminalPage>>, canGoBack: Bool, _ focus: SegueID?) {
    let (first, top) = (run[run.startIndex], run[run.endIndex - 1])
    (layer, opening) = (first.opening.place?.container ?? first.id, first.opening)
    (self.top, tabs) = (top.id, first.opening.place.map(TabBar.init))
    switch top.content {
    case .alert(let alert):
      (face, bar) = (.alert(AlertBox(alert, focus: focus)), nil)
      return
    case .page(let page): face = .page(page)
    }
    bar = Self.bar(of: top, back: Self.back(run, canGoBack: canGoBack))
  }

  private static func back(_ run: ArraySlice<StackItem<any TerminalPage>>, canGoBack: Bool) -> TitleBar.Back {
    if let below = run.dropLast().last.map(Self.title) { return canGoBack ? .to(title: below) : .faint(title: below) }
    return run[run.startIndex].opening.beginsLayer ? .close(isFaint: !canGoBack) : .absent
  }

  private static func bar(of top: StackItem<any TerminalPage>, back: TitleBar.Back) -> TitleBar? {
    if top.info.bar.isHidden == true { return nil }
    return TitleBar(title: Self.title(of: top), back: back, style: TitleBar.Style(name: top.info.bar.style))
  }

  /// The pages in columns that receive keys, from the left. Empty for other faces.
  var columns: [(top: InstanceID, page: any TerminalPage)] {
    guard case .columns(let left, let right) = face else { return [] }
    return [left, right].compactMap { picture in
      guard let picture, let top = picture.top, case .page(let page) = picture.face else { return nil }
      return (top, page)
    }
  }

  private static func title(of item: StackItem<any TerminalPage>) -> String {
    item.page.title ?? item.title ?? item.info.name
  }
}
