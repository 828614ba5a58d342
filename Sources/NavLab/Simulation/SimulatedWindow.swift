/// A window shared by several hosts, with one clock. Each of its pages may be in only one host.
@MainActor package final class SimulatedWindow {
  private struct Host {
    weak var host: (any LabHost)?
  }

  /// The clock of all hosts.
  package let clock = VirtualClock()
  private var lastPage = 0
  private var lastBar = 0
  private var hosts: [Host] = []

  /// Creates a window without hosts.
  package init() {}

  /// Creates a page.
  package func makePage(_ place: LabScreen) -> SimulatedPage {
    lastPage += 1
    return SimulatedPage(id: lastPage, place: place)
  }

  /// Returns the number of a new tab bar.
  package func makeBar() -> Int {
    lastBar += 1
    return lastBar
  }

  /// Adds a host.
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
