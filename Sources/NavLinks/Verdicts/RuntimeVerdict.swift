import NavPlayer
import NavRuntime

/// The runtime's answer to a URL from a website.
package enum RuntimeVerdict: Hashable, Sendable {
  /// The URL opens a screen.
  case opens(String)
  /// The URL cannot be read.
  case unreadable
  /// No base of the graph is the beginning of the URL.
  case elsewhere
  /// The path stays on the website.
  case ofWebsite
  /// The URL matches a link that only the app itself can open.
  case inside(String)
  /// The URL gives an argument a URL that the graph does not permit.
  case unsafe(String)
  case noLink

  package var opens: Bool { if case .opens = self { true } else { false } }

  /// A description of the answer.
  package var text: String {
    switch self {
    case .opens(let screen): "opens '\(screen)'"
    case .unreadable: "it is not a URL that navc reads"
    case .elsewhere: "it does not begin with a base of the graph"
    case .ofWebsite: "its path stays on the website ('web')"
    case .inside(let screen): "only the app itself can open '\(screen)' ('from: app')"
    case .unsafe(let screen): "it gives '\(screen)' a URL without 'https', or of a host that is not permitted"
    case .noLink: "no link matches"
    }
  }
}

extension SiteLinks {
  /// The runtime's answer to a URL from a website.
  package func verdict(on url: String) -> RuntimeVerdict {
    func name(_ stops: [PlannedStop<PrototypeReader>]) -> String {
      stops.last.map { reader.table[$0.screen].name } ?? ""
    }
    if let stops = reader.stops(of: url, from: .web) { return .opens(name(stops)) }
    guard let isUnderBase = reader.links.isUnderBase(url) else { return .unreadable }
    guard isUnderBase else { return .elsewhere }
    if reader.links.isOfWebsite(url) { return .ofWebsite }
    guard let stops = reader.stops(of: url) else { return .noLink }
    let isInside = stops.last.map { stop in reader.table.roles(of: stop.screen).contains { reader.table[$0].isInside } }
    return isInside == true ? .inside(name(stops)) : .unsafe(name(stops))
  }
}
