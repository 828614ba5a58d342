#if os(macOS) || (SWIFTUI_DOUBLE && SWIFTUI_WITHOUT_UIKIT)
  import NavRuntime
  import NavUIKit
  import SwiftUI

  // Splits, and the changes of their form.
  extension SwiftUIHost {
    /// Whether the topmost split shows its columns side by side. Layers without columns do not count.
    public var isExpanded: Bool {
      layers.last { $0.isThere && $0.splits[$0.selected] != nil }?.isWide ?? false
    }

    /// Handles another width of a layer. An animation ends first.
    func resized(_ layer: ShownLayer, isWide: Bool) {
      guard layer.isWide != isWide else { return }
      end()
      layer.isWide = isWide
      for index in layer.stacks.indices { layer.fillLastColumn(index) }
      hasNewForm = true
      tellForm()
    }

    /// Reports a change of the form after all movement ends. A host without a view does not report it, because the
    /// navigator reads the form when the host is visible again.
    func tellForm() {
      if !isSeen { hasNewForm = false }
      guard hasNewForm else { return }
      if isAnimating {
        _ = time.schedule(.milliseconds(50)) { [weak self] in self?.tellForm() }
        return
      }
      hasNewForm = false
      delegate?.formChanged()
    }

    /// Keeps the columns of the stack that begins with an item.
    func takeSplit(_ first: StackItem<any View>?, _ layer: ShownLayer, _ index: Int) {
      guard let first, let split = first.split else {
        if layer.splits[index] != nil { layer.splits[index] = nil }
        return
      }
      let isSame = layer.stacks[index].first?.id == first.id && layer.splits[index]?.columns == split.columns
      guard !isSame else { return }
      layer.splits[index] = ShownSplit(columns: split.columns) { [weak self] in
        guard let self, let view = split.placeholder() else { return nil }
        // The placeholder has the screen of the page that it is beside.
        let page = PageView(page: view, screen: PageScreen(first.id, first.info, of: self))
        return ShownPage(id: first.id, info: first.info, view: page, transition: .move(edge: .trailing))
      }
    }

    /// The page that stays visible below the moving one, and whether the change of a stack can be animated. The first
    /// page of a column is exchanged without an animation, so that the user can walk through a list with the arrow
    /// keys.
    func movement(of layer: ShownLayer, _ index: Int, to pages: [ShownPage]) -> (
      underneath: InstanceID?, isPossible: Bool
    ) {
      let former = layer.stacks[index]
      let below = { (old: InstanceID?, new: InstanceID?) in former.contains { $0.id == new } ? new : old }
      guard layer.isExpanded(index) else { return (below(former.last?.id, pages.last?.id), true) }
      let firsts = { (pages: [ShownPage]) in pages.indices.filter { $0 == 0 || pages[$0].isPane }.map { pages[$0].id } }
      let (old, new) = (layer.tops(former, in: index), layer.tops(pages, in: index))
      let stays = zip(firsts(former), firsts(pages)).prefix { $0 == $1 }.count
      guard let column = (0..<stays).first(where: { old[$0].id != new[$0].id }) else { return (nil, false) }
      return (below(old[column].id, new[column].id), true)
    }
  }
#endif
