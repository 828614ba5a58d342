import Foundation
import NavRuntime
import Observation
import Testing

@testable import NavUIKit
@testable import UIKit

/// A page with a name that records when it appears and disappears.
@MainActor final class MailPage: UIViewController {
  let name: String
  private let notices: @MainActor (String) -> Void

  init(_ name: String, notices: @escaping @MainActor (String) -> Void) {
    (self.name, self.notices) = (name, notices)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("not created from a storyboard") }

  override func viewWillAppear(_ animated: Bool) { notices("+\(name)") }
  override func viewDidAppear(_ animated: Bool) { notices("++\(name)") }
  override func viewWillDisappear(_ animated: Bool) { notices("-\(name)") }
  override func viewDidDisappear(_ animated: Bool) { notices("--\(name)") }
}

/// The mail with view controllers, in a window whose width a test changes.
@MainActor final class MailOnUIKit {
  let simulator: Simulator
  let window = UIWindow(frame: .zero)
  let facts = Facts()
  let host: UIKitHost
  let navigator: Navigator<Mail, UIKitHost>
  let screens: Screens

  private init(_ simulator: Simulator) {
    self.simulator = simulator
    screens = Screens()
    host = UIKitHost(in: window, time: .simulated(simulator))
    navigator = Navigator(host: host, screens: screens, facts: facts)
    navigator.log = { _ in }
  }

  /// Runs a test in a new world.
  static func run(
    isWide: Bool = true, in mode: Simulator.Hostility = [], isSeen: Bool = true,
    _ test: @MainActor (MailOnUIKit) throws -> Void
  ) rethrows {
    let simulator = Simulator()
    simulator.hostility = mode
    try Simulator.$current.withValue(simulator) {
      simulator.resize(isWide: isWide, isAnimated: false)
      let world = MailOnUIKit(simulator)
      if isSeen { world.window.makeKeyAndVisible() }
      world.navigator.start()
      world.pass(3)
      try test(world)
      #expect(simulator.corruptions.isEmpty && simulator.lost.isEmpty, "\(simulator.corruptions) \(simulator.lost)")
      world.window.rootViewController = nil
    }
  }

  @Observable final class Facts: Mail.Facts {
    var hasDraft = false
  }

  @MainActor final class Screens: Mail.Screens {
    /// Called with each event of a page.
    var whenNoticed: (String) -> Void = { _ in }
    private(set) var made: [String] = []
    private var pages: [WeakPage] = []

    private struct WeakPage { weak var page: MailPage? }

    /// The names of the pages that are in memory.
    var alive: [String] { pages.compactMap { $0.page?.name }.sorted() }

    func page(named name: String) -> MailPage? { pages.compactMap(\.page).last { $0.name == name } }

    private func page(_ name: String) -> UIViewController {
      made.append(name)
      let page = MailPage(name) { [weak self] in self?.whenNoticed($0) }
      pages.append(WeakPage(page: page))
      return page
    }

    func mailboxes(_ screen: Mail.Mailboxes.Handle) -> UIViewController { page("mailboxes") }
    func mailboxesPlaceholder(_ screen: Mail.Mailboxes.Handle) -> UIViewController { page("(none)") }
    func help(_ screen: Mail.Help.Handle) -> UIViewController { page("help") }
    func message(_ screen: Mail.Message.Handle) -> UIViewController { page("message \(screen.arguments.id)") }
    func headers(_ screen: Mail.Headers.Handle) -> UIViewController { page("headers") }
    func filters(_ screen: Mail.Filters.Handle) -> UIViewController { page("filters") }
    func letter(_ screen: Mail.Letter.Handle) -> UIViewController { page("letter") }
    func tour(_ screen: Mail.Tour.Handle) -> UIViewController { page("tour") }
    func discard(_ screen: Mail.Discard.Handle) -> AlertText<Mail.Discard> {
      AlertText(title: "Throw it away?", discard: "Discard", keep: "Keep")
    }
    func folders(_ screen: Mail.Folders.Handle) -> UIViewController { page("folders") }
    func foldersPlaceholder(_ screen: Mail.Folders.Handle) -> UIViewController { page("(no file)") }
    func folder(_ screen: Mail.Folder.Handle) -> UIViewController { page("folder \(screen.arguments.id)") }
    func file(_ screen: Mail.File.Handle) -> UIViewController { page("file \(screen.arguments.id)") }
    func notes(_ screen: Mail.Notes.Handle) -> UIViewController { page("notes") }
    func note(_ screen: Mail.Note.Handle) -> UIViewController { page("note") }
  }

  // MARK: - What is shown

  /// The split of the bottom, or of the selected tab of a layer.
  func split(in layer: Int = 0) throws -> UISplitViewController {
    try #require(host.layers[layer].run?.shownController as? UISplitViewController)
  }

  /// The names of the pages in each native stack of a split that the user sees, from the first column.
  func columns(in layer: Int = 0) -> [[String]] {
    let split = try? split(in: layer)
    return split?.seenStacks.map { $0.viewControllers.map { ($0 as? MailPage)?.name ?? "\($0)" } } ?? []
  }

  /// The native stack of a column, from 0.
  func column(_ index: Int) throws -> UINavigationController {
    let stacks = try split().seenStacks
    return try #require(stacks.indices.contains(index) ? stacks[index] : nil)
  }

  /// The names of the screens on the stack.
  var stack: [String] { navigator.stack.map(\.name) }

  /// The changes of the form that the navigator recorded, and the transitions that ended, in order.
  var ends: [String] {
    navigator.lastEvents.compactMap { event in
      switch event.kind {
      case .formChanged(let isExpanded): isExpanded ? "expanded" : "collapsed"
      case .ended(_, let outcome): "\(outcome)"
      default: nil
      }
    }
  }

  // MARK: - What happens

  func pass(_ seconds: Double) { simulator.advance(by: .seconds(seconds)) }

  func resize(isWide: Bool, pass seconds: Double = 3) {
    simulator.resize(isWide: isWide)
    pass(seconds)
  }

  /// Sends the app to the background, and takes the pictures of it in both widths.
  func leave() { NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil) }
  func comeBack() { NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil) }

  var mailboxes: Mail.Mailboxes.Handle { get throws { try #require(navigator.handle(Mail.Mailboxes.self)) } }
  var message: Mail.Message.Handle { get throws { try #require(navigator.handle(Mail.Message.self)) } }
  var folders: Mail.Folders.Handle { get throws { try #require(navigator.handle(Mail.Folders.self)) } }
  var folder: Mail.Folder.Handle { get throws { try #require(navigator.handle(Mail.Folder.self)) } }

  /// Opens a message and its headers.
  func openHeaders() throws {
    try mailboxes.open(id: 7)
    pass(3)
    try message.showHeaders()
    pass(3)
    #expect(stack == ["mailboxes", "message", "headers"])
  }
}
