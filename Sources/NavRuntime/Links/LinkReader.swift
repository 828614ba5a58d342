internal import NavTable

/// Creates the app's screens from the arguments of links and segues.
final class LinkReader: ScreenReader {
  let table: GraphTable
  /// The links of the graph. Created when the first link is opened.
  private(set) lazy var links = LinkMap(table)
  /// The types of the screens, by their numbers in the whole graph.
  private let types: (ScreenID) -> (any Screen.Type)?

  init(_ table: GraphTable, types: @escaping (ScreenID) -> (any Screen.Type)?) {
    self.table = table
    self.types = types
  }

  func value(of screen: ScreenID, _ arguments: [String: ArgumentReader.Given]) -> (any Screen)? {
    var reader = ArgumentReader(arguments)
    return try? types(screen)?.init(from: &reader)
  }

  func argument(_ text: String, of name: String, of screen: ScreenID) -> ArgumentReader.Given? {
    .literal(.text(text))
  }

  func argument(_ passed: PassedArgument.Value, from source: (any Screen)?) -> ArgumentReader.Given? {
    switch passed {
    case .literal(let literal): .literal(literal)
    case .source(let name): source?.namedArguments.first { $0.name == name }.map { .value($0.value) }
    }
  }

  func isURL(_ name: String, of value: any Screen) -> Bool {
    guard let argument = value.namedArguments.first(where: { $0.name == name }) else { return false }
    let type = String(reflecting: type(of: argument.value))
    return Self.urlTypes.contains { type == $0 || type == "Swift.Optional<\($0)>" }
  }

  /// The names of Foundation's `URL`, because the runtime does not import Foundation.
  private static let urlTypes = ["Foundation.URL", "FoundationEssentials.URL"]

  func arguments(of value: any Screen) -> [(name: String, value: ArgumentReader.Given)] {
    value.namedArguments.map { ($0.name, .value($0.value)) }
  }
}
