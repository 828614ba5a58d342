/// Graphs that together use every key of the language.
enum LanguageGraph {
  /// The files of each graph, the graph itself first.
  static let graphs = [[("all.nav.yaml", graph), ("part.nav.yaml", fragment)], [("tabs.nav.yaml", tabs)]]

  private static let graph = """
    navc: 1
    graph: All
    doc: All keys.
    root: [members, home]
    access: public
    imports: [Model]
    pages: { conform: Page, import: Toolkit }
    types:
      Order: [price, name]
      ID: { swift: Model.ID, is: [Hashable, Codable, Sendable], link: true, doc: An id. }
    facts:
      isMember: Bool
      stock: { type: Int, arguments: { id: ID }, doc: How many there are. }
      isAdult: { type: Bool, async: true, timeout: 2s, otherwise: false }
    conditions: { isNoMember: not isMember }
    links: { bases: ["all://"], whenRefused: reject }
    strings: { table: Words, language: en }
    defaults: { whenBusy: queue, animated: false, transition: fade }
    anywhere:
      push:
        openLegal:
          to: legal
          doc: Legal.
          was: [former1]
          metadata: { team: law }
          shouldPerform: isMember
          animated: true
          transition: slide
          whenBusy: drop
          hook: required
          pass: { page: 1 }
      present:
        openHelp:
          to: help
          style: popover
          doc: Help.
          was: [former2]
          metadata: { team: help }
          shouldPerform: isMember
          animated: true
          transition: slide
          whenBusy: drop
          hook: required
          pass: { page: 1 }
      go:
        seeItem:
          to: item
          via: home
          doc: An item.
          was: [former3]
          metadata: { team: sale }
          shouldPerform: isMember
          animated: true
          whenBusy: drop
          pass: { count: 1 }
    screens:
      members: { requires: isMember, present: { openMain: main } }
      home:
        title: Home
        doc: The first screen.
        class: HomeController
        metadata: { team: sale }
        bar: { hidden: true, style: compact }
        push:
          openItem:
            to: item
            doc: One.
            was: [former4]
            metadata: { a: b }
            shouldPerform: isAdult and stock(id) > 0
            recursive: false
            animated: true
            transition: slide
            whenBusy: drop
            hook: required
            pass: { count: 2 }
          openPart: part
        present:
          openEditor:
            to: editor
            style: full
            doc: Edits.
            was: [former5]
            metadata: { a: b }
            shouldPerform: isNoMember
            animated: true
            transition: slide
            whenBusy: drop
            hook: required
            pass: { text: x }
      item:
        arguments:
          id: ID
          count: { type: Int, optional: true, doc: How many. }
          order: { type: Order, default: name }
        key: [id]
        whenDuplicate: allow
        shared: true
        link: { path: "/items/{id}", via: home }
        back: { shouldPerform: isMember, otherwise: ask }
        push: { more: { to: item, recursive: { maxDepth: 4 } } }
        present: { ask: sure, again: { to: item, recursive: true } }
        go:
          other:
            to: item
            via: [home]
            doc: Goes.
            was: [former6]
            metadata: { a: b }
            shouldPerform: isMember
            animated: true
            whenBusy: drop
            pass: { id: source.id, count: 3 }
        replace:
          next:
            to: next
            from: home
            doc: Replaces.
            was: [former7]
            metadata: { a: b }
            shouldPerform: isMember
            animated: true
            transition: slide
            whenBusy: drop
            hook: required
            pass: { text: y }
        unwind:
          close:
            to: opener
            doc: Closes.
            was: [former8]
            metadata: { a: b }
            shouldPerform: isMember
            returns: Order
            animated: true
            transition: slide
            whenBusy: drop
            hook: required
      next: { arguments: { text: String } }
      editor: { arguments: { text: String } }
      sure:
        title: Drop it?
        alert: { destructive: [drop], cancel: keep, message: It is lost. }
        unwind: { drop: { to: home, label: Drop }, keep: { to: previous, label: Keep } }
      legal: { arguments: { page: Int } }
      help: { arguments: { page: Int } }
      main:
        tabs:
          one: { to: first, title: One, pass: { count: 1 }, doc: The first., metadata: { a: b }, was: uno }
          two: second
      first: { arguments: { count: Int } }
      second: {}
      part:
        mount: { file: part.nav.yaml, module: Parts }
        exits: { done: { to: home }, left: home }
    """

  private static let fragment = """
    navc: 1
    fragment: Part
    doc: A part.
    root: start
    access: public
    imports: [Model]
    pages: { conform: Page, import: Toolkit }
    exits: { done: Void, left: Void }
    types: { Size: [small, large] }
    facts: { isOpen: Bool }
    strings: { table: PartWords, language: de }
    conditions: { isShut: not isOpen }
    defaults: { animated: true }
    screens:
      start:
        arguments: { size: Size = small }
        unwind: { finish: { exit: done, shouldPerform: isShut }, leave: { exit: left } }
    """

  /// Every screen is in the container, so every screen can select its tabs.
  private static let tabs = """
    navc: 1
    graph: Tabs
    root: main
    anywhere: { go: { seeOne: { tab: one } } }
    screens:
      main: { tabs: { one: first, two: second } }
      first: { go: { seeTwo: { tab: two } } }
      second: {}
    """
}
