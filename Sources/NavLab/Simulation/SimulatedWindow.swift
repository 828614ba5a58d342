/// What several hosts share: the clock, and pages, each of which may be in one host only.
@MainActor package final class SimulatedWindow {
  private struct Host {
    weak var host: (any LabHost)?
  }

  /// The clock of all of them.
  package let clock = VirtualClock()
  private var lastPage = 0
  private var lastBar = 0
  private var hosts: [Host] = []

  /// A window without hosts.
  package init() {}

  /// A new page.
  package func makePage(_ place: LabScreen) -> SimulatedPage {
    lastPage += 1
    return SimulatedPage(id: lastPage, place: place)
  }

  /// The number of a new bar of tabs.
  package func makeBar() -> Int {
    lastBar += 1
    return lastBar
  }

  /// A host is in it.
  package func add(_ host: any LabHost) {
    hosts.append(Host(host: host))
  }

  /// Whether a page is on the stack of another host.
  package func holds(_ page: SimulatedPage, outside host: any LabHost) -> Bool {
    hosts.contains { other in
      guard let other = other.host, other !== host else { return false }
      return other.stack.contains(page) || other.parked.contains { $0.contains(page) }
    }
  }
}
