public import NavRuntime

/// Checks of any host that it keeps the contract of `NavigationHost`: what an author of a host calls from a test.
///
/// ```swift
/// @MainActor @Test func theHostKeepsItsWord() async {
///   let host = TextHost()
///   let report = await HostConformance.check(host) { number in "page \(number)" }
///   #expect(report.holds, "\(report)")
/// }
/// ```
///
/// The host is driven through a fixed list of changes: pushes, pops by one page and by several, whole stacks, layers, alerts and tabs as far
/// as it `NavigationHost.supports` them, all of them in one change; with animation and without, one change at the completion of
/// another, one that comes too early, in a hidden window. After each it is read what the host shows. ``HostReport/driven`` has what it was told.
public enum HostConformance {
  /// Drives a host through all of it.
  ///
  /// - Parameters:
  ///   - host: A host that nobody has told anything yet. It is the kit's from then on.
  ///   - hands: What a person and a system can do to it.
  ///   - time: Lets so much time pass, a few milliseconds at a time: sleeps, unless it is said otherwise. A host with a clock of its own has
  ///     it moved, one of a toolkit has its main loop turned.
  ///   - page: Makes a page with this number.
  /// - Returns: All that was wrong, each with the sentence of the protocol.
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
