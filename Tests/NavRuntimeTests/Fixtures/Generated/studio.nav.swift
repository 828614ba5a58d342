// Made by navc from studio.nav.yaml: change the graph, not this file.

import NavRuntime

/// A graph with layers; what is presented pushes and presents in turn.
nonisolated enum Studio: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
    #"""
    graph Studio
    root wall
    base studio://
    screen wall
      push open piece
      push filter filters
        layer popover
    screen filters
      unwind apply wall
    screen piece
      link /pieces/{id:Int}
      push zoom detail
      push write editor
        layer sheet
    screen detail
      link /pieces/{piece.id:Int}/detail
    screen editor
      back if not hasDraft
      push preview preview
      unwind save piece
    screen preview
      link /pieces/{piece.id:Int}/preview
      push pay payment
        layer full
        if isSignedIn
    screen payment
      requires isSignedIn
      link /pieces/{piece.id:Int}/pay
      push confirm receipt
      unwind paid previous
      unwind home root
      unwind toPiece piece
    screen receipt
      link /pieces/{piece.id:Int}/receipt
      unwind done root
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return Wall.self
    case 1: return Filters.self
    case 2: return Piece.self
    case 3: return Detail.self
    case 4: return Editor.self
    case 5: return Preview.self
    case 6: return Payment.self
    case 7: return Receipt.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Studio {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts where Graph == Studio {
    /// The fact `hasDraft`.
    var hasDraft: Bool { get }
    /// The fact `isSignedIn`.
    var isSignedIn: Bool { get }
  }
}

extension Studio.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Studio.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(
      allows: { self.allows($0, $1) },
      allowsBack: { self.allowsBack($0) },
      meets: { self.meets($0, $1) }
    )
  }

  /// Whether the `shouldPerform` expression of a segue holds.
  private func allows(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) -> Bool {
    switch segue.rawValue {
    // preview.pay: isSignedIn
    case 7: return isSignedIn
    default: return true
    }
  }

  /// Whether the expression under `back` of the screen to be left holds.
  private func allowsBack(_ context: NavRuntime.SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    // editor, back: not hasDraft
    case 4: return !hasDraft
    default: return true
    }
  }

  /// Whether what a screen requires holds.
  private func meets(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.ScreenContext) -> Bool {
    switch screen.rawValue {
    // payment requires: isSignedIn
    case 6: return isSignedIn
    default: return true
    }
  }
}

// MARK: - wall

extension Studio {
  /// The screen “wall”.
  nonisolated struct Wall: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Studio.Wall {
  /// Pushes `piece`.
  @discardableResult
  func `open`(id: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Studio.Piece(id: id), sender: sender)
  }

