import NavRuntime
import NavTesting
import Observation

/// Creates pages that are only names, and records the calls of factories and hooks.
@MainActor final class MailScreens: Mail.Screens {
  var calls: [String] = []
  /// Runs in the factory of the placeholder.
  var inPlaceholder: (Mail.Mailboxes.Handle) -> Void = { _ in }

  func mailboxes(_ screen: Mail.Mailboxes.Handle) -> String { made("mailboxes") }
  func mailboxesPlaceholder(_ screen: Mail.Mailboxes.Handle) -> String {
    inPlaceholder(screen)
    return made(screen.isVisible ? "placeholder" : "early placeholder")
  }
  func box(_ screen: Mail.Box.Handle) -> String { made("box") }
  func message(_ screen: Mail.Message.Handle) -> String { made("message \(screen.arguments.id)") }
  func headers(_ screen: Mail.Headers.Handle) -> String { made("headers") }
  func filters(_ screen: Mail.Filters.Handle) -> String { made("filters") }
  func options(_ screen: Mail.Options.Handle) -> String { made("options") }
  func note(_ screen: Mail.Note.Handle) -> String { made("note \(screen.arguments.id)") }
  func draft(_ screen: Mail.Draft.Handle) -> String { made("draft") }
  func discard(_ screen: Mail.Discard.Handle) -> AlertText<Mail.Discard> {
    AlertText(title: "Discard?", discard: "Discard", keep: "Keep")
  }

  private func made(_ name: String) -> String {
    calls.append("make \(name)")
    return name
  }

  func prepareBoxOpen(for segue: PushSegue<String, String, Mail.Message>) {
    calls.append("prepare \(segue.destination)")
  }
  func backToBox(for segue: BackSegue<String>) { calls.append("back to box from \(segue.source)") }
  func backToMessage(for segue: BackSegue<String>) { calls.append("back to message from \(segue.source)") }
  func unwindFiltersApply(for segue: UnwindSegue<String, String, String>) { calls.append("apply \(segue.value)") }
}

@Observable @MainActor final class MailFacts: Mail.Facts {
  var hasDraft = false
  var isTeam = true
}

/// Started mail on an in-memory host, whose columns are side by side unless a test changes that.
@MainActor final class MailWorld: InMemoryWorld<MailScreens, MailFacts> {
  init(isExpanded: Bool = true, animation: Duration = .zero) {
    super.init(InMemoryHost(animation: animation), MailScreens(), MailFacts())
    host.isExpanded = isExpanded
    navigator.start()
    host.advance(by: .seconds(1))
  }

  var mailboxes: Mail.Mailboxes.Handle { handle() }
  var box: Mail.Box.Handle { handle() }
  var message: Mail.Message.Handle { handle() }

  /// Opens box 1 and message 7.
  func open() {
    mailboxes.openBox(number: 1)
    host.advance(by: .seconds(1))
    box.open(id: 7)
    host.advance(by: .seconds(1))
    screens.calls = []
  }

  /// The screens that act, with the number of a message.
  var active: [String] { navigator.active.map(\.name) }

  /// The screens on the host, also those that are set aside.
  var shown: [String] { host.stack.map(\.info.name) }

  /// The number of the topmost message.
  var number: Int { message.arguments.id }
}
