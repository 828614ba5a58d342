import Foundation
import NavRuntime
import SeededRandom

@testable import NavLab
@testable import NavUIKit
@testable import UIKit

/// A random run of an app that calls anything at any moment: the navigator, the host's delegate, and UIKit itself; and of a person and a system who do
/// as they please. The same seed is the same run.
@MainActor final class HostileWorld {
  /// Where the host lives.
  enum Home: Int, CaseIterable { case window, controller, stack }

  let simulator: Simulator
  let home: Home
  private let repertoire: HostileRepertoire
  var random: SplitMix
  var host: UIKitHost?
  var navigator: (any HostileNavigator)?
  var handles: [(screen: ScreenID, handle: any LabHandle)] = []
  var pages: [Device.Weak<HostilePage>] = []
  var kept: Set<ScreenID> = []
  var forbidden: Set<ScreenID> = []
  var locks: [NavigationLock] = []
  /// What happened, for whoever wants to know.
  private(set) var log: [String] = []
  var logs = false

  let screen = UIWindow(frame: .zero)
  let scene = UIWindowScene(session: UISceneSession())
  /// The searches that pages have.
  private var searches: [UISearchController] = []
  /// What the app has in the window.
  var root: UIViewController?
  /// The app's own navigation controller, where the host lives on one.
  private(set) var stack: UINavigationController?
  private let delegate = HostileDelegate()
  private var observation: EventObservation?
  private var requested: [RequestID: Int] = [:]
  private var reentries: [HostileMoment: [(left: Int, act: HostileAct)]] = [:]
  private var depth = 0
  private var left = 24
  private var found: [String] = []
  /// Corruptions that the app has brought about by calls of its own.
  var excused = 0
  /// Which moments had a call.
  private(set) var reached: Set<HostileMoment> = []
  private(set) var acted: Set<HostileAct> = []
  private(set) var generation = 0
  private var isOver = false

  init(_ seed: UInt64, _ simulator: Simulator, _ repertoire: HostileRepertoire) {
    (self.simulator, self.repertoire) = (simulator, repertoire)
    random = SplitMix(seed: seed)
    home = Home.allCases[random.below(4) % Home.allCases.count]
    delegate.world = self
    for _ in 0..<random.below(8) {
      let moment = repertoire.anyMoment(&random)
      reentries[moment, default: []].append((random.below(4), repertoire.anyAct(&random)))
    }
    settle()
    connect()
  }

  /// Puts a host into the window.
  private func settle() {
    let time = HostTime(now: { [simulator] in simulator.now }) { [simulator] delay, action in
      var isCancelled = false
      simulator.after(delay) { if !isCancelled { action() } }
      return { isCancelled = true }
    }
    let host: UIKitHost
    switch home {
    case .window:
      host = UIKitHost(in: screen, time: time)
      root = screen.rootViewController
    case .controller:
      let controller = UIViewController(nibName: nil, bundle: nil)
      host = UIKitHost(in: controller, time: time)
      screen.rootViewController = controller
      root = controller
    case .stack:
      let stack = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
      stack.delegate = delegate
      screen.rootViewController = stack
      (root, self.stack) = (stack, stack)
      host = UIKitHost(over: stack, time: time)
      host.onLeave = { [weak self] in self?.happens(.leaves) }
    }
    if random.chance(50), home != .stack { forbidden = [ScreenID(rawValue: Int32(LabScreen.main.rawValue))] }
    self.host = host
    host.prepareStack = { [weak self] _ in self?.happens(.prepares) }
    host.prepareTabs = { [weak self] _ in self?.happens(.prepares) }
    host.prepareSheet = { [weak self] _, _ in self?.happens(.prepares) }
    screen.windowScene = scene
    screen.makeKeyAndVisible()
  }

