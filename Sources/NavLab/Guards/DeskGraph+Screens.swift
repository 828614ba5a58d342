import NavRuntime

/// The types of the screens with columns, which do not have arguments.
extension DeskGraph {
  static func screen(_ place: LabScreen) -> any Screen {
    switch place {
    case .list: List()
    case .tray: Tray()
    case .shelf: Shelf()
    case .item: Item()
    case .other: Other()
    case .note: Note()
    case .filter: Filter()
    case .probe: LabGraph.Probe()
    case .question: LabGraph.Question()
    default: Desk()
    }
  }

  @MainActor static func handle(of place: LabScreen, _ context: PageContext) -> any LabHandle {
    switch place {
    case .list: context.handle() as ScreenHandle<List>
    case .tray: context.handle() as ScreenHandle<Tray>
    case .shelf: context.handle() as ScreenHandle<Shelf>
    case .item: context.handle() as ScreenHandle<Item>
    case .other: context.handle() as ScreenHandle<Other>
    case .note: context.handle() as ScreenHandle<Note>
    case .filter: context.handle() as ScreenHandle<Filter>
    case .probe: context.handle() as ScreenHandle<LabGraph.Probe>
    case .question: context.handle() as ScreenHandle<LabGraph.Question>
    default: context.handle() as ScreenHandle<Desk>
    }
  }

  /// The screen `desk`.
  struct Desk: PlainScreen {
    init() {}
  }

  /// The screen `list`.
  struct List: PlainScreen {
    init() {}
  }

  /// The screen `tray`.
  struct Tray: PlainScreen {
    init() {}
  }

  /// The screen `shelf`.
  struct Shelf: PlainScreen {
    init() {}
  }

  /// The screen `item`.
  struct Item: PlainScreen {
    init() {}
  }

  /// The screen `other`.
  struct Other: PlainScreen {
    init() {}
  }

  /// The screen `note`.
  struct Note: PlainScreen {
    init() {}
  }

  /// The screen `filter`.
  struct Filter: PlainScreen {
    init() {}
  }
}
