import NavRuntime
import Testing

/// Columns in the core, in cases that the model does not have.
struct PaneCoreTests {
  private func entry(
    _ number: Int, _ screen: ScreenID, _ opening: StackOpening = .push, _ columns: ColumnCount = .none
  ) -> StackEntry {
    StackEntry(
      instance: InstanceID(rawValue: number), screen: screen, key: KeyToken(rawValue: number), opening: opening,
      columns: columns)
  }

  /// The idle core with some entries.
  private func idle(_ rules: StackRules, _ entries: [StackEntry]) -> GuardedStack {
    var state = GuardedStack(rules: rules, numbersAfter: entries.count).state
    state.entries = entries
    return GuardedStack(rules: rules, limits: StackLimits(), state: state)
  }

  private func request(_ segue: SegueID, from source: Int) -> StackRequest {
    StackRequest(
      id: RequestID(rawValue: 1), segue: segue, source: InstanceID(rawValue: source), sender: .user,
      key: KeyToken(rawValue: 99))
  }

  /// An instance that is set aside for a layer does not count.
  @Test func theDepthIsCountedOnThePath() {
    let rules = StackRules(
      root: 0, screens: [.init(columns: ColumnCount(rawValue: 2)), .init(isShared: true), .init()],
      segues: [
        .init(source: 0, action: .push(1, .none), columns: .one),
        .init(source: 0, action: .push(2, .none), opening: .sheet),
        .init(source: 2, action: .push(1, .none)),
        .init(source: 1, action: .push(1, .bounded(2))),
      ])
    let stack = [entry(1, 0), entry(2, 1, .push, .one), entry(3, 2, .sheet, .one), entry(4, 1)]
    #expect(idle(rules, stack).refusal(of: request(3, from: 4)) == nil)
    #expect(idle(rules, stack + [entry(5, 1)]).refusal(of: request(3, from: 5)) == .depth)
  }

  /// The new page is in the column of the page directly above `from`, which need not be the source.
  @Test(arguments: [true, false]) func aReplaceTakesTheColumnOfThePageAboveItsCut(isPane: Bool) {
    let (first, second): (ColumnCount, ColumnCount) = isPane ? (.one, .none) : (.none, .one)
    let rules = StackRules(
      root: 0, screens: [.init(columns: ColumnCount(rawValue: 3)), .init(), .init(), .init()],
      segues: [
        .init(source: 0, action: .push(1, .none), columns: first),
        .init(source: 1, action: .push(2, .none), columns: second),
        .init(source: 2, action: .push(3, .none), from: .screen(0)),
      ])
    var core = idle(rules, [entry(1, 0), entry(2, 1, .push, first), entry(3, 2, .push, second)])
    _ = effects(of: .request(request(2, from: 3)), on: &core)
    _ = effects(of: .verdict(RequestID(rawValue: 1), .allowed), on: &core)
    #expect(core.proposed.map(\.screen) == [0, 3] && core.proposed.last?.isPane == isPane)
  }

  /// The number of columns is in the padding of an entry.
  @Test func anEntryIsNotLargerWithColumns() {
    struct Plain {
      let instance: InstanceID
      let screen: ScreenID
      let opening: StackOpening
      let key: KeyToken
    }
    #expect(MemoryLayout<StackEntry>.size == MemoryLayout<Plain>.size)
    #expect(MemoryLayout<ColumnCount>.size == 1)
  }
}
