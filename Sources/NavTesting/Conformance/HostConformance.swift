public import NavRuntime

/// Checks that a host conforms to the contract of `NavigationHost`. The author of a host calls it from a test.
///
/// ```swift
/// @MainActor @Test func theHostKeepsItsWord() async {
///   let host = TextHost()
///   let report = await HostConformance.check(host) { number in "page \(number)" }
///   #expect(report.holds, "\(report)")
/// }
/// ```
///
/// The check drives the host through a fixed list of changes:
///
/// - pushes, pops by one page and by several, and replacements of whole stacks
/// - layers, alerts, and tabs, as far as the host `NavigationHost.supports` them, also all in one change
/// - changes with and without animation, at the completion of another change, too early, and in a hidden window
///
/// After each change, it reads the state of the host. ``HostReport/driven`` lists the changes that the host received.
public enum HostConformance {
  /// Drives a host through all checks.
  ///
  /// - Parameters:
  ///   - host: A host that has not received a change yet. It belongs to the conformance suite from now on.
  ///   - hands: The simulated input of a user and a system.
  ///   - time: Waits for this duration, a few milliseconds at a time. The default sleeps. For a host with its own
  ///     clock, advance that clock. For a host of a toolkit, run its main loop.
  ///   - page: Creates the page with this number.
  /// - Returns: The failures, each with the sentence of the protocol.
  @MainActor public static func check<Host: NavigationHost>(
    _ host: Host, hands: UserInput? = nil,
    passing time: @escaping @MainActor (Duration) async -> Void = { try? await Task.sleep(for: $0) },
    page: @escaping @MainActor (Int) -> Host.Page
  ) async -> HostReport {
    let run = ConformanceRun(host, hands: hands ?? UserInput(), pass: time, makePage: page)
    await run.checkAll()
    return run.report
  }
}
