internal import NavRuntime

/// Drives a host through the list of changes, and checks its behavior.
@MainActor final class ConformanceRun<Host: NavigationHost> {
  let host: Host
  let hands: UserInput
  let makePage: @MainActor (Int) -> Host.Page
  private(set) var driver: HostDriver<Host>
  private(set) var log = ConformanceLog()
  var report = HostReport()
  /// The stack that a correct host shows.
  var standing = ConformanceStack(path: [])
  /// Whether the host could not be restored, so that no further check is meaningful.
  private(set) var isLost = false
  private let pass: @MainActor (Duration) async -> Void
  private var lastTransition = 0
  private var lastInstance = 0
  private var numbers: [InstanceID: Int] = [:]
  private var pages: [InstanceID: WeakPage] = [:]

  /// Whether pages are objects, so that the run can check that they are freed.
  private(set) var hasClassesAsPages = false

  private struct WeakPage { weak var page: AnyObject? }

  /// The length of one pause.
  static var pause: Duration { .milliseconds(10) }
  /// The number of pauses that a host may take between two of its own steps.
  private static var leeway: Int { 5 }

  init(
    _ host: Host, hands: UserInput, pass: @escaping @MainActor (Duration) async -> Void,
    makePage: @escaping @MainActor (Int) -> Host.Page
  ) {
    (self.host, self.hands, self.pass, self.makePage) = (host, hands, pass, makePage)
    driver = HostDriver(host, table: ConformanceGraph.table, listener: log)
    driver.makePlaceholder = { _ in makePage(0) }
    watch(log)
  }

  private func watch(_ log: ConformanceLog) {
    log.look = { [unowned host] in (host.isAnimating, host.shownInstances, host.now) }
  }

  /// Replaces the navigator of the host by another one, which receives the host's reports from now on.
  ///
  /// - Returns: the log of the former navigator.
  @discardableResult
  func takeOver() -> ConformanceLog {
    let former = log
    log = ConformanceLog()
    let kept = standing.kept.compactMap { entry in content(of: entry).map { (entry, $0) } }
    driver = HostDriver(host, table: ConformanceGraph.table, listener: log)
    driver.makePlaceholder = { [makePage] _ in makePage(0) }
    for (entry, content) in kept { driver.keep(content, of: entry) }
    watch(log)
    return former
  }

  // MARK: - Entries

  /// Creates a new instance of a screen with its own page.
  func entry(
    _ screen: ConformanceGraph.Screen, _ opening: StackOpening = .push, columns: UInt8 = 0
  ) -> StackEntry {
    lastInstance += 1
    let entry = StackEntry(
      instance: InstanceID(rawValue: Self.firstInstance + lastInstance), screen: screen.id,
      key: KeyToken(rawValue: lastInstance), opening: opening, columns: ColumnCount(rawValue: columns))
    if screen.isContainer { return entry }
    driver.keep(content(of: entry) ?? made(for: entry), of: entry)
    return entry
  }

  /// Instances are never reused, and other code may have shown some with the same host.
  private static var firstInstance: Int { 1 << 40 }

  private func made(for entry: StackEntry) -> Any {
    let page = makePage(lastInstance)
    numbers[entry.instance] = lastInstance
    if type(of: page as Any) is AnyClass {
      hasClassesAsPages = true
      pages[entry.instance] = WeakPage(page: page as AnyObject)
    }
    return page
  }

  private func content(of entry: StackEntry) -> Any? {
    if entry.screen == ConformanceGraph.Screen.question.id { return ConformanceGraph.Question() }
    return driver.content(of: entry)
  }

  func newTransition() -> TransitionID {
    lastTransition += 1
    return TransitionID(rawValue: Self.firstInstance + lastTransition)
  }

  // MARK: - Time

  func wait(_ time: Duration) async {
    var left = time
    while left > .zero {
      await pass(min(left, Self.pause))
      left -= Self.pause
    }
  }

