import NavRuntime
import NavTerminal
import Observation

/// A page that fills its rows with one letter, and performs segues for its keys.
@Observable @MainActor final class FakePage: TerminalPage {
  var letter: Character
  var title: String?
  private let keys: [Key: @MainActor () -> SegueRequest<Never>]
  /// The actions that open an alert, by key.
  private let questions: [Key: @MainActor () -> Void]
  @ObservationIgnored private(set) var requests: [SegueRequest<Never>] = []

  init(
    _ letter: Character, keys: [Key: @MainActor () -> SegueRequest<Never>] = [:],
    questions: [Key: @MainActor () -> Void] = [:]
  ) {
    self.letter = letter
    self.keys = keys
    self.questions = questions
  }

  func draw(in canvas: inout Canvas) {
    for row in 0..<canvas.size.rows {
      canvas.write(String(repeating: letter, count: canvas.size.columns), row: row, column: 0)
    }
  }

  func handle(_ key: Key) -> KeyResponse {
    if let question = questions[key] {
      question()
      return .handled
    }
    guard let action = keys[key] else { return .ignored }
    requests.append(action())
    return .handled
  }
}

@MainActor struct FakeScreens: Fake.Screens {
  func list(_ screen: Fake.List.Handle) -> FakePage {
    FakePage(
      "l",
      keys: [
        .enter: { screen.open() }, .character("h"): { screen.openHelp() }, .character("o"): { screen.openAtOnce() },
        .character("w"): { screen.write() }, .character("s"): { screen.sort() }, .character("c"): { screen.cover() },
      ])
  }

  func item(_ screen: Fake.Item.Handle) -> FakePage {
    FakePage(
      "i",
      keys: [
        .enter: { screen.openNote() }, .character("u"): { screen.leave() },
        // Like a page with text input, this page takes the letter for Back.
        .character("b"): { screen.openNote(sender: .program) },
      ])
  }

  func help(_ screen: Fake.Help.Handle) -> FakePage { FakePage("h") }

  func editor(_ screen: Fake.Editor.Handle) -> FakePage {
    FakePage(
      "e", keys: [.enter: { screen.attach() }, .character("a"): { screen.ask() }],
      questions: [.character("d"): { screen.leave() }])
  }

  func files(_ screen: Fake.Files.Handle) -> FakePage { FakePage("f", keys: [.character("u"): { screen.home() }]) }

  func sure(_ screen: Fake.Sure.Handle) -> AlertText<Fake.Sure> {
    AlertText(title: "Discard it?", message: "What you wrote is lost.", discard: "Discard", keep: "Keep")
  }

  func question(_ screen: Fake.Question.Handle) -> FakePage {
    FakePage("q", keys: [.character("u"): { screen.home() }])
  }

  func order(_ screen: Fake.Order.Handle) -> FakePage { FakePage("o") }

  func cover(_ screen: Fake.Cover.Handle) -> FakePage { FakePage("c") }

  func note(_ screen: Fake.Note.Handle) -> FakePage { FakePage("n") }
}

struct FakeFacts: Fake.Facts {}
