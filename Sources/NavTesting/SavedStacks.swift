public import NavRuntime

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The screens of a saved stack that a graph does not restore.
public struct LostScreens: Error, Hashable, CustomStringConvertible {
  /// The names of the screens in the saved stack, from the bottom.
  public let names: [String]

  /// A sentence with the names.
  public var description: String { "these screens are not restored: \(names.joined(separator: ", "))" }
}

/// Checks that a graph can read each screen of a saved stack. Use it with the stacks that earlier releases of your app
/// saved as JSON.
///
/// The check covers the names of screens and tabs, and the arguments with the app's own types. ``expectRestore(_:in:)``
/// also covers the segues and the predicates.
///
/// - Parameters:
///   - saved: The JSON of a `NavigationState`.
///   - graph: The graph.
/// - Throws: ``LostScreens``, or a `DecodingError` if the text is not the JSON of a stack.
public func expectRestore<Graph: NavigationGraph>(_ saved: some Sequence<UInt8>, of graph: Graph.Type) throws {
  let data = Data(saved)
  let state = try JSONDecoder().decode(NavigationState<Graph>.self, from: data)
  let read = try SavedPages(JSONEncoder().encode(state))
  try SavedPages(data).expect(read.path.count, read.parked)
}

/// Checks that a navigator restores a saved stack in full.
///
/// The facts of the navigator decide which screens can be on the stack. The navigator must not have started.
///
/// - Parameters:
///   - saved: The JSON of a `NavigationState`.
///   - navigator: A navigator with the app's screens and facts.
/// - Throws: ``LostScreens``, or a `DecodingError` if the text is not the JSON of a stack.
@MainActor public func expectRestore<Graph: NavigationGraph, Page>(
  _ saved: some Sequence<UInt8>, in navigator: Navigator<Graph, InMemoryHost<Page>>
) throws {
  let data = Data(saved)
  let state = try JSONDecoder().decode(NavigationState<Graph>.self, from: data)
  navigator.restore(state)
  let read = try SavedPages(JSONEncoder().encode(state))
  let shown = try SavedPages(JSONEncoder().encode(navigator.state))
  // Another root can be at the bottom.
  let common = zip(read.path, shown.path).prefix { $0 == $1 }.count
  try SavedPages(data).expect(common, common == 0 ? [] : shown.parked)
}

/// The names in a saved stack.
private struct SavedPages {
  private struct Page: Decodable {
    let screen: String
    let container: Container?
  }

  private struct Container: Decodable {
    let screen: String
    let parked: [String: [Page]]?
  }

  /// The screens from the bottom, with their containers.
  let path: [String]
  /// The screens of the tabs that are not selected.
  let parked: [String]

  init(_ data: Data) throws {
    let pages = try JSONDecoder().decode([Page].self, from: data)
    path = pages.flatMap { page in (page.container.map { [$0.screen] } ?? []) + [page.screen] }
    parked = pages.compactMap { $0.container?.parked }.flatMap { runs in
      runs.sorted { $0.key < $1.key }.flatMap { $0.value.map(\.screen) }
    }
  }

  /// Compares the saved pages with the number of pages that are restored, and with the names in other tabs. Pages can
  /// have new names.
  func expect(_ count: Int, _ restored: [String]) throws {
    var lost = Array(path.dropFirst(count))
    if restored.count < parked.count {
      let found = Set(restored)
      let missing = parked.filter { !found.contains($0) }
      lost += missing.isEmpty ? parked : missing
    }
    if !lost.isEmpty { throw LostScreens(names: lost) }
  }
}