  /// Presents `filters` as a popover.
  @discardableResult
  func filter(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<String> {
    self.push(1, Studio.Filters(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Studio.Wall {
  /// The segue `open`.
  static var `open`: Self { Self(0) }
  /// The segue `filter`.
  static var filter: Self { Self(1) }
}

// MARK: - filters

extension Studio {
  /// The screen “filters”.
  nonisolated struct Filters: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Studio.Filters {
  /// Unwinds to `wall`.
  @discardableResult
  func apply(_ value: String, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(2, returning: value, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Studio.Filters {
  /// The segue `apply`.
  static var apply: Self { Self(2) }
}

// MARK: - piece

extension Studio {
  /// The screen “piece”.
  nonisolated struct Piece: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `id`.
    let id: Int

    /// The screen with its arguments.
    init(id: Int) { self.id = id }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws { self.id = try arguments("id") }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("id", self.id) }
  }
}

extension NavRuntime.ScreenHandle where S == Studio.Piece {
  /// Pushes `detail`.
  @discardableResult
  func zoom(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(3, Studio.Detail(), sender: sender)
  }

  /// Presents `editor` as a sheet.
  @discardableResult
  func write(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<String> {
    self.push(4, Studio.Editor(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Studio.Piece {
  /// The segue `zoom`.
  static var zoom: Self { Self(3) }
  /// The segue `write`.
  static var write: Self { Self(4) }
}

// MARK: - detail

extension Studio {
  /// The screen “detail”.
  nonisolated struct Detail: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - editor

extension Studio {
  /// The screen “editor”.
  nonisolated struct Editor: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Studio.Editor {
  /// Pushes `preview`.
  @discardableResult
  func preview(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(5, Studio.Preview(), sender: sender)
  }

  /// Unwinds to `piece`.
  @discardableResult
  func save(_ value: String, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(6, returning: value, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Studio.Editor {
  /// The segue `preview`.
  static var preview: Self { Self(5) }
  /// The segue `save`.
  static var save: Self { Self(6) }
}

// MARK: - preview

extension Studio {
  /// The screen “preview”.
  nonisolated struct Preview: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Studio.Preview {
  /// Presents `payment` over all that is there, if `isSignedIn`.
  @discardableResult
  func pay(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(7, Studio.Payment(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Studio.Preview {
  /// The segue `pay`.
  static var pay: Self { Self(7) }
}

// MARK: - payment

extension Studio {
  /// The screen “payment”.
  nonisolated struct Payment: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Studio.Payment {
  /// Pushes `receipt`.
  @discardableResult
  func confirm(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(8, Studio.Receipt(), sender: sender)
  }

  /// Unwinds to the screen below.
  @discardableResult
  func paid(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(9, sender: sender)
  }

  /// Unwinds to the root.
  @discardableResult
  func home(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(10, sender: sender)
  }

  /// Unwinds to `piece`.
  @discardableResult
  func toPiece(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(11, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Studio.Payment {
  /// The segue `confirm`.
  static var confirm: Self { Self(8) }
  /// The segue `paid`.
  static var paid: Self { Self(9) }
  /// The segue `home`.
  static var home: Self { Self(10) }
  /// The segue `toPiece`.
  static var toPiece: Self { Self(11) }
}

// MARK: - receipt

extension Studio {
  /// The screen “receipt”.
  nonisolated struct Receipt: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Studio.Receipt {
  /// Unwinds to the root.
  @discardableResult
  func done(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(12, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Studio.Receipt {
  /// The segue `done`.
  static var done: Self { Self(12) }
}

// MARK: - What the app provides

extension Studio {
  /// What `wall` needs of the app.
  @MainActor
  protocol WallFactory {
    /// The page of `wall`.
    associatedtype WallPage = Any
    /// Makes the page of `wall`; called once for each time it is pushed.
    func wall(_ screen: NavRuntime.ScreenHandle<Wall>) -> WallPage
  }

  /// What `filters` needs of the app.
  @MainActor
  protocol FiltersFactory {
    /// The page of `filters`.
    associatedtype FiltersPage = Any
    /// Makes the page of `filters`; called once for each time it is pushed.
    func filters(_ screen: NavRuntime.ScreenHandle<Filters>) -> FiltersPage
  }

  /// What `piece` needs of the app.
  @MainActor
  protocol PieceFactory {
    /// The page of `piece`.
    associatedtype PiecePage = Any
    /// Makes the page of `piece`; called once for each time it is pushed.
    func piece(_ screen: NavRuntime.ScreenHandle<Piece>) -> PiecePage
  }

  /// What `detail` needs of the app.
  @MainActor
  protocol DetailFactory {
    /// The page of `detail`.
    associatedtype DetailPage = Any
    /// Makes the page of `detail`; called once for each time it is pushed.
    func detail(_ screen: NavRuntime.ScreenHandle<Detail>) -> DetailPage
  }

  /// What `editor` needs of the app.
  @MainActor
  protocol EditorFactory {
    /// The page of `editor`.
    associatedtype EditorPage = Any
    /// Makes the page of `editor`; called once for each time it is pushed.
    func editor(_ screen: NavRuntime.ScreenHandle<Editor>) -> EditorPage
  }

  /// What `preview` needs of the app.
  @MainActor
  protocol PreviewFactory {
    /// The page of `preview`.
    associatedtype PreviewPage = Any
    /// Makes the page of `preview`; called once for each time it is pushed.
    func preview(_ screen: NavRuntime.ScreenHandle<Preview>) -> PreviewPage
  }

  /// What `payment` needs of the app.
  @MainActor
  protocol PaymentFactory {
    /// The page of `payment`.
    associatedtype PaymentPage = Any
    /// Makes the page of `payment`; called once for each time it is pushed.
    func payment(_ screen: NavRuntime.ScreenHandle<Payment>) -> PaymentPage
  }

  /// What `receipt` needs of the app.
  @MainActor
  protocol ReceiptFactory {
    /// The page of `receipt`.
    associatedtype ReceiptPage = Any
    /// Makes the page of `receipt`; called once for each time it is pushed.
    func receipt(_ screen: NavRuntime.ScreenHandle<Receipt>) -> ReceiptPage
  }
}

extension Studio {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, WallFactory, FiltersFactory, PieceFactory,
    DetailFactory, EditorFactory, PreviewFactory, PaymentFactory, ReceiptFactory
  where Graph == Studio {
    /// Before `open` of `wall` shows the page it has made.
    func prepareWallOpen(for segue: NavRuntime.PushSegue<WallPage, PiecePage, Piece>)
    /// Before `filter` of `wall` shows the page it has made.
    func prepareWallFilter(for segue: NavRuntime.PushSegue<WallPage, FiltersPage, Filters>)
    /// When a plain back has come down to `wall`.
    func backToWall(for segue: NavRuntime.BackSegue<WallPage>)
    /// When `apply` of `filters` unwinds to `wall`.
    func unwindFiltersApply(for segue: NavRuntime.UnwindSegue<FiltersPage, WallPage, String>)
    /// When `home` of `payment` unwinds to `wall`.
    func unwindPaymentHome(for segue: NavRuntime.UnwindSegue<PaymentPage, WallPage, Void>)
    /// When `done` of `receipt` unwinds to `wall`.
    func unwindReceiptDone(for segue: NavRuntime.UnwindSegue<ReceiptPage, WallPage, Void>)
    /// Before `zoom` of `piece` shows the page it has made.
    func preparePieceZoom(for segue: NavRuntime.PushSegue<PiecePage, DetailPage, Detail>)
    /// Before `write` of `piece` shows the page it has made.
    func preparePieceWrite(for segue: NavRuntime.PushSegue<PiecePage, EditorPage, Editor>)
    /// When a plain back has come down to `piece`.
    func backToPiece(for segue: NavRuntime.BackSegue<PiecePage>)
    /// When `save` of `editor` unwinds to `piece`.
    func unwindEditorSave(for segue: NavRuntime.UnwindSegue<EditorPage, PiecePage, String>)
    /// When `toPiece` of `payment` unwinds to `piece`.
    func unwindPaymentToPiece(for segue: NavRuntime.UnwindSegue<PaymentPage, PiecePage, Void>)
    /// Before `preview` of `editor` shows the page it has made.
    func prepareEditorPreview(for segue: NavRuntime.PushSegue<EditorPage, PreviewPage, Preview>)
    /// When a plain back has come down to `editor`.
    func backToEditor(for segue: NavRuntime.BackSegue<EditorPage>)
    /// Before `pay` of `preview` shows the page it has made.
    func preparePreviewPay(for segue: NavRuntime.PushSegue<PreviewPage, PaymentPage, Payment>)
    /// When a plain back has come down to `preview`.
    func backToPreview(for segue: NavRuntime.BackSegue<PreviewPage>)
    /// When `paid` of `payment` unwinds to `preview`.
    func unwindPaymentPaid(for segue: NavRuntime.UnwindSegue<PaymentPage, PreviewPage, Void>)
    /// Before `confirm` of `payment` shows the page it has made.
    func preparePaymentConfirm(for segue: NavRuntime.PushSegue<PaymentPage, ReceiptPage, Receipt>)
    /// When a plain back has come down to `payment`.
    func backToPayment(for segue: NavRuntime.BackSegue<PaymentPage>)
  }
}

extension Studio.Screens {
  /// Before `open` of `wall` shows the page it has made.
  func prepareWallOpen(for _: NavRuntime.PushSegue<WallPage, PiecePage, Studio.Piece>) {}
  /// Before `filter` of `wall` shows the page it has made.
  func prepareWallFilter(for _: NavRuntime.PushSegue<WallPage, FiltersPage, Studio.Filters>) {}
  /// When a plain back has come down to `wall`.
  func backToWall(for _: NavRuntime.BackSegue<WallPage>) {}
  /// When `apply` of `filters` unwinds to `wall`.
  func unwindFiltersApply(for _: NavRuntime.UnwindSegue<FiltersPage, WallPage, String>) {}
  /// When `home` of `payment` unwinds to `wall`.
  func unwindPaymentHome(for _: NavRuntime.UnwindSegue<PaymentPage, WallPage, Void>) {}
  /// When `done` of `receipt` unwinds to `wall`.
  func unwindReceiptDone(for _: NavRuntime.UnwindSegue<ReceiptPage, WallPage, Void>) {}
  /// Before `zoom` of `piece` shows the page it has made.
  func preparePieceZoom(for _: NavRuntime.PushSegue<PiecePage, DetailPage, Studio.Detail>) {}
  /// Before `write` of `piece` shows the page it has made.
  func preparePieceWrite(for _: NavRuntime.PushSegue<PiecePage, EditorPage, Studio.Editor>) {}
  /// When a plain back has come down to `piece`.
  func backToPiece(for _: NavRuntime.BackSegue<PiecePage>) {}
  /// When `save` of `editor` unwinds to `piece`.
  func unwindEditorSave(for _: NavRuntime.UnwindSegue<EditorPage, PiecePage, String>) {}
  /// When `toPiece` of `payment` unwinds to `piece`.
  func unwindPaymentToPiece(for _: NavRuntime.UnwindSegue<PaymentPage, PiecePage, Void>) {}
  /// Before `preview` of `editor` shows the page it has made.
  func prepareEditorPreview(for _: NavRuntime.PushSegue<EditorPage, PreviewPage, Studio.Preview>) {}
  /// When a plain back has come down to `editor`.
  func backToEditor(for _: NavRuntime.BackSegue<EditorPage>) {}
  /// Before `pay` of `preview` shows the page it has made.
  func preparePreviewPay(for _: NavRuntime.PushSegue<PreviewPage, PaymentPage, Studio.Payment>) {}
  /// When a plain back has come down to `preview`.
  func backToPreview(for _: NavRuntime.BackSegue<PreviewPage>) {}
  /// When `paid` of `payment` unwinds to `preview`.
  func unwindPaymentPaid(for _: NavRuntime.UnwindSegue<PaymentPage, PreviewPage, Void>) {}
  /// Before `confirm` of `payment` shows the page it has made.
  func preparePaymentConfirm(
    for _: NavRuntime.PushSegue<PaymentPage, ReceiptPage, Studio.Receipt>
  ) {}
  /// When a plain back has come down to `payment`.
  func backToPayment(for _: NavRuntime.BackSegue<PaymentPage>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return wall(context.handle())
    case 1: return filters(context.handle())
    case 2: return piece(context.handle())
    case 3: return detail(context.handle())
    case 4: return editor(context.handle())
    case 5: return preview(context.handle())
    case 6: return payment(context.handle())
    case 7: return receipt(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareWallOpen(for: NavRuntime.PushSegue(context))
    case 1: prepareWallFilter(for: NavRuntime.PushSegue(context))
    case 3: preparePieceZoom(for: NavRuntime.PushSegue(context))
    case 4: preparePieceWrite(for: NavRuntime.PushSegue(context))
    case 5: prepareEditorPreview(for: NavRuntime.PushSegue(context))
    case 7: preparePreviewPay(for: NavRuntime.PushSegue(context))
    case 8: preparePaymentConfirm(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToWall(for: NavRuntime.BackSegue(context))
      case 2: backToPiece(for: NavRuntime.BackSegue(context))
      case 4: backToEditor(for: NavRuntime.BackSegue(context))
      case 5: backToPreview(for: NavRuntime.BackSegue(context))
      case 6: backToPayment(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 2: unwindFiltersApply(for: NavRuntime.UnwindSegue(context))
    case 6: unwindEditorSave(for: NavRuntime.UnwindSegue(context))
    case 9: unwindPaymentPaid(for: NavRuntime.UnwindSegue(context))
    case 10: unwindPaymentHome(for: NavRuntime.UnwindSegue(context))
    case 11: unwindPaymentToPiece(for: NavRuntime.UnwindSegue(context))
    case 12: unwindReceiptDone(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }
}
