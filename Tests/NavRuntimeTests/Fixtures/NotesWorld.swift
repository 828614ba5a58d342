import NavRuntime
import NavTesting
import Observation

/// A page that is a name. Its hook can return `false`.
@MainActor final class NotesPage: SegueSource {
  typealias SourceScreen = Notes.Editor
  var allows = true

  func shouldPerform(_ leaving: LeavingSegue<Notes.Editor>) -> Bool { allows }
}

/// Creates pages that are only names, and records the hooks of alerts.
@MainActor final class NotesScreens: Notes.Screens {
  var calls: [String] = []
  var whenKept: @MainActor () -> Void = {}
  let editorPage = NotesPage()

  func list(_ screen: Notes.List.Handle) -> String { "list" }
  func note(_ screen: Notes.Note.Handle) -> String { "note" }
  func history(_ screen: Notes.History.Handle) -> String { "history" }
  func editor(_ screen: Notes.Editor.Handle) -> NotesPage { editorPage }
  func preview(_ screen: Notes.Preview.Handle) -> String { "preview" }
  func told(_ screen: Notes.Told.Handle) -> AlertText<Notes.Told> { AlertText(title: "Told", fine: "Fine") }

  func discard(_ screen: Notes.Discard.Handle) -> AlertText<Notes.Discard> {
    calls.append("make discard")
    return AlertText(
      title: "Discard note \(screen.arguments.note)?", message: "It is not saved.", discard: "Discard", keep: "Keep",
      leave: "Leave")
  }

  func prepareEditorAskDiscard(for segue: PushSegue<NotesPage, AlertText<Notes.Discard>, Notes.Discard>) {
    calls.append("prepare \(segue.destination.title)")
  }

  func unwindDiscardDiscard(for segue: UnwindSegue<AlertText<Notes.Discard>, String, Void>) {
    calls.append("discard '\(segue.source.title)' on \(segue.destination)")
  }

  func unwindDiscardKeep(for segue: UnwindSegue<AlertText<Notes.Discard>, NotesPage, Void>) {
    calls.append("keep")
    whenKept()
  }

  func backToNote(for segue: BackSegue<String>) { calls.append("back to note from \(segue.source)") }
}

@Observable @MainActor final class NotesFacts: Notes.Facts {
  var hasDraft = false
  var isSignedIn = true
  var mayAsk = true
}

/// Started notes on an in-memory host.
@MainActor final class NotesWorld: InMemoryWorld<NotesScreens, NotesFacts> {
  init(animation: Duration = .zero, limits: StackLimits = StackLimits()) {
    super.init(InMemoryHost(animation: animation), NotesScreens(), NotesFacts(), limits: limits)
    navigator.start()
    host.advance(by: .seconds(1))
  }

  /// Opens list, note 7, and the editor in a layer over them.
  func edit() {
    handle(Notes.List.self).open(id: 7)
    host.advance(by: .seconds(1))
    handle(Notes.Note.self).edit()
    host.advance(by: .seconds(1))
    screens.calls = []
  }

  /// Does the same, and opens the alert over the editor.
  func ask() -> SegueRequest<Notes.DiscardButton> {
    edit()
    let request = handle(Notes.Editor.self).askDiscard()
    host.advance(by: .seconds(1))
    screens.calls = []
    return request
  }

  /// The outcomes of a segue, in order.
  func outcomes(of name: String) -> [Outcome] {
    var ids: Set<RequestID> = []
    var outcomes: [Outcome] = []
    for event in events {
      if case .requested(let request) = event, request.name == name { ids.insert(request.id) }
      if case .ended(let id, let outcome) = event, ids.contains(id) { outcomes.append(outcome) }
    }
    return outcomes
  }
}
