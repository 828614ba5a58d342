// Columns of a split, and changes of their form.
extension GuardedStack {
  /// Records the form that a host reports. A hidden host reports none.
  @inline(__always) mutating func noteForm(of host: HostState, into effects: inout [StackEffect]) {
    if host.isExpanded != (state.form == .expanded) { changeForm(isExpanded: host.isExpanded, into: &effects) }
  }

  @inline(never) private mutating func changeForm(isExpanded: Bool, into effects: inout [StackEffect]) {
    if state.hiddenPolicy != nil { return }
    state.form = isExpanded ? .expanded : .collapsed
    effects.append(.formChanged(isExpanded: isExpanded))
  }

  /// Whether the topmost run is a split whose columns are side by side.
  public var isExpanded: Bool { rules.isExpanded(state.form, state.entries) }

  /// The instances that act, from the first column. In collapsed form, only the top acts.
  public var acting: [InstanceID] {
    rules.acting(on: state.entries, in: state.form).map { state.entries[$0].instance }
  }

  /// Whether an instance acts.
  public func isActing(_ instance: InstanceID) -> Bool {
    if state.entries.last?.instance == instance { return true }
    guard rules.hasColumns, let index = state.entries.index(of: instance) else { return false }
    return rules.acts(index, on: state.entries, in: state.form)
  }

  /// Whether the source of a request acts, or a tab is selected.
  @inline(__always) func mayAct(_ request: StackRequest) -> Bool {
    state.entries.last?.instance == request.source || mayActBelow(request)
  }

  @inline(never) private func mayActBelow(_ request: StackRequest) -> Bool {
    !request.hasSource || rules.isSelection(request.segue) || isActing(request.source)
  }

  /// Gives up a request whose source does not act any more.
  @inline(never) mutating func giveUpHidden(_ request: StackRequest, into effects: inout [StackEffect]) {
    discard(into: &effects)
    open(ending: request.id, .refused(.notVisible), into: &effects)
  }

  /// Whether a pane would open the page with which the next column already starts.
  @inline(__always) func showsAgain(_ request: StackRequest) -> Bool {
    if state.entries.last?.instance == request.source { return false }
    guard let source = state.entries.index(of: request.source) else { return false }
    return rules.repeatedColumn(of: request, above: source, on: state.entries) != nil
  }

  /// The entries that a request removes, from the bottom.
  public struct Departure: Sendable {
    /// The entries that the request itself leaves: its source, and those between the source and the target.
    public var passed: [StackEntry] = []
    /// The other entries: those in later columns, and those that are set aside for a layer that leaves.
    public var others: [StackEntry] = []
  }

  /// The entries that a request would remove. Empty for links, saved stacks, and selected tabs.
  ///
  /// - Complexity: linear in the stack.
  public func departure(of request: StackRequest) -> Departure {
    let entries = state.entries
    var departure = Departure()
    guard request.hasSource, !rules.isSelection(request.segue), let source = entries.index(of: request.source) else {
      return departure
    }
    var kept = entries.count
    if let target = rules.targetIndex(of: request, on: entries) {
      kept = entries.count(upTo: target)
    } else if rules.destination(of: request) != nil, let arrival = rules.arrival(of: request, on: entries) {
      kept = arrival.kept
    }
    var passed: Set<Int> = []
    var index = source
    while index >= kept {
      passed.insert(index)
      index = entries.below(index)
    }
    for index in entries.indices.dropFirst(kept) {
      if passed.contains(index) {
        departure.passed.append(entries[index])
      } else {
        departure.others.append(entries[index])
      }
    }
    return departure
  }

  /// The entries that the evaluated request itself leaves.
  public var passed: [StackEntry] { evaluated.map { departure(of: $0).passed } ?? [] }

  /// The entries that a request would remove now, although it does not leave them itself. Empty if its source does not
  /// act, because the stack will be another one when the turn of the request comes.
  public func bystanders(of request: StackRequest) -> [StackEntry] {
    rules.hasColumns && isActing(request.source) ? departure(of: request).others : []
  }

  /// The entries that the evaluated request removes, although it does not leave them itself.
  public var bystanders: [StackEntry] {
    guard rules.hasColumns, let request = evaluated else { return [] }
    return departure(of: request).others
  }

  private var evaluated: StackRequest? {
    switch state.phase {
    case .asking(.request(let asked), _), .awaiting(let asked): asked.request
    case .idle, .asking, .confirming, .showing, .unsettled: nil
    }
  }

  /// The number of entries up to an index that are not on the path to it.
  public func countAside(upTo index: Int) -> Int {
    guard rules.hasColumns else { return 0 }
    var (count, index) = (index + 1, index)
    while index >= 0 {
      count -= 1
      index = state.entries.below(index)
    }
    return count
  }

  /// The part of the path to an index, from the bottom, as indices on the stack.
  public func path(to index: Int) -> [Int] {
    var path: [Int] = []
    var index = index
    while index >= 0 {
      path.append(index)
      index = state.entries.below(index)
    }
    return path.reversed()
  }

  /// The current stack without the entries that are set aside for a layer.
  public var path: [StackEntry] { rules.hasColumns ? state.entries.path : state.entries }

  /// The columns that are set aside for the layer that starts at an index.
  public func columnsAside(at index: Int) -> Range<Int> { state.entries.below(index) + 1..<index }

  /// The entries that start the columns of the topmost run after the first.
  public var columnStarts: [StackEntry] {
    guard rules.hasColumns, !state.entries.isEmpty else { return [] }
    return state.entries[state.entries.startOfTopRun...].filter { $0.isPane }
  }

  /// The entries that were opened on an instance: the one above it on the path, and the first that is set aside.
  public func opened(on instance: InstanceID) -> [StackEntry] {
    guard let index = state.entries.index(of: instance) else { return [] }
    return state.entries.indices.dropFirst(index + 1).filter { state.entries.below($0) == index }
      .map { state.entries[$0] }
  }

  /// Whether an instance is the top, or only columns that start on it are above it.
  public func isOpen(_ instance: InstanceID) -> Bool {
    guard let index = state.entries.index(of: instance) else { return false }
    return index == state.entries.count - 1 || (state.entries[index + 1].isPane && index >= state.entries.startOfTopRun)
  }

  /// Evicts an entry that is set aside for a layer, and the entries above it that are set aside too. The layer stays.
  mutating func evictAside(
    _ lowest: InstanceID, at index: Int, under layer: Int, at time: Duration, into effects: inout [StackEffect]
  ) {
    let aside = Array(state.entries[(state.entries.below(layer) + 1)..<index])
    state.draft.append(contentsOf: state.entries[..<index])
    state.draft.append(state.entries[layer].with(columns: aside.columns(from: 0)))
    state.draft.append(contentsOf: state.entries[(layer + 1)...])
    show(.set(kept: index), for: .none, .required, isAnimated: false, at: time, into: &effects)
    effects.append(.evicting(lowest))
  }
}