  /// Waits until a condition holds, for at most `time`. Returns whether it holds.
  @discardableResult
  func wait(atMost time: Duration, until holds: @MainActor () async -> Bool) async -> Bool {
    var left = time
    while !(await holds()) {
      if left <= .zero { return false }
      await pass(Self.pause)
      left -= Self.pause
    }
    return true
  }

  // MARK: - Changes

  /// The circumstances of a change.
  struct Manner {
    var isAnimated = true
    /// Whether the change is a repair, which contains the whole stack.
    var isRepair = false
    /// Whether the change is the first of a navigator, which does not know the host's stack.
    var isFirst = false
    var anchor: AnyObject?
    /// The occasion of the change, or `nil` if the host is idle.
    var occasion: HostOccasion?
    /// The change to request inside the completion.
    var next: ConformanceStack?
  }

  /// Passes a change to the host, waits for its end, and checks it. Returns whether no failure was found.
  @discardableResult
  func show(_ stack: ConformanceStack, _ name: String, _ manner: Manner = Manner()) async -> Bool {
    if isLost { return false }
    let before = report.failures.count
    let words = log.entries.count
    let (id, length) = tell(stack, manner)
    if !manner.isAnimated, length != .zero {
      report.note(.saysHowLong, name, "it is not animated, and `show` gave \(length)")
    }
    var second: (id: TransitionID, length: Duration)?
    if let next = manner.next {
      log.afterCompletion = { [unowned self] in
        standing = stack
        second = tell(next, Manner(occasion: .atCompletion))
      }
      // The completion may have arrived inside the call, before the closure was set.
      if !log.completions(of: id).isEmpty, let follow = log.afterCompletion {
        log.afterCompletion = nil
        follow()
      }
    }
    await judge(stack, id, length, name)
    if let second, let next = manner.next {
      standing = stack
      await judge(next, second.id, second.length, name + ", and another change at its completion")
    }
    let last = second == nil ? stack : manner.next ?? stack
    driver.setInteraction(true)
    standing = last
    await rest(name, after: words, id, second?.id)
    await releaseAll(but: last, name)
    await lookAtTop(name)
    if report.failures.count > before { await bringBack(name) }
    return report.failures.count == before
  }

  /// Passes a change to the host as a navigator does.
  func tell(_ stack: ConformanceStack, _ manner: Manner) -> (id: TransitionID, length: Duration) {
    report.changes += 1
    precondition(stack.kept.allSatisfy { content(of: $0) != nil }, "an instance that has left does not come back")
    let id = newTransition()
    driver.setInteraction(false)
    let length = driver.show(
      stack.path, over: manner.isFirst ? [] : standing.path, parked: stack.parked,
      manner.isFirst ? .set : kind(of: stack), isAnimated: manner.isAnimated,
      isRepair: manner.isRepair, anchor: manner.anchor, as: id
    ) { steps in
      note(steps, manner.isRepair ? .repair : manner.occasion ?? (manner.isAnimated ? .animated : .unanimated))
    }
    return (id, length)
  }

  private func kind(of stack: ConformanceStack) -> StackChangeKind {
    if stack.path.dropLast() == standing.path[...] { return .push }
    return standing.path.count > stack.path.count && standing.path.starts(with: stack.path) ? .pop : .set
  }

  /// The maximum duration of a change: the time after which a navigator would query the host.
  func limit(_ length: Duration) -> Duration { max(.seconds(2), length * 3 / 2) }

  private func judge(_ stack: ConformanceStack, _ id: TransitionID, _ length: Duration, _ name: String) async {
    var quiet = 0
    let isThere = await wait(atMost: limit(length)) {
      if !log.completions(of: id).isEmpty { return true }
      quiet = host.isAnimating ? 0 : quiet + 1
      if quiet == Self.leeway {
        report.note(.animatesUntilCompletion, name, "`isAnimating` is false, and `didShow` has not been called")
      }
      if !isOnTheWay(host.shownInstances, to: stack) {
        report.note(.showsOldOrNew, name, "on the way, `shownInstances` was \(words(host.shownInstances))")
      }
      if await hands.takesTaps?() == true { report.note(.takesInteraction, name, "a tap is taken on the way") }
      return false
    }
    guard isThere, let first = log.completions(of: id).first else {
      report.note(.completesOnce, name, "no `didShow` in \(limit(length))")
      return
    }
    if first.isAnimating { report.note(.animatesUntilCompletion, name, "`isAnimating` was true inside `didShow`") }
    if first.shown != stack.shown {
      report.note(.standsAtCompletion, name, "it was \(words(first.shown)), and should be \(words(stack.shown))")
    }
    if await hands.takesTaps?() == true { report.note(.takesInteraction, name, "a tap is taken before it was said") }
  }

