import Foundation
import NavPlayer
import NavRuntime
import Testing

/// Columns in the player.
@Suite struct ColumnPlayerTests {
  /// Plays steps in a graph from a text.
  private func played(in text: String, _ lines: [String]) throws -> Prototype {
    var player = Prototype(try PlayedGraph.of("navc: 1\ngraph: Test\nroot: list\nfacts: { isDirty: Bool }\n" + text))
    for line in lines { #expect(player.perform(try #require(PrototypeCommand(line))) == nil, "\(line)") }
    return player
  }

  private func played(_ lines: String...) throws -> Prototype {
    var player = Prototype(try PlayedGraph.named("panes"))
    for line in lines {
      let command = try #require(PrototypeCommand(line), "\(line)")
      #expect(player.perform(command) == nil, "\(line)")
      #expect(command.text == line)
    }
    return player
  }

  private func path(_ player: Prototype) -> [String] {
    (player.unguarded?.stack ?? Array(player.core.stack)).compactMap { entry in
      player.page(entry.instance).map { page in
        ([player.graph.table[page.screen].name] + page.arguments.map(\.plain)).joined(separator: " ")
      }
    }
  }

  private func state(_ player: Prototype) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(player.state.utf8)) as? [String: Any])
  }

  @Test func aChoiceReplacesTheColumnAtOnce() throws {
    let player = try played("fold expanded", "press - openNotebook notebook 1", "press 1 openNotebook notebook 2")
    #expect(path(player) == ["notebooks", "notes 2"])
    #expect(player.isAtRest && player.host.slide == nil)
  }

  @Test func aPushInAColumnSlides() throws {
    let player = try played("fold expanded", "press - openNotebook", "press - open", "press - showVersions")
    #expect(player.host.slide != nil)
  }

  @Test func foldingKeepsTheStack() throws {
    let player = try played("fold expanded", "press - openNotebook", "press - open", "fold collapsed", "fold expanded")
    #expect(path(player) == ["notebooks", "notes 1", "note 1"])
    #expect(player.core.acting.count == 3)
  }

  @Test func withoutAGuardEachChoiceIsAppended() throws {
    let player = try played(
      "fold expanded", "guard off", "press - openNotebook notebook 1", "wait 500", "press 1 openNotebook notebook 2",
      "wait 500", "press 1 openNotebook notebook 3", "wait 500")
    #expect(path(player) == ["notebooks", "notes 1", "notes 2", "notes 3"])
    #expect(player.record.entries.map(\.outcome) == [.shown, .failed, .failed])
    // The pages are in one column, so Back leads through them.
    let back = try #require(try state(player)["back"] as? [String: Any])
    #expect(back["to"] as? String == "notes")
    let panes = try #require(try state(player)["pages"] as? [[String: Any]]).map { $0["pane"] as? Bool }
    #expect(panes == [false, true, false, false])
    let again = try played("fold expanded", "guard off", "press - openNotebook notebook 1", "wait 500", "guard on")
    #expect(again.host.isExpanded && again.core.isExpanded)
  }

  @Test func aPageBelowTheTopGoesBackInItsColumn() throws {
    let text = """
      navc: 1
      graph: Test
      root: list
      screens:
        list: { split: true, pane: { open: item }, push: { more: others } }
        others: { pane: { show: item2 } }
        item: {}
        item2: {}
      """
    var player = Prototype(try PlayedGraph.of(text))
    for line in ["fold expanded", "press - more", "wait 400", "press - show"] {
      #expect(player.perform(try #require(PrototypeCommand(line))) == nil)
    }
    #expect(path(player) == ["list", "others", "item2"])
    #expect(player.perform(.backOf(3)) == nil)
    player.comeToRest()
    #expect(path(player) == ["list", "others"])
    #expect(player.perform(.backOf(1)) == "'list' has no back button")
    #expect(player.perform(.backOf(99)) == "there is no such page")
    for line in ["press - show", "back 2", "wait 400"] {
      #expect(player.perform(try #require(PrototypeCommand(line))) == nil)
    }
    #expect(path(player) == ["list"])
  }

  @Test func theStateNamesColumns() throws {
    let player = try played("fold expanded", "press - openNotebook", "press - open", "press 2 chooseOrder", "wait 400")
    let state = try state(player)
    #expect(state["expanded"] as? Bool == true)
    let pages = try #require(state["pages"] as? [[String: Any]])
    #expect(pages.map { $0["pane"] as? Bool } == [false, true, true, false])
    #expect(pages.map { $0["aside"] as? Bool } == [false, false, true, false])
    #expect(pages.map { $0["columns"] as? Int } == [3, nil, nil, nil])
    #expect(pages[0]["placeholder"] as? Bool == true)
  }

  @Test func graphsWithoutColumnsHaveNoForm() throws {
    let player = Prototype(try PlayedGraph.named("store"))
    #expect(!player.state.contains("\"expanded\"") && !player.state.contains("\"pane\""))
  }

  @Test func stepsAreReadStrictly() {
    for text in ["fold", "fold on", "fold expanded now", "back x", "back 1 2", "back 99999999999"] {
      #expect(PrototypeCommand(text) == nil, "\(text)")
    }
  }

  /// A drag ends before the form changes.
  @Test func aFoldCancelsADrag() throws {
    var player = try played("press - openNotebook", "wait 400", "swipe", "move 0.5")
    #expect(player.isFingerDown)
    #expect(player.perform(.fold(isExpanded: true)) == nil)
    #expect(!player.isFingerDown)
    #expect(path(player) == ["notebooks", "notes 1"])
  }

  /// The topmost of the pages that leave can refuse first, and its `otherwise` runs.
  @Test func theTopmostPageThatGoesIsAskedFirst() throws {
    let text = """
      screens:
        list: { split: true, pane: { open: note } }
        note:
          arguments: { id: Int }
          back: { shouldPerform: not isDirty, otherwise: ask }
          push: { more: versions }
          present: { ask: question }
        versions: { back: { shouldPerform: not isDirty, otherwise: askMore }, present: { askMore: other } }
        question: { alert: { cancel: keep }, unwind: { keep: previous, drop: list } }
        other: { alert: { cancel: stay }, unwind: { stay: previous, leave: list } }
      """
    let player = try played(
      in: text,
      [
        "fold expanded", "press - open", "press - more", "wait 350", "fact isDirty true", "press 1 open id 2",
        "wait 350",
      ])
    #expect(path(player) == ["list", "note 1", "versions", "other"])
    #expect(player.record.entries.dropLast().last?.outcome == .refused(.held))
  }

  /// The back button of an earlier column removes the later columns, so their pages may hold it.
  @Test func aLaterColumnMayHoldTheBackOfAnEarlierOne() throws {
    let text = """
      screens:
        list: { split: true, push: { more: others } }
        others: { pane: { show: item } }
        item: { back: { shouldPerform: not isDirty, otherwise: ask }, present: { ask: question } }
        question: { alert: { cancel: keep }, unwind: { keep: previous, drop: list } }
      """
    let steps = [
      "fold expanded", "press - more", "wait 400", "press - show", "fact isDirty true", "back 2", "wait 400",
    ]
    let player = try played(in: text, steps)
    #expect(path(player) == ["list", "others", "item", "question"])
    #expect(player.record.entries.dropLast().last?.outcome == .refused(.held))
  }

  /// Only segues leave a page with `back: false`, and a choice in its list is one.
  @Test func aPageWithoutBackDoesNotHold() throws {
    let text = """
      screens:
        list: { split: true, pane: { open: note } }
        note: { arguments: { id: Int }, back: false, unwind: { close: list } }
      """
    let player = try played(in: text, ["fold expanded", "press - open", "press 1 open id 2"])
    #expect(path(player) == ["list", "note 2"])
  }
}
