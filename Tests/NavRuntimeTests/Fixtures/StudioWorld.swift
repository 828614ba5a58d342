import NavRuntime
import NavTesting

/// Creates pages that are only names, and records the hooks of layers.
@MainActor final class StudioScreens: Studio.Screens {
  var calls: [String] = []

  func wall(_ screen: Studio.Wall.Handle) -> String { made("wall") }
  func filters(_ screen: Studio.Filters.Handle) -> String { made("filters") }
  func piece(_ screen: Studio.Piece.Handle) -> String { made("piece") }
  func detail(_ screen: Studio.Detail.Handle) -> String { made("detail") }
  func editor(_ screen: Studio.Editor.Handle) -> String { made("editor") }
  func preview(_ screen: Studio.Preview.Handle) -> String { made("preview") }
  func payment(_ screen: Studio.Payment.Handle) -> String { made("payment") }
  func receipt(_ screen: Studio.Receipt.Handle) -> String { made("receipt") }

  private func made(_ name: String) -> String {
    calls.append("make \(name)")
    return name
  }

  func preparePieceWrite(for segue: PushSegue<String, String, Studio.Editor>) { calls.append("prepare editor") }
  func unwindEditorSave(for segue: UnwindSegue<String, String, String>) { calls.append("save \(segue.value)") }
  func backToPiece(for segue: BackSegue<String>) { calls.append("back to piece from \(segue.source)") }
  func unwindPaymentHome(for segue: UnwindSegue<String, String, Void>) { calls.append("home") }
}

@MainActor final class StudioFacts: Studio.Facts {
  var hasDraft = false
  var isSignedIn = true
}

/// A started studio on an in-memory host.
@MainActor final class StudioWorld: InMemoryWorld<StudioScreens, StudioFacts> {
  init(animation: Duration = .zero) {
    super.init(InMemoryHost(animation: animation), StudioScreens(), StudioFacts())
    navigator.start()
    host.advance(by: .seconds(1))
  }

  /// The native stacks that the host shows.
  var layers: [[String]] { host.layers.map { $0.map(\.info.name) } }

  /// Opens the first `names` screens: wall and piece, then editor and preview in a layer, then payment and receipt in
  /// another.
  func open(_ names: Int = 6) {
    handle(Studio.Wall.self).open(id: 7)
    if names > 2 { handle(Studio.Piece.self).write() }
    if names > 3 { handle(Studio.Editor.self).preview() }
    if names > 4 { handle(Studio.Preview.self).pay() }
    if names > 5 { handle(Studio.Payment.self).confirm() }
    screens.calls = []
  }
}