  /// A navigator on the host, in place of the one before.
  func connect() {
    guard let host else { return }
    generation += 1
    requested = [:]
    // Tabs have no room on a navigation controller of somebody else's.
    let next: any HostileNavigator = home == .stack ? make(FlatGraph.self, host) : make(LabGraph.self, host)
    // What the one before says at its end is not counted.
    observation = next.observe { [weak self, generation] event in
      if self?.generation == generation { self?.take(event) }
    }
    replaceNavigator(with: next)
    _ = next.start()
  }

  /// The former one is freed when nothing is being written: its pages' ends may do the same.
  func replaceNavigator(with next: (any HostileNavigator)?) {
    let former = navigator
    navigator = next
    withExtendedLifetime(former) {}
  }

  private func make<Graph: HostileGraph>(_ graph: Graph.Type, _ host: UIKitHost) -> any HostileNavigator {
    let app = HostileApp<Graph>(self)
    return Navigator(host: host, screens: app, facts: app)
  }

  var graph: any HostileGraph.Type { home == .stack ? FlatGraph.self : LabGraph.self }

  private func take(_ event: NavigationEvent) {
    switch event.kind {
    case .requested(let request): requested[request.id, default: 0] += 0
    case .ended(let request, let outcome):
      requested[request, default: 0] += 1
      note("  \(request) ended: \(outcome)")
      happens(.outcome)
    default: happens(.event)
    }
  }

  func note(_ text: @autoclosure () -> String) { if logs { log.append("\(simulator.now) " + text()) } }

  // MARK: - What is called

  /// Code of the app runs.
  func happens(_ moment: HostileMoment) {
    guard !isOver, depth < 4, left > 0, let index = reentries[moment]?.indices.first else { return }
    if let waiting = reentries[moment]?[index].left, waiting > 0 {
      reentries[moment]?[index].left -= 1
      return
    }
    guard let act = reentries[moment]?.remove(at: index).act else { return }
    left -= 1
    depth += 1
    reached.insert(moment)
    note("  in \(moment):")
    // In a deinit the task's own values are not there.
    Simulator.$current.withValue(simulator) { make(act) }
    depth -= 1
  }

  func make(_ act: HostileAct) {
    acted.insert(act)
    note("\(act)")
    perform(act)
  }

  // MARK: - A run

  /// Plays so many steps, comes to rest, and says what does not hold.
  func run() async -> [String] {
    for _ in 0..<(4 + random.below(14)) {
      make(random.chance(70) ? .ordinary(&random) : repertoire.anyAct(&random))
      await pass(.milliseconds([0, 0, 16, 100, 350, 400, 1_000, 3_000][random.below(8)]))
    }
    reentries = [:]
    await restore()
    await pass(.seconds(60))
    if !(host?.hasLeft ?? false) { await judge() }
    await end()
    return found
  }

  /// Time passes, and whatever waits for the main actor has its turn: a navigator that is gone lets go of its host then.
  private func pass(_ time: Duration) async {
    for _ in 0..<3 { await Task.yield() }
    simulator.advance(by: time)
    for _ in 0..<3 { await Task.yield() }
  }

  /// The app comes to its senses.
  private func restore() async {
    locks.forEach { $0.release() }
    locks = []
    kept = []
    simulator.faults = []
    screen.rootViewController = root
    screen.isHidden = false
    await pass(.seconds(1))
    for level in levels {
      level.endDismissal(isCancelled: true)
      native(level)?.endSwipe(isCancelled: true)
    }
    await pass(.seconds(30))
    for level in levels where level is Stranger {
      // Also one that would never have come to its place.
      level.presentation?.endUnseen()
      excuse { level.ownPresenting?.dismiss(animated: false) }
    }
    await pass(.seconds(5))
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
    await pass(.seconds(30))
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    for search in searches where search.isActive { excuse { search.isActive = false } }
    await pass(.seconds(30))
    navigator?.factsDidChange()
  }

  /// The page on top is searched, or is no more.
  func search() {
    guard let page = native?.topViewController else { return }
    if let search = page.navigationItem.searchController {
      search.isActive.toggle()
    } else {
      let search = UISearchController(searchResultsController: nil)
      page.navigationItem.searchController = search
      searches.append(search)
      search.isActive = true
    }
  }

