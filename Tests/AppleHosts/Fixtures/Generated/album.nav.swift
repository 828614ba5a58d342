// Made by navc from album.nav.yaml: change the graph, not this file.

import NavRuntime

/// The navigation graph `Album`.
nonisolated enum Album: NavRuntime.NavigationGraph {
  /// The shape of the graph.
  static let table = NavRuntime.GraphTable(
    #"""
    graph Album
    root list
    screen list
      title Pictures
      push open picture
      push openVault vault
        if isOpen
      push sort sorting
        layer popover
      push tour tour
        layer full
      push shelves shelves
        layer sheet
    screen picture
      title Picture
      push next picture
        recursive 5
        transition rise
      push write caption
        layer sheet
    screen vault
      bar hidden
    screen caption
      title Caption
      back if not hasDraft
      otherwise askDiscard
      push askDiscard discard
        layer alert
      unwind save picture
    screen discard
      alert keep discard
      unwind discard picture
        busy queue
      unwind keep previous
        busy queue
    screen sorting
      title Sort
      unwind apply list
    screen tour
      title Tour
      unwind close previous
    screen shelves
      tab fresh newest
      tab aged oldest
        title Oldest
    screen newest
      title Newest
      push openFirst box
    screen oldest
      title Oldest
      requires isOpen
    screen box
    """#)

  /// The type of a screen.
  static func screenType(_ screen: NavRuntime.ScreenID) -> (any NavRuntime.Screen.Type)? {
    switch screen.rawValue {
    case 0: return List.self
    case 1: return Picture.self
    case 2: return Vault.self
    case 3: return Caption.self
    case 4: return Discard.self
    case 5: return Sorting.self
    case 6: return Tour.self
    case 7: return Shelves.self
    case 8: return Newest.self
    case 9: return Oldest.self
    case 10: return Box.self
    default: return nil
    }
  }
}

// MARK: - Facts

extension Album {
  /// What the predicates of the graph ask the app; call `factsDidChange()` when an answer may have
  /// changed.
  @MainActor
  protocol Facts: NavRuntime.GraphFacts where Graph == Album {
    /// The fact `isOpen`.
    var isOpen: Bool { get }
    /// The fact `hasDraft`.
    var hasDraft: Bool { get }
  }
}

extension Album.Facts {
  /// The predicates as functions, which ask these facts.
  func predicates(of graph: Album.Type) -> NavRuntime.GraphPredicates {
    NavRuntime.GraphPredicates(
      allows: { self.allows($0, $1) },
      allowsBack: { self.allowsBack($0) },
      meets: { self.meets($0, $1) }
    )
  }

  /// Whether the `shouldPerform` expression of a segue holds.
  private func allows(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) -> Bool {
    switch segue.rawValue {
    // list.openVault: isOpen
    case 1: return isOpen
    default: return true
    }
  }

  /// Whether the expression under `back` of the screen to be left holds.
  private func allowsBack(_ context: NavRuntime.SegueContext) -> Bool {
    switch context.sourceScreen.rawValue {
    // caption, back: not hasDraft
    case 3: return !hasDraft
    default: return true
    }
  }

  /// Whether what a screen requires holds.
  private func meets(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.ScreenContext) -> Bool {
    switch screen.rawValue {
    // oldest requires: isOpen
    case 9: return isOpen
    default: return true
    }
  }
}

// MARK: - list

extension Album {
  /// The screen “Pictures”.
  nonisolated struct List: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Album.List {
  /// Pushes `picture`.
  @discardableResult
  func `open`(number: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(0, Album.Picture(number: number), sender: sender)
  }

  /// Pushes `vault`, if `isOpen`.
  @discardableResult
  func openVault(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(1, Album.Vault(), sender: sender)
  }

  /// Presents `sorting` as a popover.
  @discardableResult
  func sort(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<String> {
    self.push(2, Album.Sorting(), sender: sender)
  }

  /// Presents `tour` over all that is there.
  @discardableResult
  func tour(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(3, Album.Tour(), sender: sender)
  }

  /// Presents `shelves` as a sheet.
  @discardableResult
  func shelves(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(4, Album.Shelves(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Album.List {
  /// The segue `open`.
  static var `open`: Self { Self(0) }
  /// The segue `openVault`.
  static var openVault: Self { Self(1) }
  /// The segue `sort`.
  static var sort: Self { Self(2) }
  /// The segue `tour`.
  static var tour: Self { Self(3) }
  /// The segue `shelves`.
  static var shelves: Self { Self(4) }
}

// MARK: - picture

extension Album {
  /// The screen “Picture”.
  nonisolated struct Picture: NavRuntime.Screen, Hashable, Sendable, Codable {
    /// The argument `number`.
    let number: Int

    /// The screen with its arguments.
    init(number: Int) { self.number = number }

    /// Reads the arguments back.
    init(from arguments: inout NavRuntime.ArgumentReader) throws {
      self.number = try arguments("number")
    }

    /// Writes the arguments, for equality, the key and saved state.
    func write(to arguments: inout NavRuntime.ArgumentWriter) { arguments("number", self.number) }
  }
}

extension NavRuntime.ScreenHandle where S == Album.Picture {
  /// Pushes `picture`.
  @discardableResult
  func next(number: Int, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(5, Album.Picture(number: number), sender: sender)
  }

  /// Presents `caption` as a sheet.
  @discardableResult
  func write(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<String> {
    self.push(6, Album.Caption(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Album.Picture {
  /// The segue `next`.
  static var next: Self { Self(5) }
  /// The segue `write`.
  static var write: Self { Self(6) }
}

// MARK: - vault

extension Album {
  /// The screen “vault”.
  nonisolated struct Vault: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - caption

extension Album {
  /// The screen “Caption”.
  nonisolated struct Caption: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Album.Caption {
  /// Shows the alert `discard`.
  @discardableResult
  func askDiscard(
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Album.DiscardButton> {
    self.push(7, Album.Discard(), sender: sender)
  }

  /// Unwinds to `picture`.
  @discardableResult
  func save(_ value: String, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(8, returning: value, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Album.Caption {
  /// The segue `askDiscard`.
  static var askDiscard: Self { Self(7) }
  /// The segue `save`.
  static var save: Self { Self(8) }
}

// MARK: - discard

extension Album {
  /// The screen “discard”.
  nonisolated struct Discard: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension Album {
  /// The buttons of `discard`.
  nonisolated enum DiscardButton: NavRuntime.ReturnedValues, Hashable, Sendable {
    /// The button `discard`.
    case discard
    /// The button `keep`.
    case keep

    /// The button whose unwind it is.
    init?(unwind: NavRuntime.SegueID, value: Any) {
      switch unwind.rawValue {
      case 9: self = .discard
      case 10: self = .keep
      default: return nil
      }
    }
  }
}

extension NavRuntime.AlertText where S == Album.Discard {
  /// The words of `discard`: a question, and a label a button.
  nonisolated init(title: String, message: String? = nil, discard: String, keep: String) {
    self.init(title: title, message: message, labels: [discard, keep])
  }
}

extension NavRuntime.ScreenHandle where S == Album.Discard {
  /// Unwinds to `picture`.
  @discardableResult
  func discard(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(9, sender: sender)
  }

  /// Unwinds to the screen below.
  @discardableResult
  func keep(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(10, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Album.Discard {
  /// The segue `discard`.
  static var discard: Self { Self(9) }
  /// The segue `keep`.
  static var keep: Self { Self(10) }
}

// MARK: - sorting

extension Album {
  /// The screen “Sort”.
  nonisolated struct Sorting: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Album.Sorting {
  /// Unwinds to `list`.
  @discardableResult
  func apply(_ value: String, sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(11, returning: value, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Album.Sorting {
  /// The segue `apply`.
  static var apply: Self { Self(11) }
}

// MARK: - tour

extension Album {
  /// The screen “Tour”.
  nonisolated struct Tour: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Album.Tour {
  /// Unwinds to the screen below.
  @discardableResult
  func close(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.unwind(12, sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Album.Tour {
  /// The segue `close`.
  static var close: Self { Self(12) }
}

// MARK: - shelves

extension Album {
  /// The screen “shelves”.
  nonisolated struct Shelves: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension Album {
  /// The tabs of `shelves`.
  nonisolated enum ShelvesTab: Hashable, Sendable {
    /// The tab `fresh`, which begins with `newest`.
    case fresh
    /// The tab `aged`, which begins with `oldest`.
    case aged
  }
}

extension NavRuntime.ScreenHandle where S == Album.Shelves {
  /// Selects a tab of `shelves`, with the stack that it has.
  @discardableResult
  func select(
    _ tab: Album.ShelvesTab,
    sender: NavRuntime.Sender = .user
  ) -> NavRuntime.SegueRequest<Never> {
    switch tab {
    case .fresh: self.select(13, sender: sender)
    case .aged: self.select(14, sender: sender)
    }
  }
}

nonisolated extension NavRuntime.Segue where S == Album.Shelves {
  /// The segue `fresh`.
  static var fresh: Self { Self(13) }
  /// The segue `aged`.
  static var aged: Self { Self(14) }
}

// MARK: - newest

extension Album {
  /// The screen “Newest”.
  nonisolated struct Newest: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

extension NavRuntime.ScreenHandle where S == Album.Newest {
  /// Pushes `box`.
  @discardableResult
  func openFirst(sender: NavRuntime.Sender = .user) -> NavRuntime.SegueRequest<Never> {
    self.push(15, Album.Box(), sender: sender)
  }
}

nonisolated extension NavRuntime.Segue where S == Album.Newest {
  /// The segue `openFirst`.
  static var openFirst: Self { Self(15) }
}

// MARK: - oldest

extension Album {
  /// The screen “Oldest”.
  nonisolated struct Oldest: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - box

extension Album {
  /// The screen “box”.
  nonisolated struct Box: NavRuntime.PlainScreen, Hashable, Sendable, Codable {}
}

// MARK: - What the app provides

extension Album {
  /// What `list` needs of the app.
  @MainActor
  protocol ListFactory {
    /// The page of `list`.
    associatedtype ListPage = Any
    /// Makes the page of `list`; called once for each time it is pushed.
    func list(_ screen: NavRuntime.ScreenHandle<List>) -> ListPage
  }

  /// What `picture` needs of the app.
  @MainActor
  protocol PictureFactory {
    /// The page of `picture`.
    associatedtype PicturePage = Any
    /// Makes the page of `picture`; called once for each time it is pushed.
    func picture(_ screen: NavRuntime.ScreenHandle<Picture>) -> PicturePage
  }

  /// What `vault` needs of the app.
  @MainActor
  protocol VaultFactory {
    /// The page of `vault`.
    associatedtype VaultPage = Any
    /// Makes the page of `vault`; called once for each time it is pushed.
    func vault(_ screen: NavRuntime.ScreenHandle<Vault>) -> VaultPage
  }

  /// What `caption` needs of the app.
  @MainActor
  protocol CaptionFactory {
    /// The page of `caption`.
    associatedtype CaptionPage = Any
    /// Makes the page of `caption`; called once for each time it is pushed.
    func caption(_ screen: NavRuntime.ScreenHandle<Caption>) -> CaptionPage
  }

  /// What `discard` needs of the app.
  @MainActor
  protocol DiscardFactory {
    /// Makes the words of the alert `discard`; called once for each time it is presented.
    func discard(_ screen: NavRuntime.ScreenHandle<Discard>) -> NavRuntime.AlertText<Discard>
  }

  /// What `sorting` needs of the app.
  @MainActor
  protocol SortingFactory {
    /// The page of `sorting`.
    associatedtype SortingPage = Any
    /// Makes the page of `sorting`; called once for each time it is pushed.
    func sorting(_ screen: NavRuntime.ScreenHandle<Sorting>) -> SortingPage
  }

  /// What `tour` needs of the app.
  @MainActor
  protocol TourFactory {
    /// The page of `tour`.
    associatedtype TourPage = Any
    /// Makes the page of `tour`; called once for each time it is pushed.
    func tour(_ screen: NavRuntime.ScreenHandle<Tour>) -> TourPage
  }

  /// What `newest` needs of the app.
  @MainActor
  protocol NewestFactory {
    /// The page of `newest`.
    associatedtype NewestPage = Any
    /// Makes the page of `newest`; called once for each time it is pushed.
    func newest(_ screen: NavRuntime.ScreenHandle<Newest>) -> NewestPage
  }

  /// What `oldest` needs of the app.
  @MainActor
  protocol OldestFactory {
    /// The page of `oldest`.
    associatedtype OldestPage = Any
    /// Makes the page of `oldest`; called once for each time it is pushed.
    func oldest(_ screen: NavRuntime.ScreenHandle<Oldest>) -> OldestPage
  }

  /// What `box` needs of the app.
  @MainActor
  protocol BoxFactory {
    /// The page of `box`.
    associatedtype BoxPage = Any
    /// Makes the page of `box`; called once for each time it is pushed.
    func box(_ screen: NavRuntime.ScreenHandle<Box>) -> BoxPage
  }
}

extension Album {
  /// Makes the page of every screen, and hears of every segue; all but the factories have defaults.
  @MainActor
  protocol Screens: NavRuntime.GraphScreens, ListFactory, PictureFactory, VaultFactory,
    CaptionFactory, DiscardFactory, SortingFactory, TourFactory, NewestFactory, OldestFactory,
    BoxFactory
  where Graph == Album {
    /// Before `open` of `list` shows the page it has made.
    func prepareListOpen(for segue: NavRuntime.PushSegue<ListPage, PicturePage, Picture>)
    /// Before `openVault` of `list` shows the page it has made.
    func prepareListOpenVault(for segue: NavRuntime.PushSegue<ListPage, VaultPage, Vault>)
    /// Before `sort` of `list` shows the page it has made.
    func prepareListSort(for segue: NavRuntime.PushSegue<ListPage, SortingPage, Sorting>)
    /// Before `tour` of `list` shows the page it has made.
    func prepareListTour(for segue: NavRuntime.PushSegue<ListPage, TourPage, Tour>)
    /// Before `shelves` of `list` shows the page it has made.
    func prepareListShelves(for segue: NavRuntime.PushSegue<ListPage, Never, Shelves>)
    /// When a plain back has come down to `list`.
    func backToList(for segue: NavRuntime.BackSegue<ListPage>)
    /// When `apply` of `sorting` unwinds to `list`.
    func unwindSortingApply(for segue: NavRuntime.UnwindSegue<SortingPage, ListPage, String>)
    /// When `close` of `tour` unwinds to `list`.
    func unwindTourClose(for segue: NavRuntime.UnwindSegue<TourPage, ListPage, Void>)
    /// Before `next` of `picture` shows the page it has made.
    func preparePictureNext(for segue: NavRuntime.PushSegue<PicturePage, PicturePage, Picture>)
    /// Before `write` of `picture` shows the page it has made.
    func preparePictureWrite(for segue: NavRuntime.PushSegue<PicturePage, CaptionPage, Caption>)
    /// When a plain back has come down to `picture`.
    func backToPicture(for segue: NavRuntime.BackSegue<PicturePage>)
    /// When `save` of `caption` unwinds to `picture`.
    func unwindCaptionSave(for segue: NavRuntime.UnwindSegue<CaptionPage, PicturePage, String>)
    /// When `discard` of `discard` unwinds to `picture`.
    func unwindDiscardDiscard(
      for segue: NavRuntime.UnwindSegue<NavRuntime.AlertText<Discard>, PicturePage, Void>
    )
    /// Before `askDiscard` of `caption` shows the page it has made.
    func prepareCaptionAskDiscard(
      for segue: NavRuntime.PushSegue<CaptionPage, NavRuntime.AlertText<Discard>, Discard>
    )
    /// When a plain back has come down to `caption`.
    func backToCaption(for segue: NavRuntime.BackSegue<CaptionPage>)
    /// When `keep` of `discard` unwinds to `caption`.
    func unwindDiscardKeep(
      for segue: NavRuntime.UnwindSegue<NavRuntime.AlertText<Discard>, CaptionPage, Void>
    )
    /// Before `openFirst` of `newest` shows the page it has made.
    func prepareNewestOpenFirst(for segue: NavRuntime.PushSegue<NewestPage, BoxPage, Box>)
    /// When a plain back has come down to `newest`.
    func backToNewest(for segue: NavRuntime.BackSegue<NewestPage>)
  }
}

extension Album.Screens {
  /// Before `open` of `list` shows the page it has made.
  func prepareListOpen(for _: NavRuntime.PushSegue<ListPage, PicturePage, Album.Picture>) {}
  /// Before `openVault` of `list` shows the page it has made.
  func prepareListOpenVault(for _: NavRuntime.PushSegue<ListPage, VaultPage, Album.Vault>) {}
  /// Before `sort` of `list` shows the page it has made.
  func prepareListSort(for _: NavRuntime.PushSegue<ListPage, SortingPage, Album.Sorting>) {}
  /// Before `tour` of `list` shows the page it has made.
  func prepareListTour(for _: NavRuntime.PushSegue<ListPage, TourPage, Album.Tour>) {}
  /// Before `shelves` of `list` shows the page it has made.
  func prepareListShelves(for _: NavRuntime.PushSegue<ListPage, Never, Album.Shelves>) {}
  /// When a plain back has come down to `list`.
  func backToList(for _: NavRuntime.BackSegue<ListPage>) {}
  /// When `apply` of `sorting` unwinds to `list`.
  func unwindSortingApply(for _: NavRuntime.UnwindSegue<SortingPage, ListPage, String>) {}
  /// When `close` of `tour` unwinds to `list`.
  func unwindTourClose(for _: NavRuntime.UnwindSegue<TourPage, ListPage, Void>) {}
  /// Before `next` of `picture` shows the page it has made.
  func preparePictureNext(for _: NavRuntime.PushSegue<PicturePage, PicturePage, Album.Picture>) {}
  /// Before `write` of `picture` shows the page it has made.
  func preparePictureWrite(for _: NavRuntime.PushSegue<PicturePage, CaptionPage, Album.Caption>) {}
  /// When a plain back has come down to `picture`.
  func backToPicture(for _: NavRuntime.BackSegue<PicturePage>) {}
  /// When `save` of `caption` unwinds to `picture`.
  func unwindCaptionSave(for _: NavRuntime.UnwindSegue<CaptionPage, PicturePage, String>) {}
  /// When `discard` of `discard` unwinds to `picture`.
  func unwindDiscardDiscard(
    for _: NavRuntime.UnwindSegue<NavRuntime.AlertText<Album.Discard>, PicturePage, Void>
  ) {}
  /// Before `askDiscard` of `caption` shows the page it has made.
  func prepareCaptionAskDiscard(
    for _: NavRuntime.PushSegue<CaptionPage, NavRuntime.AlertText<Album.Discard>, Album.Discard>
  ) {}
  /// When a plain back has come down to `caption`.
  func backToCaption(for _: NavRuntime.BackSegue<CaptionPage>) {}
  /// When `keep` of `discard` unwinds to `caption`.
  func unwindDiscardKeep(
    for _: NavRuntime.UnwindSegue<NavRuntime.AlertText<Album.Discard>, CaptionPage, Void>
  ) {}
  /// Before `openFirst` of `newest` shows the page it has made.
  func prepareNewestOpenFirst(for _: NavRuntime.PushSegue<NewestPage, BoxPage, Album.Box>) {}
  /// When a plain back has come down to `newest`.
  func backToNewest(for _: NavRuntime.BackSegue<NewestPage>) {}

  /// The page of a screen, made by its factory.
  func makePage(_ screen: NavRuntime.ScreenID, _ context: NavRuntime.PageContext) -> Any {
    switch screen.rawValue {
    case 0: return list(context.handle())
    case 1: return picture(context.handle())
    case 2: return vault(context.handle())
    case 3: return caption(context.handle())
    case 4: return discard(context.handle())
    case 5: return sorting(context.handle())
    case 6: return tour(context.handle())
    case 8: return newest(context.handle())
    case 9: return oldest(context.handle())
    case 10: return box(context.handle())
    default: preconditionFailure("no screen \(screen)")
    }
  }

  /// Calls the hook that prepares for a push.
  func preparePush(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case 0: prepareListOpen(for: NavRuntime.PushSegue(context))
    case 1: prepareListOpenVault(for: NavRuntime.PushSegue(context))
    case 2: prepareListSort(for: NavRuntime.PushSegue(context))
    case 3: prepareListTour(for: NavRuntime.PushSegue(context))
    case 4: prepareListShelves(for: NavRuntime.PushSegue(context))
    case 5: preparePictureNext(for: NavRuntime.PushSegue(context))
    case 6: preparePictureWrite(for: NavRuntime.PushSegue(context))
    case 7: prepareCaptionAskDiscard(for: NavRuntime.PushSegue(context))
    case 15: prepareNewestOpenFirst(for: NavRuntime.PushSegue(context))
    default: break
    }
  }

  /// Calls the hook of the screen that an unwind lands on.
  func unwind(_ segue: NavRuntime.SegueID, _ context: NavRuntime.SegueContext) {
    switch segue.rawValue {
    case -1:
      switch context.targetScreen.rawValue {
      case 0: backToList(for: NavRuntime.BackSegue(context))
      case 1: backToPicture(for: NavRuntime.BackSegue(context))
      case 3: backToCaption(for: NavRuntime.BackSegue(context))
      case 8: backToNewest(for: NavRuntime.BackSegue(context))
      default: break
      }
    case 8: unwindCaptionSave(for: NavRuntime.UnwindSegue(context))
    case 9: unwindDiscardDiscard(for: NavRuntime.UnwindSegue(context))
    case 10: unwindDiscardKeep(for: NavRuntime.UnwindSegue(context))
    case 11: unwindSortingApply(for: NavRuntime.UnwindSegue(context))
    case 12: unwindTourClose(for: NavRuntime.UnwindSegue(context))
    default: break
    }
  }
}
