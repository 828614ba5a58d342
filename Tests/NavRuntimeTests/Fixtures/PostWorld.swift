import NavRuntime
import NavTesting

/// Creates pages that are only names, and records the hooks of replacements.
@MainActor final class PostScreens: Post.Screens {
  var calls: [String] = []
  /// Runs inside the `prepare` hooks.
  var onPrepare: () -> Void = {}
  let form = FormPages()

  func inbox(_ screen: Post.Inbox.Handle) -> String { made("inbox") }
  func letter(_ screen: Post.Letter.Handle) -> String { made("letter") }
  func answer(_ screen: Post.Answer.Handle) -> String { made("answer") }
  func preview(_ screen: Post.Preview.Handle) -> String { made("preview") }
  func answer2(_ screen: Post.Answer2.Handle) -> String { made("answer2") }
  func signature(_ screen: Post.Signature.Handle) -> String { made("signature") }
  func thanks(_ screen: Post.Thanks.Handle) -> String { made("thanks") }
  func note(_ screen: Post.Note.Handle) -> String { made("note") }
  func draft(_ screen: Post.Draft.Handle) -> String { made("draft") }
  func files(_ screen: Post.Files.Handle) -> String { made("files") }
  func files2(_ screen: Post.Files2.Handle) -> String { made("files2") }

  private func made(_ name: String) -> String {
    calls.append("make \(name)")
    return name
  }

  func preparePreviewSend(for segue: PushSegue<String, String, Post.Thanks>) {
    calls.append("prepare \(segue.source) to \(segue.destination)")
    onPrepare()
  }
  func backToLetter(for segue: BackSegue<String>) { calls.append("back to letter from \(segue.source)") }
  func unwindThanksHome(for segue: UnwindSegue<String, String, Void>) { calls.append("home") }
}

@MainActor final class FormPages: Form.Screens {
  func first(_ screen: Form.First.Handle) -> String { "first" }
  func second(_ screen: Form.Second.Handle) -> String { "second" }
  func third(_ screen: Form.Third.Handle) -> String { "third" }
  func third2(_ screen: Form.Third2.Handle) -> String { "third2" }
  func last(_ screen: Form.Last.Handle) -> String { "last" }
}

@MainActor final class PostFacts: Post.Facts {
  var isSent = true
}

/// A started post office on an in-memory host.
@MainActor final class PostWorld: InMemoryWorld<PostScreens, PostFacts> {
  init(animation: Duration = .zero) {
    super.init(InMemoryHost(animation: animation), PostScreens(), PostFacts())
    navigator.start()
    host.advance(by: .seconds(1))
  }

  /// Opens inbox, letter, answer, preview, and the signature in a layer over them.
  func open(_ names: Int = 4) {
    handle(Post.Inbox.self).open(id: 7)
    if names > 2 { handle(Post.Letter.self).reply() }
    if names > 3 { handle(Post.Answer.self).preview() }
    if names > 4 { handle(Post.Preview.self).sign() }
    host.advance(by: .seconds(1))
    screens.calls = []
  }
}
