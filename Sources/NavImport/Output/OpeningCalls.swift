/// The screens that no segue leads to, by the identifiers of the calls that can open them.
struct OpeningCalls {
  /// The names of the screens by Storyboard ID. If several screens have one, the first counts.
  private var screens: [String: String] = [:]
  /// The same by the identifier of a segue from or to the screen.
  private var segues: [String: String] = [:]

  /// - Complexity: Linear in the screens and segues.
  init(_ repair: Repair, _ names: GraphNames) {
    let draft = repair.draft
    var isLost = [Bool](repeating: false, count: draft.screens.count)
    for (segue, action) in zip(draft.segues, repair.actions) where segue.added == .noWayIn {
      if let screen = action?.opened { isLost[screen] = true }
    }
    for index in draft.screens.indices where isLost[index] {
      let screen = draft.screens[index]
      let own = screen.metadata.first { $0.key == "storyboardID" }?.value
      for id in [own].compactMap({ $0 }) + screen.vanishedIDs where screens[id] == nil {
        screens[id] = names.screens[index]
      }
    }
    for segue in draft.segues {
      guard let identifier = segue.identifier, segues[identifier] == nil else { continue }
      var ends = [segue.source]
      if case .open(let target, _) = segue.intent { ends.insert(target, at: 0) }
      guard let screen = ends.compactMap({ $0 }).first(where: { isLost[$0] }) else { continue }
      segues[identifier] = names.screens[screen]
    }
  }

  /// Returns the calls that can open one of the screens.
  ///
  /// - Complexity: Linear in the calls.
  func calls(in code: AppCode) -> [ImportReport.Call] {
    code.calls.compactMap { call in
      let screen =
        switch call.method {
        case .instantiateViewController: screens[call.identifier]
        case .performSegue: segues[call.identifier]
        }
      return screen.map { ImportReport.Call(call: call, screen: $0) }
    }
  }
}