  /// Whether a host may show a stack during a change: the old stack, the new one, or a lower part of either.
  private func isOnTheWay(_ shown: [InstanceID], to stack: ConformanceStack) -> Bool {
    standing.shown.starts(with: shown) || stack.shown.starts(with: shown)
  }

  /// Checks that an idle host does not change.
  private func rest(_ name: String, after count: Int, _ first: TransitionID, _ second: TransitionID?) async {
    let stands = host.shownInstances
    await wait(.milliseconds(150))
    for id in [first] + (second.map { [$0] } ?? []) where log.completions(of: id).count > 1 {
      report.note(.completesOnce, name, "`didShow` was called \(log.completions(of: id).count) times")
    }
    let expected: [ConformanceLog.Word?] = [.didShow(first), second.map { .didShow($0) }, .stackChanged]
    for word in log.entries[count...].map(\.word) where !expected.contains(word) {
      report.note(.keepsStill, name, "nobody has done anything, and the host said \(word)")
    }
    if host.isAnimating { report.note(.animatesUntilCompletion, name, "`isAnimating` is true at rest") }
    if host.shownInstances != stands { report.note(.keepsStill, name, "what is shown changed at rest") }
    if await hands.takesTaps?() == false { report.note(.takesInteraction, name, "no tap is taken at rest") }
  }

  /// Releases the pages that left the stack, and checks that the host releases them too.
  func releaseAll(but stack: ConformanceStack, _ name: String) async {
    let kept = Set(stack.kept.map(\.instance))
    let left = numbers.keys.filter { !kept.contains($0) }
    for instance in left {
      driver.release(
        StackEntry(instance: instance, screen: ConformanceGraph.Screen.page.id, key: KeyToken(rawValue: 0)))
      numbers[instance] = nil
    }
    let gone = await wait(atMost: .milliseconds(500)) { left.allSatisfy { pages[$0]?.page == nil } }
    if !gone { report.note(.letsPagesGo, name, "a page that has left is still kept") }
    for instance in left { pages[instance] = nil }
  }

  func lookAtTop(_ name: String) async {
    guard let visiblePage = hands.visiblePage, let top = standing.shown.last else { return }
    let seen = await visiblePage()
    if seen != numbers[top] {
      report.note(
        .showsTheTop, name,
        "what is seen is \(seen.map { "page \($0)" } ?? "no page"), and should be \(numbers[top].map { "page \($0)" } ?? "no page")"
      )
    }
  }

  /// Makes the host show the expected stack again after a failure.
  func bringBack(_ name: String) async {
    for _ in 0..<3 {
      driver.settle()
      await wait(atMost: .seconds(1)) { !host.isAnimating }
      if host.shownInstances == standing.shown, !host.isAnimating { return }
      let id = tell(standing, Manner(isAnimated: false, isRepair: true)).id
      await wait(atMost: .seconds(2)) { !log.completions(of: id).isEmpty && !host.isAnimating }
      driver.setInteraction(true)
      if host.shownInstances == standing.shown { return }
    }
    isLost = true
    report.note(.standsAtCompletion, name, "it could not be brought back, so the rest was not tried")
  }

  /// A description of a stack, with the number of each page.
  func words(_ shown: [InstanceID]) -> String {
    "["
      + shown.map { id in
        numbers[id].map { "page \($0)" } ?? (id.rawValue == 0 ? "a page of nobody's" : "\(id.rawValue)")
      }
      .joined(separator: ", ") + "]"
  }
}