  private func fails(_ text: String) { found.append(text) }

  private func judge() async {
    // One that was not let to start shows what was there.
    guard let host, let navigator, !navigator.stack.isEmpty else {
      // Nobody looks any more after a transition that UIKit never ends.
      host?.settle()
      await pass(.seconds(1))
      return lookAtPages()
    }
    if host.isAnimating { fails("the host still moves") }
    if navigator.isBusy { fails("the navigator is busy") }
    let ids = Set(handles.map(\.handle.id))
    let stood = navigator.stack.map(\.id).filter(ids.contains)
    if stood != host.shownInstances { fails("the navigator has \(stood), the host \(host.shownInstances)") }
    let seen = levels.flatMap { level in native(level)?.viewControllers ?? [] }.compactMap {
      ($0 as? HostilePage)?.instance
    }
    let withPages = stood.filter { id in pages.contains { $0.object?.instance == id } }
    if seen != withPages { fails("the navigator has \(withPages), UIKit shows \(seen)") }
    for level in levels where !level.view.isUserInteractionEnabled && !(level is Stranger) { fails("taps are off") }
    if host.isCovered { fails("somebody else's layer is still there") }
    for (request, count) in requested where count != 1 { fails("\(request) had \(count) outcomes") }
    let corrupt = simulator.corruptions.count - excused
    if corrupt > 0 { fails("\(corrupt) corruptions: \(simulator.corruptions)") }
    if simulator.waiting > 0, !host.isCovered { fails("\(simulator.waiting) calls are due in an app at rest") }
    // A host that has failed keeps what it was to forget until it is told something else.
    navigator.restoreWith(ScreenID(rawValue: home == .stack ? 1 : Int32(LabScreen.a.rawValue)))
    await pass(.seconds(10))
    lookAtPages()
  }

  /// Only what UIKit holds is alive.
  private func lookAtPages() {
    let held = levels.flatMap { level in
      ((level as? UITabBarController)?.viewControllers ?? [level]).compactMap { $0 as? UINavigationController }
    }.flatMap(\.viewControllers).map(ObjectIdentifier.init)
    for page in pages.compactMap(\.object) where !held.contains(ObjectIdentifier(page)) {
      fails("the page of \(page.instance) is not freed")
    }
  }

  /// The app lets go of everything.
  private func end() async {
    isOver = true
    observation = nil
    replaceNavigator(with: nil)
    handles = []
    searches = []
    weak let host = host
    self.host = nil
    root = nil
    stack = nil
    screen.rootViewController = nil
    // A navigator that goes lets its host go later, and that its pages.
    for _ in 0..<3 { await pass(.seconds(60)) }
    if host != nil { fails("the host is not freed") }
    for page in pages.compactMap(\.object) { fails("the page of \(page.instance) is not freed at the end") }
  }

  // MARK: - What there is

  /// What lies over one another, from the bottom.
  var levels: [UIViewController] {
    guard let root = screen.rootViewController else { return [] }
    var bottom: UIViewController = root
    while !(bottom is UINavigationController || bottom is UITabBarController), let child = bottom.children.first {
      bottom = child
    }
    var all = [bottom]
    var next = root.ownPresented
    while let layer = next {
      // That is a part of the page.
      if !(layer is UISearchController) { all.append(layer) }
      next = layer.ownPresented
    }
    return all
  }

  func native(_ level: UIViewController) -> UINavigationController? {
    ((level as? UITabBarController)?.selectedViewController ?? level) as? UINavigationController
  }

  /// The native stack on top.
  var native: UINavigationController? { levels.last.flatMap(native) }

  /// A call of UIKit's that the app makes past the navigator.
  func excuse(_ act: () -> Void) {
    let before = simulator.corruptions.count
    act()
    excused += simulator.corruptions.count - before
  }
}
