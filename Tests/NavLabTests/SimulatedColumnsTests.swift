import Testing

@testable import NavLab

/// The columns of the simulated host, and the ways in which toolkits join and separate them.
@MainActor struct SimulatedColumnsTests {
  private final class Listener: HostObserver {
    var forms = 0
    var moment: (HostCallback) -> Void = { _ in }
    func hear(_ word: HostCallback) { moment(word) }
    func formChanged() { forms += 1 }
  }

  private let window = SimulatedWindow()
  private let host: SimulatedHost
  private let listener = Listener()
  private let desk, list, item, note: SimulatedPage

  init() {
    host = SimulatedHost(in: window)
    let pages = [LabScreen.desk, .list, .item, .note].map(window.makePage)
    (desk, list, item, note) = (pages[0], pages[1], pages[2], pages[3])
    host.observer = listener
    let blank = window.makePage(.blank)
    host.split(desk, HostSplit(columns: 3) { blank })
    host.isExpanded = true
    host.setStack([desk], for: 0, .unanimated)
    rest()
  }

  private func rest() { window.clock.advance(by: .seconds(3)) }

  private func openAll() {
    host.showDetail(list, beside: desk, for: 1)
    rest()
    host.showDetail(item, beside: list, for: 2)
    rest()
    host.push(note, onStackOf: item, for: 3)
    rest()
  }

  @Test func eachColumnIsANativeStack() {
    #expect(host.visiblePlaceholder?.place == .blank)
    openAll()
    #expect(host.columnTops == [desk, list, note] && host.touchablePages == [desk, list, note])
    #expect(host.visiblePlaceholder == nil)
    #expect(host.pop(onStackOf: list, for: 4) == nil)
    #expect(host.pop(for: 5) == note)
    rest()
    #expect(!host.beginSwipe() && host.stack == [desk, list, item])
    host.isExpanded = false
    #expect(host.columnTops == [item] && host.touchablePages == [item] && host.visiblePlaceholder == nil)
    #expect(host.beginSwipe())
    host.isExpanded = true
    #expect(host.stack == [desk, list, item])
    rest()
    host.inspectAtRest()
    #expect(host.corruptions.isEmpty && listener.forms == 3)
  }

  @Test func aDetailLeavesTheColumnsAfterIt() {
    openAll()
    let tray = window.makePage(.tray)
    host.showDetail(tray, beside: desk, for: 4)
    rest()
    #expect(host.stack == [desk, tray, item, note])
  }

  @Test func aSuspendedHostReportsItsFormLater() {
    openAll()
    let before = listener.forms
    host.suspend()
    host.isExpanded = false
    host.isExpanded = true
    host.isExpanded = false
    #expect(listener.forms == before)
    host.resume()
    #expect(listener.forms == before + 1)
  }

  @Test func theFormChangesInsideACall() {
    openAll()
    listener.moment = { [host] in if case .willShow = $0 { host.isExpanded = false } }
    host.pop(for: 4)
    #expect(!host.isExpanded && host.isAnimating)
    rest()
    host.inspectAtRest()
    #expect(host.stack == [desk, list, item] && host.corruptions.isEmpty)
  }

  /// Folds twice in a toolkit that moves the pages by itself.
  private func foldTwice(_ merge: ColumnMerge) -> [Corruption] {
    host.merge = merge
    host.isExpanded = false
    rest()
    host.isExpanded = true
    rest()
    host.inspectAtRest()
    return host.corruptions
  }

  @Test func onlyTheTopIsSeparatedAgain() {
    openAll()
    #expect(foldTwice(.takesTheTop).contains(.pageInWrongColumn(note)))
    #expect(host.stack == [desk, list, item, note])
  }

  @Test func aStackIsPushedOnAStack() {
    openAll()
    #expect(foldTwice(.nestsStacks) == [.stackInStack(item)])
  }

  @Test func theDetailIsDiscarded() {
    openAll()
    #expect(foldTwice(.dropsTheDetail) == [.stackChangedByFold] && host.stack == [desk, list])
  }

  @Test func thePlaceholderIsPushed() {
    host.showDetail(list, beside: desk, for: 1)
    rest()
    host.merge = .keepsThePlaceholder
    host.isExpanded = false
    #expect(host.stack.last?.place == .blank && host.corruptions == [.stackChangedByFold])
  }

  @Test func eachFormHasItsStack() {
    openAll()
    host.merge = .hasTwoStacks
    host.isExpanded = false
    #expect(host.stack.map(\.place) == [.desk])
    host.isExpanded = true
    #expect(host.stack == [desk, list, item, note])
  }

  @Test func pagesThatMoveInAChangeOrUnderALayerAreCorrupt() {
    openAll()
    host.merge = .takesTheTop
    host.present([window.makePage(.filter)], as: .popover, over: list, for: 4)
    host.isExpanded = false
    #expect(host.corruptions.contains(.changeDuringChange))
    #expect(host.corruptions.contains { if case .presenterMoved = $0 { true } else { false } })
  }
}
