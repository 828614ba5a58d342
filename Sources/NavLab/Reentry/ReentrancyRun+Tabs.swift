import NavRuntime

// Actions of apps and hosts with tabs, in any order.
extension ReentrancyRun {
  func makeOfTabs(_ picked: PickedCall) {
    let pick = picked.pick
    switch picked.call {
    case .goSomewhere: goSomewhere(pick)
    case .selectTab: selectTab(pick)
    // A press in a tab bar, which may be covered.
    case .tabChosen:
      guard let place = one(of: host.bars, pick), let tab = one(of: place.tabs, pick / 3) else { return }
      host.delegate?.tabChosen(tab.id, in: place.container)
    // Any instance and any segue: of a removed container, of a page, or of an unknown object.
    case .tabChosenOther:
      let tabs = ReentryGraph.table.rules.tabs(of: ReentryGraph.atrium)
      let instance = one(of: host.bars, pick)?.container ?? one(of: handles, pick)?.id
      host.delegate?.tabChosen(
        pick.isMultiple(of: 3) ? SegueID(rawValue: Int32(pick % 60)) : tabs[pick / 8 % 2],
        in: instance ?? InstanceID(rawValue: pick))
    default: host.selectByItself(pick, tells: pick % 4 != 3)
    }
  }

  private func goSomewhere(_ pick: Int) {
    guard let handle = handle(pick), let screen = ledger.screens[handle.id],
      let going = one(of: ReentryGraph.goings[screen], pick)
    else { return }
    let destination = going.destination.flatMap(ReentryGraph.roomType)?.init(id: pick % 3, cargo: nil)
    keep(handle.goSomewhere(by: going.segue, destination, sender: sender(pick)), pick)
  }

  private func selectTab(_ pick: Int) {
    func select<S: ReentryRoom>(_ container: S.Type, _ screen: ScreenID) {
      guard let tab = one(of: ReentryGraph.table.rules.tabs(of: screen), pick) else { return }
      keep(navigator?.handle(container)?.select(tab, sender: sender(pick)), pick)
    }
    if pick.isMultiple(of: 3) {
      select(Room<ReentryGraph.Nook>.self, ReentryGraph.nook)
    } else {
      select(Room<ReentryGraph.Atrium>.self, ReentryGraph.atrium)
    }
  }
}
