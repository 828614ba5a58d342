import Foundation
import NavRuntime
import SeededRandom

@testable import NavLab
@testable import NavUIKit
@testable import UIKit

/// A random run of an app that calls any API at any moment: of the navigator, of the host's delegate, and of UIKit.
/// The user and the system also act at random.
///
/// The same seed produces the same run.
@MainActor final class HostileWorld {
  /// The place of the host.
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
  /// The log of the run, recorded if `logs` is `true`.
  private(set) var log: [String] = []
  var logs = false

  let screen = UIWindow(frame: .zero)
  let scene = UIWindowScene(session: UISceneSession())
  /// The search controllers of the pages.
  private var searches: [UISearchController] = []
  /// The app's root controller of the window.
  var root: UIViewController?
  /// The app's own navigation controller, if the host uses one.
  private(set) var stack: UINavigationController?
  private let delegate = HostileDelegate()
  private var observation: EventObservation?
  private var requested: [RequestID: Int] = [:]
  private var reentries: [HostileMoment: [(left: Int, act: HostileAct)]] = [:]
  private var depth = 0
  private var left = 24
  private var found: [String] = []
  /// The number of corruptions that the app's own calls caused.
  var excused = 0
  /// The moments in which an act was performed.
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

  /// Creates a host in the window.
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

  /// Creates a navigator on the host, which replaces the previous one.
  func connect() {
    guard let host else { return }
    generation += 1
    requested = [:]
    // The app's own navigation controller does not support tabs.
    let next: any HostileNavigator = home == .stack ? make(FlatGraph.self, host) : make(LabGraph.self, host)
    // The last events of the previous navigator are not counted.
    observation = next.observe { [weak self, generation] event in
      if self?.generation == generation { self?.take(event) }
    }
    replaceNavigator(with: next)
    _ = next.start()
  }

  /// Frees the previous navigator after the assignment, because its pages may assign a navigator when they are freed.
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

  // MARK: - Acts

  /// Performs the next act for a moment in which the app's code runs.
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
    // Task-local values are not available in a `deinit`.
    Simulator.$current.withValue(simulator) { make(act) }
    depth -= 1
  }

  func make(_ act: HostileAct) {
    acted.insert(act)
    note("\(act)")
    perform(act)
  }

  // MARK: - A run

  /// Plays random steps, waits until the app is idle, and returns the violations.
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

  /// Advances the time, and lets the tasks of the main actor run. A released navigator releases its host in such a
  /// task.
  private func pass(_ time: Duration) async {
    for _ in 0..<3 { await Task.yield() }
    simulator.advance(by: time)
    for _ in 0..<3 { await Task.yield() }
  }

  /// Ends all unusual conditions, so that the app can become idle.
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
      // This includes a presentation that would never end.
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

  /// Starts or ends a search on the page on top.
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
    // If the navigator could not start, the window shows its previous contents.
    guard let host, let navigator, !navigator.stack.isEmpty else {
      // A transition that UIKit never ends is no longer polled.
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
    // After a failure, the host keeps the removed pages until its next change.
    navigator.restoreWith(ScreenID(rawValue: home == .stack ? 1 : Int32(LabScreen.a.rawValue)))
    await pass(.seconds(10))
    lookAtPages()
  }

  /// Checks that only the pages that UIKit holds are in memory.
  private func lookAtPages() {
    let held = levels.flatMap { level in
      ((level as? UITabBarController)?.viewControllers ?? [level]).compactMap { $0 as? UINavigationController }
    }.flatMap(\.viewControllers).map(ObjectIdentifier.init)
    for page in pages.compactMap(\.object) where !held.contains(ObjectIdentifier(page)) {
      fails("the page of \(page.instance) is not freed")
    }
  }

  /// Releases everything, and checks that it is freed.
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
    // A released navigator releases its host later, and the host then releases its pages.
    for _ in 0..<3 { await pass(.seconds(60)) }
    if host != nil { fails("the host is not freed") }
    for page in pages.compactMap(\.object) { fails("the page of \(page.instance) is not freed at the end") }
  }

  // MARK: - State of UIKit

  /// The controllers that cover each other, from bottom to top.
  var levels: [UIViewController] {
    guard let root = screen.rootViewController else { return [] }
    var bottom: UIViewController = root
    while !(bottom is UINavigationController || bottom is UITabBarController), let child = bottom.children.first {
      bottom = child
    }
    var all = [bottom]
    var next = root.ownPresented
    while let layer = next {
      // A search is part of its page.
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

  /// Performs UIKit calls of the app that bypass the navigator. The corruptions that they cause are excused.
  func excuse(_ act: () -> Void) {
    let before = simulator.corruptions.count
    act()
    excused += simulator.corruptions.count - before
  }
}
